<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message>
      <source>moving out of command</source>
      <translation>mouvement hors commandement</translation>
    </message>
    <message>
      <source>forage</source>
      <translation>fourrage</translation>
    </message>
    <message>
      <source>work on a bridge</source>
      <translation>travaux sur un pont</translation>
    </message>
    <message>
      <source>march to the sound of the guns</source>
      <translation>marche au canon</translation>
    </message>
    <message>
      <source>recovery</source>
      <translation>récupération</translation>
    </message>
    <message>
      <source>hits</source>
      <translation>touches</translation>
    </message>
    <message>
      <source>other rules in force</source>
      <translation>autres règles en vigueur</translation>
    </message>
    <message>
      <source>a dummy does as its owner wants</source>
      <translation>un leurre fait ce que veut son propriétaire</translation>
    </message>
    <message>
      <source>in a city</source>
      <translation>en ville</translation>
    </message>
    <message numerus="yes">
      <source>%n units forage here</source>
      <translation>
        <numerusform>%n unité fourrage ici</numerusform>
        <numerusform>%n unités fourragent ici</numerusform>
      </translation>
    </message>
    <message>
      <source>enemy at the other end</source>
      <translation>ennemi à l’autre bout</translation>
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
      <source>two areas away</source>
      <translation>à deux zones</translation>
    </message>
    <message>
      <source>{bonus} to the French die; a tie goes to the {side} player</source>
      <translation>{bonus} au dé français ; à égalité, avantage : {side}</translation>
    </message>
    <message>
      <source>initiative</source>
      <translation>initiative</translation>
    </message>
    <message>
      <source>{many} to be shown</source>
      <translation>{many} à montrer</translation>
    </message>
    <message>
      <source>killed</source>
      <translation>tué</translation>
    </message>
    <message>
      <source>wounded</source>
      <translation>blessé</translation>
    </message>
    <message>
      <source>unhurt</source>
      <translation>indemne</translation>
    </message>
    <message>
      <source>returns</source>
      <translation>revient</translation>
    </message>
    <message>
      <source>stays wounded</source>
      <translation>reste blessé</translation>
    </message>
    <message>
      <source>reconnaissance</source>
      <translation>reconnaissance</translation>
    </message>
    <message>
      <source>fate of {who}</source>
      <translation>sort de {who}</translation>
    </message>
    <message>
      <source>No unit loses strength or is eliminated during the combat: the hits are spread (name the units to count losses exactly).</source>
      <translation>Aucune unité ne perd de force ni n’est éliminée pendant le combat : les touches sont réparties.</translation>
    </message>
    <message>
      <source>attacker</source>
      <translation>attaquant</translation>
    </message>
    <message>
      <source>defender</source>
      <translation>défenseur</translation>
    </message>
    <message>
      <source>the {role}</source>
      <translation>{role}</translation>
    </message>
    <message>
      <source>{item} is unclear; write 23 sp, leader 1, 2 cavalry, 2 guns.</source>
      <translation>{item} n'est pas clair ; écrivez 23 sp, leader 1, 2 cavalry, 2 guns.</translation>
    </message>
    <message>
      <source>The {role}'s {number} is given twice: {typed}.</source>
      <translation>{role} : {number} est donné deux fois : {typed}.</translation>
    </message>
    <message>
      <source>Something is missing between the commas of {what}: {typed}.</source>
      <translation>Il manque quelque chose entre les virgules ({what}) : {typed}.</translation>
    </message>
    <message>
      <source>The {role} must be of one side, but these are not: {names}.</source>
      <translation>{role} : tous doivent être du même camp, mais pas {names}.</translation>
    </message>
    <message>
      <source>{name} is a dummy and takes part in nothing [13.2].</source>
      <translation>{name} est un leurre et ne prend part à rien [13.2].</translation>
    </message>
    <message>
      <source>{title} is a leader and has no hits [3.6].</source>
      <translation>{title} est un chef et n'a pas de touches [3.6].</translation>
    </message>
    <message>
      <source>{title} can have 0 to {most} hits, not {typed} [3.6].</source>
      <translation>{title} peut avoir de 0 à {most} touches, pas {typed} [3.6].</translation>
    </message>
    <message>
      <source>{typed} places nobody; write AREA=COUNTER[:HITS],COUNTER...</source>
      <translation>{typed} ne place personne ; écrivez ZONE=PION[:TOUCHES],PION...</translation>
    </message>
    <message>
      <source>The {role} mixes numbers with the unit {name}; name all units or none.</source>
      <translation>{role} : des nombres sont mêlés à l'unité {name} ; nommez toutes les unités ou aucune.</translation>
    </message>
    <message>
      <source>The {role} needs strength points, 1 to {most}: write for example 23 sp.</source>
      <translation>{role} : il faut des points de force, de 1 à {most} ; écrivez par exemple 23 sp.</translation>
    </message>
    <message>
      <source>The {role} has {strength} SP in all, so {cavalry} of cavalry and {guns} of artillery are too many.</source>
      <translation>{role} : {strength} PF en tout ; {cavalry} de cavalerie et {guns} d'artillerie, c'est trop.</translation>
    </message>
    <message>
      <source>A leader's rating is at most {most}.</source>
      <translation>La valeur d'un chef est au plus {most}.</translation>
    </message>
    <message>
      <source>Name all units of both forces to fight on the roads of the map.</source>
      <translation>Nommez toutes les unités des deux forces pour combattre sur les routes de la carte.</translation>
    </message>
    <message>
      <source>The {role} has no unit; leaders alone do not fight [9.0].</source>
      <translation>{role} : aucune unité ; des chefs seuls ne combattent pas [9.0].</translation>
    </message>
    <message>
      <source>The winner always pursues.</source>
      <translation>Le vainqueur poursuit toujours.</translation>
    </message>
    <message>
      <source>No side was named: the attacker is taken to be Austrian.</source>
      <translation>Aucun camp n’est nommé : l’attaquant est supposé autrichien.</translation>
    </message>
    <message>
      <source>Both forces are {side}; nobody to fight.</source>
      <translation>Les deux forces sont du même camp ({side}) ; il n'y a pas d'ennemi.</translation>
    </message>
    <message>
      <source>This cannot stand on the map: {faults}.</source>
      <translation>Cela ne peut pas être sur la carte : {faults}.</translation>
    </message>
    <message>
      <source>{counter} is named twice.</source>
      <translation>{counter} est nommé deux fois.</translation>
    </message>
    <message>
      <source>{name} cannot attack: garrisons never leave their city [2.2.3].</source>
      <translation>{name} ne peut pas attaquer : une garnison ne quitte jamais sa ville [2.2.3].</translation>
    </message>
    <message>
      <source>A city has one garrison, not {number} [5.1].</source>
      <translation>Une ville a une garnison, pas {number} [5.1].</translation>
    </message>
    <message>
      <source>{name} stands in a city; choose city as the terrain [2.2.3].</source>
      <translation>{name} est dans une ville ; choisissez la ville comme terrain [2.2.3].</translation>
    </message>
    <message>
      <source>Say where {name} came from: {name}@AREA, or name one area for all.</source>
      <translation>Dites d'où vient {name} : {name}@ZONE, ou nommez une zone pour tous.</translation>
    </message>
    <message>
      <source>No road leads from {area} to {place} [2.2.4].</source>
      <translation>Aucune route ne mène de {area} à {place} [2.2.4].</translation>
    </message>
    <message>
      <source>A concentric attack needs two attacking units [R15].</source>
      <translation>Une attaque concentrique demande deux unités attaquantes [R15].</translation>
    </message>
    <message>
      <source>{value} {label} [{rule}]</source>
      <translation>{value} {label} [{rule}]</translation>
    </message>
    <message>
      <source>target in the mountains</source>
      <translation>cible en montagne</translation>
    </message>
    <message>
      <source>target in a city</source>
      <translation>cible en ville</translation>
    </message>
    <message>
      <source>more cavalry</source>
      <translation>plus de cavalerie</translation>
    </message>
    <message>
      <source>marched to the sound of the guns</source>
      <translation>venus au canon</translation>
    </message>
    <message>
      <source>concentric attack</source>
      <translation>attaque concentrique</translation>
    </message>
    <message>
      <source>defender in a city</source>
      <translation>défenseur en ville</translation>
    </message>
    <message>
      <source>defender in the mountains</source>
      <translation>défenseur en montagne</translation>
    </message>
    <message>
      <source>across a river, first round</source>
      <translation>au-delà d’une rivière, premier round</translation>
    </message>
    <message>
      <source>French pursuers</source>
      <translation>poursuivants français</translation>
    </message>
    <message>
      <source>retreat to a city</source>
      <translation>retraite vers une ville</translation>
    </message>
    <message>
      <source>retreat to the mountains</source>
      <translation>retraite vers la montagne</translation>
    </message>
    <message>
      <source>senior leader's Tactical Rating</source>
      <translation>valeur tactique du chef le plus ancien</translation>
    </message>
    <message>
      <source>succeeds</source>
      <translation>réussissent</translation>
    </message>
    <message>
      <source>fails</source>
      <translation>échoue</translation>
    </message>
    <message>
      <source>not begun</source>
      <translation>pas commencés</translation>
    </message>
    <message>
      <source>French</source>
      <translation>Français</translation>
    </message>
    <message>
      <source>No die depends on this choice.</source>
      <translation>Aucun dé ne dépend de ce choix.</translation>
    </message>
    <message>
      <source>This is the enemy's choice; what he may do is not known to you.</source>
      <translation>C’est le choix de l’ennemi ; vous ne savez pas ce qu’il peut faire.</translation>
    </message>
    <message>
      <source>Who arrives for round two is not known to you [13.1.1, 16.0]; the odds of the combat cannot be told.</source>
      <translation>Vous ne savez pas qui arrive pour le deuxième round [13.1.1, 16.0] ; les probabilités du combat ne peuvent être dites.</translation>
    </message>
    <message>
      <source>The enemy rolls for units he called to the guns [9.1.2]; who helps them is not known to you, so neither are their chances.</source>
      <translation>L’ennemi jette les dés pour des unités appelées au canon [9.1.2] ; vous ne savez pas qui les aide, donc pas non plus leurs chances.</translation>
    </message>
    <message>
      <source>Who stands with the other marchers, and helps them or not, is not known to you.</source>
      <translation>Vous ne savez pas qui se trouve avec les autres marcheurs et les aide ou non.</translation>
    </message>
    <message>
      <source>These are the odds if all these units forage.</source>
      <translation>Ce sont les probabilités si toutes ces unités fourragent.</translation>
    </message>
    <message numerus="yes">
      <source>%n of the enemy's counters in {area} are not known to you until the combat begins [3.8, 9.0]; its odds cannot be told.</source>
      <translation>
        <numerusform>%n des pions ennemis ({area}) vous est inconnu jusqu’au début du combat [3.8, 9.0] ; ses probabilités ne peuvent être dites.</numerusform>
        <numerusform>%n des pions ennemis ({area}) vous sont inconnus jusqu’au début du combat [3.8, 9.0] ; ses probabilités ne peuvent être dites.</numerusform>
      </translation>
    </message>
    <message>
      <source>Marches to the sound of the guns are not counted yet [9.1].</source>
      <translation>Les marches au canon ne sont pas encore comptées [9.1].</translation>
    </message>
    <message>
      <source>Whom the defender may call to the guns is not known to you.</source>
      <translation>Vous ne savez pas qui le défenseur peut appeler au canon.</translation>
    </message>
    <message>
      <source>The combat is not counted yet: too many units are on the march.</source>
      <translation>Le combat n’est pas encore compté : trop d’unités sont en marche.</translation>
    </message>
    <message>
      <source>The combat is counted when it is known who comes [9.1].</source>
      <translation>Le combat est calculé quand on sait qui arrive [9.1].</translation>
    </message>
    <message>
      <source>Both forces are in the open: a combat is fought face up [9.0].</source>
      <translation>Les deux forces sont à découvert : un combat se livre face visible [9.0].</translation>
    </message>
    <message>
      <source>Units on the march fight from round two on and count from then [16.0].</source>
      <translation>Les unités en marche combattent à partir du deuxième round [16.0].</translation>
    </message>
    <message>
      <source>The enemy in {area} may be leaders alone, whom a retreat passes [9.4]; one possibility is counted.</source>
      <translation>L’ennemi ({area}) peut n’être que des chefs, qu’une retraite dépasse [9.4] ; une seule possibilité est comptée.</translation>
    </message>
    <message>
      <source>After round one: the attacker {plan}, the defender {other}.</source>
      <translation>Après le premier round : l’attaquant {plan}, le défenseur {other}.</translation>
    </message>
    <message>
      <source>Own hits: {own}. Bombardment: {target}.</source>
      <translation>Vos touches : {own}. Bombardement : {target}.</translation>
    </message>
    <message>
      <source>The winner always pursues; the loser retreats where pursuit is hardest.</source>
      <translation>Le vainqueur poursuit toujours ; le vaincu se retire là où la poursuite est la plus difficile.</translation>
    </message>
    <message>
      <source>fights on</source>
      <translation>continue</translation>
    </message>
    <message>
      <source>breaks off if he would lose on hits so far</source>
      <translation>rompt s’il perdrait aux touches</translation>
    </message>
    <message>
      <source>breaks off</source>
      <translation>rompt</translation>
    </message>
    <message>
      <source>on the unit with the fewest hits, infantry before artillery before cavalry</source>
      <translation>sur l’unité la moins touchée, infanterie, puis artillerie, puis cavalerie</translation>
    </message>
    <message>
      <source>on the unit nearest to elimination, the strongest of equals</source>
      <translation>sur l’unité la plus proche de l’élimination, à égalité la plus forte</translation>
    </message>
    <message>
      <source>{leader} cannot help {unit} [8.3]: only a leader of its formation or army with a Strategic Rating, within command range of a unit in command, can.</source>
      <translation>{leader} ne peut pas aider {unit} [8.3] : il faut un chef de sa formation ou de son armée, avec une valeur stratégique, à portée d'une unité commandée.</translation>
    </message>
    <message>
      <source>{counter} is a leader, not a unit [8.3].</source>
      <translation>{counter} est un chef, pas une unité [8.3].</translation>
    </message>
    <message>
      <source>{title} has three hits and cannot march to the guns [3.6, 9.1.1].</source>
      <translation>{title} a trois touches et ne peut pas marcher au canon [3.6, 9.1.1].</translation>
    </message>
    <message>
      <source>{title} cannot march to the guns: garrisons never move [2.2.3].</source>
      <translation>{title} ne peut pas marcher au canon : une garnison ne bouge jamais [2.2.3].</translation>
    </message>
    <message>
      <source>{title} cannot march to {area}: it must be at most two areas away, by a way free of enemy units [9.1.1].</source>
      <translation>{title} ne peut pas marcher vers {area} : il faut être à deux zones au plus, par un chemin libre d'unités ennemies [9.1.1].</translation>
    </message>
    <message>
      <source>Nobody has a hit to recover from; write the hits after the name, as liptay:2.</source>
      <translation>Personne n'a de touche à récupérer ; écrivez les touches après le nom, comme liptay:2.</translation>
    </message>
    <message>
      <source>Nobody here may check: a unit needs a line of supply and a modified Cohesion Factor above 0 [10.0].</source>
      <translation>Personne ici ne peut faire le test : une unité doit être ravitaillée et avoir un facteur de cohésion modifié supérieur à 0 [10.0].</translation>
    </message>
    <message>
      <source>{title} cannot forage: only French field units do [5.5].</source>
      <translation>{title} ne peut pas fourrager : seules les unités françaises de campagne le font [5.5].</translation>
    </message>
    <message>
      <source>{title} cannot forage in the mountains [5.5].</source>
      <translation>{title} ne peut pas fourrager dans les montagnes [5.5].</translation>
    </message>
    <message>
      <source>No unit is named; write AREA=COUNTER[:HITS],COUNTER...</source>
      <translation>Aucune unité n'est nommée ; écrivez ZONE=PION[:TOUCHES],PION...</translation>
    </message>
    <message>
      <source>Only one side's units march to the guns; place the others aside.</source>
      <translation>Les unités d'un seul camp marchent au canon ; mettez les autres de côté.</translation>
    </message>
    <message>
      <source>fixed in this turn</source>
      <translation>fixée pour ce tour</translation>
    </message>
    <message>
      <source>more hits</source>
      <translation>plus de touches</translation>
    </message>
    <message>
      <source>tie, won by the initiative</source>
      <translation>égalité, gagnée par l’initiative</translation>
    </message>
    <message>
      <source>the enemy breaks off</source>
      <translation>l’ennemi rompt</translation>
    </message>
    <message>
      <source>the enemy is destroyed</source>
      <translation>l’ennemi est détruit</translation>
    </message>
    <message>
      <source>both sides are destroyed</source>
      <translation>les deux camps sont détruits</translation>
    </message>
    <message>
      <source>level</source>
      <translation>égalité</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Terrain dégagé</translation>
    </message>
    <message>
      <source>Mountain</source>
      <translation>Montagne</translation>
    </message>
    <message>
      <source>City</source>
      <translation>Ville</translation>
    </message>
    <message>
      <source>{kind}, {cost} to enter [8.2]</source>
      <translation>{kind}, {cost} pour entrer [8.2]</translation>
    </message>
    <message>
      <source>Supply area of the {side} side [2.2.2]</source>
      <translation>Zone de ravitaillement : {side} [2.2.2]</translation>
    </message>
    <message>
      <source>Held by the {side} side [5.1]</source>
      <translation>Tenue par les {side} [5.1]</translation>
    </message>
    <message>
      <source>Roads: {areas}</source>
      <translation>Routes : {areas}</translation>
    </message>
    <message>
      <source>Besieged since the last supply phase: a city of the French [5.6]</source>
      <translation>Assiégée depuis la dernière phase de ravitaillement : ville des Français [5.6]</translation>
    </message>
    <message>
      <source>Liberated since the last supply phase: clear terrain [5.6]</source>
      <translation>Libérée depuis la dernière phase de ravitaillement : terrain dégagé [5.6]</translation>
    </message>
    <message>
      <source>{area} (bridge destroyed)</source>
      <translation>{area} (pont détruit)</translation>
    </message>
    <message>
      <source>{area} (bridge)</source>
      <translation>{area} (pont)</translation>
    </message>
    <message>
      <source>dummy</source>
      <translation>leurre</translation>
    </message>
    <message>
      <source>{name} {share}%</source>
      <translation>{name} {share} %</translation>
    </message>
    <message>
      <source>Generic</source>
      <translation>Remplaçant</translation>
    </message>
    <message>
      <source>Lago di Garda</source>
      <translation>Lac de Garde</translation>
    </message>
    <message>
      <source>Lago d’Iseo</source>
      <translation>Lac d’Iseo</translation>
    </message>
    <message>
      <source>between the Alps and the Po, {first} to {last}</source>
      <translation>entre les Alpes et le Pô, du {first} au {last}</translation>
    </message>
    <message>
      <source>{name} ({kind})</source>
      <translation>{name} ({kind})</translation>
    </message>
    <message>
      <source>{side} supply area</source>
      <translation>zone de ravitaillement ({side})</translation>
    </message>
    <message numerus="yes">
      <source>%n victory points</source>
      <translation>
        <numerusform>%n point de victoire</numerusform>
        <numerusform>%n points de victoire</numerusform>
      </translation>
    </message>
    <message>
      <source>Mantua City Box</source>
      <translation>Case ville de Mantoue</translation>
    </message>
    <message>
      <source>Eliminated</source>
      <translation>Éliminés</translation>
    </message>
    <message>
      <source>Wounded and killed</source>
      <translation>Blessés et tués</translation>
    </message>
    <message>
      <source>Out of command</source>
      <translation>Hors de commandement</translation>
    </message>
    <message>
      <source>Has foraged</source>
      <translation>A fourragé</translation>
    </message>
    <message>
      <source>Out of supply</source>
      <translation>Sans ravitaillement</translation>
    </message>
    <message>
      <source>Has moved</source>
      <translation>A bougé</translation>
    </message>
    <message>
      <source>{side} movement begins</source>
      <translation>Le mouvement des {side} commence</translation>
    </message>
    <message>
      <source>{side} combat begins</source>
      <translation>Le combat des {side} commence</translation>
    </message>
    <message numerus="yes">
      <source>%n hits</source>
      <translation>
        <numerusform>%n touche</numerusform>
        <numerusform>%n touches</numerusform>
      </translation>
    </message>
    <message>
      <source>No hits</source>
      <translation>Aucune touche</translation>
    </message>
    <message>
      <source>Battle of {place}</source>
      <translation>Combat : {place}</translation>
    </message>
    <message>
      <source>{attacker} attack · round {number} of {rounds} · hits inflicted: {scored}</source>
      <translation>attaquants : {attacker} · round {number} sur {rounds} · touches infligées : {scored}</translation>
    </message>
    <message>
      <source>already there</source>
      <translation>déjà sur place</translation>
    </message>
    <message>
      <source>Preview: attack on {place}</source>
      <translation>Aperçu : attaque sur {place}</translation>
    </message>
    <message>
      <source>as far as you know</source>
      <translation>d’après ce que vous savez</translation>
    </message>
    <message>
      <source>Attacker: {side}</source>
      <translation>Attaquant : {side}</translation>
    </message>
    <message>
      <source>Defender: {side}</source>
      <translation>Défenseur : {side}</translation>
    </message>
    <message numerus="yes">
      <source>%n strength points</source>
      <translation>
        <numerusform>%n point de force</numerusform>
        <numerusform>%n points de force</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source> and %n face-down counters</source>
      <translation>
        <numerusform> et %n pion face cachée</numerusform>
        <numerusform> et %n pions face cachée</numerusform>
      </translation>
    </message>
    <message>
      <source>Rolled in round {number}:</source>
      <translation>Dés du round {number} :</translation>
    </message>
    <message>
      <source>{side} guns {rolled}: {hits}</source>
      <translation>{side}, canons {rolled} : {hits}</translation>
    </message>
    <message>
      <source>{side} pursuit {rolled}: {hits}</source>
      <translation>{side}, poursuite {rolled} : {hits}</translation>
    </message>
    <message>
      <source>{side} fire {rolled}: {hits}</source>
      <translation>{side}, feu {rolled} : {hits}</translation>
    </message>
    <message>
      <source>{who} {rolled}: comes</source>
      <translation>{who} {rolled} : arrive</translation>
    </message>
    <message>
      <source>{who} {rolled}: does not come</source>
      <translation>{who} {rolled} : ne vient pas</translation>
    </message>
    <message>
      <source>Battle of {place} is over</source>
      <translation>Combat : {place}, terminé</translation>
    </message>
    <message numerus="yes">
      <source>The pursuit inflicted %n hits [9.5].</source>
      <translation>
        <numerusform>La poursuite a infligé %n touche [9.5].</numerusform>
        <numerusform>La poursuite a infligé %n touches [9.5].</numerusform>
      </translation>
    </message>
    <message>
      <source>When it began, the {side} side had a chance of {chance} to win.</source>
      <translation>Au début, les {side} avaient {chance} de chances de gagner.</translation>
    </message>
    <message>
      <source>It ended without a retreat.</source>
      <translation>Il s’est terminé sans retraite.</translation>
    </message>
    <message>
      <source>The {side} side has won.</source>
      <translation>Les {side} ont gagné.</translation>
    </message>
    <message>
      <source>The {side} side broke off [9.3].</source>
      <translation>Les {side} ont rompu le combat [9.3].</translation>
    </message>
    <message>
      <source>Level on hits: the side with the initiative wins [9.3].</source>
      <translation>À égalité de touches, le camp qui a l’initiative gagne [9.3].</translation>
    </message>
    <message>
      <source>By hits, {more} to {fewer} [9.3].</source>
      <translation>Aux touches, {more} à {fewer} [9.3].</translation>
    </message>
    <message>
      <source>The {side} force was destroyed [9.6].</source>
      <translation>La force des {side} a été détruite [9.6].</translation>
    </message>
    <message>
      <source>The {side} side retreated to {place} [9.4].</source>
      <translation>Les {side} se sont repliés vers {place} [9.4].</translation>
    </message>
    <message>
      <source>Hits inflicted</source>
      <translation>Touches infligées</translation>
    </message>
    <message>
      <source>expected</source>
      <translation>attendu</translation>
    </message>
    <message>
      <source>Units lost</source>
      <translation>Unités perdues</translation>
    </message>
    <message>
      <source>{seen} known</source>
      <translation>{seen} connus</translation>
    </message>
    <message numerus="yes">
      <source>%n dummies</source>
      <translation>
        <numerusform>%n leurre</numerusform>
        <numerusform>%n leurres</numerusform>
      </translation>
    </message>
    <message>
      <source>{unknown} of {seen} face down</source>
      <translation>{unknown} sur {seen} face cachée</translation>
    </message>
    <message>
      <source>≈{mean} SP</source>
      <translation>≈{mean} PF</translation>
    </message>
    <message>
      <source>≈{mean} SP ({low}–{high})</source>
      <translation>≈{mean} PF ({low}–{high})</translation>
    </message>
    <message>
      <source>nothing hidden</source>
      <translation>rien de caché</translation>
    </message>
    <message>
      <source>{name} {share} %</source>
      <translation>{name} {share} %</translation>
    </message>
    <message numerus="yes">
      <source>%n others</source>
      <translation>
        <numerusform>%n autre</numerusform>
        <numerusform>%n autres</numerusform>
      </translation>
    </message>
    <message>
      <source>dummies: {number}</source>
      <translation>leurres : {number}</translation>
    </message>
    <message>
      <source>anybody</source>
      <translation>n’importe qui</translation>
    </message>
    <message>
      <source>{area}: {seen} seen; known {known}; estimate {strength}: {guess}</source>
      <translation>{area} : {seen} vus ; connus {known} ; estimation {strength} : {guess}</translation>
    </message>
    <message>
      <source>Seen and known; the estimates are being made …</source>
      <translation>Vu et connu ; les estimations sont en cours…</translation>
    </message>
    <message numerus="yes">
      <source>Estimates of a neutral staff officer: shares of %n imagined worlds that fit what you know, weighed by how plausible each is. Nothing of it is certain.</source>
      <translation>
        <numerusform>Estimations d’un officier d’état-major neutre : parts de %n monde imaginé compatible avec ce que vous savez, pesées selon leur vraisemblance. Rien n’en est certain.</numerusform>
        <numerusform>Estimations d’un officier d’état-major neutre : parts de %n mondes imaginés compatibles avec ce que vous savez, pesées selon leur vraisemblance. Rien n’en est certain.</numerusform>
      </translation>
    </message>
    <message>
      <source>{area} ({seen})</source>
      <translation>{area} ({seen})</translation>
    </message>
    <message>
      <source>Area (seen)</source>
      <translation>Zone (vus)</translation>
    </message>
    <message>
      <source>SP (≈)</source>
      <translation>PF (≈)</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>Qui</translation>
    </message>
    <message>
      <source>out of command</source>
      <translation>hors commandement</translation>
    </message>
    <message>
      <source>foraging</source>
      <translation>fourrage</translation>
    </message>
    <message>
      <source>unsupplied</source>
      <translation>sans ravitaillement</translation>
    </message>
    <message>
      <source>has moved</source>
      <translation>a bougé</translation>
    </message>
    <message>
      <source>Garrison</source>
      <translation>Garnison</translation>
    </message>
    <message>
      <source>{words} (not in view now)</source>
      <translation>{words} (hors de vue pour l’instant)</translation>
    </message>
    <message>
      <source>{name}: strategic {strategic}, command range {range}, tactical {tactical}</source>
      <translation>{name} : stratégie {strategic}, portée de commandement {range}, tactique {tactical}</translation>
    </message>
    <message>
      <source>{name}: strength {strength}, cohesion {cohesion}, movement {movement}</source>
      <translation>{name} : force {strength}, cohésion {cohesion}, mouvement {movement}</translation>
    </message>
    <message>
      <source>{name}: strength {strength} of {full}, cohesion {cohesion} of {fresh}, movement {movement}</source>
      <translation>{name} : force {strength} sur {full}, cohésion {cohesion} sur {fresh}, mouvement {movement}</translation>
    </message>
    <message>
      <source>{side} counter, face down</source>
      <translation>{side} : pion face cachée</translation>
    </message>
    <message>
      <source>{counter}: {meaning}</source>
      <translation>{counter} : {meaning}</translation>
    </message>
    <message>
      <source>face down ({suspicion})</source>
      <translation>face cachée ({suspicion})</translation>
    </message>
    <message>
      <source> or </source>
      <translation> ou </translation>
    </message>
    <message>
      <source>1 of {many}</source>
      <translation>1 parmi {many}</translation>
    </message>
    <message>
      <source>may be {names}</source>
      <translation>peut-être {names}</translation>
    </message>
    <message>
      <source>“? {many}”: any of {many} counters that you cannot tell apart yet</source>
      <translation>« ? {many} » : l’un de {many} pions que vous ne pouvez pas encore distinguer</translation>
    </message>
    <message>
      <source>? {number}</source>
      <translation>? {number}</translation>
    </message>
    <message>
      <source>? {names}</source>
      <translation>? {names}</translation>
    </message>
    <message>
      <source>Left open: {gap}</source>
      <translation>Laissé ouvert : {gap}</translation>
    </message>
    <message>
      <source>Decided: {decision}</source>
      <translation>Décidé : {decision}</translation>
    </message>
    <message>
      <source>Instead: {alternatives}</source>
      <translation>Autrement : {alternatives}</translation>
    </message>
    <message>
      <source>In this program: {status}, {reason}.</source>
      <translation>Dans ce programme : {status}, {reason}.</translation>
    </message>
    <message>
      <source>See also {sections}.</source>
      <translation>Voir aussi {sections}.</translation>
    </message>
    <message>
      <source>what the rule book leaves open, and how it is played here</source>
      <translation>ce que la règle laisse ouvert, et comment on y joue ici</translation>
    </message>
    <message>
      <source>{area} ({id}): {facts}</source>
      <translation>{area} ({id}) : {facts}</translation>
    </message>
    <message>
      <source>typed as: {names}</source>
      <translation>à taper : {names}</translation>
    </message>
    <message>
      <source>{who}: {side} {kind}</source>
      <translation>{who} : {side}, {kind}</translation>
    </message>
    <message>
      <source>{counter} of {formation}</source>
      <translation>{counter}, formation {formation}</translation>
    </message>
    <message>
      <source>rank {rank}, strategic {strategic}, command range {range}, tactical {tactical}, {movement} movement points [2.1.2]</source>
      <translation>rang {rank}, stratégie {strategic}, portée de commandement {range}, tactique {tactical}, {movement} points de mouvement [2.1.2]</translation>
    </message>
    <message>
      <source>strength {strength}, cohesion {cohesion}, {movement} movement points [2.1.1]</source>
      <translation>force {strength}, cohésion {cohesion}, {movement} points de mouvement [2.1.1]</translation>
    </message>
    <message numerus="yes">
      <source>%n hits [3.6]</source>
      <translation>
        <numerusform>%n touche [3.6]</numerusform>
        <numerusform>%n touches [3.6]</numerusform>
      </translation>
    </message>
    <message>
      <source>may be at {places} [3.8]</source>
      <translation>peut être à {places} [3.8]</translation>
    </message>
    <message>
      <source>{one}–{other}</source>
      <translation>{one}–{other}</translation>
    </message>
    <message>
      <source>Seen of the {side} in {place}: {names} [13.1].</source>
      <translation>Vu des {side}, {place} : {names} [13.1].</translation>
    </message>
    <message>
      <source>{what} [{rule}]: a die up to the Cohesion Factor [3.3]</source>
      <translation>{what} [{rule}] : un dé au plus égal à la cohésion [3.3]</translation>
    </message>
    <message>
      <source>units that succeed</source>
      <translation>unités qui réussissent</translation>
    </message>
    <message>
      <source>strength points that come</source>
      <translation>points de force qui viennent</translation>
    </message>
    <message>
      <source>{who} in {area}: {chance}   (printed {printed}; {factor} or less)</source>
      <translation>{who} ({area}) : {chance}   (imprimé {printed} ; {factor} ou moins)</translation>
    </message>
    <message>
      <source>{what} [{rule}]: {chances}</source>
      <translation>{what} [{rule}] : {chances}</translation>
    </message>
    <message>
      <source>Forced march of {who} from {start} to {goal} [8.3]</source>
      <translation>Marche forcée de {who}, de {start} vers {goal} [8.3]</translation>
    </message>
    <message>
      <source>takes a hit: {chance}</source>
      <translation>subit une touche : {chance}</translation>
    </message>
    <message>
      <source>{pips}: {points} MP and a hit</source>
      <translation>{pips} : {points} PM et une touche</translation>
    </message>
    <message>
      <source>{pips}: {points} MP</source>
      <translation>{pips} : {points} PM</translation>
    </message>
    <message>
      <source>arrives in {place}</source>
      <translation>arrive à {place}</translation>
    </message>
    <message>
      <source>stops short in {place}</source>
      <translation>s’arrête avant, à {place}</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>ne bouge pas</translation>
    </message>
    <message>
      <source> with a hit</source>
      <translation> avec une touche</translation>
    </message>
    <message>
      <source>, bridge work {result}</source>
      <translation>, travaux du pont : {result}</translation>
    </message>
    <message>
      <source>arrives {chance}</source>
      <translation>arrive {chance}</translation>
    </message>
    <message>
      <source>bridge work succeeds {chance}</source>
      <translation>les travaux du pont réussissent {chance}</translation>
    </message>
    <message>
      <source>takes a hit {chance}</source>
      <translation>subit une touche {chance}</translation>
    </message>
    <message>
      <source>led by {leader}</source>
      <translation>mené par {leader}</translation>
    </message>
    <message>
      <source>Bombardment</source>
      <translation>Bombardement</translation>
    </message>
    <message>
      <source>Attack</source>
      <translation>Attaque</translation>
    </message>
    <message>
      <source>Defence</source>
      <translation>Défense</translation>
    </message>
    <message>
      <source>average {number}</source>
      <translation>moyenne {number}</translation>
    </message>
    <message>
      <source>The combat ends [9.3]</source>
      <translation>Fin du combat [9.3]</translation>
    </message>
    <message>
      <source>Taken for granted</source>
      <translation>Ce qui est supposé</translation>
    </message>
    <message>
      <source> (if it is fought: {chance})</source>
      <translation> (s’il a lieu : {chance})</translation>
    </message>
    <message>
      <source>Round {number}</source>
      <translation>Round {number}</translation>
    </message>
    <message>
      <source>bombardment by the {role}</source>
      <translation>bombardement par le camp {role}</translation>
    </message>
    <message>
      <source>{roll} [{rule}]{column}</source>
      <translation>{roll} [{rule}]{column}</translation>
    </message>
    <message>
      <source>ahead afterwards</source>
      <translation>en tête ensuite</translation>
    </message>
    <message>
      <source>the {role} wins</source>
      <translation>victoire : {role}</translation>
    </message>
    <message>
      <source>Hits inflicted, bombardment included</source>
      <translation>Touches infligées, bombardement compris</translation>
    </message>
    <message>
      <source>by the {role}</source>
      <translation>par : {role}</translation>
    </message>
    <message>
      <source>the {role} must retreat: {chance}</source>
      <translation>retraite, {role} : {chance}</translation>
    </message>
    <message>
      <source>Retreat and pursuit [9.4, 9.5]</source>
      <translation>Retraite et poursuite [9.4, 9.5]</translation>
    </message>
    <message>
      <source>to {places}</source>
      <translation>vers {places}</translation>
    </message>
    <message>
      <source>hits on the way through the enemy [9.4]</source>
      <translation>touches en traversant l’ennemi [9.4]</translation>
    </message>
    <message>
      <source>no pursuit: the winner has no more cavalry</source>
      <translation>pas de poursuite : le vainqueur n’a pas plus de cavalerie</translation>
    </message>
    <message>
      <source>pursuit [9.5], column {column}</source>
      <translation>poursuite [9.5], colonne {column}</translation>
    </message>
    <message>
      <source>whole force destroyed {chance}</source>
      <translation>force entière détruite {chance}</translation>
    </message>
    <message>
      <source>Units eliminated, pursuit included [3.6]</source>
      <translation>Unités éliminées, poursuite comprise [3.6]</translation>
    </message>
    <message>
      <source>How it ends [9.3]</source>
      <translation>Issue [9.3]</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>gagne</translation>
    </message>
    <message>
      <source>{roll}, {side} [{rule}]{column}</source>
      <translation>{roll}, {side} [{rule}]{column}</translation>
    </message>
    <message>
      <source>Ahead afterwards: {who}</source>
      <translation>En tête ensuite : {who}</translation>
    </message>
    <message>
      <source>If the {side} side must retreat ({chance}) [9.4, 9.5]:</source>
      <translation>Si les {side} doivent battre en retraite ({chance}) [9.4, 9.5] :</translation>
    </message>
    <message>
      <source>pursuit, column {column}</source>
      <translation>poursuite, colonne {column}</translation>
    </message>
    <message>
      <source>, column {column}</source>
      <translation>, colonne {column}</translation>
    </message>
    <message>
      <source>, leader {rating}</source>
      <translation>, chef {rating}</translation>
    </message>
    <message>
      <source>{role}: {side}, {strength} SP (cavalry {cavalry}, artillery {guns}){leader}</source>
      <translation>{role} : {side}, {strength} PF (cavalerie {cavalry}, artillerie {guns}){leader}</translation>
    </message>
    <message>
      <source>units lost</source>
      <translation>unités perdues</translation>
    </message>
    <message>
      <source>pursuit hits</source>
      <translation>touches de poursuite</translation>
    </message>
    <message>
      <source>The attacker wins {attacker}, the defender {defender}; hits inflicted {own} to {enemy}.</source>
      <translation>L’attaquant gagne {attacker}, le défenseur {defender} ; touches infligées {own} à {enemy}.</translation>
    </message>
    <message>
      <source>The question is too large; ask for fewer units.</source>
      <translation>La question est trop grande ; demandez moins d’unités.</translation>
    </message>
    <message>
      <source>a roll of the enemy</source>
      <translation>un jet de l’ennemi</translation>
    </message>
    <message>
      <source>You may not know who rolls [3.8].</source>
      <translation>Vous ne pouvez pas savoir qui lance le dé [3.8].</translation>
    </message>
    <message>
      <source>Who attacks? Choose a stack, name units, or type numbers: 23 sp, leader 1, 2 guns.</source>
      <translation>Qui attaque ? Choisissez une pile, nommez des unités ou tapez des nombres : 23 sp, leader 1, 2 guns.</translation>
    </message>
    <message>
      <source>Who defends? Choose a stack, name units, or type numbers: 23 sp, leader 1, 2 guns.</source>
      <translation>Qui défend ? Choisissez une pile, nommez des unités ou tapez des nombres : 23 sp, leader 1, 2 guns.</translation>
    </message>
    <message>
      <source>Name units of both sides, or their numbers: 23 sp, leader 1, 2 cavalry, 2 guns.</source>
      <translation>Nommez des unités des deux camps, ou leurs nombres : 23 sp, leader 1, 2 cavalry, 2 guns.</translation>
    </message>
    <message>
      <source>What to do after round one [9.3], the other side keeping to its plan</source>
      <translation>Que faire après le premier round [9.3], l’autre camp suivant son plan</translation>
    </message>
    <message>
      <source>{role}, {plan}: wins {chance}, inflicts {inflicted} hits, suffers {suffered}</source>
      <translation>{role}, {plan} : gagne {chance}, inflige {inflicted} touches, en subit {suffered}</translation>
    </message>
    <message>
      <source>best by hits</source>
      <translation>meilleur par les touches</translation>
    </message>
    <message>
      <source>Pending: {asked}</source>
      <translation>En attente : {asked}</translation>
    </message>
    <message>
      <source>In pairs, {sides}:</source>
      <translation>Par paires, {sides} :</translation>
    </message>
    <message>
      <source>all of them march to the guns</source>
      <translation>tous marchent au canon</translation>
    </message>
    <message>
      <source>Who may come to the sound of the guns [9.1]</source>
      <translation>Qui peut marcher au canon [9.1]</translation>
    </message>
    <message>
      <source>at least this</source>
      <translation>au moins</translation>
    </message>
    <message>
      <source>at most this</source>
      <translation>au plus</translation>
    </message>
    <message>
      <source>{strength} strength points</source>
      <translation>{strength} points de force</translation>
    </message>
    <message>
      <source>{bound}: {strength}</source>
      <translation>{bound} : {strength}</translation>
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
      <source>massena, victor:1 or 23 sp, leader 1, 2 cavalry, 2 guns</source>
      <translation>massena, victor:1 ou 23 sp, leader 1, 2 cavalry, 2 guns</translation>
    </message>
    <message>
      <source>Ties go to the</source>
      <translation>Égalité en faveur de</translation>
    </message>
    <message>
      <source>Defenders &amp;marched to the guns</source>
      <translation>Défenseurs venus au ca&amp;non</translation>
    </message>
    <message>
      <source>&amp;Concentric attack</source>
      <translation>Attaque &amp;concentrique</translation>
    </message>
    <message>
      <source>Across a &amp;river</source>
      <translation>Au-delà d’une &amp;rivière</translation>
    </message>
    <message>
      <source>After round one</source>
      <translation>Après le premier round</translation>
    </message>
    <message>
      <source>Own hits</source>
      <translation>Vos touches</translation>
    </message>
    <message>
      <source>Who is the {role}? Write names or numbers; campagna odds --help has examples.</source>
      <translation>Qui est {role} ? Écrivez des noms ou des nombres ; campagna odds --help donne des exemples.</translation>
    </message>
    <message>
      <source>{at} is not {said}; leave the terrain out.</source>
      <translation>Le terrain de {at} n'est pas {said} ; ne l'indiquez pas.</translation>
    </message>
    <message>
      <source>Say which force is {word}, or give the attacker the initiative.</source>
      <translation>Dites quelle force est {word}, ou donnez l'initiative à l'attaquant.</translation>
    </message>
    <message>
      <source>Say in which area the combat is fought (--at).</source>
      <translation>Dites dans quelle zone on combat (--at).</translation>
    </message>
    <message>
      <source>Leave {option} out: the roads that you name tell it.</source>
      <translation>N'indiquez pas {option} : les routes nommées le disent.</translation>
    </message>
    <message>
      <source>{pair} is no option; write NAME=VALUE.</source>
      <translation>{pair} n'est pas une option ; écrivez NOM=VALEUR.</translation>
    </message>
    <message>
      <source>{game} has no option {name}. It has: {known}.</source>
      <translation>{game} n'a pas d'option {name}. Il a : {known}.</translation>
    </message>
    <message>
      <source>Option {name} cannot be {value}. It can be: {allowed}.</source>
      <translation>L'option {name} ne peut pas être {value}. Elle peut être : {allowed}.</translation>
    </message>
    <message>
      <source>{counter} is no leader.</source>
      <translation>{counter} n'est pas un chef.</translation>
    </message>
    <message>
      <source>{name} is no end of the bridge {bridge} [8.5].</source>
      <translation>{name} n'est pas une extrémité du pont {bridge} [8.5].</translation>
    </message>
    <message>
      <source>{side}, {place}: {counters}</source>
      <translation>{side}, {place} : {counters}</translation>
    </message>
    <message numerus="yes">
      <source>%n counters face down are not counted.</source>
      <translation>
        <numerusform>%n pion face cachée n’est pas compté.</numerusform>
        <numerusform>%n pions face cachée ne sont pas comptés.</numerusform>
      </translation>
    </message>
    <message>
      <source>Move {who}</source>
      <translation>Déplacer {who}</translation>
    </message>
    <message>
      <source>Take {who} along</source>
      <translation>Emmener {who}</translation>
    </message>
    <message>
      <source>Halt here</source>
      <translation>S’arrêter ici</translation>
    </message>
    <message>
      <source>End the movement phase</source>
      <translation>Terminer la phase de mouvement</translation>
    </message>
    <message>
      <source>Forced march to {place}</source>
      <translation>Marche forcée vers {place}</translation>
    </message>
    <message>
      <source>Forced march to {place}, to the bridge {bridge}</source>
      <translation>Marche forcée vers {place}, au pont {bridge}</translation>
    </message>
    <message>
      <source>Destroy the bridge {bridge}</source>
      <translation>Détruire le pont {bridge}</translation>
    </message>
    <message>
      <source>Repair the bridge {bridge}</source>
      <translation>Réparer le pont {bridge}</translation>
    </message>
    <message>
      <source>{who} leads the forced march</source>
      <translation>{who} mène la marche forcée</translation>
    </message>
    <message>
      <source>No leader helps</source>
      <translation>Aucun chef n’aide</translation>
    </message>
    <message>
      <source>Withdraw to {place}</source>
      <translation>Se replier vers {place}</translation>
    </message>
    <message>
      <source>Stand</source>
      <translation>Tenir</translation>
    </message>
    <message>
      <source>The leader goes to {place}</source>
      <translation>Le chef va vers {place}</translation>
    </message>
    <message>
      <source>Fight the combat at {place} next</source>
      <translation>Résoudre maintenant le combat : {place}</translation>
    </message>
    <message>
      <source>{who} marches to the guns</source>
      <translation>{who} marche au canon</translation>
    </message>
    <message>
      <source>Bombard {who}</source>
      <translation>Bombarder {who}</translation>
    </message>
    <message>
      <source>{who} takes the hit</source>
      <translation>{who} subit la touche</translation>
    </message>
    <message>
      <source>Fight on</source>
      <translation>Continuer le combat</translation>
    </message>
    <message>
      <source>Break off and retreat</source>
      <translation>Rompre et battre en retraite</translation>
    </message>
    <message>
      <source>Retreat to {place}</source>
      <translation>Retraite vers {place}</translation>
    </message>
    <message>
      <source>Enter Mantua City</source>
      <translation>Entrer dans Mantoue</translation>
    </message>
    <message>
      <source>Pursue</source>
      <translation>Poursuivre</translation>
    </message>
    <message>
      <source>Let them go</source>
      <translation>Les laisser partir</translation>
    </message>
    <message>
      <source>{who} forages</source>
      <translation>{who} fourrage</translation>
    </message>
    <message>
      <source>{who} joins Mantua City</source>
      <translation>{who} entre dans Mantoue</translation>
    </message>
    <message>
      <source>The {side} side moves first</source>
      <translation>Les {side} jouent en premier</translation>
    </message>
    <message>
      <source>No more</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <source>Place a dummy at {place}</source>
      <translation>Placer un leurre : {place}</translation>
    </message>
    <message>
      <source>Scout {place} from {other}</source>
      <translation>Reconnaître {place} depuis {other}</translation>
    </message>
    <message>
      <source>{who} scouts</source>
      <translation>{who} part en reconnaissance</translation>
    </message>
    <message>
      <source>{who} screens</source>
      <translation>{who} fait écran</translation>
    </message>
    <message>
      <source>Show {who}</source>
      <translation>Montrer {who}</translation>
    </message>
    <message>
      <source>{who} feigns a march to the guns</source>
      <translation>{who} feint une marche au canon</translation>
    </message>
    <message>
      <source>Feign a hit</source>
      <translation>Feindre une touche</translation>
    </message>
    <message>
      <source>The leader takes over at {place}</source>
      <translation>Le chef prend le commandement : {place}</translation>
    </message>
    <message>
      <source>choose the units that forage [5.5]</source>
      <translation>choisissez les unités qui fourragent [5.5]</translation>
    </message>
    <message>
      <source>choose who joins Mantua City [5.7]</source>
      <translation>choisissez qui rejoint la ville de Mantoue [5.7]</translation>
    </message>
    <message>
      <source>choose which side moves first [7.0]</source>
      <translation>choisissez le camp qui joue en premier [7.0]</translation>
    </message>
    <message>
      <source>choose a stack or a counter to move [8.2]</source>
      <translation>choisissez une pile ou un pion à déplacer [8.2]</translation>
    </message>
    <message>
      <source>choose where the stack goes [8.2]</source>
      <translation>choisissez où va la pile [8.2]</translation>
    </message>
    <message>
      <source>choose a leader to help the forced march [8.3]</source>
      <translation>choisissez un chef pour aider la marche forcée [8.3]</translation>
    </message>
    <message>
      <source>choose how the forced march goes on [8.3, 8.5]</source>
      <translation>choisissez la suite de la marche forcée [8.3, 8.5]</translation>
    </message>
    <message>
      <source>shall cavalry and leaders withdraw, or stand? [8.6.3]</source>
      <translation>la cavalerie et les chefs se replient-ils, ou tiennent-ils ? [8.6.3]</translation>
    </message>
    <message>
      <source>choose where the displaced leader goes [8.6.2, 9.6]</source>
      <translation>choisissez où va le chef délogé [8.6.2, 9.6]</translation>
    </message>
    <message>
      <source>choose the combat to fight next [9.0]</source>
      <translation>choisissez le prochain combat [9.0]</translation>
    </message>
    <message>
      <source>choose who marches to the sound of the guns [9.1]</source>
      <translation>choisissez qui marche au canon [9.1]</translation>
    </message>
    <message>
      <source>choose the leaders who march to the guns as well [9.1.2]</source>
      <translation>choisissez les chefs qui marchent aussi au canon [9.1.2]</translation>
    </message>
    <message>
      <source>choose the unit that your guns hit [9.2]</source>
      <translation>choisissez l’unité que vos canons touchent [9.2]</translation>
    </message>
    <message>
      <source>choose the unit of yours that takes the next hit [9.3, 9.5]</source>
      <translation>choisissez celle de vos unités qui subit la prochaine touche [9.3, 9.5]</translation>
    </message>
    <message>
      <source>fight on, or break off? [9.3]</source>
      <translation>continuer le combat, ou rompre ? [9.3]</translation>
    </message>
    <message>
      <source>choose where your force retreats [9.4]</source>
      <translation>choisissez où votre force bat en retraite [9.4]</translation>
    </message>
    <message>
      <source>pursue, or let them go? [9.5]</source>
      <translation>poursuivre, ou les laisser partir ? [9.5]</translation>
    </message>
    <message>
      <source>place a dummy [13.2.1, 13.2.3]</source>
      <translation>placez un leurre [13.2.1, 13.2.3]</translation>
    </message>
    <message>
      <source>choose an area to scout [13.1.2]</source>
      <translation>choisissez une zone à reconnaître [13.1.2]</translation>
    </message>
    <message>
      <source>choose the cavalry that scouts [13.1.2]</source>
      <translation>choisissez la cavalerie qui part en reconnaissance [13.1.2]</translation>
    </message>
    <message>
      <source>choose the cavalry that screens [13.1.2]</source>
      <translation>choisissez la cavalerie qui fait écran [13.1.2]</translation>
    </message>
    <message>
      <source>choose a counter to show to the scouts [13.1.2]</source>
      <translation>choisissez un pion à montrer aux éclaireurs [13.1.2]</translation>
    </message>
    <message>
      <source>shall a dummy feign a hit? [13.2.2]</source>
      <translation>un leurre feint-il une touche ? [13.2.2]</translation>
    </message>
    <message>
      <source>choose where the leader takes over [14.1, 14.3]</source>
      <translation>choisissez où le chef prend le commandement [14.1, 14.3]</translation>
    </message>
    <message>
      <source>&amp;Forced march</source>
      <translation>Marche &amp;forcée</translation>
    </message>
    <message>
      <source>No forced march can be ordered now.</source>
      <translation>Aucune marche forcée ne peut être ordonnée maintenant.</translation>
    </message>
    <message>
      <source>&amp;Bridge: destroy or repair</source>
      <translation>&amp;Pont : détruire ou réparer</translation>
    </message>
    <message>
      <source>No bridge can be worked on now.</source>
      <translation>Aucun pont ne peut être détruit ni réparé maintenant.</translation>
    </message>
    <message>
      <source>Reco&amp;nnaissance</source>
      <translation>Reco&amp;nnaissance</translation>
    </message>
    <message>
      <source>No reconnaissance can be ordered now.</source>
      <translation>Aucune reconnaissance ne peut être ordonnée maintenant.</translation>
    </message>
    <message>
      <source>Re&amp;treat</source>
      <translation>Se re&amp;tirer</translation>
    </message>
    <message>
      <source>There is nothing to retreat from now.</source>
      <translation>Il n’y a rien dont se retirer maintenant.</translation>
    </message>
    <message>
      <source>&amp;Fight on</source>
      <translation>Continuer le com&amp;bat</translation>
    </message>
    <message>
      <source>No one is asked to fight on now.</source>
      <translation>Personne ne doit continuer le combat maintenant.</translation>
    </message>
    <message>
      <source>Hits and other markers on unseen counters are open</source>
      <translation>Les touches et les marqueurs des pions cachés sont visibles</translation>
    </message>
    <message>
      <source>What is seen of the &amp;enemy</source>
      <translation>Ce que l’on voit de l’&amp;ennemi</translation>
    </message>
    <message>
      <source>Mist, as printed</source>
      <translation>Brume, comme dans la règle</translation>
    </message>
    <message>
      <source>Enemy counters lie face down unless they are met [3.8].</source>
      <translation>Les pions ennemis sont face cachée tant qu’on ne les rencontre pas [3.8].</translation>
    </message>
    <message>
      <source>Fog</source>
      <translation>Brouillard</translation>
    </message>
    <message>
      <source>Dummies, reconnaissance and screening as well [13.0].</source>
      <translation>Avec leurres, reconnaissances et écrans de cavalerie [13.0].</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Découvert</translation>
    </message>
    <message>
      <source>Everything is seen.</source>
      <translation>Tout est visible.</translation>
    </message>
    <message>
      <source>Rule book {edition}</source>
      <translation>Livret {edition}</translation>
    </message>
    <message>
      <source>E&amp;dition</source>
      <translation>Éd&amp;ition</translation>
    </message>
    <message>
      <source>attack {area}</source>
      <translation>attaquer {area}</translation>
    </message>
    <message>
      <source>attack {area} by forced march</source>
      <translation>attaquer {area} en marche forcée</translation>
    </message>
    <message>
      <source>go to {area}</source>
      <translation>aller à {area}</translation>
    </message>
    <message>
      <source>go to {area} by forced march</source>
      <translation>aller à {area} en marche forcée</translation>
    </message>
    <message>
      <source>besiege {area}</source>
      <translation>assiéger {area}</translation>
    </message>
    <message>
      <source>besiege {area} by forced march</source>
      <translation>assiéger {area} en marche forcée</translation>
    </message>
    <message>
      <source>break the bridge {area}-{other}</source>
      <translation>détruire le pont {area}–{other}</translation>
    </message>
    <message>
      <source>mend the bridge {area}-{other}</source>
      <translation>réparer le pont {area}–{other}</translation>
    </message>
    <message>
      <source>break the bridge {area}-{other} and go on</source>
      <translation>détruire le pont {area}–{other} et poursuivre</translation>
    </message>
    <message>
      <source>mend the bridge {area}-{other} and go on</source>
      <translation>réparer le pont {area}–{other} et poursuivre</translation>
    </message>
    <message>
      <source>{leader}’s foot</source>
      <translation>l’infanterie de {leader}</translation>
    </message>
    <message>
      <source>{leader}’s horse</source>
      <translation>la cavalerie de {leader}</translation>
    </message>
    <message>
      <source>army foot</source>
      <translation>l’infanterie de l’armée</translation>
    </message>
    <message>
      <source>army horse</source>
      <translation>la cavalerie de l’armée</translation>
    </message>
    <message>
      <source>{who} at {area}: {what}</source>
      <translation>{who}, {area} : {what}</translation>
    </message>
    <message>
      <source>dummies</source>
      <translation>leurres</translation>
    </message>
    <message>
      <source>overrun {area} and go on</source>
      <translation>culbuter l’ennemi à {area} et poursuivre</translation>
    </message>
    <message>
      <source>hold the siege</source>
      <translation>maintenir le siège</translation>
    </message>
    <message>
      <source>hold</source>
      <translation>tenir</translation>
    </message>
    <message numerus="yes">
      <source>%n out next turn</source>
      <translation>
        <numerusform>%n hors cdt au tour suivant</numerusform>
        <numerusform>%n hors cdt au tour suivant</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n out now</source>
      <translation>
        <numerusform>%n hors commandement</numerusform>
        <numerusform>%n hors commandement</numerusform>
      </translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Commandement</translation>
    </message>
    <message>
      <source>in range of these formations’ leaders (★ the army’s)</source>
      <translation>à portée des chefs de ces formations (★ celui de l’armée)</translation>
    </message>
    <message>
      <source>units there are out of command</source>
      <translation>unités hors commandement</translation>
    </message>
    <message numerus="yes">
      <source>%n in next turn</source>
      <translation>
        <numerusform>%n sous cdt au tour suivant</numerusform>
        <numerusform>%n sous cdt au tour suivant</numerusform>
      </translation>
    </message>
    <message>
      <source>Command next turn with {who} in {place}</source>
      <translation>Commandement au tour suivant avec {who} à {place}</translation>
    </message>
    <message>
      <source>in range of these formations’ leaders then</source>
      <translation>alors à portée des chefs de ces formations</translation>
    </message>
    <message>
      <source>units there would be out of command</source>
      <translation>unités qui seraient hors commandement</translation>
    </message>
    <message>
      <source>in range now, no longer then</source>
      <translation>à portée maintenant, plus alors</translation>
    </message>
    <message>
      <source>cut?</source>
      <translation>coupé ?</translation>
    </message>
    <message>
      <source>bars</source>
      <translation>barre</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Ravitaillement</translation>
    </message>
    <message>
      <source>supplied, and the line to the source</source>
      <translation>ravitaillé, et la ligne jusqu’à la source</translation>
    </message>
    <message>
      <source>its loss alone would cut a line</source>
      <translation>sa perte suffirait à couper une ligne</translation>
    </message>
    <message>
      <source>cut off, or bars a line</source>
      <translation>coupé, ou barre une ligne</translation>
    </message>
    <message>
      <source>Reach</source>
      <translation>Portée de marche</translation>
    </message>
    <message>
      <source>surely, with the movement points it costs</source>
      <translation>à coup sûr, avec le coût en points de mouvement</translation>
    </message>
    <message>
      <source>by forced march, with the best chance to arrive</source>
      <translation>par marche forcée, avec la meilleure chance d’arriver</translation>
    </message>
    <message>
      <source>not in this phase</source>
      <translation>pas dans cette phase</translation>
    </message>
    <message>
      <source>Select the counters that are to move.</source>
      <translation>Choisissez les pions à déplacer.</translation>
    </message>
    <message>
      <source>start</source>
      <translation>départ</translation>
    </message>
    <message>
      <source>Sound of the guns</source>
      <translation>Marche au canon</translation>
    </message>
    <message>
      <source>own counters that may come if you are attacked there</source>
      <translation>vos pions qui peuvent venir si vous y êtes attaqué</translation>
    </message>
    <message>
      <source>enemy counters that may come if you attack there (a range is least to most)</source>
      <translation>pions ennemis qui peuvent venir si vous y attaquez (du moins au plus)</translation>
    </message>
    <message>
      <source>Choose the area of the battle.</source>
      <translation>Choisissez la zone du combat.</translation>
    </message>
    <message>
      <source>{low}–{high}</source>
      <translation>{low}–{high}</translation>
    </message>
    <message>
      <source>rides</source>
      <translation>à cheval</translation>
    </message>
    <message>
      <source>battle</source>
      <translation>combat</translation>
    </message>
    <message>
      <source>{many}× {chance}</source>
      <translation>{many}× {chance}</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>Threats</source>
      <translation>Menaces</translation>
    </message>
    <message>
      <source>surely more can come than you have there (theirs, least to most : yours)</source>
      <translation>il peut en venir à coup sûr plus que vous n’en avez (eux, du moins au plus : vous)</translation>
    </message>
    <message>
      <source>more may come than you have there</source>
      <translation>il peut en venir plus que vous n’en avez</translation>
    </message>
    <message>
      <source>at most as many as you have</source>
      <translation>au plus autant que vous n’en avez</translation>
    </message>
    <message numerus="yes">
      <source>%n known</source>
      <translation>
        <numerusform>%n connu</numerusform>
        <numerusform>%n connus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hidden</source>
      <translation>
        <numerusform>%n caché</numerusform>
        <numerusform>%n cachés</numerusform>
      </translation>
    </message>
    <message>
      <source>{place}: he knows {who}</source>
      <translation>{place} : il connaît {who}</translation>
    </message>
    <message>
      <source>What the enemy knows</source>
      <translation>Ce que sait l’ennemi</translation>
    </message>
    <message>
      <source>he knows no counter there by name</source>
      <translation>il n’y connaît aucun pion</translation>
    </message>
    <message>
      <source>he knows some</source>
      <translation>il en connaît certains</translation>
    </message>
    <message>
      <source>he knows all</source>
      <translation>il les connaît tous</translation>
    </message>
    <message>
      <source>every counter there is known</source>
      <translation>chaque pion y est connu</translation>
    </message>
    <message>
      <source>counters face down; after ≈ an estimate of all strength points there and its likely range</source>
      <translation>pions face cachée ; après ≈ une estimation de tous les points de force et sa fourchette probable</translation>
    </message>
    <message>
      <source>Victory points</source>
      <translation>Points de victoire</translation>
    </message>
    <message>
      <source>earned now (F French, A Austrian)</source>
      <translation>acquis maintenant (F Français, A Autrichiens)</translation>
    </message>
    <message>
      <source>to be won</source>
      <translation>à gagner</translation>
    </message>
    <message>
      <source>Day {day}, {date}</source>
      <translation>Jour {day}, {date}</translation>
    </message>
    <message>
      <source>Day {day}</source>
      <translation>Jour {day}</translation>
    </message>
    <message>
      <source>{day} 1796</source>
      <translation>{day} 1796</translation>
    </message>
    <message>
      <source>initiative: {side}</source>
      <translation>initiative : {side}</translation>
    </message>
    <message numerus="yes">
      <source>%n strength points known</source>
      <translation>
        <numerusform>%n point de force connu</numerusform>
        <numerusform>%n points de force connus</numerusform>
      </translation>
    </message>
    <message>
      <source>“{mark}”: strength points known; + for those face down</source>
      <translation>« {mark} » : points de force connus ; + pour ceux face cachée</translation>
    </message>
    <message>
      <source>The nine days</source>
      <translation>Les neuf jours</translation>
    </message>
    <message>
      <source>Initiative</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>Mantua</source>
      <translation>Mantoue</translation>
    </message>
    <message>
      <source>Victory points, if it ended now</source>
      <translation>Points de victoire, si tout finissait là</translation>
    </message>
    <message>
      <source>Losses</source>
      <translation>Pertes</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}, {date}, {phase}</source>
      <translation>Tour {turn} sur {turns}, {date}, {phase}</translation>
    </message>
    <message>
      <source>Initiative: {army}; the {first} move first</source>
      <translation>Initiative : {army} ; les {first} jouent en premier</translation>
    </message>
    <message>
      <source>Mantua is besieged</source>
      <translation>Mantoue est assiégée</translation>
    </message>
    <message>
      <source>Mantua is liberated</source>
      <translation>Mantoue est libérée</translation>
    </message>
    <message>
      <source>{side} victory points if it ended now: {number}</source>
      <translation>{side}, points de victoire si tout finissait là : {number}</translation>
    </message>
    <message>
      <source>{fewest} to {most}, the least and the most: counters that lie face down decide it</source>
      <translation>{fewest} à {most}, le moins et le plus : des pions face cachée en décident</translation>
    </message>
    <message>
      <source>Wounded</source>
      <translation>Blessés</translation>
    </message>
    <message>
      <source>Killed</source>
      <translation>Tués</translation>
    </message>
    <message>
      <source>Now: {phase}</source>
      <translation>En cours : {phase}</translation>
    </message>
    <message>
      <source>with the {army}</source>
      <translation>aux {army}</translation>
    </message>
    <message>
      <source>the {army} move first</source>
      <translation>les {army} jouent en premier</translation>
    </message>
    <message>
      <source>besieged</source>
      <translation>assiégée</translation>
    </message>
    <message>
      <source>liberated</source>
      <translation>libérée</translation>
    </message>
    <message>
      <source>{fewest}–{most}</source>
      <translation>{fewest}–{most}</translation>
    </message>
    <message>
      <source>Points {ranges}: the least and the most; counters that lie face down decide it.</source>
      <translation>Points {ranges} : le moins et le plus ; des pions face cachée en décident.</translation>
    </message>
    <message>
      <source>Mantua besieged</source>
      <translation>Mantoue assiégée</translation>
    </message>
    <message>
      <source>Mantua liberated</source>
      <translation>Mantoue libérée</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}, {date}</source>
      <translation>Tour {turn} sur {turns}, {date}</translation>
    </message>
    <message>
      <source>initiative {side}</source>
      <translation>initiative : {side}</translation>
    </message>
    <message>
      <source>points {shown}</source>
      <translation>points {shown}</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}: {date}, {phase}</source>
      <translation>Tour {turn} sur {turns} : {date}, {phase}</translation>
    </message>
    <message>
      <source>Initiative {side}, first player {first}</source>
      <translation>Initiative : {side} ; jouent en premier : {first}</translation>
    </message>
    <message>
      <source>Austrian cities: {areas}</source>
      <translation>Villes aux Autrichiens : {areas}</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>Destroyed bridges: {bridges}</source>
      <translation>Ponts détruits : {bridges}</translation>
    </message>
    <message>
      <source>Play the &amp;French</source>
      <translation>Jouer les &amp;Français</translation>
    </message>
    <message>
      <source>against a fair opponent, enemy counters face down</source>
      <translation>contre un adversaire loyal, pions ennemis face cachée</translation>
    </message>
    <message>
      <source>as the French</source>
      <translation>côté français</translation>
    </message>
    <message>
      <source>the French are to act</source>
      <translation>aux Français d’agir</translation>
    </message>
    <message>
      <source>Play the &amp;Austrians</source>
      <translation>Jouer les &amp;Autrichiens</translation>
    </message>
    <message>
      <source>the relief of Mantua, the other way round</source>
      <translation>le secours de Mantoue, vu de l’autre côté</translation>
    </message>
    <message>
      <source>as the Austrians</source>
      <translation>côté autrichien</translation>
    </message>
    <message>
      <source>the Austrians are to act</source>
      <translation>aux Autrichiens d’agir</translation>
    </message>
    <message>
      <source>day {day}</source>
      <translation>jour {day}</translation>
    </message>
    <message>
      <source>day {day}, {phase}</source>
      <translation>jour {day}, {phase}</translation>
    </message>
    <message>
      <source>Dummies left to place: {left} [13.2].</source>
      <translation>Leurres à placer : {left} [13.2].</translation>
    </message>
    <message>
      <source>Dummies left to place: {left}; on the map: {many} in {areas} [13.2].</source>
      <translation>Leurres à placer : {left} ; sur la carte : {many}, {areas} [13.2].</translation>
    </message>
    <message>
      <source>Reconnaissance of {area} from {start}</source>
      <translation>Reconnaissance : {area}, depuis {start}</translation>
    </message>
    <message>
      <source>scouting: {who}</source>
      <translation>en reconnaissance : {who}</translation>
    </message>
    <message>
      <source>screening: {who}</source>
      <translation>en écran : {who}</translation>
    </message>
    <message>
      <source>counters still to be shown: {many}</source>
      <translation>pions encore à montrer : {many}</translation>
    </message>
    <message>
      <source>{scouts} [13.1.2].</source>
      <translation>{scouts} [13.1.2].</translation>
    </message>
    <message>
      <source>; </source>
      <translation> ; </translation>
    </message>
    <message>
      <source>In {place} with movement points left: {who}.</source>
      <translation>{place}, points de mouvement restants : {who}.</translation>
    </message>
    <message>
      <source>In {place} with movement points left: {who}, on a forced march to {goal}.</source>
      <translation>{place}, points de mouvement restants : {who}, en marche forcée vers {goal}.</translation>
    </message>
    <message>
      <source>Combat in {place}, round {number}: the {side} side attacks; hits inflicted: French {french}, Austrian {austrian}.</source>
      <translation>Combat : {place}, round {number} ; attaquants : {side} ; touches infligées : Français {french}, Autrichiens {austrian}.</translation>
    </message>
    <message>
      <source>Marches</source>
      <translation>Marches</translation>
    </message>
    <message>
      <source>Contacts</source>
      <translation>Contacts</translation>
    </message>
    <message>
      <source>Cities</source>
      <translation>Villes</translation>
    </message>
    <message>
      <source>Reveals</source>
      <translation>Découvertes</translation>
    </message>
    <message>
      <source>Bridges</source>
      <translation>Ponts</translation>
    </message>
    <message>
      <source>Recovery</source>
      <translation>Récupération</translation>
    </message>
    <message>
      <source>first hit: {changes} [3.6]</source>
      <translation>première touche : {changes} [3.6]</translation>
    </message>
    <message>
      <source>second hit: {changes} [3.6]</source>
      <translation>deuxième touche : {changes} [3.6]</translation>
    </message>
    <message>
      <source>third hit: {changes} [3.6]</source>
      <translation>troisième touche : {changes} [3.6]</translation>
    </message>
    <message>
      <source>fourth hit: {changes} [3.6]</source>
      <translation>quatrième touche : {changes} [3.6]</translation>
    </message>
    <message>
      <source>strength {now}</source>
      <translation>force {now}</translation>
    </message>
    <message>
      <source>strength {old} → {now}</source>
      <translation>force {old} → {now}</translation>
    </message>
    <message>
      <source>cohesion {now}</source>
      <translation>cohésion {now}</translation>
    </message>
    <message>
      <source>cohesion {old} → {now}</source>
      <translation>cohésion {old} → {now}</translation>
    </message>
    <message>
      <source>is eliminated [3.6]</source>
      <translation>est éliminé [3.6]</translation>
    </message>
    <message>
      <source>comes without a check [9.1.2]</source>
      <translation>vient sans test [9.1.2]</translation>
    </message>
    <message>
      <source>a dummy: comes and vanishes [13.2.2]</source>
      <translation>un leurre : vient et disparaît [13.2.2]</translation>
    </message>
    <message>
      <source>chance to come: {chance} [9.1.2]</source>
      <translation>chance de venir : {chance} [9.1.2]</translation>
    </message>
    <message>
      <source>the work succeeds [8.5]</source>
      <translation>le travail réussit [8.5]</translation>
    </message>
    <message>
      <source>obeys the order [8.1]</source>
      <translation>obéit à l’ordre [8.1]</translation>
    </message>
    <message>
      <source>If no more cavalry takes part</source>
      <translation>Si aucune autre cavalerie n’intervient</translation>
    </message>
    <message>
      <source>Overruns, withdrawals and marches to the sound of the guns are not counted [8.6, 9.1]; the initiative is taken as it is now [9.3].</source>
      <translation>Submersions, replis et marches au canon ne sont pas comptés [8.6, 9.1] ; l’initiative est prise telle qu’elle est [9.3].</translation>
    </message>
    <message>
      <source>you win with a chance of {chance}, inflict {hits} hits and suffer {own} on average</source>
      <translation>chance de gagner : {chance} ; vous infligez {hits} touches et en subissez {own} en moyenne</translation>
    </message>
    <message>
      <source>you cannot win, inflict {hits} hits and suffer {own} on average</source>
      <translation>vous ne pouvez pas gagner, infligez {hits} touches et en subissez {own} en moyenne</translation>
    </message>
    <message>
      <source>you are sure to win, inflict {hits} hits and suffer {own} on average</source>
      <translation>vous êtes sûr de gagner, infligez {hits} touches et en subissez {own} en moyenne</translation>
    </message>
    <message>
      <source>attack on {area}: {own} strength points against {theirs} [9.3]</source>
      <translation>attaque sur {area} : {own} points de force contre {theirs} [9.3]</translation>
    </message>
    <message>
      <source>there: {enemy}</source>
      <translation>là : {enemy}</translation>
    </message>
    <message>
      <source>exactly: {outlook}</source>
      <translation>exactement : {outlook}</translation>
    </message>
    <message>
      <source>if only those you know were there: {outlook}</source>
      <translation>si seuls ceux que vous connaissez étaient là : {outlook}</translation>
    </message>
    <message>
      <source>if {who} arrives by forced march and takes no hit on the way [8.3]</source>
      <translation>si {who} arrive par marche forcée sans touche en route [8.3]</translation>
    </message>
    <message numerus="yes">
      <source>%n worlds</source>
      <translation>
        <numerusform>%n monde</numerusform>
        <numerusform>%n mondes</numerusform>
      </translation>
    </message>
    <message>
      <source>estimated over {many} that fit what you know: {outlook}</source>
      <translation>estimé sur {many} compatibles avec ce que vous savez : {outlook}</translation>
    </message>
    <message>
      <source>estimated over {many} that fit what you know, strengths taken to stay as they are: {outlook}</source>
      <translation>estimé sur {many} compatibles avec ce que vous savez, forces supposées inchangées : {outlook}</translation>
    </message>
    <message>
      <source>chance to win: {worst} in the worst of them, {best} in the best</source>
      <translation>chance de gagner : {worst} dans le pire, {best} dans le meilleur</translation>
    </message>
    <message>
      <source>No enemy is seen in {area}.</source>
      <translation>Aucun ennemi en vue : {area}.</translation>
    </message>
    <message>
      <source>Certain: no unit is there to fight; leaders and dummies give way [8.6.2, 13.2.2].</source>
      <translation>Certain : aucune unité n’est là pour combattre ; chefs et leurres cèdent [8.6.2, 13.2.2].</translation>
    </message>
    <message>
      <source>Certain: you know every counter there and its hits [3.8].</source>
      <translation>Certain : vous y connaissez chaque pion et ses touches [3.8].</translation>
    </message>
    <message numerus="yes">
      <source>{some} of %n counters</source>
      <translation>
        <numerusform>{some} pion sur %n</numerusform>
        <numerusform>{some} pions sur %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Known: where they stand and how many [R35]. Estimated: {some} or their hits, which you will see when the combat begins [3.8, 9.0, 13.1].</source>
      <translation>Connu : où ils sont et combien [R35]. Estimé : {some} ou leurs touches, que vous verrez au début du combat [3.8, 9.0, 13.1].</translation>
    </message>
    <message>
      <source>{who} does not reach {area} with its own points.</source>
      <translation>{who} n’atteint pas {area} avec ses propres points.</translation>
    </message>
    <message>
      <source>out of command this turn: {who} [6.0]</source>
      <translation>hors commandement à ce tour : {who} [6.0]</translation>
    </message>
    <message>
      <source>out of command next turn, if nobody moves: {who} [6.0]</source>
      <translation>hors commandement au tour suivant si personne ne bouge : {who} [6.0]</translation>
    </message>
    <message>
      <source>{who} in {area}: range {range}, reaches {areas}; commands {units} [2.1.2, 6.0]</source>
      <translation>{who} ({area}) : rayon {range}, atteint {areas} ; commande {units} [2.1.2, 6.0]</translation>
    </message>
    <message>
      <source>no unit</source>
      <translation>aucune unité</translation>
    </message>
    <message>
      <source>with {who} in {area}: comes into command {gained}, falls out {lost} [6.0]</source>
      <translation>avec {who} à {area} : rentre dans le commandement {gained}, en sort {lost} [6.0]</translation>
    </message>
    <message>
      <source>out of command then: {who}</source>
      <translation>hors commandement alors : {who}</translation>
    </message>
    <message>
      <source>comes into command: {who} [6.0]</source>
      <translation>rentre dans le commandement : {who} [6.0]</translation>
    </message>
    <message>
      <source>falls out of command: {who} [6.0]</source>
      <translation>sort du commandement : {who} [6.0]</translation>
    </message>
    <message>
      <source>stays out of command: {who} [6.0]</source>
      <translation>reste hors commandement : {who} [6.0]</translation>
    </message>
    <message>
      <source>command stays as it is [6.0]</source>
      <translation>le commandement reste tel qu’il est [6.0]</translation>
    </message>
    <message>
      <source>{some} and {many} more</source>
      <translation>{some} et {many} autres</translation>
    </message>
    <message>
      <source>There: {enemy}.</source>
      <translation>Là : {enemy}.</translation>
    </message>
    <message>
      <source>Leaders alone give way to the nearest friends [8.6.2].</source>
      <translation>Les chefs seuls cèdent la place aux amis les plus proches [8.6.2].</translation>
    </message>
    <message>
      <source>Nothing but dummies: they vanish [13.2.2].</source>
      <translation>Rien que des leurres : ils disparaissent [13.2.2].</translation>
    </message>
    <message>
      <source>Before that cavalry and leaders may withdraw [8.6.3].</source>
      <translation>Auparavant, la cavalerie et les chefs peuvent se replier [8.6.3].</translation>
    </message>
    <message>
      <source>Before that cavalry and leaders, if nothing else stands there, may withdraw [8.6.3].</source>
      <translation>Auparavant, la cavalerie et les chefs, si rien d’autre ne s’y trouve, peuvent se replier [8.6.3].</translation>
    </message>
    <message>
      <source>Overrun in clear terrain: no strength is left there [8.6.2].</source>
      <translation>Débordement en terrain dégagé : il n’y reste aucune force [8.6.2].</translation>
    </message>
    <message>
      <source>Overrun at {odds} to 1 in clear terrain: they are eliminated [8.6.2].</source>
      <translation>Submersion à {odds} contre 1 en terrain dégagé : ils sont éliminés [8.6.2].</translation>
    </message>
    <message>
      <source>Overrun if at most {most} strength points stand there [8.6.2]; otherwise you stop and fight [8.6.1, 9.0].</source>
      <translation>Submersion si au plus {most} points de force s’y trouvent [8.6.2] ; sinon vous vous arrêtez et combattez [8.6.1, 9.0].</translation>
    </message>
    <message>
      <source>You stop there and fight in the combat phase [8.6.1, 9.0]: no overrun in this terrain [8.6.2].</source>
      <translation>Vous vous y arrêtez et combattez dans la phase de combat [8.6.1, 9.0] : pas de submersion dans ce terrain [8.6.2].</translation>
    </message>
    <message>
      <source>You stop there and fight in the combat phase [8.6.1, 9.0]: {own} against {theirs} is less than {odds} to 1 [8.6.2].</source>
      <translation>Vous vous y arrêtez et combattez dans la phase de combat [8.6.1, 9.0] : {own} contre {theirs}, c’est moins de {odds} contre 1 [8.6.2].</translation>
    </message>
    <message>
      <source>Combat must be fought at {areas} [9.0]</source>
      <translation>Un combat doit être livré : {areas} [9.0]</translation>
    </message>
    <message>
      <source>{area} ({many})</source>
      <translation>{area} ({many})</translation>
    </message>
    <message>
      <source>Counters that may still move: {where} [8.2]</source>
      <translation>Pions qui peuvent encore bouger : {where} [8.2]</translation>
    </message>
    <message>
      <source>No line of supply for {who} in {area} [5.2]</source>
      <translation>Pas de ligne de ravitaillement pour {who}, {area} [5.2]</translation>
    </message>
    <message>
      <source>Nobody guards {area}, which the enemy reaches from {areas} [5.1, 8.2]</source>
      <translation>Personne ne garde {area}, que l’ennemi atteint depuis {areas} [5.1, 8.2]</translation>
    </message>
    <message>
      <source>if you are attacked in {area}, these may march to the sound of the guns [9.1]:</source>
      <translation>si vous êtes attaqué ({area}), peuvent venir au canon [9.1] :</translation>
    </message>
    <message>
      <source>  nobody</source>
      <translation>  personne</translation>
    </message>
    <message numerus="yes">
      <source>if you attack in {area}, %n enemy counters are within two free areas [9.1.1]:</source>
      <translation>
        <numerusform>si vous attaquez ({area}), %n pion ennemi est à deux zones libres [9.1.1] :</numerusform>
        <numerusform>si vous attaquez ({area}), %n pions ennemis sont à deux zones libres [9.1.1] :</numerusform>
      </translation>
    </message>
    <message>
      <source>  {who} from {area}: {chance} [9.1.2]</source>
      <translation>  {who} depuis {area} : {chance} [9.1.2]</translation>
    </message>
    <message>
      <source>a counter not known to you</source>
      <translation>un pion inconnu de vous</translation>
    </message>
    <message>
      <source>  {who} in {area}: may ride there without a check [9.1.2]</source>
      <translation>  {who} ({area}) : peut y aller à cheval sans test [9.1.2]</translation>
    </message>
    <message>
      <source>  {who} in {area}: {chance} [9.1.2]</source>
      <translation>  {who} ({area}) : {chance} [9.1.2]</translation>
    </message>
    <message>
      <source>  {who} in {area}: between {low} and {high} [9.1.2]</source>
      <translation>  {who} ({area}) : entre {low} et {high} [9.1.2]</translation>
    </message>
    <message>
      <source>Your own chances are exact, for it is open which areas the enemy bars [R35, R43].</source>
      <translation>Vos chances sont exactes, car on sait quelles zones l’ennemi barre [R35, R43].</translation>
    </message>
    <message>
      <source>Your own chances are exact; more may come if a face-down stack beside it is leaders alone, who bar nothing [R43].</source>
      <translation>Vos chances sont exactes ; d’autres pourront venir si une pile cachée voisine n’est faite que de chefs, qui ne barrent rien [R43].</translation>
    </message>
    <message>
      <source>The enemy in {areas} is not wholly known: bounds are given [3.8, 13.0].</source>
      <translation>L’ennemi n’est pas entièrement connu ({areas}) : des bornes sont données [3.8, 13.0].</translation>
    </message>
    <message>
      <source>So are the enemy's: you know his counters and their hits.</source>
      <translation>Celles de l’ennemi aussi : vous connaissez ses pions et leurs touches.</translation>
    </message>
    <message>
      <source>free, all of it can be taken back</source>
      <translation>libre, tout peut être repris</translation>
    </message>
    <message>
      <source>none, what was rolled stands</source>
      <translation>aucune, le jet reste acquis</translation>
    </message>
    <message>
      <source>none once something is seen there that you did not know</source>
      <translation>aucune dès que l’on y voit quelque chose que vous ne saviez pas</translation>
    </message>
    <message>
      <source>They are in {area} already.</source>
      <translation>Ils sont déjà là : {area}.</translation>
    </message>
    <message>
      <source>The step to {area} is too dear for {who} in this order [8.2, 8.4].</source>
      <translation>Le pas vers {area} est trop cher pour {who} dans cet ordre [8.2, 8.4].</translation>
    </message>
    <message>
      <source>The stack does not reach {area} with its own movement points [8.2]; a forced march is made by each unit alone [8.3].</source>
      <translation>La pile n’atteint pas {area} avec ses points de mouvement [8.2] ; chaque unité fait seule sa marche forcée [8.3].</translation>
    </message>
    <message>
      <source>{area} is out of reach in this phase, by forced march too [8.2, 8.3].</source>
      <translation>{area} est hors d’atteinte dans cette phase, même par marche forcée [8.2, 8.3].</translation>
    </message>
    <message>
      <source>{area} is out of reach in this phase, by forced march too [8.2, 8.3] ({why}).</source>
      <translation>{area} est hors d’atteinte dans cette phase, même par marche forcée [8.2, 8.3] ({why}).</translation>
    </message>
    <message>
      <source>does not move at all</source>
      <translation>ne bouge pas du tout</translation>
    </message>
    <message>
      <source>traffic +{cost} for {who} [8.4]</source>
      <translation>encombrement +{cost} pour {who} [8.4]</translation>
    </message>
    <message>
      <source>mountain {cost} [8.2]</source>
      <translation>montagne {cost} [8.2]</translation>
    </message>
    <message>
      <source>hard ground {cost} [8.2]</source>
      <translation>terrain difficile {cost} [8.2]</translation>
    </message>
    <message>
      <source>destroyed bridge +{cost} [8.5]</source>
      <translation>pont détruit +{cost} [8.5]</translation>
    </message>
    <message numerus="yes">
      <source>%n movement points left for the slowest</source>
      <translation>
        <numerusform>%n point de mouvement restant pour le plus lent</numerusform>
        <numerusform>%n points de mouvement restants pour le plus lent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n movement points left</source>
      <translation>
        <numerusform>%n point de mouvement restant</numerusform>
        <numerusform>%n points de mouvement restants</numerusform>
      </translation>
    </message>
    <message>
      <source>arrives in {area} [8.3]</source>
      <translation>arrive : {area} [8.3]</translation>
    </message>
    <message>
      <source>stops short in {area}</source>
      <translation>s’arrête avant : {area}</translation>
    </message>
    <message>
      <source>the work on the bridge succeeds [8.5]</source>
      <translation>le travail sur le pont réussit [8.5]</translation>
    </message>
    <message>
      <source>takes a hit [3.6]</source>
      <translation>subit une touche [3.6]</translation>
    </message>
    <message>
      <source>as rolled</source>
      <translation>sans modificateur</translation>
    </message>
    <message>
      <source>Forced march of {who}; no leader helps; die {die}</source>
      <translation>Marche forcée de {who} ; aucun chef n’aide ; dé {die}</translation>
    </message>
    <message>
      <source>Forced march of {who}; {leader} helps; die {die}</source>
      <translation>Marche forcée de {who} ; {leader} aide ; dé {die}</translation>
    </message>
    <message>
      <source>Traffic: {many} of {most} strength points of foot and guns [8.4]</source>
      <translation>Encombrement : {many} points de force sur {most}, infanterie et artillerie [8.4]</translation>
    </message>
    <message>
      <source>Traffic: {many} of {most} strength points of foot and guns; entering costs a point more [8.4]</source>
      <translation>Encombrement : {many} points de force sur {most}, infanterie et artillerie ; entrer coûte un point de plus [8.4]</translation>
    </message>
    <message>
      <source>{status} as the map stands [5.2]</source>
      <translation>{status}, en l’état de la carte [5.2]</translation>
    </message>
    <message>
      <source>would be out of command next turn if nobody moved [6.0]</source>
      <translation>serait hors commandement au tour suivant si personne ne bougeait [6.0]</translation>
    </message>
    <message>
      <source>command reaches {areas} [6.0]</source>
      <translation>le commandement atteint {areas} [6.0]</translation>
    </message>
    <message>
      <source>Costs and paths are certain: they depend on your own counters and on where the enemy lies, which is open [R35, R42]; what you would meet there is as far as you know it.</source>
      <translation>Coûts et chemins sont certains : ils dépendent de vos pions et des zones où se trouve l’ennemi, qui sont connues [R35, R42] ; ce que vous y rencontreriez l’est dans la mesure où vous le connaissez.</translation>
    </message>
    <message>
      <source>{who} in {area}:</source>
      <translation>{who} ({area}) :</translation>
    </message>
    <message numerus="yes">
      <source>not in this phase: %n other areas</source>
      <translation>
        <numerusform>pas dans cette phase : %n autre zone</numerusform>
        <numerusform>pas dans cette phase : %n autres zones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{area}: %n points [8.2]</source>
      <translation>
        <numerusform>{area} : %n point [8.2]</numerusform>
        <numerusform>{area} : %n points [8.2]</numerusform>
      </translation>
    </message>
    <message>
      <source> and </source>
      <translation> et </translation>
    </message>
    <message>
      <source>, one by one {points} for traffic [8.4]</source>
      <translation>, un par un {points} à cause de l’encombrement [8.4]</translation>
    </message>
    <message>
      <source>, by {areas}</source>
      <translation>, par {areas}</translation>
    </message>
    <message numerus="yes">
      <source>{area}: %n more points by forced march, {ways} [8.3]</source>
      <translation>
        <numerusform>{area} : %n point de plus par marche forcée, {ways} [8.3]</numerusform>
        <numerusform>{area} : %n points de plus par marche forcée, {ways} [8.3]</numerusform>
      </translation>
    </message>
    <message>
      <source>without help: to arrive {chance}, to be hit {hit}</source>
      <translation>sans aide : arriver {chance}, être touché {hit}</translation>
    </message>
    <message>
      <source>with {who}: to arrive {chance}, to be hit {hit}</source>
      <translation>avec {who} : arriver {chance}, être touché {hit}</translation>
    </message>
    <message>
      <source>{area}: too dear for {who} in this order [8.2, 8.4]</source>
      <translation>{area} : trop cher pour {who} dans cet ordre [8.2, 8.4]</translation>
    </message>
    <message>
      <source>; contact [8.6.1] with {enemy}</source>
      <translation> ; contact [8.6.1] avec {enemy}</translation>
    </message>
    <message>
      <source>Name the counters that move, each once.</source>
      <translation>Nommez les pions qui bougent, chacun une fois.</translation>
    </message>
    <message>
      <source>{who} is not yours to move [2.2.3].</source>
      <translation>{who} : ce pion n’est pas à vous ou ne bouge pas [2.2.3].</translation>
    </message>
    <message>
      <source>{who} is not on the map.</source>
      <translation>{who} n’est pas sur la carte.</translation>
    </message>
    <message>
      <source>{who} has already moved in this phase [8.2].</source>
      <translation>{who} a déjà bougé dans cette phase [8.2].</translation>
    </message>
    <message>
      <source>{who} is out of command and moves alone [8.1].</source>
      <translation>{who} est hors commandement et bouge seul [8.1].</translation>
    </message>
    <message>
      <source>Counters in different areas do not move as one stack [8.2].</source>
      <translation>Des pions de zones différentes ne bougent pas en une seule pile [8.2].</translation>
    </message>
    <message>
      <source>out of command: it moves only if it passes a check, {chance} [8.1]</source>
      <translation>hors commandement : ne bouge que si le test réussit, {chance} [8.1]</translation>
    </message>
    <message>
      <source>a forced march is made by each unit alone [8.3]</source>
      <translation>chaque unité fait seule sa marche forcée [8.3]</translation>
    </message>
    <message>
      <source>no forced march for this counter [2.1.2, 3.6, 5.5, 8.3]</source>
      <translation>pas de marche forcée pour ce pion [2.1.2, 3.6, 5.5, 8.3]</translation>
    </message>
    <message>
      <source>Look at Mantua and the strength of its besiegers.</source>
      <translation>Regardez Mantoue et la force de ses assiégeants.</translation>
    </message>
    <message>
      <source>Count who holds the cities that earn points.</source>
      <translation>Comptez qui tient les villes qui rapportent des points.</translation>
    </message>
    <message>
      <source>Look at who stands in the zone south of Anfo and west of the Adige.</source>
      <translation>Regardez qui se trouve dans la zone au sud d’Anfo et à l’ouest de l’Adige.</translation>
    </message>
    <message>
      <source>Look at the units that can bear no more hits.</source>
      <translation>Regardez les unités qui ne supportent plus de touche.</translation>
    </message>
    <message>
      <source>Look at the lines of supply.</source>
      <translation>Regardez les lignes de ravitaillement.</translation>
    </message>
    <message>
      <source>Look at how far your leaders reach.</source>
      <translation>Regardez jusqu’où portent vos chefs.</translation>
    </message>
    <message>
      <source>Weigh the combats before you, and who would be outnumbered.</source>
      <translation>Pesez les combats qui s’annoncent, et qui serait en infériorité numérique.</translation>
    </message>
    <message>
      <source>Mantua is besieged at the end</source>
      <translation>Mantoue est assiégée à la fin</translation>
    </message>
    <message>
      <source>the zone is free of Austrians</source>
      <translation>la zone est libre d’Autrichiens</translation>
    </message>
    <message>
      <source>Trent is French</source>
      <translation>Trente est française</translation>
    </message>
    <message>
      <source>Vicenza is French</source>
      <translation>Vicence est française</translation>
    </message>
    <message>
      <source>Brescia is Austrian</source>
      <translation>Brescia est autrichienne</translation>
    </message>
    <message>
      <source>Cremona is Austrian</source>
      <translation>Crémone est autrichienne</translation>
    </message>
    <message>
      <source>points for units in Mantua City</source>
      <translation>points pour des unités dans la ville de Mantoue</translation>
    </message>
    <message>
      <source>the siege stands at the Supply Phase</source>
      <translation>le siège tient à la phase de ravitaillement</translation>
    </message>
    <message>
      <source>French units eliminated</source>
      <translation>unités françaises éliminées</translation>
    </message>
    <message>
      <source>Austrian units eliminated</source>
      <translation>unités autrichiennes éliminées</translation>
    </message>
    <message>
      <source>hits on the French army</source>
      <translation>touches de l’armée française</translation>
    </message>
    <message>
      <source>hits on the Austrian army</source>
      <translation>touches de l’armée autrichienne</translation>
    </message>
    <message>
      <source>French units with three hits</source>
      <translation>unités françaises à trois touches</translation>
    </message>
    <message>
      <source>Austrian units with three hits</source>
      <translation>unités autrichiennes à trois touches</translation>
    </message>
    <message>
      <source>times a French unit goes without supply</source>
      <translation>fois où une unité française reste sans ravitaillement</translation>
    </message>
    <message>
      <source>times an Austrian unit goes without supply</source>
      <translation>fois où une unité autrichienne reste sans ravitaillement</translation>
    </message>
    <message>
      <source>French units out of command next turn</source>
      <translation>unités françaises hors commandement au prochain tour</translation>
    </message>
    <message>
      <source>Austrian units out of command next turn</source>
      <translation>unités autrichiennes hors commandement au prochain tour</translation>
    </message>
    <message>
      <source>combats the French begin</source>
      <translation>combats engagés par les Français</translation>
    </message>
    <message>
      <source>combats the Austrians begin</source>
      <translation>combats engagés par les Autrichiens</translation>
    </message>
    <message>
      <source>combats with fewer French than Austrians</source>
      <translation>combats avec moins de Français que d’Autrichiens</translation>
    </message>
    <message>
      <source>combats with fewer Austrians than French</source>
      <translation>combats avec moins d’Autrichiens que de Français</translation>
    </message>
    <message>
      <source>combats the French lose</source>
      <translation>combats perdus par les Français</translation>
    </message>
    <message>
      <source>combats the Austrians lose</source>
      <translation>combats perdus par les Autrichiens</translation>
    </message>
    <message>
      <source>{who} passes [{rule}]</source>
      <translation>{who} réussit [{rule}]</translation>
    </message>
    <message>
      <source>You win the combat if both sides fight on [9.3]</source>
      <translation>Vous gagnez le combat si les deux camps le poursuivent [9.3]</translation>
    </message>
    <message>
      <source>{who} arrives [8.3]</source>
      <translation>{who} arrive [8.3]</translation>
    </message>
    <message>
      <source>{who} arrives led by {leader} [8.3]</source>
      <translation>{who} arrive, conduit par {leader} [8.3]</translation>
    </message>
    <message>
      <source>Your dummies are placed: face-down counters without soldiers, so that the enemy cannot tell where your forces are and how strong they are [13.2].</source>
      <translation>Vos leurres sont placés : des pions face cachée sans soldats, pour que l’ennemi ne sache ni où sont vos forces ni combien elles valent [13.2].</translation>
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
      <source>Where there is only one choice, or several that are alike</source>
      <translation>Là où il n’y a qu’un choix, ou plusieurs semblables</translation>
    </message>
    <message>
      <source>take it without asking</source>
      <translation>le prendre sans demander</translation>
    </message>
    <message>
      <source>Placing dummies, in the fog of war [13.2]</source>
      <translation>Placer les leurres, dans le brouillard de guerre [13.2]</translation>
    </message>
    <message>
      <source>place them for me, with small forces at the front first</source>
      <translation>les placer pour moi, d’abord avec les petites forces du front</translation>
    </message>
    <message>
      <source>place none</source>
      <translation>n’en placer aucun</translation>
    </message>
    <message>
      <source>Cavalry and leaders that may withdraw [8.6.3]</source>
      <translation>Cavalerie et chefs qui peuvent se replier [8.6.3]</translation>
    </message>
    <message>
      <source>always withdraw, to friends if possible</source>
      <translation>toujours se replier, vers des amis si possible</translation>
    </message>
    <message>
      <source>always stand</source>
      <translation>toujours tenir</translation>
    </message>
    <message>
      <source>Marching to the sound of the guns [9.1]</source>
      <translation>Marche au canon [9.1]</translation>
    </message>
    <message>
      <source>call all that come with 4 in 6 or better</source>
      <translation>appeler tous ceux qui viennent à 4 sur 6 ou mieux</translation>
    </message>
    <message>
      <source>call nobody</source>
      <translation>n’appeler personne</translation>
    </message>
    <message>
      <source>Never call to the guns (names, with commas) [9.1]</source>
      <translation>Ne jamais appeler au canon (noms, avec des virgules) [9.1]</translation>
    </message>
    <message>
      <source>Own hits [9.3, 9.5]</source>
      <translation>Vos touches [9.3, 9.5]</translation>
    </message>
    <message>
      <source>Which enemies the bombardment hits [9.2]</source>
      <translation>Quels ennemis le bombardement touche [9.2]</translation>
    </message>
    <message>
      <source>Where a beaten force goes [9.4]</source>
      <translation>Où va une force battue [9.4]</translation>
    </message>
    <message>
      <source>Pursuit [9.5]</source>
      <translation>Poursuite [9.5]</translation>
    </message>
    <message>
      <source>always pursue</source>
      <translation>toujours poursuivre</translation>
    </message>
    <message>
      <source>never pursue</source>
      <translation>ne jamais poursuivre</translation>
    </message>
    <message>
      <source>nothing to choose</source>
      <translation>rien à choisir</translation>
    </message>
    <message>
      <source>all choices alike</source>
      <translation>choix tous semblables</translation>
    </message>
    <message>
      <source>always withdraw</source>
      <translation>toujours se replier</translation>
    </message>
    <message>
      <source>nobody marches to the guns</source>
      <translation>personne ne marche au canon</translation>
    </message>
    <message>
      <source>those who come with 4 in 6 or better</source>
      <translation>ceux qui viennent à 4 sur 6 ou mieux</translation>
    </message>
    <message>
      <source>nobody is left who may be called</source>
      <translation>plus personne ne peut être appelé</translation>
    </message>
    <message>
      <source>dummies are placed for you</source>
      <translation>les leurres sont placés pour vous</translation>
    </message>
    <message>
      <source>supplied</source>
      <translation>ravitaillé</translation>
    </message>
    <message>
      <source>  barred at {area}: {enemy}</source>
      <translation>  barré, {area} : {enemy}</translation>
    </message>
    <message>
      <source>  destroyed bridge {bridge} [8.5]</source>
      <translation>  pont détruit {bridge} [8.5]</translation>
    </message>
    <message>
      <source>the bridge {bridge}</source>
      <translation>le pont {bridge}</translation>
    </message>
    <message>
      <source>  would be cut by the loss of {places}</source>
      <translation>  serait coupé par la perte de {places}</translation>
    </message>
    <message>
      <source>{place} ({units}): cut off [5.2]</source>
      <translation>{place} ({units}) : coupé [5.2]</translation>
    </message>
    <message>
      <source>{place} ({units}): supplied [5.2], is a source itself</source>
      <translation>{place} ({units}) : ravitaillé [5.2], est elle-même une source</translation>
    </message>
    <message>
      <source>{place} ({units}): supplied [5.2], line by {areas}</source>
      <translation>{place} ({units}) : ravitaillé [5.2], ligne par {areas}</translation>
    </message>
    <message>
      <source>{low} to {high} (not all known to you)</source>
      <translation>{low} à {high} (tous ne vous sont pas connus)</translation>
    </message>
    <message>
      <source>not certain</source>
      <translation>incertain</translation>
    </message>
    <message>
      <source>Mantua is {now}; French infantry strength there is {many}, {needed} keep up the siege: by the next check, as things stand, {after} [5.6].</source>
      <translation>Mantoue est {now} ; force de l’infanterie française sur place : {many}, il en faut {needed} pour le siège ; au prochain contrôle, en l’état : {after} [5.6].</translation>
    </message>
    <message>
      <source>nobody can reach you</source>
      <translation>personne ne peut vous atteindre</translation>
    </message>
    <message>
      <source>{area}, {own} of yours: {many} strength points from {areas} [8.2]</source>
      <translation>{area}, {own} à vous : {many} points de force depuis {areas} [8.2]</translation>
    </message>
    <message>
      <source>As far as you know: each hidden counter is taken for the weakest and the strongest it may be. Traffic and forced marches are not counted [8.3, 8.4].</source>
      <translation>Dans la mesure où vous le savez : chaque pion caché compte pour le plus faible et le plus fort qu’il puisse être. L’encombrement et les marches forcées ne sont pas comptés [8.3, 8.4].</translation>
    </message>
    <message>
      <source>{side}: {points} points if it ended now [12.1]</source>
      <translation>{side} : {points} points si tout finissait là [12.1]</translation>
    </message>
    <message>
      <source>  {award}: {points}</source>
      <translation>  {award} : {points}</translation>
    </message>
    <message>
      <source>eliminated units</source>
      <translation>unités éliminées</translation>
    </message>
    <message>
      <source>units in Mantua City</source>
      <translation>unités dans la ville de Mantoue</translation>
    </message>
    <message>
      <source>Wurmser in Mantua City</source>
      <translation>Wurmser dans la ville de Mantoue</translation>
    </message>
    <message>
      <source>the zone free of Austrians</source>
      <translation>la zone libre d’Autrichiens</translation>
    </message>
    <message>
      <source>Trent French</source>
      <translation>Trente aux Français</translation>
    </message>
    <message>
      <source>Vicenza French</source>
      <translation>Vicence aux Français</translation>
    </message>
    <message>
      <source>Brescia Austrian</source>
      <translation>Brescia aux Autrichiens</translation>
    </message>
    <message>
      <source>Cremona Austrian</source>
      <translation>Crémone aux Autrichiens</translation>
    </message>
    <message>
      <source>Certain: it depends on your own counters and on what lies open [R35, R43].</source>
      <translation>Certain : cela dépend de vos pions et de ce qui est découvert [R35, R43].</translation>
    </message>
    <message>
      <source>Certain but for face-down stacks that may be leaders alone: those would bar nothing, which only the check shows [R43].</source>
      <translation>Certain, sauf pour les piles cachées qui ne sont peut-être que des chefs : elles ne barreraient rien, ce que seul le contrôle montre [R43].</translation>
    </message>
    <message numerus="yes">
      <source>%n not known to you</source>
      <translation>
        <numerusform>%n inconnu de vous</numerusform>
        <numerusform>%n inconnus de vous</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n enemy counters: {who}</source>
      <translation>
        <numerusform>%n pion ennemi : {who}</numerusform>
        <numerusform>%n pions ennemis : {who}</numerusform>
      </translation>
    </message>
    <message>
      <source>{many} in 6</source>
      <translation>{many} sur 6</translation>
    </message>
    <message>
      <source>{place}: {attacker} {fall} upon {defender}, {odds}.</source>
      <translation>{place} : {attacker} {fall} sur {defender}, {odds}.</translation>
    </message>
    <message>
      <source>At {place} {attacker} {meet} {defender}, {odds}.</source>
      <translation>{place} : {attacker} {meet} {defender}, {odds}.</translation>
    </message>
    <message>
      <source>{place}, where {defender} {hold}, is stormed by {attacker}: {odds}.</source>
      <translation>{place}, où {defender} {hold}, est prise d’assaut par {attacker} : {odds}.</translation>
    </message>
    <message>
      <source>{attacker} {go} in at {place} against {defender}, {odds}.</source>
      <translation>{attacker} {go} à l’assaut, {place}, contre {defender}, {odds}.</translation>
    </message>
    <message>
      <source>{place}: {defender} must face {attacker}, {odds}.</source>
      <translation>{place} : {defender} doit affronter {attacker}, {odds}.</translation>
    </message>
    <message>
      <source>The first volleys cost {defender} {suffered} and {attacker} {inflicted}.</source>
      <translation>Les premières salves coûtent : {defender} {suffered}, {attacker} {inflicted}.</translation>
    </message>
    <message>
      <source>The first onset takes {suffered} from {defender}, {inflicted} from {attacker}.</source>
      <translation>Le premier choc : {suffered} pour {defender}, {inflicted} pour {attacker}.</translation>
    </message>
    <message>
      <source>In the first hours {defender} take {suffered}, {attacker} {inflicted}.</source>
      <translation>Dans les premières heures, {defender} subissent {suffered}, {attacker} {inflicted}.</translation>
    </message>
    <message>
      <source>Nobody gives way; then it is {suffered} more for {defender} and {inflicted} for {attacker}.</source>
      <translation>Personne ne cède ; puis encore {suffered} pour {defender} et {inflicted} pour {attacker}.</translation>
    </message>
    <message>
      <source>They go at it again: {suffered} on {defender}, {inflicted} on {attacker}.</source>
      <translation>Ils recommencent : {suffered} pour {defender}, {inflicted} pour {attacker}.</translation>
    </message>
    <message>
      <source>A second round follows and takes {suffered} from {defender}, {inflicted} from {attacker}.</source>
      <translation>Un second round suit : {suffered} pour {defender}, {inflicted} pour {attacker}.</translation>
    </message>
    <message>
      <source>{side} have the worse of it, {suffered} to {inflicted}</source>
      <translation>{side} ont le dessous, {suffered} à {inflicted}</translation>
    </message>
    <message>
      <source>by the count of hits, {suffered} to {inflicted}, the day goes against {side}</source>
      <translation>aux touches, {suffered} à {inflicted}, la journée est perdue pour {side}</translation>
    </message>
    <message>
      <source>{side} are beaten, {suffered} hits to {inflicted}</source>
      <translation>{side} sont battus, {suffered} touches à {inflicted}</translation>
    </message>
    <message>
      <source>{side} have the worse of it, {suffered} to {inflicted}, and {retreat}</source>
      <translation>{side} ont le dessous, {suffered} à {inflicted}, et {retreat}</translation>
    </message>
    <message>
      <source>by the count of hits, {suffered} to {inflicted}, the day goes against {side}, who {retreat}</source>
      <translation>aux touches, {suffered} à {inflicted}, la journée est perdue pour {side}, qui {retreat}</translation>
    </message>
    <message>
      <source>{side} are beaten, {suffered} hits to {inflicted}, and {retreat}</source>
      <translation>{side} sont battus, {suffered} touches à {inflicted}, et {retreat}</translation>
    </message>
    <message>
      <source>{side} have seen enough</source>
      <translation>{side} en ont assez vu</translation>
    </message>
    <message>
      <source>{side} do not stay for more</source>
      <translation>{side} n’attendent pas la suite</translation>
    </message>
    <message>
      <source>{side} give up the field</source>
      <translation>{side} abandonnent le terrain</translation>
    </message>
    <message>
      <source>{side} think better of it</source>
      <translation>{side} se ravisent</translation>
    </message>
    <message>
      <source>fall back to {places}</source>
      <translation>se replient vers {places}</translation>
    </message>
    <message>
      <source>retire on {places}</source>
      <translation>se retirent vers {places}</translation>
    </message>
    <message>
      <source>draw off to {places}</source>
      <translation>s’éloignent vers {places}</translation>
    </message>
    <message>
      <source>The {horse} cavalry rides after them: {hits} more.</source>
      <translation>La cavalerie des {horse} les poursuit : encore {hits}.</translation>
    </message>
    <message>
      <source>On the road {horse} sabres find them, {hits}.</source>
      <translation>En route, les sabres des {horse} les rejoignent, {hits}.</translation>
    </message>
    <message>
      <source>The pursuit by the {horse} cavalry brings {hits}.</source>
      <translation>La poursuite par la cavalerie des {horse} rapporte {hits}.</translation>
    </message>
    <message>
      <source>{side} have no way out: all that stood there is lost.</source>
      <translation>{side} n’ont pas d’issue : tout ce qui était là est perdu.</translation>
    </message>
    <message>
      <source>{side} find every road closed and nothing of the force is left.</source>
      <translation>{side} trouvent toutes les routes fermées et il ne reste rien de la force.</translation>
    </message>
    <message>
      <source>{who} {hear} the guns and {stay} away.</source>
      <translation>{who} {hear} le canon et {stay} à l’écart.</translation>
    </message>
    <message>
      <source>{who} {hear} the firing but {stay} where the orders said.</source>
      <translation>{who} {hear} le feu mais {stay} où le voulaient les ordres.</translation>
    </message>
    <message>
      <source>{who} {stay} deaf to the cannonade.</source>
      <translation>{who} {stay} sourd à la canonnade.</translation>
    </message>
    <message>
      <source>{place} is {nation} now.</source>
      <translation>{place} est maintenant aux {nation}.</translation>
    </message>
    <message>
      <source>With that {place} becomes {nation}.</source>
      <translation>Ainsi {place} passe aux {nation}.</translation>
    </message>
    <message>
      <source>{who} marches to the sound of the guns.</source>
      <translation>{who} marche au canon.</translation>
    </message>
    <message>
      <source>{who} march to the sound of the guns.</source>
      <translation>{who} marchent au canon.</translation>
    </message>
    <message>
      <source>{who} marches to the sound of the guns from {places}.</source>
      <translation>{who} marche au canon depuis {places}.</translation>
    </message>
    <message>
      <source>{who} march to the sound of the guns from {places}.</source>
      <translation>{who} marchent au canon depuis {places}.</translation>
    </message>
    <message>
      <source>{who} hurries up.</source>
      <translation>{who} accourt.</translation>
    </message>
    <message>
      <source>{who} hurry up.</source>
      <translation>{who} accourent.</translation>
    </message>
    <message>
      <source>{who} hurries up from {places}.</source>
      <translation>{who} accourt de {places}.</translation>
    </message>
    <message>
      <source>{who} hurry up from {places}.</source>
      <translation>{who} accourent de {places}.</translation>
    </message>
    <message>
      <source>{who} is destroyed.</source>
      <translation>{who} : détruit.</translation>
    </message>
    <message>
      <source>{who} are destroyed.</source>
      <translation>{who} : détruits.</translation>
    </message>
    <message>
      <source>{who} is cut down in the flight.</source>
      <translation>{who} : sabré dans la fuite.</translation>
    </message>
    <message>
      <source>{who} are cut down in the flight.</source>
      <translation>{who} : sabrés dans la fuite.</translation>
    </message>
    <message>
      <source>falls</source>
      <translation>tombe</translation>
    </message>
    <message>
      <source>fall</source>
      <translation>tombent</translation>
    </message>
    <message>
      <source>meets</source>
      <translation>rencontre</translation>
    </message>
    <message>
      <source>meet</source>
      <translation>rencontrent</translation>
    </message>
    <message>
      <source>goes</source>
      <translation>va</translation>
    </message>
    <message>
      <source>go</source>
      <translation>vont</translation>
    </message>
    <message>
      <source>hears</source>
      <translation>entend</translation>
    </message>
    <message>
      <source>hear</source>
      <translation>entendent</translation>
    </message>
    <message>
      <source>stays</source>
      <translation>reste</translation>
    </message>
    <message>
      <source>stay</source>
      <translation>restent</translation>
    </message>
    <message>
      <source>holds out</source>
      <translation>tient bon</translation>
    </message>
    <message>
      <source>hold out</source>
      <translation>tiennent bon</translation>
    </message>
    <message>
      <source>{who} is wounded.</source>
      <translation>{who} est blessé.</translation>
    </message>
    <message>
      <source>{who} is killed.</source>
      <translation>{who} est tué.</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>rien</translation>
    </message>
    <message numerus="yes">
      <source>%n strength points against {defence}</source>
      <translation>
        <numerusform>%n point de force contre {defence}</numerusform>
        <numerusform>%n points de force contre {defence}</numerusform>
      </translation>
    </message>
    <message>
      <source>the {side} guns score {hits}</source>
      <translation>les canons des {side} infligent {hits}</translation>
    </message>
    <message>
      <source>The second round brings nothing.</source>
      <translation>Le second round ne donne rien.</translation>
    </message>
    <message>
      <source>The first volleys do no harm.</source>
      <translation>Les premières salves ne font aucun mal.</translation>
    </message>
    <message>
      <source>The garrison lays down its arms.</source>
      <translation>La garnison dépose les armes.</translation>
    </message>
    <message>
      <source>it is {hits} hits each, but {side} must give way</source>
      <translation>c’est {hits} touches de chaque côté, mais {side} doivent céder</translation>
    </message>
    <message>
      <source>{clause} and {retreat}</source>
      <translation>{clause} et {retreat}</translation>
    </message>
    <message>
      <source>Against all odds, {clause}.</source>
      <translation>Contre toute attente, {clause}.</translation>
    </message>
    <message>
      <source>For all their numbers, {clause}.</source>
      <translation>Malgré leur nombre, {clause}.</translation>
    </message>
    <message>
      <source>Their way through {place} costs {hits}.</source>
      <translation>Leur passage ({place}) coûte {hits}.</translation>
    </message>
    <message>
      <source>The {horse} cavalry rides after them and catches nobody.</source>
      <translation>La cavalerie des {horse} les poursuit et n’attrape personne.</translation>
    </message>
    <message>
      <source>destroyed units</source>
      <translation>les unités détruites</translation>
    </message>
    <message>
      <source>the siege of Mantua</source>
      <translation>le siège de Mantoue</translation>
    </message>
    <message>
      <source>a country free of Austrians</source>
      <translation>un pays libre d’Autrichiens</translation>
    </message>
    <message>
      <source>Trent</source>
      <translation>Trente</translation>
    </message>
    <message>
      <source>Vicenza</source>
      <translation>Vicence</translation>
    </message>
    <message>
      <source>Brescia</source>
      <translation>Brescia</translation>
    </message>
    <message>
      <source>Cremona</source>
      <translation>Crémone</translation>
    </message>
    <message>
      <source>units in Mantua</source>
      <translation>des unités dans Mantoue</translation>
    </message>
    <message>
      <source>Wurmser in Mantua</source>
      <translation>Wurmser dans Mantoue</translation>
    </message>
    <message>
      <source>The hinge of it, by the commanders' own reckoning, was {turn}, when {who}'s chances fell from {before} % to {after} %.</source>
      <translation>Le tournant, d’après les commandants eux-mêmes : {turn}, quand les chances de {who} tombèrent de {before} % à {after} %.</translation>
    </message>
    <message>
      <source>The hinge of it, by the commanders' own reckoning, was {turn}, when {who}'s chances rose from {before} % to {after} %.</source>
      <translation>Le tournant, d’après les commandants eux-mêmes : {turn}, quand les chances de {who} montèrent de {before} % à {after} %.</translation>
    </message>
    <message>
      <source>{points} for {award}</source>
      <translation>{points} pour {award}</translation>
    </message>
    <message>
      <source>{army}: {points} points ({awards}).</source>
      <translation>{army} : {points} points ({awards}).</translation>
    </message>
    <message>
      <source>{army}: {points} points.</source>
      <translation>{army} : {points} points.</translation>
    </message>
    <message>
      <source>{army} have lost {who}.</source>
      <translation>{army} ont perdu {who}.</translation>
    </message>
    <message>
      <source>{number} of {name}'s</source>
      <translation>{number} à {name}</translation>
    </message>
    <message>
      <source>{army} have lost {number} units, {shares}.</source>
      <translation>{army} ont perdu {number} unités, {shares}.</translation>
    </message>
    <message>
      <source>Not a single battle was fought.</source>
      <translation>Pas une seule bataille n’a été livrée.</translation>
    </message>
    <message>
      <source>{battles} were fought; the French won {french} of them and the Austrians {austrian}. The greatest was that of {place} on {turn}, {attack} strength points against {defence}.</source>
      <translation>{battles} livrées ; gagnées par les Français : {french}, par les Autrichiens : {austrian}. La plus grande : {place}, {turn}, {attack} points de force contre {defence}.</translation>
    </message>
    <message>
      <source>The bloodiest was {place} on {turn}, where {units} went down.</source>
      <translation>La plus sanglante : {place}, {turn}, où sont tombées {units}.</translation>
    </message>
    <message>
      <source>not one</source>
      <translation>aucune</translation>
    </message>
    <message>
      <source>no</source>
      <translation>aucune</translation>
    </message>
    <message>
      <source>one</source>
      <translation>une</translation>
    </message>
    <message>
      <source>two</source>
      <translation>deux</translation>
    </message>
    <message>
      <source>three</source>
      <translation>trois</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quatre</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinq</translation>
    </message>
    <message>
      <source>six</source>
      <translation>six</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>sept</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>huit</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>neuf</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>dix</translation>
    </message>
    <message>
      <source>eleven</source>
      <translation>onze</translation>
    </message>
    <message>
      <source>twelve</source>
      <translation>douze</translation>
    </message>
    <message>
      <source>thirteen</source>
      <translation>treize</translation>
    </message>
    <message>
      <source>fourteen</source>
      <translation>quatorze</translation>
    </message>
    <message>
      <source>fifteen</source>
      <translation>quinze</translation>
    </message>
    <message>
      <source>sixteen</source>
      <translation>seize</translation>
    </message>
    <message>
      <source>seventeen</source>
      <translation>dix-sept</translation>
    </message>
    <message>
      <source>eighteen</source>
      <translation>dix-huit</translation>
    </message>
    <message>
      <source>nineteen</source>
      <translation>dix-neuf</translation>
    </message>
    <message>
      <source>twenty</source>
      <translation>vingt</translation>
    </message>
    <message>
      <source>thirty</source>
      <translation>trente</translation>
    </message>
    <message>
      <source>{number} hit</source>
      <translation>{number} touche</translation>
    </message>
    <message>
      <source>{number} hits</source>
      <translation>{number} touches</translation>
    </message>
    <message>
      <source>{number} unit</source>
      <translation>{number} unité</translation>
    </message>
    <message>
      <source>{number} units</source>
      <translation>{number} unités</translation>
    </message>
    <message>
      <source>{number} point</source>
      <translation>{number} point</translation>
    </message>
    <message>
      <source>{number} points</source>
      <translation>{number} points</translation>
    </message>
    <message>
      <source>{number} battle</source>
      <translation>{number} bataille</translation>
    </message>
    <message>
      <source>{number} battles</source>
      <translation>{number} batailles</translation>
    </message>
    <message>
      <source>{number} false column</source>
      <translation>{number} fausse colonne</translation>
    </message>
    <message>
      <source>{number} false columns</source>
      <translation>{number} fausses colonnes</translation>
    </message>
    <message>
      <source>{number} brigade</source>
      <translation>{number} brigade</translation>
    </message>
    <message>
      <source>{number} brigades</source>
      <translation>{number} brigades</translation>
    </message>
    <message>
      <source>{number} regiment of cavalry</source>
      <translation>{number} régiment de cavalerie</translation>
    </message>
    <message>
      <source>{number} regiments of cavalry</source>
      <translation>{number} régiments de cavalerie</translation>
    </message>
    <message>
      <source>{number} French unit</source>
      <translation>{number} unité française</translation>
    </message>
    <message>
      <source>{number} French units</source>
      <translation>{number} unités françaises</translation>
    </message>
    <message>
      <source>{number} Austrian unit</source>
      <translation>{number} unité autrichienne</translation>
    </message>
    <message>
      <source>{number} Austrian units</source>
      <translation>{number} unités autrichiennes</translation>
    </message>
    <message>
      <source>{tens}-{ones}</source>
      <translation>{tens}-{ones}</translation>
    </message>
    <message>
      <source>the Austrians</source>
      <translation>les Autrichiens</translation>
    </message>
    <message>
      <source>the French</source>
      <translation>les Français</translation>
    </message>
    <message>
      <source>his cavalry</source>
      <translation>sa cavalerie</translation>
    </message>
    <message>
      <source>{name}'s cavalry</source>
      <translation>la cavalerie de {name}</translation>
    </message>
    <message>
      <source>his guns</source>
      <translation>ses canons</translation>
    </message>
    <message>
      <source>{name}'s guns</source>
      <translation>les canons de {name}</translation>
    </message>
    <message>
      <source>the garrison</source>
      <translation>la garnison</translation>
    </message>
    <message>
      <source>{name}'s successor</source>
      <translation>le successeur de {name}</translation>
    </message>
    <message>
      <source>{leaders} with {units}</source>
      <translation>{leaders} avec {units}</translation>
    </message>
    <message>
      <source>guns</source>
      <translation>canons</translation>
    </message>
    <message>
      <source>{sentence}.</source>
      <translation>{sentence}.</translation>
    </message>
    <message>
      <source>{forces} {march} on {place}.</source>
      <translation>{forces} {march} sur {place}.</translation>
    </message>
    <message>
      <source>{forces} {close} in on {place}.</source>
      <translation>{forces} {close} sur {place}.</translation>
    </message>
    <message>
      <source>{forces} {make} for {place} and {meet} the enemy there.</source>
      <translation>{forces} {make} vers {place} et y {meet} l’ennemi.</translation>
    </message>
    <message>
      <source>{place} is the goal of {forces}.</source>
      <translation>{place} est le but : {forces}.</translation>
    </message>
    <message>
      <source>Elsewhere {first} {march} to {place}</source>
      <translation>Ailleurs, {first} {march} vers {place}</translation>
    </message>
    <message>
      <source>Meanwhile {first} {move} to {place}</source>
      <translation>Pendant ce temps, {first} {move} vers {place}</translation>
    </message>
    <message>
      <source>Behind them {first} {go} to {place}</source>
      <translation>Derrière eux, {first} {go} vers {place}</translation>
    </message>
    <message>
      <source>Away from the enemy {first} {move} to {place}</source>
      <translation>Loin de l’ennemi, {first} {move} vers {place}</translation>
    </message>
    <message>
      <source>{first} {march} to {place}</source>
      <translation>{first} {march} vers {place}</translation>
    </message>
    <message>
      <source>Undisturbed, {first} {move} to {place}</source>
      <translation>Sans être inquiétés, {first} {move} vers {place}</translation>
    </message>
    <message>
      <source>{first} {shift} to {place}</source>
      <translation>{first} {shift} vers {place}</translation>
    </message>
    <message>
      <source>The hard marching costs {hits}.</source>
      <translation>Les dures marches coûtent {hits}.</translation>
    </message>
    <message>
      <source>Tired feet: {hits}.</source>
      <translation>Pieds fatigués : {hits}.</translation>
    </message>
    <message>
      <source>The roads take their toll, {hits}.</source>
      <translation>Les routes prélèvent leur tribut, {hits}.</translation>
    </message>
    <message>
      <source>{who} {was} to make {goal} by forced march and {is_} still on the road.</source>
      <translation>{who} {was} atteindre {goal} en marche forcée et {is_} encore en route.</translation>
    </message>
    <message>
      <source>{who} {is_} driven hard and still {fall} of {goal}.</source>
      <translation>{who} {is_} à bout de forces et {fall} de {goal}.</translation>
    </message>
    <message>
      <source>The forced march of {who} to {goal} fails.</source>
      <translation>La marche forcée de {who} vers {goal} échoue.</translation>
    </message>
    <message>
      <source>Scouts look into {places}.</source>
      <translation>Des éclaireurs observent {places}.</translation>
    </message>
    <message>
      <source>Patrols ride out to {places}.</source>
      <translation>Des patrouilles vont vers {places}.</translation>
    </message>
    <message>
      <source>The light horse takes a look at {places}.</source>
      <translation>La cavalerie légère jette un œil : {places}.</translation>
    </message>
    <message>
      <source>A false column dissolves at {places}.</source>
      <translation>Une fausse colonne se dissipe : {places}.</translation>
    </message>
    <message>
      <source>What was said to march on {places} was only talk.</source>
      <translation>Ce qui devait marcher sur {places} n’était que rumeur.</translation>
    </message>
    <message>
      <source>At {places} a rumour comes to its end.</source>
      <translation>Une rumeur prend fin : {places}.</translation>
    </message>
    <message>
      <source>marches</source>
      <translation>marche</translation>
    </message>
    <message>
      <source>march</source>
      <translation>marchent</translation>
    </message>
    <message>
      <source>closes</source>
      <translation>se referme</translation>
    </message>
    <message>
      <source>close</source>
      <translation>se referment</translation>
    </message>
    <message>
      <source>makes</source>
      <translation>se dirige</translation>
    </message>
    <message>
      <source>make</source>
      <translation>se dirigent</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>se déplace</translation>
    </message>
    <message>
      <source>move</source>
      <translation>se déplacent</translation>
    </message>
    <message>
      <source>shifts</source>
      <translation>glisse</translation>
    </message>
    <message>
      <source>shift</source>
      <translation>glissent</translation>
    </message>
    <message>
      <source>was</source>
      <translation>devait</translation>
    </message>
    <message>
      <source>were</source>
      <translation>devaient</translation>
    </message>
    <message>
      <source>is</source>
      <translation>est</translation>
    </message>
    <message>
      <source>are</source>
      <translation>sont</translation>
    </message>
    <message>
      <source>falls short</source>
      <translation>s’arrête loin</translation>
    </message>
    <message>
      <source>fall short</source>
      <translation>s’arrêtent loin</translation>
    </message>
    <message>
      <source>{who} breaks down the bridge between {one} and {other}.</source>
      <translation>{who} détruit le pont entre {one} et {other}.</translation>
    </message>
    <message>
      <source>{who} mends the bridge between {one} and {other}.</source>
      <translation>{who} répare le pont entre {one} et {other}.</translation>
    </message>
    <message>
      <source>{who} is lost in {place}.</source>
      <translation>{who} : perdu, {place}.</translation>
    </message>
    <message>
      <source>{who} are lost in {place}.</source>
      <translation>{who} : perdus, {place}.</translation>
    </message>
    <message>
      <source>{who} is lost.</source>
      <translation>{who} : perdu.</translation>
    </message>
    <message>
      <source>{who} are lost.</source>
      <translation>{who} : perdus.</translation>
    </message>
    <message>
      <source>{who} slips away from {start} to {place}.</source>
      <translation>{who} s’échappe de {start} vers {place}.</translation>
    </message>
    <message>
      <source>{who} slip away from {start} to {place}.</source>
      <translation>{who} s’échappent de {start} vers {place}.</translation>
    </message>
    <message>
      <source>Out of command, {who} gets no orders.</source>
      <translation>Hors commandement, {who} ne reçoit pas d’ordres.</translation>
    </message>
    <message>
      <source>Out of command, {who} get no orders.</source>
      <translation>Hors commandement, {who} ne reçoivent pas d’ordres.</translation>
    </message>
    <message>
      <source>{force} from {place}</source>
      <translation>{force} depuis {place}</translation>
    </message>
    <message>
      <source>{force} to {place}</source>
      <translation>{force} vers {place}</translation>
    </message>
    <message>
      <source>{units} fall short of {goals}, hard as they are driven.</source>
      <translation>{units} n’atteignent pas {goals}, si fort qu’on les pousse.</translation>
    </message>
    <message>
      <source>{units} out of command get no orders.</source>
      <translation>{units} hors commandement ne reçoivent pas d’ordres.</translation>
    </message>
    <message>
      <source>somebody</source>
      <translation>quelqu’un</translation>
    </message>
    <message>
      <source>{place} changes hands and is {side}.</source>
      <translation>{place} change de mains et passe aux {side}.</translation>
    </message>
    <message>
      <source>{army} ride over {place}.</source>
      <translation>{army} submergent l’ennemi : {place}.</translation>
    </message>
    <message>
      <source>{army} ride over {place} at {odds} to 1.</source>
      <translation>{army} submergent l’ennemi à {odds} contre 1 : {place}.</translation>
    </message>
    <message>
      <source>A mist lies over the country: each side counts the other's counters, and learns what they are only when it comes to blows.</source>
      <translation>Une brume couvre le pays : chaque camp compte les pions de l’autre et n’apprend ce qu’ils sont qu’au combat.</translation>
    </message>
    <message>
      <source>Fog hides everything that no patrol has seen, and some of the columns are rumours.</source>
      <translation>Le brouillard cache tout ce qu’aucune patrouille n’a vu, et certaines colonnes ne sont que rumeurs.</translation>
    </message>
    <message>
      <source>Nothing is hidden from anybody.</source>
      <translation>Rien n’est caché à personne.</translation>
    </message>
    <message>
      <source>If it ended tonight: French {french}, Austrians {austrian}{change}.</source>
      <translation>Si tout finissait ce soir : Français {french}, Autrichiens {austrian}{change}.</translation>
    </message>
    <message>
      <source>The count at nightfall is {french} for the French and {austrian} for the Austrians{change}.</source>
      <translation>Le compte à la nuit : {french} pour les Français et {austrian} pour les Autrichiens{change}.</translation>
    </message>
    <message>
      <source>So the day closes with {french} French points and {austrian} Austrian{change}.</source>
      <translation>Ainsi la journée se clôt sur {french} points aux Français et {austrian} aux Autrichiens{change}.</translation>
    </message>
    <message>
      <source>Hunger costs {hits}.</source>
      <translation>La faim coûte {hits}.</translation>
    </message>
    <message>
      <source>Empty haversacks: {hits}.</source>
      <translation>Musettes vides : {hits}.</translation>
    </message>
    <message>
      <source>Those who found nothing to eat take {hits}.</source>
      <translation>Ceux qui n’ont rien trouvé à manger subissent {hits}.</translation>
    </message>
    <message>
      <source>Hunger makes an end of {who}.</source>
      <translation>La faim a raison de {who}.</translation>
    </message>
    <message>
      <source>Lost for want of bread: {who}.</source>
      <translation>Perdus faute de pain : {who}.</translation>
    </message>
    <message>
      <source>The empty wagons cost the army {who}.</source>
      <translation>Les fourgons vides coûtent à l’armée {who}.</translation>
    </message>
    <message>
      <source>No orders will reach {who} today.</source>
      <translation>Aucun ordre n’atteindra {who} aujourd’hui.</translation>
    </message>
    <message>
      <source>Out of their generals' reach: {who}.</source>
      <translation>Hors de portée de leurs généraux : {who}.</translation>
    </message>
    <message>
      <source>{who} must do without orders.</source>
      <translation>{who} : sans ordres.</translation>
    </message>
    <message>
      <source>{winner} wins the initiative, {score}, and moves first.</source>
      <translation>{winner} gagne l’initiative, {score}, et joue en premier.</translation>
    </message>
    <message>
      <source>The initiative is {winner}'s, {score}, and he takes the first move.</source>
      <translation>L’initiative est à {winner}, {score}, et il joue en premier.</translation>
    </message>
    <message>
      <source>{winner}, with the initiative ({score}), does not wait.</source>
      <translation>{winner}, qui a l’initiative ({score}), n’attend pas.</translation>
    </message>
    <message>
      <source>{winner} wins the initiative, {score}, and lets {other} move first.</source>
      <translation>{winner} gagne l’initiative, {score}, et laisse {other} jouer en premier.</translation>
    </message>
    <message>
      <source>{winner} has the initiative, {score}, and would rather see what {other} does.</source>
      <translation>{winner} a l’initiative, {score}, et préfère voir ce que fait {other}.</translation>
    </message>
    <message>
      <source>The initiative goes to {winner}, {score}; he waits for {other}.</source>
      <translation>L’initiative va à {winner}, {score} ; il attend {other}.</translation>
    </message>
    <message>
      <source>Overnight {who} {recover}.</source>
      <translation>Dans la nuit, {who} {recover}.</translation>
    </message>
    <message>
      <source>{who} {are} again by morning.</source>
      <translation>Au matin, {who} {are}.</translation>
    </message>
    <message>
      <source>Stragglers come in: {who} {recover}.</source>
      <translation>Des traînards rejoignent : {who} {recover}.</translation>
    </message>
    <message>
      <source>The night brings rest to {who}.</source>
      <translation>La nuit apporte du repos : {who}.</translation>
    </message>
    <message>
      <source>{force} lies before it.</source>
      <translation>{force} se trouve devant elle.</translation>
    </message>
    <message>
      <source>{force} lie before it.</source>
      <translation>{force} se trouvent devant elle.</translation>
    </message>
    <message>
      <source>{who} marches into Mantua, and will not come out again.</source>
      <translation>{who} entre dans Mantoue et n’en ressortira pas.</translation>
    </message>
    <message>
      <source>{who} march into Mantua, and will not come out again.</source>
      <translation>{who} entrent dans Mantoue et n’en ressortiront pas.</translation>
    </message>
    <message>
      <source>{who} finds enough in the villages.</source>
      <translation>{who} trouve assez dans les villages.</translation>
    </message>
    <message>
      <source>{who} find enough in the villages.</source>
      <translation>{who} trouvent assez dans les villages.</translation>
    </message>
    <message>
      <source>{who} is cut off from supply in {places}.</source>
      <translation>{who} : sans ravitaillement, {places}.</translation>
    </message>
    <message>
      <source>{who} are cut off from supply in {places}.</source>
      <translation>{who} : sans ravitaillement, {places}.</translation>
    </message>
    <message>
      <source>, {points} less for {army} than yesterday</source>
      <translation>, {points} de moins pour {army} qu’hier</translation>
    </message>
    <message>
      <source>, {points} more for {army} than yesterday</source>
      <translation>, {points} de plus pour {army} qu’hier</translation>
    </message>
    <message>
      <source>Lombardy, {date} 1796. The French besiege Mantua, the last Austrian fortress in Italy.</source>
      <translation>Lombardie, {date} 1796. Les Français assiègent Mantoue, la dernière forteresse autrichienne d’Italie.</translation>
    </message>
    <message>
      <source>Wurmser comes down from the Tyrol with a fresh army on both sides of Lake Garda to relieve it; Bonaparte must choose whom to meet first.</source>
      <translation>Wurmser descend du Tyrol avec une armée fraîche des deux côtés du lac de Garde pour la secourir ; Bonaparte doit choisir qui affronter d’abord.</translation>
    </message>
    <message>
      <source>{turn}, {date} 1796</source>
      <translation>{turn}, {date} 1796</translation>
    </message>
    <message>
      <source>The siege of Mantua is lifted: too few French are left before the walls, and the gates stand open to Wurmser.</source>
      <translation>Le siège de Mantoue est levé : trop peu de Français restent devant les murs, et les portes sont ouvertes à Wurmser.</translation>
    </message>
    <message>
      <source>The ring round Mantua is closed again.</source>
      <translation>Le cercle autour de Mantoue est refermé.</translation>
    </message>
    <message>
      <source>{units} have no supply, in {places}.</source>
      <translation>{units} sans ravitaillement : {places}.</translation>
    </message>
    <message>
      <source>{who} has the first move.</source>
      <translation>{who} joue en premier.</translation>
    </message>
    <message>
      <source>{most} to {least}</source>
      <translation>{most} à {least}</translation>
    </message>
    <message>
      <source>after a tie at {number}</source>
      <translation>après une égalité à {number}</translation>
    </message>
    <message>
      <source>recovers</source>
      <translation>se remet</translation>
    </message>
    <message>
      <source>recover</source>
      <translation>se remettent</translation>
    </message>
    <message>
      <source>is itself</source>
      <translation>est rétablie</translation>
    </message>
    <message>
      <source>are themselves</source>
      <translation>sont rétablies</translation>
    </message>
    <message>
      <source>, and {army} have taken the lead</source>
      <translation>, et {army} ont pris la tête</translation>
    </message>
    <message>
      <source>{who} shall break the bridge between {ends}.</source>
      <translation>{who} détruira le pont entre {ends}.</translation>
    </message>
    <message>
      <source>{who} shall mend the bridge between {ends}.</source>
      <translation>{who} réparera le pont entre {ends}.</translation>
    </message>
    <message>
      <source>{name} gives himself {chance}.</source>
      <translation>{name} se donne {chance}.</translation>
    </message>
    <message>
      <source>{name} puts his own chances at {chance}.</source>
      <translation>{name} estime ses chances à {chance}.</translation>
    </message>
    <message>
      <source>{name} breathes more freely: {chance}, after {before}.</source>
      <translation>{name} respire mieux : {chance}, après {before}.</translation>
    </message>
    <message>
      <source>Things look up for {name}, who sees {chance} where there were {before}.</source>
      <translation>Cela va mieux pour {name}, qui voit {chance} là où il y avait {before}.</translation>
    </message>
    <message>
      <source>{name} is of better cheer, with {chance} instead of {before}.</source>
      <translation>{name} reprend courage, avec {chance} au lieu de {before}.</translation>
    </message>
    <message>
      <source>{name} has gained ground in his own eyes, from {before} to {chance}.</source>
      <translation>{name} a gagné du terrain à ses propres yeux, de {before} à {chance}.</translation>
    </message>
    <message>
      <source>{name} has lost heart: {chance}, after {before}.</source>
      <translation>{name} a perdu courage : {chance}, après {before}.</translation>
    </message>
    <message>
      <source>It looks worse for {name}, who is down from {before} to {chance}.</source>
      <translation>Cela va moins bien pour {name}, qui descend de {before} à {chance}.</translation>
    </message>
    <message>
      <source>{name} sees his chances shrink from {before} to {chance}.</source>
      <translation>{name} voit ses chances fondre de {before} à {chance}.</translation>
    </message>
    <message>
      <source>The last hours have cost {name} dear: {chance} left of {before}.</source>
      <translation>Les dernières heures ont coûté cher à {name} : {chance} restent de {before}.</translation>
    </message>
    <message>
      <source>{name} sees no reason to think otherwise than before ({chance}).</source>
      <translation>{name} ne voit pas de raison de changer d’avis ({chance}).</translation>
    </message>
    <message>
      <source>{name}, still at {chance}, gives his orders.</source>
      <translation>{name}, toujours à {chance}, donne ses ordres.</translation>
    </message>
    <message>
      <source>For {name} it stands as it stood, at {chance}.</source>
      <translation>Pour {name} rien n’a changé : {chance}.</translation>
    </message>
    <message>
      <source>{name} reckons with {chance}, much as before.</source>
      <translation>{name} compte sur {chance}, à peu près comme avant.</translation>
    </message>
    <message>
      <source>{name} is as good as sure of it now.</source>
      <translation>{name} en est presque sûr maintenant.</translation>
    </message>
    <message>
      <source>{name} has only to keep what he has.</source>
      <translation>{name} n’a qu’à garder ce qu’il a.</translation>
    </message>
    <message>
      <source>{name} may do as he likes.</source>
      <translation>{name} peut faire ce qu’il veut.</translation>
    </message>
    <message>
      <source>{name} plays it out.</source>
      <translation>{name} joue jusqu’au bout.</translation>
    </message>
    <message>
      <source>{name} no longer believes in it, but fights on.</source>
      <translation>{name} n’y croit plus, mais se bat.</translation>
    </message>
    <message>
      <source>{name} can save his honour and little else.</source>
      <translation>{name} peut sauver l’honneur et guère plus.</translation>
    </message>
    <message>
      <source>{name} gives orders because orders must be given.</source>
      <translation>{name} donne des ordres parce qu’il en faut.</translation>
    </message>
    <message>
      <source>{name} looks for a miracle.</source>
      <translation>{name} espère un miracle.</translation>
    </message>
    <message>
      <source>He throws {who} against {goal}</source>
      <translation>Il jette {who} contre {goal}</translation>
    </message>
    <message>
      <source>{who} shall attack {goal}</source>
      <translation>Doit attaquer {goal} : {who}</translation>
    </message>
    <message>
      <source>His stroke is aimed at {goal}, with {who}</source>
      <translation>Son coup vise {goal}, avec {who}</translation>
    </message>
    <message>
      <source>He sends {who} to attack {goal}</source>
      <translation>Il envoie {who} attaquer {goal}</translation>
    </message>
    <message>
      <source>{goal} is to be taken by {who}</source>
      <translation>{goal} doit être prise par {who}</translation>
    </message>
    <message>
      <source>He attacks nobody and wants {who} at {goal}.</source>
      <translation>Il n’attaque personne et veut {who} : {goal}.</translation>
    </message>
    <message>
      <source>No attack today; {goal} is where he wants {who}.</source>
      <translation>Pas d’attaque aujourd’hui ; c’est à {goal} qu’il veut {who}.</translation>
    </message>
    <message>
      <source>He would rather manoeuvre: {who} to {goal}.</source>
      <translation>Il préfère manœuvrer : {who} vers {goal}.</translation>
    </message>
    <message>
      <source>{columns} shall add to the rumours.</source>
      <translation>{columns} nourriront les rumeurs.</translation>
    </message>
    <message>
      <source>{columns} go out to be seen.</source>
      <translation>{columns} sortent pour être vues.</translation>
    </message>
    <message>
      <source>{columns} shall keep the enemy guessing.</source>
      <translation>{columns} laisseront l’ennemi dans le doute.</translation>
    </message>
    <message>
      <source>{columns} march for show.</source>
      <translation>{columns} marchent pour la parade.</translation>
    </message>
    <message>
      <source>Nothing else he considered came near.</source>
      <translation>Rien d’autre n’approchait de ce plan.</translation>
    </message>
    <message>
      <source>It was not a close choice.</source>
      <translation>Le choix n’était pas serré.</translation>
    </message>
    <message>
      <source>He did not weigh it long.</source>
      <translation>Il n’a pas pesé longtemps.</translation>
    </message>
    <message>
      <source>He was of two minds: {other} looked as good.</source>
      <translation>Il hésitait : {other} semblait aussi bon.</translation>
    </message>
    <message>
      <source>He might as well have sent {other}, by his own count.</source>
      <translation>Il aurait aussi bien pu choisir, d’après lui : {other}.</translation>
    </message>
    <message>
      <source>A hair's breadth, and it would have been {other}.</source>
      <translation>À un cheveu près, c’était {other}.</translation>
    </message>
    <message>
      <source>{who} is to keep up the siege of Mantua.</source>
      <translation>{who} doit poursuivre le siège de Mantoue.</translation>
    </message>
    <message>
      <source>{who} are to keep up the siege of Mantua.</source>
      <translation>{who} doivent poursuivre le siège de Mantoue.</translation>
    </message>
    <message>
      <source>{who} is to take up the siege of Mantua.</source>
      <translation>{who} doit reprendre le siège de Mantoue.</translation>
    </message>
    <message>
      <source>{who} are to take up the siege of Mantua.</source>
      <translation>{who} doivent reprendre le siège de Mantoue.</translation>
    </message>
    <message>
      <source>{who} to {goal}</source>
      <translation>{who} vers {goal}</translation>
    </message>
    <message>
      <source>{who} against {goal}</source>
      <translation>{who} contre {goal}</translation>
    </message>
    <message>
      <source>{percent} % to win</source>
      <translation>{percent} % de chances de gagner</translation>
    </message>
    <message>
      <source>{goal} is given to {who}</source>
      <translation>{goal} est confiée à {who}</translation>
    </message>
    <message>
      <source>more of {name}'s men</source>
      <translation>d’autres hommes de {name}</translation>
    </message>
    <message>
      <source>{who} by forced march</source>
      <translation>{who} en marche forcée</translation>
    </message>
    <message>
      <source>headquarters</source>
      <translation>le quartier général</translation>
    </message>
    <message>
      <source>{goal} (worth {points} to him)</source>
      <translation>{goal} (qui vaut {points} pour lui)</translation>
    </message>
    <message>
      <source>Everybody else is to stay where he is.</source>
      <translation>Tous les autres doivent rester où ils sont.</translation>
    </message>
    <message>
      <source>Nobody is to move.</source>
      <translation>Personne ne doit bouger.</translation>
    </message>
    <message>
      <source>a counter</source>
      <translation>un pion</translation>
    </message>
    <message>
      <source>an area</source>
      <translation>une zone</translation>
    </message>
    <message>
      <source>a bridge such as gavardo-rezzato</source>
      <translation>un pont comme gavardo-rezzato</translation>
    </message>
    <message>
      <source>french or austrian</source>
      <translation>french ou austrian</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>un nombre</translation>
    </message>
    <message>
      <source>an area and a bridge</source>
      <translation>une zone et un pont</translation>
    </message>
    <message>
      <source>two areas</source>
      <translation>deux zones</translation>
    </message>
    <message>
      <source>{word} is no side: it is french or austrian.</source>
      <translation>{word} n'est pas un camp : c'est french ou austrian.</translation>
    </message>
    <message>
      <source>roll</source>
      <translation>lancer</translation>
    </message>
    <message>
      <source>counter of this game</source>
      <translation>pion de ce jeu</translation>
    </message>
    <message>
      <source>area of the map</source>
      <translation>zone de la carte</translation>
    </message>
    <message>
      <source>bridge of the map</source>
      <translation>pont de la carte</translation>
    </message>
    <message>
      <source>{side} movement</source>
      <translation>Mouvement des {side}</translation>
    </message>
    <message>
      <source>{side} combat</source>
      <translation>Combat des {side}</translation>
    </message>
    <message>
      <source>turn {number}</source>
      <translation>tour {number}</translation>
    </message>
    <message>
      <source>a position begins with the line {line}</source>
      <translation>une position commence par la ligne {line}</translation>
    </message>
    <message>
      <source>write: option NAME VALUE</source>
      <translation>écrivez : option NOM VALEUR</translation>
    </message>
    <message>
      <source>{word} is no line of a position.</source>
      <translation>{word} ne commence aucune ligne d'une position.</translation>
    </message>
    <message>
      <source>These counters are not all of one side.</source>
      <translation>Ces pions ne sont pas tous du même camp.</translation>
    </message>
    <message>
      <source>write: at AREA COUNTER ...</source>
      <translation>écrivez : at ZONE PION ...</translation>
    </message>
    <message>
      <source>{word} is already somewhere else.</source>
      <translation>{word} est déjà ailleurs.</translation>
    </message>
    <message>
      <source>write: note COUNTER KEY=VALUE ...</source>
      <translation>écrivez : note PION CLÉ=VALEUR ...</translation>
    </message>
    <message>
      <source>{note} says nothing known about a counter.</source>
      <translation>{note} ne dit rien de connu d'un pion.</translation>
    </message>
    <message>
      <source>write: scout SIDE FROM TO</source>
      <translation>écrivez : scout CAMP DE VERS</translation>
    </message>
    <message>
      <source>A scout line must come first.</source>
      <translation>Une ligne scout doit venir d'abord.</translation>
    </message>
    <message>
      <source>write: march SIDE AREA</source>
      <translation>écrivez : march CAMP ZONE</translation>
    </message>
    <message>
      <source>A march line must come first.</source>
      <translation>Une ligne march doit venir d'abord.</translation>
    </message>
    <message>
      <source>write: marcher COUNTER POINTS</source>
      <translation>écrivez : marcher PION POINTS</translation>
    </message>
    <message>
      <source>write: battle ATTACKER AREA</source>
      <translation>écrivez : battle ATTAQUANT ZONE</translation>
    </message>
    <message>
      <source>A battle line must come first.</source>
      <translation>Une ligne battle doit venir d'abord.</translation>
    </message>
    <message>
      <source>{typed} must be one of: {choices}.</source>
      <translation>{typed} doit être l'un de : {choices}.</translation>
    </message>
    <message>
      <source>{typed} must be a number from {low} to {high}.</source>
      <translation>{typed} doit être un nombre de {low} à {high}.</translation>
    </message>
    <message>
      <source>{number} must be a number from {low} to {high}.</source>
      <translation>{number} doit être un nombre de {low} à {high}.</translation>
    </message>
    <message>
      <source>write two numbers: French, then Austrian</source>
      <translation>écrivez deux nombres : français, puis autrichien</translation>
    </message>
    <message>
      <source>The game is over [12.0].</source>
      <translation>La partie est finie [12.0].</translation>
    </message>
    <message>
      <source>A die must be rolled first: {asked}.</source>
      <translation>Il faut d’abord lancer un dé : {asked}.</translation>
    </message>
    <message>
      <source>'{choice}' is no answer here. The question is: {asked}.</source>
      <translation>« {choice} » ne répond pas à la question : {asked}.</translation>
    </message>
    <message>
      <source>That is not allowed here: {what}.</source>
      <translation>Cela n’est pas permis ici : {what}.</translation>
    </message>
    <message>
      <source>{who} is not yours to move [8.0].</source>
      <translation>{who} n’est pas à vous [8.0].</translation>
    </message>
    <message>
      <source>{who} is not on the map [8.2].</source>
      <translation>{who} n’est pas sur la carte [8.2].</translation>
    </message>
    <message>
      <source>{who} cannot move: garrisons never do [2.2.3].</source>
      <translation>{who} ne peut pas bouger : les garnisons ne bougent jamais [2.2.3].</translation>
    </message>
    <message>
      <source>{who} cannot enter any neighbouring area with its movement points [8.2].</source>
      <translation>{who} ne peut entrer dans aucune zone voisine avec ses points de mouvement [8.2].</translation>
    </message>
    <message>
      <source>{who} cannot join a stack that is already on its way [8.2].</source>
      <translation>{who} ne peut pas rejoindre une pile déjà en route [8.2].</translation>
    </message>
    <message>
      <source>{who} is not in the same area as the moving stack [8.2].</source>
      <translation>{who} n’est pas dans la zone de la pile en marche [8.2].</translation>
    </message>
    <message>
      <source>{who} cannot move in this stack: units out of command move alone [8.2].</source>
      <translation>{who} ne peut pas bouger dans cette pile : les unités hors commandement bougent seules [8.2].</translation>
    </message>
    <message>
      <source>With {who} the stack could not enter any neighbouring area [8.2, 8.4].</source>
      <translation>Avec {who}, la pile ne pourrait entrer dans aucune zone voisine [8.2, 8.4].</translation>
    </message>
    <message>
      <source>The stack has not moved yet; undo the choice instead of halting [8.2].</source>
      <translation>La pile n’a pas encore bougé ; annulez le choix au lieu de l’arrêter [8.2].</translation>
    </message>
    <message>
      <source>Only a unit that moves alone may do that [8.2, 8.3, 8.5].</source>
      <translation>Seule une unité qui bouge seule peut le faire [8.2, 8.3, 8.5].</translation>
    </message>
    <message>
      <source>{who} may not work on bridges: only commanded infantry that did not forage [8.5].</source>
      <translation>{who} ne peut pas travailler sur un pont : seulement l’infanterie commandée qui n’a pas fourragé [8.5].</translation>
    </message>
    <message>
      <source>That bridge has already been worked on in this phase [8.5.1, 8.5.2].</source>
      <translation>On a déjà travaillé sur ce pont dans cette phase [8.5.1, 8.5.2].</translation>
    </message>
    <message>
      <source>No such bridge can be reached from here, or a city protects it [8.5.1].</source>
      <translation>Ce pont n’est pas accessible d’ici, ou une ville le protège [8.5.1].</translation>
    </message>
    <message>
      <source>That bridge is already destroyed [8.5].</source>
      <translation>Ce pont est déjà détruit [8.5].</translation>
    </message>
    <message>
      <source>That bridge is not destroyed [8.5].</source>
      <translation>Ce pont n’est pas détruit [8.5].</translation>
    </message>
    <message>
      <source>{who} has too few movement points left for that [8.5].</source>
      <translation>{who} n’a plus assez de points de mouvement pour cela [8.5].</translation>
    </message>
    <message>
      <source>No road leads from {start} to {area} [2.2.4, 8.2].</source>
      <translation>Aucune route ne mène de {start} à {area} [2.2.4, 8.2].</translation>
    </message>
    <message>
      <source>Not every counter of the stack has the movement points to enter {area} [8.2, 8.4].</source>
      <translation>Tous les pions de la pile n’ont pas les points de mouvement pour entrer : {area} [8.2, 8.4].</translation>
    </message>
    <message>
      <source>Dummies never enter {area}, where the enemy is [13.2.2].</source>
      <translation>Les leurres n’entrent jamais là où est l’ennemi : {area} [13.2.2].</translation>
    </message>
    <message>
      <source>{area} is more than two areas from any real unit of yours [13.2.2].</source>
      <translation>{area} est à plus de deux zones de toute vraie unité à vous [13.2.2].</translation>
    </message>
    <message>
      <source>Leaders without units keep out of {area}, where the enemy is [R24].</source>
      <translation>Des chefs sans unités n’entrent pas là où est l’ennemi : {area} [R24].</translation>
    </message>
    <message>
      <source>A forced march is declared before the unit moves [8.3].</source>
      <translation>Une marche forcée est annoncée avant que l’unité bouge [8.3].</translation>
    </message>
    <message>
      <source>{who} has foraged and cannot force march this turn [5.5].</source>
      <translation>{who} a fourragé et ne peut pas forcer la marche à ce tour [5.5].</translation>
    </message>
    <message>
      <source>The French are surprised: no forced marches on the first turn [17.0].</source>
      <translation>Les Français sont surpris : pas de marche forcée au premier tour [17.0].</translation>
    </message>
    <message>
      <source>{who} cannot force march: leaders gain nothing, three hits forbid it [8.3, 3.6].</source>
      <translation>{who} ne peut pas forcer la marche : les chefs n’y gagnent rien, trois touches l’interdisent [8.3, 3.6].</translation>
    </message>
    <message>
      <source>{who} needs no forced march to go there, or cannot reach it even so [8.3].</source>
      <translation>{who} n’a pas besoin de marche forcée pour y aller, ou n’y arrive pas même ainsi [8.3].</translation>
    </message>
    <message>
      <source>{who} does not command this unit from where he is, or a senior is with him [8.3].</source>
      <translation>{who} ne commande pas cette unité d’où il est, ou un plus ancien est avec lui [8.3].</translation>
    </message>
    <message>
      <source>A withdrawal goes to an adjacent area, and {area} is none [8.6.3].</source>
      <translation>Un repli va vers une zone voisine, et {area} n’en est pas une [8.6.3].</translation>
    </message>
    <message>
      <source>No withdrawal leads over the destroyed bridge to {area} [8.6.3].</source>
      <translation>Aucun repli ne passe par le pont détruit vers {area} [8.6.3].</translation>
    </message>
    <message>
      <source>No withdrawal leads to {area}, where the enemy is [8.6.3].</source>
      <translation>Aucun repli ne mène là où est l’ennemi : {area} [8.6.3].</translation>
    </message>
    <message>
      <source>{area} is not toward a friendly leader or source of supply, others are [8.6.3].</source>
      <translation>{area} n’est pas vers un chef ami ou une source de ravitaillement, d’autres le sont [8.6.3].</translation>
    </message>
    <message>
      <source>A displaced leader goes to the closest friendly units: {areas} [8.6.2, 9.6].</source>
      <translation>Un chef délogé va vers les unités amies les plus proches : {areas} [8.6.2, 9.6].</translation>
    </message>
    <message>
      <source>The combat in {area} is over: one in each area and phase [9.0].</source>
      <translation>Le combat est terminé ({area}) : un seul par zone et par phase [9.0].</translation>
    </message>
    <message>
      <source>In {area} there are not units of both sides to fight [9.0].</source>
      <translation>Il n’y a pas d’unités des deux camps pour combattre : {area} [9.0].</translation>
    </message>
    <message>
      <source>{who} is not yours to call [9.1].</source>
      <translation>{who} n’est pas à vous [9.1].</translation>
    </message>
    <message>
      <source>{who} is not on the map [9.1.1].</source>
      <translation>{who} n’est pas sur la carte [9.1.1].</translation>
    </message>
    <message>
      <source>{who} has already tried in this Combat Phase [9.1.1].</source>
      <translation>{who} a déjà essayé dans cette phase de combat [9.1.1].</translation>
    </message>
    <message>
      <source>Units are called first, leaders such as {who} after them [9.1.2].</source>
      <translation>Les unités sont appelées d’abord, les chefs comme {who} ensuite [9.1.2].</translation>
    </message>
    <message>
      <source>{who} cannot march: garrisons never do [2.2.3].</source>
      <translation>{who} ne peut pas marcher : les garnisons ne bougent jamais [2.2.3].</translation>
    </message>
    <message>
      <source>{who} has foraged and cannot march to the guns this turn [5.5].</source>
      <translation>{who} a fourragé et ne peut pas marcher au canon à ce tour [5.5].</translation>
    </message>
    <message>
      <source>{who} cannot march to the guns: three hits forbid it [3.6, 9.1.1].</source>
      <translation>{who} ne peut pas marcher au canon : trois touches l’interdisent [3.6, 9.1.1].</translation>
    </message>
    <message>
      <source>{who} is in the combat already [9.1].</source>
      <translation>{who} est déjà dans le combat [9.1].</translation>
    </message>
    <message>
      <source>{who} cannot leave {area}, where enemy units stand [9.1.1].</source>
      <translation>{who} ne peut pas quitter {area}, où se trouvent des unités ennemies [9.1.1].</translation>
    </message>
    <message>
      <source>Units are declared before the first die; now only leaders may come [9.1.2].</source>
      <translation>Les unités sont annoncées avant le premier dé ; maintenant seuls des chefs peuvent venir [9.1.2].</translation>
    </message>
    <message>
      <source>{who} is too far away, or no free path of two areas leads to the combat [9.1.1].</source>
      <translation>{who} est trop loin, ou aucun chemin libre de deux zones ne mène au combat [9.1.1].</translation>
    </message>
    <message>
      <source>{who} is not yours; each side places the hits on its own units [9.3].</source>
      <translation>{who} n’est pas à vous ; chaque camp place les touches sur ses propres unités [9.3].</translation>
    </message>
    <message>
      <source>{who} is no unit in this combat [9.3].</source>
      <translation>{who} n’est pas une unité de ce combat [9.3].</translation>
    </message>
    <message>
      <source>{who} is spared while retreating cavalry is left [9.5].</source>
      <translation>{who} est épargné tant qu’il reste de la cavalerie en retraite [9.5].</translation>
    </message>
    <message>
      <source>{who} suffers only when no other unit is left, being a garrison [9.3].</source>
      <translation>{who}, une garnison, ne souffre que s’il ne reste aucune autre unité [9.3].</translation>
    </message>
    <message>
      <source>{who} is your own; a bombardment hits enemy units [9.2].</source>
      <translation>{who} est à vous ; un bombardement touche des unités ennemies [9.2].</translation>
    </message>
    <message>
      <source>{who} is no unit in this combat [9.2].</source>
      <translation>{who} n’est pas une unité de ce combat [9.2].</translation>
    </message>
    <message>
      <source>A retreat goes to an adjacent area, and {area} is none [9.4].</source>
      <translation>Une retraite va vers une zone voisine, et {area} n’en est pas une [9.4].</translation>
    </message>
    <message>
      <source>Attackers retreat to an area they came from, and {area} is none of these [9.4].</source>
      <translation>Les attaquants se retirent vers une zone d’où ils sont venus, et {area} n’en est pas une [9.4].</translation>
    </message>
    <message>
      <source>The attackers came from {area}; no defender retreats there [9.4].</source>
      <translation>Les attaquants sont venus de {area} ; aucun défenseur ne s’y retire [9.4].</translation>
    </message>
    <message>
      <source>{area} is held by the enemy, and there is a free area [9.4].</source>
      <translation>{area} est tenue par l’ennemi, et il y a une zone libre [9.4].</translation>
    </message>
    <message>
      <source>{area} is not toward the nearest friendly source of supply; others are [9.4].</source>
      <translation>{area} n’est pas vers la plus proche source de ravitaillement amie ; d’autres le sont [9.4].</translation>
    </message>
    <message>
      <source>Each area scouts or is scouted only once in a phase [13.1.2].</source>
      <translation>Chaque zone ne reconnaît ou n’est reconnue qu’une fois par phase [13.1.2].</translation>
    </message>
    <message>
      <source>In {area} no unit of yours is in command to send scouts [13.1.2].</source>
      <translation>Aucune de vos unités sous commandement ne peut envoyer d’éclaireurs : {area} [13.1.2].</translation>
    </message>
    <message>
      <source>In {area} no enemy counter lies hidden [13.1.2].</source>
      <translation>Aucun pion ennemi n’y est caché : {area} [13.1.2].</translation>
    </message>
    <message>
      <source>No way of at most two areas, free of the enemy, leads to {area} [13.1.2].</source>
      <translation>Aucun chemin libre d’ennemis, de deux zones au plus, ne mène à {area} [13.1.2].</translation>
    </message>
    <message>
      <source>In {area} stands no supplied unit of yours to return to [13.2.3].</source>
      <translation>Aucune de vos unités ravitaillées n’y est pour y revenir : {area} [13.2.3].</translation>
    </message>
    <message>
      <source>{area} lies outside the zone of your dummies [13.2.1].</source>
      <translation>{area} est hors de la zone de vos leurres [13.2.1].</translation>
    </message>
    <message>
      <source>No dummy is set up in {area}, where the enemy is [13.2.1].</source>
      <translation>Aucun leurre n’est placé là où est l’ennemi : {area} [13.2.1].</translation>
    </message>
    <message>
      <source>{area} is more than two areas from any real unit of yours [13.2.1].</source>
      <translation>{area} est à plus de deux zones de toute vraie unité à vous [13.2.1].</translation>
    </message>
    <message>
      <source>Austrian</source>
      <translation>Autrichiens</translation>
    </message>
    <message>
      <source>Austrians</source>
      <translation>Autrichiens</translation>
    </message>
    <message>
      <source>French dummy</source>
      <translation>leurre français</translation>
    </message>
    <message>
      <source>Austrian dummy</source>
      <translation>leurre autrichien</translation>
    </message>
    <message>
      <source>French garrison</source>
      <translation>garnison française</translation>
    </message>
    <message>
      <source>Austrian garrison</source>
      <translation>garnison autrichienne</translation>
    </message>
    <message>
      <source>{one}-{other}</source>
      <translation>{one}-{other}</translation>
    </message>
    <message>
      <source>{name} (cavalry)</source>
      <translation>{name} (cavalerie)</translation>
    </message>
    <message>
      <source>{name} (artillery)</source>
      <translation>{name} (artillerie)</translation>
    </message>
    <message>
      <source>Generic ({name})</source>
      <translation>Chef de remplacement ({name})</translation>
    </message>
    <message>
      <source>General {name}</source>
      <translation>le général {name}</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} et {last}</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <translation>{low} à {high}</translation>
    </message>
    <message>
      <source>Turn {amount} begins: {date}.</source>
      <translation>Le tour {amount} commence : {date}.</translation>
    </message>
    <message>
      <source>{area} passes under {side} control [5.1].</source>
      <translation>{area} passe sous le contrôle des {side} [5.1].</translation>
    </message>
    <message>
      <source>The {side} side places a garrison in {area} [2.2.3].</source>
      <translation>Les {side} laissent une garnison : {area} [2.2.3].</translation>
    </message>
    <message>
      <source>{who} suffers a hit in {area} and has {amount} now [3.6].</source>
      <translation>{who} subit une touche, {area} ; total {amount} [3.6].</translation>
    </message>
    <message>
      <source>{who} is eliminated in {area} [3.6].</source>
      <translation>{who} : éliminé, {area} [3.6].</translation>
    </message>
    <message>
      <source>{who} forages in {area}: rolls {amount} against {number}, is fed [5.5].</source>
      <translation>{who} fourrage, {area} : {amount} contre {number}, nourri [5.5].</translation>
    </message>
    <message>
      <source>{who} forages in {area} in vain: rolls {amount} against {number} [5.5].</source>
      <translation>{who} fourrage en vain, {area} : {amount} contre {number} [5.5].</translation>
    </message>
    <message>
      <source>The siege of Mantua is lifted: the city is liberated [5.6].</source>
      <translation>Le siège de Mantoue est levé : la ville est libérée [5.6].</translation>
    </message>
    <message>
      <source>Mantua is besieged again [5.6].</source>
      <translation>Mantoue est de nouveau assiégée [5.6].</translation>
    </message>
    <message>
      <source>Mantua City takes in {who} for good [5.7].</source>
      <translation>Mantoue accueille définitivement {who} [5.7].</translation>
    </message>
    <message>
      <source>{who} in {area} is out of command this turn [6.0].</source>
      <translation>{who} ({area}) : hors commandement pour ce tour [6.0].</translation>
    </message>
    <message>
      <source>The {side} player wins the initiative, {amount} to {number} [7.0].</source>
      <translation>Les {side} gagnent l’initiative, {amount} à {number} [7.0].</translation>
    </message>
    <message>
      <source>The {side} player moves first [7.0].</source>
      <translation>Les {side} jouent en premier [7.0].</translation>
    </message>
    <message>
      <source>{who} in {area} gets no order: {amount} against {number} [8.1].</source>
      <translation>{who} ({area}) ne reçoit pas d’ordre : {amount} contre {number} [8.1].</translation>
    </message>
    <message>
      <source>{who} in {area}, out of command, moves: {amount} against {number} [8.1].</source>
      <translation>{who} ({area}), hors commandement, se met en marche : {amount} contre {number} [8.1].</translation>
    </message>
    <message>
      <source>{who} sets out on a forced march from {area} to {other} [8.3].</source>
      <translation>{who} part en marche forcée, de {area} vers {other} [8.3].</translation>
    </message>
    <message>
      <source>Forced march of {who}: a total of {number} gives {points} [8.3].</source>
      <translation>Marche forcée de {who} : un total de {number} donne {points} [8.3].</translation>
    </message>
    <message>
      <source>{who} rolls {amount} and destroys the bridge {bridge} [8.5.1].</source>
      <translation>{who} obtient {amount} et détruit le pont {bridge} [8.5.1].</translation>
    </message>
    <message>
      <source>{who} rolls {amount} and fails to destroy the bridge {bridge} [8.5.1].</source>
      <translation>{who} obtient {amount} et ne parvient pas à détruire le pont {bridge} [8.5.1].</translation>
    </message>
    <message>
      <source>{who} rolls {amount} and repairs the bridge {bridge} [8.5.2].</source>
      <translation>{who} obtient {amount} et répare le pont {bridge} [8.5.2].</translation>
    </message>
    <message>
      <source>{who} rolls {amount} and fails to repair the bridge {bridge} [8.5.2].</source>
      <translation>{who} obtient {amount} et ne parvient pas à réparer le pont {bridge} [8.5.2].</translation>
    </message>
    <message>
      <source>The {side} side meets the enemy in {area} and must stop [8.6.1].</source>
      <translation>Les {side} rencontrent l’ennemi et doivent s’arrêter : {area} [8.6.1].</translation>
    </message>
    <message>
      <source>The {side} side overruns {area} at {amount} to 1 [8.6.2].</source>
      <translation>Les {side} submergent l’ennemi à {amount} contre 1 : {area} [8.6.2].</translation>
    </message>
    <message>
      <source>The {side} cavalry and leaders in {area} stand [8.6.3].</source>
      <translation>La cavalerie et les chefs des {side} tiennent : {area} [8.6.3].</translation>
    </message>
    <message>
      <source>The {side} movement ends [8.0].</source>
      <translation>Fin du mouvement des {side} [8.0].</translation>
    </message>
    <message>
      <source>Battle of {area}: the {side} side attacks with {amount} strength points against {number} [9.0].</source>
      <translation>Combat : {area}. Les {side} attaquent avec {amount} points de force contre {number} [9.0].</translation>
    </message>
    <message>
      <source>{who} hears the guns in {area}: {amount} against {number}, marches [9.1].</source>
      <translation>{who} ({area}) entend le canon : {amount} contre {number}, marche [9.1].</translation>
    </message>
    <message>
      <source>{who} in {area} does not come to the guns: {amount} against {number} [9.1].</source>
      <translation>{who} ({area}) ne vient pas au canon : {amount} contre {number} [9.1].</translation>
    </message>
    <message>
      <source>{side} guns at {area}: {number} inflicts {hits} [9.2].</source>
      <translation>Canons des {side}, {area} : {number} inflige {hits} [9.2].</translation>
    </message>
    <message>
      <source>{side} fire at {area}: {number} inflicts {hits} [9.3].</source>
      <translation>Feu des {side}, {area} : {number} inflige {hits} [9.3].</translation>
    </message>
    <message>
      <source>The {side} side fights on for round {amount} [9.3].</source>
      <translation>Les {side} continuent le combat, round {amount} [9.3].</translation>
    </message>
    <message>
      <source>The {side} side breaks off the combat at {area} [9.3].</source>
      <translation>Les {side} rompent le combat : {area} [9.3].</translation>
    </message>
    <message>
      <source>The {side} side has lost at {area}: hits suffered {amount}, inflicted {number} [9.3].</source>
      <translation>Les {side} ont perdu, {area} : touches subies {amount}, infligées {number} [9.3].</translation>
    </message>
    <message>
      <source>The {side} force cuts its way through {area} and suffers {hits} [9.4].</source>
      <translation>La force des {side} se fraie un chemin, {area}, et subit {hits} [9.4].</translation>
    </message>
    <message>
      <source>{side} cavalry pursues from {area}: {number} inflicts {hits} [9.5].</source>
      <translation>La cavalerie des {side} poursuit depuis {area} : {number} inflige {hits} [9.5].</translation>
    </message>
    <message>
      <source>The {side} cavalry does not pursue [9.5].</source>
      <translation>La cavalerie des {side} ne poursuit pas [9.5].</translation>
    </message>
    <message>
      <source>The {side} force at {area} is destroyed [9.6].</source>
      <translation>La force des {side} est détruite : {area} [9.6].</translation>
    </message>
    <message>
      <source>{who} in {area} recovers from a hit: {amount} against {number} [10.0].</source>
      <translation>{who} ({area}) récupère une touche : {amount} contre {number} [10.0].</translation>
    </message>
    <message>
      <source>{who} in {area} does not recover: {amount} against {number} [10.0].</source>
      <translation>{who} ({area}) ne récupère pas : {amount} contre {number} [10.0].</translation>
    </message>
    <message>
      <source>{who} is seen in {area} with {hits} [13.1].</source>
      <translation>{who} est vu, {area}, avec {hits} [13.1].</translation>
    </message>
    <message>
      <source>{who} in {area}, out of command, is to move [8.1].</source>
      <translation>{who} ({area}), hors commandement, doit se mettre en marche [8.1].</translation>
    </message>
    <message>
      <source>{who} drives the march on [8.3].</source>
      <translation>{who} pousse la marche [8.3].</translation>
    </message>
    <message>
      <source>{who} sets to work on the bridge {bridge} [8.5].</source>
      <translation>{who} se met au travail sur le pont {bridge} [8.5].</translation>
    </message>
    <message>
      <source>{who} is sent to forage in {area} [5.5].</source>
      <translation>{who} est envoyé au fourrage, {area} [5.5].</translation>
    </message>
    <message>
      <source>The {side} foragers have their orders [5.5].</source>
      <translation>Les fourrageurs des {side} ont leurs ordres [5.5].</translation>
    </message>
    <message>
      <source>Only {side} leaders are in {area}: they bar no path [5.2, 6.0, 9.1.1].</source>
      <translation>Il n’y a que des chefs des {side}, {area} : ils ne barrent aucun chemin [5.2, 6.0, 9.1.1].</translation>
    </message>
    <message>
      <source>The {side} player rolls a {amount} for the initiative [7.0].</source>
      <translation>Les {side} obtiennent {amount} pour l’initiative [7.0].</translation>
    </message>
    <message>
      <source>{who} appears in {area} [13.2].</source>
      <translation>{who} apparaît, {area} [13.2].</translation>
    </message>
    <message>
      <source>{side} scouts ride from {other} to {area} [13.1.2].</source>
      <translation>Des éclaireurs des {side} vont de {other} vers {area} [13.1.2].</translation>
    </message>
    <message>
      <source>{who} rides ahead from {area} [13.1.2].</source>
      <translation>{who} part en avant de {area} [13.1.2].</translation>
    </message>
    <message>
      <source>{who} screens {area} [13.1.2].</source>
      <translation>{who} fait écran, {area} [13.1.2].</translation>
    </message>
    <message>
      <source>{who} comes out of it unhurt: {amount} [14.1].</source>
      <translation>{who} s’en tire indemne : {amount} [14.1].</translation>
    </message>
    <message>
      <source>{who} takes over in {area} [14.1].</source>
      <translation>{who} prend le commandement, {area} [14.1].</translation>
    </message>
    <message>
      <source>{who} is fit again: {amount} [14.3].</source>
      <translation>{who} est rétabli : {amount} [14.3].</translation>
    </message>
    <message>
      <source>{who} does not return yet: {amount} [14.3].</source>
      <translation>{who} ne revient pas encore : {amount} [14.3].</translation>
    </message>
    <message>
      <source>{who} in {area} is called to the sound of the guns [9.1].</source>
      <translation>{who} ({area}) est appelé au canon [9.1].</translation>
    </message>
    <message>
      <source>{who} forages in {area}: rolls {amount}, is fed [5.5].</source>
      <translation>{who} fourrage, {area} : {amount}, nourri [5.5].</translation>
    </message>
    <message>
      <source>{who} forages in {area} in vain: rolls {amount} [5.5].</source>
      <translation>{who} fourrage en vain, {area} : {amount} [5.5].</translation>
    </message>
    <message>
      <source>{who} in {area} gets no order: {amount} [8.1].</source>
      <translation>{who} ({area}) ne reçoit pas d’ordre : {amount} [8.1].</translation>
    </message>
    <message>
      <source>{who} in {area}, out of command, moves: {amount} [8.1].</source>
      <translation>{who} ({area}), hors commandement, se met en marche : {amount} [8.1].</translation>
    </message>
    <message>
      <source>{who} sets out on a forced march from {area} [8.3].</source>
      <translation>{who} part en marche forcée de {area} [8.3].</translation>
    </message>
    <message>
      <source>{who} hears the guns in {area}: {amount}, marches [9.1].</source>
      <translation>{who} ({area}) entend le canon : {amount}, marche [9.1].</translation>
    </message>
    <message>
      <source>{who} in {area} does not come to the guns: {amount} [9.1].</source>
      <translation>{who} ({area}) ne vient pas au canon : {amount} [9.1].</translation>
    </message>
    <message>
      <source>{who} in {area} recovers from a hit: {amount} [10.0].</source>
      <translation>{who} ({area}) récupère une touche : {amount} [10.0].</translation>
    </message>
    <message>
      <source>{who} in {area} does not recover: {amount} [10.0].</source>
      <translation>{who} ({area}) ne récupère pas : {amount} [10.0].</translation>
    </message>
    <message>
      <source>{who} forages in {area}: is fed [5.5].</source>
      <translation>{who} fourrage, {area} : nourri [5.5].</translation>
    </message>
    <message>
      <source>{who} forages in {area} in vain [5.5].</source>
      <translation>{who} fourrage en vain, {area} [5.5].</translation>
    </message>
    <message>
      <source>{who} in {area} gets no order [8.1].</source>
      <translation>{who} ({area}) ne reçoit pas d’ordre [8.1].</translation>
    </message>
    <message>
      <source>{who} in {area}, out of command, moves [8.1].</source>
      <translation>{who} ({area}), hors commandement, se met en marche [8.1].</translation>
    </message>
    <message>
      <source>{who} hears the guns in {area}, marches [9.1].</source>
      <translation>{who} ({area}) entend le canon et marche [9.1].</translation>
    </message>
    <message>
      <source>{who} in {area} does not come to the guns [9.1].</source>
      <translation>{who} ({area}) ne vient pas au canon [9.1].</translation>
    </message>
    <message>
      <source>{who} in {area} recovers from a hit [10.0].</source>
      <translation>{who} ({area}) récupère une touche [10.0].</translation>
    </message>
    <message>
      <source>{who} in {area} does not recover [10.0].</source>
      <translation>{who} ({area}) ne récupère pas [10.0].</translation>
    </message>
    <message>
      <source>The {side} side overruns {area}, where no strength was left [8.6.2].</source>
      <translation>Les {side} submergent l’ennemi, qui n’avait plus de force : {area} [8.6.2].</translation>
    </message>
    <message>
      <source>{who} is seen in {area} [13.1].</source>
      <translation>{who} est vu, {area} [13.1].</translation>
    </message>
    <message>
      <source>{side}: {who} moves from {area} to {goal} [8.2].</source>
      <translation>{side} : {who} se déplace de {area} vers {goal} [8.2].</translation>
    </message>
    <message>
      <source>{side}: {who} move from {area} to {goal} [8.2].</source>
      <translation>{side} : {who} se déplacent de {area} vers {goal} [8.2].</translation>
    </message>
    <message>
      <source>{side}: {who} withdraws from {area} to {goal} [8.6.3].</source>
      <translation>{side} : {who} se replie de {area} vers {goal} [8.6.3].</translation>
    </message>
    <message>
      <source>{side}: {who} withdraw from {area} to {goal} [8.6.3].</source>
      <translation>{side} : {who} se replient de {area} vers {goal} [8.6.3].</translation>
    </message>
    <message>
      <source>{side}: {who} flees from {area} to {goal} [8.6.2].</source>
      <translation>{side} : {who} fuit de {area} vers {goal} [8.6.2].</translation>
    </message>
    <message>
      <source>{side}: {who} flee from {area} to {goal} [8.6.2].</source>
      <translation>{side} : {who} fuient de {area} vers {goal} [8.6.2].</translation>
    </message>
    <message>
      <source>{side}: {who} retreats from {area} to {goal} [9.4].</source>
      <translation>{side} : {who} bat en retraite de {area} vers {goal} [9.4].</translation>
    </message>
    <message>
      <source>{side}: {who} retreat from {area} to {goal} [9.4].</source>
      <translation>{side} : {who} battent en retraite de {area} vers {goal} [9.4].</translation>
    </message>
    <message>
      <source>A French counter</source>
      <translation>Un pion français</translation>
    </message>
    <message>
      <source>An Austrian counter</source>
      <translation>Un pion autrichien</translation>
    </message>
    <message>
      <source>no orders</source>
      <translation>sans ordres</translation>
    </message>
    <message>
      <source>foragers out</source>
      <translation>fourrageurs dehors</translation>
    </message>
    <message>
      <source>{who} with {marks}</source>
      <translation>{who} avec {marks}</translation>
    </message>
    <message>
      <source>one hit</source>
      <translation>une touche</translation>
    </message>
    <message>
      <source>no hit</source>
      <translation>aucune perte</translation>
    </message>
    <message>
      <source>{many} hits</source>
      <translation>{many} touches</translation>
    </message>
    <message>
      <source>one more movement point</source>
      <translation>un point de mouvement de plus</translation>
    </message>
    <message>
      <source>no more movement points</source>
      <translation>aucun point de mouvement de plus</translation>
    </message>
    <message>
      <source>{many} more movement points</source>
      <translation>{many} points de mouvement de plus</translation>
    </message>
    <message>
      <source>{who} is lost: nobody is left [8.6.2].</source>
      <translation>{who} est perdu : il ne reste personne [8.6.2].</translation>
    </message>
    <message numerus="yes">
      <source>%n more counters</source>
      <translation>
        <numerusform>%n autre pion</numerusform>
        <numerusform>%n autres pions</numerusform>
      </translation>
    </message>
    <message>
      <source>{side} units in {area} have no line of supply [5.2].</source>
      <translation>Unités des {side} sans ligne de ravitaillement : {area} [5.2].</translation>
    </message>
    <message>
      <source>{who} in {area} has no line of supply [5.2].</source>
      <translation>{who} ({area}) n’a pas de ligne de ravitaillement [5.2].</translation>
    </message>
    <message>
      <source>{who} in {area} have no line of supply [5.2].</source>
      <translation>{who} ({area}) n’ont pas de ligne de ravitaillement [5.2].</translation>
    </message>
    <message>
      <source>{who} is killed: {dice} [14.1].</source>
      <translation>{who} est tué : {dice} [14.1].</translation>
    </message>
    <message>
      <source>{who} is wounded: {dice} [14.1].</source>
      <translation>{who} est blessé : {dice} [14.1].</translation>
    </message>
    <message numerus="yes">
      <source>Nothing but rumours in {area}, %n {side} dummies [13.2.2].</source>
      <translation>
        <numerusform>Rien que des rumeurs, {area} : %n leurre des {side} [13.2.2].</numerusform>
        <numerusform>Rien que des rumeurs, {area} : %n leurres des {side} [13.2.2].</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The scouts at {area} see %n hidden counters: a {roll} [13.1.2].</source>
      <translation>
        <numerusform>Les éclaireurs, {area}, voient %n pion caché : {roll} [13.1.2].</numerusform>
        <numerusform>Les éclaireurs, {area}, voient %n pions cachés : {roll} [13.1.2].</numerusform>
      </translation>
    </message>
    <message>
      <source>The game ends in a draw: {french} French to {austrian} Austrian victory points [12.2].</source>
      <translation>La partie se termine par une égalité : Français {french}, Autrichiens {austrian} points de victoire [12.2].</translation>
    </message>
    <message>
      <source>The game ends: the {side} side wins, {french} French to {austrian} Austrian victory points [12.2].</source>
      <translation>La partie est finie : victoire des {side}, Français {french}, Autrichiens {austrian} points de victoire [12.2].</translation>
    </message>
    <message>
      <source>Draw: {french} to {austrian} victory points [12.2].</source>
      <translation>Égalité : {french} à {austrian} points de victoire [12.2].</translation>
    </message>
    <message>
      <source>{side} {level}: no enemy unit is left on the map [12.2].</source>
      <translation>{side}, {level} : il ne reste aucune unité ennemie sur la carte [12.2].</translation>
    </message>
    <message>
      <source>{side} {level}: {french} to {austrian} victory points [12.2].</source>
      <translation>{side}, {level} : {french} à {austrian} points de victoire [12.2].</translation>
    </message>
    <message>
      <source>Learn by doing</source>
      <translation>Apprendre en jouant</translation>
    </message>
    <message>
      <source>six minutes, one battle, no settings</source>
      <translation>six minutes, un combat, aucun réglage</translation>
    </message>
    <message>
      <source>That is how the campaign is played.</source>
      <translation>C’est ainsi que se joue la campagne.</translation>
    </message>
    <message>
      <source>You have moved and taken a move back, made a forced march, fought a battle whose odds you knew beforehand, pursued, and opened a road for a brigade that was cut off. Nine days of that decide whether Mantua is relieved.</source>
      <translation>Vous avez bougé et annulé, forcé la marche, livré un combat dont vous connaissiez les chances, poursuivi, et ouvert une route à une brigade coupée. Neuf jours de cela décident si Mantoue est secourue.</translation>
    </message>
    <message>
      <source>Play the real campaign as the &amp;French</source>
      <translation>Jouer la vraie campagne avec les &amp;Français</translation>
    </message>
    <message>
      <source>The blue counters are yours. Press Tab: the first stack that can act is chosen.</source>
      <translation>Les pions bleus sont à vous. Appuyez sur Tab : la première pile pouvant agir est choisie.</translation>
    </message>
    <message>
      <source>Press ←: an arrow shows the way to Ghedi, and the note beside it shows the cost.</source>
      <translation>Appuyez sur ← : une flèche montre le chemin de Ghedi, et la fiche en montre le coût.</translation>
    </message>
    <message>
      <source>Press Enter, and they march.</source>
      <translation>Appuyez sur Entrée, et ils marchent.</translation>
    </message>
    <message>
      <source>Press Backspace: as long as no die has been rolled, an order can be taken back freely.</source>
      <translation>Appuyez sur Retour arrière : tant qu’aucun dé n’est tombé, un ordre s’annule sans frais.</translation>
    </message>
    <message>
      <source>General Victor is far away, at Cremona. Press Tab until he is chosen.</source>
      <translation>Le général Victor est loin, à Crémone. Appuyez sur Tab jusqu’à ce qu’il soit choisi.</translation>
    </message>
    <message>
      <source>Lead him to Isorella: ↑ twice, then →. That is too far for a day: the note has three numbers, for arriving, for stopping short, for losing men on the way.</source>
      <translation>Menez-le à Isorella : ↑ deux fois, puis →. C’est trop loin pour un jour : la fiche a trois nombres, pour arriver, s’arrêter avant, perdre des hommes en route.</translation>
    </message>
    <message>
      <source>Press Enter to order the forced march. No die is rolled yet.</source>
      <translation>Appuyez sur Entrée pour ordonner la marche forcée. Aucun dé ne tombe encore.</translation>
    </message>
    <message>
      <source>You are asked once more. Press Enter: now the die is rolled, and the result is final.</source>
      <translation>On vous demande encore une fois. Appuyez sur Entrée : le dé tombe, et c’est acquis.</translation>
    </message>
    <message>
      <source>The enemy holds Castiglione. Press Tab until Masséna is chosen.</source>
      <translation>L’ennemi tient Castiglione. Appuyez sur Tab jusqu’à ce que Masséna soit choisi.</translation>
    </message>
    <message>
      <source>Press → and wait a moment: before you attack, the board beside the map shows how it may end, and who may come to help him.</source>
      <translation>Appuyez sur → et attendez un instant : avant l’attaque, le tableau à côté de la carte calcule l’issue possible et qui peut venir à son aide.</translation>
    </message>
    <message>
      <source>Press Enter to march against him.</source>
      <translation>Appuyez sur Entrée pour marcher contre lui.</translation>
    </message>
    <message>
      <source>Augereau comes from the other side. Press Tab until he is chosen.</source>
      <translation>Augereau vient de l’autre côté. Appuyez sur Tab jusqu’à ce qu’il soit choisi.</translation>
    </message>
    <message>
      <source>Press ↓ to point at Castiglione.</source>
      <translation>Appuyez sur ↓ pour désigner Castiglione.</translation>
    </message>
    <message>
      <source>Press Enter. No one else can move, so the battle begins.</source>
      <translation>Appuyez sur Entrée. Personne d’autre ne peut bouger, le combat commence donc.</translation>
    </message>
    <message>
      <source>Two enemy brigades hear the guns and try to come. Press Enter for each roll, until it is your turn to place hits.</source>
      <translation>Deux brigades ennemies entendent le canon et tentent de venir. Appuyez sur Entrée pour chaque jet, jusqu’à ce que ce soit à vous de placer des touches.</translation>
    </message>
    <message>
      <source>Two hits on you. The board suggests who takes them: press Enter for each.</source>
      <translation>Deux touches pour vous. Le tableau conseille qui les subit : appuyez sur Entrée pour chacune.</translation>
    </message>
    <message>
      <source>He breaks off and retreats. Press 1: your cavalry pursues.</source>
      <translation>Il rompt et bat en retraite. Appuyez sur 1 : votre cavalerie poursuit.</translation>
    </message>
    <message>
      <source>Press Enter to roll for the pursuit.</source>
      <translation>Appuyez sur Entrée pour le jet de poursuite.</translation>
    </message>
    <message>
      <source>Another day: Guieu holds Salò, and the enemy stands on all his roads. Press S to see supply.</source>
      <translation>Un autre jour : Guieu tient Salo, et l’ennemi est sur toutes ses routes. Appuyez sur S pour voir le ravitaillement.</translation>
    </message>
    <message>
      <source>Salò is cut off, and troops that are cut off melt away. Press Tab for Masséna.</source>
      <translation>Salo est coupée, et des troupes coupées fondent. Appuyez sur Tab pour Masséna.</translation>
    </message>
    <message>
      <source>Only hussars bar the road at Lonato. Press ↑ to point at it.</source>
      <translation>Seuls des hussards barrent la route à Lonato. Appuyez sur ↑ pour la désigner.</translation>
    </message>
    <message>
      <source>Press Enter. The hussars get out of the way.</source>
      <translation>Appuyez sur Entrée. Les hussards s’écartent.</translation>
    </message>
    <message>
      <source>Hold Ctrl and press Enter: they halt there, and the road to Salò is open again.</source>
      <translation>Maintenez Ctrl et appuyez sur Entrée : ils s’y arrêtent, et la route de Salo est rouverte.</translation>
    </message>
    <message>
      <source>Whenever you want advice, press H. Press it again and again: a nudge, the place, the counter, the move, and at last everything with odds and reasons.</source>
      <translation>Pour un conseil, appuyez sur H. Appuyez encore et encore : une allusion, le lieu, le pion, le mouvement, et enfin tout, avec les chances et les raisons.</translation>
    </message>
    <message>
      <source>It may be wrong, and says so when it cannot tell. Press Enter to end the lesson.</source>
      <translation>Il peut se tromper, et le dit quand il ne peut trancher. Appuyez sur Entrée pour finir la leçon.</translation>
    </message>
    <message>
      <source>Face-down counters</source>
      <translation>Pions face cachée</translation>
    </message>
    <message>
      <source>A flag is a counter face down. “? 13” on it means that it may be any of 13 counters; if names stand on it, it is one of those. On a stack, 12+ means 12 strength points known and more face down. In overlays and panels 3–7 is the least and the most that may be there, and a number after ≈ is an estimate. Point at a counter to read what it is.</source>
      <translation>Un drapeau est un pion face cachée. « ? 13 » signifie qu’il peut être l’un de 13 pions ; si des noms y figurent, c’est l’un de ceux-là. Sur une pile, 12+ signifie 12 points de force connus et d’autres face cachée. Dans les calques et les panneaux, 3–7 est le moins et le plus qu’il puisse y avoir, et un nombre après ≈ est une estimation. Montrez un pion pour lire ce qu’il est.</translation>
    </message>
    <message>
      <source>In the fog of war, dummies are face-down counters without soldiers: they hide where your forces are and how strong they are. They are placed for you; Ctrl+Z right afterwards, or Standing orders in the Game menu, lets you place them yourself.</source>
      <translation>Dans le brouillard de guerre, les leurres sont des pions face cachée sans soldats : ils cachent où sont vos forces et ce qu’elles valent. Ils sont placés pour vous ; Ctrl+Z aussitôt après, ou les ordres permanents du menu Partie, vous laissent les placer vous-même.</translation>
    </message>
    <message>
      <source>Marches, forced marches and bridges</source>
      <translation>Marches, marches forcées et ponts</translation>
    </message>
    <message>
      <source>Drag a stack to its goal, or choose it, walk to the goal with the arrow keys along the roads and press Enter. The line under the map shows the route with the movement points of each step.</source>
      <translation>Faites glisser une pile vers son but, ou choisissez-la, allez au but avec les flèches le long des routes et appuyez sur Entrée. La ligne sous la carte montre l’itinéraire avec les points de mouvement de chaque pas.</translation>
    </message>
    <message>
      <source>X goes to the forced marches that can be ordered, B to work on bridges, N to reconnaissance; Enter orders the one that is chosen. Where dice decide, you are asked again before they are rolled.</source>
      <translation>X mène aux marches forcées que l’on peut ordonner, B aux travaux sur les ponts, N à la reconnaissance ; Entrée ordonne celle qui est choisie. Là où les dés décident, on vous demande encore une fois avant de les lancer.</translation>
    </message>
    <message>
      <source>What the overlays show</source>
      <translation>Ce que montrent les calques</translation>
    </message>
    <message>
      <source>Supply (S) shows lines of supply and what would cut them, command (L) how far leaders reach, reach (W) how far the chosen counters get, the sound of the guns (U) who may join a combat in an area, threats (T) where the enemy could come in strength, what the enemy knows (K) which of your counters he can name, intelligence (Q) what may be face down, and victory points (V) what is earned and what is to be won.</source>
      <translation>Le ravitaillement (S) montre les lignes et ce qui les couperait, le commandement (L) la portée des chefs, la portée de marche (W) jusqu’où vont les pions choisis, la marche au canon (U) qui peut rejoindre un combat dans une zone, les menaces (T) où l’ennemi pourrait venir en force, ce que sait l’ennemi (K) lesquels de vos pions il peut nommer, le renseignement (Q) ce qui peut être face cachée, et les points de victoire (V) ce qui est acquis et ce qui est à gagner.</translation>
    </message>
  </context>
  <context>
    <name>game</name>
    <message>
      <source>fog</source>
      <translation>brouillard</translation>
    </message>
    <message>
      <source>staff</source>
      <translation>l’état-major</translation>
    </message>
    <message>
      <source>random</source>
      <translation>le hasard</translation>
    </message>
    <message>
      <source>attacker</source>
      <translation>attaquant</translation>
    </message>
    <message>
      <source>defender</source>
      <translation>défenseur</translation>
    </message>
    <message>
      <source>The Castiglione Campaign 1796</source>
      <translation>La campagne de Castiglione, 1796</translation>
    </message>
    <message>
      <source>Trent</source>
      <translation>Trente</translation>
    </message>
    <message>
      <source>Verona</source>
      <translation>Vérone</translation>
    </message>
    <message>
      <source>Vicenza</source>
      <translation>Vicence</translation>
    </message>
    <message>
      <source>Cremona</source>
      <translation>Crémone</translation>
    </message>
    <message>
      <source>Po</source>
      <translation>Pô</translation>
    </message>
    <message>
      <source>Gua</source>
      <translation>Guà</translation>
    </message>
    <message>
      <source>Monte Baldo</source>
      <translation>Monte Baldo</translation>
    </message>
    <message>
      <source>Monti Lessini</source>
      <translation>Monts Lessini</translation>
    </message>
    <message>
      <source>to Bassano</source>
      <translation>vers Bassano</translation>
    </message>
    <message>
      <source>to Milan</source>
      <translation>vers Milan</translation>
    </message>
    <message>
      <source>Massena</source>
      <translation>Masséna</translation>
    </message>
    <message>
      <source>Serurier</source>
      <translation>Sérurier</translation>
    </message>
    <message>
      <source>french</source>
      <translation>Français</translation>
    </message>
    <message>
      <source>austrian</source>
      <translation>Autrichiens</translation>
    </message>
    <message>
      <source>city</source>
      <translation>ville</translation>
    </message>
    <message>
      <source>mountain</source>
      <translation>montagne</translation>
    </message>
    <message>
      <source>clear</source>
      <translation>terrain dégagé</translation>
    </message>
    <message>
      <source>infantry</source>
      <translation>infanterie</translation>
    </message>
    <message>
      <source>garrison</source>
      <translation>garnison</translation>
    </message>
    <message>
      <source>leader</source>
      <translation>chef</translation>
    </message>
    <message>
      <source>mist</source>
      <translation>brume</translation>
    </message>
    <message>
      <source>open</source>
      <translation>découvert</translation>
    </message>
    <message>
      <source>Recommended</source>
      <translation>Conseillé</translation>
    </message>
    <message>
      <source>Historical surprise</source>
      <translation>Surprise historique</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Comme imprimé</translation>
    </message>
    <message>
      <source>Full campaign</source>
      <translation>Campagne complète</translation>
    </message>
    <message>
      <source>First movement</source>
      <translation>Premier mouvement</translation>
    </message>
    <message>
      <source>First combat</source>
      <translation>Premier combat</translation>
    </message>
    <message>
      <source>Second movement</source>
      <translation>Second mouvement</translation>
    </message>
    <message>
      <source>Second combat</source>
      <translation>Second combat</translation>
    </message>
    <message>
      <source>End of turn</source>
      <translation>Fin du tour</translation>
    </message>
    <message>
      <source>Set-up</source>
      <translation>Mise en place</translation>
    </message>
    <message>
      <source>the rule book to follow; 1.0 differs in 8.3, 8.4 and 9.1.1</source>
      <translation>le livret à suivre ; la version 1.0 diffère en 8.3, 8.4 et 9.1.1</translation>
    </message>
    <message>
      <source>Leaders may be wounded or killed [14.0]</source>
      <translation>Les chefs peuvent être blessés ou tués [14.0]</translation>
    </message>
    <message>
      <source>More room between Ala, La Corona and Rivoli [15.0]</source>
      <translation>Plus de place entre Ala, La Corona et Rivoli [15.0]</translation>
    </message>
    <message>
      <source>Who marches to the guns fights from round two [16.0]</source>
      <translation>Qui marche au canon combat à partir du deuxième round [16.0]</translation>
    </message>
    <message>
      <source>No French forced marches or guns marches in turn 1 [17.0]</source>
      <translation>Ni marche forcée ni marche au canon pour les Français au tour 1 [17.0]</translation>
    </message>
    <message>
      <source>which unsupplied units forage [5.5]</source>
      <translation>quelles unités sans ravitaillement fourragent [5.5]</translation>
    </message>
    <message>
      <source>forage [5.5]</source>
      <translation>fourrage [5.5]</translation>
    </message>
    <message>
      <source>who joins Mantua City [5.7]</source>
      <translation>qui entre dans Mantoue [5.7]</translation>
    </message>
    <message>
      <source>Austrian initiative [7.0]</source>
      <translation>initiative autrichienne [7.0]</translation>
    </message>
    <message>
      <source>French initiative [7.0]</source>
      <translation>initiative française [7.0]</translation>
    </message>
    <message>
      <source>which side moves first [7.0]</source>
      <translation>quel camp joue en premier [7.0]</translation>
    </message>
    <message>
      <source>which counter moves next [8.2]</source>
      <translation>quel pion se déplace ensuite [8.2]</translation>
    </message>
    <message>
      <source>movement out of command [8.1]</source>
      <translation>mouvement hors commandement [8.1]</translation>
    </message>
    <message>
      <source>where the moving stack goes [8.2]</source>
      <translation>où va la pile en marche [8.2]</translation>
    </message>
    <message>
      <source>which leader helps the forced march [8.3]</source>
      <translation>quel chef aide la marche forcée [8.3]</translation>
    </message>
    <message>
      <source>forced march [8.3]</source>
      <translation>marche forcée [8.3]</translation>
    </message>
    <message>
      <source>how the forced march goes on [8.3, 8.5]</source>
      <translation>la suite de la marche forcée [8.3, 8.5]</translation>
    </message>
    <message>
      <source>work on a bridge [8.5]</source>
      <translation>travaux sur un pont [8.5]</translation>
    </message>
    <message>
      <source>cavalry and leaders withdraw or stand [8.6.3]</source>
      <translation>la cavalerie et les chefs se replient ou tiennent [8.6.3]</translation>
    </message>
    <message>
      <source>where a displaced leader goes [8.6.2, 9.6]</source>
      <translation>où va un chef délogé [8.6.2, 9.6]</translation>
    </message>
    <message>
      <source>which combat is resolved next [9.0]</source>
      <translation>quel combat est résolu ensuite [9.0]</translation>
    </message>
    <message>
      <source>who marches to the sound of the guns [9.1]</source>
      <translation>qui marche au canon [9.1]</translation>
    </message>
    <message>
      <source>march to the sound of the guns [9.1.2]</source>
      <translation>marche au canon [9.1.2]</translation>
    </message>
    <message>
      <source>which leaders march to the sound of the guns [9.1.2]</source>
      <translation>quels chefs marchent au canon [9.1.2]</translation>
    </message>
    <message>
      <source>bombardment [9.2]</source>
      <translation>bombardement [9.2]</translation>
    </message>
    <message>
      <source>which unit the bombardment hits [9.2]</source>
      <translation>quelle unité le bombardement touche [9.2]</translation>
    </message>
    <message>
      <source>attacker's combat roll [9.3]</source>
      <translation>jet de combat de l’attaquant [9.3]</translation>
    </message>
    <message>
      <source>defender's combat roll [9.3]</source>
      <translation>jet de combat du défenseur [9.3]</translation>
    </message>
    <message>
      <source>which own unit suffers the next hit [9.3, 9.5]</source>
      <translation>laquelle de vos unités subit la prochaine touche [9.3, 9.5]</translation>
    </message>
    <message>
      <source>fight on or break off [9.3]</source>
      <translation>continuer le combat ou rompre [9.3]</translation>
    </message>
    <message>
      <source>where the force retreats [9.4]</source>
      <translation>où la force bat en retraite [9.4]</translation>
    </message>
    <message>
      <source>retreat through the enemy [9.4]</source>
      <translation>retraite à travers l’ennemi [9.4]</translation>
    </message>
    <message>
      <source>pursue or let go [9.5]</source>
      <translation>poursuivre ou laisser partir [9.5]</translation>
    </message>
    <message>
      <source>pursuit [9.5]</source>
      <translation>poursuite [9.5]</translation>
    </message>
    <message>
      <source>recovery [10.0]</source>
      <translation>récupération [10.0]</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>la partie est finie</translation>
    </message>
    <message>
      <source>where a dummy is placed [13.2.1, 13.2.3]</source>
      <translation>où placer un leurre [13.2.1, 13.2.3]</translation>
    </message>
    <message>
      <source>which area is scouted [13.1.2]</source>
      <translation>quelle zone est reconnue [13.1.2]</translation>
    </message>
    <message>
      <source>which cavalry scouts [13.1.2]</source>
      <translation>quelle cavalerie part en reconnaissance [13.1.2]</translation>
    </message>
    <message>
      <source>which cavalry screens [13.1.2]</source>
      <translation>quelle cavalerie fait écran [13.1.2]</translation>
    </message>
    <message>
      <source>reconnaissance [13.1.2]</source>
      <translation>reconnaissance [13.1.2]</translation>
    </message>
    <message>
      <source>which counter is shown to the scouts [13.1.2]</source>
      <translation>quel pion est montré aux éclaireurs [13.1.2]</translation>
    </message>
    <message>
      <source>whether a dummy feigns a hit [13.2.2]</source>
      <translation>un leurre feint-il une touche [13.2.2]</translation>
    </message>
    <message>
      <source>leader's mortality check [14.1]</source>
      <translation>test de mortalité d’un chef [14.1]</translation>
    </message>
    <message>
      <source>where a leader takes over [14.1, 14.3]</source>
      <translation>où un chef prend le commandement [14.1, 14.3]</translation>
    </message>
    <message>
      <source>wounded leader's return [14.3]</source>
      <translation>retour d’un chef blessé [14.3]</translation>
    </message>
    <message>
      <source>begin a move with this counter [8.2]</source>
      <translation>commencer un mouvement avec ce pion [8.2]</translation>
    </message>
    <message>
      <source>this counter moves along in the same stack [8.2]</source>
      <translation>ce pion marche dans la même pile [8.2]</translation>
    </message>
    <message>
      <source>the moving stack enters this neighbouring area [8.2]</source>
      <translation>la pile en marche entre dans cette zone voisine [8.2]</translation>
    </message>
    <message>
      <source>the moving stack stops here [8.2]</source>
      <translation>la pile en marche s’arrête ici [8.2]</translation>
    </message>
    <message>
      <source>no more counters move in this phase [8.0]</source>
      <translation>plus aucun pion ne bouge dans cette phase [8.0]</translation>
    </message>
    <message>
      <source>the moving unit declares a forced march to this area [8.3]</source>
      <translation>l’unité annonce une marche forcée vers cette zone [8.3]</translation>
    </message>
    <message>
      <source>a forced march to work on a bridge there [8.3]</source>
      <translation>une marche forcée pour y travailler sur un pont [8.3]</translation>
    </message>
    <message>
      <source>the moving unit tries to destroy this bridge [8.5.1]</source>
      <translation>l’unité tente de détruire ce pont [8.5.1]</translation>
    </message>
    <message>
      <source>the moving unit tries to repair this bridge [8.5.2]</source>
      <translation>l’unité tente de réparer ce pont [8.5.2]</translation>
    </message>
    <message>
      <source>this leader lends his rating to the forced march [8.3]</source>
      <translation>ce chef prête sa valeur à la marche forcée [8.3]</translation>
    </message>
    <message>
      <source>no leader lends his rating to the forced march [8.3]</source>
      <translation>aucun chef ne prête sa valeur à la marche forcée [8.3]</translation>
    </message>
    <message>
      <source>the cavalry and leaders withdraw to this area [8.6.3]</source>
      <translation>la cavalerie et les chefs se replient vers cette zone [8.6.3]</translation>
    </message>
    <message>
      <source>the cavalry and leaders do not withdraw [8.6.3]</source>
      <translation>la cavalerie et les chefs ne se replient pas [8.6.3]</translation>
    </message>
    <message>
      <source>the displaced leader goes to this area [8.6.2]</source>
      <translation>le chef délogé va dans cette zone [8.6.2]</translation>
    </message>
    <message>
      <source>the combat in this area is resolved next [9.0]</source>
      <translation>le combat dans cette zone est résolu maintenant [9.0]</translation>
    </message>
    <message>
      <source>this counter marches to the sound of the guns [9.1]</source>
      <translation>ce pion marche au canon [9.1]</translation>
    </message>
    <message>
      <source>this enemy unit suffers the hit of the bombardment [9.2]</source>
      <translation>cette unité ennemie subit la touche du bombardement [9.2]</translation>
    </message>
    <message>
      <source>this own unit suffers one hit [9.3]</source>
      <translation>cette unité à vous subit une touche [9.3]</translation>
    </message>
    <message>
      <source>fight another round [9.3]</source>
      <translation>livrer un autre round [9.3]</translation>
    </message>
    <message>
      <source>retreat instead of fighting another round [9.3]</source>
      <translation>battre en retraite au lieu de livrer un autre round [9.3]</translation>
    </message>
    <message>
      <source>the losing force goes to this area [9.4]</source>
      <translation>la force vaincue va dans cette zone [9.4]</translation>
    </message>
    <message>
      <source>the losing force joins Mantua City instead [5.7]</source>
      <translation>la force vaincue entre dans Mantoue [5.7]</translation>
    </message>
    <message>
      <source>the winner's cavalry pursues [9.5]</source>
      <translation>la cavalerie du vainqueur poursuit [9.5]</translation>
    </message>
    <message>
      <source>the winner does not pursue [9.5]</source>
      <translation>le vainqueur ne poursuit pas [9.5]</translation>
    </message>
    <message>
      <source>this unsupplied French unit forages [5.5]</source>
      <translation>cette unité française sans ravitaillement fourrage [5.5]</translation>
    </message>
    <message>
      <source>this Austrian counter joins Mantua City [5.7]</source>
      <translation>ce pion autrichien entre dans Mantoue [5.7]</translation>
    </message>
    <message>
      <source>this side moves first in the turn [7.0]</source>
      <translation>ce camp joue en premier dans le tour [7.0]</translation>
    </message>
    <message>
      <source>no more of these</source>
      <translation>plus rien de tel</translation>
    </message>
    <message>
      <source>one die [3.1]</source>
      <translation>un dé [3.1]</translation>
    </message>
    <message>
      <source>the sum of two dice [3.1]</source>
      <translation>la somme de deux dés [3.1]</translation>
    </message>
    <message>
      <source>a dummy is placed face-down in this area [13.2.1, 13.2.3]</source>
      <translation>un leurre est placé face cachée dans cette zone [13.2.1, 13.2.3]</translation>
    </message>
    <message>
      <source>reconnaissance of the first area from the second [13.1.2]</source>
      <translation>reconnaissance de la première zone depuis la seconde [13.1.2]</translation>
    </message>
    <message>
      <source>this cavalry is shown and helps the reconnaissance [13.1.2]</source>
      <translation>cette cavalerie est montrée et aide la reconnaissance [13.1.2]</translation>
    </message>
    <message>
      <source>this cavalry is shown and hinders the reconnaissance [13.1.2]</source>
      <translation>cette cavalerie est montrée et gêne la reconnaissance [13.1.2]</translation>
    </message>
    <message>
      <source>this counter is shown to the scouts [13.1.2]</source>
      <translation>ce pion est montré aux éclaireurs [13.1.2]</translation>
    </message>
    <message>
      <source>this dummy is called to the guns and pretends to fail [13.2.2]</source>
      <translation>ce leurre est appelé au canon et feint d’échouer [13.2.2]</translation>
    </message>
    <message>
      <source>the dummy pretends to have suffered a hit [13.2.2]</source>
      <translation>le leurre feint d’avoir subi une touche [13.2.2]</translation>
    </message>
    <message>
      <source>the leader takes over in this area [14.1, 14.3]</source>
      <translation>le chef prend le commandement dans cette zone [14.1, 14.3]</translation>
    </message>
    <message>
      <source>Minor Victory</source>
      <translation>victoire mineure</translation>
    </message>
    <message>
      <source>Tactical Victory</source>
      <translation>victoire tactique</translation>
    </message>
    <message>
      <source>Operational Victory</source>
      <translation>victoire opérationnelle</translation>
    </message>
    <message>
      <source>Strategic Victory</source>
      <translation>victoire stratégique</translation>
    </message>
    <message>
      <source>29 July</source>
      <translation>29 juillet</translation>
    </message>
    <message>
      <source>30 July</source>
      <translation>30 juillet</translation>
    </message>
    <message>
      <source>31 July</source>
      <translation>31 juillet</translation>
    </message>
    <message>
      <source>1 August</source>
      <translation>1er août</translation>
    </message>
    <message>
      <source>2 August</source>
      <translation>2 août</translation>
    </message>
    <message>
      <source>3 August</source>
      <translation>3 août</translation>
    </message>
    <message>
      <source>4 August</source>
      <translation>4 août</translation>
    </message>
    <message>
      <source>5 August</source>
      <translation>5 août</translation>
    </message>
    <message>
      <source>6 August</source>
      <translation>6 août</translation>
    </message>
  </context>
</TS>
