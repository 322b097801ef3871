<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message numerus="yes">
      <source>%n out next turn</source>
      <translation type="vanished">
        <numerusform>%n out next turn</numerusform>
        <numerusform>%n out next turn</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n out now</source>
      <translation type="vanished">
        <numerusform>%n out now</numerusform>
        <numerusform>%n out now</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in next turn</source>
      <translation type="vanished">
        <numerusform>%n in next turn</numerusform>
        <numerusform>%n in next turn</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hidden</source>
      <translation type="vanished">
        <numerusform>%n hidden</numerusform>
        <numerusform>%n hidden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n known</source>
      <translation type="vanished">
        <numerusform>%n known</numerusform>
        <numerusform>%n known</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>, %n victory points</source>
      <translation type="vanished">
        <numerusform>, %n victory point</numerusform>
        <numerusform>, %n victory points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>, %n hits</source>
      <translation type="vanished">
        <numerusform>, %n hit</numerusform>
        <numerusform>, %n hits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{place}: %n {side} counters</source>
      <translation>
        <numerusform>{place}: %n {side} counter</numerusform>
        <numerusform>{place}: %n {side} counters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>, %n strength points known</source>
      <translation type="vanished">
        <numerusform>, %n strength point known</numerusform>
        <numerusform>, %n strength points known</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n counters</source>
      <translation>
        <numerusform>%n counter</numerusform>
        <numerusform>%n counters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n counters face down are not counted.</source>
      <translation>
        <numerusform>%n counter face down is not counted.</numerusform>
        <numerusform>%n counters face down are not counted.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strength points</source>
      <translation>
        <numerusform>%n strength point</numerusform>
        <numerusform>%n strength points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source> and %n face-down counters</source>
      <translation>
        <numerusform> and %n face-down counter</numerusform>
        <numerusform> and %n face-down counters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hits to place: drag them, press a digit, or Enter as suggested.</source>
      <translation>
        <numerusform>%n hit to place: drag it, press a digit, or Enter as suggested.</numerusform>
        <numerusform>%n hits to place: drag them, press a digit, or Enter as suggested.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The pursuit inflicted %n hits [9.5].</source>
      <translation>
        <numerusform>The pursuit inflicted %n hit [9.5].</numerusform>
        <numerusform>The pursuit inflicted %n hits [9.5].</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hits</source>
      <translation>
        <numerusform>%n hit</numerusform>
        <numerusform>%n hits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pictures</source>
      <translation>
        <numerusform>%n picture</numerusform>
        <numerusform>%n pictures</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Think for yourself first: the hint appears after %n seconds.</source>
      <translation>
        <numerusform>Think for yourself first: the hint appears after %n second.</numerusform>
        <numerusform>Think for yourself first: the hint appears after %n seconds.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>These %n choices are equal as far as I can tell.</source>
      <translation>
        <numerusform>There is %n choice as far as I can tell.</numerusform>
        <numerusform>These %n choices are equal as far as I can tell.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more orders</source>
      <translation>
        <numerusform>and %n more order</numerusform>
        <numerusform>and %n more orders</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>… and %n more rolls</source>
      <translation>
        <numerusform>… and %n more roll</numerusform>
        <numerusform>… and %n more rolls</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All %n dice follow from the sealed seed.</source>
      <translation>
        <numerusform>The %n die follows from the sealed seed.</numerusform>
        <numerusform>All %n dice follow from the sealed seed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n dice have fallen so far. They can be checked when the game is over: whoever knew the seed now would know every die to come, so it stays sealed till then.</source>
      <translation>
        <numerusform>%n die has fallen so far. It can be checked when the game is over: whoever knew the seed now would know every die to come, so it stays sealed till then.</numerusform>
        <numerusform>%n dice have fallen so far. They can be checked when the game is over: whoever knew the seed now would know every die to come, so it stays sealed till then.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source> %n were broken off by “decide now” and cannot be repeated.</source>
      <translation>
        <numerusform> %n was broken off by “decide now” and cannot be repeated.</numerusform>
        <numerusform> %n were broken off by “decide now” and cannot be repeated.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{side}: a stack of %n counters seen marching {way}</source>
      <translation>
        <numerusform>{side}: %n counter seen marching {way}</numerusform>
        <numerusform>{side}: a stack of %n counters seen marching {way}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n face down</source>
      <translation>
        <numerusform>%n face down</numerusform>
        <numerusform>%n face down</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n units picked</source>
      <translation>
        <numerusform>%n unit picked</numerusform>
        <numerusform>%n units picked</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stacks can still act.</source>
      <translation>
        <numerusform>%n stack can still act.</numerusform>
        <numerusform>%n stacks can still act.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n take-backs</source>
      <translation>
        <numerusform>%n take-back</numerusform>
        <numerusform>%n take-backs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>%n more</numerusform>
        <numerusform>%n more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>computing ahead: %n moments in store</source>
      <translation>
        <numerusform>computing ahead: %n moment in store</numerusform>
        <numerusform>computing ahead: %n moments in store</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moments in store</source>
      <translation>
        <numerusform>%n moment in store</numerusform>
        <numerusform>%n moments in store</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n strength points known</source>
      <translation type="vanished">
        <numerusform>%n strength point known</numerusform>
        <numerusform>%n strength points known</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n victory points</source>
      <translation type="vanished">
        <numerusform>%n victory point</numerusform>
        <numerusform>%n victory points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n dummies</source>
      <translation>
        <numerusform>%n dummy</numerusform>
        <numerusform>%n dummies</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n others</source>
      <translation>
        <numerusform>%n other</numerusform>
        <numerusform>%n others</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Estimates of a neutral staff officer: shares of %n imagined worlds that fit what you know, weighed by how plausible each is. Nothing of it is certain.</source>
      <translation>
        <numerusform>Estimates of a neutral staff officer: shares of %n imagined world that fits what you know, weighed by how plausible each is. Nothing of it is certain.</numerusform>
        <numerusform>Estimates of a neutral staff officer: shares of %n imagined worlds that fit what you know, weighed by how plausible each is. Nothing of it is certain.</numerusform>
      </translation>
    </message>
  </context>
</TS>
