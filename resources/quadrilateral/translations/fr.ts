<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message>
      <source>Map, set-up and tables are reconstructed from the rules and from history.</source>
      <translation>La carte, la mise en place et les tables sont reconstituées d’après les règles et l’histoire.</translation>
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
      <source>&amp;Place</source>
      <translation>&amp;Lieu</translation>
    </message>
    <message>
      <source>&amp;Weather</source>
      <translation>Mé&amp;téo</translation>
    </message>
    <message>
      <source>&amp;Leader</source>
      <translation>&amp;Chef</translation>
    </message>
    <message>
      <source>A whole fight [14]</source>
      <translation>Un combat entier [14]</translation>
    </message>
    <message>
      <source>&amp;Attacker</source>
      <translation>&amp;Attaquant</translation>
    </message>
    <message>
      <source>S&amp;teps of the attacker</source>
      <translation>&amp;Pas de l’attaquant</translation>
    </message>
    <message>
      <source>&amp;Defender</source>
      <translation>&amp;Défenseur</translation>
    </message>
    <message>
      <source>&amp;Steps of the defender</source>
      <translation>Pa&amp;s du défenseur</translation>
    </message>
    <message>
      <source>Leave to march [8.2]</source>
      <translation>L’autorisation de marcher [8.2]</translation>
    </message>
    <message>
      <source>Forced march [8.9]</source>
      <translation>Marche forcée [8.9]</translation>
    </message>
    <message>
      <source>Attrition of a march [9.2]</source>
      <translation>Attrition d’une marche [9.2]</translation>
    </message>
    <message>
      <source>&amp;Steps</source>
      <translation>&amp;Pas</translation>
    </message>
    <message>
      <source>&amp;Half movement points</source>
      <translation>&amp;Demi-points de mouvement</translation>
    </message>
    <message>
      <source>&amp;Administrative Points</source>
      <translation>Points &amp;administratifs</translation>
    </message>
    <message>
      <source>&amp;Condition</source>
      <translation>Éta&amp;t de l’armée</translation>
    </message>
    <message>
      <source>Scouting [8.7]</source>
      <translation>Reconnaissance [8.7]</translation>
    </message>
    <message>
      <source>&amp;Own cavalry</source>
      <translation>&amp;Notre cavalerie</translation>
    </message>
    <message>
      <source>&amp;Enemy cavalry</source>
      <translation>Cavalerie &amp;ennemie</translation>
    </message>
    <message>
      <source>&amp;Screen</source>
      <translation>É&amp;cran</translation>
    </message>
    <message>
      <source>Mantova: attrition and capitulation [15.4, 15.5]</source>
      <translation>Mantoue : attrition et capitulation [15.4, 15.5]</translation>
    </message>
    <message>
      <source>&amp;Siege clock</source>
      <translation>Horloge du &amp;siège</translation>
    </message>
    <message>
      <source>&amp;Turns</source>
      <translation>&amp;Tours</translation>
    </message>
  </context>
</TS>
