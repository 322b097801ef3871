<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message>
      <source>dummy</source>
      <translation>leurre</translation>
    </message>
    <message>
      <source>{name} {share}%</source>
      <translation>{name} {share} %</translation>
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
      <source>Seen</source>
      <translation>Vus</translation>
    </message>
    <message>
      <source>Known</source>
      <translation>Connus</translation>
    </message>
    <message>
      <source>Strength (≈)</source>
      <translation>Force (≈)</translation>
    </message>
    <message>
      <source>May be (estimate)</source>
      <translation>Peut être (estimation)</translation>
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
      <source>French</source>
      <translation>Français</translation>
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
      <source>hits</source>
      <translation>touches</translation>
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
      <source>overrun {area} and go on</source>
      <translation>culbuter l’ennemi à {area} et poursuivre</translation>
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
      <source>break the bridge {area}-{other}</source>
      <translation>détruire le pont {area}–{other}</translation>
    </message>
    <message>
      <source>mend the bridge {area}-{other}</source>
      <translation>réparer le pont {area}–{other}</translation>
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
      <source>cut off</source>
      <translation>coupé</translation>
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
    <message>
      <source>{side} movement</source>
      <translation>Mouvement des {side}</translation>
    </message>
    <message>
      <source>{side} combat</source>
      <translation>Combat des {side}</translation>
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
      <source>You have moved and taken back, marched by force, fought a battle with odds you knew before, pursued, and opened a road for a brigade that was cut off. Nine days of that decide whether Mantua is relieved.</source>
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
      <source>Press ←: an arrow shows the way to Ghedi, and the slip shows what it costs.</source>
      <translation>Appuyez sur ← : une flèche montre le chemin de Ghedi, et la fiche en montre le coût.</translation>
    </message>
    <message>
      <source>Press Enter, and they march.</source>
      <translation>Appuyez sur Entrée, et ils marchent.</translation>
    </message>
    <message>
      <source>Press Backspace: as long as no die has fallen, an order is taken back for nothing.</source>
      <translation>Appuyez sur Retour arrière : tant qu’aucun dé n’est tombé, un ordre s’annule sans frais.</translation>
    </message>
    <message>
      <source>General Victor is far away, at Cremona. Press Tab until he is chosen.</source>
      <translation>Le général Victor est loin, à Crémone. Appuyez sur Tab jusqu’à ce qu’il soit choisi.</translation>
    </message>
    <message>
      <source>Lead him to Isorella: ↑ twice, then →. That is too far for a day: the slip has three numbers, for arriving, for stopping short, for losing men on the way.</source>
      <translation>Menez-le à Isorella : ↑ deux fois, puis →. C’est trop loin pour un jour : la fiche a trois nombres, pour arriver, s’arrêter avant, perdre des hommes en route.</translation>
    </message>
    <message>
      <source>Press Enter to order the forced march. No die falls yet.</source>
      <translation>Appuyez sur Entrée pour ordonner la marche forcée. Aucun dé ne tombe encore.</translation>
    </message>
    <message>
      <source>You are asked once more. Press Enter: now the die falls, and that stands.</source>
      <translation>On vous demande encore une fois. Appuyez sur Entrée : le dé tombe, et c’est acquis.</translation>
    </message>
    <message>
      <source>The enemy holds Castiglione. Press Tab until Masséna is chosen.</source>
      <translation>L’ennemi tient Castiglione. Appuyez sur Tab jusqu’à ce que Masséna soit choisi.</translation>
    </message>
    <message>
      <source>Press → and wait a moment: before you attack, the board beside the map counts how it may end, and who may come to help him.</source>
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
      <source>Press Enter. Nobody else can move, so the battle begins.</source>
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
  </context>
  <context>
    <name>game</name>
    <message>
      <source>Day {day}</source>
      <translation>Jour {day}</translation>
    </message>
    <message>
      <source>Day {day}, {date}</source>
      <translation>Jour {day}, {date}</translation>
    </message>
    <message>
      <source>Seen of the {side} in {place}: {names} [13.1].</source>
      <translation>Vu des {side}, {place} : {names} [13.1].</translation>
    </message>
    <message>
      <source>initiative: {side}</source>
      <translation>initiative : {side}</translation>
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
      <source>besiege {area} by forced march</source>
      <translation>assiéger {area} en marche forcée</translation>
    </message>
    <message>
      <source>besiege {area}</source>
      <translation>assiéger {area}</translation>
    </message>
    <message>
      <source>attack {area} by forced march</source>
      <translation>attaquer {area} en marche forcée</translation>
    </message>
    <message>
      <source>attack {area}</source>
      <translation>attaquer {area}</translation>
    </message>
    <message>
      <source>go to {area} by forced march</source>
      <translation>aller à {area} en marche forcée</translation>
    </message>
    <message>
      <source>go to {area}</source>
      <translation>aller à {area}</translation>
    </message>
    <message>
      <source>hold the siege</source>
      <translation>maintenir le siège</translation>
    </message>
    <message>
      <source>hold</source>
      <translation>tenir</translation>
    </message>
    <message>
      <source>dummies</source>
      <translation>leurres</translation>
    </message>
    <message>
      <source>{leader}’s horse</source>
      <translation>la cavalerie de {leader}</translation>
    </message>
    <message>
      <source>{leader}’s foot</source>
      <translation>l’infanterie de {leader}</translation>
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
      <source>returns</source>
      <translation>revient</translation>
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
      <source>fate of {who}</source>
      <translation>sort de {who}</translation>
    </message>
    <message>
      <source>Traffic: {many} of {most} strength points of foot and guns, who enters pays a point more [8.4]</source>
      <translation>Encombrement : {many} points de force sur {most}, infanterie et artillerie ; qui entre paie un point de plus [8.4]</translation>
    </message>
    <message>
      <source>traffic: {many} of {most} strength points of foot and guns, who enters pays a point more [8.4]</source>
      <translation>encombrement : {many} points de force sur {most}, infanterie et artillerie ; qui entre paie un point de plus [8.4]</translation>
    </message>
    <message>
      <source>Traffic: {many} of {most} strength points of foot and guns [8.4]</source>
      <translation>Encombrement : {many} points de force sur {most}, infanterie et artillerie [8.4]</translation>
    </message>
    <message>
      <source>traffic: {many} of {most} strength points of foot and guns [8.4]</source>
      <translation>encombrement : {many} points de force sur {most}, infanterie et artillerie [8.4]</translation>
    </message>
    <message>
      <source>if {who} arrives by forced march and takes no hit on the way [8.3]</source>
      <translation>si {who} arrive par marche forcée sans touche en route [8.3]</translation>
    </message>
    <message>
      <source>The combat is counted when it is known who comes [9.1].</source>
      <translation>Le combat est calculé quand on sait qui arrive [9.1].</translation>
    </message>
    <message>
      <source>The enemy rolls for units he called to the guns [9.1.2]; who helps them is not known to you, so neither are their chances.</source>
      <translation>L’ennemi jette les dés pour des unités appelées au canon [9.1.2] ; vous ne savez pas qui les aide, donc pas non plus leurs chances.</translation>
    </message>
    <message>
      <source>Dummies at {area}: {what}</source>
      <translation>Leurres, {area} : {what}</translation>
    </message>
    <message>
      <source>General {leader} at {area}: {what}</source>
      <translation>le général {leader}, {area} : {what}</translation>
    </message>
    <message>
      <source>{who} at {area}: {what}</source>
      <translation>{who}, {area} : {what}</translation>
    </message>
    <message>
      <source>{who} passes [{rule}]</source>
      <translation>{who} réussit [{rule}]</translation>
    </message>
    <message>
      <source>{who} arrives led by {leader} [8.3]</source>
      <translation>{who} arrive, conduit par {leader} [8.3]</translation>
    </message>
    <message>
      <source>{who} arrives [8.3]</source>
      <translation>{who} arrive [8.3]</translation>
    </message>
    <message>
      <source>You win the combat, both sides fighting on [9.3]</source>
      <translation>Vous gagnez le combat si les deux camps le poursuivent [9.3]</translation>
    </message>
    <message>
      <source>Weigh the combats before you, and who would be outnumbered.</source>
      <translation>Pesez les combats qui s’annoncent, et qui serait en infériorité numérique.</translation>
    </message>
    <message>
      <source>Look at how far your leaders reach.</source>
      <translation>Regardez jusqu’où portent vos chefs.</translation>
    </message>
    <message>
      <source>Look at the lines of supply.</source>
      <translation>Regardez les lignes de ravitaillement.</translation>
    </message>
    <message>
      <source>Look at the units that can bear no more hits.</source>
      <translation>Regardez les unités qui ne supportent plus de touche.</translation>
    </message>
    <message>
      <source>Look at who stands in the zone south of Anfo and west of the Adige.</source>
      <translation>Regardez qui se trouve dans la zone au sud d’Anfo et à l’ouest de l’Adige.</translation>
    </message>
    <message>
      <source>Count who holds the cities that earn points.</source>
      <translation>Comptez qui tient les villes qui rapportent des points.</translation>
    </message>
    <message>
      <source>Look at Mantua and the strength of its besiegers.</source>
      <translation>Regardez Mantoue et la force de ses assiégeants.</translation>
    </message>
    <message>
      <source>combats the Austrians lose</source>
      <translation>combats perdus par les Autrichiens</translation>
    </message>
    <message>
      <source>combats the French lose</source>
      <translation>combats perdus par les Français</translation>
    </message>
    <message>
      <source>combats with fewer Austrians than French</source>
      <translation>combats avec moins d’Autrichiens que de Français</translation>
    </message>
    <message>
      <source>combats with fewer French than Austrians</source>
      <translation>combats avec moins de Français que d’Autrichiens</translation>
    </message>
    <message>
      <source>combats the Austrians begin</source>
      <translation>combats engagés par les Autrichiens</translation>
    </message>
    <message>
      <source>combats the French begin</source>
      <translation>combats engagés par les Français</translation>
    </message>
    <message>
      <source>Austrian units out of command next turn</source>
      <translation>unités autrichiennes hors commandement au prochain tour</translation>
    </message>
    <message>
      <source>French units out of command next turn</source>
      <translation>unités françaises hors commandement au prochain tour</translation>
    </message>
    <message>
      <source>times an Austrian unit goes without supply</source>
      <translation>fois où une unité autrichienne reste sans ravitaillement</translation>
    </message>
    <message>
      <source>times a French unit goes without supply</source>
      <translation>fois où une unité française reste sans ravitaillement</translation>
    </message>
    <message>
      <source>Austrian units with three hits</source>
      <translation>unités autrichiennes à trois touches</translation>
    </message>
    <message>
      <source>French units with three hits</source>
      <translation>unités françaises à trois touches</translation>
    </message>
    <message>
      <source>hits on the Austrian army</source>
      <translation>touches de l’armée autrichienne</translation>
    </message>
    <message>
      <source>hits on the French army</source>
      <translation>touches de l’armée française</translation>
    </message>
    <message>
      <source>Austrian units eliminated</source>
      <translation>unités autrichiennes éliminées</translation>
    </message>
    <message>
      <source>French units eliminated</source>
      <translation>unités françaises éliminées</translation>
    </message>
    <message>
      <source>the siege stands at the Supply Phase</source>
      <translation>le siège tient à la phase de ravitaillement</translation>
    </message>
    <message>
      <source>points for units in Mantua City</source>
      <translation>points pour des unités dans la ville de Mantoue</translation>
    </message>
    <message>
      <source>Cremona is Austrian</source>
      <translation>Crémone est autrichienne</translation>
    </message>
    <message>
      <source>Brescia is Austrian</source>
      <translation>Brescia est autrichienne</translation>
    </message>
    <message>
      <source>Vicenza is French</source>
      <translation>Vicence est française</translation>
    </message>
    <message>
      <source>Trent is French</source>
      <translation>Trente est française</translation>
    </message>
    <message>
      <source>the zone is free of Austrians</source>
      <translation>la zone est libre d’Autrichiens</translation>
    </message>
    <message>
      <source>Mantua is besieged at the end</source>
      <translation>Mantoue est assiégée à la fin</translation>
    </message>
    <message>
      <source>{fact} in {share} % of the futures, otherwise {other} % [{rule}]</source>
      <translation>{fact} dans {share} % des avenirs, sinon {other} % [{rule}]</translation>
    </message>
    <message>
      <source>{fact}: {amount} on average, otherwise {instead} [{rule}]</source>
      <translation>{fact} : {amount} en moyenne, sinon {instead} [{rule}]</translation>
    </message>
    <message>
      <source>Dummies left to place: {left}; on the map: {many} in {areas} [13.2].</source>
      <translation>Leurres à placer : {left} ; sur la carte : {many}, {areas} [13.2].</translation>
    </message>
    <message>
      <source>Dummies left to place: {left} [13.2].</source>
      <translation>Leurres à placer : {left} [13.2].</translation>
    </message>
    <message>
      <source>Reconnaissance of {area} from {start}; {details} [13.1.2].</source>
      <translation>Reconnaissance : {area}, depuis {start} ; {details} [13.1.2].</translation>
    </message>
    <message>
      <source>Reconnaissance of {area} from {start} [13.1.2].</source>
      <translation>Reconnaissance : {area}, depuis {start} [13.1.2].</translation>
    </message>
    <message>
      <source>turn {number}</source>
      <translation>tour {number}</translation>
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
      <source>none once something is seen there that you did not know</source>
      <translation>aucune dès que l’on y voit quelque chose que vous ne saviez pas</translation>
    </message>
    <message>
      <source>none, what was rolled stands</source>
      <translation>aucune, le jet reste acquis</translation>
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
      <source>obeys the order [8.1]</source>
      <translation>obéit à l’ordre [8.1]</translation>
    </message>
    <message>
      <source>does not move at all</source>
      <translation>ne bouge pas du tout</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>ne bouge pas</translation>
    </message>
    <message>
      <source>fails</source>
      <translation>échoue</translation>
    </message>
    <message>
      <source>the work succeeds [8.5]</source>
      <translation>le travail réussit [8.5]</translation>
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
      <source>arrives in {area} [8.3]</source>
      <translation>arrive : {area} [8.3]</translation>
    </message>
    <message>
      <source>stops short in {area}</source>
      <translation>s’arrête avant : {area}</translation>
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
    <message>
      <source>1 movement point left</source>
      <translation>1 point de mouvement restant</translation>
    </message>
    <message>
      <source>1 movement point left for the slowest</source>
      <translation>1 point de mouvement restant pour le plus lent</translation>
    </message>
    <message>
      <source>{many} movement points left for the slowest</source>
      <translation>{many} points de mouvement restants pour le plus lent</translation>
    </message>
    <message>
      <source>{many} movement points left</source>
      <translation>{many} points de mouvement restants</translation>
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
      <source>as rolled</source>
      <translation>sans modificateur</translation>
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
      <source>Overrun at {odds} to 1 in clear terrain: they are eliminated [8.6.2].</source>
      <translation>Submersion à {odds} contre 1 en terrain dégagé : ils sont éliminés [8.6.2].</translation>
    </message>
    <message>
      <source>Overrun if at most {most} strength points stand there [8.6.2]; otherwise you stop and fight [8.6.1, 9.0].</source>
      <translation>Submersion si au plus {most} points de force s’y trouvent [8.6.2] ; sinon vous vous arrêtez et combattez [8.6.1, 9.0].</translation>
    </message>
    <message>
      <source>You stop there and fight in the combat phase [8.6.1, 9.0].</source>
      <translation>Vous vous y arrêtez et combattez dans la phase de combat [8.6.1, 9.0].</translation>
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
      <source>Before that cavalry and leaders may withdraw [8.6.3].</source>
      <translation>Auparavant, la cavalerie et les chefs peuvent se replier [8.6.3].</translation>
    </message>
    <message>
      <source>Before that cavalry and leaders, if nothing else stands there, may withdraw [8.6.3].</source>
      <translation>Auparavant, la cavalerie et les chefs, si rien d’autre ne s’y trouve, peuvent se replier [8.6.3].</translation>
    </message>
    <message>
      <source>Combat must be fought at {areas} [9.0]</source>
      <translation>Un combat doit être livré : {areas} [9.0]</translation>
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
      <source>comes {chance} [9.1.2]</source>
      <translation>vient {chance} [9.1.2]</translation>
    </message>
    <message>
      <source>If no more cavalry takes part</source>
      <translation>Si aucune autre cavalerie n’intervient</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>En l’état</translation>
    </message>
    <message>
      <source>{many} to be shown</source>
      <translation>{many} à montrer</translation>
    </message>
    <message>
      <source>stays wounded</source>
      <translation>reste blessé</translation>
    </message>
    <message>
      <source>Moving out of command</source>
      <translation>Mouvement hors commandement</translation>
    </message>
    <message>
      <source>Work on a bridge</source>
      <translation>Travaux sur un pont</translation>
    </message>
    <message>
      <source>March to the sound of the guns</source>
      <translation>Marche au canon</translation>
    </message>
    <message>
      <source>Forage</source>
      <translation>Fourrage</translation>
    </message>
    <message>
      <source>moving out of command</source>
      <translation>mouvement hors commandement</translation>
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
      <source>ask me</source>
      <translation>me demander</translation>
    </message>
    <message>
      <source>as suggested</source>
      <translation>comme conseillé</translation>
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
      <source>dummies are placed for you</source>
      <translation>les leurres sont placés pour vous</translation>
    </message>
    <message>
      <source>Your dummies are placed: face-down counters without soldiers, so that the enemy cannot tell where your forces are and how strong they are [13.2].</source>
      <translation>Vos leurres sont placés : des pions face cachée sans soldats, pour que l’ennemi ne sache ni où sont vos forces ni combien elles valent [13.2].</translation>
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
      <source>Cavalry and leaders that may withdraw [8.6.3]</source>
      <translation>Cavalerie et chefs qui peuvent se replier [8.6.3]</translation>
    </message>
    <message>
      <source>always stand</source>
      <translation>toujours tenir</translation>
    </message>
    <message>
      <source>always withdraw, to friends if possible</source>
      <translation>toujours se replier, vers des amis si possible</translation>
    </message>
    <message>
      <source>always withdraw</source>
      <translation>toujours se replier</translation>
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
      <source>all choices alike</source>
      <translation>choix tous semblables</translation>
    </message>
    <message>
      <source>nothing to choose</source>
      <translation>rien à choisir</translation>
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
      <source>you win {chance}, inflict {hits} hits and suffer {own} on average</source>
      <translation>vous gagnez {chance}, infligez {hits} touches et en subissez {own} en moyenne</translation>
    </message>
    <message>
      <source>estimated over {many} that fit what you know, strengths taken to stay as they are: {outlook}</source>
      <translation>estimé sur {many} compatibles avec ce que vous savez, forces supposées inchangées : {outlook}</translation>
    </message>
    <message>
      <source>estimated over {many} that fit what you know: {outlook}</source>
      <translation>estimé sur {many} compatibles avec ce que vous savez : {outlook}</translation>
    </message>
    <message>
      <source>you win {worst} in the worst of them, {best} in the best</source>
      <translation>vous gagnez {worst} dans le pire, {best} dans le meilleur</translation>
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
    <message>
      <source>Known: where they stand and how many [R35]. Estimated: {some} or their hits, which you will see when the combat begins [3.8, 9.0, 13.1].</source>
      <translation>Connu : où ils sont et combien [R35]. Estimé : {some} ou leurs touches, que vous verrez au début du combat [3.8, 9.0, 13.1].</translation>
    </message>
    <message>
      <source>Overruns, withdrawals and marches to the sound of the guns are not counted [8.6, 9.1]; the initiative is taken as it is now [9.3].</source>
      <translation>Submersions, replis et marches au canon ne sont pas comptés [8.6, 9.1] ; l’initiative est prise telle qu’elle est [9.3].</translation>
    </message>
    <message>
      <source>{who} does not reach {area} with its own points.</source>
      <translation>{who} n’atteint pas {area} avec ses propres points.</translation>
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
      <source>level</source>
      <translation>égalité</translation>
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
      <source>Who stands with the other marchers, and helps them or not, is not known to you.</source>
      <translation>Vous ne savez pas qui se trouve avec les autres marcheurs et les aide ou non.</translation>
    </message>
    <message>
      <source>These are the odds if all these units forage.</source>
      <translation>Ce sont les probabilités si toutes ces unités fourragent.</translation>
    </message>
    <message>
      <source>{many} of the enemy's counters in {area} are not known to you until the combat begins [3.8, 9.0]; its odds cannot be told.</source>
      <translation>{many} des pions ennemis ({area}) vous sont inconnus jusqu’au début du combat [3.8, 9.0] ; ses probabilités ne peuvent être dites.</translation>
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
      <source>Own hits: {own}. Bombardment: {target}.</source>
      <translation>Vos touches : {own}. Bombardement : {target}.</translation>
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
      <source>The winner always pursues; the loser retreats where pursuit is hardest.</source>
      <translation>Le vainqueur poursuit toujours ; le vaincu se retire là où la poursuite est la plus difficile.</translation>
    </message>
    <message>
      <source>No unit loses strength or is eliminated during the combat: the hits are spread (name the units to count losses exactly).</source>
      <translation>Aucune unité ne perd de force ni n’est éliminée pendant le combat : les touches sont réparties.</translation>
    </message>
    <message>
      <source>The winner always pursues.</source>
      <translation>Le vainqueur poursuit toujours.</translation>
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
      <source>{what} [{rule}]: a die up to the Cohesion Factor [3.3]</source>
      <translation>{what} [{rule}] : un dé au plus égal à la cohésion [3.3]</translation>
    </message>
    <message>
      <source>  {who} in {area}: {chance}   (printed {printed}; {factor} or less)</source>
      <translation>  {who} ({area}) : {chance}   (imprimé {printed} ; {factor} ou moins)</translation>
    </message>
    <message>
      <source>  units that succeed: {chances}</source>
      <translation>  unités qui réussissent : {chances}</translation>
    </message>
    <message>
      <source>  strength points that come: {chances}</source>
      <translation>  points de force qui viennent : {chances}</translation>
    </message>
    <message>
      <source>Forced march of {who} from {start} to {goal} [8.3]</source>
      <translation>Marche forcée de {who}, de {start} vers {goal} [8.3]</translation>
    </message>
    <message>
      <source>  die without modifier</source>
      <translation>  dé sans modificateur</translation>
    </message>
    <message>
      <source>  takes a hit: {chance}</source>
      <translation>  subit une touche : {chance}</translation>
    </message>
    <message>
      <source>{value} target in the mountains [{rule}]</source>
      <translation>{value} cible en montagne [{rule}]</translation>
    </message>
    <message>
      <source>{value} target in a city [{rule}]</source>
      <translation>{value} cible en ville [{rule}]</translation>
    </message>
    <message>
      <source>{value} more cavalry [{rule}]</source>
      <translation>{value} plus de cavalerie [{rule}]</translation>
    </message>
    <message>
      <source>{value} marched to the sound of the guns [{rule}]</source>
      <translation>{value} venus au canon [{rule}]</translation>
    </message>
    <message>
      <source>{value} concentric attack [{rule}]</source>
      <translation>{value} attaque concentrique [{rule}]</translation>
    </message>
    <message>
      <source>{value} defender in a city [{rule}]</source>
      <translation>{value} défenseur en ville [{rule}]</translation>
    </message>
    <message>
      <source>{value} defender in the mountains [{rule}]</source>
      <translation>{value} défenseur en montagne [{rule}]</translation>
    </message>
    <message>
      <source>{value} across a river, first round [{rule}]</source>
      <translation>{value} au-delà d’une rivière, premier round [{rule}]</translation>
    </message>
    <message>
      <source>{value} French pursuers [{rule}]</source>
      <translation>{value} poursuivants français [{rule}]</translation>
    </message>
    <message>
      <source>{value} retreat to a city [{rule}]</source>
      <translation>{value} retraite vers une ville [{rule}]</translation>
    </message>
    <message>
      <source>{value} retreat to the mountains [{rule}]</source>
      <translation>{value} retraite vers la montagne [{rule}]</translation>
    </message>
    <message>
      <source>{value} senior leader's Tactical Rating [{rule}]</source>
      <translation>{value} valeur tactique du chef le plus ancien [{rule}]</translation>
    </message>
    <message>
      <source>{value} in a city [{rule}]</source>
      <translation>{value} en ville [{rule}]</translation>
    </message>
    <message>
      <source>{value} enemy at the other end [{rule}]</source>
      <translation>{value} ennemi à l’autre bout [{rule}]</translation>
    </message>
    <message>
      <source>{value} two areas away [{rule}]</source>
      <translation>{value} à deux zones [{rule}]</translation>
    </message>
    <message>
      <source>{value} cavalry [{rule}]</source>
      <translation>{value} cavalerie [{rule}]</translation>
    </message>
    <message>
      <source>{value} artillery [{rule}]</source>
      <translation>{value} artillerie [{rule}]</translation>
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
      <source>The Castiglione Campaign 1796</source>
      <translation>La campagne de Castiglione, 1796</translation>
    </message>
    <message>
      <source>Trent</source>
      <translation>Trente</translation>
    </message>
    <message>
      <source>Mantua</source>
      <translation>Mantoue</translation>
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
      <source>French</source>
      <translation>Français</translation>
    </message>
    <message>
      <source>Austrian</source>
      <translation>Autrichiens</translation>
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
      <source>City</source>
      <translation>Ville</translation>
    </message>
    <message>
      <source>Mountain</source>
      <translation>Montagne</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Terrain dégagé</translation>
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
      <source>garrison</source>
      <translation>garnison</translation>
    </message>
    <message>
      <source>leader</source>
      <translation>chef</translation>
    </message>
    <message>
      <source>dummy</source>
      <translation>leurre</translation>
    </message>
    <message>
      <source>Garrison</source>
      <translation>Garnison</translation>
    </message>
    <message>
      <source>mist</source>
      <translation>brume</translation>
    </message>
    <message>
      <source>fog</source>
      <translation>brouillard</translation>
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
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>personne</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Personne</translation>
    </message>
    <message>
      <source>no unit</source>
      <translation>aucune unité</translation>
    </message>
    <message>
      <source>never</source>
      <translation>jamais</translation>
    </message>
    <message>
      <source>surely</source>
      <translation>à coup sûr</translation>
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
      <source>not certain</source>
      <translation>incertain</translation>
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
      <source>A French counter</source>
      <translation>Un pion français</translation>
    </message>
    <message>
      <source>An Austrian counter</source>
      <translation>Un pion autrichien</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Ravitaillement</translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Commandement</translation>
    </message>
    <message>
      <source>Initiative</source>
      <translation>Initiative</translation>
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
      <source>Recovery</source>
      <translation>Récupération</translation>
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
      <source>French movement</source>
      <translation>Mouvement des Français</translation>
    </message>
    <message>
      <source>Austrian movement</source>
      <translation>Mouvement des Autrichiens</translation>
    </message>
    <message>
      <source>French combat</source>
      <translation>Combat des Français</translation>
    </message>
    <message>
      <source>Austrian combat</source>
      <translation>Combat des Autrichiens</translation>
    </message>
    <message>
      <source>{day} July</source>
      <translation>{day} juillet</translation>
    </message>
    <message>
      <source>{day} August</source>
      <translation>{day} août</translation>
    </message>
    <message>
      <source>{date} 1796</source>
      <translation>{date} 1796</translation>
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
      <source>{name} the general</source>
      <translation>le général {name}</translation>
    </message>
    <message>
      <source>General {name}</source>
      <translation>le général {name}</translation>
    </message>
    <message>
      <source>Generic ({name})</source>
      <translation>Chef de remplacement ({name})</translation>
    </message>
    <message>
      <source>{name} or {other}</source>
      <translation>{name} ou {other}</translation>
    </message>
    <message>
      <source>1 of {many}</source>
      <translation>1 parmi {many}</translation>
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
      <translation>plus aucun de ceux-ci</translation>
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
      <source>In {place} with movement points left: {who}, on a forced march to {goal}.</source>
      <translation>{place}, points de mouvement restants : {who}, en marche forcée vers {goal}.</translation>
    </message>
    <message>
      <source>In {place} with movement points left: {who}.</source>
      <translation>{place}, points de mouvement restants : {who}.</translation>
    </message>
    <message>
      <source>Combat in {place}, round {number}: the {side} side attacks; hits inflicted: French {french}, Austrian {austrian}.</source>
      <translation>Combat : {place}, round {number} ; attaquants : {side} ; touches infligées : Français {french}, Autrichiens {austrian}.</translation>
    </message>
    <message>
      <source>{side} has not chosen anything yet.</source>
      <translation>{side} : aucun choix encore.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partie est finie.</translation>
    </message>
    <message>
      <source>Something was rolled since that choice.</source>
      <translation>Un dé a été lancé depuis ce choix.</translation>
    </message>
    <message>
      <source>{side} has chosen since.</source>
      <translation>{side} : un choix a été fait depuis.</translation>
    </message>
    <message>
      <source>That choice showed something that was not known before.</source>
      <translation>Ce choix a révélé quelque chose d’inconnu jusque-là.</translation>
    </message>
    <message>
      <source>{side} is not asked now.</source>
      <translation>{side} : rien n’est demandé pour l’instant.</translation>
    </message>
    <message>
      <source>Draw: {french} to {austrian} victory points [12.2].</source>
      <translation>Égalité : {french} à {austrian} points de victoire [12.2].</translation>
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
      <source>The game ends in a draw: {french} French to {austrian} Austrian victory points [12.2].</source>
      <translation>La partie se termine par une égalité : Français {french}, Autrichiens {austrian} points de victoire [12.2].</translation>
    </message>
    <message>
      <source>The game ends: the {side} side wins, {french} French to {austrian} Austrian victory points [12.2].</source>
      <translation>La partie est finie : victoire des {side}, Français {french}, Autrichiens {austrian} points de victoire [12.2].</translation>
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
      <source>Turn {turn} begins: {date}.</source>
      <translation>Le tour {turn} commence : {date}.</translation>
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
      <source>{who} suffers a hit in {area} and has {hits} now [3.6].</source>
      <translation>{who} subit une touche, {area} ; total {hits} [3.6].</translation>
    </message>
    <message>
      <source>{who} is eliminated in {area} [3.6].</source>
      <translation>{who} : éliminé, {area} [3.6].</translation>
    </message>
    <message>
      <source>{who} forages in {area}: rolls {die} against {factor}, is fed [5.5].</source>
      <translation>{who} fourrage, {area} : {die} contre {factor}, nourri [5.5].</translation>
    </message>
    <message>
      <source>{who} forages in {area}: rolls {die}, is fed [5.5].</source>
      <translation>{who} fourrage, {area} : {die}, nourri [5.5].</translation>
    </message>
    <message>
      <source>{who} forages in {area}: is fed [5.5].</source>
      <translation>{who} fourrage, {area} : nourri [5.5].</translation>
    </message>
    <message>
      <source>{who} forages in {area} in vain: rolls {die} against {factor} [5.5].</source>
      <translation>{who} fourrage en vain, {area} : {die} contre {factor} [5.5].</translation>
    </message>
    <message>
      <source>{who} forages in {area} in vain: rolls {die} [5.5].</source>
      <translation>{who} fourrage en vain, {area} : {die} [5.5].</translation>
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
      <source>The {side} player wins the initiative, {won} to {lost} [7.0].</source>
      <translation>Les {side} gagnent l’initiative, {won} à {lost} [7.0].</translation>
    </message>
    <message>
      <source>The {side} player moves first [7.0].</source>
      <translation>Les {side} jouent en premier [7.0].</translation>
    </message>
    <message>
      <source>{who} in {area} gets no order: {die} against {factor} [8.1].</source>
      <translation>{who} ({area}) ne reçoit pas d’ordre : {die} contre {factor} [8.1].</translation>
    </message>
    <message>
      <source>{who} in {area} gets no order: {die} [8.1].</source>
      <translation>{who} ({area}) ne reçoit pas d’ordre : {die} [8.1].</translation>
    </message>
    <message>
      <source>{who} in {area} gets no order [8.1].</source>
      <translation>{who} ({area}) ne reçoit pas d’ordre [8.1].</translation>
    </message>
    <message>
      <source>{who} in {area}, out of command, moves: {die} against {factor} [8.1].</source>
      <translation>{who} ({area}), hors commandement, se met en marche : {die} contre {factor} [8.1].</translation>
    </message>
    <message>
      <source>{who} in {area}, out of command, moves: {die} [8.1].</source>
      <translation>{who} ({area}), hors commandement, se met en marche : {die} [8.1].</translation>
    </message>
    <message>
      <source>{who} in {area}, out of command, moves [8.1].</source>
      <translation>{who} ({area}), hors commandement, se met en marche [8.1].</translation>
    </message>
    <message>
      <source>{who} sets out on a forced march from {area} to {goal} [8.3].</source>
      <translation>{who} part en marche forcée, de {area} vers {goal} [8.3].</translation>
    </message>
    <message>
      <source>{who} sets out on a forced march from {area} [8.3].</source>
      <translation>{who} part en marche forcée de {area} [8.3].</translation>
    </message>
    <message>
      <source>{who} marches by force: {roll} gives {points} [8.3].</source>
      <translation>{who}, marche forcée : {roll} donne {points} [8.3].</translation>
    </message>
    <message>
      <source>{who} rolls {die} and destroys the bridge {bridge} [8.5.1].</source>
      <translation>{who} obtient {die} et détruit le pont {bridge} [8.5.1].</translation>
    </message>
    <message>
      <source>{who} rolls {die} and fails to destroy the bridge {bridge} [8.5.1].</source>
      <translation>{who} obtient {die} et ne parvient pas à détruire le pont {bridge} [8.5.1].</translation>
    </message>
    <message>
      <source>{who} rolls {die} and repairs the bridge {bridge} [8.5.2].</source>
      <translation>{who} obtient {die} et répare le pont {bridge} [8.5.2].</translation>
    </message>
    <message>
      <source>{who} rolls {die} and fails to repair the bridge {bridge} [8.5.2].</source>
      <translation>{who} obtient {die} et ne parvient pas à réparer le pont {bridge} [8.5.2].</translation>
    </message>
    <message>
      <source>The {side} side meets the enemy in {area} and must stop [8.6.1].</source>
      <translation>Les {side} rencontrent l’ennemi et doivent s’arrêter : {area} [8.6.1].</translation>
    </message>
    <message>
      <source>The {side} side overruns {area} at {odds} to 1 [8.6.2].</source>
      <translation>Les {side} submergent l’ennemi à {odds} contre 1 : {area} [8.6.2].</translation>
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
      <source>Battle of {area}: the {side} side attacks with {strength} strength points against {other} [9.0].</source>
      <translation>Combat : {area}. Les {side} attaquent avec {strength} points de force contre {other} [9.0].</translation>
    </message>
    <message>
      <source>{who} hears the guns in {area}: {die} against {factor}, marches [9.1].</source>
      <translation>{who} ({area}) entend le canon : {die} contre {factor}, marche [9.1].</translation>
    </message>
    <message>
      <source>{who} hears the guns in {area}: {die}, marches [9.1].</source>
      <translation>{who} ({area}) entend le canon : {die}, marche [9.1].</translation>
    </message>
    <message>
      <source>{who} hears the guns in {area}, marches [9.1].</source>
      <translation>{who} ({area}) entend le canon et marche [9.1].</translation>
    </message>
    <message>
      <source>{who} in {area} does not come to the guns: {die} against {factor} [9.1].</source>
      <translation>{who} ({area}) ne vient pas au canon : {die} contre {factor} [9.1].</translation>
    </message>
    <message>
      <source>{who} in {area} does not come to the guns: {die} [9.1].</source>
      <translation>{who} ({area}) ne vient pas au canon : {die} [9.1].</translation>
    </message>
    <message>
      <source>{who} in {area} does not come to the guns [9.1].</source>
      <translation>{who} ({area}) ne vient pas au canon [9.1].</translation>
    </message>
    <message>
      <source>{side} guns at {area}: {roll} inflicts {hits} [9.2].</source>
      <translation>Canons des {side}, {area} : {roll} inflige {hits} [9.2].</translation>
    </message>
    <message>
      <source>{side} fire at {area}: {roll} inflicts {hits} [9.3].</source>
      <translation>Feu des {side}, {area} : {roll} inflige {hits} [9.3].</translation>
    </message>
    <message>
      <source>The {side} side fights on for round {number} [9.3].</source>
      <translation>Les {side} continuent le combat, round {number} [9.3].</translation>
    </message>
    <message>
      <source>The {side} side breaks off the combat at {area} [9.3].</source>
      <translation>Les {side} rompent le combat : {area} [9.3].</translation>
    </message>
    <message>
      <source>The {side} side has lost at {area}: hits suffered {suffered}, inflicted {inflicted} [9.3].</source>
      <translation>Les {side} ont perdu, {area} : touches subies {suffered}, infligées {inflicted} [9.3].</translation>
    </message>
    <message>
      <source>The {side} force cuts its way through {area} and suffers {hits} [9.4].</source>
      <translation>La force des {side} se fraie un chemin, {area}, et subit {hits} [9.4].</translation>
    </message>
    <message>
      <source>{side} cavalry pursues from {area}: {roll} inflicts {hits} [9.5].</source>
      <translation>La cavalerie des {side} poursuit depuis {area} : {roll} inflige {hits} [9.5].</translation>
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
      <source>{who} in {area} recovers from a hit: {die} against {factor} [10.0].</source>
      <translation>{who} ({area}) récupère une touche : {die} contre {factor} [10.0].</translation>
    </message>
    <message>
      <source>{who} in {area} recovers from a hit: {die} [10.0].</source>
      <translation>{who} ({area}) récupère une touche : {die} [10.0].</translation>
    </message>
    <message>
      <source>{who} in {area} recovers from a hit [10.0].</source>
      <translation>{who} ({area}) récupère une touche [10.0].</translation>
    </message>
    <message>
      <source>{who} in {area} does not recover: {die} against {factor} [10.0].</source>
      <translation>{who} ({area}) ne récupère pas : {die} contre {factor} [10.0].</translation>
    </message>
    <message>
      <source>{who} in {area} does not recover: {die} [10.0].</source>
      <translation>{who} ({area}) ne récupère pas : {die} [10.0].</translation>
    </message>
    <message>
      <source>{who} in {area} does not recover [10.0].</source>
      <translation>{who} ({area}) ne récupère pas [10.0].</translation>
    </message>
    <message>
      <source>{who} is seen in {area} with {hits} [13.1].</source>
      <translation>{who} est vu, {area}, avec {hits} [13.1].</translation>
    </message>
    <message>
      <source>{who} is seen in {area} [13.1].</source>
      <translation>{who} est vu, {area} [13.1].</translation>
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
      <source>The {side} player rolls a {die} for the initiative [7.0].</source>
      <translation>Les {side} obtiennent {die} pour l’initiative [7.0].</translation>
    </message>
    <message>
      <source>{who} appears in {area} [13.2].</source>
      <translation>{who} apparaît, {area} [13.2].</translation>
    </message>
    <message>
      <source>Nothing but rumours in {area}, {amount} {side} dummy [13.2.2].</source>
      <translation>Rien que des rumeurs, {area} : {amount} leurre des {side} [13.2.2].</translation>
    </message>
    <message>
      <source>Nothing but rumours in {area}, {amount} {side} dummies [13.2.2].</source>
      <translation>Rien que des rumeurs, {area} : {amount} leurres des {side} [13.2.2].</translation>
    </message>
    <message>
      <source>{side} scouts ride from {start} to {area} [13.1.2].</source>
      <translation>Des éclaireurs des {side} vont de {start} vers {area} [13.1.2].</translation>
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
      <source>The scouts at {area} see {amount} hidden counter: a {roll} [13.1.2].</source>
      <translation>Les éclaireurs, {area}, voient {amount} pion caché : {roll} [13.1.2].</translation>
    </message>
    <message>
      <source>The scouts at {area} see {amount} hidden counters: a {roll} [13.1.2].</source>
      <translation>Les éclaireurs, {area}, voient {amount} pions cachés : {roll} [13.1.2].</translation>
    </message>
    <message>
      <source>{who} comes out of it unhurt: {dice} [14.1].</source>
      <translation>{who} s’en tire indemne : {dice} [14.1].</translation>
    </message>
    <message>
      <source>{who} takes over in {area} [14.1].</source>
      <translation>{who} prend le commandement, {area} [14.1].</translation>
    </message>
    <message>
      <source>{who} is fit again: {roll} [14.3].</source>
      <translation>{who} est rétabli : {roll} [14.3].</translation>
    </message>
    <message>
      <source>{who} does not return yet: {roll} [14.3].</source>
      <translation>{who} ne revient pas encore : {roll} [14.3].</translation>
    </message>
    <message>
      <source>{who} in {area} is called to the sound of the guns [9.1].</source>
      <translation>{who} ({area}) est appelé au canon [9.1].</translation>
    </message>
    <message>
      <source>{who} is killed: {dice} [14.1].</source>
      <translation>{who} est tué : {dice} [14.1].</translation>
    </message>
    <message>
      <source>{who} is wounded: {dice} [14.1].</source>
      <translation>{who} est blessé : {dice} [14.1].</translation>
    </message>
    <message>
      <source>{who} is lost: nobody is left [8.6.2].</source>
      <translation>{who} est perdu : il ne reste personne [8.6.2].</translation>
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
      <source>{area}, {own} of yours: {many} strength points from {areas} [8.2]</source>
      <translation>{area}, {own} à vous : {many} points de force depuis {areas} [8.2]</translation>
    </message>
    <message>
      <source>Certain but for face-down stacks that may be leaders alone: those would bar nothing, which only the check shows [R43].</source>
      <translation>Certain, sauf pour les piles cachées qui ne sont peut-être que des chefs : elles ne barreraient rien, ce que seul le contrôle montre [R43].</translation>
    </message>
    <message>
      <source>Your own chances are exact; more may come if a face-down stack beside it is leaders alone, who bar nothing [R43].</source>
      <translation>Vos chances sont exactes ; d’autres pourront venir si une pile cachée voisine n’est faite que de chefs, qui ne barrent rien [R43].</translation>
    </message>
    <message>
      <source>Your own chances are exact; more may come if a face-down stack beside it is leaders alone, who bar nothing [R43]. So are the enemy's: you know his counters and their hits.</source>
      <translation>Vos chances sont exactes ; d’autres pourront venir si une pile cachée voisine n’est faite que de chefs, qui ne barrent rien [R43]. Celles de l’ennemi sont exactes aussi : vous connaissez ses pions et leurs touches.</translation>
    </message>
    <message>
      <source>Your own chances are exact; more may come if a face-down stack beside it is leaders alone, who bar nothing [R43]. The enemy in {area} is not wholly known: bounds are told [3.8, 13.0].</source>
      <translation>Vos chances sont exactes ; d’autres pourront venir si une pile cachée voisine n’est faite que de chefs, qui ne barrent rien [R43]. L’ennemi n’est pas entièrement connu ({area}) : des bornes sont données [3.8, 13.0].</translation>
    </message>
    <message>
      <source>Only {side} leaders are in {area}: they bar no path [5.2, 6.0, 9.1.1].</source>
      <translation>Il n’y a que des chefs des {side}, {area} : ils ne barrent aucun chemin [5.2, 6.0, 9.1.1].</translation>
    </message>
    <message>
      <source>The {side} side overruns {area}, where no strength was left [8.6.2].</source>
      <translation>Les {side} submergent l’ennemi, qui n’avait plus de force : {area} [8.6.2].</translation>
    </message>
    <message>
      <source>Overrun in clear terrain: no strength is left there [8.6.2].</source>
      <translation>Débordement en terrain dégagé : il n’y reste aucune force [8.6.2].</translation>
    </message>
    <message>
      <source>Certain: it depends on your own counters and on what lies open [R35, R43].</source>
      <translation>Certain : cela dépend de vos pions et de ce qui est découvert [R35, R43].</translation>
    </message>
    <message>
      <source>Costs and paths are certain: they depend on your own counters and on where the enemy lies, which is open [R35, R42]; what you would meet there is as far as you know it.</source>
      <translation>Coûts et chemins sont certains : ils dépendent de vos pions et des zones où se trouve l’ennemi, qui sont connues [R35, R42] ; ce que vous y rencontreriez l’est dans la mesure où vous le connaissez.</translation>
    </message>
    <message>
      <source>As far as you know: each hidden counter is taken for the weakest and the strongest it may be. Traffic and forced marches are not counted [8.3, 8.4].</source>
      <translation>Dans la mesure où vous le savez : chaque pion caché compte pour le plus faible et le plus fort qu’il puisse être. L’encombrement et les marches forcées ne sont pas comptés [8.3, 8.4].</translation>
    </message>
    <message>
      <source>Your own chances are exact, for it is open which areas the enemy bars [R35, R43].</source>
      <translation>Vos chances sont exactes, car on sait quelles zones l’ennemi barre [R35, R43].</translation>
    </message>
    <message>
      <source>Your own chances are exact, for it is open which areas the enemy bars [R35, R43]. So are the enemy's: you know his counters and their hits.</source>
      <translation>Vos chances sont exactes, car on sait quelles zones l’ennemi barre [R35, R43]. Celles de l’ennemi aussi : vous connaissez ses pions et leurs touches.</translation>
    </message>
    <message>
      <source>Your own chances are exact, for it is open which areas the enemy bars [R35, R43]. The enemy in {area} is not wholly known: bounds are told [3.8, 13.0].</source>
      <translation>Vos chances sont exactes, car on sait quelles zones l’ennemi barre [R35, R43]. L’ennemi n’est pas entièrement connu ({area}) : des bornes sont données [3.8, 13.0].</translation>
    </message>
    <message>
      <source>Mantua is {now}; French infantry strength there is {many}, {needed} keep up the siege: by the next check, as things stand, {after} [5.6].</source>
      <translation>Mantoue est {now} ; force de l’infanterie française sur place : {many}, il en faut {needed} pour le siège ; au prochain contrôle, en l’état : {after} [5.6].</translation>
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
      <source>{place} ({units}): supplied [5.2]</source>
      <translation>{place} ({units}) : ravitaillé [5.2]</translation>
    </message>
    <message>
      <source>{place} ({units}): cut off [5.2]</source>
      <translation>{place} ({units}) : coupé [5.2]</translation>
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
      <source>  would be cut by the loss of {places}</source>
      <translation>  serait coupé par la perte de {places}</translation>
    </message>
    <message>
      <source>free, all of it can be taken back</source>
      <translation>libre, tout peut être repris</translation>
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
      <source>with {who} in {area}: comes into command {gained}, falls out {lost} [6.0]</source>
      <translation>avec {who} à {area} : rentre dans le commandement {gained}, en sort {lost} [6.0]</translation>
    </message>
    <message>
      <source>out of command then: {who}</source>
      <translation>hors commandement alors : {who}</translation>
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
      <source>{who} in {area}:</source>
      <translation>{who} ({area}) :</translation>
    </message>
    <message>
      <source>not in this phase: {many} other areas</source>
      <translation>pas dans cette phase : {many} autres zones</translation>
    </message>
    <message>
      <source>not in this phase: 1 other area</source>
      <translation>pas dans cette phase : 1 autre zone</translation>
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
      <source>{area}: {points} [8.2], by {areas}; contact [8.6.1] with {enemy}</source>
      <translation>{area} : {points} [8.2], par {areas} ; contact [8.6.1] avec {enemy}</translation>
    </message>
    <message>
      <source>{area}: {points} [8.2]; contact [8.6.1] with {enemy}</source>
      <translation>{area} : {points} [8.2] ; contact [8.6.1] avec {enemy}</translation>
    </message>
    <message>
      <source>{area}: {points} [8.2], by {areas}</source>
      <translation>{area} : {points} [8.2], par {areas}</translation>
    </message>
    <message>
      <source>{area}: {points} by forced march, {ways} [8.3]; contact [8.6.1] with {enemy}</source>
      <translation>{area} : {points} par marche forcée, {ways} [8.3] ; contact [8.6.1] avec {enemy}</translation>
    </message>
    <message>
      <source>{area}: {points} by forced march, {ways} [8.3]</source>
      <translation>{area} : {points} par marche forcée, {ways} [8.3]</translation>
    </message>
    <message>
      <source>{area}: too dear for {who} in this order [8.2, 8.4]</source>
      <translation>{area} : trop cher pour {who} dans cet ordre [8.2, 8.4]</translation>
    </message>
    <message>
      <source>{area}: {points} [8.2]</source>
      <translation>{area} : {points} [8.2]</translation>
    </message>
    <message>
      <source>if you are attacked in {area}, to the sound of the guns may come [9.1]:</source>
      <translation>si vous êtes attaqué ({area}), peuvent venir au canon [9.1] :</translation>
    </message>
    <message>
      <source>if you attack in {area}, 1 enemy counter is within two free areas [9.1.1]:</source>
      <translation>si vous attaquez ({area}), 1 pion ennemi est à deux zones libres [9.1.1] :</translation>
    </message>
    <message>
      <source>if you attack in {area}, {many} enemy counters are within two free areas [9.1.1]:</source>
      <translation>si vous attaquez ({area}), {many} pions ennemis sont à deux zones libres [9.1.1] :</translation>
    </message>
    <message>
      <source>  nobody</source>
      <translation>  personne</translation>
    </message>
    <message>
      <source>  {who} from {area}: {chance} [9.1.2]</source>
      <translation>  {who} depuis {area} : {chance} [9.1.2]</translation>
    </message>
    <message>
      <source>  {who} in {area}: may ride there without a check [9.1.2]</source>
      <translation>  {who} ({area}) : peut y aller à cheval sans test [9.1.2]</translation>
    </message>
    <message>
      <source>  {who} in {area}: between {low} and {high} [9.1.2]</source>
      <translation>  {who} ({area}) : entre {low} et {high} [9.1.2]</translation>
    </message>
    <message>
      <source>  {who} in {area}: {chance} [9.1.2]</source>
      <translation>  {who} ({area}) : {chance} [9.1.2]</translation>
    </message>
    <message>
      <source>nobody can reach you</source>
      <translation>personne ne peut vous atteindre</translation>
    </message>
    <message>
      <source>{side}: {points} points if it ended now [12.1]</source>
      <translation>{side} : {points} points si tout finissait là [12.1]</translation>
    </message>
    <message>
      <source>  mantua besieged: {points}</source>
      <translation>  Mantoue assiégée : {points}</translation>
    </message>
    <message>
      <source>  eliminated unit: {points}</source>
      <translation>  unité éliminée : {points}</translation>
    </message>
    <message>
      <source>  {city} austrian: {points}</source>
      <translation>  {city}, aux Autrichiens : {points}</translation>
    </message>
    <message>
      <source>  zone free of austrians: {points}</source>
      <translation>  zone libre d’Autrichiens : {points}</translation>
    </message>
    <message>
      <source>  {city} french: {points}</source>
      <translation>  {city}, aux Français : {points}</translation>
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
      <source>Initiative {side}, first player {first}</source>
      <translation>Initiative : {side} ; jouent en premier : {first}</translation>
    </message>
    <message>
      <source>{place} besieged</source>
      <translation>{place} assiégée</translation>
    </message>
    <message>
      <source>{place} liberated</source>
      <translation>{place} libérée</translation>
    </message>
    <message>
      <source>Austrian cities: {areas}</source>
      <translation>Villes aux Autrichiens : {areas}</translation>
    </message>
    <message>
      <source>Destroyed bridges: {bridges}</source>
      <translation>Ponts détruits : {bridges}</translation>
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
      <source>There is no file {path}.</source>
      <translation>Le fichier {path} n’existe pas.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {why}.</source>
      <translation>{path} ne peut pas être lu : {why}.</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}.</source>
      <translation>{path} ne peut pas être écrit : {why}.</translation>
    </message>
    <message>
      <source>{path} is a folder; name the record's file.</source>
      <translation>{path} est un dossier ; nommez le fichier de la partie.</translation>
    </message>
    <message>
      <source>{path} cannot be used: {why}</source>
      <translation>{path} ne peut pas être ouvert : {why}</translation>
    </message>
    <message>
      <source>it is empty.</source>
      <translation>il est vide.</translation>
    </message>
    <message>
      <source>it is not text, so it is no Campagna record.</source>
      <translation>ce n’est pas du texte, donc pas une partie de Campagna.</translation>
    </message>
    <message>
      <source>line {line} is not UTF-8 text.</source>
      <translation>la ligne {line} n’est pas du texte UTF-8.</translation>
    </message>
    <message>
      <source>its first line is {title}, but a record begins with {wanted}.</source>
      <translation>sa première ligne est {title}, mais une partie commence par {wanted}.</translation>
    </message>
    <message>
      <source>The header of {path} is cut off; the game cannot be set up.</source>
      <translation>L’en-tête de {path} est coupé ; la partie ne peut pas être mise en place.</translation>
    </message>
    <message>
      <source>The game of {path} has ended; it can only be replayed.</source>
      <translation>La partie {path} est terminée ; on ne peut que la revoir.</translation>
    </message>
    <message>
      <source>{path} is being played by another Campagna; close that first.</source>
      <translation>{path} est en cours dans un autre Campagna ; fermez-le d’abord.</translation>
    </message>
    <message>
      <source>{path} is there already; resume it or choose another name for the new game.</source>
      <translation>{path} existe déjà ; reprenez-la ou choisissez un autre nom pour la nouvelle partie.</translation>
    </message>
    <message>
      <source>The folder {folder} cannot be made: {why}. Name a FILE for the game, or set CAMPAGNA_HOME to a folder that can be written.</source>
      <translation>Le dossier {folder} ne peut pas être créé : {why}. Nommez un fichier pour la partie, ou donnez à CAMPAGNA_HOME un dossier où l’on peut écrire.</translation>
    </message>
    <message>
      <source>Line {line} was half written and has been cut: {text}.</source>
      <translation>La ligne {line} n’était écrite qu’à moitié et a été coupée : {text}.</translation>
    </message>
    <message>
      <source>The folder {folder} cannot be made: {why}.</source>
      <translation>Le dossier {folder} ne peut pas être créé : {why}.</translation>
    </message>
    <message>
      <source>A GIF needs Pillow, which is not installed: pip install 'campagna[export]'.</source>
      <translation>Un GIF demande Pillow, qui n’est pas installé : pip install 'campagna[export]'.</translation>
    </message>
    <message>
      <source>{path} must end in one of {known}.</source>
      <translation>{path} doit se terminer par l’un de {known}.</translation>
    </message>
    <message>
      <source>A picture of {width} by {height} pixels is too large. Choose fewer dots per inch, or PDF, which has no limit.</source>
      <translation>Une image de {width} sur {height} pixels est trop grande. Choisissez moins de points par pouce, ou le PDF, qui n’a pas de limite.</translation>
    </message>
    <message>
      <source>The report cannot be written to {folder}: {why}.</source>
      <translation>Le compte rendu ne peut pas être écrit dans {folder} : {why}.</translation>
    </message>
    <message>
      <source>The window has no map of {game}, the game of {path}.</source>
      <translation>La fenêtre n’a pas de carte pour {game}, le jeu de {path}.</translation>
    </message>
    <message>
      <source>No such file or directory</source>
      <translation>ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
      <source>Permission denied</source>
      <translation>l’accès est refusé</translation>
    </message>
    <message>
      <source>No space left on device</source>
      <translation>le disque est plein</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>le disque est plein</translation>
    </message>
    <message>
      <source>Is a directory</source>
      <translation>c’est un dossier</translation>
    </message>
    <message>
      <source>Not a directory</source>
      <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
      <source>File exists</source>
      <translation>un fichier de ce nom existe</translation>
    </message>
    <message>
      <source>Read-only file system</source>
      <translation>le disque est en lecture seule</translation>
    </message>
    <message>
      <source>it is there already</source>
      <translation>il existe déjà</translation>
    </message>
    <message>
      <source>the picture cannot be written</source>
      <translation>l’image ne peut pas être écrite</translation>
    </message>
    <message>
      <source>{many} in 6</source>
      <translation>{many} sur 6</translation>
    </message>
  </context>
  <context>
    <name>part</name>
    <message>
      <source>{who} screens</source>
      <translation>{who} fait écran</translation>
    </message>
    <message>
      <source>{who} rides</source>
      <translation>{who} part en reconnaissance</translation>
    </message>
    <message>
      <source>{one}; {others}</source>
      <translation>{one} ; {others}</translation>
    </message>
    <message>
      <source>{who} ride</source>
      <translation>{who} : à cheval</translation>
    </message>
    <message>
      <source>{who} screen</source>
      <translation>{who} : en écran</translation>
    </message>
    <message>
      <source>counters still to be shown: {many}</source>
      <translation>pions encore à montrer : {many}</translation>
    </message>
    <message>
      <source>1 world</source>
      <translation>1 monde</translation>
    </message>
    <message>
      <source>{many} worlds</source>
      <translation>{many} mondes</translation>
    </message>
    <message>
      <source>strength {old} → {new}</source>
      <translation>force {old} → {new}</translation>
    </message>
    <message>
      <source>cohesion {old} → {new}</source>
      <translation>cohésion {old} → {new}</translation>
    </message>
    <message>
      <source>strength {now}</source>
      <translation>force {now}</translation>
    </message>
    <message>
      <source>cohesion {now}</source>
      <translation>cohésion {now}</translation>
    </message>
    <message>
      <source>{some} of 1 counter</source>
      <translation>{some} pion sur 1</translation>
    </message>
    <message>
      <source>{some} of {many} counters</source>
      <translation>{some} pions sur {many}</translation>
    </message>
    <message>
      <source>no hit</source>
      <translation>aucune touche</translation>
    </message>
    <message>
      <source>one hit</source>
      <translation>une touche</translation>
    </message>
    <message>
      <source>{many} hits</source>
      <translation>{many} touches</translation>
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
      <source>no more movement points</source>
      <translation>aucun point de mouvement de plus</translation>
    </message>
    <message>
      <source>one more movement point</source>
      <translation>un point de mouvement de plus</translation>
    </message>
    <message>
      <source>{many} more movement points</source>
      <translation>{many} points de mouvement de plus</translation>
    </message>
    <message>
      <source>1 more counter</source>
      <translation>1 autre pion</translation>
    </message>
    <message>
      <source>{many} more counters</source>
      <translation>{many} autres pions</translation>
    </message>
    <message>
      <source>1 counter</source>
      <translation>1 pion</translation>
    </message>
    <message>
      <source>1 enemy counter: {who}</source>
      <translation>1 pion ennemi : {who}</translation>
    </message>
    <message>
      <source>{many} enemy counters: {who}</source>
      <translation>{many} pions ennemis : {who}</translation>
    </message>
    <message>
      <source>{many} counters</source>
      <translation>{many} pions</translation>
    </message>
    <message>
      <source>1 point</source>
      <translation>1 point</translation>
    </message>
    <message>
      <source>1 more point</source>
      <translation>1 point de plus</translation>
    </message>
    <message>
      <source>{many} more points</source>
      <translation>{many} points de plus</translation>
    </message>
    <message>
      <source>{many} points</source>
      <translation>{many} points</translation>
    </message>
    <message>
      <source>1 dummy</source>
      <translation>1 leurre</translation>
    </message>
    <message>
      <source>{many} dummies</source>
      <translation>{many} leurres</translation>
    </message>
    <message>
      <source>{many} not known to you</source>
      <translation>{many} inconnu de vous</translation>
    </message>
    <message>
      <source>a counter not known to you</source>
      <translation>un pion inconnu de vous</translation>
    </message>
    <message>
      <source>{many} in 6</source>
      <translation>{many} sur 6</translation>
    </message>
    <message>
      <source>{low} to {high} (not all known to you)</source>
      <translation>{low} à {high} (tous ne vous sont pas connus)</translation>
    </message>
    <message>
      <source>without help arrives {chance}, hit {hit}; {others}</source>
      <translation>sans aide arrive {chance}, touche {hit} ; {others}</translation>
    </message>
    <message>
      <source>with {who} arrives {chance}, hit {hit}; {others}</source>
      <translation>avec {who} arrive {chance}, touche {hit} ; {others}</translation>
    </message>
    <message>
      <source>without help arrives {chance}, hit {hit}</source>
      <translation>sans aide arrive {chance}, touche {hit}</translation>
    </message>
    <message>
      <source>with {who} arrives {chance}, hit {hit}</source>
      <translation>avec {who} arrive {chance}, touche {hit}</translation>
    </message>
    <message>
      <source>{who} with {marks}</source>
      <translation>{who} avec {marks}</translation>
    </message>
    <message>
      <source>{one}, {others}</source>
      <translation>{one}, {others}</translation>
    </message>
    <message>
      <source>{many} more</source>
      <translation>{many} autres</translation>
    </message>
    <message>
      <source>{some} and {last}</source>
      <translation>{some} et {last}</translation>
    </message>
    <message>
      <source>{one} or {others}</source>
      <translation>{one} ou {others}</translation>
    </message>
    <message>
      <source>the bridge {bridge}</source>
      <translation>le pont {bridge}</translation>
    </message>
    <message>
      <source>{area} (bridge)</source>
      <translation>{area} (pont)</translation>
    </message>
    <message>
      <source>{area} (bridge destroyed)</source>
      <translation>{area} (pont détruit)</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <translation>{low} à {high}</translation>
    </message>
    <message>
      <source>{one}-{other}</source>
      <translation>{one}-{other}</translation>
    </message>
    <message>
      <source>brescia</source>
      <translation>Brescia</translation>
    </message>
    <message>
      <source>cremona</source>
      <translation>Crémone</translation>
    </message>
    <message>
      <source>trent</source>
      <translation>Trente</translation>
    </message>
    <message>
      <source>vicenza</source>
      <translation>Vicence</translation>
    </message>
    <message>
      <source>{value} {label} [{rule}]</source>
      <translation>{value} {label} [{rule}]</translation>
    </message>
    <message>
      <source>{area} ({many})</source>
      <translation>{area} ({many})</translation>
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
      <source>besiege {area} by forced march</source>
      <translation>assiéger {area} en marche forcée</translation>
    </message>
    <message>
      <source>besiege {area}</source>
      <translation>assiéger {area}</translation>
    </message>
    <message>
      <source>attack {area} by forced march</source>
      <translation>attaquer {area} en marche forcée</translation>
    </message>
    <message>
      <source>attack {area}</source>
      <translation>attaquer {area}</translation>
    </message>
    <message>
      <source>go to {area} by forced march</source>
      <translation>aller à {area} en marche forcée</translation>
    </message>
    <message>
      <source>go to {area}</source>
      <translation>aller à {area}</translation>
    </message>
    <message>
      <source>hold the siege</source>
      <translation>maintenir le siège</translation>
    </message>
    <message>
      <source>hold</source>
      <translation>tenir</translation>
    </message>
    <message>
      <source>dummies</source>
      <translation>leurres</translation>
    </message>
    <message>
      <source>{leader}’s horse</source>
      <translation>la cavalerie de {leader}</translation>
    </message>
    <message>
      <source>{leader}’s foot</source>
      <translation>l’infanterie de {leader}</translation>
    </message>
  </context>
</TS>
