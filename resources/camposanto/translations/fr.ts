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
      <source>Look at who takes more steps in this phase.</source>
      <translation>Regardez qui prend le plus de pas dans cette phase.</translation>
    </message>
    <message>
      <source>Look at the regiments that have few steps left.</source>
      <translation>Regardez les régiments à qui il reste peu de pas.</translation>
    </message>
    <message>
      <source>Weigh the assaults before you, and who shows a flank.</source>
      <translation>Pesez les assauts à venir, et voyez qui prête le flanc.</translation>
    </message>
    <message>
      <source>Look at where beaten bodies would flee.</source>
      <translation>Regardez où fuiraient les corps battus.</translation>
    </message>
    <message>
      <source>Look at where your Marshals stand.</source>
      <translation>Regardez où se tiennent vos maréchaux.</translation>
    </message>
    <message>
      <source>Allied victory points</source>
      <translation>points de victoire des Alliés</translation>
    </message>
    <message>
      <source>Spanish victory points</source>
      <translation>points de victoire des Espagnols</translation>
    </message>
    <message>
      <source>steps that the Allies lose</source>
      <translation>pas que perdent les Alliés</translation>
    </message>
    <message>
      <source>steps that the Spanish lose</source>
      <translation>pas que perdent les Espagnols</translation>
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
      <translation>assauts abandonnés par les Alliés</translation>
    </message>
    <message>
      <source>assaults that the Spanish leave</source>
      <translation>assauts abandonnés par les Espagnols</translation>
    </message>
    <message>
      <source>Allied bodies without escape</source>
      <translation>corps alliés sans retraite</translation>
    </message>
    <message>
      <source>Spanish bodies without escape</source>
      <translation>corps espagnols sans retraite</translation>
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
      <source>{who} hits at {where} [9.1, 10.2]</source>
      <translation>{who} touche en {where} [9.1, 10.2]</translation>
    </message>
    <message>
      <source>the assault on {where} is won [7.1]</source>
      <translation>l’assaut de {where} est gagné [7.1]</translation>
    </message>
    <message>
      <source>{value} {share}%</source>
      <translation>{value} {share} %</translation>
    </message>
    <message>
      <source>open ground</source>
      <translation>terrain découvert</translation>
    </message>
    <message>
      <source>farmhouse: 1 less for whoever assaults it or fires at it [7.2, 9.1]</source>
      <translation>ferme : 1 de moins à qui l’assaille ou tire dessus [7.2, 9.1]</translation>
    </message>
    <message>
      <source>village, which counts as a farmhouse unless an option says otherwise [T1]</source>
      <translation>village, qui compte comme une ferme sauf option contraire [T1]</translation>
    </message>
    <message>
      <source>river, nobody can enter [6.3]</source>
      <translation>rivière, infranchissable [6.3]</translation>
    </message>
    <message>
      <source>pond, nobody can enter [6.3]</source>
      <translation>étang, infranchissable [6.3]</translation>
    </message>
    <message>
      <source>pontoon bridge, the only way over the Panaro [6.3]</source>
      <translation>pont de bateaux, seul passage du Panaro [6.3]</translation>
    </message>
    <message>
      <source>on the Panaro, 8 February 1743</source>
      <translation>sur le Panaro, 8 février 1743</translation>
    </message>
    <message>
      <source>{hex}: {ground}</source>
      <translation>{hex} : {ground}</translation>
    </message>
    <message>
      <source>own edge of the {side} side, where flights lead [6.5]</source>
      <translation>bord propre des {side}, où mènent les fuites [6.5]</translation>
    </message>
    <message>
      <source>{side} order points in hand</source>
      <translation>Points d’ordre en main : {side}</translation>
    </message>
    <message>
      <source>in hand</source>
      <translation>en main</translation>
    </message>
    <message>
      <source>the order of the {wing} [4]</source>
      <translation>l’ordre de l’aile {wing} [4]</translation>
    </message>
    <message>
      <source>Eliminated</source>
      <translation>Éliminés</translation>
    </message>
    <message>
      <source>Marshals lost</source>
      <translation>Maréchaux perdus</translation>
    </message>
    <message>
      <source>Panaro</source>
      <translation>Panaro</translation>
    </message>
    <message>
      <source>L</source>
      <translation>G</translation>
    </message>
    <message>
      <source>C</source>
      <translation>C</translation>
    </message>
    <message>
      <source>R</source>
      <translation>D</translation>
    </message>
    <message>
      <source>day</source>
      <translation>jour</translation>
    </message>
    <message>
      <source>night</source>
      <translation>nuit</translation>
    </message>
    <message>
      <source>Losses</source>
      <translation>Pertes</translation>
    </message>
    <message>
      <source>{turn}, phase {phase} of {phases}</source>
      <translation>{turn}, phase {phase} sur {phases}</translation>
    </message>
    <message>
      <source>Phases</source>
      <translation>Phases</translation>
    </message>
    <message>
      <source>Order of activation</source>
      <translation>Ordre d’activation</translation>
    </message>
    <message>
      <source>{place}. {wing}, {status} with {value}</source>
      <translation>{place}. {wing}, {status} avec {value}</translation>
    </message>
    <message>
      <source>{turn}, phase {phase}</source>
      <translation>{turn}, phase {phase}</translation>
    </message>
    <message>
      <source>Order of activation: {wings}</source>
      <translation>Ordre d’activation : {wings}</translation>
    </message>
    <message>
      <source>+1 MP, +1 in assaults, from zone to zone [5.1]</source>
      <translation>+1 PM, +1 aux assauts, de zone en zone [5.1]</translation>
    </message>
    <message>
      <source>no limits [5.2]</source>
      <translation>sans limite [5.2]</translation>
    </message>
    <message>
      <source>4 units at most, no flank bonus [5.3]</source>
      <translation>4 unités au plus, pas de bonus de flanc [5.3]</translation>
    </message>
    <message>
      <source>4 units at most, no fire, no assault [5.4]</source>
      <translation>4 unités au plus, ni tir ni assaut [5.4]</translation>
    </message>
    <message>
      <source>The General leads the wing: Aggressive for this activation [8.1]</source>
      <translation>Le général conduit l’aile : agressive pour cette activation [8.1]</translation>
    </message>
    <message>
      <source>{status}: {rule}</source>
      <translation>{status} : {rule}</translation>
    </message>
    <message numerus="yes">
      <source>%n of 4 units may still move</source>
      <translation>
        <numerusform>%n unité sur 4 peut encore bouger</numerusform>
        <numerusform>%n unités sur 4 peuvent encore bouger</numerusform>
      </translation>
    </message>
    <message>
      <source>General spent [8.1]</source>
      <translation>Général employé [8.1]</translation>
    </message>
    <message>
      <source>General ready [8.1]</source>
      <translation>Général disponible [8.1]</translation>
    </message>
    <message>
      <source>Was Impetuous: {wings} [4.1]</source>
      <translation>A été impétueuse : {wings} [4.1]</translation>
    </message>
    <message>
      <source>{side} orders</source>
      <translation>Ordres : {side}</translation>
    </message>
    <message>
      <source>laid face down</source>
      <translation>posés face cachée</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>{side} order points in hand: {values}</source>
      <translation>{side}, points d’ordre en main : {values}</translation>
    </message>
    <message>
      <source>The {side} side has laid three order points face down [4]</source>
      <translation>Les {side} ont posé trois points d’ordre face cachée [4]</translation>
    </message>
    <message>
      <source>{side}: {general}</source>
      <translation>{side} : {general}</translation>
    </message>
    <message>
      <source>{wing}: {value}</source>
      <translation>{wing} : {value}</translation>
    </message>
    <message>
      <source>{wing}: {value}, {status}</source>
      <translation>{wing} : {value}, {status}</translation>
    </message>
    <message>
      <source>Victory points</source>
      <translation>Points de victoire</translation>
    </message>
    <message>
      <source>Four win at once [12.2]</source>
      <translation>Quatre gagnent aussitôt [12.2]</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Score</translation>
    </message>
    <message numerus="yes">
      <source>{side}: %n hits this phase</source>
      <translation>
        <numerusform>{side} : %n perte infligée dans la phase</numerusform>
        <numerusform>{side} : %n pertes infligées dans la phase</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n regiments lost</source>
      <translation>
        <numerusform>%n régiment perdu</numerusform>
        <numerusform>%n régiments perdus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{side}: %n victory points</source>
      <translation>
        <numerusform>{side} : %n point de victoire</numerusform>
        <numerusform>{side} : %n points de victoire</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{side}: %n hits scored</source>
      <translation>
        <numerusform>{side} : %n perte infligée</numerusform>
        <numerusform>{side} : %n pertes infligées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{side}: %n regiments lost</source>
      <translation>
        <numerusform>{side} : %n régiment perdu</numerusform>
        <numerusform>{side} : %n régiments perdus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{wing}: %n units left; without any its side has lost [12.1]</source>
      <translation>
        <numerusform>{wing} : il reste %n unité ; sans elle le camp a perdu [12.1]</numerusform>
        <numerusform>{wing} : il reste %n unités ; sans aucune le camp a perdu [12.1]</numerusform>
      </translation>
    </message>
    <message>
      <source>{wing} acts first</source>
      <translation>{wing} : agit en premier</translation>
    </message>
    <message>
      <source>then by falling value [5]</source>
      <translation>puis par valeur décroissante [5]</translation>
    </message>
    <message>
      <source>The orders are revealed</source>
      <translation>Les ordres sont révélés</translation>
    </message>
    <message>
      <source>{wing}: {one} beats {other}</source>
      <translation>{wing} : {one} bat {other}</translation>
    </message>
    <message>
      <source>{one}; {other}</source>
      <translation>{one} ; {other}</translation>
    </message>
    <message>
      <source>{army} by day</source>
      <translation>{army}, de jour</translation>
    </message>
    <message>
      <source>Nightfall: the two series of order points [4.3]</source>
      <translation>Tombée de la nuit : les deux séries de points d’ordre [4.3]</translation>
    </message>
    <message>
      <source>Plan of assaults</source>
      <translation>Plan des assauts</translation>
    </message>
    <message>
      <source>will be assaulted, in this order</source>
      <translation>sera assailli, dans cet ordre</translation>
    </message>
    <message>
      <source>may be assaulted</source>
      <translation>peut être assailli</translation>
    </message>
    <message>
      <source>must be assaulted as well</source>
      <translation>doit être assailli aussi</translation>
    </message>
    <message>
      <source>{who} must also attack {whom}, or another body of the wing must [7]</source>
      <translation>{who} doit aussi attaquer {whom}, ou un autre corps de l’aile [7]</translation>
    </message>
    <message>
      <source>Assault: {who} on {whom}</source>
      <translation>Assaut : {who} sur {whom}</translation>
    </message>
    <message>
      <source>The way of the flight</source>
      <translation>Le chemin de la fuite</translation>
    </message>
    <message>
      <source>the way so far</source>
      <translation>le chemin jusqu’ici</translation>
    </message>
    <message>
      <source>So far by {hexes}</source>
      <translation>Jusqu’ici par {hexes}</translation>
    </message>
    <message>
      <source>Isolated: {hexes} [11]</source>
      <translation>Isolés : {hexes} [11]</translation>
    </message>
    <message>
      <source>Isolated by night</source>
      <translation>Isolés la nuit</translation>
    </message>
    <message>
      <source>alone: two hits if beaten [11]</source>
      <translation>seul : deux pertes s’il est battu [11]</translation>
    </message>
    <message>
      <source>The wing that acts first begins</source>
      <translation>L’aile qui agit en premier commence</translation>
    </message>
    <message>
      <source>The wing that acts second begins</source>
      <translation>L’aile qui agit en deuxième commence</translation>
    </message>
    <message>
      <source>The wing that acts third begins</source>
      <translation>L’aile qui agit en troisième commence</translation>
    </message>
    <message>
      <source>The wing that acts fourth begins</source>
      <translation>L’aile qui agit en quatrième commence</translation>
    </message>
    <message>
      <source>The wing that acts fifth begins</source>
      <translation>L’aile qui agit en cinquième commence</translation>
    </message>
    <message>
      <source>The wing that acts sixth begins</source>
      <translation>L’aile qui agit en sixième commence</translation>
    </message>
    <message>
      <source>Facing {corner}</source>
      <translation>Face : {corner}</translation>
    </message>
    <message>
      <source>Orders are chosen</source>
      <translation>On choisit les ordres</translation>
    </message>
    <message>
      <source>Steps lost</source>
      <translation>Pas perdus</translation>
    </message>
    <message numerus="yes">
      <source>%n steps</source>
      <translation>
        <numerusform>%n pas</numerusform>
        <numerusform>%n pas</numerusform>
      </translation>
    </message>
    <message>
      <source>Assault on {hexes}</source>
      <translation>Assaut de {hexes}</translation>
    </message>
    <message>
      <source>the {side} side has lost</source>
      <translation>les {side} ont perdu</translation>
    </message>
    <message>
      <source>the {side} side withdraws</source>
      <translation>les {side} se retirent</translation>
    </message>
    <message>
      <source>threshold {threshold}: the {side} side rolls and needs {needed} ({chance}) [7.1]</source>
      <translation>seuil {threshold} : les {side} lancent, il leur faut {needed} ({chance}) [7.1]</translation>
    </message>
    <message>
      <source>{side} needs {needed}</source>
      <translation>{side} : il faut {needed}</translation>
    </message>
    <message>
      <source>Threshold [7.1]</source>
      <translation>Seuil [7.1]</translation>
    </message>
    <message>
      <source>Attacker: {side}</source>
      <translation>Attaquant : {side}</translation>
    </message>
    <message>
      <source>Defender: {side}</source>
      <translation>Défenseur : {side}</translation>
    </message>
    <message>
      <source>{title} ({reasons})</source>
      <translation>{title} ({reasons})</translation>
    </message>
    <message>
      <source>may have a roll repeated [8.2]</source>
      <translation>peut faire relancer [8.2]</translation>
    </message>
    <message>
      <source>already there</source>
      <translation>déjà sur place</translation>
    </message>
    <message>
      <source>Attacker: {side}, {modifier}</source>
      <translation>Attaquant : {side}, {modifier}</translation>
    </message>
    <message>
      <source>Defender: {side}, {modifier}</source>
      <translation>Défenseur : {side}, {modifier}</translation>
    </message>
    <message>
      <source>Preview: assault on {hexes}</source>
      <translation>Aperçu : assaut de {hexes}</translation>
    </message>
    <message>
      <source>if it came to it now</source>
      <translation>s’il avait lieu maintenant</translation>
    </message>
    <message>
      <source>Rolled:</source>
      <translation>Dés :</translation>
    </message>
    <message>
      <source>{side} {dice} {added} = {total} against {threshold}: won</source>
      <translation>{side} {dice} {added} = {total} contre {threshold} : gagné</translation>
    </message>
    <message>
      <source>{side} {dice} {added} = {total} against {threshold}: not enough</source>
      <translation>{side} {dice} {added} = {total} contre {threshold} : insuffisant</translation>
    </message>
    <message>
      <source>Assault on {hexes} is over</source>
      <translation>L’assaut de {hexes} est terminé</translation>
    </message>
    <message>
      <source>The {side} side has won.</source>
      <translation>Les {side} ont gagné.</translation>
    </message>
    <message>
      <source>The {side} side has withdrawn.</source>
      <translation>Les {side} se sont retirés.</translation>
    </message>
    <message>
      <source>It ended without a winner.</source>
      <translation>Il s’est terminé sans vainqueur.</translation>
    </message>
    <message numerus="yes">
      <source>{who} has %n steps left [7.4].</source>
      <translation>
        <numerusform>Il reste %n pas à {who} [7.4].</numerusform>
        <numerusform>Il reste %n pas à {who} [7.4].</numerusform>
      </translation>
    </message>
    <message>
      <source>{who} is eliminated [7.4].</source>
      <translation>{who} est éliminé [7.4].</translation>
    </message>
    <message>
      <source>{who} fled to {hex} [7.3].</source>
      <translation>{who} a fui en {hex} [7.3].</translation>
    </message>
    <message>
      <source>Austrian</source>
      <translation>Autrichiens</translation>
    </message>
    <message>
      <source>Savoyard</source>
      <translation>savoyarde</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>Espagnols</translation>
    </message>
    <message>
      <source>{name}: {nation} {arm} of the {wing}</source>
      <translation>{name} : {arm} ({nation}), aile {wing}</translation>
    </message>
    <message>
      <source>eliminated [7.4]</source>
      <translation>éliminé [7.4]</translation>
    </message>
    <message>
      <source>{steps} of {full} steps</source>
      <translation>{steps} pas sur {full}</translation>
    </message>
    <message>
      <source>facing {corner}</source>
      <translation>face au {corner}</translation>
    </message>
    <message numerus="yes">
      <source>%n stars</source>
      <translation>
        <numerusform>%n étoile</numerusform>
        <numerusform>%n étoiles</numerusform>
      </translation>
    </message>
    <message>
      <source>fire {numbers} at 1 to 4 hexes [9.1]</source>
      <translation>tir {numbers} de 1 à 4 hexagones [9.1]</translation>
    </message>
    <message>
      <source>has moved or turned</source>
      <translation>a bougé ou pivoté</translation>
    </message>
    <message>
      <source>has fired</source>
      <translation>a tiré</translation>
    </message>
    <message>
      <source>isolated: two hits if beaten [11]</source>
      <translation>isolé : deux pertes s’il est battu [11]</translation>
    </message>
    <message>
      <source>{name} of the {wing} [8.2]</source>
      <translation>{name}, aile {wing} [8.2]</translation>
    </message>
    <message>
      <source>{chit} of the {side} side</source>
      <translation>{chit} des {side}</translation>
    </message>
    <message>
      <source>perhaps one of the three that lie face down</source>
      <translation>peut-être l’un des trois qui sont face cachée</translation>
    </message>
    <message>
      <source>one of {values}</source>
      <translation>un parmi {values}</translation>
    </message>
    <message>
      <source>{side} order, face down</source>
      <translation>ordre des {side}, face cachée</translation>
    </message>
    <message>
      <source>{amount} Impetuous [5.1]</source>
      <translation>{amount} impétueuse [5.1]</translation>
    </message>
    <message>
      <source>{amount} steps [7.2]</source>
      <translation>{amount} pas [7.2]</translation>
    </message>
    <message>
      <source>{amount} stars [7.2]</source>
      <translation>{amount} étoiles [7.2]</translation>
    </message>
    <message>
      <source>{amount} the defender is in a farmhouse [7.2]</source>
      <translation>{amount} le défenseur tient une ferme [7.2]</translation>
    </message>
    <message>
      <source>{amount} flank [7.2]</source>
      <translation>{amount} flanc [7.2]</translation>
    </message>
    <message>
      <source>{amount} cavalry before infantry [7.2]</source>
      <translation>{amount} cavalerie devant l’infanterie [7.2]</translation>
    </message>
    <message>
      <source>{amount} an attacker is in a farmhouse [7.2]</source>
      <translation>{amount} un attaquant est dans une ferme [7.2]</translation>
    </message>
    <message>
      <source>{amount} on each roll</source>
      <translation>{amount} à chaque jet</translation>
    </message>
    <message>
      <source>Allies</source>
      <translation>Alliés</translation>
    </message>
    <message>
      <source>Spaniards</source>
      <translation>Espagnols</translation>
    </message>
    <message>
      <source>left</source>
      <translation>gauche</translation>
    </message>
    <message>
      <source>centre</source>
      <translation>centre</translation>
    </message>
    <message>
      <source>right</source>
      <translation>droite</translation>
    </message>
    <message>
      <source>no orders yet</source>
      <translation>sans ordre</translation>
    </message>
    <message>
      <source>Impetuous</source>
      <translation>impétueuse</translation>
    </message>
    <message>
      <source>Aggressive</source>
      <translation>agressive</translation>
    </message>
    <message>
      <source>Cautious</source>
      <translation>prudente</translation>
    </message>
    <message>
      <source>Titubant</source>
      <translation>titubante</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Jour</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>Nuit</translation>
    </message>
    <message>
      <source>infantry</source>
      <translation>infanterie</translation>
    </message>
    <message>
      <source>cavalry</source>
      <translation>cavalerie</translation>
    </message>
    <message>
      <source>artillery</source>
      <translation>artillerie</translation>
    </message>
    <message>
      <source>light infantry</source>
      <translation>infanterie légère</translation>
    </message>
    <message>
      <source>Marshal {name}</source>
      <translation>Maréchal {name}</translation>
    </message>
    <message>
      <source>order point {value}</source>
      <translation>point d’ordre {value}</translation>
    </message>
    <message>
      <source>Orders and score</source>
      <translation>Ordres et score</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Mouvements</translation>
    </message>
    <message>
      <source>Fire</source>
      <translation>Tirs</translation>
    </message>
    <message>
      <source>Assaults</source>
      <translation>Assauts</translation>
    </message>
    <message>
      <source>To the end, both sides deciding well:</source>
      <translation>Jusqu’au bout, chacun décidant bien :</translation>
    </message>
    <message>
      <source>{side} needs {needed} or more for {threshold}</source>
      <translation>{side} : il faut {needed} ou plus pour {threshold}</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>gagne</translation>
    </message>
    <message>
      <source>not enough</source>
      <translation>insuffisant</translation>
    </message>
    <message>
      <source>{side} wins</source>
      <translation>{side} : victoire</translation>
    </message>
    <message>
      <source>{side} withdraws</source>
      <translation>{side} : retrait</translation>
    </message>
    <message>
      <source>wins {chance} in the end; loses a step and the ground {risk}</source>
      <translation>gagne à la fin {chance} ; perd un pas et le terrain {risk}</translation>
    </message>
    <message>
      <source>Fight on</source>
      <translation>Continuer le combat</translation>
    </message>
    <message>
      <source>Withdraw</source>
      <translation>Se retirer</translation>
    </message>
    <message numerus="yes">
      <source>no hit of a defeat, %n hits of enemy fronts; to {hexes}; the enemy may take the ground</source>
      <translation>
        <numerusform>pas de perte de défaite, %n perte par fronts ennemis ; vers {hexes} ; l’ennemi peut prendre le terrain</numerusform>
        <numerusform>pas de perte de défaite, %n pertes par fronts ennemis ; vers {hexes} ; l’ennemi peut prendre le terrain</numerusform>
      </translation>
    </message>
    <message>
      <source>wins {chance} in the end; the Marshal falls with {risk}</source>
      <translation>gagne à la fin {chance} ; le maréchal tombe {risk}</translation>
    </message>
    <message>
      <source>Leave the roll as it is</source>
      <translation>Garder le jet</translation>
    </message>
    <message>
      <source>wins {chance} in the end</source>
      <translation>gagne à la fin {chance}</translation>
    </message>
    <message>
      <source>first roll</source>
      <translation>premier jet</translation>
    </message>
    <message>
      <source>answer</source>
      <translation>réponse</translation>
    </message>
    <message>
      <source>{title}, {needed} or more</source>
      <translation>{title}, {needed} ou plus</translation>
    </message>
    <message>
      <source>{who}: assault {hexes}</source>
      <translation>{who} : assaut de {hexes}</translation>
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
      <source>Assault on {hex}</source>
      <translation>Assaut de {hex}</translation>
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
      <source>{who} at {hex}</source>
      <translation>{who} sur {hex}</translation>
    </message>
    <message>
      <source>needs {needed}: {chance} to hit {whom}</source>
      <translation>il faut {needed} : {chance} de toucher {whom}</translation>
    </message>
    <message>
      <source>{who} at {hex} needs {needed} or more</source>
      <translation>{who} sur {hex} : il faut {needed} ou plus</translation>
    </message>
    <message>
      <source>hit on {whom}</source>
      <translation>{whom} touché</translation>
    </message>
    <message>
      <source>no effect</source>
      <translation>sans effet</translation>
    </message>
    <message>
      <source>ends in</source>
      <translation>finit en</translation>
    </message>
    <message>
      <source>further hits</source>
      <translation>pertes de plus</translation>
    </message>
    <message>
      <source>no escape</source>
      <translation>pas d’issue</translation>
    </message>
    <message>
      <source>all steps</source>
      <translation>tous les pas</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>rien</translation>
    </message>
    <message>
      <source>1 hex</source>
      <translation>d’un hexagone</translation>
    </message>
    <message>
      <source>2 hexes</source>
      <translation>de 2 hexagones</translation>
    </message>
    <message>
      <source>nowhere</source>
      <translation>nulle part</translation>
    </message>
    <message>
      <source>toward the own edge</source>
      <translation>vers son bord</translation>
    </message>
    <message>
      <source>toward the bridge</source>
      <translation>vers le pont</translation>
    </message>
    <message>
      <source>Left {left}, centre {centre}, right {right}</source>
      <translation>Gauche {left}, centre {centre}, droite {right}</translation>
    </message>
    <message>
      <source>Exchange the two series of order points</source>
      <translation>Échanger les deux séries de points d’ordre</translation>
    </message>
    <message>
      <source>Keep your series of order points</source>
      <translation>Garder votre série de points d’ordre</translation>
    </message>
    <message>
      <source>The General leads the {wing}: Aggressive</source>
      <translation>Le général conduit l’aile {wing} : agressive</translation>
    </message>
    <message>
      <source>Spare the General</source>
      <translation>Épargner le général</translation>
    </message>
    <message>
      <source>{who} fires at {place}</source>
      <translation>{who} tire sur {place}</translation>
    </message>
    <message>
      <source>{who} moves to {place}</source>
      <translation>{who} va en {place}</translation>
    </message>
    <message>
      <source>{who} turns where it stands</source>
      <translation>{who} pivote sur place</translation>
    </message>
    <message>
      <source>Go on to {place}</source>
      <translation>Continuer vers {place}</translation>
    </message>
    <message>
      <source>Halt here</source>
      <translation>S’arrêter ici</translation>
    </message>
    <message>
      <source>{who} faces {corner}</source>
      <translation>{who} fait face au {corner}</translation>
    </message>
    <message>
      <source>Stand</source>
      <translation>Tenir</translation>
    </message>
    <message>
      <source>Fall back {distance}</source>
      <translation>Reculer {distance}</translation>
    </message>
    <message>
      <source>Flee {road}</source>
      <translation>Fuir {road}</translation>
    </message>
    <message>
      <source>Flee by {place}</source>
      <translation>Fuir par {place}</translation>
    </message>
    <message>
      <source>{who} goes to {place}</source>
      <translation>{who} va en {place}</translation>
    </message>
    <message>
      <source>{who} stays</source>
      <translation>{who} reste</translation>
    </message>
    <message>
      <source>{who}: assault {place}</source>
      <translation>{who} : assaut de {place}</translation>
    </message>
    <message>
      <source>Resolve the assaults from the {side}</source>
      <translation>Résoudre les assauts à partir de : {side}</translation>
    </message>
    <message>
      <source>{who} has the dice rolled again</source>
      <translation>{who} fait relancer les dés</translation>
    </message>
    <message>
      <source>{who} takes the hit</source>
      <translation>{who} subit la touche</translation>
    </message>
    <message>
      <source>The body in {place} flees first</source>
      <translation>Le corps en {place} fuit d’abord</translation>
    </message>
    <message>
      <source>{who} advances into {place}</source>
      <translation>{who} avance en {place}</translation>
    </message>
    <message>
      <source>{who} advances into {place} with its light infantry</source>
      <translation>{who} avance en {place} avec son infanterie légère</translation>
    </message>
    <message>
      <source>Nobody else advances</source>
      <translation>Personne d’autre n’avance</translation>
    </message>
    <message>
      <source>No more artillery fire</source>
      <translation>Plus de tir d’artillerie</translation>
    </message>
    <message>
      <source>End the movement of the wing</source>
      <translation>Finir le mouvement de l’aile</translation>
    </message>
    <message>
      <source>No more fire of light infantry</source>
      <translation>Plus de tir d’infanterie légère</translation>
    </message>
    <message>
      <source>The plan of assaults is complete</source>
      <translation>Le plan des assauts est complet</translation>
    </message>
    <message>
      <source>lay an order point on each of your wings [4]</source>
      <translation>posez un point d’ordre sur chacune de vos ailes [4]</translation>
    </message>
    <message>
      <source>exchange the two series of order points? [4.3]</source>
      <translation>échanger les deux séries de points d’ordre ? [4.3]</translation>
    </message>
    <message>
      <source>shall the General lead this Cautious wing? [8.1]</source>
      <translation>le général doit-il conduire cette aile prudente ? [8.1]</translation>
    </message>
    <message>
      <source>choose a battery and what it fires at [9.1]</source>
      <translation>choisissez une batterie et sa cible [9.1]</translation>
    </message>
    <message>
      <source>choose a unit and where it goes [6]</source>
      <translation>choisissez une unité et où elle va [6]</translation>
    </message>
    <message>
      <source>the Marshal gave way: go on, or halt? [8.2]</source>
      <translation>le maréchal a cédé : continuer ou s’arrêter ? [8.2]</translation>
    </message>
    <message>
      <source>choose the corner it faces [6.1]</source>
      <translation>choisissez le sommet auquel elle fait face [6.1]</translation>
    </message>
    <message>
      <source>stand, or fall back before the infantry? [6.4]</source>
      <translation>tenir, ou reculer devant l’infanterie ? [6.4]</translation>
    </message>
    <message>
      <source>flee toward the edge or the bridge? [6.5]</source>
      <translation>fuir vers le bord ou vers le pont ? [6.5]</translation>
    </message>
    <message>
      <source>choose the hex by which it flees [6.5]</source>
      <translation>choisissez l’hexagone par où il fuit [6.5]</translation>
    </message>
    <message>
      <source>how far does the Marshal fall back? [8.2]</source>
      <translation>de combien le maréchal recule-t-il ? [8.2]</translation>
    </message>
    <message>
      <source>choose where the Marshal of the wing goes [8.2]</source>
      <translation>choisissez où va le maréchal de l’aile [8.2]</translation>
    </message>
    <message>
      <source>choose a light infantry and what it fires at [10.2]</source>
      <translation>choisissez une infanterie légère et sa cible [10.2]</translation>
    </message>
    <message>
      <source>choose the assaults of this wing [7]</source>
      <translation>choisissez les assauts de cette aile [7]</translation>
    </message>
    <message>
      <source>from which side are the assaults resolved? [7]</source>
      <translation>de quel côté commence-t-on les assauts ? [7]</translation>
    </message>
    <message>
      <source>shall a Marshal have the dice rolled again? [8.2]</source>
      <translation>un maréchal doit-il faire relancer les dés ? [8.2]</translation>
    </message>
    <message>
      <source>fight on, or withdraw? [7.1]</source>
      <translation>continuer le combat ou se retirer ? [7.1]</translation>
    </message>
    <message>
      <source>how far does the body fall back? [7.1]</source>
      <translation>de combien le corps recule-t-il ? [7.1]</translation>
    </message>
    <message>
      <source>choose the unit that takes the hit [7.1]</source>
      <translation>choisissez l’unité qui subit la perte [7.1]</translation>
    </message>
    <message>
      <source>which body flees first? [7.3]</source>
      <translation>quel corps fuit d’abord ? [7.3]</translation>
    </message>
    <message>
      <source>choose who advances [7.1]</source>
      <translation>choisissez qui avance [7.1]</translation>
    </message>
    <message>
      <source>&amp;Turn where it stands</source>
      <translation>&amp;Pivoter sur place</translation>
    </message>
    <message>
      <source>No unit can turn now.</source>
      <translation>Aucune unité ne peut pivoter maintenant.</translation>
    </message>
    <message>
      <source>Fir&amp;e</source>
      <translation>&amp;Tirer</translation>
    </message>
    <message>
      <source>Nobody can fire now.</source>
      <translation>Personne ne peut tirer maintenant.</translation>
    </message>
    <message>
      <source>&amp;Assault</source>
      <translation>A&amp;ssaillir</translation>
    </message>
    <message>
      <source>No assault can be planned now.</source>
      <translation>Aucun assaut ne peut être prévu maintenant.</translation>
    </message>
    <message>
      <source>Use the &amp;General</source>
      <translation>Employer le &amp;général</translation>
    </message>
    <message>
      <source>Not now [8.1].</source>
      <translation>Pas maintenant [8.1].</translation>
    </message>
    <message>
      <source>&amp;Withdraw, fall back</source>
      <translation>Se &amp;retirer, reculer</translation>
    </message>
    <message>
      <source>There is nothing to withdraw from now.</source>
      <translation>Il n’y a rien dont se retirer maintenant.</translation>
    </message>
    <message>
      <source>&amp;Fight on, stand</source>
      <translation>&amp;Continuer, tenir</translation>
    </message>
    <message>
      <source>No one is asked to fight on now.</source>
      <translation>Personne ne doit continuer le combat maintenant.</translation>
    </message>
    <message>
      <source>Play the &amp;Allies</source>
      <translation>Jouer les &amp;Alliés</translation>
    </message>
    <message>
      <source>Traun’s Austrians and Savoyards come from the north</source>
      <translation>Les Autrichiens et Savoyards de Traun viennent du nord</translation>
    </message>
    <message>
      <source>as the Allies</source>
      <translation>avec les Alliés</translation>
    </message>
    <message>
      <source>the Allies are to act</source>
      <translation>c’est aux Alliés d’agir</translation>
    </message>
    <message>
      <source>Play the &amp;Spaniards</source>
      <translation>Jouer les &amp;Espagnols</translation>
    </message>
    <message>
      <source>Gages stands before Camposanto with the river behind him</source>
      <translation>Gages tient devant Camposanto, la rivière dans le dos</translation>
    </message>
    <message>
      <source>as the Spaniards</source>
      <translation>avec les Espagnols</translation>
    </message>
    <message>
      <source>the Spaniards are to act</source>
      <translation>c’est aux Espagnols d’agir</translation>
    </message>
    <message>
      <source>&amp;Length</source>
      <translation>&amp;Durée</translation>
    </message>
    <message>
      <source>The whole battle</source>
      <translation>Toute la bataille</translation>
    </message>
    <message>
      <source>Day and night, six phases [3].</source>
      <translation>Jour et nuit, six phases [3].</translation>
    </message>
    <message>
      <source>The day only</source>
      <translation>Le jour seul</translation>
    </message>
    <message>
      <source>Three phases: a short first game of ours.</source>
      <translation>Trois phases : une courte première partie, de notre cru.</translation>
    </message>
    <message>
      <source>&amp;Fatigued wings</source>
      <translation>Ailes &amp;fatiguées</translation>
    </message>
    <message>
      <source>Only a marker, as printed</source>
      <translation>Un simple marqueur, comme imprimé</translation>
    </message>
    <message>
      <source>Are not Impetuous twice in a turn</source>
      <translation>Pas deux fois impétueuses dans un tour</translation>
    </message>
    <message>
      <source>The book gives the row of fatigued wings no effect [O2].</source>
      <translation>La règle ne donne aucun effet à la rangée des ailes fatiguées [O2].</translation>
    </message>
    <message>
      <source>Orders are &amp;compared</source>
      <translation>Les ordres sont &amp;comparés</translation>
    </message>
    <message>
      <source>Left with left, right with right</source>
      <translation>Gauche à gauche, droite à droite</translation>
    </message>
    <message>
      <source>As wings face each other, left with right</source>
      <translation>Comme les ailes se font face, gauche à droite</translation>
    </message>
    <message>
      <source>Ruling O4.</source>
      <translation>Décision O4.</translation>
    </message>
    <message>
      <source>Turning alone does not count as activation [A2]</source>
      <translation>Pivoter seul ne compte pas comme activation [A2]</translation>
    </message>
    <message>
      <source>An escape that ends at the border beside enemies is lost [R5]</source>
      <translation>Une fuite qui finit au bord à côté d’ennemis est perdue [R5]</translation>
    </message>
    <message>
      <source>The village counts as clear ground [T1]</source>
      <translation>Le village compte comme terrain découvert [T1]</translation>
    </message>
    <message>
      <source>A wing is lost without infantry and cavalry [V1]</source>
      <translation>Une aile est perdue sans infanterie ni cavalerie [V1]</translation>
    </message>
    <message>
      <source>Equal points: fewer steps lost instead of fewer regiments [V4]</source>
      <translation>Égalité : moins de pas perdus au lieu de moins de régiments [V4]</translation>
    </message>
    <message>
      <source>{who} at {place}: hold</source>
      <translation>{who} à {place} : tenir</translation>
    </message>
    <message>
      <source>{who} at {place}: act as seems best</source>
      <translation>{who} en {place} : agir au mieux</translation>
    </message>
    <message>
      <source>{who} at {place}: assault {goal}</source>
      <translation>{who} en {place} : donner l’assaut à {goal}</translation>
    </message>
    <message>
      <source>{who} at {place}: approach {goal}</source>
      <translation>{who} en {place} : approcher de {goal}</translation>
    </message>
    <message>
      <source>{who} at {place}: fall back</source>
      <translation>{who} en {place} : se replier</translation>
    </message>
    <message>
      <source>Reach</source>
      <translation>Portée de marche</translation>
    </message>
    <message>
      <source>Enemy zones and fronts</source>
      <translation>Zones et fronts ennemis</translation>
    </message>
    <message>
      <source>Front and flank</source>
      <translation>Front et flanc</translation>
    </message>
    <message>
      <source>Fire and its chances</source>
      <translation>Tir et ses chances</translation>
    </message>
    <message>
      <source>Line of retreat</source>
      <translation>Ligne de retraite</translation>
    </message>
    <message>
      <source>Isolated bodies</source>
      <translation>Corps isolés</translation>
    </message>
    <message>
      <source>Who can assault us next</source>
      <translation>Qui peut nous assaillir ensuite</translation>
    </message>
    <message>
      <source>Select a unit, or look at one, to see where it can go.</source>
      <translation>Choisissez une unité, ou regardez-en une, pour voir où elle peut aller.</translation>
    </message>
    <message>
      <source>can end its move there, at this cost [6]</source>
      <translation>peut y finir son mouvement, à ce coût [6]</translation>
    </message>
    <message>
      <source>in an enemy zone of control, where the move ends [6.1]</source>
      <translation>dans une zone de contrôle ennemie, où le mouvement finit [6.1]</translation>
    </message>
    <message numerus="yes">
      <source>{who} can end its move in %n hexes</source>
      <translation>
        <numerusform>{who} peut finir son mouvement dans %n hexagone</numerusform>
        <numerusform>{who} peut finir son mouvement dans %n hexagones</numerusform>
      </translation>
    </message>
    <message>
      <source>{words}; beside enemies in {hexes}</source>
      <translation>{words} ; à côté d’ennemis en {hexes}</translation>
    </message>
    <message>
      <source>the Marshal can go there [8.2]</source>
      <translation>le maréchal peut y aller [8.2]</translation>
    </message>
    <message numerus="yes">
      <source>{who} can go to %n hexes</source>
      <translation>
        <numerusform>{who} peut aller dans %n hexagone</numerusform>
        <numerusform>{who} peut aller dans %n hexagones</numerusform>
      </translation>
    </message>
    <message>
      <source>before an enemy front: he can assault there [6.1, 7]</source>
      <translation>devant un front ennemi : il peut y assaillir [6.1, 7]</translation>
    </message>
    <message>
      <source>beside an enemy: entering ends a move [6.1]</source>
      <translation>à côté d’un ennemi : y entrer finit un mouvement [6.1]</translation>
    </message>
    <message>
      <source>{hex} stands before an enemy front</source>
      <translation>{hex} est devant un front ennemi</translation>
    </message>
    <message>
      <source>front: can assault there, and is met there without loss [6.1, 7]</source>
      <translation>front : peut y assaillir, et y être assailli sans désavantage [6.1, 7]</translation>
    </message>
    <message>
      <source>flank: an enemy there has 1 more [7.2]</source>
      <translation>flanc : un ennemi y a 1 de plus [7.2]</translation>
    </message>
    <message>
      <source>{who} in {hex} has {front} in front</source>
      <translation>{who} en {hex} a devant lui {front}</translation>
    </message>
    <message>
      <source>enemy alone: two hits if beaten [11]</source>
      <translation>ennemi seul : deux pertes s’il est battu [11]</translation>
    </message>
    <message>
      <source>alone: by night it would take two hits if beaten [11]</source>
      <translation>seul : la nuit, deux pertes s’il était battu [11]</translation>
    </message>
    <message>
      <source>enemy alone: by night he would take two hits if beaten [11]</source>
      <translation>ennemi seul : la nuit, deux pertes s’il était battu [11]</translation>
    </message>
    <message>
      <source>{who} in {hex} is alone</source>
      <translation>{who} en {hex} est seul</translation>
    </message>
    <message>
      <source>from the flank too; so many enemy units can come [7.2]</source>
      <translation>aussi de flanc ; nombre d’unités ennemies qui peuvent venir [7.2]</translation>
    </message>
    <message>
      <source>from the front only</source>
      <translation>de front seulement</translation>
    </message>
    <message>
      <source>{who} (flank)</source>
      <translation>{who} (flanc)</translation>
    </message>
    <message>
      <source>{whom} in {hex}: {names}</source>
      <translation>{whom} en {hex} : {names}</translation>
    </message>
    <message>
      <source>a target, with the chance of a hit [9.1, 10.2]</source>
      <translation>une cible, avec la chance de toucher [9.1, 10.2]</translation>
    </message>
    <message>
      <source>in the cone, nobody there</source>
      <translation>dans le cône, personne</translation>
    </message>
    <message>
      <source>the line is stopped by units or farmhouses</source>
      <translation>la ligne est arrêtée par des unités ou des fermes</translation>
    </message>
    <message>
      <source>{per_cent}%</source>
      <translation>{per_cent} %</translation>
    </message>
    <message>
      <source>{who} cannot fire at {hex}: {obstacles} in the way [9.1]</source>
      <translation>{who} ne peut tirer sur {hex} : {obstacles} sur la ligne [9.1]</translation>
    </message>
    <message>
      <source>{who} at {hex}: needs {needed}, {chance} [9.1, 10.2]</source>
      <translation>{who} sur {hex} : il faut {needed}, {chance} [9.1, 10.2]</translation>
    </message>
    <message>
      <source>escapes without a further hit [6.5, 7.3]</source>
      <translation>s’échappe sans autre perte [6.5, 7.3]</translation>
    </message>
    <message>
      <source>with so many hits more: enemy fronts, border</source>
      <translation>avec autant de pertes de plus : fronts ennemis, bord</translation>
    </message>
    <message>
      <source>cannot escape: lost with all its steps [7.3]</source>
      <translation>sans issue : perdu avec tous ses pas [7.3]</translation>
    </message>
    <message>
      <source>{who}: {line}</source>
      <translation>{who} : {line}</translation>
    </message>
    <message>
      <source>+{hits}</source>
      <translation>+{hits}</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>perdu</translation>
    </message>
    <message>
      <source>From {hex} there may be no escape [7.3]</source>
      <translation>De {hex} il n’y a peut-être pas d’issue [7.3]</translation>
    </message>
    <message numerus="yes">
      <source>From {hex} to {end}: %n further hits [6.5, 7.3]</source>
      <translation>
        <numerusform>De {hex} à {end} : %n perte de plus [6.5, 7.3]</numerusform>
        <numerusform>De {hex} à {end} : %n pertes de plus [6.5, 7.3]</numerusform>
      </translation>
    </message>
    <message>
      <source>{wing}, {status}</source>
      <translation>{wing}, {status}</translation>
    </message>
    <message>
      <source>orders</source>
      <translation>ordres</translation>
    </message>
    <message>
      <source>exchange of order points</source>
      <translation>échange des points d’ordre</translation>
    </message>
    <message>
      <source>end</source>
      <translation>fin</translation>
    </message>
    <message>
      <source>8 February 1743, {turn}</source>
      <translation>8 février 1743, {turn}</translation>
    </message>
    <message>
      <source>End of the battle</source>
      <translation>Fin de la bataille</translation>
    </message>
    <message>
      <source>{status}, led by the General</source>
      <translation>{status}, conduite par le général</translation>
    </message>
    <message>
      <source>hits this phase {hits}</source>
      <translation>pertes infligées {hits}</translation>
    </message>
    <message>
      <source>victory points {points}</source>
      <translation>points de victoire {points}</translation>
    </message>
    <message>
      <source>{date}, phase {phase}: {what}</source>
      <translation>{date}, phase {phase} : {what}</translation>
    </message>
    <message>
      <source>Night: 1 MP less, guns reach 1 hex, isolated bodies take two hits [11]</source>
      <translation>Nuit : 1 PM de moins, canons à 1 hexagone, deux pertes aux corps isolés [11]</translation>
    </message>
    <message>
      <source>in an enemy zone of control [6.1]</source>
      <translation>dans une zone de contrôle ennemie [6.1]</translation>
    </message>
    <message>
      <source>front: {hexes} [6.1]</source>
      <translation>front : {hexes} [6.1]</translation>
    </message>
    <message>
      <source>beaten here it could not escape [7.3]</source>
      <translation>battu ici, il ne pourrait s’échapper [7.3]</translation>
    </message>
    <message numerus="yes">
      <source>beaten here it would escape with %n further hits [7.3]</source>
      <translation>
        <numerusform>battu ici, il s’échapperait avec %n perte de plus [7.3]</numerusform>
        <numerusform>battu ici, il s’échapperait avec %n pertes de plus [7.3]</numerusform>
      </translation>
    </message>
    <message>
      <source>could be assaulted next by {names}</source>
      <translation>pourrait être assailli ensuite par {names}</translation>
    </message>
    <message>
      <source>in hand: {values}</source>
      <translation>en main : {values}</translation>
    </message>
    <message>
      <source>is eliminated [7.4]</source>
      <translation>est éliminé [7.4]</translation>
    </message>
    <message numerus="yes">
      <source>%n steps left</source>
      <translation>
        <numerusform>reste %n pas</numerusform>
        <numerusform>restent %n pas</numerusform>
      </translation>
    </message>
    <message>
      <source>{enemies} in front</source>
      <translation>{enemies} de front</translation>
    </message>
    <message>
      <source>no escape: lost [7.3]</source>
      <translation>pas d’issue : perdu [7.3]</translation>
    </message>
    <message>
      <source>no hit</source>
      <translation>aucune perte</translation>
    </message>
    <message numerus="yes">
      <source>%n further hits at least</source>
      <translation>
        <numerusform>%n perte de plus au moins</numerusform>
        <numerusform>%n pertes de plus au moins</numerusform>
      </translation>
    </message>
    <message>
      <source>needs {needed}: {chance}</source>
      <translation>il faut {needed} : {chance}</translation>
    </message>
    <message>
      <source>no hit, but the ground is lost [7.1]</source>
      <translation>aucune perte, mais le terrain est perdu [7.1]</translation>
    </message>
    <message>
      <source>batteries with a target that have not fired: {who} [9.1]</source>
      <translation>batteries avec une cible qui n’ont pas tiré : {who} [9.1]</translation>
    </message>
    <message>
      <source>no unit of the wing has moved or turned: {who} [6]</source>
      <translation>aucune unité de l’aile n’a bougé ni pivoté : {who} [6]</translation>
    </message>
    <message>
      <source>{hexes} could be assaulted and taken with {chance} [7]</source>
      <translation>{hexes} pourrait être assailli et pris {chance} [7]</translation>
    </message>
    <message>
      <source>free, all of it can be taken back</source>
      <translation>libre, tout peut être repris</translation>
    </message>
    <message>
      <source>none once an enemy has answered</source>
      <translation>plus rien une fois que l’ennemi a répondu</translation>
    </message>
    <message>
      <source>none, what was rolled stands</source>
      <translation>aucune, le jet reste acquis</translation>
    </message>
    <message>
      <source>Nobody of them can go that way now [6].</source>
      <translation>Aucun d’eux ne peut aller par là maintenant [6].</translation>
    </message>
    <message>
      <source>{who} cannot come beside {hex} in this move [6.1].</source>
      <translation>{who} ne peut venir à côté de {hex} dans ce mouvement [6.1].</translation>
    </message>
    <message numerus="yes">
      <source>%n units move together</source>
      <translation>
        <numerusform>%n unité bouge</numerusform>
        <numerusform>%n unités bougent ensemble</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n MP left</source>
      <translation>
        <numerusform>reste %n PM</numerusform>
        <numerusform>restent %n PM</numerusform>
      </translation>
    </message>
    <message>
      <source>{words}; in an enemy zone the move ends [6.1]</source>
      <translation>{words} ; dans une zone ennemie le mouvement finit [6.1]</translation>
    </message>
    <message>
      <source>{who} may fall back before it [6.4]</source>
      <translation>{who} peut reculer devant elle [6.4]</translation>
    </message>
    <message>
      <source>{who} in {hex}</source>
      <translation>{who} en {hex}</translation>
    </message>
    <message>
      <source>beside {whom}; a Titubant wing cannot assault [5.4]</source>
      <translation>à côté de {whom} ; une aile titubante ne peut assaillir [5.4]</translation>
    </message>
    <message>
      <source>beside {whom}</source>
      <translation>à côté de {whom}</translation>
    </message>
    <message>
      <source>can then assault {whom}: {results} [7]</source>
      <translation>peut alors assaillir {whom} : {results} [7]</translation>
    </message>
    <message>
      <source>comes before {who} in {hex}</source>
      <translation>vient devant {who} en {hex}</translation>
    </message>
    <message>
      <source>hit, with {needed} or more [9.1, 10.2]</source>
      <translation>touché, avec {needed} ou plus [9.1, 10.2]</translation>
    </message>
    <message>
      <source>attacker {attack}, defender {defence} on each roll [7.2]</source>
      <translation>attaquant {attack}, défenseur {defence} à chaque jet [7.2]</translation>
    </message>
    <message>
      <source>wins {chance}</source>
      <translation>gagne {chance}</translation>
    </message>
    <message>
      <source>wins {chance}, the enemy withdraws {gone}</source>
      <translation>gagne {chance}, l’ennemi se retire {gone}</translation>
    </message>
    <message>
      <source>attacker wins</source>
      <translation>l’attaquant gagne</translation>
    </message>
    <message>
      <source>defender wins</source>
      <translation>le défenseur gagne</translation>
    </message>
    <message>
      <source>attacker withdraws</source>
      <translation>l’attaquant se retire</translation>
    </message>
    <message>
      <source>defender withdraws</source>
      <translation>le défenseur se retire</translation>
    </message>
    <message>
      <source>ask me</source>
      <translation>me demander</translation>
    </message>
    <message>
      <source>as suggested</source>
      <translation>comme conseillé</translation>
    </message>
    <message>
      <source>Where there is only one choice</source>
      <translation>Quand il n’y a qu’un choix</translation>
    </message>
    <message>
      <source>take it without asking</source>
      <translation>le prendre sans demander</translation>
    </message>
    <message>
      <source>Facing after a move [6.1]</source>
      <translation>Orientation après un mouvement [6.1]</translation>
    </message>
    <message>
      <source>Facing after flights and victories [6.4, 7.1]</source>
      <translation>Orientation après fuites et victoires [6.4, 7.1]</translation>
    </message>
    <message>
      <source>The way of a flight where several are open [6.5]</source>
      <translation>Le chemin d’une fuite quand plusieurs sont ouverts [6.5]</translation>
    </message>
    <message>
      <source>From which side assaults are resolved [7]</source>
      <translation>De quel côté commencent les assauts [7]</translation>
    </message>
    <message>
      <source>from the left</source>
      <translation>de la gauche</translation>
    </message>
    <message>
      <source>from the right</source>
      <translation>de la droite</translation>
    </message>
    <message>
      <source>The Marshal of the wing after its movement [8.2]</source>
      <translation>Le maréchal de l’aile après son mouvement [8.2]</translation>
    </message>
    <message>
      <source>stays where he is</source>
      <translation>reste où il est</translation>
    </message>
    <message>
      <source>Cavalry and light infantry before enemy infantry [6.4]</source>
      <translation>Cavalerie et infanterie légère devant l’infanterie ennemie [6.4]</translation>
    </message>
    <message>
      <source>always stand</source>
      <translation>toujours tenir</translation>
    </message>
    <message>
      <source>always fall back 1 hex</source>
      <translation>toujours reculer d’un hexagone</translation>
    </message>
    <message>
      <source>nothing to choose</source>
      <translation>rien à choisir</translation>
    </message>
    <message>
      <source>always from this side</source>
      <translation>toujours de ce côté</translation>
    </message>
    <message>
      <source>always so</source>
      <translation>toujours ainsi</translation>
    </message>
    <message>
      <source>{word} is no number.</source>
      <translation>{word} n'est pas un nombre.</translation>
    </message>
    <message>
      <source>{word} is none of: {known}.</source>
      <translation>{word} n'est aucun de : {known}.</translation>
    </message>
    <message>
      <source>{typed} names something twice.</source>
      <translation>{typed} nomme deux fois la même chose.</translation>
    </message>
    <message>
      <source>three order points such as 16 8 4</source>
      <translation>trois points d'ordre comme 16 8 4</translation>
    </message>
    <message>
      <source>a unit</source>
      <translation>une unité</translation>
    </message>
    <message>
      <source>a unit and a hex</source>
      <translation>une unité et un hexagone</translation>
    </message>
    <message>
      <source>a hex</source>
      <translation>un hexagone</translation>
    </message>
    <message>
      <source>a corner: n, ne, se, s, sw or nw</source>
      <translation>un sommet : n, ne, se, s, sw ou nw</translation>
    </message>
    <message>
      <source>1 or 2</source>
      <translation>1 ou 2</translation>
    </message>
    <message>
      <source>edge or bridge</source>
      <translation>edge (bord) ou bridge (pont)</translation>
    </message>
    <message>
      <source>hexes, on, hexes: 1211+1311 on 1210</source>
      <translation>des hexagones, on, des hexagones : 1211+1311 on 1210</translation>
    </message>
    <message>
      <source>left or right</source>
      <translation>left (gauche) ou right (droite)</translation>
    </message>
    <message>
      <source>a Marshal</source>
      <translation>un maréchal</translation>
    </message>
    <message>
      <source>order point</source>
      <translation>point d'ordre</translation>
    </message>
    <message>
      <source>distance</source>
      <translation>distance</translation>
    </message>
    <message>
      <source>{word} is not {what}.</source>
      <translation>{word} ne convient pas ; il faut {what}.</translation>
    </message>
    <message>
      <source>Write 'on' between the hexes, not {word}.</source>
      <translation>Écrivez « on » entre les hexagones, pas {word}.</translation>
    </message>
    <message>
      <source>An assault has several attackers on one hex, or one on two [7].</source>
      <translation>Un assaut a plusieurs attaquants contre un hexagone, ou un seul contre deux [7].</translation>
    </message>
    <message>
      <source>A front has two hexes, so nobody assaults more [6.1, 7].</source>
      <translation>Un front a deux hexagones ; personne n'en assaille davantage [6.1, 7].</translation>
    </message>
    <message>
      <source>Who assaults stands beside the hex that is assaulted [7].</source>
      <translation>L'assaillant est à côté de l'hexagone assailli [7].</translation>
    </message>
    <message>
      <source>{typed} is no throw of two dice such as 3+5.</source>
      <translation>{typed} n'est pas un lancer de deux dés comme 3+5.</translation>
    </message>
    <message>
      <source>{typed} names a hex twice.</source>
      <translation>{typed} nomme deux fois un hexagone.</translation>
    </message>
    <message>
      <source>hex of the field; ids are column and row, as 1211</source>
      <translation>hexagone du champ ; son nom est colonne et rangée, comme 1211</translation>
    </message>
    <message>
      <source>unit of this game</source>
      <translation>unité de ce jeu</translation>
    </message>
    <message>
      <source>Marshal of this game</source>
      <translation>maréchal de ce jeu</translation>
    </message>
    <message>
      <source>a position begins with the line {line}</source>
      <translation>une position commence par la ligne {line}</translation>
    </message>
    <message>
      <source>no line says which step is open</source>
      <translation>aucune ligne ne dit quelle étape est en cours</translation>
    </message>
    <message>
      <source>{word} is no line of a position.</source>
      <translation>{word} ne commence aucune ligne d'une position.</translation>
    </message>
    <message>
      <source>{word} stands twice.</source>
      <translation>{word} figure deux fois.</translation>
    </message>
    <message>
      <source>write: option NAME VALUE</source>
      <translation>écrivez : option NOM VALEUR</translation>
    </message>
    <message>
      <source>order points run from 1 to 18</source>
      <translation>les points d'ordre vont de 1 à 18</translation>
    </message>
    <message>
      <source>write a side and one word for left, centre and right</source>
      <translation>écrivez un camp et un mot pour la gauche, le centre et la droite</translation>
    </message>
    <message>
      <source>the sequence names each of the six wings once</source>
      <translation>la séquence nomme chacune des six ailes une fois</translation>
    </message>
    <message>
      <source>write a number for each side, the allied first</source>
      <translation>écrivez un nombre pour chaque camp, les Alliés d'abord</translation>
    </message>
    <message>
      <source>write a unit as: NAME HEX FACING STEPS</source>
      <translation>écrivez une unité ainsi : NOM HEXAGONE ORIENTATION PAS</translation>
    </message>
    <message>
      <source>{place} is taken [6.2]</source>
      <translation>{place} est occupé [6.2]</translation>
    </message>
    <message>
      <source>write a Marshal as: marshal NAME HEX</source>
      <translation>écrivez un maréchal ainsi : marshal NOM HEXAGONE</translation>
    </message>
    <message>
      <source>write a shot as: shot UNIT HEX</source>
      <translation>écrivez un tir ainsi : shot UNITÉ HEXAGONE</translation>
    </message>
    <message>
      <source>a plan holds assaults only [7]</source>
      <translation>un plan ne contient que des assauts [7]</translation>
    </message>
    <message>
      <source>write as NAME=VALUE, in this order: {known}</source>
      <translation>écrivez NOM=VALEUR, dans cet ordre : {known}</translation>
    </message>
    <message>
      <source>a way has at least its first hex</source>
      <translation>un chemin a au moins son premier hexagone</translation>
    </message>
    <message>
      <source>a way stays on the map</source>
      <translation>un chemin reste sur la carte</translation>
    </message>
    <message>
      <source>write one word</source>
      <translation>écrivez un seul mot</translation>
    </message>
    <message>
      <source>{word} is no number from {low} to {high}.</source>
      <translation>{word} n'est pas un nombre de {low} à {high}.</translation>
    </message>
    <message>
      <source>{who} has been eliminated [7.4].</source>
      <translation>{who} a été éliminé [7.4].</translation>
    </message>
    <message>
      <source>{who} belongs to the {wing}; the {active} acts now [5.5].</source>
      <translation>{who} est de l’aile {wing} ; c’est l’aile {active} qui agit [5.5].</translation>
    </message>
    <message>
      <source>{who} has moved or turned already in this activation [5.5].</source>
      <translation>{who} a déjà bougé ou pivoté dans cette activation [5.5].</translation>
    </message>
    <message>
      <source>A {status} wing moves or turns at most {limit} units [5.3, 5.4].</source>
      <translation>Une aile {status} bouge ou fait pivoter {limit} unités au plus [5.3, 5.4].</translation>
    </message>
    <message>
      <source>{who} stands in {where} already; turn it, if it shall only turn [6.1].</source>
      <translation>{who} est déjà en {where} ; faites pivoter, s’il ne s’agit que de cela [6.1].</translation>
    </message>
    <message>
      <source>{where} is river or pond, which nobody enters [6.3].</source>
      <translation>{where} est rivière ou étang, infranchissable [6.3].</translation>
    </message>
    <message>
      <source>Enemies hold {where}; a move never enters their hex [6, 7].</source>
      <translation>L’ennemi tient {where} ; un mouvement n’entre jamais dans son hexagone [6, 7].</translation>
    </message>
    <message>
      <source>{where} is {far} hexes away and {who} has {points} MP [6].</source>
      <translation>{where} est à {far} hexagones et {who} a {points} PM [6].</translation>
    </message>
    <message>
      <source>{where} is {far} hexes away and {who} has {points} MP, one less by night [6, 11].</source>
      <translation>{where} est à {far} hexagones et {who} a {points} PM, un de moins la nuit [6, 11].</translation>
    </message>
    <message>
      <source>{who} finds no way to {where} with {points} MP: zones of control end a move, and a Marshal must give way first [6.1, 8.2].</source>
      <translation>{who} ne trouve pas de chemin vers {where} avec {points} PM : les zones de contrôle finissent un mouvement, et un maréchal doit d’abord céder [6.1, 8.2].</translation>
    </message>
    <message>
      <source>There is a regiment in {where}, and a hex holds one [6.2].</source>
      <translation>Il y a un régiment en {where}, et un hexagone n’en tient qu’un [6.2].</translation>
    </message>
    <message>
      <source>Only infantry may stand in {where} with a support counter [9.2, 10.1].</source>
      <translation>Seule l’infanterie peut tenir en {where} avec un pion de soutien [9.2, 10.1].</translation>
    </message>
    <message>
      <source>In {where} there is no room for {who}: it stands alone or on one infantry regiment [9.2, 10.1].</source>
      <translation>En {where} il n’y a pas de place pour {who} : seul ou sur un régiment d’infanterie [9.2, 10.1].</translation>
    </message>
    <message>
      <source>{where} lies in an enemy zone of control, and the unit began its move in one [6.1].</source>
      <translation>{where} est dans une zone de contrôle ennemie, et l’unité a commencé son mouvement dans l’une d’elles [6.1].</translation>
    </message>
    <message>
      <source>{where} lies in an enemy zone of control, which artillery may not enter [9.2].</source>
      <translation>{where} est dans une zone de contrôle ennemie, interdite à l’artillerie [9.2].</translation>
    </message>
    <message>
      <source>{where} lies in an enemy zone of control, which a Titubant wing may not enter [5.4].</source>
      <translation>{where} est dans une zone de contrôle ennemie, interdite à une aile titubante [5.4].</translation>
    </message>
    <message>
      <source>{where} lies in an enemy zone of control, which no Marshal enters [8.2].</source>
      <translation>{where} est dans une zone de contrôle ennemie, où n’entre aucun maréchal [8.2].</translation>
    </message>
    <message>
      <source>Another Marshal is in {where} [8.2, ruling C4].</source>
      <translation>Un autre maréchal est en {where} [8.2, décision C4].</translation>
    </message>
    <message>
      <source>{where} is out of the Marshal's reach [8.2].</source>
      <translation>{where} est hors de portée du maréchal [8.2].</translation>
    </message>
    <message>
      <source>{one} to {other} victory points</source>
      <translation>{one} à {other} points de victoire</translation>
    </message>
    <message>
      <source>Draw: {points}, {lost} [12.2].</source>
      <translation>Partie nulle : {points}, {lost} [12.2].</translation>
    </message>
    <message>
      <source>{side} victory: a wing of the {other} side is gone [12.1].</source>
      <translation>Victoire ({side}) : une aile a disparu ({other}) [12.1].</translation>
    </message>
    <message>
      <source>{side} victory: {points}, {lost} [12.2].</source>
      <translation>Victoire ({side}) : {points}, {lost} [12.2].</translation>
    </message>
    <message>
      <source>{side} victory: {points} [12.2].</source>
      <translation>Victoire ({side}) : {points} [12.2].</translation>
    </message>
    <message>
      <source>{one} to {other} steps lost</source>
      <translation>{one} à {other} pas perdus</translation>
    </message>
    <message>
      <source>{one} to {other} regiments lost</source>
      <translation>{one} à {other} régiments perdus</translation>
    </message>
    <message>
      <source>{who} in {where} turns.</source>
      <translation>{who} en {where} pivote.</translation>
    </message>
    <message>
      <source>{who} flees from {start}, {far} hexes at least; now in {here}.</source>
      <translation>{who} fuit de {start}, {far} hexagones au moins ; maintenant en {here}.</translation>
    </message>
    <message>
      <source>{who} flees from {start}; now in {here}.</source>
      <translation>{who} fuit de {start} ; maintenant en {here}.</translation>
    </message>
    <message>
      <source>{mover} has come to {there}, before the front of {who} in {where}.</source>
      <translation>{mover} est venu en {there}, devant le front de {who} en {where}.</translation>
    </message>
    <message>
      <source>Assault from {attackers} on {defenders}: attacker {attack}, defender {defence}, threshold {threshold} [7.1, 7.2].</source>
      <translation>Assaut de {attackers} sur {defenders} : attaquant {attack}, défenseur {defence}, seuil {threshold} [7.1, 7.2].</translation>
    </message>
    <message>
      <source>Victory points: Allied {allied}, Spanish {spanish}; four win at once [12.2].</source>
      <translation>Points de victoire : Alliés {allied}, Espagnols {spanish} ; quatre gagnent aussitôt [12.2].</translation>
    </message>
    <message>
      <source>{now}.</source>
      <translation>{now}.</translation>
    </message>
    <message>
      <source>{now}; then {others}.</source>
      <translation>{now} ; puis {others}.</translation>
    </message>
    <message>
      <source>{wing}, Aggressive by its General</source>
      <translation>{wing}, agressive par son général</translation>
    </message>
    <message>
      <source>{wing}, {number} units moved or turned of at most 4 [5.3, 5.4]</source>
      <translation>{wing}, {number} unités ont bougé ou pivoté sur 4 au plus [5.3, 5.4]</translation>
    </message>
    <message>
      <source>Allied</source>
      <translation>Alliés</translation>
    </message>
    <message>
      <source>Allied left</source>
      <translation>gauche alliée</translation>
    </message>
    <message>
      <source>Allied centre</source>
      <translation>centre allié</translation>
    </message>
    <message>
      <source>Allied right</source>
      <translation>droite alliée</translation>
    </message>
    <message>
      <source>Spanish left</source>
      <translation>gauche espagnole</translation>
    </message>
    <message>
      <source>Spanish centre</source>
      <translation>centre espagnol</translation>
    </message>
    <message>
      <source>Spanish right</source>
      <translation>droite espagnole</translation>
    </message>
    <message>
      <source>unset</source>
      <translation>sans ordre</translation>
    </message>
    <message>
      <source>impetuous</source>
      <translation>impétueuse</translation>
    </message>
    <message>
      <source>aggressive</source>
      <translation>agressive</translation>
    </message>
    <message>
      <source>cautious</source>
      <translation>prudente</translation>
    </message>
    <message>
      <source>titubant</source>
      <translation>titubante</translation>
    </message>
    <message>
      <source>north</source>
      <translation>nord</translation>
    </message>
    <message>
      <source>north-east</source>
      <translation>nord-est</translation>
    </message>
    <message>
      <source>south-east</source>
      <translation>sud-est</translation>
    </message>
    <message>
      <source>south</source>
      <translation>sud</translation>
    </message>
    <message>
      <source>south-west</source>
      <translation>sud-ouest</translation>
    </message>
    <message>
      <source>north-west</source>
      <translation>nord-ouest</translation>
    </message>
    <message>
      <source>edge</source>
      <translation>bord</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>pont</translation>
    </message>
    <message>
      <source>{hex} ({name})</source>
      <translation>{hex} ({name})</translation>
    </message>
    <message>
      <source>{others} and {last}</source>
      <translation>{others} et {last}</translation>
    </message>
    <message numerus="yes">
      <source>%n hexes</source>
      <translation>
        <numerusform>%n hexagone</numerusform>
        <numerusform>%n hexagones</numerusform>
      </translation>
    </message>
    <message>
      <source>{turn}, phase {phase} begins [3, 4].</source>
      <translation>{turn}, la phase {phase} commence [3, 4].</translation>
    </message>
    <message>
      <source>The orders are revealed, in order of activation: {wings} [4.1, 5].</source>
      <translation>Les ordres sont révélés, dans l’ordre d’activation : {wings} [4.1, 5].</translation>
    </message>
    <message>
      <source>The {wing}, {status} with {value}, acts [5].</source>
      <translation>L’aile {wing}, {status} avec {value}, agit [5].</translation>
    </message>
    <message>
      <source>The General rides to the {wing}: it acts as Aggressive [8.1].</source>
      <translation>Le général rejoint l’aile {wing} : elle agit comme agressive [8.1].</translation>
    </message>
    <message>
      <source>The points are equal, so the two series of order points change hands [4.3].</source>
      <translation>Les points sont égaux : les deux séries de points d’ordre changent de mains [4.3].</translation>
    </message>
    <message>
      <source>The {side} side, behind in points, takes the enemy's series of order points [4.3].</source>
      <translation>Les {side}, en retard aux points, prennent la série de l’ennemi [4.3].</translation>
    </message>
    <message>
      <source>The {side} side, behind in points, keeps its series of order points [4.3].</source>
      <translation>Les {side}, en retard aux points, gardent leur série [4.3].</translation>
    </message>
    <message>
      <source>{allied} Allied to {spanish} Spanish hits</source>
      <translation>{allied} pertes infligées par les Alliés contre {spanish} par les Espagnols</translation>
    </message>
    <message>
      <source>The phase ends with {hits}: no victory point, the score stays {total} [12.2].</source>
      <translation>La phase finit sur {hits} : pas de point de victoire, le score reste {total} [12.2].</translation>
    </message>
    <message>
      <source>The phase ends with {hits}: a victory point for the {side} side, {total} [12.2].</source>
      <translation>La phase finit sur {hits} : un point de victoire aux {side}, {total} [12.2].</translation>
    </message>
    <message>
      <source>{one} to {other}</source>
      <translation>{one} à {other}</translation>
    </message>
    <message>
      <source>{allied} Allied to {spanish} Spanish victory points</source>
      <translation>{allied} points de victoire alliés contre {spanish} espagnols</translation>
    </message>
    <message>
      <source>The battle ends in a draw: {points} [12.2].</source>
      <translation>La bataille est nulle : {points} [12.2].</translation>
    </message>
    <message>
      <source>The battle ends: the {side} side wins, {points} [12].</source>
      <translation>La bataille est finie : les {side} gagnent, {points} [12].</translation>
    </message>
    <message>
      <source>The {wing} has no unit left: the battle is lost at once [12.1].</source>
      <translation>L’aile {wing} n’a plus d’unité : la bataille est aussitôt perdue [12.1].</translation>
    </message>
    <message>
      <source>{who} fires at {where} with {modifier} and needs {needed} [9.1, 10.2].</source>
      <translation>{who} tire sur {where} avec {modifier}, il faut {needed} [9.1, 10.2].</translation>
    </message>
    <message>
      <source>{who} rolls {dice}: a hit [9.1, 10.2].</source>
      <translation>{who} lance {dice} : touché [9.1, 10.2].</translation>
    </message>
    <message>
      <source>{who} rolls {dice}: no effect [9.1, 10.2].</source>
      <translation>{who} lance {dice} : sans effet [9.1, 10.2].</translation>
    </message>
    <message>
      <source>{who} in {where} loses a step and has {left} left [7.4].</source>
      <translation>{who} en {where} perd un pas, il en reste {left} [7.4].</translation>
    </message>
    <message>
      <source>{who} in {where} is eliminated [7.4].</source>
      <translation>{who} en {where} est éliminé [7.4].</translation>
    </message>
    <message>
      <source>fire</source>
      <translation>tir</translation>
    </message>
    <message>
      <source>a failed re-roll</source>
      <translation>un second jet manqué</translation>
    </message>
    <message>
      <source>no way to retreat</source>
      <translation>aucune retraite</translation>
    </message>
    <message>
      <source>Marshal {who} is lost in {where}: {cause} [8.2].</source>
      <translation>Le maréchal {who} est perdu en {where} : {cause} [8.2].</translation>
    </message>
    <message>
      <source>{who} in {where} faces {corner} [6.1].</source>
      <translation>{who} en {where} fait face au {corner} [6.1].</translation>
    </message>
    <message>
      <source>{who} moves from {start} to {end} [6].</source>
      <translation>{who} va de {start} à {end} [6].</translation>
    </message>
    <message>
      <source>{who} must escape from {where}, {far} [7.3].</source>
      <translation>{who} doit fuir de {where}, {far} [7.3].</translation>
    </message>
    <message>
      <source>{who} falls back from {where}, {far} [6.4, 7.1].</source>
      <translation>{who} recule de {where}, {far} [6.4, 7.1].</translation>
    </message>
    <message>
      <source>The {side} flight makes for the {road} [6.5].</source>
      <translation>Fuite des {side} vers : {road} [6.5].</translation>
    </message>
    <message>
      <source>{who} goes by {where}, under an enemy front [6.5].</source>
      <translation>{who} passe par {where}, devant un front ennemi [6.5].</translation>
    </message>
    <message>
      <source>{who} goes by {where} [6.5].</source>
      <translation>{who} passe par {where} [6.5].</translation>
    </message>
    <message>
      <source>{who} can go no further than {where}: border [6.3, 7.3].</source>
      <translation>{who} ne peut aller plus loin que {where} : bord [6.3, 7.3].</translation>
    </message>
    <message>
      <source>{who} finds no way and stays in {where} [6.4].</source>
      <translation>{who} ne trouve pas d’issue et reste en {where} [6.4].</translation>
    </message>
    <message>
      <source>{who} stops in {where} [6.4, 7.3].</source>
      <translation>{who} s’arrête en {where} [6.4, 7.3].</translation>
    </message>
    <message>
      <source>Marshal {who} stays in {where} [8.2].</source>
      <translation>Le maréchal {who} reste en {where} [8.2].</translation>
    </message>
    <message>
      <source>Marshal {who} goes from {start} to {end} [8.2].</source>
      <translation>Le maréchal {who} va de {start} à {end} [8.2].</translation>
    </message>
    <message>
      <source>Marshal {who} gives way from {where}, {far} or more [8.2].</source>
      <translation>Le maréchal {who} cède de {where}, {far} ou plus [8.2].</translation>
    </message>
    <message>
      <source>Marshal {who} goes by {where} [6.5, 8.2].</source>
      <translation>Le maréchal {who} passe par {where} [6.5, 8.2].</translation>
    </message>
    <message>
      <source>The {wing} will assault {defenders} from {attackers} [7].</source>
      <translation>L’aile {wing} assaillira {defenders} de {attackers} [7].</translation>
    </message>
    <message>
      <source>The {wing} assaults from the {side} on [7].</source>
      <translation>L’aile {wing} commence ses assauts à : {side} [7].</translation>
    </message>
    <message>
      <source>{who} in {where}</source>
      <translation>{who} en {where}</translation>
    </message>
    <message>
      <source>{attackers} assault {defenders}: attacker {attack}, defender {defence} [7.2].</source>
      <translation>Assaut de {attackers} sur {defenders} : attaquant {attack}, défenseur {defence} [7.2].</translation>
    </message>
    <message>
      <source>{dice}{added} = {total}</source>
      <translation>{dice}{added} = {total}</translation>
    </message>
    <message>
      <source>The {side} side rolls {rolled} against {threshold}: won [7.1].</source>
      <translation>Les {side} lancent {rolled} contre {threshold} : gagné [7.1].</translation>
    </message>
    <message>
      <source>The {side} side rolls {rolled} against {threshold}: not enough [7.1].</source>
      <translation>Les {side} lancent {rolled} contre {threshold} : insuffisant [7.1].</translation>
    </message>
    <message>
      <source>Marshal {who} has the dice rolled again [8.2].</source>
      <translation>Le maréchal {who} fait relancer les dés [8.2].</translation>
    </message>
    <message>
      <source>The {side} side has no way to withdraw and rolls for {threshold} [7.1].</source>
      <translation>Les {side} ne peuvent se retirer et lancent pour {threshold} [7.1].</translation>
    </message>
    <message>
      <source>The {side} side fights on and rolls for {threshold} [7.1].</source>
      <translation>Les {side} continuent et lancent pour {threshold} [7.1].</translation>
    </message>
    <message numerus="yes">
      <source>{who} takes %n hits, isolated by night [7.1, 11].</source>
      <translation>
        <numerusform>{who} subit %n perte, isolé la nuit [7.1, 11].</numerusform>
        <numerusform>{who} subit %n pertes, isolé la nuit [7.1, 11].</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} takes %n hits [7.1, 11].</source>
      <translation>
        <numerusform>{who} subit %n perte [7.1, 11].</numerusform>
        <numerusform>{who} subit %n pertes [7.1, 11].</numerusform>
      </translation>
    </message>
    <message>
      <source>The {side} side wins the assault for {where} [7.1].</source>
      <translation>Les {side} gagnent l’assaut de {where} [7.1].</translation>
    </message>
    <message>
      <source>{who} advances into {where} with its light infantry [7.1].</source>
      <translation>{who} avance en {where} avec son infanterie légère [7.1].</translation>
    </message>
    <message>
      <source>{who} advances into {where} [7.1].</source>
      <translation>{who} avance en {where} [7.1].</translation>
    </message>
    <message>
      <source>The {side} side has laid its orders, face down [4].</source>
      <translation>Les {side} ont posé leurs ordres, face cachée [4].</translation>
    </message>
    <message>
      <source>{who} cannot flee and is left behind in {where} [9.2].</source>
      <translation>{who} ne peut fuir et reste abandonné en {where} [9.2].</translation>
    </message>
    <message>
      <source>{who} cannot escape from {where} [7.3].</source>
      <translation>{who} ne peut s’échapper de {where} [7.3].</translation>
    </message>
    <message>
      <source>{who} in {where} turns [6.1].</source>
      <translation>{who} en {where} pivote [6.1].</translation>
    </message>
    <message>
      <source>{who} halts in {where} [8.2].</source>
      <translation>{who} s’arrête en {where} [8.2].</translation>
    </message>
    <message>
      <source>{who} in {where} awaits the infantry [6.4].</source>
      <translation>{who} en {where} attend l’infanterie [6.4].</translation>
    </message>
    <message>
      <source>{who} in {where} goes first [7.3].</source>
      <translation>{who} en {where} part d’abord [7.3].</translation>
    </message>
    <message>
      <source>The {side} side leaves the roll as it is [8.2].</source>
      <translation>Les {side} gardent le jet [8.2].</translation>
    </message>
    <message>
      <source>The {side} side withdraws [7.1].</source>
      <translation>Les {side} se retirent [7.1].</translation>
    </message>
    <message>
      <source>Learn by doing</source>
      <translation>Apprendre en jouant</translation>
    </message>
    <message>
      <source>facing and assault, orders, flights and night</source>
      <translation>orientation et assaut, ordres, fuites et nuit</translation>
    </message>
    <message>
      <source>That is how the battle is fought.</source>
      <translation>Voilà comment se livre la bataille.</translation>
    </message>
    <message>
      <source>You have come upon a flank, had a Marshal repeat a roll, laid orders and seen what they make of your wings, and stood alone in the night. Begin with the day only: three phases against the computer.</source>
      <translation>Vous avez pris un flanc, fait relancer par un maréchal, posé des ordres et vu ce qu’ils font de vos ailes, et tenu seul dans la nuit. Commencez par le jour seul : trois phases contre l’ordinateur.</translation>
    </message>
    <message>
      <source>Play the day as the &amp;Allies</source>
      <translation>Jouer le jour avec les &amp;Alliés</translation>
    </message>
    <message>
      <source>White and blue counters are yours; their points show the two hexes of their front. Press Tab: the first unit that can act is chosen.</source>
      <translation>Les pions blancs et bleus sont à vous ; leur pointe montre les deux hexagones de leur front. Tab : la première unité qui peut agir est choisie.</translation>
    </message>
    <message>
      <source>The enemy looks to the north. Press ←: the hex to the west lies on his flank, and the slip says what it costs.</source>
      <translation>L’ennemi regarde au nord. ← : l’hexagone à l’ouest est sur son flanc, et la fiche dit ce qu’il coûte.</translation>
    </message>
    <message>
      <source>Press Enter, and Piccolomini goes there. Beside an enemy every move ends.</source>
      <translation>Entrée, et Piccolomini y va. À côté d’un ennemi tout mouvement finit.</translation>
    </message>
    <message>
      <source>Now it turns, for free. Six ticks stand around it; the list suggests the one that faces the enemy. Press 1.</source>
      <translation>Il pivote maintenant, sans frais. Six flèches l’entourent ; la liste propose celle qui fait face à l’ennemi. Touche 1.</translation>
    </message>
    <message>
      <source>Traun shall hold him in front. Press Tab for Traun.</source>
      <translation>Traun doit le fixer de front. Tab pour Traun.</translation>
    </message>
    <message>
      <source>Press ↓ to point at the hex before him.</source>
      <translation>↓ pour montrer l’hexagone devant lui.</translation>
    </message>
    <message>
      <source>Press Enter.</source>
      <translation>Entrée.</translation>
    </message>
    <message>
      <source>Press 1: Traun faces the enemy. All units of the wing have acted then.</source>
      <translation>Touche 1 : Traun fait face à l’ennemi. Toutes les unités de l’aile ont alors agi.</translation>
    </message>
    <message>
      <source>Marshal Leutrum stands beside Traun, and that is where he is needed. Hold Ctrl and press Enter: he stays.</source>
      <translation>Le maréchal Leutrum est à côté de Traun, où l’on a besoin de lui. Ctrl+Entrée : il reste.</translation>
    </message>
    <message>
      <source>Arrows show who may attack whom. Press 3: both attack together, twice as strong and on the flank.</source>
      <translation>Les flèches montrent qui peut attaquer qui. Touche 3 : les deux ensemble, deux fois plus forts et de flanc.</translation>
    </message>
    <message>
      <source>The threshold is 9 for you, then 8 for him, then 7, until somebody wins or withdraws. Press Enter to roll.</source>
      <translation>Le seuil est 9 pour vous, puis 8 pour lui, puis 7, jusqu’à ce que l’un gagne ou se retire. Entrée pour lancer.</translation>
    </message>
    <message>
      <source>Not enough. The Marshal beside your troops can have it rolled again; if that fails too, he is lost. Press 1.</source>
      <translation>Insuffisant. Le maréchal à côté de vos troupes peut faire relancer ; si cela échoue aussi, il est perdu. Touche 1.</translation>
    </message>
    <message>
      <source>Press Enter to roll again.</source>
      <translation>Entrée pour relancer.</translation>
    </message>
    <message>
      <source>Won: he loses a step and runs three hexes. You may take his ground. Press 1.</source>
      <translation>Gagné : il perd un pas et fuit de trois hexagones. Vous pouvez prendre son terrain. Touche 1.</translation>
    </message>
    <message>
      <source>Winners may turn. Press 1 as often as you are asked; then your next wing would act.</source>
      <translation>Les vainqueurs peuvent pivoter. Touche 1 chaque fois qu’on vous le demande ; puis votre aile suivante agirait.</translation>
    </message>
    <message>
      <source>A phase begins with orders, face down, one for each wing. Three are left to you: 3, 10 and 17. Press 4: 10 left, 17 centre, 3 right.</source>
      <translation>Une phase commence par les ordres, face cachée, un par aile. Il vous en reste trois : 3, 10 et 17. Touche 4 : 10 à gauche, 17 au centre, 3 à droite.</translation>
    </message>
    <message>
      <source>All six are turned up. Left is compared with left, and so on: the higher is Aggressive, the lower Cautious. Press Enter to go on.</source>
      <translation>Les six sont retournés. On compare gauche à gauche et ainsi de suite : le plus haut est agressif, le plus bas prudent. Entrée pour continuer.</translation>
    </message>
    <message>
      <source>The highest of all, your 17, is Impetuous and acts first; the lowest, your 3, is Titubant and hardly moves. Press 1: a battery fires, two dice and its number for the range must reach 9.</source>
      <translation>Le plus haut de tous, votre 17, est impétueux et agit d’abord ; le plus bas, votre 3, est titubant et bouge à peine. Touche 1 : une batterie tire ; deux dés et son chiffre pour la portée doivent faire 9.</translation>
    </message>
    <message>
      <source>A hit. Who takes more steps in a phase gets its victory point. Press Ctrl+Enter to end the fire, and Enter again, for a battery is still silent.</source>
      <translation>Touché. Qui prend le plus de pas dans une phase en a le point de victoire. Ctrl+Entrée pour finir le tir, et encore Entrée, car une batterie n’a pas tiré.</translation>
    </message>
    <message>
      <source>Press W to see how far a unit reaches, and Tab for the first of the centre.</source>
      <translation>W pour voir jusqu’où va une unité, et Tab pour la première du centre.</translation>
    </message>
    <message>
      <source>Dashed hexes lie beside enemies, where a move ends. Press W again to put the overlay away, and Enter.</source>
      <translation>Les hexagones en tirets sont à côté d’ennemis, où un mouvement finit. Encore W pour ôter le calque, puis Entrée.</translation>
    </message>
    <message>
      <source>Night: moves and guns are shorter, and a body beaten without a friend beside it takes two hits. Traun is alone and assaulted. Press Enter for the first roll.</source>
      <translation>La nuit, mouvements et tirs sont plus courts, et un corps battu sans ami à côté subit deux pertes. Traun est seul et assailli. Entrée pour le premier jet.</translation>
    </message>
    <message>
      <source>He has not won. Before you answer, press L: where Traun would flee if he were beaten, and what that would cost.</source>
      <translation>Il n’a pas gagné. Avant de répondre, touche L : où fuirait Traun s’il était battu, et à quel prix.</translation>
    </message>
    <message>
      <source>You may withdraw without a hit, or roll for 8. The board has both futures. Press 1 to fight on.</source>
      <translation>Vous pouvez vous retirer sans perte, ou lancer pour 8. Le tableau montre les deux avenirs. Touche 1 pour continuer.</translation>
    </message>
    <message>
      <source>Press Enter to roll; when nobody wins, he may go on, and you press Enter for him as well.</source>
      <translation>Entrée pour lancer ; si personne ne gagne, il peut continuer, et vous pressez Entrée pour lui aussi.</translation>
    </message>
    <message>
      <source>Lost, and two steps gone. The flight goes back toward your edge, away from the enemy; where two ways are as good, you choose. Press 1.</source>
      <translation>Perdu, et deux pas de moins. La fuite va vers votre bord, loin de l’ennemi ; entre deux chemins égaux, vous choisissez. Touche 1.</translation>
    </message>
    <message>
      <source>In safety. Press 1: Traun turns to the enemy again.</source>
      <translation>En sûreté. Touche 1 : Traun se retourne vers l’ennemi.</translation>
    </message>
    <message>
      <source>So keep your line together at night, and look behind you before you stand. Press Enter to end the lesson.</source>
      <translation>Gardez donc votre ligne serrée la nuit, et regardez derrière vous avant de tenir. Entrée pour finir la leçon.</translation>
    </message>
  </context>
  <context>
    <name>game</name>
    <message>
      <source>lay these three order points on the left, the centre and the right [4]</source>
      <translation>pose ces trois points d’ordre à gauche, au centre et à droite [4]</translation>
    </message>
    <message>
      <source>change the series of order points with the enemy [4.3]</source>
      <translation>échange la série de points d’ordre avec l’ennemi [4.3]</translation>
    </message>
    <message>
      <source>keep the series of order points [4.3]</source>
      <translation>garde la série de points d’ordre [4.3]</translation>
    </message>
    <message>
      <source>use the General: the Cautious wing acts as Aggressive [8.1]</source>
      <translation>emploie le général : l’aile prudente agit comme agressive [8.1]</translation>
    </message>
    <message>
      <source>do not use the General now [8.1]</source>
      <translation>n’emploie pas le général maintenant [8.1]</translation>
    </message>
    <message>
      <source>the battery or light infantry fires at this hex [9.1, 10.2]</source>
      <translation>la batterie ou l’infanterie légère tire sur cet hexagone [9.1, 10.2]</translation>
    </message>
    <message>
      <source>no more of these</source>
      <translation>plus rien de tel</translation>
    </message>
    <message>
      <source>the unit moves to this hex [6]</source>
      <translation>l’unité va dans cet hexagone [6]</translation>
    </message>
    <message>
      <source>the unit only turns [6.1]</source>
      <translation>l’unité ne fait que pivoter [6.1]</translation>
    </message>
    <message>
      <source>the mover goes on to this hex after a Marshal has given way [8.2]</source>
      <translation>le mouvement continue vers cet hexagone après qu’un maréchal a cédé [8.2]</translation>
    </message>
    <message>
      <source>the mover goes no further [8.2]</source>
      <translation>le mouvement ne va pas plus loin [8.2]</translation>
    </message>
    <message>
      <source>the front lies at this corner of the hex [6.1]</source>
      <translation>le front est à ce sommet de l’hexagone [6.1]</translation>
    </message>
    <message>
      <source>the unit awaits the infantry that has come before its front [6.4]</source>
      <translation>l’unité attend l’infanterie venue devant son front [6.4]</translation>
    </message>
    <message>
      <source>fall back this many hexes along the line of retreat [6.4, 7.1, 8.2]</source>
      <translation>recule d’autant d’hexagones le long de la ligne de retraite [6.4, 7.1, 8.2]</translation>
    </message>
    <message>
      <source>flee toward the own edge, or make for the bridge [6.5]</source>
      <translation>fuit vers son bord, ou vers le pont [6.5]</translation>
    </message>
    <message>
      <source>flee by this hex [6.5]</source>
      <translation>fuit par cet hexagone [6.5]</translation>
    </message>
    <message>
      <source>the Marshal of the wing moves to this hex [8.2]</source>
      <translation>le maréchal de l’aile va dans cet hexagone [8.2]</translation>
    </message>
    <message>
      <source>the Marshal stays where he is [8.2]</source>
      <translation>le maréchal reste où il est [8.2]</translation>
    </message>
    <message>
      <source>these bodies assault one hex, or one body both hexes before it [7]</source>
      <translation>ces corps assaillent un hexagone, ou un corps les deux hexagones devant lui [7]</translation>
    </message>
    <message>
      <source>one body assaults both enemy hexes of its front [7]</source>
      <translation>un corps assaille les deux hexagones ennemis de son front [7]</translation>
    </message>
    <message>
      <source>resolve the assaults from this side to the other [7]</source>
      <translation>résout les assauts de ce côté vers l’autre [7]</translation>
    </message>
    <message>
      <source>this Marshal has the dice rolled again, at the risk of his life [8.2]</source>
      <translation>ce maréchal fait relancer les dés, au péril de sa vie [8.2]</translation>
    </message>
    <message>
      <source>leave the roll as it is [8.2]</source>
      <translation>garde le jet [8.2]</translation>
    </message>
    <message>
      <source>stay and roll next [7.1]</source>
      <translation>reste et lance ensuite [7.1]</translation>
    </message>
    <message>
      <source>retreat with all bodies instead of fighting on [7.1]</source>
      <translation>se retire avec tous les corps au lieu de continuer [7.1]</translation>
    </message>
    <message>
      <source>this unit takes the hit of the defeat [7.1]</source>
      <translation>cette unité subit la perte de la défaite [7.1]</translation>
    </message>
    <message>
      <source>the body in this hex flees next [7.3]</source>
      <translation>le corps de cet hexagone fuit ensuite [7.3]</translation>
    </message>
    <message>
      <source>the unit advances into this hex [7.1]</source>
      <translation>l’unité avance dans cet hexagone [7.1]</translation>
    </message>
    <message>
      <source>the unit and the light infantry on it advance [7.1]</source>
      <translation>l’unité et son infanterie légère avancent [7.1]</translation>
    </message>
    <message>
      <source>nobody else advances [7.1]</source>
      <translation>personne d’autre n’avance [7.1]</translation>
    </message>
    <message>
      <source>two dice [1.2]</source>
      <translation>deux dés [1.2]</translation>
    </message>
    <message>
      <source>which order points are laid on the left, the centre and the right [4]</source>
      <translation>quels points d’ordre sont posés à gauche, au centre et à droite [4]</translation>
    </message>
    <message>
      <source>whether the two series of order points change hands [4.3]</source>
      <translation>si les deux séries de points d’ordre changent de mains [4.3]</translation>
    </message>
    <message>
      <source>whether the General makes the wing Aggressive [8.1]</source>
      <translation>si le général rend l’aile agressive [8.1]</translation>
    </message>
    <message>
      <source>which battery fires at which hex [9.1]</source>
      <translation>quelle batterie tire sur quel hexagone [9.1]</translation>
    </message>
    <message>
      <source>artillery fire [9.1]</source>
      <translation>tir d’artillerie [9.1]</translation>
    </message>
    <message>
      <source>which unit moves or turns next [5.5, 6]</source>
      <translation>quelle unité bouge ou pivote ensuite [5.5, 6]</translation>
    </message>
    <message>
      <source>whether the mover goes on [8.2]</source>
      <translation>si le mouvement continue [8.2]</translation>
    </message>
    <message>
      <source>which corner the front is turned to [6.1]</source>
      <translation>vers quel sommet le front est tourné [6.1]</translation>
    </message>
    <message>
      <source>whether the unit stands or falls back before the infantry [6.4]</source>
      <translation>si l’unité tient ou recule devant l’infanterie [6.4]</translation>
    </message>
    <message>
      <source>whether the flight goes toward the edge or the bridge [6.5]</source>
      <translation>si la fuite va vers le bord ou le pont [6.5]</translation>
    </message>
    <message>
      <source>which hex the flight goes by [6.5]</source>
      <translation>par quel hexagone passe la fuite [6.5]</translation>
    </message>
    <message>
      <source>how far the Marshal falls back [8.2]</source>
      <translation>de combien le maréchal recule [8.2]</translation>
    </message>
    <message>
      <source>where the Marshal of the wing goes [8.2]</source>
      <translation>où va le maréchal de l’aile [8.2]</translation>
    </message>
    <message>
      <source>which light infantry fires at which hex [10.2]</source>
      <translation>quelle infanterie légère tire sur quel hexagone [10.2]</translation>
    </message>
    <message>
      <source>fire of light infantry [10.2]</source>
      <translation>tir d’infanterie légère [10.2]</translation>
    </message>
    <message>
      <source>which assaults are made [7]</source>
      <translation>quels assauts ont lieu [7]</translation>
    </message>
    <message>
      <source>from which side the assaults are resolved [7]</source>
      <translation>de quel côté les assauts sont résolus [7]</translation>
    </message>
    <message>
      <source>assault [7.1]</source>
      <translation>assaut [7.1]</translation>
    </message>
    <message>
      <source>whether a Marshal has the dice rolled again [8.2]</source>
      <translation>si un maréchal fait relancer les dés [8.2]</translation>
    </message>
    <message>
      <source>assault, rolled again [8.2]</source>
      <translation>assaut, relancé [8.2]</translation>
    </message>
    <message>
      <source>whether to fight on or to withdraw [7.1]</source>
      <translation>s’il faut continuer ou se retirer [7.1]</translation>
    </message>
    <message>
      <source>how far the body falls back [7.1]</source>
      <translation>de combien le corps recule [7.1]</translation>
    </message>
    <message>
      <source>which unit takes the hit [7.1]</source>
      <translation>quelle unité subit la perte [7.1]</translation>
    </message>
    <message>
      <source>which body flees first [7.3]</source>
      <translation>quel corps fuit d’abord [7.3]</translation>
    </message>
    <message>
      <source>who advances into the vacant hex [7.1]</source>
      <translation>qui avance dans l’hexagone vide [7.1]</translation>
    </message>
    <message>
      <source>farmhouse</source>
      <translation>ferme</translation>
    </message>
    <message>
      <source>village</source>
      <translation>village</translation>
    </message>
    <message>
      <source>river</source>
      <translation>rivière</translation>
    </message>
    <message>
      <source>pond</source>
      <translation>étang</translation>
    </message>
    <message>
      <source>pontoon bridge</source>
      <translation>pont de bateaux</translation>
    </message>
    <message>
      <source>red series</source>
      <translation>série rouge</translation>
    </message>
    <message>
      <source>yellow-blue series</source>
      <translation>série jaune et bleue</translation>
    </message>
    <message>
      <source>Marshal</source>
      <translation>maréchal</translation>
    </message>
    <message>
      <source>order point</source>
      <translation>point d’ordre</translation>
    </message>
    <message>
      <source>order, face down</source>
      <translation>ordre, face cachée</translation>
    </message>
    <message>
      <source>left wing</source>
      <translation>aile gauche</translation>
    </message>
    <message>
      <source>right wing</source>
      <translation>aile droite</translation>
    </message>
    <message>
      <source>star</source>
      <translation>étoile</translation>
    </message>
    <message>
      <source>4 of 4 steps</source>
      <translation>4 pas sur 4</translation>
    </message>
    <message>
      <source>3 of 4 steps</source>
      <translation>3 pas sur 4</translation>
    </message>
    <message>
      <source>2 of 4 steps</source>
      <translation>2 pas sur 4</translation>
    </message>
    <message>
      <source>1 of 4 steps</source>
      <translation>1 pas sur 4</translation>
    </message>
    <message>
      <source>2 of 2 steps</source>
      <translation>2 pas sur 2</translation>
    </message>
    <message>
      <source>1 of 2 steps</source>
      <translation>1 pas sur 2</translation>
    </message>
    <message>
      <source>isolated by night</source>
      <translation>isolé la nuit</translation>
    </message>
    <message>
      <source>allied</source>
      <translation>alliés</translation>
    </message>
    <message>
      <source>spanish</source>
      <translation>espagnols</translation>
    </message>
  </context>
</TS>
