export const words = String.raw`
title: <Nur eine Socke|Das ist nur eine Socke|Die Woche mit der Socke|Pinzetten haben Zähne>
refrain: "Das ist nur eine Socke", sagte {Kim}.
recall: die Woche mit der Socke
deed: die Socke ausgezogen und den Anfang gemacht
summary: {Kim} hat einen Splitter, den niemand sehen kann, und im Bad wohnt eine Pinzette, die vielleicht Zähne hat. Eine Socke hilft. Ein Topfhandschuh auch, und sogar ein Eimer. Aber am Samstag soll {Kim} eine Glocke läuten, und dafür braucht man zwei Hände.
extra: friend = {friend}
extra: elder = {opa}

pick: friend = Ada, Jette, Mei, Lina, Paula, Nura, Tilda, Greta
pick: opa = Opa, Opi
pick: tor = am Gartentor, am alten Zaun, an der Leiter, an der Schuppentür
pick: klein = ein Komma, ein Krümel, eine Wimper, ein Punkt
pick: rote = eine rote, eine geringelte, eine mit Fußbällen
pick: elf = elf, neun, vierzehn, sieben
pick: tiere = WILDE TIERE, NICHT FÜTTERN, VORSICHT BISSIG
pick: alt = einundsiebzig, achtundsechzig, vierundsiebzig
set: beasts = {tiere}
word: Splitter = ein winziges, spitzes Stück Holz, das in der Haut steckt
word: Pinzette = eine kleine Zange, mit der man kleine Dinge herauszieht
word: Ellbogen = da knickt der Arm
word: pochte = klopfte von innen, wie ein Herz
word: Dorn = die spitze Stelle an einem Rosenstiel
word: Topfhandschuh = den zieht man an, bevor man heiße Töpfe anfasst
word: Jahrmarkt = ein Fest mit Karussell und Buden
question: Was hat {Kim} alles probiert, nur um nicht an die Pinzette zu müssen?
question: Wer versteckt noch eine Hand? Wann hast du es gemerkt?
question: "Bereit?" "Nein. Mach trotzdem." Wann hast du so etwas schon einmal getan?
question: Wozu braucht {opa} die Socke?
question: Wie würde deine Socke heißen, wenn sie Augen hätte?
activity: make | Male Augen auf eine alte Socke. Gib ihr einen Namen und eine Stimme.
activity: find | Wer versteckt hier noch etwas? Lies Seite 3 noch einmal.
activity: sound | Macht zusammen die Glocke nach: einmal mit einer Hand, einmal mit zwei. | Dnk ; BONG!
surprise: {opa} hat auf Seite 3 eine Hand in der Hosentasche. | Auf Seite 14 weißt du, warum.
surprise: Die Socke ist auf mehr Bildern, als man denkt. | Zähle die Socken.

# 1
= {Kim} steht {tor} und starrt auf einen Daumen.
[first-day-of-school: Die Schule fing an. {Kim} holte sich einen Splitter in den Daumen. | Am Montag holte sich {Kim} einen Splitter in den Daumen[roomy: , {tor}].]

<Sonst konnte ihn keiner sehen, und {Kim} sah nichts anderes mehr.|Er war so groß wie {klein}, und für einen Daumen ist das groß.>
* see | <Der Daumen sah aus wie immer, fühlte sich aber nicht so an.|{Kim} pustete. Gegen Splitter hat Pusten noch nie geholfen.>

# 2
= {Kim} schaut zu einer kleinen Dose auf dem Regal im Bad hoch und freut sich nicht.
Splitter holt man mit der Pinzette heraus. Die wohnte in einer Dose im Bad. {Kim} war fast sicher, dass sie Zähne hatte.

Also kam eine Socke über die Hand.
* see | <Sie ging bis zum Ellbogen.|Es war {rote}, und sie ging bis zum Ellbogen.>

# 3
= {Kim} sitzt beim Frühstück, mit einer Socke über der Hand. {opa} hat eine Hand in der Hosentasche.
"Was ist denn das?", fragte {opa}, die eine Hand in der Hosentasche.

"Das ist nur eine Socke", sagte {Kim}.
* see | <"Kalt?", fragte {opa}. "Nur an der einen Hand", sagte {Kim}.|"Stimmt", sagte {opa} und reichte die Marmelade herüber.>

# 4
= {Kim} schaut zu einer großen Glocke hoch, die an einem Balken hängt.
[birthday: Am Samstag war Geburtstag. | event&!first-day-of-school: Am Samstag war {event.is}. | place: Am Samstag war Jahrmarkt {place.at}. | somewhere: Am Samstag war Jahrmarkt {somewhere.at}. | occasion&!event: Im Kalender stand unter Samstag: {occasion}. | <Am Samstag war Jahrmarkt.|Am Samstag war der große Jahrmarkt.>] {Kim} durfte die große Glocke läuten. Dafür braucht man zwei Hände, denn sie wiegt mehr als eine Kuh.

<"Heute ist erst Montag", sagte {Kim}.|"Bis Samstag ist es noch ewig", sagte {Kim}.>

# 5
= Von oben: {Kim} streicht die Butter mit der falschen Hand auf den Tisch statt aufs Brot.
Am Dienstag machte {Kim} alles mit der anderen Hand. [roomy: Die Butter kam auf den Tisch.] Beim Schreiben sah der Name aus wie <von einer Spinne|von einem nassen Huhn|von jemand anderem>.
* see | Das Anziehen dauerte fast bis zum Mittagessen.

# 6
= In der Schule malt {friend} zwei Augen auf die Socke an {Kims} Hand.
"Ist das eine Handpuppe?", fragte {friend} in der Schule.

"Das ist nur eine Socke", sagte {Kim}. <Mittags hatte sie Augen und einen Namen.|Mittags hatte sie Augen und eine Schwiegermutter.>
* worse | <Sie hieß jetzt Frau Strumpf.|Sogar die Lehrerin sagte ihr Guten Tag.>

# 7
= {Kim} trägt einen großen Topfhandschuh an einer Hand. Die Socke schwimmt in der Suppe.
Am Mittwoch fiel die Socke in die Suppe. Da nahm {Kim} einen Topfhandschuh.

"Das ist nur ein Topfhandschuh", sagte {Kim}.
* worse | "Was denn sonst?", sagte {opa} in den Kühlschrank hinein.

# 8
= {Kim} versucht, mit Topfhandschuh eine Seite umzublättern.
Mit Topfhandschuh kann man nicht blättern, keinen Reißverschluss zumachen und kein Ei halten. Nicht einmal Nasebohren geht.

[roomy: <Drei Eier gehen, aber nicht lange.|Sechs Eier gehen, aber nur kurz.>]
* worse | <Danach gab es für alle Pfannkuchen.|Für Eier war es ein schwerer Tag.>

# 9
= {Kim} ist mit einem ganzen Arm in einem Eimer Wasser unterwegs.
Am Donnerstag pochte der Daumen[roomy: , <tock, tock, wie eine kleine heiße Uhr|bumm, bumm, wie eine Trommel im Kissen>]. {Kim} steckte ihn in einen Eimer mit kaltem Wasser.

"Das ist nur ein Eimer."
* worse | Mit Eimer kam {Kim} auch zum Abendbrot.

# 10
= Der Eimer fliegt weg, und überall ist Wasser. {Kim} versteckt den Daumen vor {opa}.
Der Eimer wollte nicht mehr ab. [dog: {Bo} nahm den Henkel und rannte los. | cat: {Bo} stieg hinein, um zu helfen. | bird: {Bo} saß auf dem Rand und kommandierte. | fish: {Bo} sah das Wasser schwappen und hoffte. | rabbit: {Bo} klopfte, und {Kim} fuhr zusammen. | guineapig: {Bo} machte quiek, und {Kim} fuhr zusammen. | hamster: {Bo} schob mit allen Schnurrhaaren. | horse: {Bo} nahm den Henkel und ging los. | lizard: {Bo} leckte einmal rundherum. | toy: {Kim} nahm {Bo} als Hebel. | {Bo} hielt lieber Abstand.] SCHLUPP!

"Zeigst du mal?", fragte {opa}.

"Nein!", rief {Kim}, <lauter als der Eimer|hinter dem Schuppen hervor>.

# 11
= Auf dem Schulhof tragen viele Kinder eine Socke an der Hand. {friend} trägt zwei. {Kim} lächelt nicht.
Am Freitag kamen {elf} Kinder mit einer Socke an der Hand. {friend} hatte zwei.

"Tut es weh?", fragte sie.

<"Nein", sagte {Kim}. Es war ein winziges Wort.|"Nein", sagte {Kim}, aber es kam schief heraus.>
* low | Es tat den ganzen Heimweg weh, und sogar beim Sandmännchen.

# 12
= Von hinten: {Kim} zieht mit einer Hand am Glockenseil. Die Glocke rührt sich kaum.
{Kim} ging die Glocke üben, aber eine Hand war zu wenig. Die Glocke neigte sich[roomy: , <überlegte kurz|dachte nach>] und machte: "Dnk."
* low | Mit dem Seil zwischen den Zähnen machte sie gar nichts.

# 13
= In der Nacht steht {Kim} im Flur. Auf dem Regal ist ein sauberer runder Fleck, wo die Dose stand.
In der Nacht wollte {Kim} nach der Dose sehen[roomy: , aber nur sehen].
* low | <Die Dielen waren kalt und hatten zu allem eine Meinung.|Die Treppe sagte alles zweimal.>

Die Dose war weg. Da war <nur ein sauberer, runder Fleck|nur noch ein Ring im Staub>.

# 14
= {opa} sitzt auf seinem Bett, die Dose auf den Knien. An einer Hand trägt er einen Gartenhandschuh.
Unter der Tür von {opa} war Licht. Da saß er mit der Dose, und die war noch zu.

Eine Hand steckte in einem Gartenhandschuh. "Das ist nur ein Handschuh", sagte {opa}.

# 15
= {Kim} und {opa} sitzen nebeneinander und starren die Dose an.
"Splitter", sagte {Kim}. "Seit Montag."

"Dorn", sagte {opa}. "<Von der Rose|Von den Brombeeren>. Seit Donnerstag vor einer Woche."

Beide sahen die Dose an. "Zähne", sagten beide [roomy: und rückten <ein Stück weg|noch ein Stück weiter>].

# 16
= {Kim}, ganz nah, denkt nach und zieht die Socke aus.
{opa} war {alt} und hatte immer noch Angst. Wenn sie bis {alt} nicht weggeht, dann auch nicht bis Samstag.
* low | Es war einfach nicht die Sorte Angst.

{Kim} zog die Socke aus.

# 17
= {Kim} hält den Daumen unter die Lampe. {opa} hat die Brille auf und die Pinzette bereit.
"Ich zuerst", sagte {Kim}. [deed: {Kim} hatte einmal {deed}[back: , {back.at}].] Die andere Hand hielt sich [fish: am Glas von {Bo} | horse: an einem Haar von {Bo} | an {Bo}] fest.

"Bereit?", fragte {opa}[!deed: , die Brille <verkehrt herum|schief auf der Nase>].

"Nein", sagte {Kim}. <"Mach trotzdem."|"Aber mach.">

# 18
= {opa} hält die Socke und hat beide Augen zu. {Kim} hält die Pinzette. Auf einer Streichholzschachtel steht {tiere}.
Die Pinzette war kalt, aber sie hatte keine Zähne. Es tat so lange weh, wie man "Pinzette" sagt.

"Jetzt du", sagte {Kim}[roomy: , und {opa} durfte solange die Socke halten].

Splitter und Dorn kamen in eine Streichholzschachtel. Darauf stand: {tiere}.

# 19
= {Kim} nimmt das Glockenseil in beide Hände. Die Leute winken mit Socken.
Am Samstag trug der halbe Platz [roomy: eine Socke. | Socken.] {Kim} nahm das Seil in beide Hände. "Das ist nur eine Glocke."

BONG!
* joy | {friend} winkte mit zwei Socken und fiel von der Bank.
* joy |

# 20
= Die Glocke schwingt hoch. {Kim} und {opa} lachen und haben die Hände in der Luft.
<Man hörte es [place: {place.bis}. | home: {home.bis}. | zwei Hügel weiter.]|Die Vögel flogen vom Dach.>
* joy | Irgendeine Oma ließ eine ganze Torte fallen.
* joy |

Neben der Dose hängt eine alte Socke mit Augen, falls jemand mal eine Hand braucht.

## dog
see: {Bo+} wollte die Hand ablecken. Das bot {Bo} fast jedem an.
worse: {Bo} brachte Hausschuhe, falls die Füße auch noch drankamen.
low: {Bo} legte das Kinn neben {Kim} und seufzte.
joy: {Bo} antwortete der Glocke, und die ganze Stadt antwortete {Bo}.

## cat
see: {Bo+} sah den Daumen an und dann den Napf. Der war leerer.
worse: {Bo} setzte sich genau dahin, wo {Kim} eine Hand brauchte.
low: {Bo} saß so nah, dass es fast als Trost galt.
joy: {Bo} nahm sich den besten Platz und einen fremden Schal.

## bird
see: {Bo+} schaute einmal hin und erzählte es der ganzen Straße.
worse: {Bo} landete auf der Hand, rutschte ab und schimpfte.
low: {Bo} sang gar nicht, nicht einmal das freche Lied.
joy: Zweimal um die Glocke flog {Bo} und bimmelte mit.

## fish
see: Durch das Glas von {Bo+dem} sah die Hand riesig aus.
worse: {Bo} schwamm andersherum. Vielleicht half das ja.
low: {Bo} blieb ganz unten bei den Steinen.
joy: Das Wasser schlug Ringe, und {Bo} schwamm mittendurch.

## rabbit
see: {Bo+} saß neben {Kim}. Das half nicht, aber es war nett.
worse: In aller Ruhe fraß {Bo} den Ärmel an.
low: Klopf, machte {Bo}, nur einmal, und lauschte dann.
joy: Die Ohren von {Bo} gingen hoch und blieben bis Sonntag oben.

## guineapig
see: "Quiek", machte {Bo+}, denn Daumen bringen Gurke.
worse: {Bo} quiekte die falsche Hand an, bis es Futter gab.
low: Von {Bo} kam ein kleines Quiek. Um Gurke ging es nicht.
joy: {Bo} quiekte so hoch, dass es klingelte.

## hamster
see: {Bo+} steckte einen Kern in die Backe, für alle Fälle.
worse: {Bo} suchte die Hand mit den Kernen und fand eine Socke.
low: {Bo} holte den besten Kern heraus und legte ihn {Kim} hin.
joy: Vor Schreck verlor {Bo} elf Kerne auf einmal.

## horse
see: {Bo+} pustete die Hand an, wie ein Föhn mit Zähnen.
worse: {Bo} stupste die Hand an. Vielleicht war ja Hafer drin.
low: Ein großes, warmes Kinn kam neben {Kim}. Es gehörte {Bo}.
joy: {Bo} stampfte um mehr, und die Glocke gehorchte.

## lizard
see: {Bo+} blinzelte nicht. Mehr Mitleid haben Eidechsen nicht.
worse: {Bo} züngelte einmal an der Hand und ging.
low: Diesmal lag {Bo} flach da und ließ {Kim} starren.
joy: {Bo} spürte es in jedem einzelnen Zeh.

## toy
see: {Kim} suchte auch {Bo+den} nach Splittern ab. Alles Plüsch.
worse: {Bo} fiel an dem Tag viermal hin und klagte nicht.
low: {Kim} drückte {Bo} zu fest und merkte es nicht.
joy: {Bo} bekam die Socke geschenkt, als Schlafsack.

## other
see: {Bo+} schaute genau hin, und dann noch genauer.
worse: {Bo} machte einen Bogen um die Hand. Wer nicht?
low: {Bo} blieb, wo {Kim} hinsehen konnte.
joy: {Bo} bekam auch eine Socke, und die stand {bo.ihm}.

## duet
see: {Bo+} sagte es {Mo+dem}, und {Mo} sagte es allen.
worse: {Bo} bekam das Futter von {Mo} und {Mo} das von {Bo}.
low: Den ganzen Abend stritt {Bo} nicht einmal mit {Mo}.
joy: {Bo} und {Mo} hatten zusammen ein Paar Socken.

## duet 2
see: {Bo+} sah {Mo+den} an. Zu sehen war nichts.
worse: So etwas hatten {Bo} und {Mo} noch nie gesehen.
low: {Bo} tröstete {Mo}, und {Mo} tröstete {Bo}.
joy: Bei {Bo} und {Mo} bimmelte es noch am Sonntag.

## any look
see: {Bo+} wollte den Daumen sehen, und dann lieber doch nicht.
worse: {Bo} schaute weg, aus Höflichkeit.
low: Diesmal schaute {Bo} hin und nicht wieder weg.
joy: {Bo} schaute und sorgte dafür, dass alle schauten.

## any secret
see: Nur {Bo+dem} verriet {Kim} alles, denn {Bo} verriet nie etwas.
worse: {Bo} hat nichts gesehen, sagte {Kim}. {Bo} hatte alles gesehen.
low: Wie weh es wirklich tat, das wusste nur {Bo}.
joy: "Das war ich!", sagte {Kim} zu {Bo}. {Bo} wusste das.

## any breakfast
see: Irgendwer musste den Toast aufessen, und {Bo+} sah bereit aus.
worse: Etwas fiel auf {Bo}. Es war das Mittagessen.
low: {Bo} ließ das halbe Futter stehen, um bei {Kim} zu sein.
joy: {Bo} frühstückte ein zweites Mal, wegen der Glocke.

## any sleep
see: {Bo+} verschlief alles und musste es erzählt bekommen.
worse: {Bo} wachte auf, sah {Kim} und hielt es für einen Traum.
low: Mit einem offenen Auge passte {Bo} auf {Kim} auf.
joy: Das verschlief niemand, nicht einmal {Bo}.
`
