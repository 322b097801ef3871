<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message>
      <source>Map and set-up are reconstructed from the rules and from history.</source>
      <translation>La carte et la mise en place sont reconstituées d’après les règles et l’histoire.</translation>
    </message>
    <message>
      <source>Attacker</source>
      <translation>Attaquant</translation>
    </message>
    <message>
      <source>Defender</source>
      <translation>Défenseur</translation>
    </message>
    <message>
      <source>&amp;Modifier</source>
      <translation>&amp;Modificateur</translation>
    </message>
    <message>
      <source>M&amp;arshals</source>
      <translation>M&amp;aréchaux</translation>
    </message>
    <message>
      <source>&amp;Cannot withdraw</source>
      <translation>&amp;Ne peut pas se replier</translation>
    </message>
    <message>
      <source>An assault from its first roll [7.1, 7.2]</source>
      <translation>Un assaut dès son premier jet [7.1, 7.2]</translation>
    </message>
    <message>
      <source>One shot of artillery or light infantry [9.1, 10.2]</source>
      <translation>Un tir d’artillerie ou d’infanterie légère [9.1, 10.2]</translation>
    </message>
    <message>
      <source>In a &amp;farmhouse</source>
      <translation>Dans une &amp;ferme</translation>
    </message>
    <message>
      <source>Pending: {asked}</source>
      <translation>En attente : {asked}</translation>
    </message>
    <message>
      <source>There is nothing to count here.</source>
      <translation>Il n’y a rien à calculer ici.</translation>
    </message>
    <message>
      <source>{field} is a number from {least} to {most}.</source>
      <translation>{field} est un nombre de {least} à {most}.</translation>
    </message>
    <message>
      <source>{result}: {chance}</source>
      <translation>{result} : {chance}</translation>
    </message>
  </context>
</TS>
