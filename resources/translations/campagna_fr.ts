<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message>
      <source>Something went wrong inside the program.</source>
      <translation>Une erreur s’est produite dans le programme.</translation>
    </message>
    <message>
      <source>&amp;Go on</source>
      <translation>&amp;Continuer</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <source>You can try to go on, or quit.</source>
      <translation>Vous pouvez essayer de continuer, ou quitter.</translation>
    </message>
    <message>
      <source>This game is not being saved: if you quit, all since the last save is lost.</source>
      <translation>Cette partie n’est pas enregistrée : si vous quittez, tout ce qui suit le dernier enregistrement est perdu.</translation>
    </message>
    <message>
      <source>Your last choice could not be saved: if you quit, it is lost.</source>
      <translation>Votre dernier choix n’a pas pu être enregistré : si vous quittez, il est perdu.</translation>
    </message>
    <message>
      <source>What was played is saved. You can go on, or quit and go on later.</source>
      <translation>Ce qui a été joué est enregistré. Vous pouvez continuer, ou quitter et reprendre plus tard.</translation>
    </message>
    <message>
      <source>A report to send to the developers is in {path}.</source>
      <translation>Un rapport à envoyer aux développeurs se trouve dans {path}.</translation>
    </message>
    <message>
      <source>A report could not be written ({reason}): {kind}.</source>
      <translation>Le rapport n’a pas pu être écrit ({reason}) : {kind}.</translation>
    </message>
    <message>
      <source>Show details</source>
      <translation>Montrer les détails</translation>
    </message>
    <message>
      <source>may be chosen now</source>
      <translation>peut être choisie maintenant</translation>
    </message>
    <message>
      <source>Eliminated</source>
      <translation>Éliminés</translation>
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
      <source>The nine days</source>
      <translation>Les neuf jours</translation>
    </message>
    <message>
      <source>Now: {phase}</source>
      <translation>En cours : {phase}</translation>
    </message>
    <message>
      <source>Initiative</source>
      <translation>Initiative</translation>
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
      <source>Mantua</source>
      <translation>Mantoue</translation>
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
      <source>Mantua City Box</source>
      <translation>Case ville de Mantoue</translation>
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
      <source>Wounded and killed</source>
      <translation>Blessés et tués</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}, {date} 1796, {phase}</source>
      <translation>Tour {turn} sur {turns}, {date} 1796, {phase}</translation>
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
      <source>nobody</source>
      <translation>personne</translation>
    </message>
    <message>
      <source>{title}: {names}</source>
      <translation>{title} : {names}</translation>
    </message>
    <message>
      <source>French</source>
      <translation>Français</translation>
    </message>
    <message>
      <source>Austrians</source>
      <translation>Autrichiens</translation>
    </message>
    <message>
      <source>{fewest} to {most}, the least and the most: counters that lie face down decide it</source>
      <translation>{fewest} à {most}, le moins et le plus : des pions face cachée en décident</translation>
    </message>
    <message>
      <source>printed {numbers}</source>
      <translation>imprimé {numbers}</translation>
    </message>
    <message>
      <source>Garrison</source>
      <translation>Garnison</translation>
    </message>
    <message>
      <source>{kilometres} km</source>
      <translation>{kilometres} km</translation>
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
      <source>Austrian</source>
      <translation>Autrichiens</translation>
    </message>
    <message>
      <source>General {name}</source>
      <translation>le général {name}</translation>
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
      <source>Overlay: {title}</source>
      <translation>Calque : {title}</translation>
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
      <source>Reach</source>
      <translation>Portée de marche</translation>
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
      <source>Sound of the guns</source>
      <translation>Marche au canon</translation>
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
      <source>%n hidden</source>
      <translation>
        <numerusform>%n caché</numerusform>
        <numerusform>%n cachés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n known</source>
      <translation>
        <numerusform>%n connu</numerusform>
        <numerusform>%n connus</numerusform>
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
      <source>Intelligence</source>
      <translation>Renseignement</translation>
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
      <source>between the Alps and the Po, {first} to {last}</source>
      <translation>entre les Alpes et le Pô, du {first} au {last}</translation>
    </message>
    <message>
      <source>, {side} supply area</source>
      <translation>, zone de ravitaillement ({side})</translation>
    </message>
    <message numerus="yes">
      <source>, %n victory points</source>
      <translation>
        <numerusform>, %n point de victoire</numerusform>
        <numerusform>, %n points de victoire</numerusform>
      </translation>
    </message>
    <message>
      <source>{side} combat</source>
      <translation>Combat des {side}</translation>
    </message>
    <message>
      <source>{side} movement</source>
      <translation>Mouvement des {side}</translation>
    </message>
    <message>
      <source>{side} counter, face down</source>
      <translation>{side} : pion face cachée</translation>
    </message>
    <message>
      <source>{0}: strategic {1}, command range {2}, tactical {3}</source>
      <translation>{0} : stratégie {1}, rayon de commandement {2}, tactique {3}</translation>
    </message>
    <message>
      <source>{0}: strength {1} of {2}, cohesion {3} of {4}, movement {5}</source>
      <translation>{0} : force {1} sur {2}, cohésion {3} sur {4}, mouvement {5}</translation>
    </message>
    <message>
      <source>{0}: strength {1}, cohesion {2}, movement {3}</source>
      <translation>{0} : force {1}, cohésion {2}, mouvement {3}</translation>
    </message>
    <message numerus="yes">
      <source>, %n hits</source>
      <translation>
        <numerusform>, %n touche</numerusform>
        <numerusform>, %n touches</numerusform>
      </translation>
    </message>
    <message>
      <source>, out of command</source>
      <translation>, hors commandement</translation>
    </message>
    <message>
      <source> (not in view now)</source>
      <translation> (hors de vue pour l’instant)</translation>
    </message>
    <message numerus="yes">
      <source>{place}: %n {side} counters</source>
      <translation>
        <numerusform>{place} : %n pion, {side}</numerusform>
        <numerusform>{place} : %n pions, {side}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>, %n strength points known</source>
      <translation>
        <numerusform>, %n point de force connu</numerusform>
        <numerusform>, %n points de force connus</numerusform>
      </translation>
    </message>
    <message>
      <source>“{mark}”: strength points known; + for those face down</source>
      <translation>« {mark} » : points de force connus ; + pour ceux face cachée</translation>
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
      <source>“? {many}”: any of {many} counters that you cannot tell apart yet</source>
      <translation>« ? {many} » : l’un de {many} pions que vous ne pouvez pas encore distinguer</translation>
    </message>
    <message>
      <source>likeliest {guess}, an estimate</source>
      <translation>le plus probable {guess}, une estimation</translation>
    </message>
    <message>
      <source>may be {names}</source>
      <translation>peut-être {names}</translation>
    </message>
    <message>
      <source>{many} × {words}</source>
      <translation>{many} × {words}</translation>
    </message>
    <message>
      <source>Map of the campaign</source>
      <translation>Carte de la campagne</translation>
    </message>
    <message>
      <source>Counting the odds…</source>
      <translation>Calcul des probabilités…</translation>
    </message>
    <message>
      <source>Combat</source>
      <translation>Combat</translation>
    </message>
    <message>
      <source>Dice that have fallen, modifiers included where hits are read</source>
      <translation>Dés jetés, modificateurs compris là où on lit des touches</translation>
    </message>
    <message>
      <source>{side} force</source>
      <translation>{side} : forces engagées</translation>
    </message>
    <message>
      <source>Odds of the combat</source>
      <translation>Probabilités du combat</translation>
    </message>
    <message>
      <source>No combat is being fought.</source>
      <translation>Aucun combat en cours.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Combats to be fought&lt;/b&gt;, as far as you know</source>
      <translation>&lt;b&gt;Combats à livrer&lt;/b&gt;, pour autant que vous sachiez</translation>
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
      <source>&lt;b&gt;Preview: attack on {place}&lt;/b&gt;, as far as you know</source>
      <translation>&lt;b&gt;Aperçu : attaque sur {place}&lt;/b&gt;, d’après ce que vous savez</translation>
    </message>
    <message>
      <source>already there</source>
      <translation>déjà sur place</translation>
    </message>
    <message>
      <source>&lt;b&gt;Battle of {place}&lt;/b&gt; is over</source>
      <translation>&lt;b&gt;Combat : {place}&lt;/b&gt;, terminé</translation>
    </message>
    <message>
      <source>At a glance; exactly in a moment:</source>
      <translation>À vue d’œil ; le détail dans un instant :</translation>
    </message>
    <message>
      <source>The combat before:</source>
      <translation>Le combat précédent :</translation>
    </message>
    <message>
      <source>all of them march to the guns</source>
      <translation>tous marchent au canon</translation>
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
      <source>A stack on the map</source>
      <translation>Une pile sur la carte</translation>
    </message>
    <message>
      <source>massena, victor:1 or 23 sp, leader 1, 2 cavalry, 2 guns</source>
      <translation>massena, victor:1 ou 23 sp, leader 1, 2 cavalry, 2 guns</translation>
    </message>
    <message>
      <source>Units and leaders</source>
      <translation>Unités et chefs</translation>
    </message>
    <message>
      <source>From the map</source>
      <translation>De la carte</translation>
    </message>
    <message>
      <source>&amp;Units</source>
      <translation>&amp;Unités</translation>
    </message>
    <message>
      <source>After round one</source>
      <translation>Après le premier round</translation>
    </message>
    <message>
      <source>choose a stack</source>
      <translation>choisissez une pile</translation>
    </message>
    <message numerus="yes">
      <source>%n counters</source>
      <translation>
        <numerusform>%n pion</numerusform>
        <numerusform>%n pions</numerusform>
      </translation>
    </message>
    <message>
      <source>Odds calculator</source>
      <translation>Calcul des probabilités</translation>
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
      <source>The odds</source>
      <translation>Les probabilités</translation>
    </message>
    <message>
      <source>&amp;Swap sides ({key})</source>
      <translation>É&amp;changer les camps ({key})</translation>
    </message>
    <message>
      <source>Copy as &amp;text ({key})</source>
      <translation>Copier le &amp;texte ({key})</translation>
    </message>
    <message>
      <source>Terrain</source>
      <translation>Terrain</translation>
    </message>
    <message>
      <source>Ties go to the</source>
      <translation>Égalité en faveur de</translation>
    </message>
    <message>
      <source>Own hits</source>
      <translation>Vos touches</translation>
    </message>
    <message>
      <source>Bombardment</source>
      <translation>Bombardement</translation>
    </message>
    <message>
      <source>These odds could not be counted.</source>
      <translation>Ces probabilités n’ont pas pu être calculées.</translation>
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
      <source>The attacker wins {attacker}, the defender {defender}; hits inflicted {own} to {enemy}.</source>
      <translation>L’attaquant gagne {attacker}, le défenseur {defender} ; touches infligées {own} à {enemy}.</translation>
    </message>
    <message>
      <source>What to do after round one [9.3], the other side keeping to its plan</source>
      <translation>Que faire après le premier round [9.3], l’autre camp suivant son plan</translation>
    </message>
    <message numerus="yes">
      <source>%n counters face down are not counted.</source>
      <translation>
        <numerusform>%n pion face cachée n’est pas compté.</numerusform>
        <numerusform>%n pions face cachée ne sont pas comptés.</numerusform>
      </translation>
    </message>
    <message>
      <source>you win {chance}</source>
      <translation>vous gagnez {chance}</translation>
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
      <source>&lt;b&gt;Battle of {place}&lt;/b&gt; · {attacker} attack · round {number} of {rounds} · hits inflicted: {scored}</source>
      <translation>&lt;b&gt;Combat : {place}&lt;/b&gt; · attaquants : {attacker} · round {number} sur {rounds} · touches infligées : {scored}</translation>
    </message>
    <message>
      <source>Drag this hit onto a unit</source>
      <translation>Glissez cette touche sur une unité</translation>
    </message>
    <message>
      <source>suggested</source>
      <translation>conseillé</translation>
    </message>
    <message>
      <source>Placing hits</source>
      <translation>Répartition des touches</translation>
    </message>
    <message numerus="yes">
      <source>%n hits to place: drag them, press a digit, or Enter as suggested.</source>
      <translation>
        <numerusform>%n touche à placer : glissez-la, tapez un chiffre, ou Entrée comme conseillé.</numerusform>
        <numerusform>%n touches à placer : glissez-les, tapez un chiffre, ou Entrée comme conseillé.</numerusform>
      </translation>
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
      <source>Rolled in round {number}:</source>
      <translation>Dés du round {number} :</translation>
    </message>
    <message numerus="yes">
      <source>%n hits</source>
      <translation>
        <numerusform>%n touche</numerusform>
        <numerusform>%n touches</numerusform>
      </translation>
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
      <source>If you choose: {words}</source>
      <translation>Si vous choisissez : {words}</translation>
    </message>
    <message>
      <source>whichever you choose</source>
      <translation>quel que soit le choix</translation>
    </message>
    <message>
      <source>In pairs, {sides}:</source>
      <translation>Par paires, {sides} :</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>gagne</translation>
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
      <source> (if it is fought: {chance})</source>
      <translation> (s’il a lieu : {chance})</translation>
    </message>
    <message>
      <source>Round {number}</source>
      <translation>Round {number}</translation>
    </message>
    <message>
      <source>Ahead afterwards: {who}</source>
      <translation>En tête ensuite : {who}</translation>
    </message>
    <message>
      <source>How it ends [9.3]</source>
      <translation>Issue [9.3]</translation>
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
      <source>, column {column}</source>
      <translation>, colonne {column}</translation>
    </message>
    <message>
      <source>die as rolled</source>
      <translation>dé sans modificateur</translation>
    </message>
    <message>
      <source>die {sum}</source>
      <translation>dé {sum}</translation>
    </message>
    <message>
      <source>If the {side} side must retreat ({chance}) [9.4, 9.5]:</source>
      <translation>Si les {side} doivent battre en retraite ({chance}) [9.4, 9.5] :</translation>
    </message>
    <message>
      <source>to {places}</source>
      <translation>vers {places}</translation>
    </message>
    <message>
      <source>pursuit, column {column}</source>
      <translation>poursuite, colonne {column}</translation>
    </message>
    <message>
      <source>no pursuit: the winner has no more cavalry</source>
      <translation>pas de poursuite : le vainqueur n’a pas plus de cavalerie</translation>
    </message>
    <message>
      <source>Units eliminated, pursuit included [3.6]</source>
      <translation>Unités éliminées, poursuite comprise [3.6]</translation>
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
      <source>As the French see it</source>
      <translation>Vu par les Français</translation>
    </message>
    <message>
      <source>As the Austrians see it</source>
      <translation>Vu par les Autrichiens</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Tout</translation>
    </message>
    <message>
      <source>Export the map</source>
      <translation>Exporter la carte</translation>
    </message>
    <message>
      <source> mm</source>
      <translation> mm</translation>
    </message>
    <message>
      <source>With the &amp;counters</source>
      <translation>Avec les &amp;pions</translation>
    </message>
    <message>
      <source>&amp;Format</source>
      <translation>&amp;Format</translation>
    </message>
    <message>
      <source>&amp;Dots per inch (PNG)</source>
      <translation>Points par &amp;pouce (PNG)</translation>
    </message>
    <message>
      <source>&amp;Width</source>
      <translation>&amp;Largeur</translation>
    </message>
    <message>
      <source>&amp;Viewpoint</source>
      <translation>Point de &amp;vue</translation>
    </message>
    <message>
      <source>Export the film</source>
      <translation>Exporter le film</translation>
    </message>
    <message>
      <source>Animated GIF</source>
      <translation>GIF animé</translation>
    </message>
    <message>
      <source>Folder of pictures</source>
      <translation>Dossier d’images</translation>
    </message>
    <message>
      <source>&amp;Every moment, not only what matters</source>
      <translation>&amp;Chaque moment, pas seulement l’important</translation>
    </message>
    <message>
      <source>&amp;Size</source>
      <translation>&amp;Taille</translation>
    </message>
    <message>
      <source>S&amp;peed</source>
      <translation>Vi&amp;tesse</translation>
    </message>
    <message numerus="yes">
      <source>%n pictures</source>
      <translation>
        <numerusform>%n image</numerusform>
        <numerusform>%n images</numerusform>
      </translation>
    </message>
    <message>
      <source>{pictures}, {seconds} s, some {size} MB</source>
      <translation>{pictures}, {seconds} s, environ {size} Mo</translation>
    </message>
    <message>
      <source>Drawing…</source>
      <translation>Dessin en cours…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Stopped.</source>
      <translation>Arrêté.</translation>
    </message>
    <message>
      <source>Rules in our words</source>
      <translation>Les règles dans nos mots</translation>
    </message>
    <message>
      <source>The map</source>
      <translation>La carte</translation>
    </message>
    <message>
      <source>Click an area, or walk to it with the arrows along its roads; Enter opens it. The panel at the side tells what is there. G goes to an area whose name you type.</source>
      <translation>Cliquez sur une zone, ou allez-y avec les flèches le long de ses routes ; Entrée l’ouvre. Le volet de côté dit ce qui s’y trouve. G mène à une zone dont vous tapez le nom.</translation>
    </message>
    <message>
      <source>Turn the wheel to zoom, drag the paper to move it; Ctrl+0 shows all of it.</source>
      <translation>Tournez la molette pour zoomer, tirez le papier pour le déplacer ; Ctrl+0 montre tout.</translation>
    </message>
    <message>
      <source>Face-down counters</source>
      <translation>Pions face cachée</translation>
    </message>
    <message>
      <source>A flag is a counter face down. “? 13” on it means that it may be any of 13 counters, names that it is one of those. On a pile 12+ means 12 strength points known and more face down. In overlays and panels 3–7 is the least and the most that may be there, and a number after ≈ an estimate. Point at it to be told.</source>
      <translation>Un drapeau est un pion face cachée. « ? 13 » veut dire qu’il peut être l’un de 13 pions, des noms qu’il est l’un d’eux. Sur une pile, 12+ veut dire 12 points de force connus et d’autres face cachée. Dans les calques et les volets, 3–7 est le moins et le plus qu’il peut y avoir, et un nombre après ≈ une estimation. Pointez-le pour l’apprendre.</translation>
    </message>
    <message>
      <source>In the fog of war dummies are face-down counters without soldiers: they hide where your forces are and how strong. They are placed for you; Ctrl+Z right afterwards, or Standing orders in the Game menu, lets you place them yourself.</source>
      <translation>Dans le brouillard de guerre, les leurres sont des pions face cachée sans soldats : ils cachent où sont vos forces et combien elles valent. Ils sont placés pour vous ; Ctrl+Z juste après, ou Consignes permanentes dans le menu Partie, vous les laisse placer vous-même.</translation>
    </message>
    <message>
      <source>Giving orders</source>
      <translation>Donner des ordres</translation>
    </message>
    <message>
      <source>The bar under the map is the only place that asks. What you may do is in the list of orders; a click, a drag of a stack and a key all lead to the same choices.</source>
      <translation>La barre sous la carte est le seul endroit qui interroge. Ce que vous pouvez faire est dans la liste des ordres ; un clic, une pile que l’on tire et une touche mènent tous aux mêmes choix.</translation>
    </message>
    <message>
      <source>Ctrl+Enter ends the phase and first lists what was forgotten. Ctrl+K finds every command by its name.</source>
      <translation>Ctrl+Entrée finit la phase et dit d’abord ce qui a été oublié. Ctrl+K trouve chaque commande par son nom.</translation>
    </message>
    <message>
      <source>Odds and dice</source>
      <translation>Chances et dés</translation>
    </message>
    <message>
      <source>Before a forced march or an attack the chances are shown, reckoned from what your side knows. Dice fall only after you have confirmed.</source>
      <translation>Avant une marche forcée ou une attaque, les chances sont montrées, calculées d’après ce que sait votre camp. Les dés ne tombent qu’après votre confirmation.</translation>
    </message>
    <message>
      <source>Sealed dice are fixed before the first roll: nobody can change them, and at the end they are checked.</source>
      <translation>Les dés scellés sont fixés avant le premier jet : personne ne peut les changer, et à la fin ils sont vérifiés.</translation>
    </message>
    <message>
      <source>The combat board goes step by step: Enter rolls, Shift+Enter rolls the round and leaves the hits to you, Ctrl+Shift+Enter resolves the whole combat with hits as suggested. Every modifier says where it comes from.</source>
      <translation>Le tableau de combat avance pas à pas : Entrée lance les dés, Maj+Entrée lance ceux du round et vous laisse placer les pertes, Ctrl+Maj+Entrée résout tout le combat, pertes comme proposées. Chaque modificateur dit d’où il vient.</translation>
    </message>
    <message>
      <source>Taking back</source>
      <translation>Reprendre un ordre</translation>
    </message>
    <message>
      <source>Ctrl+Z takes back your last order until a die has fallen or something was uncovered. Take-backs are counted in the line on top.</source>
      <translation>Ctrl+Z reprend votre dernier ordre tant qu’aucun dé n’est tombé et que rien n’a été découvert. Les reprises sont comptées dans la ligne du haut.</translation>
    </message>
    <message>
      <source>Overlays</source>
      <translation>Calques</translation>
    </message>
    <message>
      <source>The buttons beside the map, or their keys, lay something over it: supply (S), command (L), reach (W), the sound of the guns (U), threats (T), what the enemy knows (K), intelligence (Q) and victory points (V). The same again, or P, takes it away. All of it is worked out from what your side knows.</source>
      <translation>Les boutons à côté de la carte, ou leurs touches, y posent un calque : ravitaillement (S), commandement (L), portée de marche (W), marche au canon (U), menaces (T), ce que sait l’ennemi (K), renseignement (Q) et points de victoire (V). La même touche, ou P, l’enlève. Tout est calculé d’après ce que sait votre camp.</translation>
    </message>
    <message>
      <source>Hints and the coach</source>
      <translation>Les conseils et le conseiller</translation>
    </message>
    <message>
      <source>H gives a hint in steps, from a nudge to a whole line. The coach asks before an order that clearly gives winning chances away. A game in which they helped says so.</source>
      <translation>H donne un conseil par étapes, d’une simple piste à une suite entière. Le conseiller interroge avant un ordre qui perd nettement des chances de gain. Une partie où ils ont aidé le dit.</translation>
    </message>
    <message>
      <source>Saving and going on</source>
      <translation>Enregistrer et reprendre</translation>
    </message>
    <message>
      <source>A game is saved after every choice, so there is no need to save it: close the window whenever you like. The first screen offers to go on.</source>
      <translation>Une partie est enregistrée après chaque choix, inutile donc de l’enregistrer : fermez la fenêtre quand vous voulez. Le premier écran propose de continuer.</translation>
    </message>
    <message>
      <source>Two people at one screen</source>
      <translation>Deux joueurs devant un écran</translation>
    </message>
    <message>
      <source>A curtain falls between the sides. Whoever lifts it is first told what his side saw in the meantime, and then sees the map as his side knows it.</source>
      <translation>Un rideau tombe entre les camps. Celui qui le lève apprend d’abord ce que son camp a vu entre-temps, puis voit la carte telle que son camp la connaît.</translation>
    </message>
    <message>
      <source>What the opponent knows</source>
      <translation>Ce que sait l’adversaire</translation>
    </message>
    <message>
      <source>It runs as a process of its own and is told what its side may know, in the same words as a person in its place. What you hide is not in what it gets.</source>
      <translation>C’est un processus à part, à qui l’on dit ce que son camp peut savoir, dans les mêmes mots qu’à une personne à sa place. Ce que vous cachez n’est pas dans ce qu’il reçoit.</translation>
    </message>
    <message>
      <source>How it thinks</source>
      <translation>Comment il réfléchit</translation>
    </message>
    <message>
      <source>From what it has seen it imagines many worlds that might be true, tries plans for its whole army in them, plays them on and takes what does best on average.</source>
      <translation>D’après ce qu’il a vu, il imagine beaucoup de mondes possibles, y essaie des plans pour toute son armée, les joue plus loin et prend ce qui réussit le mieux en moyenne.</translation>
    </message>
    <message>
      <source>When something surprises it, it throws the plan away and thinks anew.</source>
      <translation>Quand quelque chose le surprend, il jette le plan et réfléchit à nouveau.</translation>
    </message>
    <message>
      <source>Levels</source>
      <translation>Niveaux</translation>
    </message>
    <message>
      <source>Levels differ in how many futures are imagined and how many plans are compared. No level knows more than another, and none gets better dice.</source>
      <translation>Les niveaux diffèrent par le nombre d’avenirs imaginés et de plans comparés. Aucun niveau n’en sait plus qu’un autre, et aucun n’a de meilleurs dés.</translation>
    </message>
    <message>
      <source>How you can check it</source>
      <translation>Comment le vérifier</translation>
    </message>
    <message>
      <source>Click the seal in the line on top, or choose how the computer is checked in the help menu: there are three checks as buttons.</source>
      <translation>Cliquez sur le sceau de la ligne du haut, ou choisissez dans le menu Aide comment on vérifie l’ordinateur : trois vérifications y sont des boutons.</translation>
    </message>
    <message>
      <source>The dice: at the end the seed is revealed and every roll is reckoned again. The swap: what you hid is dealt anew, and the computer must choose the same. The receipts: every choice is repeated from what the computer was told.</source>
      <translation>Les dés : à la fin la graine est révélée et chaque jet est recalculé. L’échange : ce que vous avez caché est redistribué, et l’ordinateur doit choisir de même. Les reçus : chaque choix est refait d’après ce qui a été dit à l’ordinateur.</translation>
    </message>
    <message>
      <source>How to play here</source>
      <translation>Comment jouer ici</translation>
    </message>
    <message>
      <source>How the opponent works and how to check it</source>
      <translation>Comment marche l’adversaire et comment le vérifier</translation>
    </message>
    <message>
      <source>&amp;Rethink (Esc)</source>
      <translation>&amp;Réfléchir encore (Échap)</translation>
    </message>
    <message>
      <source>Play &amp;anyway</source>
      <translation>Jouer &amp;quand même</translation>
    </message>
    <message>
      <source>S&amp;how me</source>
      <translation>&amp;Montrez-moi</translation>
    </message>
    <message>
      <source>S&amp;top coaching</source>
      <translation>Ne &amp;plus conseiller</translation>
    </message>
    <message>
      <source>{order}: the coach looks at it …</source>
      <translation>{order} : le conseiller l’examine…</translation>
    </message>
    <message>
      <source>Enter does it now · Esc goes back</source>
      <translation>Entrée le fait maintenant · Échap revient</translation>
    </message>
    <message>
      <source>The coach still looks at your last order: Enter does it now, Esc goes back.</source>
      <translation>Le conseiller examine encore votre dernier ordre : Entrée l’exécute tout de suite, Échap revient en arrière.</translation>
    </message>
    <message>
      <source>First answer the coach.</source>
      <translation>Répondez d’abord au conseiller.</translation>
    </message>
    <message>
      <source>It ends as soon as the order is carried out.</source>
      <translation>Cela s’achève dès que l’ordre est exécuté.</translation>
    </message>
    <message>
      <source>This gives away about {loss} ±{margin} points of winning chance.</source>
      <translation>Cela abandonne environ {loss} ±{margin} points de chances de gagner.</translation>
    </message>
    <message>
      <source>Enter or Esc rethinks · Alt and a letter for the others</source>
      <translation>Entrée ou Échap : réfléchir encore · Alt et une lettre pour le reste</translation>
    </message>
    <message>
      <source>The coach does not answer: {why}</source>
      <translation>Le conseiller ne répond pas : {why}</translation>
    </message>
    <message>
      <source>The order was not carried out.</source>
      <translation>L’ordre n’a pas été exécuté.</translation>
    </message>
    <message>
      <source>The coach asks before an order that clearly gives winning chances away.</source>
      <translation>Le conseiller demande avant un ordre qui abandonne clairement des chances de gagner.</translation>
    </message>
    <message>
      <source>The coach is silent.</source>
      <translation>Le conseiller se tait.</translation>
    </message>
    <message>
      <source>What is asked now</source>
      <translation>Ce qui est demandé</translation>
    </message>
    <message>
      <source>Help and rules</source>
      <translation>Aide et règles</translation>
    </message>
    <message>
      <source>Find a rule or a word in all three books</source>
      <translation>Chercher une règle ou un mot dans les trois livres</translation>
    </message>
    <message>
      <source>Pages of the help</source>
      <translation>Pages de l’aide</translation>
    </message>
    <message>
      <source>Text of the page</source>
      <translation>Texte de la page</translation>
    </message>
    <message>
      <source>There is no rule {number}.</source>
      <translation>Il n’y a pas de règle {number}.</translation>
    </message>
    <message>
      <source>Nothing is asked of you now.</source>
      <translation>Rien ne vous est demandé pour l’instant.</translation>
    </message>
    <message>
      <source>{side} to win: {chance}</source>
      <translation>Victoire, camp {side} : {chance}</translation>
    </message>
    <message>
      <source>From what you can know (E hides it)</source>
      <translation>D’après ce que vous pouvez savoir (E la cache)</translation>
    </message>
    <message>
      <source>Help is switched off in this game; H offers to switch it on.</source>
      <translation>L’aide est coupée dans cette partie ; H propose de la rétablir.</translation>
    </message>
    <message>
      <source>The adviser thinks …</source>
      <translation>Le conseiller réfléchit…</translation>
    </message>
    <message>
      <source>The adviser does not answer</source>
      <translation>Le conseiller ne répond pas</translation>
    </message>
    <message>
      <source>The adviser has ended.</source>
      <translation>Le conseiller s’est arrêté.</translation>
    </message>
    <message>
      <source>The adviser {name} cannot be started.</source>
      <translation>Le conseiller {name} ne peut pas démarrer.</translation>
    </message>
    <message>
      <source>The adviser said something that is no answer.</source>
      <translation>Le conseiller a dit quelque chose qui n’est pas une réponse.</translation>
    </message>
    <message>
      <source>The adviser refused: {why}</source>
      <translation>Le conseiller a refusé : {why}</translation>
    </message>
    <message>
      <source>Hint, step {step} of {steps}</source>
      <translation>Conseil, étape {step} sur {steps}</translation>
    </message>
    <message>
      <source>Enough, &amp;stop thinking</source>
      <translation>A&amp;ssez réfléchi</translation>
    </message>
    <message>
      <source>H more · Esc close</source>
      <translation>H davantage · Échap ferme</translation>
    </message>
    <message>
      <source>Ctrl+1 to Ctrl+5 show a choice’s line · A what-if board · Esc close</source>
      <translation>Ctrl+1 à Ctrl+5 montrent la suite d’un choix · A plateau d’hypothèses · Échap ferme</translation>
    </message>
    <message>
      <source>{title} · preliminary, thinking on …</source>
      <translation>{title} · provisoire, la réflexion continue…</translation>
    </message>
    <message>
      <source>The adviser thinks, from what you can know …</source>
      <translation>Le conseiller réfléchit, d’après ce que vous pouvez savoir…</translation>
    </message>
    <message numerus="yes">
      <source>Think for yourself first: the hint appears after %n seconds.</source>
      <translation>
        <numerusform>Réfléchissez d’abord vous-même : le conseil apparaît après %n seconde.</numerusform>
        <numerusform>Réfléchissez d’abord vous-même : le conseil apparaît après %n secondes.</numerusform>
      </translation>
    </message>
    <message>
      <source>The position has changed; the hint was for another one.</source>
      <translation>La position a changé ; le conseil valait pour une autre.</translation>
    </message>
    <message>
      <source>Ask again (H)</source>
      <translation>Redemander (H)</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>Conseil</translation>
    </message>
    <message>
      <source>Help is switched off in this game. You may switch it on; the game is then marked “hints used”.</source>
      <translation>L’aide est désactivée dans cette partie. Vous pouvez l’activer ; la partie sera marquée « conseils utilisés ».</translation>
    </message>
    <message>
      <source>Switch help on (Enter)</source>
      <translation>Activer l’aide (Entrée)</translation>
    </message>
    <message>
      <source>The game is over: there is nothing left to advise.</source>
      <translation>La partie est finie : il n’y a plus rien à conseiller.</translation>
    </message>
    <message>
      <source>It is not your turn: the adviser answers when you are asked.</source>
      <translation>Ce n’est pas votre tour : le conseiller répond quand on vous demande un choix.</translation>
    </message>
    <message>
      <source>The adviser does not answer: {why}</source>
      <translation>Le conseiller ne répond pas : {why}</translation>
    </message>
    <message>
      <source>Start it again (H)</source>
      <translation>Le relancer (H)</translation>
    </message>
    <message>
      <source>Time to think</source>
      <translation>Temps de réflexion</translation>
    </message>
    <message>
      <source>Close (Esc)</source>
      <translation>Fermer (Échap)</translation>
    </message>
    <message>
      <source>The choices are equal as far as I can tell.</source>
      <translation>Les choix se valent, autant que je puisse le dire.</translation>
    </message>
    <message>
      <source>It is about: {question}.</source>
      <translation>Il s’agit de : {question}.</translation>
    </message>
    <message>
      <source>It is no matter of places.</source>
      <translation>Ce n’est pas une affaire de lieux.</translation>
    </message>
    <message>
      <source>Look at {places}.</source>
      <translation>Regardez {places}.</translation>
    </message>
    <message>
      <source>No counter of yours has to move for it.</source>
      <translation>Aucun de vos pions n’a à bouger pour cela.</translation>
    </message>
    <message>
      <source>It is for {name} to act.</source>
      <translation>C’est à {name} d’agir.</translation>
    </message>
    <message>
      <source>Try: {choice}</source>
      <translation>Essayez : {choice}</translation>
    </message>
    <message>
      <source>Try: {choice} ({way})</source>
      <translation>Essayez : {choice} ({way})</translation>
    </message>
    <message numerus="yes">
      <source>These %n choices are equal as far as I can tell.</source>
      <translation>
        <numerusform>Ce choix (%n) est le seul, autant que je puisse le dire.</numerusform>
        <numerusform>Ces %n choix se valent, autant que je puisse le dire.</numerusform>
      </translation>
    </message>
    <message>
      <source>The search prefers the first.</source>
      <translation>La recherche préfère le premier.</translation>
    </message>
    <message>
      <source>All of this is faint: there are few simulations.</source>
      <translation>Tout cela est incertain : il y a peu de simulations.</translation>
    </message>
    <message>
      <source>{chance} % ±{margin}</source>
      <translation>{chance} % ±{margin}</translation>
    </message>
    <message>
      <source>(faint: few simulations)</source>
      <translation>(faible : peu de simulations)</translation>
    </message>
    <message>
      <source>like 1, but {order}</source>
      <translation>comme 1, mais {order}</translation>
    </message>
    <message numerus="yes">
      <source>and %n more orders</source>
      <translation>
        <numerusform>et %n autre ordre</numerusform>
        <numerusform>et %n autres ordres</numerusform>
      </translation>
    </message>
    <message>
      <source>like 1, but {order}, {more}</source>
      <translation>comme 1, mais {order}, {more}</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Ordres</translation>
    </message>
    <message>
      <source>Odds of the orders themselves</source>
      <translation>Probabilités des ordres eux-mêmes</translation>
    </message>
    <message>
      <source>the plan</source>
      <translation>le plan</translation>
    </message>
    <message>
      <source>equal as far as I can tell</source>
      <translation>égal, autant que je puisse le dire</translation>
    </message>
    <message>
      <source>{points} points worse</source>
      <translation>{points} points de moins</translation>
    </message>
    <message>
      <source>{points} points better</source>
      <translation>{points} points de plus</translation>
    </message>
    <message>
      <source>{what}: {chance} %</source>
      <translation>{what} : {chance} %</translation>
    </message>
    <message numerus="yes">
      <source>… and %n more rolls</source>
      <translation>
        <numerusform>… et %n autre jet</numerusform>
        <numerusform>… et %n autres jets</numerusform>
      </translation>
    </message>
    <message>
      <source>For it: {words}</source>
      <translation>Pour : {words}</translation>
    </message>
    <message>
      <source>Costs: {words}</source>
      <translation>Coût : {words}</translation>
    </message>
    <message>
      <source>Why {number}?</source>
      <translation>Pourquoi {number} ?</translation>
    </message>
    <message>
      <source>{number} against {first}:</source>
      <translation>{number} contre {first} :</translation>
    </message>
    <message>
      <source>A typical course</source>
      <translation>Un déroulement typique</translation>
    </message>
    <message>
      <source>Based on what you can know. {nodes} simulations, {seconds} s.</source>
      <translation>D’après ce que vous pouvez savoir. {nodes} simulations, {seconds} s.</translation>
    </message>
    <message>
      <source>{basis} Nothing is compiled here, so there are few.</source>
      <translation>{basis} Rien n’est compilé ici, il y en a donc peu.</translation>
    </message>
    <message>
      <source>{basis} Stopped early.</source>
      <translation>{basis} Arrêté avant la fin.</translation>
    </message>
    <message>
      <source>To the neighbouring area that way, along a road</source>
      <translation>Vers la zone voisine dans cette direction, par une route</translation>
    </message>
    <message>
      <source>Open the area; with picked units, go there</source>
      <translation>Ouvrir la zone ; avec des unités prises, y aller</translation>
    </message>
    <message>
      <source>Next or previous stack that can act</source>
      <translation>Pile suivante ou précédente pouvant agir</translation>
    </message>
    <message>
      <source>hold Alt</source>
      <translation>maintenir Alt</translation>
    </message>
    <message>
      <source>Hide the counters, to see the ground (or hold C)</source>
      <translation>Cacher les pions pour voir le terrain (ou maintenir C)</translation>
    </message>
    <message>
      <source>hold Shift</source>
      <translation>maintenir Maj</translation>
    </message>
    <message>
      <source>Magnify the stack (or hold Z)</source>
      <translation>Agrandir la pile (ou maintenir Z)</translation>
    </message>
    <message>
      <source>Move the map</source>
      <translation>Déplacer la carte</translation>
    </message>
    <message>
      <source>Zoom in or out</source>
      <translation>Agrandir ou réduire</translation>
    </message>
    <message>
      <source>Walk the list of orders</source>
      <translation>Parcourir la liste des ordres</translation>
    </message>
    <message>
      <source>Give the order of that number; place a hit</source>
      <translation>Donner l’ordre de ce numéro ; placer une perte</translation>
    </message>
    <message>
      <source>Give the order at hand; roll; confirm</source>
      <translation>Donner l’ordre choisi ; lancer les dés ; confirmer</translation>
    </message>
    <message>
      <source>Back out one level</source>
      <translation>Revenir d’un niveau</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Unités</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Vue</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Aide</translation>
    </message>
    <message>
      <source>Hints</source>
      <translation>Conseils</translation>
    </message>
    <message>
      <source>On the map</source>
      <translation>Sur la carte</translation>
    </message>
    <message>
      <source>In the orders</source>
      <translation>Dans les ordres</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>Find a key or what it does</source>
      <translation>Chercher une touche ou son effet</translation>
    </message>
    <message>
      <source>What they do</source>
      <translation>Leur effet</translation>
    </message>
    <message>
      <source>C&amp;hange keys…</source>
      <translation>&amp;Changer les touches…</translation>
    </message>
    <message>
      <source>What to do now</source>
      <translation>Que faire maintenant</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Montrez-moi</translation>
    </message>
    <message>
      <source>Leave the lesson (Esc)</source>
      <translation>Quitter la leçon (Échap)</translation>
    </message>
    <message>
      <source>Learn by doing, step {number} of {steps}. The dice of this lesson are fixed beforehand; those of a game never are.</source>
      <translation>Apprendre en jouant, étape {number} sur {steps}. Les dés de cette leçon sont fixés d’avance ; ceux d’une partie ne le sont jamais.</translation>
    </message>
    <message>
      <source>Learn by doing</source>
      <translation>Apprendre en jouant</translation>
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
      <source>The lesson &amp;once more</source>
      <translation>La leçon &amp;encore une fois</translation>
    </message>
    <message>
      <source>First &amp;screen</source>
      <translation>&amp;Accueil</translation>
    </message>
    <message>
      <source>once more, if you like</source>
      <translation>encore une fois, si vous voulez</translation>
    </message>
    <message>
      <source>go on at step {step} of {steps}</source>
      <translation>reprendre à l’étape {step} sur {steps}</translation>
    </message>
    <message>
      <source>six minutes, one battle, no settings</source>
      <translation>six minutes, un combat, aucun réglage</translation>
    </message>
    <message>
      <source>The blue counters are yours. Press Tab: the first stack that can act is chosen.</source>
      <translation>Les pions bleus sont à vous. Appuyez sur Tab : la première pile pouvant agir est choisie.</translation>
    </message>
    <message>
      <source>Press ←: an arrow shows the way to Ghedi, the slip what it costs.</source>
      <translation>Appuyez sur ← : une flèche montre le chemin de Ghedi, la fiche ce qu’il coûte.</translation>
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
    <message>
      <source>Everything that may be chosen now. ↑ and ↓ walk the list, Enter or a digit takes a line, / narrows it by a word. Below it stands what the line at hand would bring.</source>
      <translation>Tout ce qui peut être choisi maintenant. ↑ et ↓ parcourent la liste, Entrée ou un chiffre prend une ligne, / la restreint à un mot. Au-dessous figure ce que la ligne choisie apporterait.</translation>
    </message>
    <message>
      <source>The area that was pointed at last: ground, roads, supply and who stands there, as far as your side knows. I brings it to the front.</source>
      <translation>La dernière zone désignée : terrain, routes, ravitaillement et qui s’y trouve, autant que votre camp le sache. I l’amène au premier plan.</translation>
    </message>
    <message>
      <source>What your side saw, turn by turn.</source>
      <translation>Ce que votre camp a vu, tour après tour.</translation>
    </message>
    <message>
      <source>The whole position in words, as your side knows it.</source>
      <translation>Toute la situation en mots, telle que votre camp la connaît.</translation>
    </message>
    <message>
      <source>The combat that is fought or thought of: both forces, the odds with every modifier, and what may be chosen in it. D comes here.</source>
      <translation>Le combat en cours ou envisagé : les deux forces, les probabilités avec chaque modificateur, et ce qui peut y être choisi. D y mène.</translation>
    </message>
    <message>
      <source>Areas and units as tables. Enter on a line is a click on the map.</source>
      <translation>Zones et unités en tableaux. Entrée sur une ligne vaut un clic sur la carte.</translation>
    </message>
    <message>
      <source>What the enemy was seen to do, as cards. Enter shows one on the map.</source>
      <translation>Ce que l’on a vu faire à l’ennemi, en fiches. Entrée en montre une sur la carte.</translation>
    </message>
    <message>
      <source>What may be thought of the enemy's hidden counters, and how surely.</source>
      <translation>Ce que l’on peut penser des pions cachés de l’ennemi, et avec quelle certitude.</translation>
    </message>
    <message>
      <source>The map. Tab goes to the next of your stacks that can act, the arrows lead along the roads, Enter goes there or opens the area. Space picks units one by one, Ctrl+A all of them.</source>
      <translation>La carte. Tab va à la prochaine de vos piles pouvant agir, les flèches mènent le long des routes, Entrée y va ou ouvre la zone. Espace prend les unités une à une, Ctrl+A toutes.</translation>
    </message>
    <message>
      <source>Here and nowhere else you are asked: whose phase it is, what is wanted, which keys answer, and whether the last order can be taken back.</source>
      <translation>C’est ici et nulle part ailleurs que l’on vous demande quelque chose : à qui est la phase, ce qui est voulu, quelles touches répondent, et si le dernier ordre peut être repris.</translation>
    </message>
    <message>
      <source>The state of the game: turn, phase, initiative, points, visibility, opponent, help that was taken, and the seal of the dice.</source>
      <translation>L’état de la partie : tour, phase, initiative, points, visibilité, adversaire, aide reçue, et le sceau des dés.</translation>
    </message>
    <message>
      <source>A name, a place or a verb narrows the list; Esc shows all of it again.</source>
      <translation>Un nom, un lieu ou un verbe restreint la liste ; Échap la montre de nouveau en entier.</translation>
    </message>
    <message>
      <source>Cancelled; nothing was found out.</source>
      <translation>Annulé ; rien n’a été établi.</translation>
    </message>
    <message>
      <source>How you can check that the computer is fair</source>
      <translation>Comment vérifier que l’ordinateur est loyal</translation>
    </message>
    <message>
      <source>The game that is checked</source>
      <translation>La partie vérifiée</translation>
    </message>
    <message>
      <source>Show what the &amp;computer knew</source>
      <translation>Montrer ce que savait l’&amp;ordinateur</translation>
    </message>
    <message>
      <source>What the computer knew</source>
      <translation>Ce que savait l’ordinateur</translation>
    </message>
    <message>
      <source>The seal of this game's dice: {seal}</source>
      <translation>Le sceau des dés de cette partie : {seal}</translation>
    </message>
    <message>
      <source>Game:</source>
      <translation>Partie :</translation>
    </message>
    <message>
      <source>this game</source>
      <translation>cette partie</translation>
    </message>
    <message>
      <source>no game yet; play one first</source>
      <translation>pas encore de partie ; jouez-en d’abord une</translation>
    </message>
    <message>
      <source>The game is over: beside the truth you can see what the computer believed.</source>
      <translation>La partie est finie : à côté de la vérité, vous pouvez voir ce que croyait l’ordinateur.</translation>
    </message>
    <message>
      <source>Locked until the game is over: what the computer knew is its own hidden army, and you would see it.</source>
      <translation>Verrouillé jusqu’à la fin de la partie : ce que savait l’ordinateur, c’est sa propre armée cachée, et vous la verriez.</translation>
    </message>
    <message>
      <source>The computer that plays against you is a process of its own. It is sent what its side may see by the rules: its own army, what it has seen of yours, and what was said aloud. It is never sent your hidden counters, and never a die before it falls. At every level it has the same dice, the same rules and no more knowledge than you; levels differ in how long it thinks. You need not believe this: the three checks below try it out on your own games.</source>
      <translation>L’ordinateur qui joue contre vous est un processus à part. On lui envoie ce que son camp peut voir selon les règles : sa propre armée, ce qu’il a vu de la vôtre, et ce qui a été dit à voix haute. On ne lui envoie jamais vos pions cachés, ni un dé avant qu’il ne tombe. À tous les niveaux, il a les mêmes dés, les mêmes règles et pas plus de connaissances que vous ; les niveaux diffèrent par le temps de réflexion. Vous n’avez pas à le croire : les trois vérifications ci-dessous l’éprouvent sur vos propres parties.</translation>
    </message>
    <message>
      <source>Swap test</source>
      <translation>Épreuve de l’échange</translation>
    </message>
    <message>
      <source>Your hidden counters are dealt anew in every way that fits what the computer had seen, and it is asked again. If it ever looked, it would choose differently.</source>
      <translation>Vos pions cachés sont redistribués de toutes les façons compatibles avec ce que l’ordinateur avait vu, et on l’interroge de nouveau. S’il avait regardé, il choisirait autrement.</translation>
    </message>
    <message>
      <source>&amp;Swap and ask again</source>
      <translation>É&amp;changer et redemander</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Dés</translation>
    </message>
    <message>
      <source>Before the first roll the dice were sealed, and the seal was shown. When the game is over the seed is opened, and every die is computed from it again.</source>
      <translation>Avant le premier jet, les dés ont été scellés et le sceau montré. À la fin de la partie, la graine est ouverte et chaque dé en est recalculé.</translation>
    </message>
    <message>
      <source>&amp;Verify the dice</source>
      <translation>&amp;Vérifier les dés</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Décisions</translation>
    </message>
    <message>
      <source>Each decision of the computer left a receipt: the view it had, its seed, how much it thought. It decides again from these, and both are compared.</source>
      <translation>Chaque décision de l’ordinateur a laissé un reçu : la vue qu’il avait, sa graine, combien il a réfléchi. Il décide de nouveau à partir de là, et l’on compare.</translation>
    </message>
    <message>
      <source>Verify the &amp;decisions</source>
      <translation>Vérifier les &amp;décisions</translation>
    </message>
    <message>
      <source>The check ended without a word.</source>
      <translation>La vérification s’est terminée sans rien dire.</translation>
    </message>
    <message>
      <source>The check could not be started.</source>
      <translation>La vérification n’a pas pu démarrer.</translation>
    </message>
    <message>
      <source>{differing} of {all} decisions changed when hidden things were dealt anew.</source>
      <translation>{differing} décisions sur {all} ont changé quand les choses cachées ont été redistribuées.</translation>
    </message>
    <message>
      <source>That would be a fault of this program. Please report it with the record.</source>
      <translation>Ce serait un défaut de ce programme. Signalez-le, s’il vous plaît, avec l’enregistrement.</translation>
    </message>
    <message>
      <source>Nothing was hidden at these decisions, so there was nothing to deal.</source>
      <translation>Rien n’était caché lors de ces décisions, il n’y avait donc rien à redistribuer.</translation>
    </message>
    <message>
      <source>Try it in a game with mist or fog.</source>
      <translation>Essayez dans une partie avec brume ou brouillard.</translation>
    </message>
    <message>
      <source>{deals} deals at {choices} decisions, {worlds} other worlds: the same decision in every one, with the same numbers behind it.</source>
      <translation>{deals} distributions pour {choices} décisions, {worlds} autres mondes : partout la même décision, avec les mêmes chiffres.</translation>
    </message>
    <message>
      <source>Whatever you hid could have been anything that fits what it had seen; it would have played the same. So it cannot have looked.</source>
      <translation>Ce que vous cachiez aurait pu être tout ce qui est compatible avec ce qu’il avait vu ; il aurait joué de même. Il n’a donc pas pu regarder.</translation>
    </message>
    <message>
      <source>{heading}: “{choice}” in all {deals} deals</source>
      <translation>{heading} : « {choice} » dans les {deals} distributions</translation>
    </message>
    <message>
      <source>The record does not agree with its seal or with itself.</source>
      <translation>L’enregistrement ne concorde pas avec son sceau ou avec lui-même.</translation>
    </message>
    <message>
      <source>Somebody or something has changed it since it was played.</source>
      <translation>Quelqu’un ou quelque chose l’a modifié depuis la partie.</translation>
    </message>
    <message numerus="yes">
      <source>All %n dice follow from the sealed seed.</source>
      <translation>
        <numerusform>Le dé découle de la graine scellée (%n).</numerusform>
        <numerusform>Les %n dés découlent tous de la graine scellée.</numerusform>
      </translation>
    </message>
    <message>
      <source>The seal {seal} was shown before the first roll, and only this seed has it. So no die was chosen by hand once the game had begun, neither for you nor against you.</source>
      <translation>Le sceau {seal} a été montré avant le premier jet, et seule cette graine le porte. Aucun dé n’a donc été choisi à la main une fois la partie commencée, ni pour vous ni contre vous.</translation>
    </message>
    <message numerus="yes">
      <source>%n dice have fallen so far. They can be checked when the game is over: whoever knew the seed now would know every die to come, so it stays sealed till then.</source>
      <translation>
        <numerusform>%n dé est tombé jusqu’ici. On pourra le vérifier à la fin de la partie : qui connaîtrait la graine maintenant connaîtrait tous les dés à venir, elle reste donc scellée jusque-là.</numerusform>
        <numerusform>%n dés sont tombés jusqu’ici. On pourra les vérifier à la fin de la partie : qui connaîtrait la graine maintenant connaîtrait tous les dés à venir, elle reste donc scellée jusque-là.</numerusform>
      </translation>
    </message>
    <message>
      <source>The seal {seal} is already fixed. Write it down; it must be the same at the end.</source>
      <translation>Le sceau {seal} est déjà fixé. Notez-le ; il doit être le même à la fin.</translation>
    </message>
    <message>
      <source>The dice of this game are not sealed, so there is nothing to compute again.</source>
      <translation>Les dés de cette partie ne sont pas scellés, il n’y a donc rien à recalculer.</translation>
    </message>
    <message>
      <source>New games have sealed dice unless another kind is chosen.</source>
      <translation>Les nouvelles parties ont des dés scellés, sauf autre choix.</translation>
    </message>
    <message>
      <source>This record has no receipts, so nothing can be said about how the computer chose.</source>
      <translation>Cet enregistrement n’a pas de reçus, on ne peut donc rien dire de la façon dont l’ordinateur a choisi.</translation>
    </message>
    <message>
      <source>Games played in this window have one for every decision of the computer.</source>
      <translation>Les parties jouées dans cette fenêtre en ont un pour chaque décision de l’ordinateur.</translation>
    </message>
    <message numerus="yes">
      <source> %n were broken off by “decide now” and cannot be repeated.</source>
      <translation>
        <numerusform> %n a été interrompue par « décider maintenant » et ne peut être répétée.</numerusform>
        <numerusform> %n ont été interrompues par « décider maintenant » et ne peuvent être répétées.</numerusform>
      </translation>
    </message>
    <message>
      <source>{wrong} of {all} decisions came out differently.</source>
      <translation>{wrong} décisions sur {all} ont donné autre chose.</translation>
    </message>
    <message>
      <source>Another version of the program may choose differently; otherwise it is a fault.</source>
      <translation>Une autre version du programme peut choisir autrement ; sinon c’est un défaut.</translation>
    </message>
    <message>
      <source>{repeated} of {all} decisions came out the same.</source>
      <translation>{repeated} décisions sur {all} ont donné la même chose.</translation>
    </message>
    <message>
      <source>What was not decided again is not proved, so the whole game is not.</source>
      <translation>Ce qui n’a pas été décidé de nouveau n’est pas prouvé ; la partie entière ne l’est donc pas.</translation>
    </message>
    <message>
      <source>The computer was put back on its chair, shown nothing but its own view each time, and decided alike. So these views are all that its decisions came from.</source>
      <translation>L’ordinateur a été remis sur sa chaise, n’a vu chaque fois que sa propre vue, et a décidé de même. Ses décisions ne viennent donc que de ces vues.</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Toutes</translation>
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
    <message numerus="yes">
      <source>{side}: a stack of %n counters seen marching {way}</source>
      <translation>
        <numerusform>{side} : %n pion vu en marche {way}</numerusform>
        <numerusform>{side} : une pile de %n pions vue en marche {way}</numerusform>
      </translation>
    </message>
    <message>
      <source>Dispatches</source>
      <translation>Dépêches</translation>
    </message>
    <message>
      <source>Which dispatches</source>
      <translation>Quelles dépêches</translation>
    </message>
    <message>
      <source>On the map (Enter)</source>
      <translation>Sur la carte (Entrée)</translation>
    </message>
    <message>
      <source>Play all</source>
      <translation>Tout jouer</translation>
    </message>
    <message>
      <source>Nothing was seen of the enemy in these two turns.</source>
      <translation>Rien n’a été vu de l’ennemi pendant ces deux tours.</translation>
    </message>
    <message>
      <source>Dispatches ({count})</source>
      <translation>Dépêches ({count})</translation>
    </message>
    <message>
      <source>What is known and guessed of the enemy</source>
      <translation>Ce que l’on sait et devine de l’ennemi</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Zone</translation>
    </message>
    <message>
      <source>Click an area, or point at it.</source>
      <translation>Cliquez sur une zone ou désignez-la.</translation>
    </message>
    <message>
      <source>Own</source>
      <translation>À vous</translation>
    </message>
    <message>
      <source>Enemy</source>
      <translation>Ennemi</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}: {date}, {phase}</source>
      <translation>Tour {turn} sur {turns} : {date}, {phase}</translation>
    </message>
    <message>
      <source>You are: {side}</source>
      <translation>Vous jouez : {side}</translation>
    </message>
    <message>
      <source>Held by</source>
      <translation>Tenue par</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>Pion</translation>
    </message>
    <message>
      <source>Side</source>
      <translation>Camp</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Genre</translation>
    </message>
    <message>
      <source>Ratings</source>
      <translation>Valeurs</translation>
    </message>
    <message>
      <source>Hits</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>Marques</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tableaux</translation>
    </message>
    <message>
      <source>Filter: a name, a place, a side…</source>
      <translation>Filtre : un nom, un lieu, un camp…</translation>
    </message>
    <message>
      <source>Filter of the tables</source>
      <translation>Filtre des tableaux</translation>
    </message>
    <message>
      <source>Areas</source>
      <translation>Zones</translation>
    </message>
    <message>
      <source>Counters</source>
      <translation>Pions</translation>
    </message>
    <message>
      <source>held by: {side}</source>
      <translation>tenue par : {side}</translation>
    </message>
    <message>
      <source>own: {counters}</source>
      <translation>à vous : {counters}</translation>
    </message>
    <message>
      <source>enemy: {counters}</source>
      <translation>ennemis : {counters}</translation>
    </message>
    <message>
      <source>out of command</source>
      <translation>hors commandement</translation>
    </message>
    <message>
      <source>not in view now</source>
      <translation>hors de vue pour l’instant</translation>
    </message>
    <message>
      <source>face down{who}</source>
      <translation>face cachée{who}</translation>
    </message>
    <message numerus="yes">
      <source>%n face down</source>
      <translation>
        <numerusform>%n face cachée</numerusform>
        <numerusform>%n face cachée</numerusform>
      </translation>
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
      <source>{name} {share} %</source>
      <translation>{name} {share} %</translation>
    </message>
    <message numerus="yes">
      <source>%n others</source>
      <translation>
        <numerusform>%n autre</numerusform>
        <numerusform>%n autres</numerusform>
      </translation>
    </message>
    <message>
      <source>dummies: {count}</source>
      <translation>leurres : {count}</translation>
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
      <source>As the {side}</source>
      <translation>Vu par les {side}</translation>
    </message>
    <message>
      <source>Re&amp;cent games</source>
      <translation>Parties &amp;récentes</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Partie</translation>
    </message>
    <message>
      <source>&amp;Orders</source>
      <translation>&amp;Ordres</translation>
    </message>
    <message>
      <source>&amp;Combat</source>
      <translation>&amp;Combat</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Vue</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Aide</translation>
    </message>
    <message>
      <source>Pan&amp;els</source>
      <translation>Pannea&amp;ux</translation>
    </message>
    <message>
      <source>&amp;Layout</source>
      <translation>&amp;Disposition</translation>
    </message>
    <message>
      <source>O&amp;verlay</source>
      <translation>Ca&amp;lque</translation>
    </message>
    <message>
      <source>None yet</source>
      <translation>Aucune encore</translation>
    </message>
    <message>
      <source>{choice}: shall the die be rolled?</source>
      <translation>{choice} : faut-il lancer le dé ?</translation>
    </message>
    <message>
      <source>No undo after this</source>
      <translation>Pas d’annulation ensuite</translation>
    </message>
    <message>
      <source>{choice}? There is still:</source>
      <translation>{choice} ? Il reste encore :</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Touches</translation>
    </message>
    <message>
      <source>Campagna – {name} – as the {side}</source>
      <translation>Campagna – {name} – vu par les {side}</translation>
    </message>
    <message>
      <source>{phase} · next roll: {cause}</source>
      <translation>{phase} · prochain jet : {cause}</translation>
    </message>
    <message>
      <source>campagna verify {path} checks every die and every turn.</source>
      <translation>campagna verify {path} vérifie chaque dé et chaque tour.</translation>
    </message>
    <message>
      <source>Ctrl+R looks at it again · Ctrl+N begins another game</source>
      <translation>Ctrl+R la reparcourt · Ctrl+N commence une autre partie</translation>
    </message>
    <message>
      <source>{phase} · the {who} side thinks</source>
      <translation>{phase} · les {who} réfléchissent</translation>
    </message>
    <message>
      <source>A roll is waiting for its dice</source>
      <translation>Un jet attend ses dés</translation>
    </message>
    <message>
      <source>Try again asks for them once more; nothing is lost.</source>
      <translation>« Réessayer » les demande encore une fois ; rien n’est perdu.</translation>
    </message>
    <message>
      <source>The game could not be saved, so it waits</source>
      <translation>La partie n’a pas pu être enregistrée, elle attend</translation>
    </message>
    <message>
      <source>Make room or give the right to write there, then try again; nothing is lost.</source>
      <translation>Libérez de la place ou donnez le droit d’y écrire, puis réessayez ; rien n’est perdu.</translation>
    </message>
    <message>
      <source>The opponent does not answer</source>
      <translation>L’adversaire ne répond pas</translation>
    </message>
    <message>
      <source>Try again starts it anew and asks the same; nothing is lost.</source>
      <translation>« Réessayer » le relance et pose la même question ; rien n’est perdu.</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
      <source>Open for re&amp;view…</source>
      <translation>Ouvrir pour ana&amp;lyse…</translation>
    </message>
    <message>
      <source>&amp;Save a copy…</source>
      <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
      <source>&amp;Export map…</source>
      <translation>&amp;Exporter la carte…</translation>
    </message>
    <message>
      <source>&amp;Leave to the first screen</source>
      <translation>Revenir à l’&amp;accueil</translation>
    </message>
    <message>
      <source>&amp;Preferences…</source>
      <translation>&amp;Préférences…</translation>
    </message>
    <message>
      <source>S&amp;tanding orders…</source>
      <translation>Consignes per&amp;manentes…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Annuler</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Rétablir</translation>
    </message>
    <message>
      <source>&amp;End this</source>
      <translation>&amp;Terminer</translation>
    </message>
    <message>
      <source>&amp;Move</source>
      <translation>&amp;Marcher</translation>
    </message>
    <message>
      <source>F&amp;ilter the orders</source>
      <translation>Fi&amp;ltrer les ordres</translation>
    </message>
    <message>
      <source>&amp;Decide now</source>
      <translation>&amp;Décider maintenant</translation>
    </message>
    <message>
      <source>&amp;What if…</source>
      <translation>Et s&amp;i…</translation>
    </message>
    <message>
      <source>&amp;Hint, again for more</source>
      <translation>&amp;Conseil, encore pour davantage</translation>
    </message>
    <message>
      <source>The wh&amp;ole hint</source>
      <translation>Le conseil &amp;entier</translation>
    </message>
    <message>
      <source>Show choice {number} of the hint</source>
      <translation>Montrer le choix {number} du conseil</translation>
    </message>
    <message>
      <source>E&amp;valuation bar</source>
      <translation>Barre d’é&amp;valuation</translation>
    </message>
    <message>
      <source>&amp;Coach on or off</source>
      <translation>C&amp;onseiller actif ou non</translation>
    </message>
    <message>
      <source>&amp;Next stack that can act (Tab)</source>
      <translation>Pile &amp;suivante pouvant agir (Tab)</translation>
    </message>
    <message>
      <source>&amp;Previous stack that can act (Shift+Tab)</source>
      <translation>Pile &amp;précédente pouvant agir (Maj+Tab)</translation>
    </message>
    <message>
      <source>Pick or &amp;drop the unit</source>
      <translation>Pr&amp;endre ou laisser l’unité</translation>
    </message>
    <message>
      <source>&amp;All that may move</source>
      <translation>&amp;Toutes celles qui peuvent marcher</translation>
    </message>
    <message>
      <source>Unit &amp;before</source>
      <translation>Unité pré&amp;cédente</translation>
    </message>
    <message>
      <source>&amp;Unit after</source>
      <translation>&amp;Unité suivante</translation>
    </message>
    <message>
      <source>&amp;Look at the area</source>
      <translation>&amp;Regarder la zone</translation>
    </message>
    <message>
      <source>R&amp;oll the dice</source>
      <translation>&amp;Lancer les dés</translation>
    </message>
    <message>
      <source>Roll this &amp;round</source>
      <translation>Lancer les dés de ce r&amp;ound</translation>
    </message>
    <message>
      <source>Resolve the whole &amp;combat</source>
      <translation>Résoudre tout le co&amp;mbat</translation>
    </message>
    <message>
      <source>&amp;Details of the odds</source>
      <translation>&amp;Détail des probabilités</translation>
    </message>
    <message>
      <source>Odds c&amp;alculator…</source>
      <translation>&amp;Calcul des probabilités…</translation>
    </message>
    <message>
      <source>Fit &amp;map</source>
      <translation>Carte &amp;entière</translation>
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <translation>A&amp;grandir</translation>
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <translation>&amp;Réduire</translation>
    </message>
    <message>
      <source>&amp;Go to an area…</source>
      <translation>Aller à une &amp;zone…</translation>
    </message>
    <message>
      <source>Fin&amp;d an area, a unit or a rule…</source>
      <translation>&amp;Chercher une zone, une unité ou une règle…</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>Plein écra&amp;n</translation>
    </message>
    <message>
      <source>&amp;Next pane</source>
      <translation>Panneau &amp;suivant</translation>
    </message>
    <message>
      <source>&amp;Previous pane</source>
      <translation>Panneau &amp;précédent</translation>
    </message>
    <message>
      <source>&amp;Playing</source>
      <translation>&amp;Jeu</translation>
    </message>
    <message>
      <source>&amp;Study</source>
      <translation>É&amp;tude</translation>
    </message>
    <message>
      <source>&amp;Watch</source>
      <translation>&amp;Regarder</translation>
    </message>
    <message>
      <source>&amp;Reset layout</source>
      <translation>Réta&amp;blir la disposition</translation>
    </message>
    <message>
      <source>Plain map</source>
      <translation>Carte nue</translation>
    </message>
    <message>
      <source>&amp;Help on what is asked</source>
      <translation>&amp;Aide sur ce qui est demandé</translation>
    </message>
    <message>
      <source>&amp;What is this?</source>
      <translation>Qu’est-ce que &amp;c’est ?</translation>
    </message>
    <message>
      <source>&amp;Keys…</source>
      <translation>&amp;Touches…</translation>
    </message>
    <message>
      <source>&amp;Commands…</source>
      <translation>Co&amp;mmandes…</translation>
    </message>
    <message>
      <source>&amp;Learn by doing</source>
      <translation>Apprendre en &amp;jouant</translation>
    </message>
    <message>
      <source>How you can check that the computer is &amp;fair</source>
      <translation>Comment vérifier que l’ordinateur est &amp;loyal</translation>
    </message>
    <message>
      <source>&amp;About Campagna</source>
      <translation>À &amp;propos de Campagna</translation>
    </message>
    <message>
      <source>Records (*.rec);;All files (*)</source>
      <translation>Parties (*.rec);;Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>There is no unfinished game.</source>
      <translation>Il n’y a pas de partie inachevée.</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Ouvrir une partie</translation>
    </message>
    <message>
      <source>Review a game</source>
      <translation>Revoir une partie</translation>
    </message>
    <message>
      <source>Save a copy</source>
      <translation>Enregistrer une copie</translation>
    </message>
    <message>
      <source>{path} cannot be written: {reason}.</source>
      <translation>Impossible d’écrire {path} : {reason}.</translation>
    </message>
    <message>
      <source>Copied to {copy}; play goes on in {path}.</source>
      <translation>Copié dans {copy} ; la partie continue dans {path}.</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Chercher</translation>
    </message>
    <message>
      <source>An area, a unit or a rule</source>
      <translation>Une zone, une unité ou une règle</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
      <source>area</source>
      <translation>zone</translation>
    </message>
    <message>
      <source>at {place}</source>
      <translation>à {place}</translation>
    </message>
    <message>
      <source>rule</source>
      <translation>règle</translation>
    </message>
    <message>
      <source>Way: {way}</source>
      <translation>Chemin : {way}</translation>
    </message>
    <message>
      <source>Next turn: {changes}</source>
      <translation>Au tour suivant : {changes}</translation>
    </message>
    <message>
      <source>Undo: {undo}</source>
      <translation>Annulation : {undo}</translation>
    </message>
    <message>
      <source>Marching: {who}</source>
      <translation>En marche : {who}</translation>
    </message>
    <message>
      <source>Staying at {place}: {who}</source>
      <translation>Restent à {place} : {who}</translation>
    </message>
    <message>
      <source>surely</source>
      <translation>à coup sûr</translation>
    </message>
    <message>
      <source>never</source>
      <translation>jamais</translation>
    </message>
    <message>
      <source>{pips} in 6 ({percent})</source>
      <translation>{pips} sur 6 ({percent})</translation>
    </message>
    <message>
      <source>Go to which area?</source>
      <translation>Aller à quelle zone ?</translation>
    </message>
    <message>
      <source>Tab next stack · arrows lead, Enter goes · Space picks · 1–9 orders · ? all keys</source>
      <translation>Tab pile suivante · flèches mènent, Entrée y va · Espace prend · 1–9 ordres · ? touches</translation>
    </message>
    <message>
      <source>No unit in this stack can start a move now.</source>
      <translation>Personne dans cette pile ne peut se mettre en marche maintenant.</translation>
    </message>
    <message>
      <source>Pick units first: Tab goes to a stack, Space picks, Ctrl+A picks all.</source>
      <translation>Prenez d’abord des unités : Tab va à une pile, Espace en prend une, Ctrl+A toutes.</translation>
    </message>
    <message>
      <source>They are under way: lead them with the arrows, Enter goes there.</source>
      <translation>Elles sont en marche : menez-les avec les flèches, Entrée y va.</translation>
    </message>
    <message>
      <source>Nothing of that kind can be ordered here.</source>
      <translation>Rien de tel ne peut être ordonné ici.</translation>
    </message>
    <message>
      <source>Pick one unit first: Tab goes to a stack, [ and ] to a unit.</source>
      <translation>Prenez d’abord une seule unité : Tab va à une pile, [ et ] à une unité.</translation>
    </message>
    <message>
      <source>{unit} can be given no order of that kind here.</source>
      <translation>{unit} ne peut recevoir ici un tel ordre.</translation>
    </message>
    <message>
      <source>Enter: {choice}</source>
      <translation>Entrée : {choice}</translation>
    </message>
    <message>
      <source>Choose an area first: F6 goes to the map, the arrows lead over it.</source>
      <translation>Choisissez d’abord une zone : F6 va à la carte, les flèches la parcourent.</translation>
    </message>
    <message>
      <source>No dice hang on this; Ctrl+Shift+D opens the odds calculator.</source>
      <translation>Aucun dé n’en dépend ; Ctrl+Maj+D ouvre le calcul des probabilités.</translation>
    </message>
    <message>
      <source>No road leads that way from {place}.</source>
      <translation>Aucune route ne mène par là depuis {place}.</translation>
    </message>
    <message>
      <source>Filter (/)</source>
      <translation>Filtrer (/)</translation>
    </message>
    <message>
      <source>A name, a place or a verb narrows the list</source>
      <translation>Un nom, un lieu ou un verbe raccourcit la liste</translation>
    </message>
    <message>
      <source>Filter of the orders</source>
      <translation>Filtre des ordres</translation>
    </message>
    <message>
      <source>Orders that may be given now</source>
      <translation>Ordres possibles maintenant</translation>
    </message>
    <message>
      <source>What the order would bring</source>
      <translation>Ce que donnerait l’ordre</translation>
    </message>
    <message>
      <source>{shown} of {total} shown</source>
      <translation>{shown} sur {total}</translation>
    </message>
    <message>
      <source>{words} (suggested)</source>
      <translation>{words} (conseillé)</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Journal</translation>
    </message>
    <message>
      <source>What your side sees is told here.</source>
      <translation>Ce que voit votre camp est raconté ici.</translation>
    </message>
    <message>
      <source>Space lets the demo run.</source>
      <translation>Espace lance la démonstration.</translation>
    </message>
    <message>
      <source>Situation</source>
      <translation>Situation</translation>
    </message>
    <message>
      <source>No unit at {place} can start a move now.</source>
      <translation>Personne à {place} ne peut se mettre en marche maintenant.</translation>
    </message>
    <message>
      <source>None of your units stands here.</source>
      <translation>Aucune de vos unités ne se trouve ici.</translation>
    </message>
    <message>
      <source>{unit} cannot be chosen now.</source>
      <translation>{unit} ne peut être choisie maintenant.</translation>
    </message>
    <message>
      <source>{unit} is under way; Backspace takes it back.</source>
      <translation>{unit} est en marche ; Retour arrière annule.</translation>
    </message>
    <message>
      <source>{unit}, {number} of {count}: {state}</source>
      <translation>{unit}, {number} sur {count} : {state}</translation>
    </message>
    <message numerus="yes">
      <source>%n units picked</source>
      <translation>
        <numerusform>%n unité prise</numerusform>
        <numerusform>%n unités prises</numerusform>
      </translation>
    </message>
    <message>
      <source>nobody is picked</source>
      <translation>personne n’est pris</translation>
    </message>
    <message>
      <source>picked</source>
      <translation>prise</translation>
    </message>
    <message>
      <source>not picked</source>
      <translation>non prise</translation>
    </message>
    <message>
      <source>under way</source>
      <translation>en marche</translation>
    </message>
    <message>
      <source>cannot be chosen now</source>
      <translation>ne peut être choisie maintenant</translation>
    </message>
    <message>
      <source>March to {place}</source>
      <translation>Marcher vers {place}</translation>
    </message>
    <message>
      <source>A forced march there cannot be declared now.</source>
      <translation>Une marche forcée vers cette zone ne peut pas être annoncée maintenant.</translation>
    </message>
    <message>
      <source>What is asked</source>
      <translation>Ce qui est demandé</translation>
    </message>
    <message>
      <source>&amp;Try again</source>
      <translation>&amp;Réessayer</translation>
    </message>
    <message>
      <source>Do it (Enter)</source>
      <translation>Faire (Entrée)</translation>
    </message>
    <message>
      <source>Not yet (Esc)</source>
      <translation>Pas encore (Échap)</translation>
    </message>
    <message>
      <source>Roll (Enter)</source>
      <translation>Lancer (Entrée)</translation>
    </message>
    <message>
      <source>This round (Shift+Enter)</source>
      <translation>Ce round (Maj+Entrée)</translation>
    </message>
    <message>
      <source>Whole combat (Ctrl+Shift+Enter)</source>
      <translation>Tout le combat (Ctrl+Maj+Entrée)</translation>
    </message>
    <message>
      <source>Enter does it · Esc goes back</source>
      <translation>Entrée confirme · Échap revient</translation>
    </message>
    <message>
      <source>Enter rolls · Shift+Enter this round · Ctrl+Shift+Enter the whole combat</source>
      <translation>Entrée lance · Maj+Entrée ce round · Ctrl+Maj+Entrée tout le combat</translation>
    </message>
    <message>
      <source>You may study the map meanwhile.</source>
      <translation>Vous pouvez étudier la carte en attendant.</translation>
    </message>
    <message>
      <source>{phase} · {question}</source>
      <translation>{phase} · {question}</translation>
    </message>
    <message>
      <source>{phase} · {side}: {question}</source>
      <translation>{phase} · {side} : {question}</translation>
    </message>
    <message numerus="yes">
      <source>%n stacks can still act.</source>
      <translation>
        <numerusform>%n pile peut encore agir.</numerusform>
        <numerusform>%n piles peuvent encore agir.</numerusform>
      </translation>
    </message>
    <message>
      <source>1–9, or ↑ ↓ and Enter · click or drag</source>
      <translation>1–9, ou ↑ ↓ et Entrée · cliquer ou glisser</translation>
    </message>
    <message>
      <source>Tab next stack</source>
      <translation>Tab pile suivante</translation>
    </message>
    <message>
      <source>Ctrl+Enter: {words}</source>
      <translation>Ctrl+Entrée : {words}</translation>
    </message>
    <message>
      <source>F1 explains · ? all keys</source>
      <translation>F1 explique · ? toutes les touches</translation>
    </message>
    <message>
      <source>Nothing to take back yet</source>
      <translation>Rien à annuler encore</translation>
    </message>
    <message>
      <source>No undo: the other side has chosen since</source>
      <translation>Pas d’annulation : l’autre camp a choisi depuis</translation>
    </message>
    <message>
      <source>No undo: dice have fallen since</source>
      <translation>Pas d’annulation : des dés ont été jetés depuis</translation>
    </message>
    <message>
      <source>No undo. The game is over.</source>
      <translation>Pas de retour. La partie est finie.</translation>
    </message>
    <message>
      <source>No undo. That choice showed something that was not known before.</source>
      <translation>Pas de retour. Ce choix a révélé quelque chose d’inconnu jusque-là.</translation>
    </message>
    <message>
      <source>No undo. {why}</source>
      <translation>Pas de retour. {why}</translation>
    </message>
    <message>
      <source>Ctrl+Z takes the last order back</source>
      <translation>Ctrl+Z annule le dernier ordre</translation>
    </message>
    <message>
      <source>Ctrl+Z takes back: {order}</source>
      <translation>Ctrl+Z annule : {order}</translation>
    </message>
    <message>
      <source>No game is open.</source>
      <translation>Aucune partie n’est ouverte.</translation>
    </message>
    <message>
      <source>The computer is not thinking now.</source>
      <translation>L’ordinateur ne réfléchit pas en ce moment.</translation>
    </message>
    <message>
      <source>No dice are waited for now.</source>
      <translation>Aucun dé n’est attendu en ce moment.</translation>
    </message>
    <message>
      <source>No combat is being fought now.</source>
      <translation>Aucun combat n’est en cours.</translation>
    </message>
    <message>
      <source>Wait until the computer has moved.</source>
      <translation>Attendez que l’ordinateur ait joué.</translation>
    </message>
    <message>
      <source>Nothing can be taken back while you are not asked.</source>
      <translation>Rien ne peut être repris tant que rien ne vous est demandé.</translation>
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
      <source>No one can begin a move now.</source>
      <translation>Personne ne peut se mettre en marche maintenant.</translation>
    </message>
    <message>
      <source>Go on (Enter)</source>
      <translation>Continuer (Entrée)</translation>
    </message>
    <message>
      <source>Choose myself (Ctrl+Z)</source>
      <translation>Choisir moi-même (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Done for you by standing order</source>
      <translation>Fait pour vous par consigne permanente</translation>
    </message>
    <message>
      <source>Enter goes on · Ctrl+Z lets you choose yourself</source>
      <translation>Entrée continue · Ctrl+Z vous laisse choisir</translation>
    </message>
    <message>
      <source>State of the game</source>
      <translation>État de la partie</translation>
    </message>
    <message>
      <source>The seal of the dice: how you can check that the computer is fair</source>
      <translation>Le sceau des dés : comment vérifier que l’ordinateur est loyal</translation>
    </message>
    <message>
      <source>Pace of the opponent</source>
      <translation>Rythme de l’adversaire</translation>
    </message>
    <message>
      <source>How fast the opponent's moves and the dice are shown</source>
      <translation>Vitesse à laquelle les coups de l’adversaire et les dés sont montrés</translation>
    </message>
    <message>
      <source>dice {seal}</source>
      <translation>dés {seal}</translation>
    </message>
    <message>
      <source>Play on without saving</source>
      <translation>Continuer sans enregistrer</translation>
    </message>
    <message>
      <source>There is nothing to end here; a choice has to be made.</source>
      <translation>Rien à terminer ici ; il faut choisir.</translation>
    </message>
    <message>
      <source>First answer what is asked.</source>
      <translation>Répondez d’abord à ce qui est demandé.</translation>
    </message>
    <message>
      <source>NOT SAVED</source>
      <translation>NON ENREGISTRÉE</translation>
    </message>
    <message>
      <source>level {number}</source>
      <translation>niveau {number}</translation>
    </message>
    <message>
      <source>against {names}</source>
      <translation>contre {names}</translation>
    </message>
    <message numerus="yes">
      <source>%n take-backs</source>
      <translation>
        <numerusform>%n retour</numerusform>
        <numerusform>%n retours</numerusform>
      </translation>
    </message>
    <message>
      <source>no help</source>
      <translation>sans aide</translation>
    </message>
    <message>
      <source>&amp;Beginning</source>
      <translation>&amp;Début</translation>
    </message>
    <message>
      <source>&amp;End</source>
      <translation>&amp;Fin</translation>
    </message>
    <message>
      <source>Step &amp;forward</source>
      <translation>Un pas en &amp;avant</translation>
    </message>
    <message>
      <source>Step bac&amp;k</source>
      <translation>Un pas en a&amp;rrière</translation>
    </message>
    <message>
      <source>Ne&amp;xt phase</source>
      <translation>Phase su&amp;ivante</translation>
    </message>
    <message>
      <source>Previous p&amp;hase</source>
      <translation>P&amp;hase précédente</translation>
    </message>
    <message>
      <source>Next &amp;day</source>
      <translation>&amp;Jour suivant</translation>
    </message>
    <message>
      <source>Previous d&amp;ay</source>
      <translation>J&amp;our précédent</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Lecture</translation>
    </message>
    <message>
      <source>&amp;Slower</source>
      <translation>Plus l&amp;ent</translation>
    </message>
    <message>
      <source>Fas&amp;ter</source>
      <translation>Plus &amp;vite</translation>
    </message>
    <message>
      <source>&amp;Next turning point</source>
      <translation>Tournant &amp;suivant</translation>
    </message>
    <message>
      <source>P&amp;revious turning point</source>
      <translation>Tournant préc&amp;édent</translation>
    </message>
    <message>
      <source>What was &amp;believed</source>
      <translation>Ce que l’on cro&amp;yait</translation>
    </message>
    <message>
      <source>&amp;After-action report</source>
      <translation>&amp;Compte rendu</translation>
    </message>
    <message>
      <source>Report &amp;into a folder…</source>
      <translation>Compte rendu dans un &amp;dossier…</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>&amp;Fermer</translation>
    </message>
    <message>
      <source>As the &amp;French</source>
      <translation>Vu par les &amp;Français</translation>
    </message>
    <message>
      <source>As the &amp;Austrians</source>
      <translation>Vu par les &amp;Autrichiens</translation>
    </message>
    <message>
      <source>&amp;Everything</source>
      <translation>&amp;Tout</translation>
    </message>
    <message>
      <source>every die</source>
      <translation>chaque dé</translation>
    </message>
    <message>
      <source>every order</source>
      <translation>chaque ordre</translation>
    </message>
    <message>
      <source>every phase</source>
      <translation>chaque phase</translation>
    </message>
    <message>
      <source>every day</source>
      <translation>chaque jour</translation>
    </message>
    <message>
      <source>What an arrow key goes over</source>
      <translation>Ce que franchit une touche fléchée</translation>
    </message>
    <message>
      <source>Step by</source>
      <translation>Pas</translation>
    </message>
    <message>
      <source>Play &amp;on from here</source>
      <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
      <source>as the &amp;French</source>
      <translation>avec les &amp;Français</translation>
    </message>
    <message>
      <source>as the &amp;Austrians</source>
      <translation>avec les &amp;Autrichiens</translation>
    </message>
    <message>
      <source>&amp;both sides, two people</source>
      <translation>les &amp;deux camps, deux joueurs</translation>
    </message>
    <message>
      <source>&amp;watch the computer</source>
      <translation>&amp;regarder l’ordinateur</translation>
    </message>
    <message>
      <source>Report into a folder</source>
      <translation>Compte rendu dans un dossier</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Fichier</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>A&amp;ller</translation>
    </message>
    <message>
      <source>Controls</source>
      <translation>Commandes</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Lecture</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source> speed {speed:g} </source>
      <translation> vitesse {speed:g} </translation>
    </message>
    <message>
      <source>&amp;Deepen</source>
      <translation>&amp;Approfondir</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>&amp;Analyser</translation>
    </message>
    <message>
      <source>Being analysed: the choices that look worst are searched again.</source>
      <translation>Analyse en cours : les choix qui semblent les pires sont réexaminés.</translation>
    </message>
    <message>
      <source>Being analysed; what is found so far can be used already.</source>
      <translation>Analyse en cours ; ce qui est trouvé peut déjà servir.</translation>
    </message>
    <message>
      <source>There is no usable analysis. {trouble}</source>
      <translation>Aucune analyse utilisable. {trouble}</translation>
    </message>
    <message>
      <source>The analysis was stopped; what was found stays.</source>
      <translation>L’analyse a été arrêtée ; ce qui a été trouvé reste.</translation>
    </message>
    <message>
      <source>No analysis yet. It takes a minute or two in the background.</source>
      <translation>Pas encore d’analyse. Elle prend une minute ou deux en arrière-plan.</translation>
    </message>
    <message>
      <source>{number} imagined worlds for every point</source>
      <translation>{number} mondes imaginés pour chaque point</translation>
    </message>
    <message>
      <source>Taken from the file beside the record: {worlds}.</source>
      <translation>Lue dans le fichier à côté de la partie : {worlds}.</translation>
    </message>
    <message>
      <source>Analysed, but not kept. {trouble}</source>
      <translation>Analysée, mais non conservée. {trouble}</translation>
    </message>
    <message>
      <source>Analysed: {worlds}.</source>
      <translation>Analysée : {worlds}.</translation>
    </message>
    <message>
      <source>So far: </source>
      <translation>Jusqu’ici : </translation>
    </message>
    <message>
      <source>dummy</source>
      <translation>leurre</translation>
    </message>
    <message>
      <source>What the {side} believed</source>
      <translation>Ce que croyaient les {side}</translation>
    </message>
    <message>
      <source>Map of what was believed</source>
      <translation>Carte de ce que l’on croyait</translation>
    </message>
    <message>
      <source>Nothing was hidden from the {side} here.</source>
      <translation>Rien n’était caché aux {side} ici.</translation>
    </message>
    <message>
      <source>An estimate from {worlds} worlds that looked like this to the {side}.</source>
      <translation>Estimation d’après {worlds} mondes qui se présentaient ainsi aux {side}.</translation>
    </message>
    <message>
      <source>The {side} would have been right about {right} of {all} hidden counters.</source>
      <translation>Les {side} auraient eu raison pour {right} pions cachés sur {all}.</translation>
    </message>
    <message>
      <source>off the map</source>
      <translation>hors de la carte</translation>
    </message>
    <message>
      <source>The game is over here; choose an earlier point.</source>
      <translation>La partie est finie ici ; choisissez un moment antérieur.</translation>
    </message>
    <message>
      <source>The analysis in {path} cannot be read; analyse the game again.</source>
      <translation>L’analyse dans {path} est illisible ; analysez de nouveau la partie.</translation>
    </message>
    <message>
      <source>The analysis in {path} is of other play; analyse the game again.</source>
      <translation>L’analyse dans {path} concerne un autre jeu ; analysez de nouveau la partie.</translation>
    </message>
    <message>
      <source>What was lost against the best choice, by what the side could know</source>
      <translation>Ce qui fut perdu par rapport au meilleur choix, d’après ce que le camp pouvait savoir</translation>
    </message>
    <message>
      <source>Decisions of the {side}</source>
      <translation>Décisions des {side}</translation>
    </message>
    <message>
      <source>What rolls gave against their mean</source>
      <translation>Ce que les jets ont donné par rapport à leur moyenne</translation>
    </message>
    <message>
      <source>Fog</source>
      <translation>Brouillard</translation>
    </message>
    <message>
      <source>What the truth added to what the side that chose could know</source>
      <translation>Ce que la vérité a ajouté à ce que pouvait savoir le camp qui choisissait</translation>
    </message>
    <message>
      <source>Course of play</source>
      <translation>Cours du jeu</translation>
    </message>
    <message>
      <source>What choices changed that were not clearly worse than others</source>
      <translation>Ce qu’ont changé les choix qui n’étaient pas nettement moins bons que d’autres</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Ensemble</translation>
    </message>
    <message>
      <source>Points of a hundred in the chances to win</source>
      <translation>Points sur cent des chances de victoire</translation>
    </message>
    <message>
      <source>The chances of the {side} went from {start:.0f} to {end:.0f} in a hundred; without luck they would have come to {fair:.0f}.</source>
      <translation>Les chances des {side} sont passées de {start:.0f} à {end:.0f} sur cent ; sans la chance, elles auraient fini à {fair:.0f}.</translation>
    </message>
    <message>
      <source>Nobody chose clearly worse than could be known.</source>
      <translation>Personne n’a choisi nettement moins bien qu’il ne pouvait le savoir.</translation>
    </message>
    <message>
      <source>Both sides chose equally well.</source>
      <translation>Les deux camps ont aussi bien choisi.</translation>
    </message>
    <message>
      <source>The {better} chose better than the {worse}, by {points:.0f} points.</source>
      <translation>Les {better} ont mieux choisi que les {worse}, de {points:.0f} points.</translation>
    </message>
    <message>
      <source>The dice gave the {side} {points:.0f}.</source>
      <translation>Les dés ont donné {points:.0f} aux {side}.</translation>
    </message>
    <message>
      <source>The fog gave the {side} {points:.0f}.</source>
      <translation>Le brouillard a donné {points:.0f} aux {side}.</translation>
    </message>
    <message>
      <source>Neither dice nor fog decided anything.</source>
      <translation>Ni les dés ni le brouillard n’ont rien décidé.</translation>
    </message>
    <message>
      <source>Chances over the game</source>
      <translation>Les chances au fil de la partie</translation>
    </message>
    <message>
      <source>truth</source>
      <translation>vérité</translation>
    </message>
    <message>
      <source>what the {side} could know</source>
      <translation>ce que les {side} pouvaient savoir</translation>
    </message>
    <message>
      <source>Chances of the {side}:</source>
      <translation>Chances des {side} :</translation>
    </message>
    <message>
      <source>band: what was uncertain</source>
      <translation>bande : ce qui était incertain</translation>
    </message>
    <message>
      <source>The truth</source>
      <translation>La vérité</translation>
    </message>
    <message>
      <source>What was in sight</source>
      <translation>Ce qui était en vue</translation>
    </message>
    <message>
      <source>What the {side} believed: an estimate</source>
      <translation>Ce que croyaient les {side} : estimation</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Revue</translation>
    </message>
    <message>
      <source>S&amp;top</source>
      <translation>A&amp;rrêter</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Chiffres</translation>
    </message>
    <message>
      <source>Ledger</source>
      <translation>Bilan</translation>
    </message>
    <message>
      <source>What turned the game</source>
      <translation>Ce qui a fait basculer la partie</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Turning points</source>
      <translation>Tournants</translation>
    </message>
    <message>
      <source>&amp;Play on from here</source>
      <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
      <source>Show &amp;better</source>
      <translation>Montrer &amp;mieux</translation>
    </message>
    <message>
      <source>&amp;Next (J)</source>
      <translation>&amp;Suivant (J)</translation>
    </message>
    <message>
      <source>Beliefs</source>
      <translation>Croyances</translation>
    </message>
    <message>
      <source>Whose belief</source>
      <translation>Croyance de</translation>
    </message>
    <message>
      <source>Believed at</source>
      <translation>Cru à</translation>
    </message>
    <message>
      <source>Truth</source>
      <translation>Vérité</translation>
    </message>
    <message>
      <source>no march</source>
      <translation>aucune marche</translation>
    </message>
    <message>
      <source>holding everywhere</source>
      <translation>tenir partout</translation>
    </message>
    <message numerus="yes">
      <source>%n more</source>
      <translation>
        <numerusform>%n de plus</numerusform>
        <numerusform>%n de plus</numerusform>
      </translation>
    </message>
    <message>
      <source>The analysis ended without a word.</source>
      <translation>L’analyse s’est terminée sans rien dire.</translation>
    </message>
    <message>
      <source>The analysis could not be started.</source>
      <translation>L’analyse n’a pas pu démarrer.</translation>
    </message>
    <message>
      <source>{game}: after-action report</source>
      <translation>{game} : compte rendu</translation>
    </message>
    <message>
      <source>{game}: after-action report of the {side}</source>
      <translation>{game} : compte rendu des {side}</translation>
    </message>
    <message>
      <source>The game was not finished.</source>
      <translation>La partie n’a pas été terminée.</translation>
    </message>
    <message>
      <source>{side}: {who}</source>
      <translation>{side} : {who}</translation>
    </message>
    <message>
      <source>The beginning, {whose}</source>
      <translation>Le début, {whose}</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>Le résultat</translation>
    </message>
    <message>
      <source>The game so far</source>
      <translation>La partie jusqu’ici</translation>
    </message>
    <message>
      <source>Options: {options}</source>
      <translation>Options : {options}</translation>
    </message>
    <message>
      <source>all counters shown</source>
      <translation>tous les pions visibles</translation>
    </message>
    <message>
      <source>as the {side} saw it</source>
      <translation>vu par les {side}</translation>
    </message>
    <message>
      <source>What decided it</source>
      <translation>Ce qui a décidé</translation>
    </message>
    <message>
      <source>Day {day}, {date}</source>
      <translation>Jour {day}, {date}</translation>
    </message>
    <message>
      <source>End of {day}, {whose}</source>
      <translation>Fin : {day}, {whose}</translation>
    </message>
    <message>
      <source>Morning</source>
      <translation>Matin</translation>
    </message>
    <message>
      <source>Nightfall</source>
      <translation>Tombée de la nuit</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>La fin</translation>
    </message>
    <message>
      <source>Seen of the {side} in {place}: {names} [13.1].</source>
      <translation>Vu des {side}, {place} : {names} [13.1].</translation>
    </message>
    <message>
      <source>The report is in {folder}.</source>
      <translation>Le compte rendu est dans {folder}.</translation>
    </message>
    <message>
      <source>Open it</source>
      <translation>L’ouvrir</translation>
    </message>
    <message>
      <source>Writing the report: picture {done} of {all}</source>
      <translation>Écriture du compte rendu : image {done} sur {all}</translation>
    </message>
    <message>
      <source>Where in the game</source>
      <translation>Où dans la partie</translation>
    </message>
    <message>
      <source>Play was taken back to an earlier choice.</source>
      <translation>Le jeu est revenu à un choix antérieur.</translation>
    </message>
    <message>
      <source>Roll for {cause}: {text}</source>
      <translation>Jet pour {cause} : {text}</translation>
    </message>
    <message>
      <source>{side}, at {place}: {words}</source>
      <translation>{side}, {place} : {words}</translation>
    </message>
    <message>
      <source>The beginning of the record.</source>
      <translation>Le début de l’enregistrement.</translation>
    </message>
    <message>
      <source>Nothing that this side could see.</source>
      <translation>Rien que ce camp ait pu voir.</translation>
    </message>
    <message>
      <source>Day {day}</source>
      <translation>Jour {day}</translation>
    </message>
    <message>
      <source>the dice of the battle of {place} went against the {side}</source>
      <translation>les dés du combat ({place}) ont desservi les {side}</translation>
    </message>
    <message>
      <source>the dice went against the {side}</source>
      <translation>les dés ont desservi les {side}</translation>
    </message>
    <message>
      <source>what was hidden went against the {side}</source>
      <translation>ce qui était caché a desservi les {side}</translation>
    </message>
    <message>
      <source>the {side} chose something worse than they could have</source>
      <translation>les {side} ont choisi moins bien qu’ils ne pouvaient</translation>
    </message>
    <message>
      <source>the {side} could have marched better</source>
      <translation>les {side} auraient pu mieux marcher</translation>
    </message>
    <message>
      <source>the {side} chose: {played}</source>
      <translation>les {side} ont choisi : {played}</translation>
    </message>
    <message>
      <source>decision</source>
      <translation>décision</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>dés</translation>
    </message>
    <message>
      <source>fog</source>
      <translation>brouillard</translation>
    </message>
    <message>
      <source>{points:.0f} points better ({low:.0f} to {high:.0f})</source>
      <translation>{points:.0f} points de mieux ({low:.0f} à {high:.0f})</translation>
    </message>
    <message>
      <source>What has just happened</source>
      <translation>Ce qui vient d’arriver</translation>
    </message>
    <message>
      <source>Campagna</source>
      <translation>Campagna</translation>
    </message>
    <message>
      <source>This game is not finished. Looking further shows what it still hides from you, and its record will say that you looked.</source>
      <translation>Cette partie n’est pas finie. Aller plus loin montre ce qu’elle vous cache encore, et son fichier dira que vous avez regardé.</translation>
    </message>
    <message>
      <source>step {step} of {steps}</source>
      <translation>pas {step} sur {steps}</translation>
    </message>
    <message>
      <source>Review of {name} – {whose}</source>
      <translation>Revue de {name} – {whose}</translation>
    </message>
    <message>
      <source>everything</source>
      <translation>tout</translation>
    </message>
    <message>
      <source>Chosen: {played}.</source>
      <translation>Choisi : {played}.</translation>
    </message>
    <message>
      <source>Better: {better}, {loss}.</source>
      <translation>Mieux : {better}, {loss}.</translation>
    </message>
    <message>
      <source>After the choice: {reason}.</source>
      <translation>Après le choix : {reason}.</translation>
    </message>
    <message>
      <source>This game is not finished; play on as the side that you play in it.</source>
      <translation>Cette partie n’est pas finie ; continuez avec le camp que vous y jouez.</translation>
    </message>
    <message>
      <source>Board wargames of the campaigns in northern Italy, with an opponent that cannot peek.</source>
      <translation>Des jeux d’histoire sur les campagnes d’Italie du Nord, avec un adversaire qui ne peut pas tricher.</translation>
    </message>
    <message>
      <source>The names, rules and art of the board games belong to their publishers and designers. Map, data, drawings and texts here are our own reconstruction; this project is neither made nor endorsed by them.</source>
      <translation>Les noms, les règles et les illustrations des jeux de plateau appartiennent à leurs éditeurs et à leurs auteurs. Carte, données, dessins et textes sont ici notre propre reconstitution ; ce projet n’est ni fait ni approuvé par eux.</translation>
    </message>
    <message>
      <source>About Campagna</source>
      <translation>À propos de Campagna</translation>
    </message>
    <message>
      <source>Versions, licences and rights</source>
      <translation>Versions, licences et droits</translation>
    </message>
    <message>
      <source>&amp;Games</source>
      <translation>&amp;Parties</translation>
    </message>
    <message>
      <source>&amp;Settings</source>
      <translation>&amp;Réglages</translation>
    </message>
    <message>
      <source>&amp;Logs</source>
      <translation>&amp;Journaux</translation>
    </message>
    <message>
      <source>Folders:</source>
      <translation>Dossiers :</translation>
    </message>
    <message>
      <source>&amp;Copy system report</source>
      <translation>&amp;Copier le rapport système</translation>
    </message>
    <message>
      <source>&amp;Copied</source>
      <translation>&amp;Copié</translation>
    </message>
    <message>
      <source>Commit</source>
      <translation>Commit</translation>
    </message>
    <message>
      <source>The board games</source>
      <translation>Les jeux de plateau</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licences</translation>
    </message>
    <message>
      <source>Program, data, drawings, icons and texts: MIT.</source>
      <translation>Programme, données, dessins, icônes et textes : MIT.</translation>
    </message>
    <message>
      <source>Qt and PySide6: LGPL 3. numpy: BSD. platformdirs, librt, mypy_extensions: MIT.</source>
      <translation>Qt et PySide6 : LGPL 3. numpy : BSD. platformdirs, librt, mypy_extensions : MIT.</translation>
    </message>
    <message>
      <source>Type: EB Garamond and Source Sans 3, SIL Open Font License, where installed.</source>
      <translation>Caractères : EB Garamond et Source Sans 3, SIL Open Font License, s’ils sont installés.</translation>
    </message>
    <message>
      <source>Credits</source>
      <translation>Remerciements</translation>
    </message>
    <message>
      <source>Made by the Campagna contributors.</source>
      <translation>Fait par les contributeurs de Campagna.</translation>
    </message>
    <message>
      <source>Contin&amp;ue that game</source>
      <translation>R&amp;eprendre cette partie</translation>
    </message>
    <message>
      <source>Look at the re&amp;port</source>
      <translation>&amp;Voir le rapport</translation>
    </message>
    <message>
      <source>The last sitting ended badly; its game is intact.</source>
      <translation>La dernière séance s’est mal terminée ; sa partie est intacte.</translation>
    </message>
    <message>
      <source>The last sitting ended badly.</source>
      <translation>La dernière séance s’est mal terminée.</translation>
    </message>
    <message>
      <source>Report of an error</source>
      <translation>Rapport d’erreur</translation>
    </message>
    <message>
      <source>Nothing of your game is in it, and it is not sent anywhere by itself.</source>
      <translation>Il ne contient rien de votre partie et n’est envoyé nulle part de lui-même.</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Copier</translation>
    </message>
    <message>
      <source>Open &amp;folder</source>
      <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}.</source>
      <translation>Impossible de lire {path} : {reason}.</translation>
    </message>
    <message>
      <source>Reduced &amp;motion</source>
      <translation>&amp;Mouvements réduits</translation>
    </message>
    <message>
      <source>Lan&amp;guage</source>
      <translation>&amp;Langue</translation>
    </message>
    <message>
      <source>Text si&amp;ze</source>
      <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
      <source>Loo&amp;k</source>
      <translation>Aspec&amp;t</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>Two people: a &amp;curtain between the sides</source>
      <translation>Deux joueurs : un &amp;rideau entre les camps</translation>
    </message>
    <message>
      <source>The number of the dice</source>
      <translation>Le nombre des dés</translation>
    </message>
    <message>
      <source>Your word</source>
      <translation>Votre mot</translation>
    </message>
    <message>
      <source>Your word for the dice</source>
      <translation>Votre mot pour les dés</translation>
    </message>
    <message>
      <source>&amp;More choices</source>
      <translation>&amp;Plus de choix</translation>
    </message>
    <message>
      <source>My own choice</source>
      <translation>Mon propre choix</translation>
    </message>
    <message>
      <source>Rule book {edition}</source>
      <translation>Livret {edition}</translation>
    </message>
    <message>
      <source>&amp;Start</source>
      <translation>&amp;Commencer</translation>
    </message>
    <message>
      <source>Sa&amp;ve as preset…</source>
      <translation>Enre&amp;gistrer comme formule…</translation>
    </message>
    <message>
      <source>Forget p&amp;reset</source>
      <translation>Oub&amp;lier la formule</translation>
    </message>
    <message>
      <source>Who plays</source>
      <translation>Qui joue</translation>
    </message>
    <message>
      <source>&amp;Opponent</source>
      <translation>Ad&amp;versaire</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>&amp;Preset</source>
      <translation>&amp;Formule</translation>
    </message>
    <message>
      <source>What is seen of the &amp;enemy</source>
      <translation>Ce que l’on voit de l’&amp;ennemi</translation>
    </message>
    <message>
      <source>E&amp;dition</source>
      <translation>Éd&amp;ition</translation>
    </message>
    <message>
      <source>Help and dice</source>
      <translation>Aide et dés</translation>
    </message>
    <message>
      <source>D&amp;ice</source>
      <translation>Dé&amp;s</translation>
    </message>
    <message>
      <source>&amp;Take-backs</source>
      <translation>&amp;Reprises</translation>
    </message>
    <message>
      <source>A name for this way to play</source>
      <translation>Un nom pour cette façon de jouer</translation>
    </message>
    <message>
      <source>Save as preset</source>
      <translation>Enregistrer comme formule</translation>
    </message>
    <message>
      <source>The seal of the next game’s dice is {seal}. What you choose here is mixed into them, and a word of yours if you type one: the dice are neither the program’s choice alone nor yours.</source>
      <translation>Le sceau des dés de la prochaine partie est {seal}. Ce que vous choisissez ici y est mêlé, ainsi qu’un mot de vous si vous en tapez un : les dés ne sont le choix ni du programme seul, ni de vous seul.</translation>
    </message>
    <message>
      <source>Play the &amp;French</source>
      <translation>Jouer les &amp;Français</translation>
    </message>
    <message>
      <source>Play the &amp;Austrians</source>
      <translation>Jouer les &amp;Autrichiens</translation>
    </message>
    <message>
      <source>Play &amp;both sides</source>
      <translation>Jouer les &amp;deux camps</translation>
    </message>
    <message>
      <source>&amp;Watch the computer play both</source>
      <translation>&amp;Regarder l’ordinateur jouer les deux</translation>
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
      <source>Sealed</source>
      <translation>Scellés</translation>
    </message>
    <message>
      <source>Fixed before the first roll, and checked at the end.</source>
      <translation>Fixés avant le premier jet et vérifiés à la fin.</translation>
    </message>
    <message>
      <source>Typed</source>
      <translation>Saisis</translation>
    </message>
    <message>
      <source>You roll real dice and type what they show.</source>
      <translation>Vous lancez de vrais dés et saisissez le résultat.</translation>
    </message>
    <message>
      <source>From a number</source>
      <translation>D’après un nombre</translation>
    </message>
    <message>
      <source>The same number gives the same dice again; nobody can prove them honest.</source>
      <translation>Le même nombre redonne les mêmes dés ; nul ne peut prouver qu’ils sont honnêtes.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Aucun</translation>
    </message>
    <message>
      <source>Hints can still be switched on later; the game is marked.</source>
      <translation>Les conseils peuvent être activés plus tard ; la partie est alors marquée.</translation>
    </message>
    <message>
      <source>H shows one, step by step, whenever you want.</source>
      <translation>H en montre un, pas à pas, quand vous voulez.</translation>
    </message>
    <message>
      <source>Hints and coach</source>
      <translation>Conseils et conseiller</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Permises</translation>
    </message>
    <message>
      <source>Until a die has fallen or something was uncovered; they are counted.</source>
      <translation>Tant qu’aucun dé n’est tombé et que rien n’a été découvert ; elles sont comptées.</translation>
    </message>
    <message>
      <source>An order stands as soon as it is given.</source>
      <translation>Un ordre vaut dès qu’il est donné.</translation>
    </message>
    <message>
      <source>At every level the opponent has the same information and the same dice as you. It differs in how long it thinks.</source>
      <translation>À tous les niveaux, l’adversaire dispose des mêmes informations et des mêmes dés que vous. Seul change son temps de réflexion.</translation>
    </message>
    <message>
      <source>Hits and other markers on unseen counters are open</source>
      <translation>Les touches et les marqueurs des pions cachés sont visibles</translation>
    </message>
    <message>
      <source>The staff, by habit, at once</source>
      <translation>L’état-major, par habitude, sans attendre</translation>
    </message>
    <message>
      <source>Level {number} of {levels}</source>
      <translation>Niveau {number} sur {levels}</translation>
    </message>
    <message>
      <source>{player} · Elo {elo}</source>
      <translation>{player} · Elo {elo}</translation>
    </message>
    <message>
      <source>It follows the habits of a staff and looks at no futures.</source>
      <translation>Il suit les habitudes d’un état-major et n’imagine aucun avenir.</translation>
    </message>
    <message>
      <source>It beats the staff in {wins} of 100 games.</source>
      <translation>Il bat l’état-major dans {wins} parties sur 100.</translation>
    </message>
    <message>
      <source>Random play has Elo 0.</source>
      <translation>Le jeu au hasard a un Elo de 0.</translation>
    </message>
    <message>
      <source>Its strength is not measured yet.</source>
      <translation>Sa force n’est pas encore mesurée.</translation>
    </message>
    <message>
      <source>It imagines {futures} futures for a plan,</source>
      <translation>Il imagine {futures} avenirs pour un plan,</translation>
    </message>
    <message>
      <source>at once.</source>
      <translation>aussitôt.</translation>
    </message>
    <message>
      <source>about {seconds} s here: nothing is compiled.</source>
      <translation>environ {seconds} s ici : rien n’est compilé.</translation>
    </message>
    <message>
      <source>typically {seconds} s.</source>
      <translation>d’ordinaire {seconds} s.</translation>
    </message>
    <message>
      <source>it is damaged, so defaults are used</source>
      <translation>il est endommagé, les valeurs par défaut sont utilisées</translation>
    </message>
    <message>
      <source>it is not a file, so defaults are used</source>
      <translation>ce n’est pas un fichier, les valeurs par défaut sont utilisées</translation>
    </message>
    <message>
      <source>it is not the record of a game</source>
      <translation>ce n’est pas l’enregistrement d’une partie</translation>
    </message>
    <message>
      <source>it cannot be read</source>
      <translation>il est illisible</translation>
    </message>
    <message>
      <source>{name} was passed over: {reason}.</source>
      <translation>{name} n’a pas été pris en compte : {reason}.</translation>
    </message>
    <message>
      <source>as the French</source>
      <translation>côté français</translation>
    </message>
    <message>
      <source>as the Austrians</source>
      <translation>côté autrichien</translation>
    </message>
    <message>
      <source>both sides</source>
      <translation>les deux camps</translation>
    </message>
    <message>
      <source>the computer on both sides</source>
      <translation>l’ordinateur dans les deux camps</translation>
    </message>
    <message>
      <source>the French are to act</source>
      <translation>aux Français d’agir</translation>
    </message>
    <message>
      <source>the Austrians are to act</source>
      <translation>aux Autrichiens d’agir</translation>
    </message>
    <message>
      <source>{name}: {words}</source>
      <translation>{name} : {words}</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>finie</translation>
    </message>
    <message>
      <source>not yet begun</source>
      <translation>pas encore commencée</translation>
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
      <source>saved {when}</source>
      <translation>enregistrée : {when}</translation>
    </message>
    <message>
      <source>The computer never sees what you hide: it runs as a process of its own and is told what its side may know, nothing else.</source>
      <translation>L’ordinateur ne voit jamais ce que vous cachez : il tourne dans un processus à part et n’apprend que ce que son camp peut savoir.</translation>
    </message>
    <message>
      <source>How you can check t&amp;hat ▸</source>
      <translation>Comment le vérifi&amp;er ▸</translation>
    </message>
    <message>
      <source>&amp;Continue</source>
      <translation>&amp;Continuer</translation>
    </message>
    <message>
      <source>against a fair opponent, enemy counters face down</source>
      <translation>contre un adversaire loyal, pions ennemis face cachée</translation>
    </message>
    <message>
      <source>the relief of Mantua, the other way round</source>
      <translation>le secours de Mantoue, vu de l’autre côté</translation>
    </message>
    <message>
      <source>level, fog, optional rules, dice, two people</source>
      <translation>niveau, brouillard, règles facultatives, dés, deux joueurs</translation>
    </message>
    <message>
      <source>the computer plays both sides</source>
      <translation>l’ordinateur joue les deux camps</translation>
    </message>
    <message>
      <source>&amp;Open a game…</source>
      <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
      <source>a record from a file</source>
      <translation>une partie enregistrée dans un fichier</translation>
    </message>
    <message>
      <source>&amp;Review a game…</source>
      <translation>Re&amp;voir une partie…</translation>
    </message>
    <message>
      <source>go through it again and see what turned it</source>
      <translation>la reparcourir et voir ce qui l’a fait basculer</translation>
    </message>
    <message>
      <source>&amp;Continue: {where}</source>
      <translation>&amp;Continuer : {where}</translation>
    </message>
    <message>
      <source>&amp;Help may be asked for, unless a game says otherwise</source>
      <translation>On peut demander de l’&amp;aide, sauf si une partie en dispose autrement</translation>
    </message>
    <message>
      <source>The &amp;coach asks before the dice</source>
      <translation>Le co&amp;nseiller demande avant les dés</translation>
    </message>
    <message>
      <source>at once</source>
      <translation>aussitôt</translation>
    </message>
    <message>
      <source>A hint &amp;thinks for</source>
      <translation>Un conseil &amp;réfléchit pendant</translation>
    </message>
    <message>
      <source>It &amp;appears after</source>
      <translation>Il a&amp;pparaît après</translation>
    </message>
    <message>
      <source>He speaks up &amp;from a loss of winning chance of</source>
      <translation>Il parle à partir d’une &amp;perte de chances de</translation>
    </message>
    <message>
      <source>Hints and the coach know what you can know and nothing else. A game in which they helped is marked.</source>
      <translation>Les conseils et le conseiller savent ce que vous pouvez savoir, et rien d’autre. Une partie où ils ont aidé est marquée.</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Pages</translation>
    </message>
    <message>
      <source>{page}: {setting}</source>
      <translation>{page} : {setting}</translation>
    </message>
    <message>
      <source>Nothing has this word.</source>
      <translation>Rien ne contient ce mot.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>Préférences</translation>
    </message>
    <message>
      <source>Find a setting</source>
      <translation>Chercher un réglage</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <source>Map</source>
      <translation>Carte</translation>
    </message>
    <message>
      <source>Playing</source>
      <translation>Jeu</translation>
    </message>
    <message>
      <source>Help and coach</source>
      <translation>Aide et conseiller</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Moteur</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Fichiers</translation>
    </message>
    <message>
      <source>Privacy</source>
      <translation>Confidentialité</translation>
    </message>
    <message>
      <source>Everything on this page as it was at first</source>
      <translation>Tout ce qui est sur cette page comme au début</translation>
    </message>
    <message>
      <source>hints used</source>
      <translation>conseils utilisés</translation>
    </message>
    <message>
      <source>coach used</source>
      <translation>conseiller utilisé</translation>
    </message>
    <message>
      <source>&amp;Single-letter keys (and digits for orders)</source>
      <translation>Touches d’une seule &amp;lettre (et chiffres des ordres)</translation>
    </message>
    <message>
      <source>Without them keys need Ctrl or Alt, so that none is pressed by mistake.</source>
      <translation>Sans elles, les touches demandent Ctrl ou Alt : aucune n’est pressée par mégarde.</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Nouvelle touche</translation>
    </message>
    <message>
      <source>New &amp;key</source>
      <translation>&amp;Nouvelle touche</translation>
    </message>
    <message>
      <source>As at &amp;first</source>
      <translation>Comme au &amp;début</translation>
    </message>
    <message>
      <source>&amp;All as at first</source>
      <translation>&amp;Toutes comme au début</translation>
    </message>
    <message>
      <source>{key} is also the key of: {action}. Choose another for one of them.</source>
      <translation>{key} est aussi la touche de : {action}. Choisissez-en une autre pour l’une des deux.</translation>
    </message>
    <message>
      <source>&amp;Reduced motion: nothing moves by itself</source>
      <translation>&amp;Animations réduites : rien ne bouge de soi-même</translation>
    </message>
    <message>
      <source>&amp;Text size</source>
      <translation>&amp;Taille du texte</translation>
    </message>
    <message>
      <source>&amp;Look</source>
      <translation>&amp;Aspect</translation>
    </message>
    <message>
      <source>&amp;Map colours</source>
      <translation>&amp;Couleurs de la carte</translation>
    </message>
    <message>
      <source>Colours are taken over when this dialog is closed with OK.</source>
      <translation>Les couleurs changent quand on ferme cette fenêtre par OK.</translation>
    </message>
    <message>
      <source>&amp;Pace of the opponent</source>
      <translation>&amp;Rythme de l’adversaire</translation>
    </message>
    <message>
      <source>&amp;Combat step by step, unless the pace is at once</source>
      <translation>&amp;Combat pas à pas, sauf si le rythme est immédiat</translation>
    </message>
    <message>
      <source>An order can be taken back until a die has fallen or something was uncovered; whether a game allows more is said when it begins.</source>
      <translation>Un ordre peut être repris tant qu’aucun dé n’est tombé et que rien n’a été découvert ; au début d’une partie on dit si elle permet davantage.</translation>
    </message>
    <message>
      <source>Standing orders</source>
      <translation>Consignes permanentes</translation>
    </message>
    <message>
      <source>The opponent is a process of its own. It uses one core at low priority, so that the window stays quick, and it stops when you leave the game.</source>
      <translation>L’adversaire est un processus à part. Il emploie un seul cœur, en basse priorité, pour que la fenêtre reste vive, et s’arrête quand on quitte la partie.</translation>
    </message>
    <message>
      <source>How long it thinks follows from the level, counted in futures and not in seconds: so every choice can be repeated and checked on any computer.</source>
      <translation>La durée de sa réflexion dépend du niveau et se compte en avenirs imaginés, pas en secondes : ainsi chaque choix peut être refait et vérifié sur n’importe quel ordinateur.</translation>
    </message>
    <message>
      <source>Its rules are compiled: it thinks at full speed.</source>
      <translation>Ses règles sont compilées : il réfléchit à pleine vitesse.</translation>
    </message>
    <message>
      <source>Nothing is compiled here, so it thinks slowly; low levels are best.</source>
      <translation>Rien n’est compilé ici, il réfléchit donc lentement ; mieux vaut un niveau bas.</translation>
    </message>
    <message>
      <source>The language is taken over when this dialog is closed with OK.</source>
      <translation>La langue change quand on ferme cette fenêtre par OK.</translation>
    </message>
    <message>
      <source>A game is saved after every choice; there is nothing to set.</source>
      <translation>Une partie est enregistrée après chaque choix ; il n’y a rien à régler.</translation>
    </message>
    <message>
      <source>Open folder of &amp;games</source>
      <translation>Ouvrir le dossier des &amp;parties</translation>
    </message>
    <message>
      <source>Open settings &amp;file</source>
      <translation>Ouvrir le &amp;fichier des réglages</translation>
    </message>
    <message>
      <source>Games are kept in {place}</source>
      <translation>Les parties sont gardées dans {place}</translation>
    </message>
    <message>
      <source>Settings are kept in {place}</source>
      <translation>Les réglages sont gardés dans {place}</translation>
    </message>
    <message>
      <source>Nothing is sent anywhere: no name, no game, no count of anything.</source>
      <translation>Rien n’est envoyé nulle part : ni nom, ni partie, ni décompte d’aucune sorte.</translation>
    </message>
    <message>
      <source>Reports of errors stay on this disk until you send one yourself. They have the place of the error in the program and nothing of your game.</source>
      <translation>Les rapports d’erreur restent sur ce disque tant que vous n’en envoyez pas un vous-même. Ils disent où l’erreur s’est produite dans le programme, et rien de votre partie.</translation>
    </message>
    <message>
      <source>Reports are kept in {place}</source>
      <translation>Les rapports sont gardés dans {place}</translation>
    </message>
    <message>
      <source>Open folder of r&amp;eports</source>
      <translation>Ouvrir le dossier des r&amp;apports</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <source>At once</source>
      <translation>Immédiat</translation>
    </message>
    <message>
      <source>Brisk</source>
      <translation>Vif</translation>
    </message>
    <message>
      <source>Slow enough to watch</source>
      <translation>Assez lent pour suivre</translation>
    </message>
    <message>
      <source>What is answered for you without asking. Every such answer is told in the dispatches, and taking it back asks you after all.</source>
      <translation>Ce à quoi l’on répond pour vous sans demander. Chaque réponse est racontée dans les dépêches, et l’annuler vous fait poser la question.</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>As on paper</source>
      <translation>Comme sur papier</translation>
    </message>
    <message>
      <source>Safe for the colour-blind</source>
      <translation>Pour daltoniens</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Commandes</translation>
    </message>
    <message>
      <source>What do you want to do?</source>
      <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
      <source>Filter of the commands</source>
      <translation>Filtre des commandes</translation>
    </message>
    <message>
      <source>The rules broke down at line {line} of {path}: a fault of the program, not of the file, which was left as it is.</source>
      <translation>Les règles ont échoué à la ligne {line} de {path} : c’est une faute du programme, non du fichier, qui n’a pas été modifié.</translation>
    </message>
    <message>
      <source>{path} cannot be followed from line {line} on. The file was left as it is.</source>
      <translation>{path} ne peut pas être suivi à partir de la ligne {line}. Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
      <source>What came before is in the dispatches.</source>
      <translation>Ce qui précède est dans les dépêches.</translation>
    </message>
    <message>
      <source>What happened while you were away</source>
      <translation>Ce qui s’est passé en votre absence</translation>
    </message>
    <message>
      <source>The {side} side is asked.</source>
      <translation>C’est aux {side} de répondre.</translation>
    </message>
    <message>
      <source>Only the {side} player should be looking now.</source>
      <translation>Seul le joueur des {side} doit regarder maintenant.</translation>
    </message>
    <message>
      <source>I am the {side} player (Enter)</source>
      <translation>Je joue les {side} (Entrée)</translation>
    </message>
    <message>
      <source>As far as your side saw it.</source>
      <translation>D’après ce que votre camp a vu.</translation>
    </message>
    <message>
      <source>To the map (Enter)</source>
      <translation>Vers la carte (Entrée)</translation>
    </message>
    <message>
      <source>resolved at once, as suggested</source>
      <translation>résolu d’un coup, comme conseillé</translation>
    </message>
    <message>
      <source>{choice} – {why}</source>
      <translation>{choice} – {why}</translation>
    </message>
    <message>
      <source>By standing order: {words}</source>
      <translation>Par consigne permanente : {words}</translation>
    </message>
    <message>
      <source>not saved</source>
      <translation>non enregistrée</translation>
    </message>
    <message>
      <source>You can play all the same; the game is not saved.</source>
      <translation>Vous pouvez jouer quand même ; la partie n’est pas enregistrée.</translation>
    </message>
    <message>
      <source>The window has no map of {game}.</source>
      <translation>La fenêtre n’a pas de carte pour {game}.</translation>
    </message>
    <message>
      <source>The engine had stopped; it was started again and asked once more.</source>
      <translation>Le moteur s’était arrêté ; il a été relancé et interrogé de nouveau.</translation>
    </message>
    <message>
      <source>{game} has no window; play it by `campagna play --text`.</source>
      <translation>{game} n’a pas de fenêtre ; jouez avec `campagna play --text`.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partie est finie.</translation>
    </message>
    <message>
      <source>You are not asked now.</source>
      <translation>Rien ne vous est demandé pour l’instant.</translation>
    </message>
    <message>
      <source>This game is played without take-backs.</source>
      <translation>Cette partie se joue sans reprises.</translation>
    </message>
    <message>
      <source>That stands: {why}</source>
      <translation>Impossible d’annuler : {why}</translation>
    </message>
    <message>
      <source>A part was taken back; the rest stands: {why}</source>
      <translation>Une partie est annulée ; le reste demeure : {why}</translation>
    </message>
    <message>
      <source>Your last order was taken back.</source>
      <translation>Votre dernier ordre est annulé.</translation>
    </message>
    <message>
      <source>&amp;Step</source>
      <translation>&amp;Un pas</translation>
    </message>
    <message>
      <source>Step &amp;back</source>
      <translation>Un pas en a&amp;rrière</translation>
    </message>
    <message>
      <source>&amp;Faster</source>
      <translation>Plus &amp;vite</translation>
    </message>
    <message>
      <source>S&amp;lower</source>
      <translation>Plus l&amp;ent</translation>
    </message>
    <message>
      <source>Pause at b&amp;attles</source>
      <translation>Pause aux com&amp;bats</translation>
    </message>
    <message>
      <source>To the b&amp;eginning</source>
      <translation>Au d&amp;ébut</translation>
    </message>
    <message>
      <source>To the e&amp;nd</source>
      <translation>À la &amp;fin</translation>
    </message>
    <message>
      <source>P&amp;revious phase</source>
      <translation>P&amp;hase précédente</translation>
    </message>
    <message>
      <source>Next &amp;turn</source>
      <translation>&amp;Tour suivant</translation>
    </message>
    <message>
      <source>Pre&amp;vious turn</source>
      <translation>Tour pré&amp;cédent</translation>
    </message>
    <message>
      <source>&amp;Beliefs</source>
      <translation>&amp;Croyances</translation>
    </message>
    <message>
      <source>What a side guesses of stacks it cannot look into (B)</source>
      <translation>Ce qu’un camp devine des piles qu’il ne peut voir (B)</translation>
    </message>
    <message>
      <source>&amp;Captions</source>
      <translation>&amp;Légendes</translation>
    </message>
    <message>
      <source>&amp;New demo…</source>
      <translation>&amp;Nouvelle démonstration…</translation>
    </message>
    <message>
      <source>&amp;Restart</source>
      <translation>&amp;Recommencer</translation>
    </message>
    <message>
      <source>&amp;Save the record…</source>
      <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
      <source>Open in re&amp;view</source>
      <translation>Ouvrir dans la re&amp;vue</translation>
    </message>
    <message>
      <source>E&amp;xport film…</source>
      <translation>Exporter le fi&amp;lm…</translation>
    </message>
    <message>
      <source>Export &amp;map…</source>
      <translation>Exporter la &amp;carte…</translation>
    </message>
    <message>
      <source>Take over the &amp;French</source>
      <translation>Prendre les &amp;Français</translation>
    </message>
    <message>
      <source>Take over the &amp;Austrians</source>
      <translation>Prendre les &amp;Autrichiens</translation>
    </message>
    <message>
      <source>O&amp;dds calculator…</source>
      <translation>Calcul des pr&amp;obabilités…</translation>
    </message>
    <message>
      <source>&amp;Demo</source>
      <translation>&amp;Démonstration</translation>
    </message>
    <message>
      <source>How fast the demo goes on (&lt; and &gt;)</source>
      <translation>Vitesse de la démonstration (&lt; et &gt;)</translation>
    </message>
    <message>
      <source>Speed of the demo</source>
      <translation>Vitesse de la démonstration</translation>
    </message>
    <message>
      <source>&amp;Take over</source>
      <translation>&amp;Prendre la main</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <translation>&amp;Pause</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>Réessa&amp;yer</translation>
    </message>
    <message>
      <source>The same number gives the same game again:</source>
      <translation>Le même numéro redonne la même partie :</translation>
    </message>
    <message>
      <source>New demo</source>
      <translation>Nouvelle démonstration</translation>
    </message>
    <message>
      <source>This demo keeps no record, so nobody can take it over.</source>
      <translation>Cette démonstration n’est pas enregistrée, personne ne peut donc prendre la main.</translation>
    </message>
    <message>
      <source>Save the record</source>
      <translation>Enregistrer la partie</translation>
    </message>
    <message>
      <source>Campagna – {game} – everything</source>
      <translation>Campagna – {game} – tout</translation>
    </message>
    <message>
      <source>{side} estimate, {area}: about {mean} strength points, likely {low} to {high}, in {counters} counters</source>
      <translation>Estimation des {side}, {area} : environ {mean} points de force, sans doute {low} à {high}, en {counters} pions</translation>
    </message>
    <message>
      <source>Days of the campaign</source>
      <translation>Jours de la campagne</translation>
    </message>
    <message>
      <source>Click or drag to go to another moment</source>
      <translation>Cliquez ou glissez pour aller à un autre moment</translation>
    </message>
    <message>
      <source>What the {side} side gives itself to win</source>
      <translation>Les chances de gagner que se donnent les {side}</translation>
    </message>
    <message>
      <source>{side}: not told</source>
      <translation>{side} : non dit</translation>
    </message>
    <message numerus="yes">
      <source>computing ahead: %n moments in store</source>
      <translation>
        <numerusform>calcul en avance : %n moment en réserve</numerusform>
        <numerusform>calcul en avance : %n moments en réserve</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moments in store</source>
      <translation>
        <numerusform>%n moment en réserve</numerusform>
        <numerusform>%n moments en réserve</numerusform>
      </translation>
    </message>
    <message>
      <source>waiting for the engine, which thinks</source>
      <translation>en attente du moteur, qui réfléchit</translation>
    </message>
    <message>
      <source>The {side} engine has stopped; Try again starts it anew.</source>
      <translation>Le moteur des {side} s’est arrêté ; Réessayer le relance.</translation>
    </message>
    <message>
      <source>Play has stopped: {why}</source>
      <translation>Le jeu s’est arrêté : {why}</translation>
    </message>
    <message>
      <source>finished · demo {seed}</source>
      <translation>terminé · démonstration {seed}</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}   ·   {date}   ·   {phase}   ·   initiative: {initiative}</source>
      <translation>Tour {turn} sur {turns}   ·   {date}   ·   {phase}   ·   initiative : {initiative}</translation>
    </message>
    <message>
      <source>For {cause}: {why}</source>
      <translation>Pour {cause} : {why}</translation>
    </message>
    <message>
      <source>The engine thinks …</source>
      <translation>Le moteur réfléchit…</translation>
    </message>
    <message>
      <source>French win: {chance}</source>
      <translation>Victoire française : {chance}</translation>
    </message>
    <message>
      <source>Best for the {side} side: {words}.</source>
      <translation>Le mieux pour les {side} : {words}.</translation>
    </message>
    <message>
      <source>{place}. {what}: {chance}, {visits} simulations</source>
      <translation>{place}. {what} : {chance}, {visits} simulations</translation>
    </message>
    <message>
      <source>French win</source>
      <translation>Victoire française</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Ensuite</translation>
    </message>
    <message>
      <source>Best</source>
      <translation>Le mieux</translation>
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
      <source>No hits</source>
      <translation>Aucune touche</translation>
    </message>
    <message>
      <source>what-if board</source>
      <translation>plateau des hypothèses</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>Et si</translation>
    </message>
    <message>
      <source>&amp;Move anything (Ctrl+M)</source>
      <translation>&amp;Tout déplacer (Ctrl+M)</translation>
    </message>
    <message>
      <source>While this is on, a click selects counters of either side and does nothing else, and they are dragged wherever they may stand</source>
      <translation>Tant que ceci est actif, un clic sélectionne des pions de l’un ou l’autre camp sans rien faire d’autre, et on les glisse partout où ils peuvent se tenir</translation>
    </message>
    <message>
      <source>Take the &amp;selected off the map</source>
      <translation>Ôter la &amp;sélection de la carte</translation>
    </message>
    <message>
      <source>&amp;Hits and markers of the selected</source>
      <translation>&amp;Touches et marqueurs de la sélection</translation>
    </message>
    <message>
      <source>Who moves next</source>
      <translation>Qui joue ensuite</translation>
    </message>
    <message>
      <source>by chance; or pips: 6 3 45</source>
      <translation>au hasard ; ou des points : 6 3 45</translation>
    </message>
    <message>
      <source>The next dice</source>
      <translation>Les prochains dés</translation>
    </message>
    <message>
      <source>A word for each of the next rolls: 6 for one die, 45 for two</source>
      <translation>Un mot pour chacun des prochains jets : 6 pour un dé, 45 pour deux</translation>
    </message>
    <message>
      <source>Sides that the engine plays</source>
      <translation>Camps joués par le moteur</translation>
    </message>
    <message>
      <source>&amp;Deal the hidden anew</source>
      <translation>&amp;Redistribuer le caché</translation>
    </message>
    <message>
      <source>Ask the &amp;engine</source>
      <translation>Interroger le &amp;moteur</translation>
    </message>
    <message>
      <source>Branch</source>
      <translation>Branche</translation>
    </message>
    <message>
      <source>Branches</source>
      <translation>Branches</translation>
    </message>
    <message>
      <source>&amp;Go to it</source>
      <translation>&amp;Y aller</translation>
    </message>
    <message>
      <source>&amp;Compare two</source>
      <translation>En &amp;comparer deux</translation>
    </message>
    <message>
      <source>What the engine says</source>
      <translation>Ce que dit le moteur</translation>
    </message>
    <message>
      <source>Two branches side by side</source>
      <translation>Deux branches côte à côte</translation>
    </message>
    <message>
      <source>Next:</source>
      <translation>Ensuite :</translation>
    </message>
    <message>
      <source>Dice:</source>
      <translation>Dés :</translation>
    </message>
    <message>
      <source>Engine plays:</source>
      <translation>Le moteur joue :</translation>
    </message>
    <message>
      <source>as it stands</source>
      <translation>en l’état</translation>
    </message>
    <message>
      <source>Select one branch to go to it.</source>
      <translation>Choisissez une branche pour y aller.</translation>
    </message>
    <message>
      <source>Select two branches, with Ctrl held, to compare them.</source>
      <translation>Choisissez deux branches, en maintenant Ctrl, pour les comparer.</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>En l’état</translation>
    </message>
    <message>
      <source>WHAT IF</source>
      <translation>ET SI</translation>
    </message>
    <message>
      <source>Nothing here touches the game. Closing this window goes back to it.</source>
      <translation>Rien ici ne touche à la partie. Fermer cette fenêtre y ramène.</translation>
    </message>
    <message>
      <source>Nothing here touches the game. What the {side} side cannot see was dealt by chance: it fits what is known and is not the truth.</source>
      <translation>Rien ici ne touche à la partie. Ce que les {side} ne voient pas a été distribué au hasard : c’est compatible avec ce que l’on sait, ce n’est pas la vérité.</translation>
    </message>
    <message>
      <source>the {side} side</source>
      <translation>les {side}</translation>
    </message>
    <message>
      <source>WHAT IF – {name}</source>
      <translation>ET SI – {name}</translation>
    </message>
    <message>
      <source>{names} to {place}</source>
      <translation>{names} vers {place}</translation>
    </message>
    <message>
      <source>without {names}</source>
      <translation>sans {names}</translation>
    </message>
    <message>
      <source>Select counters first, by a click on them; M lets you do that.</source>
      <translation>Sélectionnez d’abord des pions d’un clic ; M le permet.</translation>
    </message>
    <message>
      <source>no longer: {mark}</source>
      <translation>plus : {mark}</translation>
    </message>
    <message>
      <source>That cannot stand on the map: {why}.</source>
      <translation>Cela ne peut pas tenir sur la carte : {why}.</translation>
    </message>
    <message>
      <source>deal {number}</source>
      <translation>distribution {number}</translation>
    </message>
    <message>
      <source>The engine is playing; let it play nobody to ask it.</source>
      <translation>Le moteur joue ; ne lui faites jouer personne pour l’interroger.</translation>
    </message>
    <message>
      <source>{side} combat begins</source>
      <translation>Le combat des {side} commence</translation>
    </message>
    <message>
      <source>{side} movement begins</source>
      <translation>Le mouvement des {side} commence</translation>
    </message>
    <message>
      <source>As the {side} see it</source>
      <translation>Vu par les {side}</translation>
    </message>
    <message>
      <source>As the &amp;{side}</source>
      <translation>Vu par les &amp;{side}</translation>
    </message>
    <message>
      <source>Nobody of that stack can begin a move now.</source>
      <translation>Personne dans cette pile ne peut se mettre en marche maintenant.</translation>
    </message>
    <message>
      <source>Move {0}</source>
      <translation>Déplacer {0}</translation>
    </message>
    <message>
      <source>Take {0} along</source>
      <translation>Emmener {0}</translation>
    </message>
    <message>
      <source>March to {0}</source>
      <translation>Marcher vers {0}</translation>
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
      <source>Forced march to {0}</source>
      <translation>Marche forcée vers {0}</translation>
    </message>
    <message>
      <source>Forced march to {0}, to the bridge {1}</source>
      <translation>Marche forcée vers {0}, au pont {1}</translation>
    </message>
    <message>
      <source>Destroy the bridge {0}</source>
      <translation>Détruire le pont {0}</translation>
    </message>
    <message>
      <source>Repair the bridge {0}</source>
      <translation>Réparer le pont {0}</translation>
    </message>
    <message>
      <source>{0} leads the forced march</source>
      <translation>{0} mène la marche forcée</translation>
    </message>
    <message>
      <source>No leader helps</source>
      <translation>Aucun chef n’aide</translation>
    </message>
    <message>
      <source>Withdraw to {0}</source>
      <translation>Se replier vers {0}</translation>
    </message>
    <message>
      <source>Stand</source>
      <translation>Tenir</translation>
    </message>
    <message>
      <source>The leader goes to {0}</source>
      <translation>Le chef va vers {0}</translation>
    </message>
    <message>
      <source>Fight the combat at {0} next</source>
      <translation>Résoudre maintenant le combat : {0}</translation>
    </message>
    <message>
      <source>{0} marches to the guns</source>
      <translation>{0} marche au canon</translation>
    </message>
    <message>
      <source>Bombard {0}</source>
      <translation>Bombarder {0}</translation>
    </message>
    <message>
      <source>{0} takes the hit</source>
      <translation>{0} subit la touche</translation>
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
      <source>Retreat to {0}</source>
      <translation>Retraite vers {0}</translation>
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
      <source>{0} forages</source>
      <translation>{0} fourrage</translation>
    </message>
    <message>
      <source>{0} joins Mantua City</source>
      <translation>{0} entre dans Mantoue</translation>
    </message>
    <message>
      <source>The {0} side moves first</source>
      <translation>Les {0} jouent en premier</translation>
    </message>
    <message>
      <source>No more</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <source>Place a dummy at {0}</source>
      <translation>Placer un leurre : {0}</translation>
    </message>
    <message>
      <source>Scout {0} from {1}</source>
      <translation>Reconnaître {0} depuis {1}</translation>
    </message>
    <message>
      <source>{0} scouts</source>
      <translation>{0} part en reconnaissance</translation>
    </message>
    <message>
      <source>{0} screens</source>
      <translation>{0} fait écran</translation>
    </message>
    <message>
      <source>Show {0}</source>
      <translation>Montrer {0}</translation>
    </message>
    <message>
      <source>{0} feigns a march to the guns</source>
      <translation>{0} feint une marche au canon</translation>
    </message>
    <message>
      <source>Feign a hit</source>
      <translation>Feindre une touche</translation>
    </message>
    <message>
      <source>The leader takes over at {0}</source>
      <translation>Le chef prend le commandement : {0}</translation>
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
      <source>as the &amp;{side}</source>
      <translation>avec les &amp;{side}</translation>
    </message>
    <message>
      <source>Take over the &amp;{side}</source>
      <translation>Prendre les &amp;{side}</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}</source>
      <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
      <source>{name}: strength {strength} of {full}, cohesion {cohesion} of {fresh}, movement {movement}</source>
      <translation type="vanished">{name} : force {strength} sur {full}, cohésion {cohesion} sur {fresh}, mouvement {movement}</translation>
    </message>
    <message>
      <source>{name}: strength {strength}, cohesion {cohesion}, movement {movement}</source>
      <translation type="vanished">{name} : force {strength}, cohésion {cohesion}, mouvement {movement}</translation>
    </message>
    <message>
      <source>{name}: strategic {strategic}, command range {range}, tactical {tactical}</source>
      <translation type="vanished">{name} : stratégie {strategic}, rayon de commandement {range}, tactique {tactical}</translation>
    </message>
    <message>
      <source>{counter}: {meaning}</source>
      <translation type="vanished">{counter} : {meaning}</translation>
    </message>
    <message>
      <source>1 of {many}</source>
      <translation type="vanished">1 parmi {many}</translation>
    </message>
    <message>
      <source>? {names}</source>
      <translation type="vanished">? {names}</translation>
    </message>
    <message>
      <source>? {number}</source>
      <translation type="vanished">? {number}</translation>
    </message>
    <message>
      <source>? {guess}</source>
      <translation type="vanished">? {guess}</translation>
    </message>
    <message>
      <source>{words} (not in view now)</source>
      <translation type="vanished">{words} (hors de vue pour l’instant)</translation>
    </message>
    <message>
      <source>face down ({suspicion})</source>
      <translation type="vanished">face cachée ({suspicion})</translation>
    </message>
    <message>
      <source>{day} 1796</source>
      <translation type="vanished">{day} 1796</translation>
    </message>
    <message>
      <source>{number}</source>
      <translation type="vanished">{number}</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}, {date}, {phase}</source>
      <translation type="vanished">Tour {turn} sur {turns}, {date}, {phase}</translation>
    </message>
    <message>
      <source>{fewest}–{most}</source>
      <translation type="vanished">{fewest}–{most}</translation>
    </message>
    <message>
      <source>{low}–{high}</source>
      <translation type="vanished">{low}–{high}</translation>
    </message>
    <message>
      <source>{one}–{other}</source>
      <translation type="vanished">{one}–{other}</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation type="vanished">{percent} %</translation>
    </message>
    <message>
      <source>{many}× {chance}</source>
      <translation type="vanished">{many}× {chance}</translation>
    </message>
    <message numerus="yes">
      <source>%n strength points known</source>
      <translation type="vanished">
        <numerusform>%n point de force connu</numerusform>
        <numerusform>%n points de force connus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n victory points</source>
      <translation type="vanished">
        <numerusform>%n point de victoire</numerusform>
        <numerusform>%n points de victoire</numerusform>
      </translation>
    </message>
    <message>
      <source>{side} {points}</source>
      <translation type="vanished">{side} {points}</translation>
    </message>
    <message>
      <source>{name} ({kind})</source>
      <translation type="vanished">{name} ({kind})</translation>
    </message>
    <message>
      <source>{side} supply area</source>
      <translation type="vanished">zone de ravitaillement ({side})</translation>
    </message>
    <message>
      <source>{name} {share} %</source>
      <translation type="vanished">{name} {share} %</translation>
    </message>
    <message>
      <source>{name} {share}%</source>
      <translation type="vanished">{name} {share} %</translation>
    </message>
    <message>
      <source>dummies: {number}</source>
      <translation type="vanished">leurres : {number}</translation>
    </message>
    <message>
      <source> or </source>
      <translation type="vanished"> ou </translation>
    </message>
    <message>
      <source>face down</source>
      <translation type="vanished">face cachée</translation>
    </message>
    <message>
      <source>Army</source>
      <translation type="vanished">Armée</translation>
    </message>
    <message>
      <source>rank</source>
      <translation type="vanished">rang</translation>
    </message>
    <message>
      <source>hit</source>
      <translation type="vanished">touche</translation>
    </message>
    <message>
      <source>A curtain falls between the sides. The person who lifts it first reads what their side saw in the meantime, and then sees the map as that side knows it.</source>
      <translation>Un rideau tombe entre les camps. Qui le lève lit d’abord ce que son camp a vu entre-temps, puis voit la carte telle que ce camp la connaît.</translation>
    </message>
    <message>
      <source>This game has no what-if board.</source>
      <translation>Ce jeu n’a pas de plateau des hypothèses.</translation>
    </message>
    <message>
      <source>Colours change when you close this dialog with OK.</source>
      <translation>Les couleurs changent quand vous fermez ce dialogue par OK.</translation>
    </message>
    <message>
      <source>The language changes when you close this dialog with OK.</source>
      <translation>La langue change quand vous fermez ce dialogue par OK.</translation>
    </message>
    <message>
      <source>What is answered for you without asking. Every such answer is listed in the dispatches; if you take it back, you are asked.</source>
      <translation>Ce qui est répondu pour vous sans demander. Chaque réponse de ce genre figure dans les dépêches ; si vous la reprenez, la question vous est posée.</translation>
    </message>
    <message>
      <source>{side} win: {chance}</source>
      <translation>Victoire ({side}) : {chance}</translation>
    </message>
    <message>
      <source>{side} win</source>
      <translation>Victoire : {side}</translation>
    </message>
    <message>
      <source>Play the {side} side</source>
      <translation>Jouer le camp : {side}</translation>
    </message>
    <message>
      <source>as the {side} side</source>
      <translation>camp : {side}</translation>
    </message>
    <message>
      <source>the {side} side is to act</source>
      <translation>au camp suivant d’agir : {side}</translation>
    </message>
    <message>
      <source>&amp;Plain map</source>
      <translation>Carte n&amp;ue</translation>
    </message>
    <message>
      <source>&amp;Supply</source>
      <translation>&amp;Ravitaillement</translation>
    </message>
    <message>
      <source>&amp;Command</source>
      <translation>&amp;Commandement</translation>
    </message>
    <message>
      <source>&amp;Reach</source>
      <translation>&amp;Portée de marche</translation>
    </message>
    <message>
      <source>Sound of the &amp;guns</source>
      <translation>Marche au ca&amp;non</translation>
    </message>
    <message>
      <source>&amp;Threats</source>
      <translation>&amp;Menaces</translation>
    </message>
    <message>
      <source>What the &amp;enemy knows</source>
      <translation>Ce que sait l’&amp;ennemi</translation>
    </message>
    <message>
      <source>&amp;Intelligence</source>
      <translation>Rensei&amp;gnement</translation>
    </message>
    <message>
      <source>&amp;Victory points</source>
      <translation>Points de &amp;victoire</translation>
    </message>
    <message>
      <source>Nobody can begin a move now.</source>
      <translation>Personne ne peut se mettre en marche maintenant.</translation>
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
      <source>Nobody is asked to fight on now.</source>
      <translation>Personne ne doit continuer le combat maintenant.</translation>
    </message>
    <message>
      <source>Nobody at {place} may begin a move now.</source>
      <translation>Personne à {place} ne peut se mettre en marche maintenant.</translation>
    </message>
    <message>
      <source>points {shown}</source>
      <translation>points {shown}</translation>
    </message>
    <message>
      <source>Points {ranges}: the least and the most; counters that lie face down decide it.</source>
      <translation>Points {ranges} : le moins et le plus ; des pions face cachée en décident.</translation>
    </message>
    <message>
      <source>No odds are known for this game.</source>
      <translation>On ne connaît pas de probabilités pour ce jeu.</translation>
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
      <source>Mantua besieged</source>
      <translation>Mantoue assiégée</translation>
    </message>
    <message>
      <source>Mantua liberated</source>
      <translation>Mantoue libérée</translation>
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
