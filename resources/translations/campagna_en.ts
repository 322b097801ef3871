<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message numerus="yes">
      <source>%n face down</source>
      <translation>
        <numerusform>%n face down</numerusform>
        <numerusform>%n face down</numerusform>
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
      <source>%n hits to place: drag them, press a digit, or Enter as suggested.</source>
      <translation>
        <numerusform>%n hit to place: drag it, press a digit, or Enter as suggested.</numerusform>
        <numerusform>%n hits to place: drag them, press a digit, or Enter as suggested.</numerusform>
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
      <source>%n deals</source>
      <translation>
        <numerusform>%n deal</numerusform>
        <numerusform>%n deals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n decisions</source>
      <translation>
        <numerusform>%n decision</numerusform>
        <numerusform>%n decisions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n other worlds</source>
      <translation>
        <numerusform>%n other world</numerusform>
        <numerusform>%n other worlds</numerusform>
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
      <source>%n dice have been rolled so far. They can be checked when the game is over: anyone who knew the seed now would know every die to come, so it stays sealed until then.</source>
      <translation>
        <numerusform>%n die has been rolled so far. It can be checked when the game is over: anyone who knew the seed now would know every die to come, so it stays sealed until then.</numerusform>
        <numerusform>%n dice have been rolled so far. They can be checked when the game is over: anyone who knew the seed now would know every die to come, so it stays sealed until then.</numerusform>
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
      <source>%n counters</source>
      <translation>
        <numerusform>%n counter</numerusform>
        <numerusform>%n counters</numerusform>
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
  </context>
</TS>
