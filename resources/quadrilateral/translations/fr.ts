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
      <source>city</source>
      <translation>ville</translation>
    </message>
    <message>
      <source>town</source>
      <translation>ville</translation>
    </message>
    <message>
      <source>village</source>
      <translation>village</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>col</translation>
    </message>
    <message>
      <source>clear country</source>
      <translation>plaine</translation>
    </message>
    <message>
      <source>hills</source>
      <translation>collines</translation>
    </message>
    <message>
      <source>a valley</source>
      <translation>une vallée</translation>
    </message>
    <message>
      <source>marsh</source>
      <translation>marais</translation>
    </message>
    <message>
      <source>mountains</source>
      <translation>montagnes</translation>
    </message>
    <message>
      <source>fortified</source>
      <translation>fortifiée</translation>
    </message>
    <message>
      <source>a citadel</source>
      <translation>une citadelle</translation>
    </message>
    <message>
      <source>a defile</source>
      <translation>un défilé</translation>
    </message>
    <message>
      <source>a port on Lake Garda</source>
      <translation>un port du lac de Garde</translation>
    </message>
    <message>
      <source>siege lines before Mantova</source>
      <translation>lignes de siège devant Mantoue</translation>
    </message>
    <message>
      <source>between the Alps and the Po, July 1796 to January 1797; reconstructed</source>
      <translation>entre les Alpes et le Pô, de juillet 1796 à janvier 1797 ; reconstitué</translation>
    </message>
    <message>
      <source>{name}: {size}, {terrain}</source>
      <translation>{name} : {size}, {terrain}</translation>
    </message>
    <message>
      <source>Forage Value {number}</source>
      <translation>valeur de fourrage {number}</translation>
    </message>
    <message>
      <source>may be the {side} Supply Source</source>
      <translation>peut être la source de ravitaillement des {side}</translation>
    </message>
    <message>
      <source>{side} generals in reserve</source>
      <translation>{side} : généraux en réserve</translation>
    </message>
    <message>
      <source>{side} leaders wounded, killed or taken</source>
      <translation>{side} : chefs blessés, tués ou pris</translation>
    </message>
    <message>
      <source>Vienna Morale</source>
      <translation>Moral de Vienne</translation>
    </message>
    <message>
      <source>Siege of Mantova</source>
      <translation>Siège de Mantoue</translation>
    </message>
    <message>
      <source>The calendar</source>
      <translation>Le calendrier</translation>
    </message>
    <message>
      <source>Turns of two days</source>
      <translation>Tours de deux jours</translation>
    </message>
    <message>
      <source>{month}, Fortnight {name}</source>
      <translation>{month}, quinzaine {name}</translation>
    </message>
    <message>
      <source>{points} healed by rest so far</source>
      <translation>{points} regagnés par le repos jusqu’ici</translation>
    </message>
    <message>
      <source>the Austrian path to Mantova is open</source>
      <translation>le chemin autrichien vers Mantoue est ouvert</translation>
    </message>
    <message>
      <source>the Austrian path to Mantova is closed</source>
      <translation>le chemin autrichien vers Mantoue est fermé</translation>
    </message>
    <message numerus="yes">
      <source>%n Fortnights without a critical battle</source>
      <translation>
        <numerusform>%n quinzaine sans bataille décisive</numerusform>
        <numerusform>%n quinzaines sans bataille décisive</numerusform>
      </translation>
    </message>
    <message>
      <source>besieged</source>
      <translation>assiégée</translation>
    </message>
    <message>
      <source>not besieged</source>
      <translation>non assiégée</translation>
    </message>
    <message>
      <source>{side}, {siege}</source>
      <translation>{side}, {siege}</translation>
    </message>
    <message>
      <source>Siege clock {turns} turns</source>
      <translation>Siège depuis {turns} tours</translation>
    </message>
    <message>
      <source>modifier {modifier}</source>
      <translation>modificateur {modifier}</translation>
    </message>
    <message>
      <source>fallen by then</source>
      <translation>tombée d’ici là</translation>
    </message>
    <message>
      <source>chance to have fallen in so many turns</source>
      <translation>chance d’être tombée en autant de tours</translation>
    </message>
    <message>
      <source>Capitulation</source>
      <translation>Capitulation</translation>
    </message>
    <message>
      <source>Supply Source</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>Center of Operations</source>
      <translation>Centre d’opérations</translation>
    </message>
    <message>
      <source>Pool (inf, cav, art)</source>
      <translation>Dépôt (inf, cav, art)</translation>
    </message>
    <message>
      <source>Replacement leaders</source>
      <translation>Chefs de remplacement</translation>
    </message>
    <message>
      <source>{side} army</source>
      <translation>Armée des {side}</translation>
    </message>
    <message>
      <source>{status}, preparing to leave</source>
      <translation>{status}, prépare son départ</translation>
    </message>
    <message>
      <source>{status}, on campaign from turn {turn}</source>
      <translation>{status}, en campagne dès le tour {turn}</translation>
    </message>
    <message>
      <source>APs</source>
      <translation>PA</translation>
    </message>
    <message>
      <source>hidden</source>
      <translation>caché</translation>
    </message>
    <message>
      <source>{points}, attrition column {column}</source>
      <translation>{points}, colonne d’usure {column}</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>active</source>
      <translation>actif</translation>
    </message>
    <message>
      <source>inactive</source>
      <translation>inactif</translation>
    </message>
    <message>
      <source>{infantry}, {cavalry}, {artillery} SP</source>
      <translation>{infantry}, {cavalry}, {artillery} PF</translation>
    </message>
    <message>
      <source>{available} may enter, {due} due later</source>
      <translation>{available} peuvent entrer, {due} attendus</translation>
    </message>
    <message>
      <source>attrition {modifier}</source>
      <translation>usure {modifier}</translation>
    </message>
    <message>
      <source>Army Condition</source>
      <translation>État de l’armée</translation>
    </message>
    <message>
      <source>{side} leaders</source>
      <translation>Chefs des {side}</translation>
    </message>
    <message numerus="yes">
      <source>%n turns would pass in Quarters</source>
      <translation>
        <numerusform>%n tour passerait en quartiers</numerusform>
        <numerusform>%n tours passeraient en quartiers</numerusform>
      </translation>
    </message>
    <message>
      <source>Siege clock of Mantova</source>
      <translation>Durée du siège de Mantoue</translation>
    </message>
    <message>
      <source>Condition {space} of {spaces}, attrition {modifier}</source>
      <translation>état {space} sur {spaces}, usure {modifier}</translation>
    </message>
    <message>
      <source>In Quarters</source>
      <translation>En quartiers</translation>
    </message>
    <message>
      <source>Lives off the country</source>
      <translation>Vit sur le pays</translation>
    </message>
    <message>
      <source>Has just had replacements</source>
      <translation>Vient de recevoir des renforts</translation>
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
      <source>{side} marches begin</source>
      <translation>Les marches des {side} commencent</translation>
    </message>
    <message>
      <source>{side} {points} SP</source>
      <translation>{side} {points} PF</translation>
    </message>
    <message>
      <source>Strength</source>
      <translation>Force</translation>
    </message>
    <message>
      <source>{steps} steps of {arm}</source>
      <translation>{steps} pas ({arm})</translation>
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
      <source>Battle of {place}</source>
      <translation>Combat : {place}</translation>
    </message>
    <message>
      <source>steps lost: French {french}, Austrian {austrian}</source>
      <translation>pas perdus : Français {french}, Autrichiens {austrian}</translation>
    </message>
    <message>
      <source>before the first round</source>
      <translation>avant le premier assaut</translation>
    </message>
    <message>
      <source>round {round}</source>
      <translation>assaut {round}</translation>
    </message>
    <message>
      <source>{side} attack at {ratio}</source>
      <translation>attaque des {side} à {ratio}</translation>
    </message>
    <message>
      <source>{role}: {army}, {points} SP</source>
      <translation>{role} : {army}, {points} PF</translation>
    </message>
    <message>
      <source>On the field</source>
      <translation>Sur le terrain</translation>
    </message>
    <message>
      <source>Round {number}</source>
      <translation>Round {number}</translation>
    </message>
    <message>
      <source>Bombardment</source>
      <translation>Bombardement</translation>
    </message>
    <message>
      <source>Before the fight</source>
      <translation>Avant le combat</translation>
    </message>
    <message>
      <source>After the battle of {place}</source>
      <translation>Après la bataille de {place}</translation>
    </message>
    <message>
      <source>inside the walls</source>
      <translation>dans les murs</translation>
    </message>
    <message>
      <source>in Quarters</source>
      <translation>en quartiers</translation>
    </message>
    <message>
      <source>On Alert</source>
      <translation>en alerte</translation>
    </message>
    <message>
      <source>living off the country</source>
      <translation>vit sur le pays</translation>
    </message>
    <message>
      <source>has just had replacements</source>
      <translation>vient de recevoir des renforts</translation>
    </message>
    <message>
      <source>has marched</source>
      <translation>a marché</translation>
    </message>
    <message>
      <source>with a bridge train</source>
      <translation>avec un équipage de ponts</translation>
    </message>
    <message>
      <source>{who}: {content}</source>
      <translation>{who} : {content}</translation>
    </message>
    <message>
      <source>vedette {number}</source>
      <translation>vedette {number}</translation>
    </message>
    <message>
      <source>no troops</source>
      <translation>aucune troupe</translation>
    </message>
    <message>
      <source>{steps} infantry</source>
      <translation>{steps} d’infanterie</translation>
    </message>
    <message>
      <source>{steps} cavalry</source>
      <translation>{steps} de cavalerie</translation>
    </message>
    <message>
      <source>{steps} artillery</source>
      <translation>{steps} d’artillerie</translation>
    </message>
    <message>
      <source>{points} SP ({steps} steps)</source>
      <translation>{points} PF (pas : {steps})</translation>
    </message>
    <message>
      <source>vedette</source>
      <translation>vedette</translation>
    </message>
    <message>
      <source>a vedette: a screen of cavalry</source>
      <translation>une vedette : un rideau de cavalerie</translation>
    </message>
    <message>
      <source>a vedette</source>
      <translation>une vedette</translation>
    </message>
    <message>
      <source>a force</source>
      <translation>une force</translation>
    </message>
    <message>
      <source>has met others since</source>
      <translation>en a rencontré d’autres depuis</translation>
    </message>
    <message>
      <source>nothing is known of it</source>
      <translation>on n’en sait rien</translation>
    </message>
    <message>
      <source>turn {turn}: {size}</source>
      <translation>tour {turn} : {size}</translation>
    </message>
    <message>
      <source>turn {turn}: a vedette</source>
      <translation>tour {turn} : une vedette</translation>
    </message>
    <message>
      <source>turn {turn}: {who} with {content}</source>
      <translation>tour {turn} : {who} avec {content}</translation>
    </message>
    <message>
      <source>{who}: Initiative {initiative}, Span {span}, Bonus {bonus}</source>
      <translation>{who} : initiative {initiative}, étendue {span}, bonus {bonus}</translation>
    </message>
    <message>
      <source>{side} Supply Source</source>
      <translation>Source des {side}</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>{side} Center of Operations</source>
      <translation>Centre d’opérations des {side}</translation>
    </message>
    <message>
      <source>Center</source>
      <translation>Centre</translation>
    </message>
    <message>
      <source>{side} garrison</source>
      <translation>Garnison des {side}</translation>
    </message>
    <message>
      <source>{title} of {steps} steps</source>
      <translation>{title}, {steps} pas</translation>
    </message>
    <message>
      <source>garrison</source>
      <translation>garnison</translation>
    </message>
    <message>
      <source>Marches</source>
      <translation>Marches</translation>
    </message>
    <message>
      <source>Battles</source>
      <translation>Batailles</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Ravitaillement</translation>
    </message>
    <message>
      <source>Fortresses</source>
      <translation>Places fortes</translation>
    </message>
    <message>
      <source>Sightings</source>
      <translation>Observations</translation>
    </message>
    <message>
      <source>Bridges</source>
      <translation>Ponts</translation>
    </message>
    <message>
      <source>Rest and replacements</source>
      <translation>Repos et renforts</translation>
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
      <source>the French</source>
      <translation>les Français</translation>
    </message>
    <message>
      <source>the Austrians</source>
      <translation>les Autrichiens</translation>
    </message>
    <message>
      <source>{side} flag {number}</source>
      <translation>{side}, drapeau {number}</translation>
    </message>
    <message>
      <source>{a}-{b}</source>
      <translation>{a}-{b}</translation>
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
    <message>
      <source>leave everything as it is</source>
      <translation>tout laisser en l’état</translation>
    </message>
    <message>
      <source>make the Center active at once for 1 AP</source>
      <translation>activer aussitôt le Centre pour 1 PA</translation>
    </message>
    <message>
      <source>take the Center back to the Source for 1 AP</source>
      <translation>ramener le Centre à la Source pour 1 PA</translation>
    </message>
    <message>
      <source>the army goes into Quarters</source>
      <translation>l’armée prend ses quartiers</translation>
    </message>
    <message>
      <source>the army starts on campaign</source>
      <translation>l’armée commence en campagne</translation>
    </message>
    <message>
      <source>that is all</source>
      <translation>c’est tout</translation>
    </message>
    <message>
      <source>agree to pass the Fortnight in Quarters</source>
      <translation>accepter de passer la quinzaine en quartiers</translation>
    </message>
    <message>
      <source>play on turn by turn</source>
      <translation>jouer tour après tour</translation>
    </message>
    <message>
      <source>end the marches of this turn</source>
      <translation>terminer les marches de ce tour</translation>
    </message>
    <message>
      <source>the Center of Operations moves</source>
      <translation>le Centre d’opérations se déplace</translation>
    </message>
    <message>
      <source>extend the march for 1 AP</source>
      <translation>prolonger la marche pour 1 PA</translation>
    </message>
    <message>
      <source>push the enemy aside</source>
      <translation>bousculer l’ennemi</translation>
    </message>
    <message>
      <source>halt here</source>
      <translation>halte ici</translation>
    </message>
    <message>
      <source>no more forced marches</source>
      <translation>plus de marche forcée</translation>
    </message>
    <message>
      <source>try to withdraw before the fight</source>
      <translation>tenter de se dérober avant le combat</translation>
    </message>
    <message>
      <source>receive the attack</source>
      <translation>recevoir l’attaque</translation>
    </message>
    <message>
      <source>attack again</source>
      <translation>attaquer encore</translation>
    </message>
    <message>
      <source>break off the attack</source>
      <translation>rompre l’attaque</translation>
    </message>
    <message>
      <source>stand and fight on</source>
      <translation>tenir et continuer le combat</translation>
    </message>
    <message>
      <source>retreat</source>
      <translation>battre en retraite</translation>
    </message>
    <message>
      <source>a replacement leader comes to the Center</source>
      <translation>un chef de remplacement arrive au Centre</translation>
    </message>
    <message>
      <source>the new leader stays by himself</source>
      <translation>le nouveau chef reste seul</translation>
    </message>
    <message>
      <source>the new leader gets troops from the pool</source>
      <translation>le nouveau chef reçoit des troupes du dépôt</translation>
    </message>
    <message>
      <source>the Supply Source goes to {place}</source>
      <translation>la Source passe à {place}</translation>
    </message>
    <message>
      <source>the Center of Operations starts at {place}</source>
      <translation>le Centre d’opérations commence à {place}</translation>
    </message>
    <message>
      <source>{place} gets a garrison</source>
      <translation>{place} reçoit une garnison</translation>
    </message>
    <message>
      <source>march to {place}</source>
      <translation>marcher vers {place}</translation>
    </message>
    <message>
      <source>fight for {place}</source>
      <translation>combattre pour {place}</translation>
    </message>
    <message>
      <source>invest {place}</source>
      <translation>investir {place}</translation>
    </message>
    <message>
      <source>sortie from {place}</source>
      <translation>faire une sortie de {place}</translation>
    </message>
    <message>
      <source>no fight at {place} this turn</source>
      <translation>pas de combat à {place} ce tour</translation>
    </message>
    <message>
      <source>retreat to {place}</source>
      <translation>se retirer vers {place}</translation>
    </message>
    <message>
      <source>the vedette goes to {place}</source>
      <translation>la vedette va à {place}</translation>
    </message>
    <message>
      <source>{leader} is On Alert</source>
      <translation>{leader} est en alerte</translation>
    </message>
    <message>
      <source>{leader} goes into Quarters</source>
      <translation>{leader} prend ses quartiers</translation>
    </message>
    <message>
      <source>{leader} will march during the Fortnight</source>
      <translation>{leader} marchera pendant la quinzaine</translation>
    </message>
    <message>
      <source>{leader} gets replacements from the pool</source>
      <translation>{leader} reçoit des renforts du dépôt</translation>
    </message>
    <message>
      <source>detach a part of {leader}’s force</source>
      <translation>détacher une partie de la force de {leader}</translation>
    </message>
    <message>
      <source>{leader} takes the detachment</source>
      <translation>{leader} prend le détachement</translation>
    </message>
    <message>
      <source>{leader} marches by command, for 1 AP</source>
      <translation>{leader} marche sur ordre, pour 1 PA</translation>
    </message>
    <message>
      <source>{leader} tries to march by initiative</source>
      <translation>{leader} tente de marcher de sa propre initiative</translation>
    </message>
    <message>
      <source>{leader} rides alone</source>
      <translation>{leader} part seul à cheval</translation>
    </message>
    <message>
      <source>{leader} lives off the country</source>
      <translation>{leader} vit sur le pays</translation>
    </message>
    <message>
      <source>raise a new force under {leader}</source>
      <translation>lever une nouvelle force sous {leader}</translation>
    </message>
    <message>
      <source>{leader} comes back at the Center</source>
      <translation>{leader} revient au Centre</translation>
    </message>
    <message>
      <source>the new leader joins {leader}</source>
      <translation>le nouveau chef rejoint {leader}</translation>
    </message>
    <message>
      <source>{leader} goes back to the reserve</source>
      <translation>{leader} retourne en réserve</translation>
    </message>
    <message>
      <source>{leader} takes the bridge train</source>
      <translation>{leader} prend l’équipage de ponts</translation>
    </message>
    <message>
      <source>troops go from {leader} to {other_leader}</source>
      <translation>des troupes passent de {leader} à {other_leader}</translation>
    </message>
    <message>
      <source>{leader} joins the force of {other_leader}</source>
      <translation>{leader} rejoint la force de {other_leader}</translation>
    </message>
    <message>
      <source>a vedette of {leader} goes to {place}</source>
      <translation>une vedette de {leader} va à {place}</translation>
    </message>
    <message>
      <source>{leader} makes a forced march towards {place}</source>
      <translation>{leader} fait une marche forcée vers {place}</translation>
    </message>
    <message>
      <source>{leader} breaks the bridge {crossing}</source>
      <translation>{leader} rompt le pont {crossing}</translation>
    </message>
    <message>
      <source>{leader} mends the bridge {crossing}</source>
      <translation>{leader} répare le pont {crossing}</translation>
    </message>
    <message>
      <source>{leader} lays the bridge train at {crossing}</source>
      <translation>{leader} jette son équipage de ponts à {crossing}</translation>
    </message>
    <message>
      <source>take up the bridge train at {crossing}</source>
      <translation>relever l’équipage de ponts à {crossing}</translation>
    </message>
    <message>
      <source>{flag} patrols</source>
      <translation>{flag} patrouille</translation>
    </message>
    <message>
      <source>take in {flag}</source>
      <translation>rappeler {flag}</translation>
    </message>
    <message>
      <source>scout {flag}</source>
      <translation>reconnaître {flag}</translation>
    </message>
    <message>
      <source>{amount} steps of infantry from {giver} to {taker}</source>
      <translation>{amount} pas d’infanterie, de {giver} à {taker}</translation>
    </message>
    <message>
      <source>{amount} steps of cavalry from {giver} to {taker}</source>
      <translation>{amount} pas de cavalerie, de {giver} à {taker}</translation>
    </message>
    <message>
      <source>{amount} steps of artillery from {giver} to {taker}</source>
      <translation>{amount} pas d’artillerie, de {giver} à {taker}</translation>
    </message>
    <message>
      <source>on campaign after {turns} turns</source>
      <translation>en campagne après {turns} tours</translation>
    </message>
    <message>
      <source>boats take {leader} to {place}</source>
      <translation>des bateaux mènent {leader} à {place}</translation>
    </message>
    <message>
      <source>Movement &amp;Command</source>
      <translation>&amp;Ordre de marche</translation>
    </message>
    <message>
      <source>No force can be given a Movement Command now.</source>
      <translation>Aucune force ne peut recevoir d’ordre de marche maintenant.</translation>
    </message>
    <message>
      <source>March by &amp;initiative</source>
      <translation>Marche d’&amp;initiative</translation>
    </message>
    <message>
      <source>No force can try to march by initiative now.</source>
      <translation>Aucune force ne peut tenter de marcher de sa propre initiative maintenant.</translation>
    </message>
    <message>
      <source>&amp;Extended march</source>
      <translation>Marche &amp;prolongée</translation>
    </message>
    <message>
      <source>No march can be extended now.</source>
      <translation>Aucune marche ne peut être prolongée maintenant.</translation>
    </message>
    <message>
      <source>&amp;Scout an enemy flag</source>
      <translation>&amp;Reconnaître un drapeau ennemi</translation>
    </message>
    <message>
      <source>No vedette is near enough to scout; let one patrol first.</source>
      <translation>Aucune vedette n’est assez près ; faites d’abord patrouiller l’une d’elles.</translation>
    </message>
    <message>
      <source>Work on a &amp;bridge</source>
      <translation>&amp;Travaux à un pont</translation>
    </message>
    <message>
      <source>No bridge can be worked on now.</source>
      <translation>Aucun pont ne peut être détruit ni réparé maintenant.</translation>
    </message>
    <message>
      <source>&amp;Push the enemy aside</source>
      <translation>&amp;Bousculer l’ennemi</translation>
    </message>
    <message>
      <source>Nobody has met a weak enemy on the march.</source>
      <translation>Personne n’a rencontré d’ennemi faible en marche.</translation>
    </message>
    <message>
      <source>the pool</source>
      <translation>le dépôt</translation>
    </message>
    <message>
      <source>the force</source>
      <translation>la force</translation>
    </message>
    <message>
      <source>{points} MPs left</source>
      <translation>{points} PM restants</translation>
    </message>
    <message>
      <source>&amp;Campaign</source>
      <translation>&amp;Campagne</translation>
    </message>
    <message>
      <source>Rivoli, January 1797</source>
      <translation>Rivoli, janvier 1797</translation>
    </message>
    <message>
      <source>short: Alvinczy’s last try</source>
      <translation>courte : la dernière tentative d’Alvinczy</translation>
    </message>
    <message>
      <source>Arcole, November 1796</source>
      <translation>Arcole, novembre 1796</translation>
    </message>
    <message>
      <source>short: two columns</source>
      <translation>courte : deux colonnes</translation>
    </message>
    <message>
      <source>Bassano, September 1796</source>
      <translation>Bassano, septembre 1796</translation>
    </message>
    <message>
      <source>short: down the Brenta</source>
      <translation>courte : la descente de la Brenta</translation>
    </message>
    <message>
      <source>Castiglione, July 1796</source>
      <translation>Castiglione, juillet 1796</translation>
    </message>
    <message>
      <source>short: Wurmser’s first relief</source>
      <translation>courte : le premier secours de Wurmser</translation>
    </message>
    <message>
      <source>From January to the end</source>
      <translation>De janvier à la fin</translation>
    </message>
    <message>
      <source>the last weeks</source>
      <translation>les dernières semaines</translation>
    </message>
    <message>
      <source>From November to the end</source>
      <translation>De novembre à la fin</translation>
    </message>
    <message>
      <source>three months</source>
      <translation>trois mois</translation>
    </message>
    <message>
      <source>From September to the end</source>
      <translation>De septembre à la fin</translation>
    </message>
    <message>
      <source>five months</source>
      <translation>cinq mois</translation>
    </message>
    <message>
      <source>From July to the end</source>
      <translation>De juillet à la fin</translation>
    </message>
    <message>
      <source>the whole campaign, 93 turns</source>
      <translation>toute la campagne, 93 tours</translation>
    </message>
    <message>
      <source>&amp;Flags</source>
      <translation>&amp;Drapeaux</translation>
    </message>
    <message>
      <source>hide what is under them</source>
      <translation>cachent ce qu’ils couvrent</translation>
    </message>
    <message>
      <source>as the rules have it</source>
      <translation>comme le veut la règle</translation>
    </message>
    <message>
      <source>are open</source>
      <translation>sont ouverts</translation>
    </message>
    <message>
      <source>both sides see all forces; to learn by</source>
      <translation>les deux camps voient toutes les forces ; pour apprendre</translation>
    </message>
    <message>
      <source>&amp;Set-up</source>
      <translation>&amp;Mise en place</translation>
    </message>
    <message>
      <source>historical</source>
      <translation>historique</translation>
    </message>
    <message>
      <source>free</source>
      <translation>libre</translation>
    </message>
    <message>
      <source>Source, Center, garrisons and vedettes asked</source>
      <translation>Source, Centre, garnisons et vedettes au choix</translation>
    </message>
    <message>
      <source>Reach of a force</source>
      <translation>Portée d’une force</translation>
    </message>
    <message>
      <source>Dispatch distance</source>
      <translation>Distance de dépêche</translation>
    </message>
    <message>
      <source>Lines of communication</source>
      <translation>Lignes de communication</translation>
    </message>
    <message>
      <source>Enemy zones</source>
      <translation>Zones ennemies</translation>
    </message>
    <message>
      <source>Where the enemy can march</source>
      <translation>Où l’ennemi peut marcher</translation>
    </message>
    <message>
      <source>Forage</source>
      <translation>Fourrage</translation>
    </message>
    <message>
      <source>Path to Mantova</source>
      <translation>Chemin de Mantoue</translation>
    </message>
    <message>
      <source>Siege ring</source>
      <translation>Cercle du siège</translation>
    </message>
    <message numerus="yes">
      <source>%n places by a march, {more} more by an extended one</source>
      <translation>
        <numerusform>%n lieu par une marche, {more} de plus par une marche prolongée</numerusform>
        <numerusform>%n lieux par une marche, {more} de plus par une marche prolongée</numerusform>
      </translation>
    </message>
    <message>
      <source>Select a force to see how far it can march.</source>
      <translation>Choisissez une force pour voir jusqu’où elle peut marcher.</translation>
    </message>
    <message>
      <source>by a march</source>
      <translation>par une marche</translation>
    </message>
    <message>
      <source>by an extended march, for 1 AP</source>
      <translation>par une marche prolongée, pour 1 PA</translation>
    </message>
    <message>
      <source>{place} can be reached by the enemy</source>
      <translation>{place} est à portée de l’ennemi</translation>
    </message>
    <message>
      <source>within a march of an enemy flag</source>
      <translation>à une marche d’un drapeau ennemi</translation>
    </message>
    <message>
      <source>own forces there</source>
      <translation>nos forces y sont</translation>
    </message>
    <message>
      <source>{place} is out of dispatch</source>
      <translation>{place} est hors de dépêche</translation>
    </message>
    <message>
      <source>own forces within dispatch</source>
      <translation>nos forces à portée de dépêche</translation>
    </message>
    <message>
      <source>within dispatch of the Center</source>
      <translation>à portée de dépêche du Centre</translation>
    </message>
    <message>
      <source>own forces out of dispatch</source>
      <translation>nos forces hors de dépêche</translation>
    </message>
    <message>
      <source>The {side} line is cut or has no end</source>
      <translation>La ligne des {side} est coupée ou n’a pas de bout</translation>
    </message>
    <message>
      <source>The {side} line from {source} to {center} is {points} MPs long</source>
      <translation>La ligne des {side} de {source} à {center} mesure {points} PM</translation>
    </message>
    <message>
      <source>own line</source>
      <translation>notre ligne</translation>
    </message>
    <message>
      <source>the enemy’s line</source>
      <translation>la ligne ennemie</translation>
    </message>
    <message>
      <source>near an enemy force</source>
      <translation>près d’une force ennemie</translation>
    </message>
    <message>
      <source>near a flag that may be a force</source>
      <translation>près d’un drapeau qui est peut-être une force</translation>
    </message>
    <message numerus="yes">
      <source>%n places lie in or may lie in enemy zones</source>
      <translation>
        <numerusform>%n lieu est ou peut être en zone ennemie</numerusform>
        <numerusform>%n lieux sont ou peuvent être en zone ennemie</numerusform>
      </translation>
    </message>
    <message>
      <source>{place}: Forage Value {value}, attrition column {column}</source>
      <translation>{place} : valeur de fourrage {value}, colonne d’usure {column}</translation>
    </message>
    <message>
      <source>a force lives well there</source>
      <translation>une force y vit bien</translation>
    </message>
    <message>
      <source>less well</source>
      <translation>moins bien</translation>
    </message>
    <message>
      <source>badly</source>
      <translation>mal</translation>
    </message>
    <message>
      <source>Forage Value before crowding</source>
      <translation>valeur de fourrage avant encombrement</translation>
    </message>
    <message>
      <source>the shortest way</source>
      <translation>le chemin le plus court</translation>
    </message>
    <message>
      <source>The path has no beginning.</source>
      <translation>Le chemin n’a pas de départ.</translation>
    </message>
    <message>
      <source>No road leads to Mantova.</source>
      <translation>Aucune route ne mène à Mantoue.</translation>
    </message>
    <message>
      <source>The shortest way from {start} to Mantova is {length} MPs long; {limit} are allowed</source>
      <translation>Le chemin le plus court de {start} à Mantoue mesure {length} PM ; {limit} sont permis</translation>
    </message>
    <message>
      <source>{place} is held by the French</source>
      <translation>{place} est tenu par les Français</translation>
    </message>
    <message>
      <source>held</source>
      <translation>tenu</translation>
    </message>
    <message>
      <source>open</source>
      <translation>découvert</translation>
    </message>
    <message>
      <source>{place}: {state}</source>
      <translation>{place} : {state}</translation>
    </message>
    <message>
      <source>Mantova is besieged</source>
      <translation>Mantoue est assiégée</translation>
    </message>
    <message>
      <source>Mantova is not besieged</source>
      <translation>Mantoue n’est pas assiégée</translation>
    </message>
    <message>
      <source>siege line held</source>
      <translation>ligne de siège tenue</translation>
    </message>
    <message>
      <source>siege line open</source>
      <translation>ligne de siège ouverte</translation>
    </message>
    <message>
      <source>Turn {turn}</source>
      <translation>Tour {turn}</translation>
    </message>
    <message>
      <source>wounded</source>
      <translation>blessé</translation>
    </message>
    <message>
      <source>killed</source>
      <translation>tué</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>pris</translation>
    </message>
    <message>
      <source>weather: {weather}</source>
      <translation>temps : {weather}</translation>
    </message>
    <message>
      <source>{points} SP</source>
      <translation>{points} PF</translation>
    </message>
    <message>
      <source>siege lines</source>
      <translation>lignes de siège</translation>
    </message>
    <message>
      <source>a bridge train</source>
      <translation>un équipage de ponts</translation>
    </message>
    <message>
      <source>Siege lines and bridge trains</source>
      <translation>Lignes de siège et équipages de ponts</translation>
    </message>
    <message>
      <source>Mantova besieged</source>
      <translation>Mantoue assiégée</translation>
    </message>
    <message>
      <source>Mantova free</source>
      <translation>Mantoue libre</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}, {date}</source>
      <translation>Tour {turn} sur {turns}, {date}</translation>
    </message>
    <message>
      <source>Fortnight {name}</source>
      <translation>Quinzaine {name}</translation>
    </message>
    <message>
      <source>Vienna {morale}</source>
      <translation>Vienne {morale}</translation>
    </message>
    <message>
      <source>{side} APs hidden</source>
      <translation>PA des {side} cachés</translation>
    </message>
    <message>
      <source>{side} APs {points}</source>
      <translation>PA des {side} : {points}</translation>
    </message>
    <message>
      <source>high road</source>
      <translation>grande route</translation>
    </message>
    <message>
      <source>road</source>
      <translation>route</translation>
    </message>
    <message>
      <source>mountain track</source>
      <translation>sentier de montagne</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>pont</translation>
    </message>
    <message>
      <source>town bridge</source>
      <translation>pont de ville</translation>
    </message>
    <message>
      <source>ferry</source>
      <translation>bac</translation>
    </message>
    <message>
      <source>invested</source>
      <translation>investie</translation>
    </message>
    <message>
      <source>in {side} hands</source>
      <translation>aux mains des {side}</translation>
    </message>
    <message>
      <source>{points} MPs</source>
      <translation>{points} PM</translation>
    </message>
    <message>
      <source>near</source>
      <translation>proche</translation>
    </message>
    <message>
      <source>broken</source>
      <translation>rompu</translation>
    </message>
    <message>
      <source>to {place}: {facts}</source>
      <translation>vers {place} : {facts}</translation>
    </message>
    <message>
      <source>Play the &amp;French</source>
      <translation>Jouer les &amp;Français</translation>
    </message>
    <message>
      <source>besiege Mantova and beat four armies of relief</source>
      <translation>assiéger Mantoue et battre quatre armées de secours</translation>
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
      <source>rest, gather, and relieve Mantova in time</source>
      <translation>se reposer, se rassembler et secourir Mantoue à temps</translation>
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
      <source>No road leads there within this march [8.3].</source>
      <translation>Aucune route n’y mène dans cette marche [8.3].</translation>
    </message>
    <message numerus="yes">
      <source>%n forces could still be given a Movement Command [8.2].</source>
      <translation>
        <numerusform>%n force pourrait encore recevoir un ordre de marche [8.2].</numerusform>
        <numerusform>%n forces pourraient encore recevoir un ordre de marche [8.2].</numerusform>
      </translation>
    </message>
    <message>
      <source>{points} MPs left [8.3]</source>
      <translation>{points} PM restants [8.3]</translation>
    </message>
    <message>
      <source>costs 1 AP more [8.3]</source>
      <translation>coûte 1 PA de plus [8.3]</translation>
    </message>
    <message>
      <source>by ferry, the whole march [8.4]</source>
      <translation>par le bac, toute la marche [8.4]</translation>
    </message>
    <message>
      <source>gets leave to march [8.2]</source>
      <translation>obtient de marcher [8.2]</translation>
    </message>
    <message>
      <source>stays where it is</source>
      <translation>reste sur place</translation>
    </message>
    <message numerus="yes">
      <source>%n enemy flags are there: vedettes are pushed off, a force is met [8.6]</source>
      <translation>
        <numerusform>%n drapeau ennemi s’y trouve : une vedette est chassée, une force est rencontrée [8.6]</numerusform>
        <numerusform>%n drapeaux ennemis s’y trouvent : les vedettes sont chassées, une force est rencontrée [8.6]</numerusform>
      </translation>
    </message>
    <message>
      <source>an enemy garrison is there [15.1]</source>
      <translation>une garnison ennemie s’y trouve [15.1]</translation>
    </message>
    <message>
      <source>It cannot move now [8.1].</source>
      <translation>Cela ne peut pas bouger maintenant [8.1].</translation>
    </message>
    <message>
      <source>It cannot get there in this turn [8.7, 7.3].</source>
      <translation>Cela ne peut pas y arriver ce tour [8.7, 7.3].</translation>
    </message>
  </context>
</TS>
