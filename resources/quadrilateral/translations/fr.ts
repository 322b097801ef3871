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
      <source>Look at what moves Vienna Morale.</source>
      <translation>Regardez ce qui fait bouger le moral de Vienne.</translation>
    </message>
    <message>
      <source>Look at Mantova and at the way to it.</source>
      <translation>Regardez Mantoue et le chemin qui y mène.</translation>
    </message>
    <message>
      <source>Weigh the battles that are near.</source>
      <translation>Pesez les batailles qui s’annoncent.</translation>
    </message>
    <message>
      <source>Look at marches, points and Condition: they wear an army out.</source>
      <translation>Regardez les marches, les points et l’état : c’est ce qui use une armée.</translation>
    </message>
    <message>
      <source>Look at your Administrative Points.</source>
      <translation>Regardez vos points d’administration.</translation>
    </message>
    <message>
      <source>Vienna Morale</source>
      <translation>Moral de Vienne</translation>
    </message>
    <message>
      <source>Mantova is French</source>
      <translation>Mantoue est française</translation>
    </message>
    <message>
      <source>Mantova is besieged</source>
      <translation>Mantoue est assiégée</translation>
    </message>
    <message>
      <source>the path to Mantova is open</source>
      <translation>le chemin de Mantoue est ouvert</translation>
    </message>
    <message>
      <source>a leader has entered Mantova</source>
      <translation>un chef est entré dans Mantoue</translation>
    </message>
    <message>
      <source>steps that the French lose in battle</source>
      <translation>pas que les Français perdent au combat</translation>
    </message>
    <message>
      <source>steps that the Austrians lose in battle</source>
      <translation>pas que les Autrichiens perdent au combat</translation>
    </message>
    <message>
      <source>steps that the French lose otherwise</source>
      <translation>pas que les Français perdent autrement</translation>
    </message>
    <message>
      <source>steps that the Austrians lose otherwise</source>
      <translation>pas que les Autrichiens perdent autrement</translation>
    </message>
    <message>
      <source>battles in which the French hold the field</source>
      <translation>batailles où les Français restent maîtres du terrain</translation>
    </message>
    <message>
      <source>battles in which the Austrians hold the field</source>
      <translation>batailles où les Autrichiens restent maîtres du terrain</translation>
    </message>
    <message>
      <source>critical battles</source>
      <translation>batailles décisives</translation>
    </message>
    <message>
      <source>French forces taken</source>
      <translation>forces françaises prises</translation>
    </message>
    <message>
      <source>Austrian forces taken</source>
      <translation>forces autrichiennes prises</translation>
    </message>
    <message>
      <source>French Administrative Points</source>
      <translation>points d’administration français</translation>
    </message>
    <message>
      <source>Austrian Administrative Points</source>
      <translation>points d’administration autrichiens</translation>
    </message>
    <message>
      <source>spaces of French Condition</source>
      <translation>cases de l’état des Français</translation>
    </message>
    <message>
      <source>spaces of Austrian Condition</source>
      <translation>cases de l’état des Autrichiens</translation>
    </message>
    <message>
      <source>{who} gets leave to march [8.2]</source>
      <translation>{who} obtient de marcher [8.2]</translation>
    </message>
    <message>
      <source>the defenders withdraw before the fight [14.2]</source>
      <translation>les défenseurs se dérobent avant le combat [14.2]</translation>
    </message>
    <message>
      <source>{who} makes a forced march [8.9]</source>
      <translation>{who} fait une marche forcée [8.9]</translation>
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
      <source>{side} pool</source>
      <translation>Dépôt des {side}</translation>
    </message>
    <message>
      <source>A leader relieves Mantova [E40]</source>
      <translation>Un chef secourt Mantoue [E40]</translation>
    </message>
    <message>
      <source>The path to Mantova is open [16.4]</source>
      <translation>Chemin de Mantoue ouvert [16.4]</translation>
    </message>
    <message>
      <source>Mantova Austrian, no siege [15.3]</source>
      <translation>Mantoue autrichienne, sans siège [15.3]</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>oui</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>pas encore</translation>
    </message>
    <message>
      <source>{win} win, {draw} draws</source>
      <translation>{win} gagnent, {draw} fait partie nulle</translation>
    </message>
    <message>
      <source>after turn {turn}</source>
      <translation>après le tour {turn}</translation>
    </message>
    <message>
      <source>Austrian aims</source>
      <translation>Buts des Autrichiens</translation>
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
      <source>{date}: {morale} by {cause}</source>
      <translation>{date} : {morale}, {cause}</translation>
    </message>
    <message>
      <source>the battle of {place} [16.2]</source>
      <translation>la bataille de {place} [16.2]</translation>
    </message>
    <message>
      <source>The Austrian path to Mantova is open</source>
      <translation>Le chemin autrichien vers Mantoue est ouvert</translation>
    </message>
    <message>
      <source>The Austrian path to Mantova is closed</source>
      <translation>Le chemin autrichien vers Mantoue est fermé</translation>
    </message>
    <message>
      <source>Healed by rest</source>
      <translation>Regagné par le repos</translation>
    </message>
    <message>
      <source>Fortnights without a critical battle</source>
      <translation>Quinzaines sans bataille décisive</translation>
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
      <translation>aux {side}, {siege}</translation>
    </message>
    <message numerus="yes">
      <source>Siege clock %n turns</source>
      <translation>
        <numerusform>Siège depuis %n tour</numerusform>
        <numerusform>Siège depuis %n tours</numerusform>
      </translation>
    </message>
    <message>
      <source>modifier {modifier}</source>
      <translation>modificateur {modifier}</translation>
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
      <source>May capitulate</source>
      <translation>Peut capituler</translation>
    </message>
    <message numerus="yes">
      <source>in %n turns</source>
      <translation>
        <numerusform>dans %n tour</numerusform>
        <numerusform>dans %n tours</numerusform>
      </translation>
    </message>
    <message>
      <source>Army Condition</source>
      <translation>État de l’armée</translation>
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
      <source>Condition {words}</source>
      <translation>état {words}</translation>
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
      <translation>prêts : {available}, attendus : {due}</translation>
    </message>
    <message>
      <source>{side} leaders</source>
      <translation>Chefs des {side}</translation>
    </message>
    <message>
      <source>{space} of {spaces}, attrition {modifier}</source>
      <translation>{space} sur {spaces}, usure {modifier}</translation>
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
      <source>{name} {share}%</source>
      <translation>{name} {share} %</translation>
    </message>
    <message>
      <source>vedette</source>
      <translation>vedette</translation>
    </message>
    <message>
      <source>Place (flags)</source>
      <translation>Lieu (drapeaux)</translation>
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
      <source>{place} ({flags})</source>
      <translation>{place} ({flags})</translation>
    </message>
    <message>
      <source>a vedette</source>
      <translation>une vedette</translation>
    </message>
    <message>
      <source>{name} (known)</source>
      <translation>{name} (connu)</translation>
    </message>
    <message>
      <source>{mean} ({low}–{high})</source>
      <translation>{mean} ({low}–{high})</translation>
    </message>
    <message>
      <source>vedettes: {number}</source>
      <translation>vedettes : {number}</translation>
    </message>
    <message>
      <source>{name} {share} %</source>
      <translation>{name} {share} %</translation>
    </message>
    <message>
      <source>Seen and known; the estimates are being made …</source>
      <translation>Vu et connu ; les estimations sont en cours…</translation>
    </message>
    <message numerus="yes">
      <source>Estimates of a neutral staff officer: shares of %n imagined worlds that fit what you know. Nothing of it is certain.</source>
      <translation>
        <numerusform>Estimations d’un officier d’état-major neutre d’après %n monde imaginé qui s’accorde avec ce que vous savez. Rien n’en est sûr.</numerusform>
        <numerusform>Estimations d’un officier d’état-major neutre : parts de %n mondes imaginés qui s’accordent avec ce que vous savez. Rien n’en est sûr.</numerusform>
      </translation>
    </message>
    <message>
      <source>shown now, or known for a vedette</source>
      <translation>montré maintenant, ou reconnu comme vedette</translation>
    </message>
    <message>
      <source>an estimate, its likely range, and when it was last seen</source>
      <translation>une estimation, ses limites probables et la date où il fut vu</translation>
    </message>
    <message>
      <source>probably vedettes only</source>
      <translation>probablement des vedettes seules</translation>
    </message>
    <message>
      <source>Enemy strengths</source>
      <translation>Forces de l’ennemi</translation>
    </message>
    <message>
      <source>under 1 SP</source>
      <translation>moins de 1 PF</translation>
    </message>
    <message>
      <source>{points} SP</source>
      <translation>{points} PF</translation>
    </message>
    <message>
      <source>≈{mean} SP ({likely})</source>
      <translation>≈{mean} PF ({likely})</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>inconnu</translation>
    </message>
    <message>
      <source>never seen</source>
      <translation>jamais vu</translation>
    </message>
    <message>
      <source>seen this turn</source>
      <translation>vu ce tour</translation>
    </message>
    <message numerus="yes">
      <source>seen %n turns ago</source>
      <translation>
        <numerusform>vu il y a %n tour</numerusform>
        <numerusform>vu il y a %n tours</numerusform>
      </translation>
    </message>
    <message>
      <source>{place}: {strength}: {who}</source>
      <translation>{place} : {strength} : {who}</translation>
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
      <source>a vedette: a screen of cavalry</source>
      <translation>une vedette : un rideau de cavalerie</translation>
    </message>
    <message>
      <source>{points}?</source>
      <translation>{points}?</translation>
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
      <source>others have joined it: about {points} SP</source>
      <translation>d’autres l’ont rejoint : environ {points} PF</translation>
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
      <source>troops of {who}</source>
      <translation>troupes de {who}</translation>
    </message>
    <message>
      <source>troops</source>
      <translation>troupes</translation>
    </message>
    <message>
      <source>the pool</source>
      <translation>le dépôt</translation>
    </message>
    <message>
      <source>{arm} of {who}</source>
      <translation>{who} : {arm}</translation>
    </message>
    <message>
      <source>{title}: {steps} steps</source>
      <translation>{title} : {steps} pas</translation>
    </message>
    <message>
      <source>{title}: {points} SP</source>
      <translation>{title} : {points} PF</translation>
    </message>
    <message>
      <source>pool</source>
      <translation>dépôt</translation>
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
      <source>steps that count, {army} attacking [14.3]</source>
      <translation>pas qui comptent, {army} à l’attaque [14.3]</translation>
    </message>
    <message>
      <source>{own} against {enemy}</source>
      <translation>{own} contre {enemy}</translation>
    </message>
    <message>
      <source>ratio</source>
      <translation>rapport</translation>
    </message>
    <message>
      <source>column of this round [14.5]</source>
      <translation>colonne de cet assaut [14.5]</translation>
    </message>
    <message>
      <source>walls</source>
      <translation>murailles</translation>
    </message>
    <message>
      <source>siege lines</source>
      <translation>lignes de siège</translation>
    </message>
    <message>
      <source>all attackers come over bridges</source>
      <translation>tous les assaillants passent des ponts</translation>
    </message>
    <message>
      <source>four columns at most</source>
      <translation>quatre colonnes au plus</translation>
    </message>
    <message>
      <source>a garrison</source>
      <translation>une garnison</translation>
    </message>
    <message>
      <source>Bonus of {who}</source>
      <translation>bonus de {who}</translation>
    </message>
    <message>
      <source>Fight at {place}</source>
      <translation>Combat de {place}</translation>
    </message>
    <message>
      <source>own steps that count [14.3]</source>
      <translation>nos pas qui comptent [14.3]</translation>
    </message>
    <message>
      <source>enemy steps to be expected [5.6]</source>
      <translation>pas ennemis à attendre [5.6]</translation>
    </message>
    <message>
      <source>column of the first round [14.5]</source>
      <translation>colonne du premier assaut [14.5]</translation>
    </message>
    <message>
      <source>Losses of many leaders at once are left out: at most {chance}.</source>
      <translation>Les pertes simultanées de nombreux chefs sont négligées : au plus {chance}.</translation>
    </message>
    <message>
      <source>steps lost on average: French {french}, Austrian {austrian}</source>
      <translation>pas perdus en moyenne : Français {french}, Autrichiens {austrian}</translation>
    </message>
    <message>
      <source>holds {place}: {chance}</source>
      <translation>tient {place} : {chance}</translation>
    </message>
    <message>
      <source>Vienna Morale falls: {falls}, rises: {rises}</source>
      <translation>le moral de Vienne baisse : {falls}, monte : {rises}</translation>
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
      <source>{side} attack</source>
      <translation>attaque des {side}</translation>
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
      <source>Round {number}:</source>
      <translation>Assaut {number} :</translation>
    </message>
    <message>
      <source>Bombardment:</source>
      <translation>Bombardement :</translation>
    </message>
    <message>
      <source>Before the fight:</source>
      <translation>Avant le combat :</translation>
    </message>
    <message>
      <source>{side} steps lost: {steps}</source>
      <translation>pas perdus par les {side} : {steps}</translation>
    </message>
    <message numerus="yes">
      <source>%n points</source>
      <translation>
        <numerusform>%n point</numerusform>
        <numerusform>%n points</numerusform>
      </translation>
    </message>
    <message>
      <source>{side} guns, die {die}: {points}</source>
      <translation>canons des {side}, dé {die} : {points}</translation>
    </message>
    <message numerus="yes">
      <source>%n hexes</source>
      <translation>
        <numerusform>%n hexagone</numerusform>
        <numerusform>%n hexagones</numerusform>
      </translation>
    </message>
    <message>
      <source>{side} pursuit, die {die}: {hexes}</source>
      <translation>poursuite des {side}, dé {die} : {hexes}</translation>
    </message>
    <message>
      <source>{side} retreat</source>
      <translation>retraite des {side}</translation>
    </message>
    <message>
      <source>the {side} side breaks off</source>
      <translation>les {side} rompent le combat</translation>
    </message>
    <message>
      <source>{who} is killed</source>
      <translation>{who} est tué</translation>
    </message>
    <message>
      <source>{who} is wounded</source>
      <translation>{who} est blessé</translation>
    </message>
    <message>
      <source>{side} attack at {ratio}, die {die}: {toll}, undecided</source>
      <translation>attaque des {side} à {ratio}, dé {die} : {toll}, indécis</translation>
    </message>
    <message>
      <source>{side} attack at {ratio}, die {die}: {toll}, won by {winner}</source>
      <translation>attaque des {side} à {ratio}, dé {die} : {toll}, gagné par {winner}</translation>
    </message>
    <message>
      <source>Battle of {place} is over</source>
      <translation>Combat : {place}, terminé</translation>
    </message>
    <message>
      <source>The {side} side holds {place}</source>
      <translation>Les {side} tiennent {place}</translation>
    </message>
    <message>
      <source>French steps lost</source>
      <translation>Pas français perdus</translation>
    </message>
    <message>
      <source>Austrian steps lost</source>
      <translation>Pas autrichiens perdus</translation>
    </message>
    <message>
      <source>What was to be expected</source>
      <translation>Ce qu’on pouvait attendre</translation>
    </message>
    <message>
      <source>{who} arrives in time [8.9]</source>
      <translation>{who} arrive à temps [8.9]</translation>
    </message>
    <message>
      <source>own side holds the place with him</source>
      <translation>son camp tient le lieu avec lui</translation>
    </message>
    <message>
      <source>own side holds it without him</source>
      <translation>son camp le tient sans lui</translation>
    </message>
    <message>
      <source>all in all</source>
      <translation>en tout</translation>
    </message>
    <message>
      <source>The defenders are taken to receive the attack, and nobody else hurries there.</source>
      <translation>On suppose que les défenseurs acceptent le combat et que personne d’autre n’accourt.</translation>
    </message>
    <message>
      <source>Steps lost are those of the fight with him.</source>
      <translation>Les pas perdus sont ceux du combat avec lui.</translation>
    </message>
    <message>
      <source>as far as you know</source>
      <translation>d’après ce que vous savez</translation>
    </message>
    <message>
      <source>Preview: fight for {place}</source>
      <translation>Aperçu : combat pour {place}</translation>
    </message>
    <message>
      <source>Preview: attack on {place}</source>
      <translation>Aperçu : attaque sur {place}</translation>
    </message>
    <message>
      <source>Nobody but vedettes seems to be there; they are pushed off [8.6].</source>
      <translation>Il ne semble y avoir là que des vedettes ; elles sont repoussées [8.6].</translation>
    </message>
    <message>
      <source>already there</source>
      <translation>déjà sur place</translation>
    </message>
    <message>
      <source>coming</source>
      <translation>en marche</translation>
    </message>
    <message>
      <source>{role}: {army}</source>
      <translation>{role} : {army}</translation>
    </message>
    <message>
      <source>the attackers hold the place</source>
      <translation>les assaillants tiennent le lieu</translation>
    </message>
    <message>
      <source>at worst, of these deals</source>
      <translation>au pire, parmi ces distributions</translation>
    </message>
    <message>
      <source>at best</source>
      <translation>au mieux</translation>
    </message>
    <message>
      <source>a critical battle</source>
      <translation>une bataille décisive</translation>
    </message>
    <message>
      <source>The enemy is taken to receive the attack.</source>
      <translation>On suppose que l’ennemi reçoit l’attaque.</translation>
    </message>
    <message numerus="yes">
      <source>The mean of %n deals of what may be under his flags.</source>
      <translation>
        <numerusform>%n distribution de ce que peuvent cacher ses drapeaux.</numerusform>
        <numerusform>Moyenne de %n distributions de ce que peuvent cacher ses drapeaux.</numerusform>
      </translation>
    </message>
    <message>
      <source>French steps lost, on average</source>
      <translation>pas français perdus, en moyenne</translation>
    </message>
    <message>
      <source>Austrian steps lost, on average</source>
      <translation>pas autrichiens perdus, en moyenne</translation>
    </message>
    <message numerus="yes">
      <source>%n turns would pass in Quarters</source>
      <translation>
        <numerusform>%n tour passerait en quartiers</numerusform>
        <numerusform>%n tours passeraient en quartiers</numerusform>
      </translation>
    </message>
    <message>
      <source>Condition after it</source>
      <translation>État ensuite</translation>
    </message>
    <message>
      <source>Siege of Mantova after it</source>
      <translation>Siège de Mantoue ensuite</translation>
    </message>
    <message>
      <source>Forces On Alert roll for attrition once, with the turns added [E28]</source>
      <translation>Les forces en alerte jettent une fois l’usure, tours ajoutés [E28]</translation>
    </message>
    <message>
      <source>{turns} turns, modifier {modifier}</source>
      <translation>{turns} tours, modificateur {modifier}</translation>
    </message>
    <message numerus="yes">
      <source>%n turns have passed in Quarters</source>
      <translation>
        <numerusform>%n tour a passé en quartiers</numerusform>
        <numerusform>%n tours ont passé en quartiers</numerusform>
      </translation>
    </message>
    <message>
      <source>APs received</source>
      <translation>PA reçus</translation>
    </message>
    <message>
      <source>Army Condition now</source>
      <translation>État de l’armée à présent</translation>
    </message>
    <message>
      <source>Replacements (inf, cav, art)</source>
      <translation>Renforts (inf, cav, art)</translation>
    </message>
    <message>
      <source>Lost by attrition</source>
      <translation>Perdu par l’usure</translation>
    </message>
    <message>
      <source>Leader arrived</source>
      <translation>Chef arrivé</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>rien</translation>
    </message>
    <message numerus="yes">
      <source>%n steps</source>
      <translation>
        <numerusform>%n pas</numerusform>
        <numerusform>%n pas</numerusform>
      </translation>
    </message>
    <message>
      <source>{steps}, {most} of them {who}</source>
      <translation>{steps}, dont {most} pour {who}</translation>
    </message>
    <message>
      <source>a leader</source>
      <translation>un chef</translation>
    </message>
    <message>
      <source>Mantova has capitulated [15.5]</source>
      <translation>Mantoue a capitulé [15.5]</translation>
    </message>
    <message>
      <source>Vienna Morale {morale}</source>
      <translation>Moral de Vienne {morale}</translation>
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
      <source>In most turns everything is left as it is.</source>
      <translation>La plupart du temps, tout reste comme il est.</translation>
    </message>
    <message>
      <source>Nothing has to be changed.</source>
      <translation>Rien n’oblige à changer quoi que ce soit.</translation>
    </message>
    <message>
      <source>Living off the country spares losses and halves the next march [9.4].</source>
      <translation>Vivre sur le pays épargne des pertes et réduit de moitié la prochaine marche [9.4].</translation>
    </message>
    <message>
      <source>Two dice for {who}: he is hit on {number} [4.6].</source>
      <translation>Deux dés pour {who} : il est touché sur {number} [4.6].</translation>
    </message>
    <message>
      <source>A die for {who}, who is hit: {number} or more kills him, less wounds him.</source>
      <translation>Un dé pour {who}, qui est touché : tué à {number} ou plus, sinon blessé.</translation>
    </message>
    <message>
      <source>If {who} halts at {place}, they fight after the marches [8.6].</source>
      <translation>Si {who} s’arrête à {place}, on se bat après les marches [8.6].</translation>
    </message>
    <message>
      <source>{who} at {place} has 1 MP left.</source>
      <translation>Il reste 1 PM à {who}, à {place}.</translation>
    </message>
    <message>
      <source>{who} at {place} has {points} MPs left.</source>
      <translation>Il reste {points} PM à {who}, à {place}.</translation>
    </message>
    <message>
      <source>{who} is held at {place} by an enemy force [8.5].</source>
      <translation>{who} est retenu à {place} par une force ennemie [8.5].</translation>
    </message>
    <message>
      <source>{who} is held at {place} by an enemy force; 1 AP lets him go on [8.3, 8.5].</source>
      <translation>{who} est retenu à {place} par une force ennemie ; 1 PA le laisse repartir [8.3, 8.5].</translation>
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
      <source>What is under enemy flags is reckoned, not known.</source>
      <translation>Ce que cachent les drapeaux ennemis est estimé, non connu.</translation>
    </message>
    <message>
      <source>At no start on the map: {leaders}.</source>
      <translation>Jamais ensemble sur la carte au départ : {leaders}.</translation>
    </message>
    <message>
      <source>{word} is no weather: {known}.</source>
      <translation>{word} n’est pas un temps : {known}.</translation>
    </message>
    <message>
      <source>number for {field}</source>
      <translation>nombre pour {field}</translation>
    </message>
    <message>
      <source>leader</source>
      <translation>chef</translation>
    </message>
    <message>
      <source>{name} is {word}: write infantry/cavalry/artillery, each up to 999.</source>
      <translation>{name} vaut {word} : écrivez infanterie/cavalerie/artillerie, chacune jusqu’à 999.</translation>
    </message>
    <message>
      <source>place of the map</source>
      <translation>lieu de la carte</translation>
    </message>
    <message>
      <source>Attacker and defender are of one side.</source>
      <translation>L’attaquant et le défenseur sont du même camp.</translation>
    </message>
    <message>
      <source>Vienna Morale falls</source>
      <translation>le moral de Vienne baisse</translation>
    </message>
    <message>
      <source>Vienna Morale rises</source>
      <translation>le moral de Vienne monte</translation>
    </message>
    <message>
      <source>marches</source>
      <translation>marche</translation>
    </message>
    <message>
      <source>Initiative</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>{points} MPs</source>
      <translation>{points} PM</translation>
    </message>
    <message>
      <source>movement points, on average: {number}</source>
      <translation>points de mouvement, en moyenne : {number}</translation>
    </message>
    <message>
      <source>Forced march</source>
      <translation>Marche forcée</translation>
    </message>
    <message>
      <source>steps lost, on average: {number}</source>
      <translation>pas perdus, en moyenne : {number}</translation>
    </message>
    <message>
      <source>Attrition</source>
      <translation>Usure</translation>
    </message>
    <message>
      <source>the scouts learn something</source>
      <translation>les éclaireurs apprennent quelque chose</translation>
    </message>
    <message>
      <source>Scouting</source>
      <translation>Reconnaissance</translation>
    </message>
    <message>
      <source>fallen by dice within {turns} turns</source>
      <translation>tombée aux dés en {turns} tours</translation>
    </message>
    <message>
      <source>steps left in the citadel after {turns} turns, on average</source>
      <translation>pas restants dans la citadelle après {turns} tours, en moyenne</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>exact</translation>
    </message>
    <message>
      <source>class</source>
      <translation>classe</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>perdu</translation>
    </message>
    <message>
      <source>{word} are no movement points: write 4 or 4½.</source>
      <translation>{word} : ce ne sont pas des points de mouvement ; écrivez 4 ou 4½.</translation>
    </message>
    <message>
      <source>{words}: {chance}</source>
      <translation>{words} : {chance}</translation>
    </message>
    <message>
      <source>{who} at {place}</source>
      <translation>{who} à {place}</translation>
    </message>
    <message>
      <source>What is under {flag} is a guess that fits what is known.</source>
      <translation>Ce qui est sous {flag} est une supposition qui s’accorde avec ce qu’on sait.</translation>
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
      <source>&amp;Movement points</source>
      <translation>Points de &amp;mouvement</translation>
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
      <source>St&amp;eps</source>
      <translation>P&amp;as</translation>
    </message>
    <message>
      <source>Lea&amp;der</source>
      <translation>Che&amp;f</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Pas</translation>
    </message>
    <message>
      <source>Leave to march [8.2]</source>
      <translation>Autorisation de marcher [8.2]</translation>
    </message>
    <message>
      <source>Forced march [8.9]</source>
      <translation>Marche forcée [8.9]</translation>
    </message>
    <message>
      <source>Attrition of a march [9.2]</source>
      <translation>Usure d’une marche [9.2]</translation>
    </message>
    <message>
      <source>&amp;Steps</source>
      <translation>&amp;Pas</translation>
    </message>
    <message>
      <source>&amp;Administrative Points</source>
      <translation>Points d’&amp;administration</translation>
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
      <translation>Mantoue : usure et capitulation [15.4, 15.5]</translation>
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
      <source>march to {place}, {points}</source>
      <translation>marcher vers {place}, {points}</translation>
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
      <source>push the enemy aside, if four times as strong</source>
      <translation>bousculer l’ennemi, si l’on est quatre fois plus fort</translation>
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
      <source>{newcomer} stays by himself</source>
      <translation>{newcomer} reste seul</translation>
    </message>
    <message>
      <source>{newcomer} gets troops from the pool</source>
      <translation>{newcomer} reçoit des troupes du dépôt</translation>
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
      <source>{newcomer} joins {leader}</source>
      <translation>{newcomer} rejoint {leader}</translation>
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
      <source>on campaign after {turns}, for {price}</source>
      <translation>en campagne après {turns}, pour {price}</translation>
    </message>
    <message>
      <source>the army rests: no more orders this turn</source>
      <translation>l’armée se repose : plus d’ordre ce tour</translation>
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
      <source>where {leader} goes [13.5]</source>
      <translation>où va {leader} [13.5]</translation>
    </message>
    <message>
      <source>any change of Source, Center or status [7.1, 7.3, 10]</source>
      <translation>changer la Source, le Centre ou l’état [7.1, 7.3, 10]</translation>
    </message>
    <message>
      <source>detachments, exchanges of troops, vedettes [4.5, 8.7, 13.2]</source>
      <translation>détachements, échanges de troupes, vedettes [4.5, 8.7, 13.2]</translation>
    </message>
    <message>
      <source>an enemy force is met: push it aside or halt [8.6]</source>
      <translation>une force ennemie est rencontrée : la repousser ou s’arrêter [8.6]</translation>
    </message>
    <message numerus="yes">
      <source>%n APs</source>
      <translation>
        <numerusform>%n PA</numerusform>
        <numerusform>%n PA</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n turns</source>
      <translation>
        <numerusform>%n tour</numerusform>
        <numerusform>%n tours</numerusform>
      </translation>
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
      <source>Administrative Points are secret [5.9]</source>
      <translation>Les points d’administration sont secrets [5.9]</translation>
    </message>
    <message>
      <source>Without vedettes [5.9, E55]</source>
      <translation>Sans vedettes [5.9, E55]</translation>
    </message>
    <message>
      <source>Low Vienna Morale brings more Austrian points [E43]</source>
      <translation>Un moral bas à Vienne donne plus de points autrichiens [E43]</translation>
    </message>
    <message>
      <source>The path to Mantova begins at the Source, not at the Center [E41]</source>
      <translation>Le chemin de Mantoue part de la Source, non du Centre [E41]</translation>
    </message>
    <message>
      <source>Replacements for the forces below</source>
      <translation>Renforts pour les forces ci-dessous</translation>
    </message>
    <message>
      <source>Forces at {place}</source>
      <translation>Forces à {place}</translation>
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
      <source>Forage and Quarters</source>
      <translation>Fourrage et quartiers</translation>
    </message>
    <message>
      <source>Path to Mantova</source>
      <translation>Chemin de Mantoue</translation>
    </message>
    <message>
      <source>Siege ring</source>
      <translation>Cercle du siège</translation>
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
      <source>by a forced march to a fight, with its chance</source>
      <translation>par une marche forcée vers un combat, avec sa chance</translation>
    </message>
    <message>
      <source>Select a force to see how far it can march.</source>
      <translation>Choisissez une force pour voir jusqu’où elle peut marcher.</translation>
    </message>
    <message numerus="yes">
      <source>%n places by a march, {more} more by an extended one</source>
      <translation>
        <numerusform>%n lieu par une marche, {more} de plus par une marche prolongée</numerusform>
        <numerusform>%n lieux par une marche, {more} de plus par une marche prolongée</numerusform>
      </translation>
    </message>
    <message>
      <source>{points} MPs or more by a forced march: {chance}</source>
      <translation>{points} PM ou plus par une marche forcée : {chance}</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
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
      <source>held by the French</source>
      <translation>tenu par les Français</translation>
    </message>
    <message>
      <source>the shortest way, {length} MPs; {limit} are allowed</source>
      <translation>le plus court chemin, {length} PM ; {limit} sont permis</translation>
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
      <source>own line, {length}</source>
      <translation>notre ligne, {length}</translation>
    </message>
    <message>
      <source>the enemy’s line, {length}</source>
      <translation>la ligne ennemie, {length}</translation>
    </message>
    <message>
      <source>cut or without an end</source>
      <translation>coupée ou sans terme</translation>
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
      <source>good enough for Quarters, before crowding [10.2]</source>
      <translation>assez bon pour des quartiers, avant encombrement [10.2]</translation>
    </message>
    <message>
      <source>{place}: Forage Value {value}, attrition column {column}, {quarters}</source>
      <translation>{place} : valeur de fourrage {value}, colonne d’usure {column}, {quarters}</translation>
    </message>
    <message>
      <source>Quarters possible</source>
      <translation>quartiers possibles</translation>
    </message>
    <message>
      <source>no Quarters</source>
      <translation>pas de quartiers</translation>
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
      <source>{points}+</source>
      <translation>{points}+</translation>
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
      <source>Vienna {morale}</source>
      <translation>Vienne {morale}</translation>
    </message>
    <message>
      <source>Fortnight {name}</source>
      <translation>Quinzaine {name}</translation>
    </message>
    <message>
      <source>Turn {turn} of {turns}, {date}</source>
      <translation>Tour {turn} sur {turns}, {date}</translation>
    </message>
    <message>
      <source>Mantova French, besieged</source>
      <translation>Mantoue française, assiégée</translation>
    </message>
    <message>
      <source>Mantova French</source>
      <translation>Mantoue française</translation>
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
      <source>{side} APs hidden</source>
      <translation>PA des {side} cachés</translation>
    </message>
    <message>
      <source>{side} APs {points}</source>
      <translation>{side} {points} PA</translation>
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
      <source>1 MP</source>
      <translation>1 PM</translation>
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
      <source>{who}: act as usual</source>
      <translation>{who} : agir comme d’habitude</translation>
    </message>
    <message>
      <source>{who}: stand where they are</source>
      <translation>{who} : rester sur place</translation>
    </message>
    <message>
      <source>{who}: gather at {goal}</source>
      <translation>{who} : se rassembler à {goal}</translation>
    </message>
    <message>
      <source>{who}: strike at {goal}</source>
      <translation>{who} : frapper à {goal}</translation>
    </message>
    <message>
      <source>{who}: relieve Mantova by way of {goal}</source>
      <translation>{who} : secourir Mantoue par {goal}</translation>
    </message>
    <message>
      <source>{who}: raise the siege and strike at {goal}</source>
      <translation>{who} : lever le siège et frapper à {goal}</translation>
    </message>
    <message>
      <source>{who}: withdraw to {goal}</source>
      <translation>{who} : se replier sur {goal}</translation>
    </message>
    <message>
      <source>{who}: fight for Mantova</source>
      <translation>{who} : combattre pour Mantoue</translation>
    </message>
    <message>
      <source>{who}: keep together, attack when sure</source>
      <translation>{who} : rester groupés, n’attaquer qu’à coup sûr</translation>
    </message>
    <message>
      <source>{who}: attack where it can be done</source>
      <translation>{who} : attaquer partout où c’est possible</translation>
    </message>
    <message>
      <source>{who}: sally from Mantova</source>
      <translation>{who} : faire une sortie de Mantoue</translation>
    </message>
    <message>
      <source>{who}: storm Mantova in the last turns</source>
      <translation>{who} : donner l’assaut à Mantoue dans les derniers tours</translation>
    </message>
    <message>
      <source>{who} at {place}: go with the army</source>
      <translation>{who} à {place} : suivre l’armée</translation>
    </message>
    <message>
      <source>{who} at {place}: hold</source>
      <translation>{who} à {place} : tenir</translation>
    </message>
    <message>
      <source>{who} at {place}: march to {goal}</source>
      <translation>{who} à {place} : marcher sur {goal}</translation>
    </message>
    <message>
      <source>{who} at {place}: march to {goal} by command</source>
      <translation>{who} à {place} : marcher sur {goal} par ordre</translation>
    </message>
    <message>
      <source>{who} at {place}: extended march to {goal} by command</source>
      <translation>{who} à {place} : marche prolongée sur {goal} par ordre</translation>
    </message>
    <message>
      <source>{who}: go with the army</source>
      <translation>{who} : suivre l’armée</translation>
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
      <source>by an extended march, for 1 AP more</source>
      <translation>par une marche prolongée, pour 1 PA de plus</translation>
    </message>
    <message numerus="yes">
      <source>%n forces could be given a Movement Command [8.2].</source>
      <translation>
        <numerusform>%n force pourrait recevoir un ordre de marche [8.2].</numerusform>
        <numerusform>%n forces pourraient recevoir un ordre de marche [8.2].</numerusform>
      </translation>
    </message>
    <message>
      <source>its letter sends it, if a die gives it leave: {times} in 6 [8.2]</source>
      <translation>sa lettre l’y envoie, si un dé l’y autorise : {times} sur 6 [8.2]</translation>
    </message>
    <message>
      <source>1 MP left</source>
      <translation>reste 1 PM</translation>
    </message>
    <message>
      <source>Extended march for 1 AP more, {left} [8.3]</source>
      <translation>Marche prolongée pour 1 PA de plus, {left} [8.3]</translation>
    </message>
    <message>
      <source>{left} [8.3]</source>
      <translation>{left} [8.3]</translation>
    </message>
    <message>
      <source>By initiative, {left} [8.2, 8.3]</source>
      <translation>Par initiative, {left} [8.2, 8.3]</translation>
    </message>
    <message>
      <source>By command for {price}, {left} [8.2, 8.3]</source>
      <translation>Par ordre pour {price}, {left} [8.2, 8.3]</translation>
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
    <message>
      <source>an enemy flag is there: a vedette is pushed off, a force is met [8.6]</source>
      <translation>un drapeau ennemi s’y trouve : une vedette est chassée, une force est rencontrée [8.6]</translation>
    </message>
    <message>
      <source>{points} MPs more for 1 AP, also where a zone holds it [8.3]</source>
      <translation>{points} PM de plus pour 1 PA, même si une zone la retient [8.3]</translation>
    </message>
    <message>
      <source>attrition by column {place} of the country instead of {points} of the points; the next march is halved [9.4, 8.3]</source>
      <translation>usure par la colonne {place} du pays au lieu de {points} des points ; la prochaine marche est réduite de moitié [9.4, 8.3]</translation>
    </message>
    <message>
      <source>arrives in time for the fight [8.9]</source>
      <translation>arrive à temps pour le combat [8.9]</translation>
    </message>
    <message>
      <source>stops on the way</source>
      <translation>s’arrête en chemin</translation>
    </message>
    <message>
      <source>the fight for {place} follows the forced marches [8.9]</source>
      <translation>le combat pour {place} suit les marches forcées [8.9]</translation>
    </message>
    <message>
      <source>near an enemy force, which holds it [8.5]</source>
      <translation>près d’une force ennemie, qui la retient [8.5]</translation>
    </message>
    <message>
      <source>near an enemy flag, which holds it if it is a force [8.5]</source>
      <translation>près d’un drapeau ennemi, qui la retient si c’est une force [8.5]</translation>
    </message>
    <message>
      <source>near an enemy force: held there, and goes on for 1 AP [8.3, 8.5]</source>
      <translation>près d’une force ennemie : retenue là, elle repart pour 1 PA [8.3, 8.5]</translation>
    </message>
    <message>
      <source>near an enemy force: the march ends here [8.5]</source>
      <translation>près d’une force ennemie : la marche s’arrête ici [8.5]</translation>
    </message>
    <message>
      <source>near an enemy flag: a force would hold it; 1 AP lets it go on [8.3, 8.5]</source>
      <translation>près d’un drapeau ennemi : une force la retiendrait ; 1 PA la laisse repartir [8.3, 8.5]</translation>
    </message>
    <message>
      <source>near an enemy flag: if it is a force the march ends here [8.5]</source>
      <translation>près d’un drapeau ennemi : si c’est une force, la marche s’arrête ici [8.5]</translation>
    </message>
    <message>
      <source>{place} is left empty: any enemy who comes there takes it [15.3].</source>
      <translation>{place} reste vide : tout ennemi qui y vient la prend [15.3].</translation>
    </message>
    <message>
      <source>the Center is inactive and could be made active for 1 AP [7.3]</source>
      <translation>le Centre est inactif et pourrait être activé pour 1 PA [7.3]</translation>
    </message>
    <message>
      <source>replacements wait in the pool [13.2]</source>
      <translation>des renforts attendent dans la réserve [13.2]</translation>
    </message>
    <message>
      <source>leaders or troops may come to the Center [13.3, 13.5]</source>
      <translation>des chefs ou des troupes peuvent venir au Centre [13.3, 13.5]</translation>
    </message>
    <message numerus="yes">
      <source>%n of your forces stand within a march of an enemy flag [8.3]</source>
      <translation>
        <numerusform>%n de vos forces est à une marche d’un drapeau ennemi [8.3]</numerusform>
        <numerusform>%n de vos forces sont à une marche d’un drapeau ennemi [8.3]</numerusform>
      </translation>
    </message>
    <message>
      <source>a fight is within reach of a forced march [8.9]</source>
      <translation>un combat est à portée d’une marche forcée [8.9]</translation>
    </message>
    <message>
      <source>this march has {limit} [8.3].</source>
      <translation>cette marche en a {limit} [8.3].</translation>
    </message>
    <message>
      <source>this force lives off the country and has {limit} [8.3, 9.4].</source>
      <translation>cette force, qui vit sur le pays, n’en a que {limit} [8.3, 9.4].</translation>
    </message>
    <message>
      <source>No open road leads there [8.3].</source>
      <translation>Aucune route ouverte n’y mène [8.3].</translation>
    </message>
    <message>
      <source>A ferry carries nobody to a place with an enemy flag [8.4].</source>
      <translation>Un bac ne mène personne dans un lieu où se trouve un drapeau ennemi [8.4].</translation>
    </message>
    <message>
      <source>A ferry takes {points} SP a turn; it has no room for this force [8.4].</source>
      <translation>Un bac prend {points} PF par tour ; il n’a pas de place pour cette force [8.4].</translation>
    </message>
    <message>
      <source>Only mountain tracks lead there, and guns cannot take them [8.4].</source>
      <translation>Seuls des sentiers de montagne y mènent, et les canons ne peuvent les prendre [8.4].</translation>
    </message>
    <message>
      <source>Enemy flags or broken bridges bar every road there [8.3, 8.4].</source>
      <translation>Des drapeaux ennemis ou des ponts rompus barrent toutes les routes qui y mènent [8.3, 8.4].</translation>
    </message>
    <message>
      <source>That is {far} MPs away, and {has}</source>
      <translation>C’est à {far} PM, et {has}</translation>
    </message>
    <message>
      <source>That is {far} MPs away by way of {way}, and {has}</source>
      <translation>C’est à {far} PM par {way}, et {has}</translation>
    </message>
    <message>
      <source>{first} … {last}</source>
      <translation>{first} … {last}</translation>
    </message>
    <message>
      <source>ask me</source>
      <translation>me demander</translation>
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
      <source>Living off the country, where it would help [9.4]</source>
      <translation>Vivre sur le pays, là où cela servirait [9.4]</translation>
    </message>
    <message>
      <source>never</source>
      <translation>jamais</translation>
    </message>
    <message>
      <source>nobody lives off the country</source>
      <translation>personne ne vit sur le pays</translation>
    </message>
    <message>
      <source>nothing to choose</source>
      <translation>rien à choisir</translation>
    </message>
    <message>
      <source>At the end of July 1796 Wurmser comes down on both shores of Lake Garda to relieve Mantova, which Bonaparte has besieged since June.</source>
      <translation>À la fin de juillet 1796, Wurmser descend sur les deux rives du lac de Garde pour secourir Mantoue, que Bonaparte assiège depuis juin.</translation>
    </message>
    <message>
      <source>On 1 September 1796 Wurmser tries again, by the valley of the Brenta, while the French push up the Adige.</source>
      <translation>Le 1er septembre 1796, Wurmser essaie de nouveau, par la vallée de la Brenta, pendant que les Français remontent l’Adige.</translation>
    </message>
    <message>
      <source>On 4 November 1796 Alvinczy leads a new Austrian army from Friaul towards Verona; Wurmser himself is shut up in Mantova.</source>
      <translation>Le 4 novembre 1796, Alvinczy mène une nouvelle armée autrichienne du Frioul vers Vérone ; Wurmser lui-même est enfermé dans Mantoue.</translation>
    </message>
    <message>
      <source>On 7 January 1797 Alvinczy comes down from the Tyrol once more; Mantova has food for a few weeks.</source>
      <translation>Le 7 janvier 1797, Alvinczy descend une fois encore du Tyrol ; Mantoue a des vivres pour quelques semaines.</translation>
    </message>
    <message>
      <source>The weather is fair.</source>
      <translation>Le temps est beau.</translation>
    </message>
    <message>
      <source>Rain falls on the camps.</source>
      <translation>Il pleut sur les camps.</translation>
    </message>
    <message>
      <source>The roads are deep in mud.</source>
      <translation>Les routes sont noyées de boue.</translation>
    </message>
    <message>
      <source>Snow closes the passes.</source>
      <translation>La neige ferme les cols.</translation>
    </message>
    <message>
      <source>The ground is frozen hard.</source>
      <translation>Le sol est gelé dur.</translation>
    </message>
    <message>
      <source>The {side} army goes into Quarters.</source>
      <translation>L’armée des {side} prend ses quartiers.</translation>
    </message>
    <message>
      <source>No {side} replacements come.</source>
      <translation>Aucun renfort ne vient aux {side}.</translation>
    </message>
    <message>
      <source>Neither army receives replacements.</source>
      <translation>Aucune des deux armées ne reçoit de renforts.</translation>
    </message>
    <message>
      <source>The {side} army takes the field.</source>
      <translation>L’armée des {side} entre en campagne.</translation>
    </message>
    <message>
      <source>{who} lays down arms at {place} with {men} men.</source>
      <translation>{who} met bas les armes à {place} avec {men} hommes.</translation>
    </message>
    <message>
      <source>Mantova is shut in.</source>
      <translation>Mantoue est enfermée.</translation>
    </message>
    <message>
      <source>The siege of Mantova is broken.</source>
      <translation>Le siège de Mantoue est levé.</translation>
    </message>
    <message>
      <source>Mantova capitulates.</source>
      <translation>Mantoue capitule.</translation>
    </message>
    <message>
      <source>{place} falls into {side} hands.</source>
      <translation>{place} tombe aux mains des {side}.</translation>
    </message>
    <message>
      <source>{place} is invested.</source>
      <translation>{place} est investie.</translation>
    </message>
    <message>
      <source>The {side} depot at {place} is lost.</source>
      <translation>Le dépôt des {side} à {place} est perdu.</translation>
    </message>
    <message>
      <source>A bridge goes up in smoke.</source>
      <translation>Un pont part en fumée.</translation>
    </message>
    <message>
      <source>Both armies rest; nothing but outposts stirs.</source>
      <translation>Les deux armées se reposent ; rien ne bouge que les avant-postes.</translation>
    </message>
    <message>
      <source>{side} replacements arrive: {steps} SP of foot, horse and guns.</source>
      <translation>Des renforts arrivent aux {side} : {steps} PF d’infanterie, de cavalerie et d’artillerie.</translation>
    </message>
    <message>
      <source>In Vienna the mood is {mood} after {cause}.</source>
      <translation>À Vienne, le moral est à {mood} après ceci : {cause}.</translation>
    </message>
    <message>
      <source>After a single assault the {side} army holds the field.</source>
      <translation>Après un seul assaut, l’armée des {side} tient le terrain.</translation>
    </message>
    <message>
      <source>After a hard counter-attack the {side} army holds the field.</source>
      <translation>Après une rude contre-attaque, l’armée des {side} tient le terrain.</translation>
    </message>
    <message>
      <source>{side} columns are on the roads towards {places}.</source>
      <translation>Des colonnes des {side} sont en route vers {places}.</translation>
    </message>
    <message>
      <source>{side} troops march by way of {places}.</source>
      <translation>Les {side} marchent par {places}.</translation>
    </message>
    <message>
      <source>Dust on the roads tells of {side} marches towards {places}.</source>
      <translation>La poussière des routes trahit la marche des {side} vers {places}.</translation>
    </message>
    <message>
      <source>{side} forces are on the move; they are seen at {places}.</source>
      <translation>Les {side} sont en mouvement ; on les voit à {places}.</translation>
    </message>
    <message>
      <source>After a long day the {side} army holds the field.</source>
      <translation>Après une longue journée, l’armée des {side} tient le terrain.</translation>
    </message>
    <message>
      <source>Fortnight {name}, from {date}</source>
      <translation>Quinzaine {name}, à partir du {date}</translation>
    </message>
    <message numerus="yes">
      <source>%n battles were fought; they and the campaign cost {french} and {austrian}.</source>
      <translation>
        <numerusform>%n bataille fut livrée ; elle et la campagne coûtent {french} et {austrian}.</numerusform>
        <numerusform>%n batailles furent livrées ; elles et la campagne coûtent {french} et {austrian}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Vienna Morale ends at {vienna}.</source>
      <translation>Le moral de Vienne finit à {vienna}.</translation>
    </message>
    <message>
      <source>{battle} {side} men in battle and {march} on the march</source>
      <translation>{battle} hommes aux {side} au combat et {march} en marche</translation>
    </message>
    <message>
      <source>Both armies lie still.</source>
      <translation>Les deux armées restent immobiles.</translation>
    </message>
    <message>
      <source>The armies stand still.</source>
      <translation>Les armées ne bougent pas.</translation>
    </message>
    <message>
      <source>For {days} days nothing has stirred but outposts.</source>
      <translation>Depuis {days} jours, rien ne bouge hormis les avant-postes.</translation>
    </message>
    <message>
      <source>Hunger, fever and the roads have cost {french} French and {austrian} Austrians in this Fortnight.</source>
      <translation>La faim, la fièvre et les routes ont coûté {french} Français et {austrian} Autrichiens dans cette quinzaine.</translation>
    </message>
    <message>
      <source>In Mantova {men} men still bear arms.</source>
      <translation>Dans Mantoue, {men} hommes portent encore les armes.</translation>
    </message>
    <message>
      <source>Under arms are {french} French and {austrian} Austrian men, those in Mantova included.</source>
      <translation>Sous les armes : {french} Français et {austrian} Autrichiens, ceux de Mantoue compris.</translation>
    </message>
    <message>
      <source>{who} is killed.</source>
      <translation>{who} est tué.</translation>
    </message>
    <message>
      <source>{who} is wounded.</source>
      <translation>{who} est blessé.</translation>
    </message>
    <message>
      <source>A skirmish at {place} leaves it {side}.</source>
      <translation>Une escarmouche à {place} laisse le lieu aux {side}.</translation>
    </message>
    <message>
      <source>a force of the {side} army</source>
      <translation>une force de l’armée des {side}</translation>
    </message>
    <message>
      <source>Battle of {place}: {who} with {men} men attacks {whom} with {enemies}.</source>
      <translation>Bataille de {place} : {who} avec {men} hommes attaque {whom} avec {enemies}.</translation>
    </message>
    <message>
      <source>It costs {french} French and {austrian} Austrians.</source>
      <translation>Elle coûte {french} Français et {austrian} Autrichiens.</translation>
    </message>
    <message>
      <source>It costs {french} French and no Austrians.</source>
      <translation>Elle coûte {french} Français et aucun Autrichien.</translation>
    </message>
    <message>
      <source>It costs no French and {austrian} Austrians.</source>
      <translation>Elle ne coûte aucun Français et {austrian} Autrichiens.</translation>
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation>{names} et {last}</translation>
    </message>
    <message>
      <source>{side} leaders to come</source>
      <translation>Chefs à venir des {side}</translation>
    </message>
    <message>
      <source>{side} Fortnight</source>
      <translation>Quinzaine des {side}</translation>
    </message>
    <message>
      <source>the end</source>
      <translation>la fin</translation>
    </message>
    <message>
      <source>turn {number}, {date}</source>
      <translation>tour {number}, {date}</translation>
    </message>
    <message>
      <source>a place</source>
      <translation>un lieu</translation>
    </message>
    <message>
      <source>a crossing such as peschiera-castelnuovo</source>
      <translation>un passage comme peschiera-castelnuovo</translation>
    </message>
    <message>
      <source>a flag such as f7</source>
      <translation>un drapeau comme f7</translation>
    </message>
    <message>
      <source>a number of steps</source>
      <translation>un nombre de pas</translation>
    </message>
    <message>
      <source>1, 2 or 3</source>
      <translation>1, 2 ou 3</translation>
    </message>
    <message>
      <source>a number from 1 to 6</source>
      <translation>un nombre de 1 à 6</translation>
    </message>
    <message>
      <source>a number from 2 to 12</source>
      <translation>un nombre de 2 à 12</translation>
    </message>
    <message>
      <source>one of {names}</source>
      <translation>un de {names}</translation>
    </message>
    <message>
      <source>number of steps</source>
      <translation>nombre de pas</translation>
    </message>
    <message>
      <source>number of turns</source>
      <translation>nombre de tours</translation>
    </message>
    <message>
      <source>roll</source>
      <translation>lancer</translation>
    </message>
    <message>
      <source>leader of this game</source>
      <translation>chef de ce jeu</translation>
    </message>
    <message>
      <source>{word} is no flag: write f and its number, such as f7.</source>
      <translation>{word} n'est pas un drapeau : écrivez f et son numéro, comme f7.</translation>
    </message>
    <message>
      <source>{word} is no result of scouting: {known}.</source>
      <translation>{word} n'est pas un résultat de reconnaissance : {known}.</translation>
    </message>
    <message>
      <source>crossing of the map</source>
      <translation>passage de la carte</translation>
    </message>
    <message>
      <source>there is no line that tells the step</source>
      <translation>aucune ligne ne donne l'étape</translation>
    </message>
    <message>
      <source>there is no line of options</source>
      <translation>il n'y a pas de ligne d'options</translation>
    </message>
    <message>
      <source>{name} begins no line of a position.{hint}</source>
      <translation>{name} ne commence aucune ligne d'une position.{hint}</translation>
    </message>
    <message>
      <source>{name} needs one value</source>
      <translation>{name} demande une valeur</translation>
    </message>
    <message>
      <source>{word} is no whole number</source>
      <translation>{word} n'est pas un nombre entier</translation>
    </message>
    <message>
      <source>{word} is no number that can stand here</source>
      <translation>{word} n'est pas un nombre possible ici</translation>
    </message>
    <message>
      <source>{word} is no place of the map.{hint}</source>
      <translation>{word} n'est pas un lieu de la carte.{hint}</translation>
    </message>
    <message>
      <source>{word} is no leader.{hint}</source>
      <translation>{word} n'est pas un chef.{hint}</translation>
    </message>
    <message>
      <source>{word} is no number of a flag, 1 to {most}</source>
      <translation>{word} n'est pas un numéro de drapeau, de 1 à {most}</translation>
    </message>
    <message>
      <source>a flag is written: flag side number place force leaders steps, or vedette</source>
      <translation>un drapeau s'écrit : flag camp numéro lieu force chefs pas, ou vedette</translation>
    </message>
    <message>
      <source>flag {word} of that side stands twice</source>
      <translation>le drapeau {word} de ce camp figure deux fois</translation>
    </message>
    <message>
      <source>a flag needs a place</source>
      <translation>un drapeau a besoin d'un lieu</translation>
    </message>
    <message>
      <source>nothing follows the word vedette</source>
      <translation>rien ne suit le mot vedette</translation>
    </message>
    <message>
      <source>a force needs its leaders and its steps, such as massena,joubert 23/1/5</source>
      <translation>une force a besoin de ses chefs et de ses pas, comme massena,joubert 23/1/5</translation>
    </message>
    <message>
      <source>{word} is no strength such as 23/1/5</source>
      <translation>{word} n'est pas une force comme 23/1/5</translation>
    </message>
    <message>
      <source>{word} is no number of steps</source>
      <translation>{word} n'est pas un nombre de pas</translation>
    </message>
    <message>
      <source>{leader} is of the other side</source>
      <translation>{leader} est de l'autre camp</translation>
    </message>
    <message>
      <source>{word} is not written as number=value</source>
      <translation>{word} n'est pas écrit numéro=valeur</translation>
    </message>
    <message>
      <source>{name} has no entry {number}</source>
      <translation>{name} n'a pas d'entrée {number}</translation>
    </message>
    <message>
      <source>{name} is no part of a battle.{hint}</source>
      <translation>{name} ne fait pas partie d'une bataille.{hint}</translation>
    </message>
    <message>
      <source>a battle needs a place</source>
      <translation>une bataille a besoin d'un lieu</translation>
    </message>
    <message>
      <source>too many places are passed</source>
      <translation>trop de lieux sont traversés</translation>
    </message>
    <message>
      <source>The Source goes to a listed place without enemy flag, for 1 AP [7.1, E51].</source>
      <translation>La Source va à un lieu de la liste sans drapeau ennemi, pour 1 PA [7.1, E51].</translation>
    </message>
    <message>
      <source>The Center starts with an own force or on a primary road between [7.3, E52].</source>
      <translation>Le Centre commence avec une force amie ou sur une grande route entre deux [7.3, E52].</translation>
    </message>
    <message>
      <source>A garrison needs a fortified place that lies between, at most two [E54].</source>
      <translation>Une garnison demande une place fortifiée située entre deux, deux au plus [E54].</translation>
    </message>
    <message>
      <source>An inactive Center with a line of communication can be set up for 1 AP [7.3].</source>
      <translation>Un Centre inactif avec une ligne de communication peut être activé pour 1 PA [7.3].</translation>
    </message>
    <message>
      <source>A Center away from its Source can be disbanded for 1 AP [7.3].</source>
      <translation>Un Centre éloigné de sa Source peut être dissous pour 1 PA [7.3].</translation>
    </message>
    <message>
      <source>Only an army on campaign can go into Quarters, in a long campaign [10.1].</source>
      <translation>Seule une armée en campagne peut prendre ses quartiers, dans une longue campagne [10.1].</translation>
    </message>
    <message>
      <source>Leaving Quarters takes 1, 2 or 3 turns for 2, 1 or 0 APs [10.6, E17].</source>
      <translation>Quitter les quartiers prend 1, 2 ou 3 tours pour 2, 1 ou 0 PA [10.6, E17].</translation>
    </message>
    <message>
      <source>Quarters need Forage Value 12 and no siege, once in a segment [10.2, E15].</source>
      <translation>Les quartiers demandent une valeur de fourrage de 12 et aucun siège, une fois par segment [10.2, E15].</translation>
    </message>
    <message>
      <source>Only a force in Quarters can be put On Alert, once in a segment [10.2].</source>
      <translation>Seule une force en quartiers peut être mise en alerte, une fois par segment [10.2].</translation>
    </message>
    <message>
      <source>Replacements go to a force within dispatch of an active Center [13.2, E29].</source>
      <translation>Les renforts vont à une force à portée de dépêche d’un Centre actif [13.2, E29].</translation>
    </message>
    <message>
      <source>Steps change hands in one place, once between the same two forces, and not after replacements [4.5].</source>
      <translation>Les pas changent de mains en un même lieu, une fois entre les deux mêmes forces, et pas après des renforts [4.5].</translation>
    </message>
    <message>
      <source>A leader joins a force in his place, once a turn, and leaves no steps without a leader [4.5].</source>
      <translation>Un chef rejoint une force de son lieu, une fois par tour, et ne laisse aucun pas sans chef [4.5].</translation>
    </message>
    <message>
      <source>A detachment needs steps and a leader to take them [4.5].</source>
      <translation>Un détachement demande des pas et un chef pour les prendre [4.5].</translation>
    </message>
    <message>
      <source>A command needs 1 AP, an active Center and the force within dispatch; who has tried cannot be commanded [8.2].</source>
      <translation>Un ordre demande 1 PA, un Centre actif et la force à portée de dépêche ; qui a déjà essayé ne peut plus recevoir d’ordre [8.2].</translation>
    </message>
    <message>
      <source>A force tries its initiative once a turn, and not in Quarters or after replacements [8.1, 8.2].</source>
      <translation>Une force tente son initiative une fois par tour, et pas en quartiers ni après des renforts [8.1, 8.2].</translation>
    </message>
    <message>
      <source>An extended march costs a second AP on a commanded force [8.3].</source>
      <translation>Une marche prolongée coûte un second PA à une force qui marche sur ordre [8.3].</translation>
    </message>
    <message>
      <source>A repulse needs an enemy force met outside forts [8.6].</source>
      <translation>Pour bousculer, il faut une force ennemie rencontrée hors des places fortes [8.6].</translation>
    </message>
    <message>
      <source>A vedette scouts once a turn, a flag one link away [8.7].</source>
      <translation>Une vedette reconnaît une fois par tour un drapeau à un chemin de distance [8.7].</translation>
    </message>
    <message>
      <source>Vedettes need 5 steps of cavalry each, at most 6 a side, placed with their force or one link away [8.7].</source>
      <translation>Chaque vedette demande 5 pas de cavalerie, 6 au plus par camp, placée avec sa force ou à un chemin de distance [8.7].</translation>
    </message>
    <message>
      <source>A bridge is broken by a force beside it, not in rain, with no enemy flag at its ends; town bridges cannot be broken [8.8].</source>
      <translation>Un pont est rompu par une force voisine, pas sous la pluie, sans drapeau ennemi à ses bouts ; les ponts de ville ne peuvent être rompus [8.8].</translation>
    </message>
    <message>
      <source>A broken bridge is mended by a force beside it, not in rain [8.8].</source>
      <translation>Un pont rompu est réparé par une force voisine, pas sous la pluie [8.8].</translation>
    </message>
    <message>
      <source>A train is laid by its leader, whose force did not march, on a ferry or broken bridge [8.8].</source>
      <translation>Un équipage est jeté par son chef, dont la force n’a pas marché, à un bac ou un pont rompu [8.8].</translation>
    </message>
    <message>
      <source>Forced marches lead to a contested place within 5 MPs, once for each force, on campaign [8.9].</source>
      <translation>Les marches forcées mènent à un lieu disputé à 5 PM au plus, une fois par force, en campagne [8.9].</translation>
    </message>
    <message>
      <source>Only a fortified town with enemies inside can be invested [15.2].</source>
      <translation>Seule une ville fortifiée tenue par l’ennemi peut être investie [15.2].</translation>
    </message>
    <message>
      <source>A sortie needs forces inside an invested town, on campaign [15.2].</source>
      <translation>Une sortie demande des forces dans une ville investie, en campagne [15.2].</translation>
    </message>
    <message>
      <source>A retreat goes by a passable link to a place without enemy flag, nearer to the Center if possible [14.7].</source>
      <translation>Une retraite suit un chemin praticable vers un lieu sans drapeau ennemi, plus près du Centre si possible [14.7].</translation>
    </message>
    <message>
      <source>Forage is offered where it feeds better than the points of the army [9.4].</source>
      <translation>Vivre sur le pays est proposé là où cela nourrit mieux que les points de l’armée [9.4].</translation>
    </message>
    <message>
      <source>A new force needs an active Center, troops in the pool and a major general in the box [13.3, E57].</source>
      <translation>Une nouvelle force demande un Centre actif, des troupes au dépôt et un général en réserve [13.3, E57].</translation>
    </message>
    <message>
      <source>The march cannot go there: too far, closed, over a ferry, or forbidden On Alert [8.4, 10.4].</source>
      <translation>La marche ne peut aller là : trop loin, fermé, par un bac, ou défendu en alerte [8.4, 10.4].</translation>
    </message>
    <message>
      <source>The question is: {question}. “{verb}” answers another one.</source>
      <translation>La question est : {question}. « {verb} » répond à une autre.</translation>
    </message>
    <message>
      <source>That leader is not yours to command.</source>
      <translation>Ce chef n’est pas à vos ordres.</translation>
    </message>
    <message>
      <source>That is not among the choices offered now: {question}.</source>
      <translation>Cela n’est pas parmi les choix offerts : {question}.</translation>
    </message>
    <message>
      <source>a critical battle [16.2]</source>
      <translation>une bataille décisive [16.2]</translation>
    </message>
    <message>
      <source>the fall of Mantova [E39]</source>
      <translation>la chute de Mantoue [E39]</translation>
    </message>
    <message>
      <source>a leader in Mantova [E40]</source>
      <translation>un chef entré dans Mantoue [E40]</translation>
    </message>
    <message>
      <source>the path to Mantova [E41]</source>
      <translation>le chemin de Mantoue [E41]</translation>
    </message>
    <message>
      <source>news from Germany on 1 October [E42]</source>
      <translation>les nouvelles d’Allemagne le 1er octobre [E42]</translation>
    </message>
    <message>
      <source>rest in Quarters [E21]</source>
      <translation>le repos en quartiers [E21]</translation>
    </message>
    <message>
      <source>less than 1 SP</source>
      <translation>moins de 1 PF</translation>
    </message>
    <message>
      <source>1 to 4 SP</source>
      <translation>1 à 4 PF</translation>
    </message>
    <message>
      <source>5 to 9 SP</source>
      <translation>5 à 9 PF</translation>
    </message>
    <message>
      <source>10 to 19 SP</source>
      <translation>10 à 19 PF</translation>
    </message>
    <message>
      <source>20 SP or more</source>
      <translation>20 PF ou plus</translation>
    </message>
    <message>
      <source>fair</source>
      <translation>beau temps</translation>
    </message>
    <message>
      <source>rain</source>
      <translation>pluie</translation>
    </message>
    <message>
      <source>mud</source>
      <translation>boue</translation>
    </message>
    <message>
      <source>snow</source>
      <translation>neige</translation>
    </message>
    <message>
      <source>frost</source>
      <translation>gel</translation>
    </message>
    <message>
      <source>on campaign</source>
      <translation>en campagne</translation>
    </message>
    <message>
      <source>{side} set-up</source>
      <translation>Mise en place des {side}</translation>
    </message>
    <message>
      <source>{side} command</source>
      <translation>Commandement des {side}</translation>
    </message>
    <message>
      <source>{side} organization</source>
      <translation>Organisation des {side}</translation>
    </message>
    <message>
      <source>{side} reinforcement</source>
      <translation>Renforts des {side}</translation>
    </message>
    <message>
      <source>{side} march</source>
      <translation>Marche des {side}</translation>
    </message>
    <message>
      <source>{side} attrition</source>
      <translation>Usure des {side}</translation>
    </message>
    <message>
      <source>{side} forced marches</source>
      <translation>Marches forcées des {side}</translation>
    </message>
    <message>
      <source>{side} combat</source>
      <translation>Combat des {side}</translation>
    </message>
    <message>
      <source>{side} morale</source>
      <translation>Moral des {side}</translation>
    </message>
    <message>
      <source>A French</source>
      <translation>Français</translation>
    </message>
    <message>
      <source>An Austrian</source>
      <translation>Autrichiens</translation>
    </message>
    <message>
      <source>Turn {amount} begins: {date}.</source>
      <translation>Le tour {amount} commence : {date}.</translation>
    </message>
    <message>
      <source>The weather is {weather} [6].</source>
      <translation>Le temps : {weather} [6].</translation>
    </message>
    <message>
      <source>The {side} army receives {points} [7.5].</source>
      <translation>L’armée des {side} reçoit {points} [7.5].</translation>
    </message>
    <message>
      <source>The {side} army spends {points} [7.5].</source>
      <translation>L’armée des {side} dépense {points} [7.5].</translation>
    </message>
    <message>
      <source>The {side} Supply Source is at {place} [7.1].</source>
      <translation>La Source des {side} est à {place} [7.1].</translation>
    </message>
    <message>
      <source>The {side} Supply Source at {place} is lost [7.1].</source>
      <translation>La Source des {side} à {place} est perdue [7.1].</translation>
    </message>
    <message>
      <source>The {side} Center of Operations goes back to {place} [7.3].</source>
      <translation>Le Centre d’opérations des {side} retourne à {place} [7.3].</translation>
    </message>
    <message>
      <source>The {side} army has no Center of Operations [7.3].</source>
      <translation>L’armée des {side} n’a plus de Centre d’opérations [7.3].</translation>
    </message>
    <message>
      <source>The {side} army is {status} [10.1].</source>
      <translation>L’armée des {side} est {status} [10.1].</translation>
    </message>
    <message>
      <source>The {side} army prepares to leave Quarters [10.6].</source>
      <translation>L’armée des {side} se prépare à quitter ses quartiers [10.6].</translation>
    </message>
    <message>
      <source>The {side} Army Condition is in space {amount} [11.2].</source>
      <translation>L’état de l’armée des {side} est à la case {amount} [11.2].</translation>
    </message>
    <message>
      <source>The rest of the {side} army was disturbed [11.2].</source>
      <translation>Le repos de l’armée des {side} a été troublé [11.2].</translation>
    </message>
    <message>
      <source>{side} replacements: {strength} SP with a {amount} [13.1].</source>
      <translation>Renforts des {side} : {strength} PF avec un {amount} [13.1].</translation>
    </message>
    <message>
      <source>The {side} pool holds {strength} SP now [13.2].</source>
      <translation>Le dépôt des {side} a maintenant {strength} PF [13.2].</translation>
    </message>
    <message>
      <source>{who} gets {strength} steps of replacements [13.2].</source>
      <translation>{who} reçoit {strength} pas de renforts [13.2].</translation>
    </message>
    <message>
      <source>{who} takes over {strength} steps [4.5].</source>
      <translation>{who} prend en charge {strength} pas [4.5].</translation>
    </message>
    <message>
      <source>{who} appears at {place} [4.5, 8.7].</source>
      <translation>{who} apparaît à {place} [4.5, 8.7].</translation>
    </message>
    <message>
      <source>{who} moves from {other} to {place}{mps} [8.4].</source>
      <translation>{who} va de {other} à {place}{mps} [8.4].</translation>
    </message>
    <message>
      <source>{who} is held at {place} by {holder} [8.5].</source>
      <translation>{who} est retenu à {place} par {holder} [8.5].</translation>
    </message>
    <message>
      <source>{who} gets no leave to march [8.2].</source>
      <translation>{who} n’obtient pas de marcher [8.2].</translation>
    </message>
    <message>
      <source>{who} is pushed from {other} to {place}: a vedette [8.7].</source>
      <translation>{who} est chassé de {other} à {place} : une vedette [8.7].</translation>
    </message>
    <message>
      <source>{who} at {place} is dispersed: a vedette [8.7].</source>
      <translation>{who} à {place} est dispersé : une vedette [8.7].</translation>
    </message>
    <message>
      <source>{who} scouts {holder} [8.7].</source>
      <translation>{who} reconnaît {holder} [8.7].</translation>
    </message>
    <message>
      <source>{who} works on the bridge {crossing} [8.8].</source>
      <translation>{who} travaille au pont {crossing} [8.8].</translation>
    </message>
    <message>
      <source>{who} breaks the bridge {crossing} [8.8].</source>
      <translation>{who} rompt le pont {crossing} [8.8].</translation>
    </message>
    <message>
      <source>{who} mends the bridge {crossing} [8.8].</source>
      <translation>{who} répare le pont {crossing} [8.8].</translation>
    </message>
    <message>
      <source>{who} works on the bridge {crossing} in vain [8.8].</source>
      <translation>{who} travaille en vain au pont {crossing} [8.8].</translation>
    </message>
    <message>
      <source>{who} lays a bridge train at {crossing} [8.8].</source>
      <translation>{who} jette un équipage de ponts à {crossing} [8.8].</translation>
    </message>
    <message>
      <source>The {side} bridge train at {crossing} is taken up [8.8].</source>
      <translation>L’équipage de ponts des {side} à {crossing} est relevé [8.8].</translation>
    </message>
    <message>
      <source>The {side} bridge train at {crossing} is lost [8.8].</source>
      <translation>L’équipage de ponts des {side} à {crossing} est perdu [8.8].</translation>
    </message>
    <message>
      <source>{who} lives off the country [9.4].</source>
      <translation>{who} vit sur le pays [9.4].</translation>
    </message>
    <message>
      <source>The {side} side meets the enemy at {place} [8.6].</source>
      <translation>Les {side} rencontrent l’ennemi à {place} [8.6].</translation>
    </message>
    <message>
      <source>{who} tries to push the enemy aside at {place} [8.6].</source>
      <translation>{who} tente de bousculer l’ennemi à {place} [8.6].</translation>
    </message>
    <message>
      <source>{who} throws the enemy back at {place} [8.6].</source>
      <translation>{who} rejette l’ennemi à {place} [8.6].</translation>
    </message>
    <message>
      <source>{who} cannot throw the enemy back at {place} [8.6].</source>
      <translation>{who} ne peut rejeter l’ennemi à {place} [8.6].</translation>
    </message>
    <message>
      <source>{who} rides away from {other} to {place} [4.4].</source>
      <translation>{who} s’échappe de {other} à {place} [4.4].</translation>
    </message>
    <message>
      <source>{who} sets out for {place} by forced march [8.9].</source>
      <translation>{who} part pour {place} à marche forcée [8.9].</translation>
    </message>
    <message>
      <source>{who} reaches {place} from {other} by forced march [8.9].</source>
      <translation>{who} atteint {place} depuis {other} à marche forcée [8.9].</translation>
    </message>
    <message>
      <source>{who} makes no way towards {place} [8.9].</source>
      <translation>{who} n’avance pas vers {place} [8.9].</translation>
    </message>
    <message>
      <source>Battle of {place}: {amount} {side} steps attack {number} [14.1].</source>
      <translation>Bataille de {place} : {amount} pas des {side} en attaquent {number} [14.1].</translation>
    </message>
    <message>
      <source>The {side} side withdraws from {place} in time [14.2].</source>
      <translation>Les {side} se dérobent à temps de {place} [14.2].</translation>
    </message>
    <message>
      <source>The {side} side at {place} cannot get away [14.2].</source>
      <translation>Les {side} à {place} ne peuvent se dérober [14.2].</translation>
    </message>
    <message>
      <source>{side} guns at {place} roll {number}: {hits} [14.4].</source>
      <translation>Les canons des {side} à {place} font {number} : {hits} [14.4].</translation>
    </message>
    <message>
      <source>The {side} side stands at {place} [14.5].</source>
      <translation>Les {side} tiennent à {place} [14.5].</translation>
    </message>
    <message>
      <source>The {side} side attacks again at {place} [14.5].</source>
      <translation>Les {side} attaquent encore à {place} [14.5].</translation>
    </message>
    <message>
      <source>The {side} side breaks off at {place} [14.5].</source>
      <translation>Les {side} rompent le combat à {place} [14.5].</translation>
    </message>
    <message>
      <source>The {side} side gives up {place} [14.5].</source>
      <translation>Les {side} abandonnent {place} [14.5].</translation>
    </message>
    <message>
      <source>{who} retreats from {other} to {place} [14.7].</source>
      <translation>{who} se retire de {other} à {place} [14.7].</translation>
    </message>
    <message>
      <source>{side} pursuit from {place}: {hexes} with a {number} [14.6].</source>
      <translation>Poursuite des {side} depuis {place} : {hexes} avec un {number} [14.6].</translation>
    </message>
    <message>
      <source>The {side} side loses {steps} at {place} [14.8].</source>
      <translation>Les {side} perdent {steps} à {place} [14.8].</translation>
    </message>
    <message>
      <source>{who} is taken at {place} with {strength} steps [14.7].</source>
      <translation>{who} est pris à {place} avec {strength} pas [14.7].</translation>
    </message>
    <message>
      <source>The {side} garrison of {place} is destroyed [15.1].</source>
      <translation>La garnison des {side} à {place} est détruite [15.1].</translation>
    </message>
    <message>
      <source>{place} gets a {side} garrison [15.1, E54].</source>
      <translation>{place} reçoit une garnison des {side} [15.1, E54].</translation>
    </message>
    <message>
      <source>{who} at {place} breaks up without a leader [4.6].</source>
      <translation>{who} à {place} se disperse sans chef [4.6].</translation>
    </message>
    <message>
      <source>The {side} side holds {place}. Losses in steps: French {amount}, Austrian {number} [14].</source>
      <translation>Les {side} tiennent {place}. Pertes en pas : Français {amount}, Autrichiens {number} [14].</translation>
    </message>
    <message>
      <source>The {side} side invests {place} [15.2].</source>
      <translation>Les {side} investissent {place} [15.2].</translation>
    </message>
    <message>
      <source>{place} is free of besiegers or of defenders [15.2].</source>
      <translation>{place} n’a plus d’assiégeants ou de défenseurs [15.2].</translation>
    </message>
    <message>
      <source>The {side} side keeps still at {place} [15.2].</source>
      <translation>Les {side} ne bougent pas à {place} [15.2].</translation>
    </message>
    <message>
      <source>The {side} side besieges Mantova [15.3].</source>
      <translation>Les {side} assiègent Mantoue [15.3].</translation>
    </message>
    <message>
      <source>The {side} siege of Mantova is broken [15.3].</source>
      <translation>Le siège de Mantoue par les {side} est levé [15.3].</translation>
    </message>
    <message>
      <source>The siege of Mantova has lasted {turns} [15.3].</source>
      <translation>Le siège de Mantoue dure depuis {turns} [15.3].</translation>
    </message>
    <message>
      <source>Mantova capitulates with {amount} {side} steps [15.5].</source>
      <translation>Mantoue capitule avec {amount} pas des {side} [15.5].</translation>
    </message>
    <message>
      <source>Mantova is {side} [E39].</source>
      <translation>Mantoue est aux {side} [E39].</translation>
    </message>
    <message>
      <source>{place} is in {side} hands [15.1].</source>
      <translation>{place} est aux mains des {side} [15.1].</translation>
    </message>
    <message>
      <source>The {side} side has won a critical battle: die {number}, up to {limit} moves Vienna Morale [16.2].</source>
      <translation>Bataille décisive gagnée par les {side} : dé {number}, jusqu’à {limit} le moral de Vienne bouge [16.2].</translation>
    </message>
    <message>
      <source>The Austrian path to Mantova is open [E41].</source>
      <translation>Le chemin des Autrichiens vers Mantoue est ouvert [E41].</translation>
    </message>
    <message>
      <source>The French close the path to Mantova [E41].</source>
      <translation>Les Français ferment le chemin de Mantoue [E41].</translation>
    </message>
    <message>
      <source>A Fortnight of {amount} turns has passed in Quarters [12.2].</source>
      <translation>Une quinzaine de {amount} tours est passée en quartiers [12.2].</translation>
    </message>
    <message>
      <source>{who} goes into Quarters [10.2].</source>
      <translation>{who} prend ses quartiers [10.2].</translation>
    </message>
    <message>
      <source>{who} is On Alert [10.2].</source>
      <translation>{who} est en alerte [10.2].</translation>
    </message>
    <message>
      <source>The {side} marches end [8.1].</source>
      <translation>Les marches des {side} sont finies [8.1].</translation>
    </message>
    <message>
      <source>{a_side} force</source>
      <translation>{a_side} : une force</translation>
    </message>
    <message>
      <source>{chief} with {others}</source>
      <translation>{chief} avec {others}</translation>
    </message>
    <message>
      <source>{who} with {strength} steps</source>
      <translation>{who} avec {strength} pas</translation>
    </message>
    <message>
      <source>, 1 MP</source>
      <translation>, 1 PM</translation>
    </message>
    <message>
      <source>, {points} MPs</source>
      <translation>, {points} PM</translation>
    </message>
    <message>
      <source>The {side} Center of Operations is at {place} [7.3].</source>
      <translation>Le Centre d’opérations des {side} est à {place} [7.3].</translation>
    </message>
    <message>
      <source>The {side} Center of Operations goes from {other} to {place} and is inactive [7.3].</source>
      <translation>Le Centre d’opérations des {side} va de {other} à {place} et devient inactif [7.3].</translation>
    </message>
    <message>
      <source>The {side} Center of Operations is active [7.3].</source>
      <translation>Le Centre d’opérations des {side} est actif [7.3].</translation>
    </message>
    <message>
      <source>The {side} Center of Operations is inactive [7.3].</source>
      <translation>Le Centre d’opérations des {side} est inactif [7.3].</translation>
    </message>
    <message>
      <source>{who} is seen at {place}: {content} [5.5].</source>
      <translation>{who} est vu à {place} : {content} [5.5].</translation>
    </message>
    <message>
      <source>{who} is seen at {place}: {strength} steps [5.5].</source>
      <translation>{who} est vu à {place} : {strength} pas [5.5].</translation>
    </message>
    <message>
      <source>{who} goes back to the box [4.5].</source>
      <translation>{who} retourne en réserve [4.5].</translation>
    </message>
    <message>
      <source>{flag} is gone from {place} [4.5].</source>
      <translation>{flag} a quitté {place} [4.5].</translation>
    </message>
    <message numerus="yes">
      <source>{side}: %n leaders are due in {month} [13.4].</source>
      <translation>
        <numerusform>{side} : %n chef est attendu en {month} [13.4].</numerusform>
        <numerusform>{side} : %n chefs sont attendus en {month} [13.4].</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{side}: %n leaders will not come [13.4].</source>
      <translation>
        <numerusform>{side} : %n chef ne viendra pas [13.4].</numerusform>
        <numerusform>{side} : %n chefs ne viendront pas [13.4].</numerusform>
      </translation>
    </message>
    <message>
      <source>{side}: {who} comes to {place} [13.5].</source>
      <translation>{side} : {who} arrive à {place} [13.5].</translation>
    </message>
    <message>
      <source>{a_side} force tries its initiative [8.2].</source>
      <translation>{a_side} : une force tente son initiative [8.2].</translation>
    </message>
    <message>
      <source>{many} {side} forces try their initiative [8.2].</source>
      <translation>{side} : {many} forces tentent leur initiative [8.2].</translation>
    </message>
    <message>
      <source>Scouts: {flag} is a vedette [8.7].</source>
      <translation>Reconnaissance : {flag} est une vedette [8.7].</translation>
    </message>
    <message>
      <source>Scouts: {flag} is {content} [8.7].</source>
      <translation>Reconnaissance : {flag} : {content} [8.7].</translation>
    </message>
    <message>
      <source>Scouts: {flag} has {size} [8.7].</source>
      <translation>Reconnaissance : {flag} a {size} [8.7].</translation>
    </message>
    <message>
      <source>Scouts learn nothing of {flag} [8.7].</source>
      <translation>Reconnaissance : on n’apprend rien de {flag} [8.7].</translation>
    </message>
    <message>
      <source>Round {round} at {place}: {side} attack at {ratio}, die {die}: {toll} [14.5].</source>
      <translation>Assaut {round} à {place} : attaque des {side} à {ratio}, dé {die} : {toll} [14.5].</translation>
    </message>
    <message>
      <source>costs {lost}, inflicts {other}</source>
      <translation>coûte {lost}, en inflige {other}</translation>
    </message>
    <message>
      <source>{who} is killed [4.6].</source>
      <translation>{who} est tué [4.6].</translation>
    </message>
    <message>
      <source>{who} is wounded [4.6].</source>
      <translation>{who} est blessé [4.6].</translation>
    </message>
    <message>
      <source>{who} loses nothing by attrition, row {row} [9.2].</source>
      <translation>{who} ne perd rien par usure, rangée {row} [9.2].</translation>
    </message>
    <message numerus="yes">
      <source>{who} loses %n steps by attrition, row {row} [9.2].</source>
      <translation>
        <numerusform>{who} perd %n pas par usure, rangée {row} [9.2].</numerusform>
        <numerusform>{who} perd %n pas par usure, rangée {row} [9.2].</numerusform>
      </translation>
    </message>
    <message>
      <source>Vienna Morale is {morale} by {cause}.</source>
      <translation>Le moral de Vienne est {morale} par {cause}.</translation>
    </message>
    <message>
      <source>The {side} side agrees to pass the Fortnight in Quarters [12.1, E26].</source>
      <translation>Les {side} acceptent de passer la quinzaine en quartiers [12.1, E26].</translation>
    </message>
    <message>
      <source>The {side} side declines to pass the Fortnight in Quarters [12.1, E26].</source>
      <translation>Les {side} refusent de passer la quinzaine en quartiers [12.1, E26].</translation>
    </message>
    <message>
      <source>{phase} [3].</source>
      <translation>{phase} [3].</translation>
    </message>
    <message>
      <source>The campaign is over at Vienna Morale {morale} [16.6].</source>
      <translation>La campagne est finie, moral de Vienne {morale} [16.6].</translation>
    </message>
    <message>
      <source>The {side} side wins at once: Vienna Morale {morale} [E45].</source>
      <translation>Les {side} gagnent aussitôt : moral de Vienne {morale} [E45].</translation>
    </message>
    <message>
      <source>Austrian operational victory</source>
      <translation>Victoire opérationnelle autrichienne</translation>
    </message>
    <message>
      <source>Austrian tactical victory</source>
      <translation>Victoire tactique autrichienne</translation>
    </message>
    <message>
      <source>Austrian marginal victory</source>
      <translation>Victoire marginale autrichienne</translation>
    </message>
    <message>
      <source>French marginal victory</source>
      <translation>Victoire marginale française</translation>
    </message>
    <message>
      <source>French tactical victory</source>
      <translation>Victoire tactique française</translation>
    </message>
    <message>
      <source>French operational victory</source>
      <translation>Victoire opérationnelle française</translation>
    </message>
    <message>
      <source>Austrian victory</source>
      <translation>Victoire autrichienne</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>Partie nulle</translation>
    </message>
    <message>
      <source>{side} victory: Vienna Morale {morale} [E45].</source>
      <translation>Victoire des {side} : moral de Vienne {morale} [E45].</translation>
    </message>
    <message>
      <source>{level}: Vienna Morale {morale} [E61].</source>
      <translation>{level} : moral de Vienne {morale} [E61].</translation>
    </message>
    <message>
      <source>{who}: the Austrians reached {reached} of 3 aims [17; a campaign of our own].</source>
      <translation>{who} : les Autrichiens ont atteint {reached} des 3 buts [17 ; une campagne de notre cru].</translation>
    </message>
    <message>
      <source>French victory</source>
      <translation>Victoire française</translation>
    </message>
    <message>
      <source>Learn by doing</source>
      <translation>Apprendre en jouant</translation>
    </message>
    <message>
      <source>Quarters, points, a march, the siege, a relief</source>
      <translation>quartiers, points, une marche, le siège, un secours</translation>
    </message>
    <message>
      <source>That is how the campaign is led.</source>
      <translation>Voilà comment se mène la campagne.</translation>
    </message>
    <message>
      <source>You have rested an army and set it in motion again, paid for marches with points and with men, come from Verona to Rivoli in one turn, seen Mantova fall, and relieved it. Begin with the short campaign of Rivoli: eight turns of two days against the computer.</source>
      <translation>Vous avez reposé une armée et l’avez remise en marche, payé des marches en points et en hommes, gagné Rivoli depuis Vérone en un tour, vu tomber Mantoue et l’avez secourue. Commencez par la courte campagne de Rivoli : huit tours de deux jours contre l’ordinateur.</translation>
    </message>
    <message>
      <source>Play Rivoli as the &amp;French</source>
      <translation>Jouer Rivoli avec les &amp;Français</translation>
    </message>
    <message>
      <source>This campaign is won by rest as much as by battles. Your army card shows Army Condition 7: +1 to every attrition roll [E18]. Press V to see where your forces can live.</source>
      <translation>Cette campagne se gagne par le repos autant que par les batailles. La fiche de votre armée montre l’état 7 : +1 à chaque jet d’usure [E18]. Appuyez sur V pour voir où vos forces peuvent vivre.</translation>
    </message>
    <message>
      <source>Rings mark places whose Forage Value is 12 or more: there a force may go into Quarters [E15]. Press V again to put the overlay away.</source>
      <translation>Des cercles marquent les lieux dont la valeur de fourrage est de 12 ou plus : une force peut y prendre ses quartiers [E15]. Appuyez encore sur V pour ôter le calque.</translation>
    </message>
    <message>
      <source>Press 2: the whole army goes into Quarters, at once and for nothing [E10].</source>
      <translation>Appuyez sur 2 : toute l’armée prend ses quartiers, aussitôt et sans frais [E10].</translation>
    </message>
    <message>
      <source>Serurier and Dallemagne before Mantova stay On Alert; besiegers have no rest [E16]. There is nothing else to do: hold Ctrl and press Enter, and the army rests for this turn. That one key is a whole quiet turn.</source>
      <translation>Sérurier et Dallemagne restent en alerte devant Mantoue ; qui assiège n’a pas de repos [E16]. Il n’y a rien d’autre à faire : tenez Ctrl et appuyez sur Entrée, et l’armée se repose pour ce tour. Cette seule touche est tout un tour calme.</translation>
    </message>
    <message>
      <source>Two days later. The marker has gone one space back [E18], troops in Quarters lost nobody [E14]. The way out takes time: three turns for nothing, two for 1 AP, one for 2 APs [E17]. Press 3 for three turns.</source>
      <translation>Deux jours plus tard. Le marqueur a reculé d’une case [E18], les troupes en quartiers n’ont perdu personne [E14]. En sortir prend du temps : trois tours sans frais, deux pour 1 PA, un pour 2 PA [E17]. Appuyez sur 3 pour trois tours.</translation>
    </message>
    <message>
      <source>Until then the army is in Quarters in every respect. So decide early: the enemy hears that you prepare to leave. Press Enter to go on.</source>
      <translation>Jusque-là, l’armée est en quartiers à tous égards. Décidez donc tôt : l’ennemi apprend que vous préparez le départ. Appuyez sur Entrée pour continuer.</translation>
    </message>
    <message>
      <source>Administrative Points pay for movement, and what is left of them feeds the army: with 6 APs you are in attrition column 5-9 [E50]. Press Y: the first force that can be given a Movement Command is shown in the list.</source>
      <translation>Les points d’administration paient les mouvements, et ce qui en reste nourrit l’armée : avec 6 PA vous êtes dans la colonne d’usure 5-9 [E50]. Appuyez sur Y : la première force qui peut recevoir un ordre de marche est montrée dans la liste.</translation>
    </message>
    <message>
      <source>A command costs 1 AP and needs no die. Press 2: Augereau marches.</source>
      <translation>Un ordre coûte 1 PA et ne demande pas de dé. Appuyez sur 2 : Augereau marche.</translation>
    </message>
    <message>
      <source>He has 6 Movement Points. Press X: an extended march, 4 more for another AP.</source>
      <translation>Il a 6 points de mouvement. Appuyez sur X : une marche prolongée, 4 de plus pour un autre PA.</translation>
    </message>
    <message>
      <source>The list has it marked. Press Enter.</source>
      <translation>La liste l’a marquée. Appuyez sur Entrée.</translation>
    </message>
    <message>
      <source>4 APs are left, and the attrition column has fallen to 1-4: a worse one for every force. That is the price of haste. Press 5: Augereau goes to Cerea.</source>
      <translation>Il reste 4 PA, et la colonne d’usure est tombée à 1-4 : plus mauvaise pour toutes les forces. Tel est le prix de la hâte. Appuyez sur 5 : Augereau va à Cerea.</translation>
    </message>
    <message>
      <source>Hold Ctrl and press Enter: he halts.</source>
      <translation>Tenez Ctrl et appuyez sur Entrée : il fait halte.</translation>
    </message>
    <message>
      <source>Now end the marches: Ctrl and Enter.</source>
      <translation>Terminez maintenant les marches : Ctrl et Entrée.</translation>
    </message>
    <message>
      <source>Forces could live off the country, which makes their next march short [9.4, after the series]; here nobody does. Ctrl and Enter. Every force in the field rolls for attrition: a die, the points it marched, Condition and weather, less the Bonus of its leader [9.2, after the series].</source>
      <translation>Des forces pourraient vivre sur le pays, ce qui raccourcit leur marche suivante [9.4, d’après la série] ; ici, aucune ne le fait. Ctrl et Entrée. Chaque force en campagne jette son usure : un dé, les points de sa marche, l’état et le temps, moins le bonus de son chef [9.2, d’après la série].</translation>
    </message>
    <message>
      <source>The log says who lost steps. Short marches, good Condition and unspent points keep an army alive. Press Enter to go on.</source>
      <translation>Le journal dit qui a perdu des pas. Des marches courtes, un bon état et des points gardés font vivre une armée. Appuyez sur Entrée pour continuer.</translation>
    </message>
    <message>
      <source>Alvinczy stands at Caprino, before Joubert at Rivoli. Massena is at Verona. Press Tab until Massena is picked.</source>
      <translation>Alvinczy est à Caprino, devant Joubert à Rivoli. Masséna est à Vérone. Appuyez sur Tab jusqu’à ce que Masséna soit choisi.</translation>
    </message>
    <message>
      <source>Press W: what Massena reaches by a march, and, dashed, by an extended one.</source>
      <translation>Appuyez sur W : ce que Masséna atteint par une marche et, en tirets, par une marche prolongée.</translation>
    </message>
    <message>
      <source>Rivoli is 7 points away and a march has 6. Press W again to put the overlay away.</source>
      <translation>Rivoli est à 7 points et une marche en a 6. Appuyez encore sur W pour ôter le calque.</translation>
    </message>
    <message>
      <source>Lead him along the roads: press ← to Sona.</source>
      <translation>Menez-le par les routes : appuyez sur ← jusqu’à Sona.</translation>
    </message>
    <message>
      <source>Press ↑ as often as it takes to come to Rivoli.</source>
      <translation>Appuyez sur ↑ autant de fois qu’il faut pour venir à Rivoli.</translation>
    </message>
    <message>
      <source>The slip says the way, its cost, and that it takes an extended march: 2 APs in all. Press Enter.</source>
      <translation>Le billet dit le chemin, son coût, et qu’il faut une marche prolongée : 2 PA en tout. Appuyez sur Entrée.</translation>
    </message>
    <message>
      <source>There in one turn, and by one order: a drag with the mouse does the same, and so does M, which writes a letter beside each place within reach. Leaders may also try to march without points, by a die against their Initiative [8.2, after the series]. Press T: the zones of enemy forces, which end a march that enters them.</source>
      <translation>Arrivé en un tour, et par un seul ordre : un glissement de souris fait de même, et M aussi, qui écrit une lettre à côté de chaque lieu à portée. Les chefs peuvent aussi tenter de marcher sans points, par un dé contre leur initiative [8.2, d’après la série]. Appuyez sur T : les zones des forces ennemies, où toute marche s’arrête.</translation>
    </message>
    <message>
      <source>So keep a force near each road that matters, and another within a march of it. Press T again.</source>
      <translation>Gardez donc une force près de chaque route qui compte, et une autre à une marche d’elle. Appuyez encore sur T.</translation>
    </message>
    <message>
      <source>Mantova has been besieged for 63 turns. Press K: the ring of the siege.</source>
      <translation>Mantoue est assiégée depuis 63 tours. Appuyez sur K : le cercle du siège.</translation>
    </message>
    <message>
      <source>Two lines must be held, at La Favorita and at Cerese, each with 1 SP at least; if one is open, the clock stands still [15.3, after the series]. Press K again.</source>
      <translation>Deux lignes doivent être tenues, à La Favorita et à Cerese, chacune avec 1 PF au moins ; si l’une est ouverte, le compte s’arrête [15.3, d’après la série]. Appuyez encore sur K.</translation>
    </message>
    <message>
      <source>The card beside the map counts the turns; the modifier grows with them [E59], and from +3 on the town may capitulate at the end of each turn [15.5, reconstructed]. Press O: the Austrian path to Mantova.</source>
      <translation>La fiche à côté de la carte compte les tours ; le modificateur croît avec eux [E59], et dès +3 la place peut capituler à la fin de chaque tour [15.5, reconstitué]. Appuyez sur O : le chemin autrichien vers Mantoue.</translation>
    </message>
    <message>
      <source>If a way of at most 28 points from their Center is open, Vienna gains heart [E41]. Press O again.</source>
      <translation>Si un chemin d’au plus 28 points depuis leur Centre est ouvert, Vienne reprend courage [E41]. Appuyez encore sur O.</translation>
    </message>
    <message>
      <source>You only wait now. Hold Ctrl and press E: the rest of the turn passes, up to a choice that matters.</source>
      <translation>Il ne reste qu’à attendre. Tenez Ctrl et appuyez sur E : le reste du tour passe, jusqu’à un choix qui compte.</translation>
    </message>
    <message>
      <source>Two dice, and the gates are open: Mantova has fallen, Vienna Morale is down by two, and the Austrian army is more tired [E39, E21]. Press Enter to go on.</source>
      <translation>Deux dés, et les portes sont ouvertes : Mantoue est tombée, le moral de Vienne baisse de deux, et l’armée autrichienne est plus lasse [E39, E21]. Appuyez sur Entrée pour continuer.</translation>
    </message>
    <message>
      <source>September 1796, on the other side: you are Wurmser, at Roverbella with 10 SP, out of dispatch of your Center. Before Mantova stands Sahuguet with 3. Press 1: Wurmser tries to march by initiative.</source>
      <translation>Septembre 1796, dans l’autre camp : vous êtes Wurmser, à Roverbella avec 10 PF, hors de dépêche de votre Centre. Devant Mantoue se tient Sahuguet avec 3. Appuyez sur 1 : Wurmser tente de marcher de sa propre initiative.</translation>
    </message>
    <message>
      <source>The die allowed it. Press 4: he goes to La Favorita, and the march ends where it meets a force.</source>
      <translation>Le dé l’a permis. Appuyez sur 4 : il va à La Favorita, et la marche s’arrête là où elle rencontre une force.</translation>
    </message>
    <message>
      <source>Ctrl and Enter: halt, and the place is contested.</source>
      <translation>Ctrl et Entrée : halte, et le lieu est disputé.</translation>
    </message>
    <message>
      <source>Ctrl and Enter again: marches end, attrition is rolled, and both sides may hurry others to the fight by forced march. You have nobody; Ctrl and Enter once more.</source>
      <translation>Encore Ctrl et Entrée : les marches finissent, l’usure est jetée, et les deux camps peuvent presser d’autres forces au combat par marche forcée. Vous n’avez personne ; Ctrl et Entrée une fois de plus.</translation>
    </message>
    <message>
      <source>The board shows both sides and the chances. Press Enter to roll, as often as dice are asked for.</source>
      <translation>Le tableau montre les deux camps et les chances. Appuyez sur Entrée pour jeter les dés, autant de fois qu’on les demande.</translation>
    </message>
    <message>
      <source>The ground and the siege lines made 1:1 of 3:1; the die was a six [14.5, reconstructed]. Sahuguet gave up the line: the siege is broken, the path is open, and Vienna Morale has risen [E41]. A named leader who marches into Mantova with 4 SP of infantry now gains another point [E40]. Press Enter to end the lesson.</source>
      <translation>Le terrain et les lignes de siège ont fait 1:1 de 3:1 ; le dé était un six [14.5, reconstitué]. Sahuguet a cédé la ligne : le siège est levé, le chemin est ouvert, et le moral de Vienne a monté [E41]. Un chef nommé qui entre dans Mantoue avec 4 PF d’infanterie gagne maintenant un autre point [E40]. Appuyez sur Entrée pour finir la leçon.</translation>
    </message>
  </context>
  <context>
    <name>game</name>
    <message>
      <source>The Quadrilateral 1796-97</source>
      <translation>Le Quadrilatère 1796-97</translation>
    </message>
    <message>
      <source>no more orders in this turn: the army rests in Quarters [10.2]</source>
      <translation>plus d’ordre ce tour : l’armée se repose en quartiers [10.2]</translation>
    </message>
    <message>
      <source>Trento</source>
      <translation>Trente</translation>
    </message>
    <message>
      <source>Padova</source>
      <translation>Padoue</translation>
    </message>
    <message>
      <source>Mantova</source>
      <translation>Mantoue</translation>
    </message>
    <message>
      <source>Lake Garda</source>
      <translation>Lac de Garde</translation>
    </message>
    <message>
      <source>Lake Idro</source>
      <translation>Lac d’Idro</translation>
    </message>
    <message>
      <source>Lake Iseo</source>
      <translation>Lac d’Iseo</translation>
    </message>
    <message>
      <source>Po</source>
      <translation>Pô</translation>
    </message>
    <message>
      <source>set-up</source>
      <translation>mise en place</translation>
    </message>
    <message>
      <source>leaders to come</source>
      <translation>chefs à venir</translation>
    </message>
    <message>
      <source>beginning</source>
      <translation>début</translation>
    </message>
    <message>
      <source>weather</source>
      <translation>temps</translation>
    </message>
    <message>
      <source>command</source>
      <translation>commandement</translation>
    </message>
    <message>
      <source>organization</source>
      <translation>organisation</translation>
    </message>
    <message>
      <source>reinforcement</source>
      <translation>renforts</translation>
    </message>
    <message>
      <source>march</source>
      <translation>marche</translation>
    </message>
    <message>
      <source>attrition</source>
      <translation>usure</translation>
    </message>
    <message>
      <source>forced marches</source>
      <translation>marches forcées</translation>
    </message>
    <message>
      <source>combat</source>
      <translation>combat</translation>
    </message>
    <message>
      <source>morale</source>
      <translation>moral</translation>
    </message>
    <message>
      <source>end of turn</source>
      <translation>fin du tour</translation>
    </message>
    <message>
      <source>Fortnight</source>
      <translation>quinzaine</translation>
    </message>
    <message>
      <source>January</source>
      <translation>janvier</translation>
    </message>
    <message>
      <source>July</source>
      <translation>juillet</translation>
    </message>
    <message>
      <source>August</source>
      <translation>août</translation>
    </message>
    <message>
      <source>September</source>
      <translation>septembre</translation>
    </message>
    <message>
      <source>October</source>
      <translation>octobre</translation>
    </message>
    <message>
      <source>November</source>
      <translation>novembre</translation>
    </message>
    <message>
      <source>December</source>
      <translation>décembre</translation>
    </message>
    <message>
      <source>where the Supply Source stands [7.1, E51]</source>
      <translation>où se tient la Source [7.1, E51]</translation>
    </message>
    <message>
      <source>where the Center of Operations stands [7.3, E52]</source>
      <translation>où se tient le Centre d’opérations [7.3, E52]</translation>
    </message>
    <message>
      <source>which towns get a garrison [15.1, E54]</source>
      <translation>quelles villes reçoivent une garnison [15.1, E54]</translation>
    </message>
    <message>
      <source>where vedettes stand [8.7, E55]</source>
      <translation>où se tiennent les vedettes [8.7, E55]</translation>
    </message>
    <message>
      <source>who takes a bridge train [8.8, E56]</source>
      <translation>qui prend un équipage de ponts [8.8, E56]</translation>
    </message>
    <message>
      <source>on campaign or in Quarters at the start [10.1, E58]</source>
      <translation>en campagne ou en quartiers au début [10.1, E58]</translation>
    </message>
    <message>
      <source>month of a replacement leader [13.4, E35]</source>
      <translation>mois d’un chef de remplacement [13.4, E35]</translation>
    </message>
    <message>
      <source>agree to pass the Fortnight in Quarters [12.1, E26]</source>
      <translation>passer la quinzaine en quartiers [12.1, E26]</translation>
    </message>
    <message>
      <source>weather [6]</source>
      <translation>temps [6]</translation>
    </message>
    <message>
      <source>Administrative Points [7.5]</source>
      <translation>Points d’administration [7.5]</translation>
    </message>
    <message>
      <source>the Supply Source [7.1]</source>
      <translation>la Source [7.1]</translation>
    </message>
    <message>
      <source>Source, Center and status of the army [7.1, 7.3, 10.1, 10.6]</source>
      <translation>Source, Centre et état de l’armée [7.1, 7.3, 10.1, 10.6]</translation>
    </message>
    <message>
      <source>replacements [13.1, E30]</source>
      <translation>renforts [13.1, E30]</translation>
    </message>
    <message>
      <source>forces in Quarters and On Alert [10.2, E16]</source>
      <translation>forces en quartiers et en alerte [10.2, E16]</translation>
    </message>
    <message>
      <source>organization of the forces [4.5, 8.7, 13.2]</source>
      <translation>organisation des forces [4.5, 8.7, 13.2]</translation>
    </message>
    <message>
      <source>who leads the detachment [4.5]</source>
      <translation>qui commande le détachement [4.5]</translation>
    </message>
    <message>
      <source>how many steps change hands [4.5, 13.2]</source>
      <translation>combien de pas changent de mains [4.5, 13.2]</translation>
    </message>
    <message>
      <source>leaders and new forces at the Center [13.3, 13.5]</source>
      <translation>chefs et forces nouvelles au Centre [13.3, 13.5]</translation>
    </message>
    <message>
      <source>which replacement leader comes [13.4, E34]</source>
      <translation>quel chef de remplacement vient [13.4, E34]</translation>
    </message>
    <message>
      <source>where the new leader goes [13.5]</source>
      <translation>où va le nouveau chef [13.5]</translation>
    </message>
    <message>
      <source>who marches next [8.1]</source>
      <translation>qui marche ensuite [8.1]</translation>
    </message>
    <message>
      <source>initiative [8.2]</source>
      <translation>initiative [8.2]</translation>
    </message>
    <message>
      <source>where the march leads [8.3]</source>
      <translation>où mène la marche [8.3]</translation>
    </message>
    <message>
      <source>repulse [8.6]</source>
      <translation>bousculade [8.6]</translation>
    </message>
    <message>
      <source>where a pushed vedette goes [8.7]</source>
      <translation>où va la vedette chassée [8.7]</translation>
    </message>
    <message>
      <source>scouting [8.7]</source>
      <translation>reconnaissance [8.7]</translation>
    </message>
    <message>
      <source>work on a bridge [8.8]</source>
      <translation>travaux à un pont [8.8]</translation>
    </message>
    <message>
      <source>forage and bridge trains [9.4, 8.8]</source>
      <translation>fourrage et équipages de ponts [9.4, 8.8]</translation>
    </message>
    <message>
      <source>attrition [9.2]</source>
      <translation>usure [9.2]</translation>
    </message>
    <message>
      <source>who hurries to a fight [8.9]</source>
      <translation>qui accourt à un combat [8.9]</translation>
    </message>
    <message>
      <source>forced march [8.9]</source>
      <translation>marche forcée [8.9]</translation>
    </message>
    <message>
      <source>which place is fought for next [14.1]</source>
      <translation>pour quel lieu on combat ensuite [14.1]</translation>
    </message>
    <message>
      <source>withdraw or receive the attack [14.2]</source>
      <translation>se dérober ou recevoir l’attaque [14.2]</translation>
    </message>
    <message>
      <source>withdrawal [14.2]</source>
      <translation>dérobade [14.2]</translation>
    </message>
    <message>
      <source>bombardment [14.4]</source>
      <translation>bombardement [14.4]</translation>
    </message>
    <message>
      <source>round of combat [14.5]</source>
      <translation>assaut [14.5]</translation>
    </message>
    <message>
      <source>loss of leaders [4.6]</source>
      <translation>pertes de chefs [4.6]</translation>
    </message>
    <message>
      <source>a leader is hit [4.6]</source>
      <translation>un chef est touché [4.6]</translation>
    </message>
    <message>
      <source>stand or retreat [14.5]</source>
      <translation>tenir ou se retirer [14.5]</translation>
    </message>
    <message>
      <source>renew the attack or break off [14.5]</source>
      <translation>reprendre l’attaque ou rompre [14.5]</translation>
    </message>
    <message>
      <source>pursuit [14.6]</source>
      <translation>poursuite [14.6]</translation>
    </message>
    <message>
      <source>where the force retreats [14.7]</source>
      <translation>où se retire la force [14.7]</translation>
    </message>
    <message>
      <source>critical battle [16.2]</source>
      <translation>bataille décisive [16.2]</translation>
    </message>
    <message>
      <source>capitulation of Mantova [15.5]</source>
      <translation>capitulation de Mantoue [15.5]</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>la partie est finie</translation>
    </message>
    <message>
      <source>leave it as it is [7.1, 7.3]</source>
      <translation>laisser en l’état [7.1, 7.3]</translation>
    </message>
    <message>
      <source>make the Center active at once for 1 AP [7.3]</source>
      <translation>activer aussitôt le Centre pour 1 PA [7.3]</translation>
    </message>
    <message>
      <source>take the Center back to the Source for 1 AP [7.3]</source>
      <translation>ramener le Centre à la Source pour 1 PA [7.3]</translation>
    </message>
    <message>
      <source>the army goes into Quarters [10.1, E10]</source>
      <translation>l’armée prend ses quartiers [10.1, E10]</translation>
    </message>
    <message>
      <source>the army starts on campaign [E58]</source>
      <translation>l’armée commence en campagne [E58]</translation>
    </message>
    <message>
      <source>no more of these</source>
      <translation>plus rien de tel</translation>
    </message>
    <message>
      <source>pass the Fortnight in Quarters [12.1, E26]</source>
      <translation>passer la quinzaine en quartiers [12.1, E26]</translation>
    </message>
    <message>
      <source>play turn by turn [12.1]</source>
      <translation>jouer tour après tour [12.1]</translation>
    </message>
    <message>
      <source>no more flags march in this turn [8.1]</source>
      <translation>plus aucun drapeau ne marche ce tour [8.1]</translation>
    </message>
    <message>
      <source>move the Center of Operations [7.3]</source>
      <translation>déplacer le Centre d’opérations [7.3]</translation>
    </message>
    <message>
      <source>pay 1 AP for an extended march [8.3]</source>
      <translation>payer 1 PA pour une marche prolongée [8.3]</translation>
    </message>
    <message>
      <source>try to push the enemy here aside [8.6]</source>
      <translation>tenter de bousculer l’ennemi ici [8.6]</translation>
    </message>
    <message>
      <source>the march ends here [8.3]</source>
      <translation>la marche finit ici [8.3]</translation>
    </message>
    <message>
      <source>no more forced marches [8.9]</source>
      <translation>plus de marche forcée [8.9]</translation>
    </message>
    <message>
      <source>try to leave before the fight [14.2]</source>
      <translation>tenter de partir avant le combat [14.2]</translation>
    </message>
    <message>
      <source>receive the attack [14.2]</source>
      <translation>recevoir l’attaque [14.2]</translation>
    </message>
    <message>
      <source>attack again [14.5]</source>
      <translation>attaquer encore [14.5]</translation>
    </message>
    <message>
      <source>give up the attack and retreat [14.5]</source>
      <translation>renoncer à l’attaque et se retirer [14.5]</translation>
    </message>
    <message>
      <source>take the loss and fight on [14.5]</source>
      <translation>subir la perte et continuer [14.5]</translation>
    </message>
    <message>
      <source>give up the place [14.5]</source>
      <translation>abandonner le lieu [14.5]</translation>
    </message>
    <message>
      <source>a replacement leader comes to the Center [13.5, E36]</source>
      <translation>un chef de remplacement arrive au Centre [13.5, E36]</translation>
    </message>
    <message>
      <source>the new leader stays by himself [13.5]</source>
      <translation>le nouveau chef reste seul [13.5]</translation>
    </message>
    <message>
      <source>the new leader gets troops of the pool [13.3]</source>
      <translation>le nouveau chef reçoit des troupes du dépôt [13.3]</translation>
    </message>
    <message>
      <source>the Supply Source goes to this place [7.1]</source>
      <translation>la Source va à ce lieu [7.1]</translation>
    </message>
    <message>
      <source>the Center of Operations starts here [7.3, E52]</source>
      <translation>le Centre d’opérations commence ici [7.3, E52]</translation>
    </message>
    <message>
      <source>a garrison is placed here [15.1, E54]</source>
      <translation>une garnison est placée ici [15.1, E54]</translation>
    </message>
    <message>
      <source>the march goes to this place [8.4]</source>
      <translation>la marche va à ce lieu [8.4]</translation>
    </message>
    <message>
      <source>the fight for this place comes next [14.1]</source>
      <translation>le combat pour ce lieu vient ensuite [14.1]</translation>
    </message>
    <message>
      <source>the fortified town is invested [15.2]</source>
      <translation>la ville fortifiée est investie [15.2]</translation>
    </message>
    <message>
      <source>those inside attack the besiegers [15.2]</source>
      <translation>ceux de l’intérieur attaquent les assiégeants [15.2]</translation>
    </message>
    <message>
      <source>no fight here in this turn [15.2]</source>
      <translation>pas de combat ici ce tour [15.2]</translation>
    </message>
    <message>
      <source>the retreat leads to this place [14.7]</source>
      <translation>la retraite mène à ce lieu [14.7]</translation>
    </message>
    <message>
      <source>the pushed vedette goes to this place [8.7]</source>
      <translation>la vedette chassée va à ce lieu [8.7]</translation>
    </message>
    <message>
      <source>this force is On Alert [10.2, E16]</source>
      <translation>cette force est en alerte [10.2, E16]</translation>
    </message>
    <message>
      <source>this force goes into Quarters [10.2, E15]</source>
      <translation>cette force prend ses quartiers [10.2, E15]</translation>
    </message>
    <message>
      <source>this force will march during the Fortnight [12.2, E25]</source>
      <translation>cette force marchera pendant la quinzaine [12.2, E25]</translation>
    </message>
    <message>
      <source>this force gets replacements [13.2, E29]</source>
      <translation>cette force reçoit des renforts [13.2, E29]</translation>
    </message>
    <message>
      <source>a part of this force gets a leader of its own [4.5]</source>
      <translation>une partie de cette force reçoit son propre chef [4.5]</translation>
    </message>
    <message>
      <source>this leader takes the detachment [4.5]</source>
      <translation>ce chef prend le détachement [4.5]</translation>
    </message>
    <message>
      <source>a Movement Command for 1 AP [8.2]</source>
      <translation>un ordre de marche pour 1 PA [8.2]</translation>
    </message>
    <message>
      <source>the force tries to march by initiative [8.2]</source>
      <translation>la force tente de marcher de sa propre initiative [8.2]</translation>
    </message>
    <message>
      <source>this leader alone rides [4.4]</source>
      <translation>ce chef part seul à cheval [4.4]</translation>
    </message>
    <message>
      <source>this force lives off the country, its next march is halved [9.4, 8.3]</source>
      <translation>cette force vit sur le pays, sa prochaine marche est réduite de moitié [9.4, 8.3]</translation>
    </message>
    <message>
      <source>a new force under this leader at the Center [13.3, E57]</source>
      <translation>une nouvelle force sous ce chef au Centre [13.3, E57]</translation>
    </message>
    <message>
      <source>this leader comes back at the Center [4.6]</source>
      <translation>ce chef revient au Centre [4.6]</translation>
    </message>
    <message>
      <source>the new leader joins this force [13.5]</source>
      <translation>le nouveau chef rejoint cette force [13.5]</translation>
    </message>
    <message>
      <source>this major general goes back to the box [4.5]</source>
      <translation>ce général retourne en réserve [4.5]</translation>
    </message>
    <message>
      <source>this leader takes the bridge train [8.8, E56]</source>
      <translation>ce chef prend l’équipage de ponts [8.8, E56]</translation>
    </message>
    <message>
      <source>steps go from the first force to the second [4.5]</source>
      <translation>des pas passent de la première force à la seconde [4.5]</translation>
    </message>
    <message>
      <source>the first leader joins the force of the second [4.5]</source>
      <translation>le premier chef rejoint la force du second [4.5]</translation>
    </message>
    <message>
      <source>a vedette of this force is placed there [8.7, E55]</source>
      <translation>une vedette de cette force est placée là [8.7, E55]</translation>
    </message>
    <message>
      <source>forced march towards this fight [8.9]</source>
      <translation>marche forcée vers ce combat [8.9]</translation>
    </message>
    <message>
      <source>this force breaks the bridge [8.8]</source>
      <translation>cette force rompt le pont [8.8]</translation>
    </message>
    <message>
      <source>this force mends the bridge [8.8]</source>
      <translation>cette force répare le pont [8.8]</translation>
    </message>
    <message>
      <source>this leader lays his bridge train [8.8]</source>
      <translation>ce chef jette son équipage de ponts [8.8]</translation>
    </message>
    <message>
      <source>the bridge train is taken up [8.8]</source>
      <translation>l’équipage de ponts est relevé [8.8]</translation>
    </message>
    <message>
      <source>this vedette moves [8.7]</source>
      <translation>cette vedette bouge [8.7]</translation>
    </message>
    <message>
      <source>this vedette is taken in [8.7]</source>
      <translation>cette vedette est rappelée [8.7]</translation>
    </message>
    <message>
      <source>this enemy flag is scouted [8.7]</source>
      <translation>ce drapeau ennemi est reconnu [8.7]</translation>
    </message>
    <message>
      <source>so many steps of infantry</source>
      <translation>tant de pas d’infanterie</translation>
    </message>
    <message>
      <source>so many steps of cavalry</source>
      <translation>tant de pas de cavalerie</translation>
    </message>
    <message>
      <source>so many steps of artillery</source>
      <translation>tant de pas d’artillerie</translation>
    </message>
    <message>
      <source>on campaign after so many turns: 1 costs 2 APs, 2 costs 1, 3 nothing [10.6, E17]</source>
      <translation>en campagne après tant de tours : 1 coûte 2 PA, 2 en coûtent 1, 3 rien [10.6, E17]</translation>
    </message>
    <message>
      <source>boats take this force to another port [8.10]</source>
      <translation>des bateaux mènent cette force à un autre port [8.10]</translation>
    </message>
    <message>
      <source>valley</source>
      <translation>vallée</translation>
    </message>
    <message>
      <source>fortified town</source>
      <translation>ville fortifiée</translation>
    </message>
    <message>
      <source>citadel</source>
      <translation>citadelle</translation>
    </message>
    <message>
      <source>force</source>
      <translation>force</translation>
    </message>
    <message>
      <source>force of cavalry</source>
      <translation>force de cavalerie</translation>
    </message>
    <message>
      <source>force of artillery</source>
      <translation>force d’artillerie</translation>
    </message>
    <message>
      <source>leader alone</source>
      <translation>chef seul</translation>
    </message>
    <message>
      <source>flag</source>
      <translation>drapeau</translation>
    </message>
    <message>
      <source>fall of Mantova</source>
      <translation>chute de Mantoue</translation>
    </message>
    <message>
      <source>bridge train</source>
      <translation>équipage de pont</translation>
    </message>
  </context>
</TS>
