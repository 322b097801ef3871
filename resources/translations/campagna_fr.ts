<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>campagna</name>
    <message>
      <source>The names, rules and art of the board games belong to their publishers and designers. Map, data, drawings and texts here are our own reconstruction.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About Campagna</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Board wargames of the campaigns in northern Italy, with an opponent that cannot peek.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Licence: MIT. Drawn with Qt {version} and PySide6 (LGPL 3); type: EB Garamond and Source Sans 3 (SIL Open Font License), where installed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something went wrong inside the program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A report to send to the developers is in {path}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A report could not be written ({reason}): {kind}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eliminated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wounded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Killed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The nine days</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now: {phase}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Initiative</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with the {army}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {army} move first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mantua</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>besieged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>liberated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mantua City Box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points, if it ended now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wounded and killed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn} of {turns}, {date} 1796, {phase}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Initiative: {army}; the {first} move first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mantua is besieged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mantua is liberated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{fewest} to {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} victory points if it ended now: {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{title}: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Austrians</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counting the odds…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If you choose: {words}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combat board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Odds of the combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} force</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No combat is being fought.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} attacks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} defends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&lt;b&gt;Battle of {place}&lt;/b&gt; · {attacker} attack · round {number} of {rounds} · hits inflicted: {scored}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>printed {numbers}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is asked now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Help and rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find a rule by number or word</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no rule {number}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is asked of you now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Area and stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click an area, or point at it.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>, %n strength points known</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn} of {turns}: {date}, {phase}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are: {side}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n counters</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{kilometres} km</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lago di Garda</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lago d’Iseo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>between the Alps and the Po, {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {side} supply area</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>, %n victory points</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Map of the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody of that stack can begin a move now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The stack does not reach {place} with its own movement points [8.2].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Austrian</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>General {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the &amp;French</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the &amp;Austrians</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play &amp;both sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Watch the computer play both</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mist, as printed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy counters lie face down unless they are met [3.8].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fog</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dummies, reconnaissance and screening as well [13.0].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything is seen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sealed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fixed before the first roll, and checked at the end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You roll real dice and type what they show.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At every level the opponent has the same information and the same dice as you. It differs in how long it thinks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two people: a &amp;curtain between the sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>My own choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule book {edition}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who plays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Opponent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>D&amp;ice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Preset</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is seen of the &amp;enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>E&amp;dition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The staff, by habit, at once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, slow here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level {number} of {levels}: {nodes} futures a plan{slow}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hits and other markers on unseen counters are open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take {0} along</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>March to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Halt here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the movement phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forced march to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forced march to {0}, to the bridge {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Destroy the bridge {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Repair the bridge {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} leads the forced march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader helps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Withdraw to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leader goes to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fight the combat at {0} next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} marches to the guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bombard {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} takes the hit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fight on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Break off and retreat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retreat to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter Mantua City</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pursue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let them go</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} forages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} joins Mantua City</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {0} side moves first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place a dummy at {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scout {0} from {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} scouts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} screens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} feigns a march to the guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Feign a hit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leader takes over at {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The window has no map of {game}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The engine had stopped; it was started again and asked once more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filter (Ctrl+F)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A name, a place or a verb narrows the list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filter of the orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders that may be given now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{shown} of {total} shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cut?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bars</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cut off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>supplied, and the line to the source</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its loss alone would cut a line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cut off, or bars a line</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n out next turn</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>%n out now</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in range of these formations’ leaders (★ the army’s)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units there are out of command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>surely, with the movement points it costs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by forced march, with the best chance to arrive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not in this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select the counters that are to move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>own counters that may come if you are attacked there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>enemy counters that may come if you attack there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose the area of the battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sound of the guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Threats</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>surely more can come than you have there (theirs : yours)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more may come than you have there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at most as many as you have</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n hidden</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>%n known</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{place}: he knows {who}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the enemy knows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>he knows no counter there by name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>he knows some</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>he knows all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>earned now (F French, A Austrian)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to be won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Overlay: {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dispatches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Space lets the demo run.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Situation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the &amp;French</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the &amp;Austrians</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Save a copy…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Leave to the first screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Preferences…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;End this</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Find an order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Decide now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Fit map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Help on what is asked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;About Campagna</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Recent games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;View</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>O&amp;verlay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Records (*.rec);;All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no unfinished game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} cannot be written: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copied to {copy}; play goes on in {path}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>digits, or ↑ ↓ and Enter · click or drag on the map · Ctrl+Enter ends · F1 explains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A roll is waiting for its dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game could not be saved, so it waits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The opponent does not answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What your side sees is told here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>State of the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Campagna – {game} – as the {side}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{command} checks every die and every turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+N begins another game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No undo: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Z takes it back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is nothing to end here; a choice has to be made.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn} of {turns}, {date}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>initiative {side}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mantua besieged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mantua liberated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dice sealed {seal}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Light</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brisk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Slow enough to watch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Preferences</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Reduced motion: nothing moves by itself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Text size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Pace of the opponent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games are kept in {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is asked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Try again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You may study the map meanwhile.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {who} side thinks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unfinished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {state}, played {when}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} movement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} counter, face down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: strategic {1}, command range {2}, tactical {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: strength {1}, cohesion {2}, movement {3}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>, %n hits</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>, out of command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> (not in view now)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>foraging</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unsupplied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has moved</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{place}: %n {side} counters</source>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>You are not asked now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That stands: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A part was taken back; the rest stands: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your last order was taken back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The computer never sees what you hide: it runs as a process of its own and is told what its side may know, nothing else.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Continue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>against a fair opponent, enemy counters face down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the relief of Mantua, the other way round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>level, fog, optional rules, dice, two people</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Watch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the computer plays both sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Open a game…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a record from a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {side} side is asked.
Only the {side} player should be looking now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I am the {side} player (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Watch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;New demo…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How fast the demo goes on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pace of the demo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Demo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Controls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The same number gives the same game again:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New demo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn} of {turns}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>initiative: {side}</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
