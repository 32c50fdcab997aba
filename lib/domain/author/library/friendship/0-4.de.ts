export const words = String.raw`
title: <Ich auch|Der Schirm sagt: Ich auch|{Kim} und der Schirm|Ich auch, sagt der Schirm>
set: rennt = [wheels: saust | rennt]
set: dazu = [wheels: {Kim} rollt nah zu {Bo} | {Kim} setzt sich zu {Bo}]
set: sand = [snow-day: Schnee | Sand]
set: park = [beach-holiday: Strand | Park]
set: hier = [beach-holiday: am Strand | im Park]
refrain: "Ich auch", sagt der Schirm.
recall: der Schirm im Park
deed: {bibi} die einzige gute Schaufel gegeben
keepsake: die gute Schaufel
joke: Ich auch!
summary: {Kim} hat einen Eimer, eine Schaufel, {Bo} und den ganzen {park}. Dann kommt ein Schirm. Er buddelt, wenn {Kim} buddelt. Er versteckt sich, wenn {Kim} sich versteckt. Und er sagt immer nur: "Ich auch." Bis {Kim} ihn wegschickt. Da ist der {park} auf einmal ziemlich groß.
extra: friend = {bibi}
pick: bibi = Bibi, Lulu, Momo, Lotti, Nini, Finni
pick: maus = eine Maus, ein Floh, eine Erbse
pick: tropf = tropf, plitsch, plopp
pick: bums = bums, plumps, rums
pick: buddel = buddel, schaufel, grab
pick: klopf = klopf, patsch, klatsch
word: Schirm = darunter bleibt man trocken
word: Schaufel = damit gräbt man Löcher
word: Baum = er hat einen Stamm und viele Blätter
word: Eimer = da kommt der Sand hinein
word: stampf = so klingt ein Fuß, der böse ist
word: schnief = so klingt eine Nase, die weint
question: Was sagt der Schirm immer?
question: Warum ist der Schirm traurig?
question: Wer sieht die zwei Augen zuerst?
question: Was bekommt der Schirm von {Kim}?
question: Wer macht alles so wie du?
activity: sound | Sagt es jedes Mal zusammen: "Ich auch!" | groß ; klein ; traurig ; froh
activity: move | Einer buddelt, klopft, stampft und schnieft. Der andere macht alles nach.
activity: find | Sucht den Schirm. Auf welcher Seite ist er zum ersten Mal da?
surprise: Der Schirm ist schon im Bild, bevor ihn jemand sieht. | Schaut auf Seite 2 hinter {Kim}.
surprise: Auf der letzten Seite gehen {Kim} und der Schirm nach Hause. | Winkt ihnen nach und sagt es ganz leise.

# 1
= {Kim} steht am {sand}, mit dem Eimer in der Hand.
<{Kim} hat einen Eimer, eine Schaufel und {Bo+den}.|{Kim} hat eine Schaufel, einen Eimer und {Bo+den}.>

[somewhere: Das ist der {park} {somewhere.at}. Er ist ganz für {Kim}. | <Und {er} hat den ganzen {park}.|Den ganzen {park} hat {er} auch.|Der {park} ist ganz für {Kim} allein.>] [snow-day: Alles ist weiß, weiß, weiß! | beach-holiday: Das Meer sagt husch, husch. | roomy: <Der Sand ist warm und weich!|Der Sand ist tief und gelb!|So viel Sand! So viel!>]

[birthday: Und {Kim} hat Geburtstag! | snow-day: Heute ist Schneetag! | holi: Heute ist Holi. {Kim} hat eine Schale Rosa. | eid-al-fitr: Heute ist Zuckerfest. {Kim} hat neue Schuhe. | series: Und da ist {series.keepsake}.] <"Alles meins", sagt {Kim}.|"Ganz für mich", sagt {Kim}.|"Nur ich", sagt {Kim}.>

# 2
= {Kim} gräbt im {sand}. Dahinter steht jemand mit einem roten Schirm und schaut zu.
{Buddel}, {buddel}, {buddel}! {Kim} gräbt ein Loch.
* dig | <Das Loch ist tief und gut.|Das ist ein feines Loch.>
> want

{Klopf}, {klopf}, {klopf}! {Kim} backt einen Kuchen.

<Dann schaut {Kim} hoch.|Dann schaut {Kim} hoch. Und noch höher.|Da ist auf einmal etwas Rotes.>
^ child second

# 3
= {Kim} schaut zu einem großen roten Schirm hoch. Darunter ist jemand Kleines.
[snow-day: Wer hat denn im Schnee einen Schirm? | <Es regnet nicht. Aber da ist ein Schirm!|Kein Regen, aber ein Schirm?|Wer hat denn ohne Regen einen Schirm?>] <{Kim} sieht etwas Rotes und zwei Füße.|Er ist rot, und er hat Füße.|Er hat zwei Füße, und er ist rot.>
> eyes
* dig | <Wer ist da drin? {Kim} sieht es nicht.|Drin ist es dunkel.>

[roomy: <"Hallo?", sagt {Kim}.|"Wer ist das?", fragt {Kim}.|"Das ist ein Schirm", sagt {Kim}.>]

"Ich auch", sagt der Schirm.

# 4
= {Kim} und der Schirm knien vor zwei Kuchen aus {sand}.
{Buddel}, {buddel}, {buddel}, macht der Schirm. {Klopf}, {klopf}, {klopf}!
* dig | <Jetzt sind da zwei Kuchen.|Da ist ein Kuchen vom Schirm.>
> gift

[birthday: "Ich habe Geburtstag", sagt {Kim}. | holi: "Das ist mein Rosa", sagt {Kim}. | eid-al-fitr: "Ich habe neue Schuhe", sagt {Kim}. | beach-holiday: "Das ist mein Strand", sagt {Kim}. | snow-day: "Das ist mein Schneetag", sagt {Kim}. | <"Das ist mein Loch", sagt {Kim}.|"Das ist mein Sand", sagt {Kim}.|"Ich war zuerst da", sagt {Kim}.>] "Ich auch", sagt der Schirm.

# 5 a
= {Kim} ist auf dem Weg einen Hügel hinauf. Der rote Schirm kommt hinterher.
<Da will {Kim} auf den Hügel.|{Kim} will auf den Hügel.|Also hoch auf den Hügel.> Hoch, hoch, hoch! [place: Man sieht {place.bis}. | beach-holiday: Da ist das ganze Meer.]
^ pet set | Der Hügel ist gut. Er hat keinen Schirm.

Doch wer kommt da? Hoch, hoch, hoch!

<"Ich auch!" O nein. Der Schirm.|"Ich auch!" Da ist er wieder.|"Ich auch!" O nein, o nein.>

# 5 b
= {Kim} ist auf dem Weg um einen Baum herum. Auf der anderen Seite kommt der rote Schirm.
<Da will {Kim} um den Baum.|{Kim} will um den Baum.|Also los, um den Baum.> [place: Es ist {place.tree}.] Rum, rum, rum!
^ pet set | Der Baum ist gut. Er hat keinen Schirm.

Doch wer kommt da rum? Rum, rum, rum!

<"Ich auch!" O nein. Der Schirm.|"Ich auch!" Da ist er wieder.|"Ich auch!" O nein, o nein.>

# 6 a
= {Kim} saust den Hügel hinunter, und der Schirm saust hinterher.
<{Kim} {rennt} den Hügel runter.|Den Hügel runter {rennt} {Kim}.|Und runter {rennt} {Kim}, den Hügel runter.> Hui!
* too | <Das Gras saust vorbei, vorbei, vorbei.|Alle Bäume sausen vorbei.|Runter, runter, runter!>
> whee

<Da macht noch jemand hui.|Das war ein Hui zu viel.|Da macht der Hügel hui.> {Bums}!

"Ich auch!", sagt der Schirm.

# 6 b
= {Kim} ruft in ein dickes Rohr. Am anderen Ende ist der Schirm.
<"Hu!", ruft {Kim} in ein Rohr.|{Kim} ruft ein Hu ins Rohr.> <"Hu!", macht das Rohr.|Das Rohr sagt es auch.|Da kommt ein Hu heraus.>
* too | Noch einmal! Hu, hu, hu!
> whee

<"Ich bin {Kim}!", ruft {Kim} in das Rohr.|"Hallo!", ruft {Kim} in das Rohr.|"Das bin ich!", ruft {Kim} in das Rohr.>

"Ich auch!" <So etwas sagt kein Rohr.|Das war nicht das Rohr.>

# 7 a
= {Kim} schaukelt. Auf der anderen Schaukel liegt der Schirm auf dem Bauch.
{Kim} will auf die Schaukel. <Hin und her!|Vor und zurück!|Wusch und wusch!> [place: Da unten ist {place.ride}.]
^ child set |
* too | <{Kim} ist oben. {Kim} ist unten.|Die Sonne geht rauf. Die Sonne geht runter.>

<Wer schaukelt denn da noch?|Und die andere Schaukel?|Wer hat die andere Schaukel?> <Da schaukelt ein Bauch.|Da liegt wer auf dem Bauch.>

"Ich auch!"

# 7 b
= {Kim} rutscht. Danach rutscht der Schirm, auf dem Bauch.
{Kim} will auf die Rutsche. <Ssst!|Wusch!|Huiii!> [place: Da unten ist {place.ride}.]
^ child set |
* too | <{Kim} ist oben. Ssst, {Kim} ist unten.|Hoch, hoch, hoch, und runter!>

<Wer kommt denn da noch?|Und wer kommt jetzt?|Wer rutscht denn da noch?> <Einer auf dem Bauch.|Da kommt ein Bauch.> {Bums}!

"Ich auch!"

# 8
= {Kim} versteckt sich hinter einem Baumstamm. Am anderen Ende versteckt sich der Schirm.
<{Kim} duckt sich hinter einen Stamm. Pst!|Pst! {Kim} duckt sich hinter einen Stamm.>
> hush
* too | <{Kim} bewegt nicht einen Zeh.|Nicht ein Zeh schaut raus.>

<Alles ist still, still, still.|Alles ist mucksmäuschenstill.|Still. Still. Still.>

"Ich auch", sagt der Stamm, leise wie {maus}.

# 9
= {Kim} und der Schirm stehen Nase an Nase, die Hände in den Hüften.
<"Ich bin ich!", sagt {Kim}. "Nur ich!"|"Nein! Ich bin ich!", sagt {Kim}. "Nur ich!">
* too | <Der Schirm denkt lange nach.|Der Schirm schaut hoch und runter.>
^ pet second

"Ich auch", sagt der Schirm. "Nur ich!"

<Da wird {Kim} rot. Rot bis über die Ohren.|Da wird {Kim} heiß. Heiß bis über die Ohren.>

# 10
= {Kim} zeigt weit weg und schreit. Der Schirm geht langsam fort, ganz tief unten.
[wheels: Bumm, bumm, bumm! | <Stampf, stampf, stampf!|Stampf! Stampf! Stampf!>] "Nein!", ruft {Kim}. [roomy: <"Kein Ich-auch mehr! Geh weg!"|"Kein Ich-auch mehr! Spiel da drüben!"|"Kein Ich-auch mehr! Geh nach Hause!"> | "Kein Ich-auch mehr!"]

<Der Schirm sagt gar nichts.|Der Schirm sagt es nicht.|Keiner sagt: "Ich auch.">
> torn

<Der Schirm sinkt ganz tief. Er geht weg.|Ganz tief sinkt der Schirm, und weg geht er.> <Weg, weg, weg.|Weg und weg und weg.>

# 11
= {Kim} gräbt wieder allein.
<Gut so!|Na also!|Endlich!> <Jetzt hat {Kim} alles.|Jetzt ist alles für {Kim}.> [somewhere: Alles, {somewhere.at}!] {Buddel}, {buddel}, {buddel}!
* quiet | <Keiner buddelt mit. Keiner sagt es.|Sonst macht keiner {buddel}.>
> fetch

<{Buddel}, {buddel} ... {buddel}.|{Klopf}, {klopf} ... {klopf}.>

[series: Hier ist {series.keepsake}. Das ist alles. | <"Gut", sagt {Kim} zum Loch.|"Ganz für mich", sagt {Kim} zum Loch.|"Schön", sagt {Kim} zum Loch.>]

# 12
= {Kim} hat einen schönen Kuchen aus {sand} gebacken. Niemand ist da, der ihn anschaut.
<{Kim} backt noch einen Kuchen.|Dann backt {Kim} einen Kuchen.> <Es ist der beste!|Es ist der beste von allen!|Er ist groß, und er hält!> [birthday: Er hat Stöcke als Kerzen. Keiner singt. | holi: {Kim} malt die Nase rosa. Keiner malt zurück. | eid-al-fitr: {Kim} isst ein Bonbon. Zwei sind besser als eins. | beach-holiday: Da kommt das Meer. Husch! Weg ist er. | snow-day: Er hat einen Hut aus Schnee. | occasion&!event: Darauf steht: {occasion}! | <"Schau!", sagt {Kim}. "Schau doch!"|"Schau, {Bo}!", sagt {Kim}.|"Wer will schauen?", fragt {Kim}.>]
^ pet trouble |
* quiet | <{Bo} schaut nicht hin.|Aber {Bo} schaut weg.>

[place: Da unten liegt {place.street}. Leer. | <Der Wind weht nur vorbei.|"Huu", macht der Wind. Nur der Wind.|Ein Blatt fällt drauf. Nur ein Blatt.>]

# 13
= {Kim} kommt allein zurück und sieht sich um.
<{Kim} macht alles noch einmal, hoch und runter.|Also macht {Kim} alles noch einmal, von vorn.> <Hui, hui!|Hui, hui, hui!>
> gone
* quiet | <{Bo} sieht es nicht.|{Bo} ist nicht dabei.>
^ child third

<Ohne {Bo} ist es ein müdes Hui.|Es ist kein großes Hui, so ohne {Bo}.>

# 14
= {Kim} sitzt da und redet mit dem Eimer.
"Hallo?", sagt {Kim} zum Eimer. <Der Eimer sagt nichts.|Kein Wort vom Eimer.|Eimer sagen nicht Hallo.>
^ child trouble |
* quiet | <{Kim} sagt es für den Eimer. Es hilft nicht.|{Kim} klopft auf den Eimer. Es ist nur ein Eimer.>
^ pet third

[roomy: <"{Bo}?", fragt {Kim}. {Bo} ist nicht da.|Und wo ist {Bo}? {Kim} sieht sich um.|Auch {Bo} ist nicht mehr da.> | Und wo ist {Bo}?]

# 15 a
= {Kim} sucht {Bo}: am Hügel, an der Schaukel und am Baumstamm.
Nicht auf dem Hügel. Nicht auf der Schaukel. [place: Nicht {place.auf}. | <Nicht am Stamm.|Nicht am Stamm und nicht im Stamm.>]

[roomy: <"{Bo}?", ruft {Kim}. "{Bo}, {Bo}?"|"{Bo}! {Bo}!", ruft {Kim}.|"Wo bist du, {Bo}?", ruft {Kim}.> <Nicht hier. Nicht dort.|Keine Spur.> | "{Bo}!", ruft {Kim}.]
> hinge

[roomy: <"Wer ist da, {Bo}?", fragt {Kim}.|"Was ist da, {Bo}?", fragt {Kim}.> | "Wer ist da?", fragt {Kim}.]

# 15 b
= {Kim} sucht {Bo}: am Rohr, an der Rutsche und am Baumstamm.
Nicht im Rohr. Nicht auf der Rutsche. [place: Nicht {place.auf}. | <Nicht am Stamm.|Nicht am Stamm und nicht im Stamm.>]

[roomy: <"{Bo}?", ruft {Kim}. "{Bo}, {Bo}?"|"{Bo}! {Bo}!", ruft {Kim}.|"Wo bist du, {Bo}?", ruft {Kim}.> <Nicht hier. Nicht dort.|Keine Spur.> | "{Bo}!", ruft {Kim}.]
> hinge

[roomy: <"Wer ist da, {Bo}?", fragt {Kim}.|"Was ist da, {Bo}?", fragt {Kim}.> | "Wer ist da?", fragt {Kim}.]

# 16
= Unter einem Baum ist der Schirm, ganz heruntergezogen. {Kim} steht daneben.
<Da ist der Schirm, ganz tief unten.|Da hängt der Schirm, ganz, ganz tief.> {Bo} hört zu. Es macht {tropf}, {tropf}, {tropf}. [roomy: [snow-day: Aber das ist kein Schnee. | <Aber es regnet ja nicht.|Das ist kein Regen.>]]

Nun schaut {Bo} hoch, denn {Kim} hat Nein gesagt.
^ child pay | <Was sagt {Kim} jetzt? Gar nichts.|{Kim} weiß nichts zu sagen.>

# 17
= {Kim} und der Schirm sitzen nebeneinander unter dem Baum, und beide schniefen.
{Dazu}. [roomy: <Jetzt ist auch {Kim} tief unten.|Hier unten ist alles groß.>] <Da steht der Schirm auf und geht.|Nun steht der Schirm auf. Er geht.>
> low | <Ein Blatt fällt herunter.|Keiner sagt etwas.>

<"Schnief", sagt der Schirm.|"Schnief, schnief", sagt der Schirm.>

"Ich auch", sagt {Kim}. Schnief.

# 18
= {Kim} hält die Schaufel hin. Unter dem Schirm schauen zwei Augen und eine Nase hervor.
<Da geht der Schirm hoch. Da ist eine Nase.|Hoch geht der Schirm. Zwei Augen, eine Nase.>

<{Bo} schaut zu {Kim} und zu der Schaufel.|{Bo} schaut {Kim} an und dann auf die Schaufel.> [deed: {Kim} hat einmal {deed}. [back: Das war {back.at}.] Dann geht auch das. | <Es ist eine gute.|Es ist eine richtig gute.> [roomy: <{Kim} schaut sie lange an.|{Kim} hält sie noch fest.>]]
^ pet pay

<"Grab du", sagt {Kim}.|"Nimm du sie", sagt {Kim}.|"Da, für dich", sagt {Kim}.>

# 19 a
= Von oben: {Kim} und {bibi} backen zusammen Kuchen aus {sand}.
{Buddel}, {buddel}, {buddel}! {Klopf}, {klopf}, {klopf}! [birthday: Der Schirm singt für {Kim}, das ganze Lied! | holi: Rosa für jede Nase! "Holi hai!" | eid-al-fitr: "Eid Mubarak", sagt {Kim}. Für jeden ein Bonbon! | beach-holiday: Das Meer kommt. Schnell, ein Wall! | snow-day: Ein Schneemann! Zwei Schneemänner! | series: Oben drauf ist {series.keepsake}.]
> two
* pie | [!event: <"Mehr!", ruft {Kim}.|"Ganz große!", ruft {Kim}.>]
* pie |

"Ich bin {Kim}", sagt {Kim}.

"Ich auch!", sagt der Schirm. <Nein, nein. Das ist {bibi}.|Nein, nein, nein! Sie heißt {bibi}.>

# 19 b
= Von oben: {Kim} und {bibi} graben jede und jeder ein Loch, und die Löcher treffen sich.
<{Kim} gräbt hier. Der Schirm gräbt da.|{Kim} gräbt so herum. Der Schirm gräbt andersrum.> [birthday: Der Schirm singt für {Kim}, das ganze Lied! | holi: Rosa für jede Nase! "Holi hai!" | eid-al-fitr: "Eid Mubarak", sagt {Kim}. Für jeden ein Bonbon! | beach-holiday: Da kommt das Meer herein! | snow-day: Es wird ein Schneehaus für zwei! | series: Unten drin liegt {series.keepsake}.]
> two
* pie | [!event: {Buddel}, {buddel}, {buddel}! <Tief, tief, tief!|Rein, rein, rein!>]
* pie |

{Kim} greift hinein. <Da ist eine Hand!|Da greift schon eine Hand zu!>

<Es ist {bibi}. "Hallo", sagt {bibi}.|Es ist eine kleine Hand. Sie heißt {bibi}.>

# 20 a
= {Kim} ist auf dem Heimweg, rückwärts und winkend, und stößt an das Tor. Weit weg winkt {bibi} zurück.
> home
* pie | <{bibi} muss heim, und {Kim} muss heim.|Zeit zu gehen, sagt die Sonne.>
* pie |

[place: Da hinten ist {place.ride}. | Tschüs!] <Rückwärts geht es heim, denn {Kim} winkt.|{Kim} winkt und winkt noch einmal.> {Bums}! Das war das Tor.

Weit, weit weg: {bums}! "Ich auch!"

# 20 b
= {Kim} und {bibi} sind unter einem roten Schirm auf dem Heimweg, im [snow-day: Schnee | Regen].
[snow-day: Dann fällt Schnee. Pff, pff, pff! | <Tropf. Tropf, tropf. Jetzt regnet es!|Plitsch, platsch. Das ist echter Regen!>]
> home
* pie | <{Kim} hat keinen Schirm.|Wer hat keinen Schirm? {Kim}.>
* pie |

"Komm drunter", sagt {bibi}. Und {Kim} kommt drunter.

[place: So fährt der Schirm heim, {place.mit}. | <So geht der Schirm nach Hause.|So geht der Schirm den Hügel hoch.>] Jetzt hat er vier Füße.

## lead dog
want: {Bo} hat einen Ball. <Wer wirft ihn? {Kim} nicht.|Wirft {Kim} ihn? Jetzt nicht.>
eyes: {Bo} ist unten. {Bo} sieht zwei Augen und <ein Hallo|eine Nase>.
gift: {Bo} gibt dem Schirm den Ball. <Huch, er wirft ihn!|Der Ball fliegt! {Bo} rennt.>
whee: <Der Schirm wirft den Ball. {Bo} rennt und rennt.|Weg ist der Ball. Weg ist {Bo}!>
hush: Hech, hech, hech! <Das ist {Bo}, mit dem Ball.|Pst, {Bo}, leise mit dem Ball!>
torn: {Bo} schaut {Kim} an. {Bo} schaut den Schirm an. Oh.
fetch: {Bo} legt {Kim} den Ball hin. <Keiner wirft ihn.|Da liegt er.>
gone: <Da nimmt {Bo} den Ball und geht.|Weg geht {Bo}, mit dem Ball. Wohin?>
hinge: Da kommt {Bo}. Kein Ball! Ein Ohr ist nass! Und {bo.er} rennt zu einem Baum.
low: {Bo} legt sich mit dem Ball auf zwei Füße. <Der Schirm bleibt.|Da bleibt der Schirm.>
two: <{Kim} wirft. Der Schirm wirft. Lauf, {Bo}!|Jetzt werfen zwei! Lauf, {Bo}!>
home: {Bo} trägt den Ball heim. <Es ist ein guter Ball.|Der Ball ist müde.>

## lead cat
want: {Bo} hat kein Haus. <Der Eimer? Raus mit dir!|Im Eimer? Nein, raus da!>
eyes: {Bo} ist unten. {Bo} sieht <ein rotes Haus und zwei Augen|zwei Augen in einem roten Haus>.
gift: {Bo} geht unter den Schirm. <Gut! Ein Haus für Katzen.|Genau richtig für eine Katze.>
whee: Das Haus rennt weg. <{Bo} nicht. Katzen rennen nicht.|Da sitzt {Bo} ohne Haus.>
hush: {Bo} duckt sich auch. <Eine Pfote schaut raus. Nur eine.|Nur eine Pfote schaut raus.>
torn: {Bo} hat jetzt kein Haus. {Bo} schaut {Kim} an. Also wirklich!
fetch: {Bo} steigt in den Eimer. <Er ist nicht rot.|Es ist nur ein Eimer.>
gone: Da geht {Bo} weg. <Ohne einen Blick zurück.|Wohin? Katzen sagen das nicht.>
hinge: Hinter einem Baum schaut eine Pfote raus. Schnurr! Das ist {Bo}!
low: {Bo} legt sich auf zwei Füße. <Da bleibt der Schirm.|Der Schirm bleibt da.>
two: {Bo} hat das rote Haus. <Es steht bei den Kuchen.|Ganz für sich.>
home: {Bo} steigt in den Eimer. <Keiner sagt: "Raus!"|Und {Kim} sagt nichts.>

## lead bird
gift: {Bo} macht piep. Der Schirm macht auch piep.
hinge: Piep, piep, piep! Da ist {Bo}, bei einem Baum.
low: {Bo} setzt sich auf einen Zeh. Da bleibt der Schirm.

## lead fish
gift: Jetzt hat {Bo} Schatten. Guter Schirm!
hinge: Da steht das Glas von {Bo}, an einem Baum. Ganz rot!
low: {Bo} schwimmt ganz nah heran und schaut. Da bleibt der Schirm.

## lead rabbit
gift: Hopp! {Bo} sitzt bei zehn Zehen. Gute Zehen.
hinge: Hopp, hopp! Da hüpft {Bo} um einen Baum.
low: {Bo} liegt auf zehn kalten Zehen. Da bleibt der Schirm.

## lead guineapig
gift: "Quiek!", sagt {Bo}. "Quiek", sagt der Schirm. Nanu!
hinge: "Quiek!" Das ist {Bo}, hinter einem Baum.
low: {Bo} setzt sich auf kleine Zehen. Da bleibt der Schirm.

## lead hamster
gift: {Bo} streckt die Nase vor. Der Schirm streckt einen Zeh vor.
hinge: Hinter einem Baum schaut eine Nase raus. Das ist {Bo}!
low: {Bo} sitzt auf einem dicken Zeh. Da bleibt der Schirm.

## lead horse
gift: {Bo} schiebt die Nase unter den Schirm. Hff! Da fliegt er hoch.
hinge: {Bo} ist groß. Da steht {Bo}, weit weg, an einem Baum.
low: {Bo} legt die große Nase auf zwei Füße. Der Schirm bleibt.

## lead lizard
gift: {Bo} liegt bei zehn Zehen. Da ist es rot.
hinge: Husch! Das war {Bo}, um einen Baum herum.
low: {Bo} liegt ganz flach auf zehn Zehen. Der Schirm bleibt.

## lead toy
gift: Der Schirm macht bei {Bo} ei, ei. Ganz sanft.
hinge: Wer hat {Bo}? Da, an einem Baum, ist ein Bein!
low: Aber er hat {Bo} im Arm. Da bleibt er.

## lead other
gift: Der Schirm schaut {Bo} an. Er gibt {Bo} ein Blatt.
hinge: Da ist {Bo}! {Bo} schaut zu einem Baum.
low: {Bo} legt sich auf zwei Füße. Da bleibt der Schirm.

## trait pet fear
set: {Bo} mag keine {trait.things}. Aber das ist nur ein Schirm!
trouble: {Bo} duckt sich. War das {trait.thing}?
pay: War das {trait.thing}? {Bo} kommt trotzdem.

## trait pet umbrellas
set: {Bo} mag keine Schirme. Aber der hier hat nette Füße.
trouble: Der Schirm ist weg. {Bo} ist nicht froh. Warum nicht?
pay: {Bo} geht unter den Schirm! Ganz, ganz darunter!

## trait pet theft
set: {Bo} hat {trait.einen}. Von wem? Vom Schirm!
trouble: {Bo} hat noch {trait.den}. Keiner holt es ab.
pay: {Bo} gibt {trait.den} zurück. Ein bisschen nass.

## trait pet socks
set: Da liegt eine kleine Socke. {Bo} klaut sie. Klar.
trouble: {Bo} hat die Socke noch. Keiner holt sie.
pay: {Bo} gibt die Socke zurück. Ein Fuß geht hinein.

## trait pet noise
set: "{trait.Sound}!", macht {Bo}. "{trait.Sound}!", macht der Schirm.
trouble: "{trait.Sound}?", macht {Bo}. Keiner sagt es zurück.
pay: "{trait.Sound}", macht {Bo}. "{trait.Sound}", sagt die Nase.

## trait pet part
set: {Bo} hat {trait.has}. Der Schirm geht tief, zum Schauen.
trouble: {Bo} hat {trait.has}. Keiner geht tief, zum Schauen.
pay: {Bo} hat {trait.has}. Der Schirm macht ganz sanft ei, ei.

## trait pet deaf
set: {Bo} hört nichts. Aber {Bo} sieht, wie er winkt.
trouble: {Bo} hört nichts. Aber {Bo} sieht: Er ist weg.
pay: {Bo} hört kein Schnief. {Bo} sieht die Augen.

## trait pet age
set: {Bo} ist {trait.is}. [old: Der Schirm wartet auf {Bo}. | Der Schirm hebt {Bo} auf.]
trouble: {Bo} ist {trait.is}. [old: Keiner wartet auf {Bo}. | Keiner hebt {Bo} auf.]
pay: {Bo} ist {trait.is}. [old: Die Hand wartet. | Die Hand hilft.]

## trait pet favourite
set: {Bo} hat {trait.den}. Der Schirm mag {trait.den} auch.
trouble: {Bo} hat {trait.den}. Allein macht das keinen Spaß.
pay: {Bo} legt {trait.den} hin, bei zwei kleinen Füßen.

## trait pet sleep
set: {Bo} schläft gern {trait.where}. "Ich auch", sagt er.
trouble: {Bo} will heim und schlafen. Das ist kein Spaß.
pay: {Bo} schläft jetzt nicht. {Bo} ist ganz Nase.

## trait pet habit
set: Da macht {Bo} es: {trait.do}. Der Schirm macht mit.
trouble: {Bo} macht es allein. Es ist kein Spaß.
pay: {Bo} macht es wieder: {trait.do}. Und er macht mit!

## trait pet talent
set: {Bo} kann {trait.do}. Der Schirm kann es nicht.
trouble: {Bo} kann {trait.do}. Aber für wen?
pay: [shakeshands: {Bo} gibt die Pfote. Eine Hand nimmt sie. | opensdoors: {Bo} kann Türen öffnen. Und Schirme! | {Bo} macht es, nur für den Schirm.]

## trait child fear
set: "Ich mag {trait.things} nicht", sagt {Kim}.
trouble: Gibt es hier {trait.things}? Keiner sagt: "Ich auch."
pay: Weint er wegen {trait.einem}? Nein. Wegen {Kim}.

## trait child collection
set: {Kim} hat {trait.einen}. Der Schirm hat auch {trait.einen}.
trouble: {Kim} hat {trait.den}. Keiner sagt: "Ich auch."
pay: {Kim} legt {trait.den} hin, bei zwei kleinen Füßen.

## trait child noise
set: {Kim} mag {trait.doing} gern. Er macht mit.
trouble: {Kim} {trait.does}. Keiner macht mit.
pay: [talksalot: {Kim} redet viel. Jetzt nicht. Jetzt ist es still. | {Kim} {trait.does}, ganz nah, nur ein bisschen.]

## trait child part
set: "Ich habe {trait.has}", sagt {Kim}.
trouble: {Kim} hat {trait.has}. Keiner sagt: "Ich auch."
pay: {Kim} schaut hinein. Der Schirm hat das wirklich auch!

## trait child favourite
set: "Ich mag {trait.things}", sagt {Kim}.
trouble: "Ich mag {trait.things}", sagt {Kim} zum Eimer.
pay: "Magst du {trait.things}?", fragt {Kim}. Schnief. Ja.

## trait child sleep
set: "Ich schlafe {trait.where}", sagt {Kim}.
trouble: "Ich schlafe {trait.where}", sagt {Kim} zum Eimer.
pay: "Schläfst du {trait.where}?", fragt {Kim}. Schnief. Ja.

## trait child habit
set: {Kim} tut es gern: {trait.do}. Er tut es auch.
trouble: {Kim} tut es allein: {trait.do}.
pay: [askswhy: "Warum weinst du?", fragt {Kim}. Aber {er} weiß es. | counts: {Kim} zählt. Eins, zwei, drei, vier Tropfen. Oh. | drawsonthings: {Kim} malt ein Gesicht. Es ist traurig. | {Kim} legt den Hut hin, bei zwei Füßen.]

## trait child talent
set: "Ich kann {trait.do}", sagt {Kim}. Und wie!
trouble: {Kim} kann {trait.do}. Aber für wen?
pay: [remembers: {Kim} weiß alles noch. Er wollte nur spielen. | {Kim} {trait.does}, nur für den Schirm.]

## dog
dig: {Bo+} buddelt mit. {Sand}, {sand}, {sand}!
too: {Bo} macht auch mit. Wedel, wedel, wedel!
quiet: {Bo} legt das Kinn auf den Boden. Hff.
pie: {Bo} frisst einen Sandkuchen. Bäh! Nur einen.

## dog 2
dig: Plumps, da liegt {Bo+} im {sand}.
too: {Bo} bringt einen Knochen. Einen riesigen Knochen!
quiet: {Bo} hat den Knochen. Er macht keinen Spaß.
pie: {Bo} liegt auf zwei Kuchen. Platt, platt!

## cat
dig: {Bo+} sitzt im {sand}. Sitzt nur da.
too: {Bo} macht ein Auge zu. Zu viel Hui!
quiet: {Bo} sucht ihn. Nur ganz kurz.
pie: {Bo} sitzt auf einem Kuchen. Jetzt ist er platt.

## cat 2
dig: {Bo+} prüft den {sand}. Bäh! Pfote weg.
too: {Bo} sitzt. Katzen machen nicht hui.
quiet: {Bo} kommt vorbei. Schnurr? Kein Schnurr.
pie: Ei, ei! {Bo} wird auch gestreichelt. Ganz sanft.

## bird
dig: {Bo+} badet im {sand}. Puff, puff!
too: {Bo} sagt es auch: piep, piep, piep!
quiet: {Bo} singt nicht. Nicht ein Piep.
pie: Ein Blatt auf den Kuchen! Das war {Bo}.

## fish
dig: {Bo+} gräbt auch, im Glas. Blubb!
too: {Bo} schwimmt im Kreis, im Kreis, im Kreis.
quiet: {Bo} macht nur eine Blase. Plopp.
pie: {Bo} bekommt auch einen Kuchen, gleich am Glas.

## fish 2
dig: Platsch! {Kim} stellt {Bo+den} an den {sand}.
too: Blubb, blubb! {Bo} hat {sand} im Wasser.
quiet: {Bo} versteckt sich im grünen Kraut.
pie: {Bo} schwimmt rauf, {Bo} schwimmt runter. Hui!

## rabbit
dig: {Bo+} gräbt auch ein Loch. Hoppel, grab!
too: {Bo} hoppelt hier. {Bo} hoppelt da.
quiet: {Bo} macht sich klein und hoppelt nicht.
pie: {Bo} hat die Nase im Kuchen. Ach, {Bo}!

## guineapig
dig: {Bo+} hat ein Blatt. Mampf, mampf, mampf.
too: "Quiek!" {Bo} sagt es auch.
quiet: {Bo} sagt quiek. Es ist ein kleines Quiek.
pie: {Bo} saust um alle Kuchen herum. Quiek!

## hamster
dig: {Bo+} steckt {sand} in eine Backe. Ups!
too: {Bo} fährt mit, in {Kims} Händen. Hoppla!
quiet: {Bo} streckt die Nase raus. Kein Schirm.
pie: {Bo} backt auch. Der Kuchen ist winzig.

## horse
dig: {Bo+} macht klapp, klapp. Große Füße!
too: {Bo} kommt dazu. Der ganze Park wackelt.
quiet: {Bo} pustet {Kim} ins Haar. Hff.
pie: Klapp! {Bo} steht in einem Kuchen.

## lizard
dig: {Bo+} liegt auf dem Deckel. Aaah!
too: Husch! Das war {Bo}. Schon weg.
quiet: {Bo} liegt ganz flach. Flach, flach, flach.
pie: {Bo} liegt auf einem Kuchen. Ein Bett!

## toy
dig: {Kim} setzt {Bo+den} an das Loch. Plumps!
too: {Bo} kommt mit, in {Kims} Armen. Quetsch!
quiet: {Bo} fällt um. {Kim} lässt {Bo} liegen.
pie: {Bo} hat {sand} am Arm. Guten {sand}!

## other
dig: {Bo+} hat einen guten Platz am Loch.
too: {Bo} macht es auch, auf eigene Art.
quiet: {Bo} schaut hierhin und dorthin. Kein Schirm.
pie: Ein Kuchen für {Bo}, einer für den Schirm!

## duet
dig: Das hier ist für {Bo+den}. Das da für {Mo+den}.
too: {Bo} schaut {Mo} an. {Mo} schaut den Schirm an.
quiet: {Bo} hat {Mo}. {Mo} hat {Bo}. Hm.
pie: Ein Kuchen für {Bo}! Ein Kuchen für {Mo}!

## duet 2
dig: Hier ist {Bo+}. Und da ist {Mo+}!
too: {Bo} macht es wie {Mo}. {Mo} macht es wie {Bo}.
quiet: {Bo} ist ganz nah bei {Mo}. Das ist schön, für {Mo}.
pie: {Bo} und {Mo} haben {sand} auf der Nase!

## any spot
dig: {Bo+} hat den besten Platz. Ganz allein.
too: Kommt {Bo} auch mit? Nein. Viel zu weit!
quiet: {Bo} hat den Platz. Er ist zu groß.
pie: Wer bekommt den größten? {Bo} natürlich!

## any near
dig: {Bo+} ist bei {Kim}, ganz nah.
too: {Bo} geht zum Schirm. Da ist es gut.
quiet: {Bo} schaut {Kim} an. {Kim} schaut {Bo} an.
pie: Ei, ei, ei! {Bo} wird auch gestreichelt.

## any nap
dig: {Bo+} macht ein Nickerchen am Loch.
too: {Bo} wacht auf. Was war das denn?
quiet: {Bo} schläft nicht mehr. Es ist zu still.
pie: {Bo} schläft neben einem Kuchen ein.

## any say
dig: {Kim} sagt {Bo+dem} guten Tag.
too: {Bo} sagt es nicht. {Bo} sagt {bo.noise}.
quiet: "Sag es, {Bo}", sagt {Kim}. {Bo} sagt nichts.
pie: "Und {Bo}?", fragt er. {Bo} auch!
`
