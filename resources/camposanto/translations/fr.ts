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
    <message>
      <source>Allied victory points</source>
      <translation>points de victoire alliés</translation>
    </message>
    <message>
      <source>Spanish victory points</source>
      <translation>points de victoire espagnols</translation>
    </message>
    <message>
      <source>steps that the Allies lose</source>
      <translation>pas perdus par les Alliés</translation>
    </message>
    <message>
      <source>steps that the Spanish lose</source>
      <translation>pas perdus par les Espagnols</translation>
    </message>
    <message>
      <source>Allied regiments lost</source>
      <translation>régiments alliés perdus</translation>
    </message>
    <message>
      <source>Spanish regiments lost</source>
      <translation>régiments espagnols perdus</translation>
    </message>
    <message>
      <source>assaults that the Allies win</source>
      <translation>assauts gagnés par les Alliés</translation>
    </message>
    <message>
      <source>assaults that the Spanish win</source>
      <translation>assauts gagnés par les Espagnols</translation>
    </message>
    <message>
      <source>assaults that the Allies leave</source>
      <translation>assauts que les Alliés abandonnent</translation>
    </message>
    <message>
      <source>assaults that the Spanish leave</source>
      <translation>assauts que les Espagnols abandonnent</translation>
    </message>
    <message>
      <source>Allied bodies without escape</source>
      <translation>corps alliés sans issue</translation>
    </message>
    <message>
      <source>Spanish bodies without escape</source>
      <translation>corps espagnols sans issue</translation>
    </message>
    <message>
      <source>Allied Marshals lost</source>
      <translation>maréchaux alliés perdus</translation>
    </message>
    <message>
      <source>Spanish Marshals lost</source>
      <translation>maréchaux espagnols perdus</translation>
    </message>
    <message>
      <source>Look at who takes more steps in this phase.</source>
      <translation>Regardez qui enlève le plus de pas dans cette phase.</translation>
    </message>
    <message>
      <source>Look at the regiments that have few steps left.</source>
      <translation>Regardez les régiments auxquels il reste peu de pas.</translation>
    </message>
    <message>
      <source>Weigh the assaults before you, and who shows a flank.</source>
      <translation>Pesez les assauts possibles, et voyez qui présente le flanc.</translation>
    </message>
    <message>
      <source>Look at where beaten bodies would flee.</source>
      <translation>Regardez par où fuiraient les corps battus.</translation>
    </message>
    <message>
      <source>Look at where your Marshals stand.</source>
      <translation>Regardez où se tiennent vos maréchaux.</translation>
    </message>
  </context>
</TS>
