export const words = String.raw`
title: <Ich auch|Der Schirm sagt: Ich auch|{Kim} und der Schirm|Ich auch, sagt der Schirm>
set: rennt = [wheels: saust | rennt]
set: dazu = [wheels: {Kim} rollt heran | {Kim} setzt sich dazu]
refrain: "Ich auch", sagt der Schirm.
recall: der Schirm im Park
deed: {bibi} die einzige gute Schaufel gegeben
summary: {Kim} hat einen Eimer, eine Schaufel und den ganzen Park. Dann kommt ein Schirm. Er buddelt, wenn {Kim} buddelt. Er versteckt sich, wenn {Kim} sich versteckt. Und er sagt immer nur: "Ich auch." Bis {Kim} ihn wegschickt. Da ist der Park auf einmal ziemlich groß.
extra: friend = {bibi}
pick: bibi = Bibi, Lulu, Momo, Lotti, Nini, Finni
pick: maus = eine Maus, ein Floh, eine Erbse
pick: tropf = tropf, plitsch, plopp
word: Schirm = darunter bleibt man trocken
word: Schaufel = damit gräbt man Löcher
word: Hügel = ein kleiner, runder Berg
word: Baumstamm = ein Baum, der sich hingelegt hat
word: stampf = so klingt ein Fuß, der böse ist
word: schnief = so klingt eine Nase, die weint
question: Was sagt der Schirm immer?
question: Warum schickt {Kim} den Schirm weg?
question: Wie ist es, wenn man den ganzen Park für sich hat?
question: Was bekommt der Schirm von {Kim}?
question: Wer macht alles so wie du?
activity: sound | Sagt es jedes Mal zusammen: "Ich auch!" | groß ; klein ; traurig ; froh
activity: move | Einer buddelt, klopft, stampft und schnieft. Der andere macht alles nach.
activity: find | Sucht den Schirm. Auf welcher Seite ist er zum ersten Mal da?
surprise: Der Schirm ist schon im Bild, bevor ihn jemand sieht. | Schaut auf Seite 2 hinter {Kim}.
surprise: Auf der letzten Seite macht es zweimal bums: nah und fern. | Sagt das ferne ganz leise.

# 1
= {Kim} steht am Sandkasten, mit Eimer und Schaufel.
{Kim} hat einen Eimer. {Er} hat eine Schaufel.

[somewhere: Es ist ein Park {somewhere.at}. Ganz für {Kim} allein! | Und {er} hat den ganzen Park.] Der Sand ist <warm und weich|tief und gelb>. [roomy: So viel Sand!]

[sequel&!event&!somewhere: Es ist nicht {recall}. Es ist Sand.] [event: Heute ist {event.is}.] "Alles meins!", sagt {Kim}.

# 2
= {Kim} gräbt im Sand. Dahinter steht jemand mit einem roten Schirm und schaut zu.
Buddel, buddel, buddel! {Kim} gräbt ein Loch.
* dig | Das Loch ist tief und gut.

Klopf, klopf, klopf! {Kim} backt einen Kuchen.

<Dann schaut {Kim} hoch.|Dann schaut {Kim} hoch. Und noch höher.>

# 3
= {Kim} schaut zu einem großen roten Schirm hoch. Darunter ist jemand Kleines.
Es regnet nicht. Aber da ist ein Schirm! Er ist groß und rot.
* dig | Der Schirm hat zwei Füße.

Ist da wer unter dem Schirm? Ja, da ist wer!

"Ich auch", sagt der Schirm.

# 4
= Von oben: {Kim} und der Schirm knien nebeneinander, vor zwei Sandkuchen.
Buddel, buddel, buddel, macht der Schirm. Klopf, klopf, klopf!
* dig | <Jetzt sind da zwei Kuchen.|Da ist ein Kuchen vom Schirm.>

<"Das ist mein Loch", sagt {Kim}.|"Das ist mein Sand", sagt {Kim}.> "Ich auch", sagt der Schirm.

# 5
= {Kim} ist auf dem Weg den grünen Hügel hinauf. Der rote Schirm kommt hinterher.
Da will {Kim} auf den Hügel. Hoch, hoch, hoch! Der Hügel ist gut. Er hat keinen Schirm.

Doch wer kommt da? Hoch, hoch, hoch!

<"Ich auch!" O nein. Der Schirm.|"Ich auch!" Da ist er wieder, der Schirm.>

# 6
= {Kim} saust den Hügel hinunter, und der Schirm saust hinterher.
{Kim} {rennt} den Hügel hinunter. Huiii!
* too | <Das Gras saust vorbei, vorbei, vorbei.|Die Bäume sausen vorbei, vorbei, vorbei.>

Da macht noch jemand hui. Huiii! Bums!

"Ich auch!", sagt der Schirm.

# 7
= {Kim} schaukelt. Auf der anderen Schaukel liegt der Schirm auf dem Bauch.
{Kim} schaukelt hin und her, hin und her.
* too | Die Sonne geht rauf. Die Sonne geht runter.

Wer schaukelt denn da noch? <Er liegt dabei auf dem Bauch.|Auf dem Bauch? Ja, auf dem Bauch!>

"[roomy: Ich auch! Ich auch! | Ich auch!]"

# 8
= {Kim} versteckt sich hinter einem Baumstamm. Am anderen Ende versteckt sich der Schirm.
{Kim} versteckt sich am Baumstamm. Pst! [roomy: Kein Buddel. Kein Klopf. Kein Hui.]
* too | {Kim} bewegt nicht einen Zeh.

Alles ist still, still, still.

"Ich auch", sagt der Baumstamm, leise wie {maus}.

# 9
= {Kim} und der Schirm stehen Nase an Nase, die Hände in den Hüften.
"Ich bin ich!", sagt {Kim}. "Nur ich!"
* too | Der Schirm denkt lange nach.

"Ich auch", sagt der Schirm. "Nur ich!"

<{Kims} Gesicht wird heiß. Die Ohren auch.|Da wird {Kim} rot. Rot bis über die Ohren.>

# 10
= {Kim} zeigt weit weg und schreit. Der Schirm geht langsam fort, ganz tief unten.
[wheels: Bumm, bumm, bumm! | <Stampf, stampf, stampf!|Stampf! Stampf! Stampf!>] "Nein!", ruft {Kim}. "Jetzt ist Schluss mit Ich auch!"

Der Schirm [wheels: macht nicht bumm | stampft nicht]. Der Schirm sagt gar nichts.

Er sinkt ganz tief. Er geht weg. Weg, weg, weg.

# 11
= {Kim} gräbt wieder allein im Sand.
<Gut so!|Na also!> Jetzt hat {Kim} den ganzen Park. Buddel, buddel, buddel!
* quiet | Niemand buddelt mit. Niemand sagt etwas.

Buddel, buddel ... buddel.

"Gut", sagt {Kim} zum Loch. [roomy: <Das Loch sagt nichts.|Es ist nur ein Loch.>]

# 12
= {Kim} hat einen schönen Sandkuchen gebacken. Niemand ist da, der ihn anschaut.
{Kim} backt noch einen Kuchen. Es ist der allerbeste Kuchen!

[roomy: "Schau!", sagt {Kim}. "Schau doch!"]
* quiet | Niemand schaut sich den Kuchen an.

"Huu", macht der Wind. <Der Wind mag keinen Kuchen.|Der Wind weht einfach weiter.>

# 13
= {Kim} kommt allein den Hügel herunter und schaut zurück.
Den Hügel hoch. Den Hügel runter. Hui. Und noch einmal: hui.
* quiet | Es ist kein großes Hui.

{Kim} schaut zurück, den Hügel hinauf. <Niemand macht bums.|Da macht nichts bums.>

# 14
= {Kim} sitzt im Sand und redet mit dem Eimer.
"Ich auch?", sagt {Kim} zum Eimer. Der Eimer sagt es nicht.
* quiet | {Kim} sagt es für den Eimer. Es hilft nicht.

Wo, o wo ist nur der Schirm?

# 15
= {Kim} sucht den Schirm: am Hügel, an der Schaukel und am Baumstamm.
Nicht auf dem Hügel. Nicht auf der Schaukel. Nicht am Baumstamm. [1-2: Und nicht im Eimer!]

"Schirm?", ruft {Kim}. "Schirm, Schirm, Schirm?"

Schnief, macht ein Baum. Bäume schniefen nicht.

# 16
= Unter einem Baum ist der Schirm, ganz heruntergezogen. {Kim} steht daneben.
Da ist der Schirm! Er hängt ganz, ganz tief.

Unter ihm macht es {tropf}, {tropf}, {tropf}. <Aber es regnet ja nicht.|Das ist kein Regen.>

Was sagt {Kim}? {Kim} weiß nichts zu sagen. [1-3: Gar nichts.]

# 17
= {Kim} und der Schirm sitzen nebeneinander unter dem Baum, und beide schniefen.
{Dazu}. Ganz nah. Niemand sagt etwas. Ein Blatt fällt herunter.

Schnief, macht der Schirm.

Schnief, macht {Kim}. "Ich auch", sagt {Kim}.

# 18
= {Kim} hält die Schaufel hin. Unter dem Schirm schauen zwei Augen und eine Nase hervor.
Da geht der Schirm hoch. Darunter sind zwei Augen [!deed: und eine Nase].

{Kim} hat nur eine Schaufel. Es ist eine gute Schaufel. [deed: {Kim} hat einmal {deed}. [back: Das war {back.at}. Hier ist es auch so. | Das war so wie jetzt.] | {Kim} schaut sie lange an.]

"Grab du", sagt {Kim}.

# 19
= Von oben: {Kim} und {bibi} backen zusammen Sandkuchen.
Buddel, buddel, buddel! Klopf, klopf, klopf! [event&1-2: Sie backen {event.food}, aus Sand. | occasion&!event&1-4: Auf einem Kuchen steht: {occasion}!]
* pie | [!event&!occasion: Sie backen sechs Kuchen.] "Mehr!", ruft {Kim}. "Ich auch!"
* pie |

"Ich bin {Kim}", sagt {Kim}.

"Ich auch!", sagt der Schirm. <Nein, nein. Das ist {bibi}.|Nein, nein, nein! Sie heißt {bibi}.>

# 20
= {Kim} ist auf dem Heimweg, rückwärts und winkend, und stößt an das Tor. Weit weg winkt {bibi} zurück.
* pie | {bibi} muss heim, und {Kim} muss heim.
* pie |

Tschüs! {Kim} ist rückwärts unterwegs, zum Winken. [roomy: Wink, wink!] Bums! Das war das Tor.

Und weit, weit weg: bums! "Ich auch!"

## dog
dig: {Bo+} buddelt mit. Sand, Sand, Sand!
too: {Bo} macht auch mit. Wedel, wedel, wedel!
quiet: {Bo} legt das Kinn auf den Boden. Hff.
pie: {Bo} frisst einen Sandkuchen. Bäh! Nur einen.

## dog 2
dig: Plumps, da liegt {Bo+} im Sand.
too: {Bo} bringt einen Knochen. Einen riesigen Knochen!
quiet: {Bo} hat den Knochen. Er macht keinen Spaß.
pie: {Bo} liegt auf zwei Kuchen. Platt, platt!

## cat
dig: {Bo+} sitzt im Sand. Sitzt nur da.
too: {Bo} macht ein Auge zu. Zu viel Hui!
quiet: {Bo} sucht den Schirm. Nur ganz kurz.
pie: {Bo} sitzt auf einem Kuchen. Jetzt ist er platt.

## cat 2
dig: {Bo+} prüft den Sand. Heiß! Pfote weg.
too: {Bo} sitzt. Katzen machen nicht hui.
quiet: {Bo} kommt vorbei. Schnurr? Kein Schnurr.
pie: Klopf, klopf! {Bo} wird auch geklopft. Ganz sanft.

## bird
dig: {Bo+} badet im Sand. Puff, puff!
too: {Bo} sagt es auch: piep, piep, piep!
quiet: {Bo} singt nicht. Nicht ein Piep.
pie: Ein Blatt auf den Kuchen! Das war {Bo}.

## fish
dig: {Bo+} schaut aus dem Glas zu. Blubb!
too: {Bo} schwimmt im Kreis, im Kreis, im Kreis.
quiet: {Bo} macht nur eine Blase. Plopp.
pie: {Bo} bekommt auch einen Kuchen, gleich am Glas.

## fish 2
dig: Platsch! {Kim} stellt {Bo+den} an den Sand.
too: Blubb, blubb! {Bo} hat Sand im Wasser.
quiet: {Bo} versteckt sich im grünen Kraut.
pie: {Bo} schwimmt rauf, {Bo} schwimmt runter. Hui!

## rabbit
dig: {Bo+} gräbt auch ein Loch. Hoppel, grab!
too: {Bo} hoppelt hier. {Bo} hoppelt da.
quiet: Ein Ohr von {Bo} hängt ganz tief.
pie: Zwei Ohren gehen hoch. Kuchen? Ach, {Bo}!

## guineapig
dig: {Bo+} nimmt das Gras. Mampf, mampf, mampf.
too: "Quiek!" {Bo} sagt es auch.
quiet: {Bo} sagt quiek. Es ist ein kleines Quiek.
pie: {Bo} saust um alle Kuchen herum. Quiek!

## hamster
dig: {Bo+} steckt Sand in eine Backe. Ups!
too: {Bo} fährt mit, in {Kims} Händen. Hoppla!
quiet: {Bo} streckt die Nase raus. Kein Schirm.
pie: {Bo} backt auch. Der Kuchen ist winzig.

## horse
dig: {Bo+} macht klapp, klapp. Große Füße!
too: {Bo} kommt mit. Der ganze Park wackelt.
quiet: {Bo} pustet {Kim} ins Haar. Hff.
pie: Klapp! {Bo} steht in einem Kuchen.

## lizard
dig: {Bo+} liegt im warmen Sand. Aaah!
too: Husch! Das war {Bo}. Schon weg.
quiet: {Bo} liegt ganz flach. Flach, flach, flach.
pie: {Bo} liegt auf einem Kuchen. Schön warm.

## toy
dig: {Kim} setzt {Bo+den} in den Sand. Plumps!
too: {Bo} kommt mit, in {Kims} Armen. Quetsch!
quiet: {Kim} sitzt bei {Bo}. {Bo} fällt um.
pie: {Bo} hat Sand im Ohr. Guten Sand!

## other
dig: {Bo+} schaut sich den Sand an. Ganz genau.
too: {Bo} schaut {Kim} an. {Bo} schaut den Schirm an.
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
pie: {Bo} hat Sand von {Mo}. {Mo} hat Sand von {Bo}!

## any spot
dig: {Bo+} hat den besten Platz. Den warmen.
too: Kommt {Bo} auch mit? Nein. Viel zu heiß!
quiet: Ist {Bo} da? Ja. Aber es fehlt etwas.
pie: Wer bekommt den größten? {Bo} natürlich!

## any near
dig: Wo ist {Bo+}? Bei {Kim}, wo denn sonst.
too: {Bo} hat den Schirm gesehen. {Bo} sieht alles.
quiet: {Bo} schaut {Kim} an. {Kim} schaut {Bo} an.
pie: Klopf, klopf, klopf! {Bo} wird auch geklopft.

## any nap
dig: {Bo+} macht ein Nickerchen. Sand ist gut dafür.
too: {Bo} wacht auf. Was war das denn?
quiet: {Bo} schläft nicht mehr. Es ist zu still.
pie: {Bo} schläft neben einem Kuchen ein.

## any say
dig: {Kim} sagt {Bo+dem} guten Tag.
too: {Bo} sagt es nicht. {Bo} sagt {bo.noise}.
quiet: "Sag es, {Bo}", sagt {Kim}. {Bo} sagt nichts.
pie: "Und {Bo}?", fragt der Schirm. Ja, {Bo} auch!
`
