<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message numerus="yes">
      <source>, %n strength points known</source>
      <translation>
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
      <source>, %n victory points</source>
      <translation>
        <numerusform>, %n victory point</numerusform>
        <numerusform>, %n victory points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n out next turn</source>
      <translation>
        <numerusform>%n out next turn</numerusform>
        <numerusform>%n out next turn</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n out now</source>
      <translation>
        <numerusform>%n out now</numerusform>
        <numerusform>%n out now</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hidden</source>
      <translation>
        <numerusform>%n hidden</numerusform>
        <numerusform>%n hidden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n known</source>
      <translation>
        <numerusform>%n known</numerusform>
        <numerusform>%n known</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>, %n hits</source>
      <translation>
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
  </context>
</TS>
