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
      <source>{title}: {names}</source>
      <translation>{title} : {names}</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>personne</translation>
    </message>
    <message>
      <source>printed {numbers}</source>
      <translation>imprimé {numbers}</translation>
    </message>
    <message>
      <source>{kilometres} km</source>
      <translation>{kilometres} km</translation>
    </message>
    <message>
      <source>Overlay: {title}</source>
      <translation>Calque : {title}</translation>
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
      <source>not in view now</source>
      <translation>hors de vue pour l’instant</translation>
    </message>
    <message numerus="yes">
      <source>%n face down</source>
      <translation>
        <numerusform>%n face cachée</numerusform>
        <numerusform>%n face cachée</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{place}: %n {side} counters</source>
      <translation>
        <numerusform>{place} : %n pion, {side}</numerusform>
        <numerusform>{place} : %n pions, {side}</numerusform>
      </translation>
    </message>
    <message>
      <source>Map of the campaign</source>
      <translation>Carte de la campagne</translation>
    </message>
    <message>
      <source>{many} × {words}</source>
      <translation>{many} × {words}</translation>
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
      <source>Dice rolled so far, with modifiers where hits are read from them</source>
      <translation>Dés jetés, modificateurs compris là où on lit des touches</translation>
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
      <source>A quick estimate; the exact odds follow:</source>
      <translation>À vue d’œil ; le détail dans un instant :</translation>
    </message>
    <message>
      <source>The combat before:</source>
      <translation>Le combat précédent :</translation>
    </message>
    <message>
      <source>What to compute the odds of</source>
      <translation>De quoi sont les chances</translation>
    </message>
    <message>
      <source>Odds calculator</source>
      <translation>Calcul des probabilités</translation>
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
      <source>A stack on the map</source>
      <translation>Une pile sur la carte</translation>
    </message>
    <message>
      <source>From the map</source>
      <translation>De la carte</translation>
    </message>
    <message>
      <source>choose a stack</source>
      <translation>choisissez une pile</translation>
    </message>
    <message>
      <source>you win {chance}</source>
      <translation>vous gagnez {chance}</translation>
    </message>
    <message>
      <source>These odds could not be worked out.</source>
      <translation>Ces probabilités n’ont pas pu être calculées.</translation>
    </message>
    <message>
      <source>{side} force</source>
      <translation>{side} : forces engagées</translation>
    </message>
    <message>
      <source>Units and leaders</source>
      <translation>Unités et chefs</translation>
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
    <message>
      <source>whichever you choose</source>
      <translation>quel que soit le choix</translation>
    </message>
    <message>
      <source>If you choose: {words}</source>
      <translation>Si vous choisissez : {words}</translation>
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
      <source>&amp;Every moment, not only those that matter</source>
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
      <source>{pictures}, {seconds} s, about {size} MB</source>
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
      <source>As the {side} see it</source>
      <translation>Vu par les {side}</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Tout</translation>
    </message>
    <message>
      <source>A GIF needs Pillow, which is not installed: pip install 'campagna[export]'.</source>
      <translation>Un GIF demande Pillow, qui n’est pas installé : pip install 'campagna[export]'.</translation>
    </message>
    <message>
      <source>The folder {folder} cannot be made: {why}.</source>
      <translation>Le dossier {folder} ne peut pas être créé : {why}.</translation>
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
      <source>Rules in our words</source>
      <translation>Les règles dans nos mots</translation>
    </message>
    <message>
      <source>The map</source>
      <translation>La carte</translation>
    </message>
    <message>
      <source>Click a place, or walk to it with the arrow keys; Enter opens it. The panel at the side shows what is there. G goes to a place whose name you type.</source>
      <translation>Cliquez sur un lieu, ou allez-y avec les flèches ; Entrée l’ouvre. Le panneau de côté montre ce qui s’y trouve. G mène à un lieu dont vous tapez le nom.</translation>
    </message>
    <message>
      <source>Turn the wheel to zoom and drag the map to move it; Ctrl+0 shows all of it.</source>
      <translation>Tournez la molette pour zoomer et faites glisser la carte pour la déplacer ; Ctrl+0 la montre en entier.</translation>
    </message>
    <message>
      <source>Giving orders</source>
      <translation>Donner des ordres</translation>
    </message>
    <message>
      <source>The bar under the map asks every question. What you may do is in the list of orders; a click, dragging a stack and a key all lead to the same choices.</source>
      <translation>La barre sous la carte pose toutes les questions. Ce que vous pouvez faire est dans la liste des ordres ; un clic, une pile que l’on fait glisser et une touche mènent aux mêmes choix.</translation>
    </message>
    <message>
      <source>Ctrl+Enter ends the phase, after a list of what you may have forgotten. Ctrl+K finds every command by its name.</source>
      <translation>Ctrl+Entrée termine la phase, après une liste de ce que vous avez peut-être oublié. Ctrl+K trouve chaque commande par son nom.</translation>
    </message>
    <message>
      <source>Odds and dice</source>
      <translation>Chances et dés</translation>
    </message>
    <message>
      <source>Before an order that dice decide, and before an attack, the chances are shown, worked out from what your side knows. No die is rolled until you confirm.</source>
      <translation>Avant un ordre que les dés décident, et avant une attaque, les chances sont montrées, calculées d’après ce que sait votre camp. Aucun dé n’est lancé avant que vous confirmiez.</translation>
    </message>
    <message>
      <source>Sealed dice are fixed before the first roll: no one can change them, and at the end they are checked.</source>
      <translation>Les dés scellés sont fixés avant le premier jet : personne ne peut les changer, et à la fin ils sont vérifiés.</translation>
    </message>
    <message>
      <source>The combat board goes step by step: Enter rolls, Shift+Enter rolls the round and leaves the hits to you, Ctrl+Shift+Enter resolves the whole combat and places the hits as suggested. Every modifier says where it comes from.</source>
      <translation>Le tableau de combat va pas à pas : Entrée lance, Maj+Entrée lance le round et vous laisse les touches, Ctrl+Maj+Entrée résout tout le combat et place les touches comme conseillé. Chaque modificateur dit d’où il vient.</translation>
    </message>
    <message>
      <source>Undoing orders</source>
      <translation>Annuler des ordres</translation>
    </message>
    <message>
      <source>Ctrl+Z takes back your last order, as long as no die has been rolled since and nothing hidden was shown. The line on top counts how often you did.</source>
      <translation>Ctrl+Z annule votre dernier ordre, tant qu’aucun dé n’a été lancé depuis et que rien de caché n’a été montré. La ligne du haut compte combien de fois.</translation>
    </message>
    <message>
      <source>Overlays</source>
      <translation>Calques</translation>
    </message>
    <message>
      <source>The buttons beside the map, or the keys written on them, lay information over it. The same again, or P, takes it away. All of it is worked out from what your side knows.</source>
      <translation>Les boutons à côté de la carte, ou les touches qui y sont inscrites, la couvrent d’informations. La même encore, ou P, les enlève. Tout est calculé d’après ce que sait votre camp.</translation>
    </message>
    <message>
      <source>Hints and the coach</source>
      <translation>Les conseils et le conseiller</translation>
    </message>
    <message>
      <source>H gives a hint in steps, from a nudge to a whole plan. The coach asks before an order that clearly gives away winning chances. A game in which they helped says so.</source>
      <translation>H donne un conseil par étapes, d’une allusion à un plan entier. L’entraîneur demande avant un ordre qui cède clairement des chances de gagner. Une partie où ils ont aidé le dit.</translation>
    </message>
    <message>
      <source>Saving and going on</source>
      <translation>Enregistrer et reprendre</translation>
    </message>
    <message>
      <source>The game is saved after every choice, so you never need to save it: close the window whenever you like. The first screen offers to continue.</source>
      <translation>La partie est enregistrée après chaque choix, il n’est donc jamais nécessaire de l’enregistrer : fermez la fenêtre quand vous voulez. Le premier écran propose de continuer.</translation>
    </message>
    <message>
      <source>Two people at one screen</source>
      <translation>Deux joueurs devant un écran</translation>
    </message>
    <message>
      <source>A curtain falls between the sides. The person who lifts it first reads what their side saw in the meantime, and then sees the map as that side knows it.</source>
      <translation>Un rideau tombe entre les camps. Qui le lève lit d’abord ce que son camp a vu entre-temps, puis voit la carte telle que ce camp la connaît.</translation>
    </message>
    <message>
      <source>What the opponent knows</source>
      <translation>Ce que sait l’adversaire</translation>
    </message>
    <message>
      <source>It runs as a separate process and receives what its side may know, in the same words as a person in its place. What you hide is not part of that.</source>
      <translation>Il tourne dans un processus à part et reçoit ce que son camp peut savoir, dans les mêmes mots qu’une personne à sa place. Ce que vous cachez n’en fait pas partie.</translation>
    </message>
    <message>
      <source>How it thinks</source>
      <translation>Comment il réfléchit</translation>
    </message>
    <message>
      <source>From what it has seen it imagines many worlds that might be true, tries plans for its whole army in them, plays them out and chooses what does best on average.</source>
      <translation>D’après ce qu’il a vu, il imagine beaucoup de mondes qui pourraient être vrais, y essaie des plans pour toute son armée, les joue jusqu’au bout et choisit ce qui réussit le mieux en moyenne.</translation>
    </message>
    <message>
      <source>When something surprises it, it drops the plan and thinks again.</source>
      <translation>Quand quelque chose le surprend, il abandonne le plan et réfléchit à nouveau.</translation>
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
      <source>Click the seal in the line on top, or choose the entry about checking the computer in the Help menu: three buttons each run a check.</source>
      <translation>Cliquez sur le sceau dans la ligne du haut, ou choisissez dans le menu Aide l’entrée sur la vérification de l’ordinateur : trois boutons lancent chacun une vérification.</translation>
    </message>
    <message>
      <source>The dice: at the end the seed is revealed and every roll is worked out again. The swap: what you hid is dealt again, and the computer must choose the same. The receipts: every choice is repeated from what the computer knew.</source>
      <translation>Les dés : à la fin, la graine est révélée et chaque jet est recalculé. L’échange : ce que vous avez caché est redistribué, et l’ordinateur doit choisir pareil. Les reçus : chaque choix est répété d’après ce que l’ordinateur savait.</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Comment jouer</translation>
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
      <source>&amp;Show me</source>
      <translation>&amp;Montrez-moi</translation>
    </message>
    <message>
      <source>S&amp;top coaching</source>
      <translation>Ne plus co&amp;nseiller</translation>
    </message>
    <message>
      <source>{order}: the coach is looking at it …</source>
      <translation>{order} : le conseiller l’examine…</translation>
    </message>
    <message>
      <source>Enter does it now · Esc goes back</source>
      <translation>Entrée le fait maintenant · Échap revient</translation>
    </message>
    <message>
      <source>The coach is still looking at your last order: Enter gives it now, Esc goes back.</source>
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
      <source>Help pages</source>
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
      <source>The adviser is thinking …</source>
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
      <source>The adviser sent something that is not an answer.</source>
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
      <source>{title} · preliminary, still thinking …</source>
      <translation>{title} · provisoire, la réflexion continue…</translation>
    </message>
    <message>
      <source>The adviser is thinking, from what you can know …</source>
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
      <source>It does not depend on a place.</source>
      <translation>Ce n’est pas une affaire de lieux.</translation>
    </message>
    <message>
      <source>Look at {places}.</source>
      <translation>Regardez {places}.</translation>
    </message>
    <message>
      <source>None of your counters has to move.</source>
      <translation>Aucun de vos pions n’a à bouger pour cela.</translation>
    </message>
    <message>
      <source>{name} should act.</source>
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
      <source>All of this is uncertain: there are few simulations.</source>
      <translation>Tout cela est incertain : il y a peu de simulations.</translation>
    </message>
    <message>
      <source>{chance} % ±{margin}</source>
      <translation>{chance} % ±{margin}</translation>
    </message>
    <message>
      <source>(uncertain: few simulations)</source>
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
      <source>{basis} The rules are not compiled here, so there are few.</source>
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
      <source>The name of the place that the picked units should march to</source>
      <translation>Le nom d’un lieu où les unités choisies doivent marcher</translation>
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
      <source>Turn a counter that may face another way; Enter gives it</source>
      <translation>Faire pivoter un pion qui peut changer de front ; Entrée donne l’ordre</translation>
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
      <source>Give the order of that number, 0 the tenth; place a hit</source>
      <translation>Donner l’ordre de ce numéro, 0 le dixième ; placer une perte</translation>
    </message>
    <message>
      <source>Give the selected order; roll; confirm</source>
      <translation>Donner l’ordre choisi ; lancer les dés ; confirmer</translation>
    </message>
    <message>
      <source>Take back the last counter of an order in parts, or else the order</source>
      <translation>Reprendre : le dernier pion d’un ordre en plusieurs parties, sinon l’ordre</translation>
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
      <source>Play the lesson &amp;once more</source>
      <translation>La leçon &amp;encore une fois</translation>
    </message>
    <message>
      <source>First &amp;screen</source>
      <translation>&amp;Accueil</translation>
    </message>
    <message>
      <source>again, if you like</source>
      <translation>encore une fois, si vous voulez</translation>
    </message>
    <message>
      <source>go on at step {step} of {steps}</source>
      <translation>reprendre à l’étape {step} sur {steps}</translation>
    </message>
    <message>
      <source>Everything that may be chosen now. ↑ and ↓ walk the list, Enter or a digit takes a line, / narrows it by a word. Below it you see what the selected line would bring.</source>
      <translation>Tout ce qui peut être choisi maintenant. ↑ et ↓ parcourent la liste, Entrée ou un chiffre prend une ligne, / la restreint à un mot. Au-dessous figure ce que la ligne choisie apporterait.</translation>
    </message>
    <message>
      <source>The place that was pointed at last: ground, roads, supply and who is there, as far as your side knows. I brings it to the front.</source>
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
      <source>The combat being fought or considered: both forces, the odds with every modifier, and what may be chosen in it. D comes here.</source>
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
      <source>What the enemy's hidden counters may be, and how likely that is.</source>
      <translation>Ce que l’on peut penser des pions cachés de l’ennemi, et avec quelle certitude.</translation>
    </message>
    <message>
      <source>The map. Tab goes to the next of your stacks that can act, the arrows lead along the roads, Enter goes there or opens the area. Space picks units one by one, Ctrl+A all of them.</source>
      <translation>La carte. Tab va à la prochaine de vos piles pouvant agir, les flèches mènent le long des routes, Entrée y va ou ouvre la zone. Espace prend les unités une à une, Ctrl+A toutes.</translation>
    </message>
    <message>
      <source>Every question is asked here: whose phase it is, what is wanted, which keys answer, and whether the last order can be taken back.</source>
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
      <source>Cancelled; there is no result.</source>
      <translation>Annulé ; rien n’a été établi.</translation>
    </message>
    <message>
      <source>How you can check that the computer is fair</source>
      <translation>Comment vérifier que l’ordinateur est loyal</translation>
    </message>
    <message>
      <source>The game to be checked</source>
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
      <source>The computer that plays against you is a separate process. It receives what its side may see by the rules: its own army, what it has seen of yours, and what was announced. It never receives your hidden counters, nor a die before it is rolled. At every level it has the same dice, the same rules and no more knowledge than you; levels differ in how long it thinks. You need not believe this: the three checks below try it out on your own games.</source>
      <translation>L’ordinateur qui joue contre vous est un processus à part. On lui envoie ce que son camp peut voir selon les règles : sa propre armée, ce qu’il a vu de la vôtre, et ce qui a été dit à voix haute. On ne lui envoie jamais vos pions cachés, ni un dé avant qu’il ne tombe. À tous les niveaux, il a les mêmes dés, les mêmes règles et pas plus de connaissances que vous ; les niveaux diffèrent par le temps de réflexion. Vous n’avez pas à le croire : les trois vérifications ci-dessous l’éprouvent sur vos propres parties.</translation>
    </message>
    <message>
      <source>Swap test</source>
      <translation>Épreuve de l’échange</translation>
    </message>
    <message>
      <source>Your hidden counters are dealt again in every way that fits what the computer had seen, and it is asked again. If it ever looked, it would choose differently.</source>
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
      <source>The check ended without an answer.</source>
      <translation>La vérification s’est terminée sans rien dire.</translation>
    </message>
    <message>
      <source>The check could not be started.</source>
      <translation>La vérification n’a pas pu démarrer.</translation>
    </message>
    <message>
      <source>{differing} of {all} decisions changed when hidden things were dealt again.</source>
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
      <source>{deals} at {decisions}, {worlds}: the same decision in every one, with the same numbers behind it.</source>
      <translation>{deals} pour {decisions}, {worlds} : partout la même décision, avec les mêmes chiffres.</translation>
    </message>
    <message numerus="yes">
      <source>%n deals</source>
      <translation>
        <numerusform>%n distribution</numerusform>
        <numerusform>%n distributions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n decisions</source>
      <translation>
        <numerusform>%n décision</numerusform>
        <numerusform>%n décisions</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n other worlds</source>
      <translation>
        <numerusform>%n autre monde</numerusform>
        <numerusform>%n autres mondes</numerusform>
      </translation>
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
      <source>%n dice have been rolled so far. They can be checked when the game is over: anyone who knew the seed now would know every die to come, so it stays sealed until then.</source>
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
      <source>The computer was given nothing but its own view each time and decided the same. So its decisions came from these views alone.</source>
      <translation>L’ordinateur a été remis sur sa chaise, n’a vu chaque fois que sa propre vue, et a décidé de même. Ses décisions ne viennent donc que de ces vues.</translation>
    </message>
    <message>
      <source>What came before is in the dispatches.</source>
      <translation>Ce qui précède est dans les dépêches.</translation>
    </message>
    <message>
      <source>{who} seen marching {way}</source>
      <translation>{who} vu en marche {way}</translation>
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
      <source>All</source>
      <translation>Toutes</translation>
    </message>
    <message>
      <source>Dispatches ({count})</source>
      <translation>Dépêches ({count})</translation>
    </message>
    <message>
      <source>Intelligence</source>
      <translation>Renseignement</translation>
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
    <message numerus="yes">
      <source>%n counters</source>
      <translation>
        <numerusform>%n pion</numerusform>
        <numerusform>%n pions</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: {words}</source>
      <translation>{name} : {words}</translation>
    </message>
    <message>
      <source>You are: {side}</source>
      <translation>Vous jouez : {side}</translation>
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
      <source>Terrain</source>
      <translation>Terrain</translation>
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
      <source>Sorts by this column, as Space on a cell does; again: reversed; then as on the map</source>
      <translation>Trie selon cette colonne, comme Espace sur une case ; encore : à l’envers ; puis comme sur la carte</translation>
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
      <source>&amp;Units</source>
      <translation>&amp;Unités</translation>
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
      <source>Play on without saving</source>
      <translation>Continuer sans enregistrer</translation>
    </message>
    <message>
      <source>{phase} · next roll: {cause}</source>
      <translation>{phase} · prochain jet : {cause}</translation>
    </message>
    <message>
      <source>{phase} · the {who} side is thinking</source>
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
      <source>Make room or allow writing there, then try again; nothing is lost.</source>
      <translation>Libérez de la place ou donnez le droit d’y écrire, puis réessayez ; rien n’est perdu.</translation>
    </message>
    <message>
      <source>The opponent does not answer</source>
      <translation>L’adversaire ne répond pas</translation>
    </message>
    <message>
      <source>Try again restarts it and asks the same; nothing is lost.</source>
      <translation>« Réessayer » le relance et pose la même question ; rien n’est perdu.</translation>
    </message>
    <message>
      <source>Review this game (Ctrl+R)</source>
      <translation>Revoir cette partie (Ctrl+R)</translation>
    </message>
    <message>
      <source>Another game (Ctrl+N)</source>
      <translation>Une autre partie (Ctrl+N)</translation>
    </message>
    <message>
      <source>The game is kept in {path}. F9 checks its dice and decisions.</source>
      <translation>La partie est conservée dans {path}. F9 vérifie ses dés et ses décisions.</translation>
    </message>
    <message>
      <source>What is asked</source>
      <translation>Ce qui est demandé</translation>
    </message>
    <message>
      <source>&amp;Decide now</source>
      <translation>&amp;Décider maintenant</translation>
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
      <source>You can study the map in the meantime.</source>
      <translation>Vous pouvez étudier la carte en attendant.</translation>
    </message>
    <message>
      <source>{words} (Ctrl+Enter)</source>
      <translation>{words} (Ctrl+Entrée)</translation>
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
      <source>{choice}: roll the die?</source>
      <translation>{choice} : lancer le dé ?</translation>
    </message>
    <message>
      <source>No undo after this</source>
      <translation>Pas d’annulation ensuite</translation>
    </message>
    <message>
      <source>{choice}? Remember:</source>
      <translation>{choice} ? À ne pas oublier :</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Touches</translation>
    </message>
    <message>
      <source>{name} – {played_as}</source>
      <translation>{name} – {played_as}</translation>
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
      <source>Filter for the orders</source>
      <translation>Filtre des ordres</translation>
    </message>
    <message>
      <source>Orders that may be given now</source>
      <translation>Ordres possibles maintenant</translation>
    </message>
    <message>
      <source>What the order would do</source>
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
      <source>What your side sees appears here.</source>
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
      <source>&amp;Leave for the start screen</source>
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
      <source>&amp;Pass the rest of the turn</source>
      <translation>Passer le reste d&amp;u tour</translation>
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
      <source>&amp;Help on this question</source>
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
      <source>Go to which area?</source>
      <translation>Aller à quelle zone ?</translation>
    </message>
    <message>
      <source>Tab next stack · arrows lead, Enter goes · Space picks · 1–9 orders · ? all keys</source>
      <translation>Tab pile suivante · flèches mènent, Entrée y va · Espace prend · 1–9 ordres · ? touches</translation>
    </message>
    <message>
      <source>{unit} marches to…</source>
      <translation>{unit} marche vers…</translation>
    </message>
    <message>
      <source>a capital letter begins a name · Esc ends this</source>
      <translation>une majuscule commence un nom · Échap : assez</translation>
    </message>
    <message>
      <source>its letter sends it there</source>
      <translation>sa lettre l’y envoie</translation>
    </message>
    <message>
      <source>No place within reach has this letter.</source>
      <translation>Aucun lieu à portée n’a cette lettre.</translation>
    </message>
    <message>
      <source>No place within reach has that name.</source>
      <translation>Aucun lieu à portée ne s’appelle ainsi.</translation>
    </message>
    <message>
      <source>No unit in this stack can start a move now.</source>
      <translation>Personne dans cette pile ne peut se mettre en marche maintenant.</translation>
    </message>
    <message>
      <source>Ctrl+Enter again: {choice}</source>
      <translation>Encore Ctrl+Entrée : {choice}</translation>
    </message>
    <message>
      <source>Space: {choice}</source>
      <translation>Espace : {choice}</translation>
    </message>
    <message>
      <source>Tab: another stack</source>
      <translation>Tab : une autre pile</translation>
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
      <source>No dice depend on this; Ctrl+Shift+D opens the odds calculator.</source>
      <translation>Aucun dé n’en dépend ; Ctrl+Maj+D ouvre le calcul des probabilités.</translation>
    </message>
    <message>
      <source>No road leads that way from {place}.</source>
      <translation>Aucune route ne mène par là depuis {place}.</translation>
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
      <source>There is nothing to end here; a choice has to be made.</source>
      <translation>Rien à terminer ici ; il faut choisir.</translation>
    </message>
    <message>
      <source>Pass the rest of the turn</source>
      <translation>Passer le reste du tour</translation>
    </message>
    <message>
      <source>First answer what is asked.</source>
      <translation>Répondez d’abord à ce qui est demandé.</translation>
    </message>
    <message>
      <source>Stopped here: {why}.</source>
      <translation>Arrêt ici : {why}.</translation>
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
      <source>may turn: Shift+arrows, Enter</source>
      <translation>peut pivoter : Maj+flèches, Entrée</translation>
    </message>
    <message>
      <source>to be placed: Space takes it, Enter puts it down</source>
      <translation>à placer : Espace le prend, Entrée le pose</translation>
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
      <source>That cannot be put there.</source>
      <translation>Cela ne peut pas être placé là.</translation>
    </message>
    <message>
      <source>{names}: {number} of {count} placed · Backspace takes one back</source>
      <translation>{names} : {number} sur {count} placés · Retour arrière en reprend un</translation>
    </message>
    <message>
      <source>Route, with movement points: {way}</source>
      <translation>Itinéraire, avec les points de mouvement : {way}</translation>
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
      <source>certain</source>
      <translation>certain</translation>
    </message>
    <message>
      <source>no chance</source>
      <translation>aucune chance</translation>
    </message>
    <message>
      <source>{pips} in 6 ({percent})</source>
      <translation>{pips} sur 6 ({percent})</translation>
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
      <source>Ctrl+E: the rest</source>
      <translation>Ctrl+E : le reste</translation>
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
      <source>No undo: dice have been rolled since</source>
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
      <source>As the &amp;{side}</source>
      <translation>Vu par les &amp;{side}</translation>
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
      <source>How far an arrow key moves</source>
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
      <source>as the &amp;{side}</source>
      <translation>avec les &amp;{side}</translation>
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
      <source>Analysing: the choices that look worst are being searched again.</source>
      <translation>Analyse en cours : les choix qui semblent les pires sont réexaminés.</translation>
    </message>
    <message>
      <source>Analysing; what has been found so far can already be used.</source>
      <translation>Analyse en cours ; ce qui est trouvé peut déjà servir.</translation>
    </message>
    <message>
      <source>There is no usable analysis. {trouble}</source>
      <translation>Aucune analyse utilisable. {trouble}</translation>
    </message>
    <message>
      <source>The analysis was stopped; what it found so far is kept.</source>
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
      <source>Analysed, but not saved. {trouble}</source>
      <translation>Analysée, mais non conservée. {trouble}</translation>
    </message>
    <message>
      <source>Analysed: {worlds}.</source>
      <translation>Analysée : {worlds}.</translation>
    </message>
    <message>
      <source>This game has no evaluation of its own: the chances are those of games continued at random.</source>
      <translation>Le jeu n’a pas de jugement propre : les chances sont celles de parties poursuivies au hasard.</translation>
    </message>
    <message>
      <source>So far: </source>
      <translation>Jusqu’ici : </translation>
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
      <source>What was lost compared with the best choice, given what the side could know</source>
      <translation>Ce qui fut perdu par rapport au meilleur choix, d’après ce que le camp pouvait savoir</translation>
    </message>
    <message>
      <source>Decisions of the {side}</source>
      <translation>Décisions des {side}</translation>
    </message>
    <message>
      <source>What rolls gave compared with their average</source>
      <translation>Ce que les jets ont donné par rapport à leur moyenne</translation>
    </message>
    <message>
      <source>What was hidden</source>
      <translation>Ce qui était caché</translation>
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
      <source>What choices changed that were not clear mistakes</source>
      <translation>Ce qu’ont changé les choix qui n’étaient pas nettement moins bons que d’autres</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Ensemble</translation>
    </message>
    <message>
      <source>Percentage points of winning chance</source>
      <translation>Points sur cent des chances de victoire</translation>
    </message>
    <message>
      <source>The chances of the {side} went from {start:.0f} to {end:.0f} in a hundred; without luck they would have come to {fair:.0f}.</source>
      <translation>Les chances des {side} sont passées de {start:.0f} à {end:.0f} sur cent ; sans la chance, elles auraient fini à {fair:.0f}.</translation>
    </message>
    <message>
      <source>Neither side made a clear mistake, given what it could know.</source>
      <translation>Aucun camp n’a commis d’erreur nette, compte tenu de ce qu’il pouvait savoir.</translation>
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
      <source>What was hidden gave the {side} {points:.0f}.</source>
      <translation>Ce qui était caché a donné {points:.0f} aux {side}.</translation>
    </message>
    <message>
      <source>Neither dice nor what was hidden decided anything.</source>
      <translation>Ni les dés ni ce qui était caché n’ont rien décidé.</translation>
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
      <source>band: the uncertainty</source>
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
      <translation>Meilleur &amp;choix</translation>
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
      <source>The analysis ended without an answer.</source>
      <translation>L’analyse s’est terminée sans rien dire.</translation>
    </message>
    <message>
      <source>The analysis could not be started.</source>
      <translation>L’analyse n’a pas pu démarrer.</translation>
    </message>
    <message>
      <source>The window has no map of {game}, the game of {path}.</source>
      <translation>La fenêtre n’a pas de carte pour {game}, le jeu de {path}.</translation>
    </message>
    <message>
      <source>The report cannot be written to {folder}: {why}.</source>
      <translation>Le compte rendu ne peut pas être écrit dans {folder} : {why}.</translation>
    </message>
    <message>
      <source>the picture cannot be written</source>
      <translation>l’image ne peut pas être écrite</translation>
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
      <source>the {side} could have chosen better</source>
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
      <source>hidden</source>
      <translation>caché</translation>
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
      <source>Con&amp;tinue that game</source>
      <translation>R&amp;eprendre cette partie</translation>
    </message>
    <message>
      <source>Look at the re&amp;port</source>
      <translation>Voir le &amp;rapport</translation>
    </message>
    <message>
      <source>The program ended unexpectedly last time; its game is intact.</source>
      <translation>La dernière séance s’est mal terminée ; sa partie est intacte.</translation>
    </message>
    <message>
      <source>The program ended unexpectedly last time.</source>
      <translation>La dernière séance s’est mal terminée.</translation>
    </message>
    <message>
      <source>Error report</source>
      <translation>Rapport d’erreur</translation>
    </message>
    <message>
      <source>It contains nothing of your game and is not sent anywhere automatically.</source>
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
      <source>The number for the dice</source>
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
      <source>A name for these settings</source>
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
      <source>Play &amp;both sides</source>
      <translation>Jouer les &amp;deux camps</translation>
    </message>
    <message>
      <source>&amp;Watch the computer play both</source>
      <translation>&amp;Regarder l’ordinateur jouer les deux</translation>
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
      <source>The same number gives the same dice again; no one can prove that they are honest.</source>
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
      <source>Until a die is rolled or something hidden is shown; the record counts them.</source>
      <translation>Tant qu’aucun dé n’est tombé et que rien n’a été découvert ; elles sont comptées.</translation>
    </message>
    <message>
      <source>An order is final as soon as it is given.</source>
      <translation>Un ordre vaut dès qu’il est donné.</translation>
    </message>
    <message>
      <source>At every level the opponent has the same information and the same dice as you. It differs in how long it thinks.</source>
      <translation>À tous les niveaux, l’adversaire dispose des mêmes informations et des mêmes dés que vous. Seul change son temps de réflexion.</translation>
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
      <source>It follows fixed habits and imagines no futures.</source>
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
      <source>It imagines {futures} futures for a plan.</source>
      <translation>Il imagine {futures} avenirs pour un plan.</translation>
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
      <source>about {seconds} s here: the rules are not compiled.</source>
      <translation>environ {seconds} s ici : rien n’est compilé.</translation>
    </message>
    <message>
      <source>typically {seconds} s.</source>
      <translation>d’ordinaire {seconds} s.</translation>
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
      <source>the computer on both sides</source>
      <translation>l’ordinateur dans les deux camps</translation>
    </message>
    <message>
      <source>both sides</source>
      <translation>les deux camps</translation>
    </message>
    <message>
      <source>saved {when}</source>
      <translation>enregistrée : {when}</translation>
    </message>
    <message>
      <source>The computer never sees what you hide: it runs as a separate process and receives what its side may know, nothing else.</source>
      <translation>L’ordinateur ne voit jamais ce que vous cachez : il tourne dans un processus à part et n’apprend que ce que son camp peut savoir.</translation>
    </message>
    <message>
      <source>How &amp;you can check that ▸</source>
      <translation>Comment le vér&amp;ifier ▸</translation>
    </message>
    <message>
      <source>&amp;Continue</source>
      <translation>&amp;Continuer</translation>
    </message>
    <message>
      <source>level, optional rules, dice, two people</source>
      <translation>niveau, règles facultatives, dés, deux joueurs</translation>
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
      <source>go through it again and see what decided it</source>
      <translation>la reparcourir et voir ce qui l’a fait basculer</translation>
    </message>
    <message>
      <source>{game} cannot be shown: {reason}.</source>
      <translation>{game} ne peut pas être montré : {reason}.</translation>
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
      <source>Reset everything on this page</source>
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
      <source>Reset &amp;all</source>
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
      <source>Colours change when you close this dialog with OK.</source>
      <translation>Les couleurs changent quand vous fermez ce dialogue par OK.</translation>
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
      <source>An order can be taken back until a die has been rolled or something hidden was shown; whether a game allows more is chosen when it begins.</source>
      <translation>Un ordre peut être repris tant qu’aucun dé n’est tombé et que rien n’a été découvert ; au début d’une partie on dit si elle permet davantage.</translation>
    </message>
    <message>
      <source>Standing orders</source>
      <translation>Consignes permanentes</translation>
    </message>
    <message>
      <source>The opponent is a separate process. It uses one core at low priority, so that the window stays responsive, and it stops when you leave the game.</source>
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
      <source>The rules are not compiled here, so it thinks slowly; low levels are best.</source>
      <translation>Rien n’est compilé ici, il réfléchit donc lentement ; mieux vaut un niveau bas.</translation>
    </message>
    <message>
      <source>The language changes when you close this dialog with OK.</source>
      <translation>La langue change quand vous fermez ce dialogue par OK.</translation>
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
      <source>Nothing is sent anywhere: no name, no game, no statistics.</source>
      <translation>Rien n’est envoyé nulle part : ni nom, ni partie, ni décompte d’aucune sorte.</translation>
    </message>
    <message>
      <source>Reports of errors stay on this disk until you send one yourself. They contain the place of the error in the program and nothing of your game.</source>
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
      <source>What is answered for you without asking. Every such answer is listed in the dispatches; if you take it back, you are asked.</source>
      <translation>Ce qui est répondu pour vous sans demander. Chaque réponse de ce genre figure dans les dépêches ; si vous la reprenez, la question vous est posée.</translation>
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
      <source>The rules broke down at line {line} of {path}: a fault of the program, not of the file, which was left as it is.</source>
      <translation>Les règles ont échoué à la ligne {line} de {path} : c’est une faute du programme, non du fichier, qui n’a pas été modifié.</translation>
    </message>
    <message>
      <source>{path} cannot be followed from line {line} on. The file was left as it is.</source>
      <translation>{path} ne peut pas être suivi à partir de la ligne {line}. Le fichier n’a pas été modifié.</translation>
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
      <source>You can still play; the game is not saved.</source>
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
      <source>No game is open.</source>
      <translation>Aucune partie n’est ouverte.</translation>
    </message>
    <message>
      <source>No odds are known for this game.</source>
      <translation>On ne connaît pas de probabilités pour ce jeu.</translation>
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
      <source>This game has no what-if board.</source>
      <translation>Ce jeu n’a pas de plateau des hypothèses.</translation>
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
      <source>{game} has no window; play it with `campagna play --text`.</source>
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
      <source>What a side guesses about stacks it cannot see into (B)</source>
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
      <source>Take over the &amp;{side}</source>
      <translation>Prendre les &amp;{side}</translation>
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
      <source>How fast the demo runs (&lt; and &gt;)</source>
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
      <source>This demo keeps no record, so no one can take it over.</source>
      <translation>Cette démonstration n’est pas enregistrée, personne ne peut donc prendre la main.</translation>
    </message>
    <message>
      <source>Save the record</source>
      <translation>Enregistrer la partie</translation>
    </message>
    <message>
      <source>{game} – everything</source>
      <translation>{game} – tout</translation>
    </message>
    <message>
      <source>{name} – as the {side}</source>
      <translation>{name} – vu par les {side}</translation>
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
      <source>{side}: no estimate</source>
      <translation>{side} : non dit</translation>
    </message>
    <message>
      <source>How the {side} side rates its chances to win</source>
      <translation>Les chances de gagner que se donnent les {side}</translation>
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
      <source>The {side} engine has stopped; Try again restarts it.</source>
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
      <source>Turn {turn} of {turns}</source>
      <translation>Tour {turn} sur {turns}</translation>
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
      <source>{side} win: {chance}</source>
      <translation>Victoire ({side}) : {chance}</translation>
    </message>
    <message>
      <source>Best for the {side} side: {words}.</source>
      <translation>Le mieux pour les {side} : {words}.</translation>
    </message>
    <message>
      <source>The engine answers this by habit, without simulations.</source>
      <translation>Le moteur y répond par habitude, sans simulation.</translation>
    </message>
    <message>
      <source>{place}. {what}: {chance}, {visits} simulations</source>
      <translation>{place}. {what} : {chance}, {visits} simulations</translation>
    </message>
    <message>
      <source>{side} win</source>
      <translation>Victoire : {side}</translation>
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
      <source>Sta&amp;te of the selected</source>
      <translation>État de la sé&amp;lection</translation>
    </message>
    <message>
      <source>Who moves next</source>
      <translation>Qui joue ensuite</translation>
    </message>
    <message>
      <source>by chance, or 6 3 45</source>
      <translation>au hasard, ou 6 3 45</translation>
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
      <source>&amp;Deal the hidden counters again</source>
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
      <source>Go to &amp;it</source>
      <translation>&amp;Y aller</translation>
    </message>
    <message>
      <source>Com&amp;pare two</source>
      <translation>En comparer &amp;deux</translation>
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
      <source>Select counters first: switch on Move anything and click them.</source>
      <translation>Sélectionnez d’abord des pions : activez « Tout déplacer » et cliquez dessus.</translation>
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
      <source>The engine is playing; set it to play no side before you ask it.</source>
      <translation>Le moteur joue ; ne lui faites jouer personne pour l’interroger.</translation>
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
      <source>{typed} could be any of: {choices}.</source>
      <translation>{typed} pourrait être : {choices}.</translation>
    </message>
    <message>
      <source>{typed} is no outcome of this roll. Possible: {choices}.</source>
      <translation>{typed} n'est pas un résultat de ce lancer. Possibles : {choices}.</translation>
    </message>
    <message>
      <source>The {side} side gives itself {chance} % to win.</source>
      <translation>Le camp {side} se donne {chance} % de chances de gagner.</translation>
    </message>
    <message>
      <source>turn {turn}</source>
      <translation>tour {turn}</translation>
    </message>
    <message>
      <source>{meaning}: {places}</source>
      <translation>{meaning} : {places}</translation>
    </message>
    <message>
      <source>Hex {name}</source>
      <translation>Hexagone {name}</translation>
    </message>
    <message>
      <source>die without modifier</source>
      <translation>dé sans modificateur</translation>
    </message>
    <message>
      <source>die {total}</source>
      <translation>dé {total}</translation>
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
      <source>bad header</source>
      <translation>en-tête fautif</translation>
    </message>
    <message>
      <source>other rules</source>
      <translation>autres règles</translation>
    </message>
    <message>
      <source>no notation</source>
      <translation>notation inconnue</translation>
    </message>
    <message>
      <source>not legal here</source>
      <translation>interdit ici</translation>
    </message>
    <message>
      <source>ambiguous</source>
      <translation>ambigu</translation>
    </message>
    <message>
      <source>does not agree</source>
      <translation>ne concorde pas</translation>
    </message>
    <message>
      <source>cut off</source>
      <translation>coupé</translation>
    </message>
    <message>
      <source>unreadable</source>
      <translation>illisible</translation>
    </message>
    <message>
      <source>{path}: and {number} more faults.</source>
      <translation>{path} : et {number} autres fautes.</translation>
    </message>
    <message>
      <source>{path}:{line}: {kind}: {message}</source>
      <translation>{path}:{line} : {kind} : {message}</translation>
    </message>
    <message>
      <source>{path} is a folder; name the record's file.</source>
      <translation>{path} est un dossier ; nommez le fichier de la partie.</translation>
    </message>
    <message>
      <source>{path} is a pipe, which cannot be read as a record; name a file.</source>
      <translation>{path} est un tube, qui ne peut pas être lu comme une partie ; nommez un fichier.</translation>
    </message>
    <message>
      <source>{path} is a socket, which cannot be read as a record; name a file.</source>
      <translation>{path} est une prise réseau, qui ne peut pas être lue comme une partie ; nommez un fichier.</translation>
    </message>
    <message>
      <source>{path} is a device, which cannot be read as a record; name a file.</source>
      <translation>{path} est un périphérique, qui ne peut pas être lu comme une partie ; nommez un fichier.</translation>
    </message>
    <message>
      <source>{path} is no file.</source>
      <translation>{path} n’est pas un fichier.</translation>
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
      <source>{size} bytes</source>
      <translation>{size} octets</translation>
    </message>
    <message>
      <source>{size} MiB</source>
      <translation>{size} Mio</translation>
    </message>
    <message>
      <source>{path} is larger than {size}, so it is no record.</source>
      <translation>{path} dépasse {size}, ce n’est donc pas une partie.</translation>
    </message>
    <message>
      <source>{path} is there already; resume it or choose another name for the new game.</source>
      <translation>{path} existe déjà ; reprenez-la ou choisissez un autre nom pour la nouvelle partie.</translation>
    </message>
    <message>
      <source>{path} is being played by another Campagna; close that first.</source>
      <translation>{path} est en cours dans un autre Campagna ; fermez-le d’abord.</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>le disque est plein</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}.</source>
      <translation>{path} ne peut pas être écrit : {why}.</translation>
    </message>
    <message>
      <source>the game ended in line {number}.</source>
      <translation>la partie s'est terminée à la ligne {number}.</translation>
    </message>
    <message>
      <source>{path}:{line}: the rules of {name} break down here ({kind}: {error}). This is a fault of Campagna; please report it with the record.</source>
      <translation>{path}:{line} : les règles de {name} échouent ici ({kind} : {error}). C'est une faute de Campagna ; signalez-la avec le fichier de la partie.</translation>
    </message>
    <message>
      <source>play cannot go on here from the position in the header ({error}).</source>
      <translation>on ne peut pas continuer ici depuis la position de l'en-tête ({error}).</translation>
    </message>
    <message>
      <source>there is no seat {word}; the seats are {known}.</source>
      <translation>il n'y a pas de camp {word} ; les camps sont {known}.</translation>
    </message>
    <message>
      <source>nothing is rolled here: {asked}</source>
      <translation>on ne lance rien ici : {asked}</translation>
    </message>
    <message>
      <source>{typed} is no outcome of this roll.{hint}</source>
      <translation>{typed} n'est pas un résultat de ce lancer.{hint}</translation>
    </message>
    <message>
      <source> Nearest choices: {choices}.</source>
      <translation> Choix les plus proches : {choices}.</translation>
    </message>
    <message>
      <source>only {played} plies were played, {taken} cannot be taken back.</source>
      <translation>{played} coups seulement ont été joués ; on ne peut pas en reprendre {taken}.</translation>
    </message>
    <message>
      <source>without practice no die and no other seat's choice can be taken back.</source>
      <translation>hors entraînement, ni un dé ni le choix d'un autre camp ne se reprennent.</translation>
    </message>
    <message>
      <source>after = comes one word, the digest.</source>
      <translation>après = vient un mot, l'empreinte.</translation>
    </message>
    <message>
      <source>after line {number}</source>
      <translation>après la ligne {number}</translation>
    </message>
    <message>
      <source>above</source>
      <translation>ci-dessus</translation>
    </message>
    <message>
      <source>the digest is {typed}, but the plies {since} lead to {digest}.</source>
      <translation>l'empreinte est {typed}, mais les coups {since} mènent à {digest}.</translation>
    </message>
    <message>
      <source>the receipt is no JSON that can be read.</source>
      <translation>le reçu n'est pas du JSON lisible.</translation>
    </message>
    <message>
      <source>the game is not over: {asked}</source>
      <translation>la partie n'est pas finie : {asked}</translation>
    </message>
    <message>
      <source>the result is {expected}.</source>
      <translation>le résultat est {expected}.</translation>
    </message>
    <message>
      <source>a seed has {seed} hex digits and a salt {salt}.</source>
      <translation>une graine a {seed} chiffres hexadécimaux et un sel {salt}.</translation>
    </message>
    <message>
      <source>the header does not speak of sealed dice.</source>
      <translation>l'en-tête ne parle pas de dés scellés.</translation>
    </message>
    <message>
      <source>the seed is revealed before the result; no die after it would be secret.</source>
      <translation>la graine est révélée avant le résultat ; aucun dé suivant ne serait secret.</translation>
    </message>
    <message>
      <source>the seed was revealed in line {number} already.</source>
      <translation>la graine a déjà été révélée à la ligne {number}.</translation>
    </message>
    <message>
      <source>a header line must stand before the first ply.</source>
      <translation>une ligne d'en-tête doit précéder le premier coup.</translation>
    </message>
    <message>
      <source>{typed} is no line of a record.</source>
      <translation>{typed} n'est pas une ligne d'un fichier de partie.</translation>
    </message>
    <message>
      <source>{seat} must choose ({question}).</source>
      <translation>{seat} doit choisir ({question}).</translation>
    </message>
    <message>
      <source>a roll comes next ({cause}).</source>
      <translation>un lancer vient ensuite ({cause}).</translation>
    </message>
    <message>
      <source>the game is over.</source>
      <translation>la partie est finie.</translation>
    </message>
    <message>
      <source>there is no line 'game NAME'.</source>
      <translation>il n'y a pas de ligne « game NOM ».</translation>
    </message>
    <message>
      <source>no lines beginning with | follow it.</source>
      <translation>aucune ligne commençant par | ne la suit.</translation>
    </message>
    <message>
      <source>a line of a position stands before the word 'position'.</source>
      <translation>une ligne de position précède le mot « position ».</translation>
    </message>
    <message>
      <source>{entry} stands in line {first} already.</source>
      <translation>{entry} figure déjà à la ligne {first}.</translation>
    </message>
    <message>
      <source>nothing follows the word {word}.</source>
      <translation>rien ne suit le mot {word}.</translation>
    </message>
    <message>
      <source>dice {kind} are not known; {hint}.</source>
      <translation>dés {kind} inconnus ; {hint}.</translation>
    </message>
    <message>
      <source>after 'dice sealed' come {name} and 64 hex digits.</source>
      <translation>après « dice sealed » viennent {name} et 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
      <source>{line} is neither a header line nor a ply; {hint}.</source>
      <translation>{line} n'est ni une ligne d'en-tête ni un coup ; {hint}.</translation>
    </message>
    <message>
      <source>perhaps {name} is meant</source>
      <translation>peut-être {name}</translation>
    </message>
    <message>
      <source>known are {names}</source>
      <translation>sont connus : {names}</translation>
    </message>
    <message>
      <source>this is a record of {game}, not of {name}.</source>
      <translation>c'est une partie de {game}, pas de {name}.</translation>
    </message>
    <message>
      <source>there is no seat {seat}; {known}.</source>
      <translation>il n'y a pas de camp {seat} ; {known}.</translation>
    </message>
    <message>
      <source>it has none</source>
      <translation>il n'en a aucune</translation>
    </message>
    <message>
      <source>the game has no option {name}; {known}.</source>
      <translation>le jeu n'a pas d'option {name} ; {known}.</translation>
    </message>
    <message>
      <source>option {name} is {value}; {hint}.</source>
      <translation>l'option {name} est {value} ; {hint}.</translation>
    </message>
    <message>
      <source>it was played with rules {version} of {name}; here they are {present} and decide some cases otherwise, so it would not be the same game. The Campagna that wrote it can replay it.</source>
      <translation>elle a été jouée avec les règles {version} de {name} ; celles d'ici sont {present} et tranchent certains cas autrement, ce ne serait donc pas la même partie. Le Campagna qui l'a écrite peut la rejouer.</translation>
    </message>
    <message>
      <source>It was played with data {then}; here they are {now}.</source>
      <translation>Elle a été jouée avec les données {then} ; celles d'ici sont {now}.</translation>
    </message>
    <message>
      <source>the game cannot start so: {error}</source>
      <translation>la partie ne peut pas commencer ainsi : {error}</translation>
    </message>
    <message>
      <source>no game can go on from here ({error}).</source>
      <translation>aucune partie ne peut continuer d'ici ({error}).</translation>
    </message>
    <message>
      <source>the position is not sound: {fault}</source>
      <translation>la position n'est pas valable : {fault}</translation>
    </message>
    <message>
      <source>it was written by a newer Campagna (record format {found}; this one reads up to {known}). Update Campagna to open it.</source>
      <translation>il a été écrit par un Campagna plus récent (format {found} ; celui-ci lit jusqu'à {known}). Mettez Campagna à jour pour l'ouvrir.</translation>
    </message>
    <message>
      <source>its record format {found} was never released, so it cannot be read.</source>
      <translation>son format {found} n'a jamais été publié ; il ne peut pas être lu.</translation>
    </message>
    <message>
      <source>the line {tail} has no end, so the rest of the file is missing.</source>
      <translation>la ligne {tail} n'a pas de fin ; le reste du fichier manque.</translation>
    </message>
    <message>
      <source>{name} is no name of a game.</source>
      <translation>{name} n'est pas un nom de jeu.</translation>
    </message>
    <message>
      <source>The seed of this game's dice should be in {path}, which is not there. Without it the game can be replayed, but not continued with sealed dice.</source>
      <translation>La graine des dés de cette partie devrait être dans {path}, qui manque. Sans elle on peut revoir la partie, mais pas la continuer avec des dés scellés.</translation>
    </message>
    <message>
      <source>{path} does not hold the seed of sealed dice.</source>
      <translation>{path} ne contient pas la graine de dés scellés.</translation>
    </message>
    <message>
      <source>{path} holds another seed than the one that {record} was sealed by.</source>
      <translation>{path} contient une autre graine que celle qui a scellé {record}.</translation>
    </message>
    <message>
      <source>{path} cannot be used: {why}</source>
      <translation>{path} ne peut pas être ouvert : {why}</translation>
    </message>
    <message>
      <source>it has more than {most} lines, so it is no record.</source>
      <translation>il a plus de {most} lignes, ce n’est donc pas une partie.</translation>
    </message>
    <message>
      <source>line {line} is longer than {most} letters.</source>
      <translation>la ligne {line} a plus de {most} lettres.</translation>
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
      <source>There is no game called {name}. Known games: {known}.</source>
      <translation>Il n'y a pas de jeu appelé {name}. Jeux connus : {known}.</translation>
    </message>
    <message>
      <source>The game {name} cannot be loaded: {error}.</source>
      <translation>Le jeu {name} ne peut pas être chargé : {error}.</translation>
    </message>
    <message>
      <source>{name} is not a game: it is neither a Game nor Rules.</source>
      <translation>{name} n'est pas un jeu : ce n'est ni un Game ni des Rules.</translation>
    </message>
    <message>
      <source>{path} must be played on before more of it can be shown.</source>
      <translation>{path} doit être reprise avant qu’on puisse en montrer plus.</translation>
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
      <source>The dice of {path} are not sealed; say which dice the game goes on with.</source>
      <translation>Les dés de {path} ne sont pas scellés ; dites avec quels dés la partie continue.</translation>
    </message>
    <message>
      <source>The dice of {path} were not sealed at its start; use others.</source>
      <translation>Les dés de {path} n’étaient pas scellés au début ; prenez-en d’autres.</translation>
    </message>
    <message>
      <source>Line {line} was half written and has been cut: {text}.</source>
      <translation>La ligne {line} n’était écrite qu’à moitié et a été coupée : {text}.</translation>
    </message>
    <message>
      <source>Something was rolled since that choice.</source>
      <translation>Un dé a été lancé depuis ce choix.</translation>
    </message>
    <message>
      <source>That choice showed something that was not known before.</source>
      <translation>Ce choix a révélé quelque chose d’inconnu jusque-là.</translation>
    </message>
    <message>
      <source>{side} has not chosen anything yet.</source>
      <translation>{side} : aucun choix encore.</translation>
    </message>
    <message>
      <source>{side} has chosen since.</source>
      <translation>{side} : un choix a été fait depuis.</translation>
    </message>
    <message>
      <source>{side} is not asked now.</source>
      <translation>{side} : rien n’est demandé pour l’instant.</translation>
    </message>
    <message>
      <source> Did you mean {choices}?</source>
      <translation> Vouliez-vous dire {choices} ?</translation>
    </message>
    <message>
      <source>An empty line is no choice.</source>
      <translation>Une ligne vide n'est pas un choix.</translation>
    </message>
    <message>
      <source>verb of this game</source>
      <translation>verbe de ce jeu</translation>
    </message>
    <message>
      <source>{word} needs {what} after it.</source>
      <translation>{word} doit être suivi de : {what}.</translation>
    </message>
    <message>
      <source>{word} is no {what}.{hint}</source>
      <translation>Inconnu comme {what} : {word}.{hint}</translation>
    </message>
    <message>
      <source>{word} is no {what}: it is a number from {low} to {high}.</source>
      <translation>{word} ne convient pas comme {what} : c'est un nombre de {low} à {high}.</translation>
    </message>
    <message>
      <source>{word} is no {what}: write {number}.</source>
      <translation>{word} ne convient pas comme {what} : écrivez {number}.</translation>
    </message>
    <message>
      <source>The folder {folder} cannot be made: {why}. Name a FILE for the game, or set CAMPAGNA_HOME to a folder that can be written.</source>
      <translation>Le dossier {folder} ne peut pas être créé : {why}. Nommez un fichier pour la partie, ou donnez à CAMPAGNA_HOME un dossier où l’on peut écrire.</translation>
    </message>
    <message>
      <source>it is there already</source>
      <translation>il existe déjà</translation>
    </message>
  </context>
</TS>
