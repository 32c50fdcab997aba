export const words = String.raw`
title: <Nur eine Socke|Das ist nur eine Socke|Die Woche mit der Socke|Pinzetten haben Zähne>
set: schule = [new-years-eve: über den Zaun | in der Schule]
refrain: "Das ist nur eine Socke", sagte {Kim}.
recall: die Woche mit der Socke
deed: die Socke ausgezogen und den Anfang gemacht
keepsake: die Socke mit den Augen
joke: Das ist nur eine Socke
summary: {Kim} hat einen Splitter, den niemand sehen kann, und im Bad wohnt eine Pinzette, die vielleicht Zähne hat. Eine Socke hilft, jedenfalls gegen alle außer {Bo}. Aber am Samstag soll {Kim} eine Glocke läuten, und dafür braucht man zwei Hände.
extra: friend = {friend}
extra: elder = {opa}
pick: friend = Ada, Jette, Mei, Lina, Paula, Nura, Tilda, Greta
pick: opa = Opa, Opi, Großvater
pick: tor = vom Gartentor, vom Zaun, von einer Leiter, von einer Kiste
pick: klein = ein Komma, ein Krümel, eine Wimper, ein Punkt
pick: rote = eine rote, eine geringelte, eine mit Fußbällen
pick: elf = elf, neun, vierzehn, sieben
pick: tiere = WILDE TIERE, NICHT FÜTTERN, VORSICHT BISSIG
pick: alt = einundsiebzig, achtundsechzig, vierundsiebzig
pick: dnk = Dink, Tupp, Donk
set: beasts = {tiere}
word: Splitter = ein winziges, spitzes Stück Holz, das in der Haut steckt
word: Pinzette = eine kleine Zange, mit der man kleine Dinge herauszieht
word: pochte = klopfte von innen, wie ein Herz
word: Dorn = die spitze Stelle an einem Rosenstiel
word: Topfhandschuh = den zieht man an, bevor man heiße Töpfe anfasst
word: Jahrmarkt = ein Fest mit Karussell und Buden
word: Glocke = ein großes Ding aus Metall, das weit zu hören ist
question: Was hat {Kim} alles probiert, nur um nicht an die Pinzette zu müssen?
question: Wer versteckt noch eine Hand? Wann hast du es gemerkt?
question: "Bereit?" "Nein. Mach trotzdem." Wann hast du so etwas schon einmal getan?
question: Wie kam der Handschuh von {opa} herunter?
question: Wie würde deine Socke heißen, wenn sie Augen hätte?
activity: make | Male Augen auf eine alte Socke. Gib ihr einen Namen und eine Stimme.
activity: find | Wer versteckt hier noch etwas? Lies Seite 3 noch einmal.
activity: sound | Macht zusammen die Glocke nach: einmal mit einer Hand, einmal mit zwei. | {dnk} ; BONG!
surprise: {opa} hat auf Seite 3 eine Hand in der Hosentasche. | Auf Seite 14 weißt du, warum.
surprise: Die Socke ist auf mehr Bildern, als man denkt. | Zähle die Socken.

# 1
= {Kim} starrt auf einen Daumen.
<Am Montag holte sich {Kim} einen Splitter in den Daumen.|Es war Montag, da steckte ein Splitter in {Kims} Daumen.|Am Montag bohrte sich ein Splitter {tor} in {Kims} Daumen.> <Sonst sah ihn keiner, und {Kim} sah nichts anderes mehr.|Er war so groß wie {klein}, und für einen Daumen ist das groß.|Er war winzig und tat weh wie etwas Riesiges.> <Nur {Bo+} erfuhr davon, denn {Bo} verriet nie etwas.|Davon wusste nur {Bo+} und sonst keiner.>
* see | <Der Daumen sah aus wie immer.|{Kim} pustete. Das hat noch nie geholfen.>

# 2
= {Kim} schaut zu einer kleinen Dose auf dem Regal im Bad hoch und zieht eine Socke über die Hand.
<Splitter holt man mit der Pinzette heraus, und die hatte wohl Zähne.|Gegen Splitter gibt es eine Pinzette. {Kim} war fast sicher, dass sie Zähne hatte.|Im Bad wohnte eine Pinzette in einer Dose, und sie sah bissig aus.>

<Also kam eine Socke über die Hand.|Da verschwand die Hand in einer Socke.>
^ pet set | <Die Socke ging bis zum Ellbogen.|Es war {rote}, und sie ging bis zum Ellbogen.>
^ pet second

# 3
= {Kim} sitzt beim Frühstück, mit einer Socke über der Hand. {opa} hat eine Hand in der Hosentasche.
<"Was ist denn das?", fragte {opa}, die eine Hand in der Hosentasche.|"Was hast du da?", fragte {opa}, eine Hand in der Hosentasche.>

"Das ist nur eine Socke", sagte {Kim}.
> want
* see | <"Kalt?", fragte {opa}. "Nur an der einen Hand", sagte {Kim}.|"Stimmt", sagte {opa} und reichte die Marmelade herüber.>

# 4
= {Kim} schaut zu einer großen Glocke hoch, die an einem Balken hängt.
[birthday: Am Samstag hatte {Kim} Geburtstag, und Geburtstagskinder läuten die große Glocke. | new-baby: Am Samstag kam das neue Baby, und {Kim} sollte dafür die große Glocke läuten. | family-reunion: Am Samstag sollte {Kim} die ganze Familie zum Essen läuten, mit der großen Glocke. | new-years-eve: Am Samstag um Mitternacht sollte {Kim} mit der Glocke das neue Jahr einläuten. | family-wedding: Am Samstag war Hochzeit in der Familie, und {Kim} sollte die große Glocke läuten. | occasion&!event: Unter Samstag stand im Kalender: {occasion}. {Kim} sollte die große Glocke läuten. | <Am Samstag war Jahrmarkt, und {Kim} durfte die große Glocke läuten.|Am Samstag durfte {Kim} auf dem Jahrmarkt die große Glocke läuten.>] <Dafür braucht man zwei Hände.|Das geht nur mit zwei Händen.> [somewhere&!place: Man würde sie überall hören, {somewhere.at}.]
^ child set | <"Heute ist erst Montag", sagte {Kim}.|"Bis Samstag ist es noch ewig hin", sagte {Kim}.>

[place: Von der Glocke aus sah man {place.bis}.]

# 5
= Von oben: {Kim} streicht die Butter mit der falschen Hand auf den Tisch statt aufs Brot.
<Am Dienstag machte {Kim} alles mit der anderen Hand, auch Butter auf den Tisch.|Den ganzen Dienstag arbeitete die andere Hand und goss die Milch daneben.|Am Dienstag schrieb {Kim} mit der anderen Hand, wie <eine Spinne|ein nasses Huhn>.>
> eyes
* see | <Das Anziehen dauerte fast bis zum Mittag, wegen der Knöpfe.|Ein Schuh dauerte den ganzen Vormittag, und es war der falsche.>

# 6
= {friend} malt zwei Augen auf die Socke an {Kims} Hand.
<"Ist das eine Handpuppe?", fragte {friend} {schule}.|"Kann sie reden?", fragte {friend} {schule}.|"Beißt sie?", fragte {friend} {schule}.>

"Das ist nur eine Socke", sagte {Kim}. <Mittags hatte die Socke Augen und einen Namen.|Mittags hatte die Socke Augen und eine Schwiegermutter.|Um zwölf hatte die Socke zwei Augen.>
^ child second
* worse | <Die Socke hieß jetzt Frau Strumpf.|Sogar der Briefträger grüßte die Socke.>

# 7 a
= {Kim} trägt einen großen Topfhandschuh an einer Hand. Die Socke schwimmt in der Suppe.
<Am Mittwoch fiel die Socke in die Suppe.|Am Mittwoch lag die Socke in der Suppe.> <Da nahm {Kim} einen Topfhandschuh.|Also kam ein Topfhandschuh dran.>

"Das ist nur ein Handschuh", sagte {Kim}.
> soup
* worse | <"Was denn sonst?", sagte {opa} in den Kühlschrank hinein.|"Für Suppe", sagte {opa} und sah in die Suppe.>

# 7 b
= {Kim} trägt eine Wollmütze an einer Hand. Die Socke schwimmt in der Suppe.
<Am Mittwoch fiel die Socke in die Suppe.|Am Mittwoch lag die Socke in der Suppe.> <Da zog {Kim} eine Mütze über die Hand.|Also bekam die Hand eine Mütze.>

"Das ist nur eine Mütze", sagte {Kim}.
> soup
* worse | <"Sie steht dir", sagte {opa} in den Kühlschrank hinein.|"Die kenne ich", sagte {opa}. "Von einem Kopf.">

# 8 a
= {Kim} versucht, mit Topfhandschuh eine Seite umzublättern.
<Mit Topfhandschuh kann man nicht blättern, keinen Knopf zumachen und kein Ei halten.|Ein Topfhandschuh kann keine Seite umblättern und kein Ei halten.>

<Drei Eier gehen, aber nicht lange.|Sechs Eier gehen auch, aber nur kurz.>
> tug
* worse | <Danach gab es für alle Pfannkuchen.|Für Eier war es ein schwerer Tag.>

# 8 b
= {Kim} winkt am Fenster, mit einer Mütze an der Hand.
<Mit Mütze kann man keine Banane schälen, auf nichts zeigen und sich nicht kratzen.|Eine Mütze kann keine Banane schälen und auf nichts zeigen.>

<Winken geht, und alle winken besorgt zurück.|Winken geht, sieht aber aus, als wäre der Kopf ab.>
> tug
* worse | <Für Bananen war es ein schwerer Tag.|Und am Kopf wird es kalt.>

# 9 a
= {Kim} ist mit einem ganzen Arm in einem Eimer Wasser unterwegs.
<Am Donnerstag pochte der Daumen, also kam er in einen Eimer Wasser.|Am Donnerstag pochte der Daumen wie eine kleine Uhr und kam in einen Eimer.>

"Das ist nur ein Eimer", sagte {Kim} zu allen.
^ pet trouble |
* worse | <Mit Eimer kam {Kim} auch zum Abendbrot.|Der Eimer blieb bis zum Abend dran.>

# 9 b
= {Kim} ist mit einer Hand in einem Brot unterwegs.
<Am Donnerstag pochte der Daumen, also kam er in ein weiches Brot.|Am Donnerstag pochte der Daumen wie eine kleine Uhr und kam in ein Brot.>

"Das ist nur ein Brot", sagte {Kim} zu allen.
^ pet trouble |
* worse | <Mit Brot kam {Kim} auch zum Abendbrot.|Das Brot blieb bis zum Abend dran.>

# 10 a
= Der Eimer fliegt weg, und überall ist Wasser. {Kim} versteckt den Daumen vor {opa}.
<Der Eimer wollte nicht mehr ab.|Aber der Eimer saß fest.>
> bucket
SCHLUPP!

<"Zeigst du mal?", fragte {opa}.|"Darf ich mal sehen?", fragte {opa}.>

<"Nein!", rief {Kim}, lauter als der Eimer.|"Nein!", rief {Kim} und setzte sich schnell auf die Hand.> [place: Sogar {place.auf} hörte man es. | roomy: <Alle waren nass.|Das Wasser lief an allen herunter.>]

# 10 b
= Vom Brot ist fast nichts mehr da. {Kim} versteckt den Daumen vor {opa}.
<In einem Brot bleibt man nicht lange.|Ein Brot hält nicht ewig, wenn Tiere da sind.>
> loaf
Bald war da nur noch Kruste.

<"Zeigst du mal?", fragte {opa}.|"Darf ich mal sehen?", fragte {opa}.>

"Nein!", rief {Kim} <unter dem Tisch hervor|und aß die Kruste auf>. [place: Sogar {place.auf} hörte man es.]

# 11
= Viele Kinder tragen eine Socke an der Hand. {friend} trägt zwei. {Kim} lächelt nicht.
<Am Freitag war die Socke sauber, und {elf} Kinder kamen auch mit einer.|Am Freitag war die Socke trocken, und {elf} Kinder hatten auch eine an.> [series: Auch {series.keepsake} war dabei.]

"Tut es weh?", fragte {friend}[!series&roomy: , die zwei hatte].

<"Nein", sagte {Kim}, und es pochte.|"Nein", sagte {Kim}, und das stimmte nicht.> [place: {Place.beim} sah {Kim} nicht einmal hin.]
^ child third
* low | <Es tat bis zum Abend weh.|Es tat sogar beim Sandmännchen weh.>

# 12
= Von hinten: {Kim} zieht mit einer Hand am Glockenseil. Die Glocke rührt sich kaum.
<{Kim} ging üben, aber mit einer Hand sagte die Glocke nur: "{dnk}."|{Kim} zog mit einer Hand am Seil. "{dnk}", sagte die Glocke.> [birthday: Das war kein Geburtstag. | new-baby: Ein Kissen, als Baby gehalten, fiel hin. | family-reunion: Dafür kommt keiner zum Essen. | new-years-eve: Dafür kommt kein neues Jahr. | family-wedding: Dazu kann keiner heiraten. | place: Nicht einmal {place.unter} hörte man es. | <Sie sagte es nicht einmal zweimal.|Eine Taube hätte es lauter gesagt.>]
> rope
^ pet third
* low | <Mit den Zähnen ging es auch nicht.|Mit dem Fuß ging es auch nicht.>

# 13
= In der Nacht steht {Kim} im Flur. Auf dem Regal ist ein sauberer runder Fleck, wo die Dose stand.
<In der Nacht wollte {Kim} nach der Dose sehen, aber nur sehen.|In der Nacht stand {Kim} auf, nur um nach der Dose zu sehen.> [place: Draußen schlief {place.street}. | houseboat: Das Hausboot knarrte. | caravan: Der Wohnwagen knarrte. | apartment: Irgendwo summte der Fahrstuhl. | home: Das Haus knarrte. | <Der Boden war kalt.|Der Boden knarrte.>]
^ child trouble | Die gute Hand hielt die andere fest.

<Die Dose war weg.|Da war keine Dose mehr.>
> dark

# 14
= {opa} sitzt auf seinem Bett, die Dose auf den Knien, daneben ein Gartenhandschuh.
<Neben {Bo} saß {opa}, mit Dose und Handschuh.|Unter der Lampe saß {opa} neben {Bo}, mit der Dose und einem Handschuh.> "Ich passe nur darauf auf", sagte {opa}.

"Das ist nur ein Handschuh, {Bo}", <sagte {opa}|brummte {opa}> und hielt ihn fest.
> hinge

# 15
= {Kim} und {opa} sitzen nebeneinander und starren die Dose an.
<{Bo} hatte {opa}s riesigen Daumen gefunden, mit einem Dorn darin.|{Bo} hatte einen Daumen gefunden, so rot wie der von {Kim}, mit einem Dorn.> "<Rosen|Der Rosenbusch>", sagte {opa} zu {Bo}, "seit Sonntag." [birthday: So konnte er kein Geschenk einpacken. | new-baby: Mit Handschuh hält man kein Baby. | family-reunion: Dabei kamen vierzig Hände zum Schütteln. | new-years-eve: Um Mitternacht fassen sich alle an. | family-wedding: Dabei sollte er die Ringe halten.]

"Splitter", sagte {Kim}, "seit Montag." [roomy: <Beide sahen die Dose an, und sie sah zurück.|Keiner fasste die Dose an.> | Beide sahen die Dose an.]
* low |

# 16
= {Kim}, ganz nah, zieht die Socke aus.
<"Er ist {alt} und hat immer noch Angst", sagte {Kim} zu {Bo}. "Warten hilft also nicht."|"{Bo}, er ist {alt} und hat immer noch Angst", sagte {Kim}. "Vom Warten geht sie also nicht weg."> <{Kim} zitterte, zog aber neben {Bo} die Socke aus.|Die Hand zitterte, aber {Kim} zog die Socke aus, und {Bo} sah zu.>
> sock | <Das war keine schöne Entdeckung.|Der Bauch sagte Nein.>

# 17
= {Kim} hält den Daumen unter die Lampe. {opa} hat die Brille auf und die Pinzette bereit.
<"Ich zuerst"|"Ich fange an">, sagte {Kim} und hielt sich [fish: am Glas von {Bo} | an {Bo}] fest. [deed: {Kim} hatte einmal {deed}[back: , {back.at}].] [series: Da lag auch {series.keepsake}.]

"Bereit?", fragte {opa}[deed: | roomy: , die Brille <verkehrt herum|schief auf der Nase> | , der es nicht war].

"Nein", sagte {Kim}, <"aber mach trotzdem."|"also mach jetzt.">

# 18
= {opa} hält die Socke und hat beide Augen zu. {Kim} hält die Pinzette. Auf einer Streichholzschachtel steht {tiere}.
<Die Pinzette war kalt, aber sie hatte keine Zähne.|Die Pinzette hatte keine Zähne und war nur kalt.> Es tat so lange weh, wie man "<Pinzette|aua, aua, aua>" sagt.
^ child pay | [roomy: <Dann war es vorbei.|Und dann hörte es auf.>]

<"Jetzt du", sagte {Kim} und lieh {opa} die Socke und {Bo}.|"Jetzt du", sagte {Kim}, und {opa} bekam die Socke und {Bo} zum Festhalten.>

# 19
= {Kim} nimmt das Glockenseil in beide Hände. Die Leute winken mit Socken.
<Am Samstag trug der halbe Platz Socken, und {Kim} nahm das Seil in beide Hände.|Am Samstag, zwischen hundert Socken, nahm {Kim} das Seil in beide Hände.>

BONG! [birthday: Einmal für jedes Jahr. | new-baby: Das neue Baby machte ein Auge auf. | family-reunion: Vierzig Verwandte rannten zum Tisch. | new-years-eve: Es war Mitternacht, und es war nächstes Jahr. | family-wedding: Zwei waren verheiratet, und alle jubelten. | somewhere&!place: Man hörte es überall, {somewhere.at}.]
^ pet pay | [1,2,3: <{friend} winkte mit zwei Socken und fiel von der Bank.|{friend} klatschte mit zwei Socken, so laut es ging.>]
* joy |
* joy |

# 20
= Die Glocke schwingt hoch. {Kim} und {opa} lachen und haben die Hände in der Luft.
[place: Man hörte es {place.bis}. | home: Man hörte es {home.bis}. | roomy: <Man hörte es zwei Hügel weiter.|Die Tauben flogen vom Dach.>] [birthday: {Kim} schnitt den Kuchen an, mit beiden Händen. | new-baby: {Kim} hielt das Baby, mit beiden Händen. | family-reunion: {Kim} schüttelte jede Hand, die da war. | new-years-eve: Alle fassten sich an den Händen. | family-wedding: {Kim} und {opa} tanzten, Hand in Hand.]
> last
* joy | <Irgendeine Oma ließ eine ganze Torte fallen.|Auch {opa} läutete, mit allen beiden.>
* joy |

[series: Neben der Dose hängt eine alte Socke. Auch {series.keepsake} ist da. | Neben der Dose hängt eine alte Socke mit Augen, falls jemand eine Hand braucht.]

## lead dog
want: {Bo} wollte einen Zipfel davon. <{Bo} wollte auch in {opa}s Hosentasche.|Auch {opa}s Hosentasche roch gut.>
eyes: {Bo} sah es so: Eine Socke hatte die beste Hand gefressen.
soup: <{Bo} bekam die Socke doch noch, und sie schmeckte nach Suppe.|{Bo} bekam die Socke doch noch, bis zur Wäsche.>
tug: {Bo} zog daran, <nur zum Spaß|im Spiel>, und {Kim} schrie auf.
bucket: {Bo} nahm den Henkel und <rannte los|ließ nicht los>.
loaf: {Bo} nahm ein Ende und rannte, <und das meiste rannte mit|und das Brot schrumpfte>.
rope: {Bo} <hing mit am Seil|zog mit am Seil>. Da sagte die Glocke es noch einmal.
dark: {Bo} hatte die Nase an der Tür von {opa}.
hinge: Aber {Bo} nahm den Handschuh beim Daumen und zog, und ab war er.
sock: {Bo} konnte die Socke wiederhaben, <ließ sie aber liegen|nahm sie aber nicht>.
last: <{Bo} hat den Handschuh noch, und keiner will ihn zurück.|{Bo} hat den Handschuh noch und schläft darauf.>

## lead cat
want: {Bo} wollte den Daumen. Nur der <konnte richtig am Kinn kraulen|wusste, wie man krault>.
eyes: {Bo} sah es so: <Die falsche Hand hatte jetzt das Sagen.|Heute war die falsche Hand im Dienst.>
soup: {Bo} probierte es mit dem Kinn. <Es war wie ein Boot.|So wird man nicht gekrault.>
tug: {Bo} setzte sich auf die andere Hand, <und nun war keine mehr da|um wenigstens die zu haben>.
bucket: {Bo} setzte sich darauf, <damit er stillhielt|um zu helfen>.
loaf: {Bo} leckte erst die Butter heraus und dann die Mitte.
rope: {Bo} tippte das Seil an und gab auf. <Es war also ernst.|Das kam selten vor.>
dark: {Bo} saß vor {opa}s Tür und wollte hinein.
hinge: Aber {Bo} wollte die Hand und schob das Kinn darunter, bis der Handschuh abfiel.
sock: {Bo} legte das Kinn neben den Daumen, <nicht darauf|und wartete>.
last: {Bo} hatte den Daumen <den ganzen Nachmittag|bis zum Abend>, zum Nachholen.

## lead bird
want: {Bo} wollte auf den Finger, aber der war weg.
bucket: {Bo} saß auf dem Rand und kommandierte.
loaf: {Bo} nahm erst die Krümel und dann die Kruste.
hinge: Aber {Bo} nahm den Handschuh an einem Finger und flog damit weg.

## lead fish
want: Diese Finger brachten sonst das Futter. {Bo} suchte sie.
bucket: {Bo} sah das Wasser schwappen und hoffte.
loaf: {Bo} bekam einen Krümel, und dann wollten alle einen.
hinge: Aber durch {Bos} Glas sah man Blut am Handschuh. Also zog er ihn aus.

## lead rabbit
want: {Bo} wollte die Socke auch, zum Mittagessen.
bucket: {Bo} klopfte, und {Kim} fuhr zusammen.
loaf: {Bo} fraß von der Seite einen Tunnel hinein.
hinge: Aber {Bo} hatte dem Handschuh den Daumen abgefressen. Man sah bis hinein.

## lead guineapig
want: {Bo} wollte die Hand mit der Gurke.
bucket: {Bo} machte quiek, und {Kim} fuhr zusammen.
loaf: {Bo} fraß auf einer Seite hinein und kam drüben heraus.
hinge: "Quiek!", machte {Bo}, bis er den Handschuh auszog, um die Gurke zu finden.

## lead hamster
want: {Bo} wollte in der Socke schlafen. Sie war besetzt.
bucket: {Bo} schob mit allen Schnurrhaaren.
loaf: {Bo} steckte das meiste in eine Backe.
hinge: Aber {Bo} lief am Ärmel hinein. "Au!", rief er und schüttelte den Handschuh ab.

## lead horse
want: {Bo} wollte die Hand mit dem Zucker.
bucket: {Bo} nahm den Henkel und ging los.
loaf: {Bo} fraß es und sah sich nach mehr um.
hinge: Aber {Bo} griff durchs Fenster und fraß ihm den Handschuh von der Hand.

## lead lizard
want: {Bo} wollte auf der Hand liegen. Sie war die warme.
bucket: {Bo} leckte einmal rundherum.
loaf: {Bo} ging einmal rundherum und biss zu.
hinge: Aber {Bo} leckte am Handschuh, genau dort. "Au!", rief er und zog ihn aus.

## lead toy
want: {Bo} hing an der falschen Hand, ein bisschen schief.
bucket: {Kim} nahm {Bo} als Hebel.
loaf: {Kim} nahm {Bo} als Teller.
hinge: Aber {Bo} war umgefallen, und er zog den Handschuh aus, um {Bo} hinzusetzen.

## lead other
want: {Bo} wollte wissen, wo die Hand geblieben war.
bucket: {Bo} hielt lieber Abstand.
loaf: {Bo} nahm einen Bissen und dann einen größeren.
hinge: Aber {Bo} sah den Handschuh an und hörte nicht auf, bis er ihn auszog.

## trait pet fear
set: {Bo} verstand das. Genau so ging es {Bo} mit {trait.einem}.
trouble: {Bo} dachte dabei an {trait.einen} und ging lieber.
pay: {Bo} dachte an {trait.einen} und blieb trotzdem da.

## trait pet theft
set: {Bo} wollte gern {trait.do} und sah die Socke so an.
trouble: Keine Hand war frei, also geschah es: {Bo} {trait.did}.
pay: {Bo} gab {trait.den} zurück und nahm die Glocke.

## trait pet socks
set: {Bo} klaute Socken, also wurde sie mit einer Schnur festgebunden.
trouble: {Bo} hatte die nasse Socke von der Leine, unter dem Bett.
pay: {Bo} hatte bis Mittag {elf} Socken, alle mit Augen.

## trait pet noise
set: "{trait.Sound}", machte {Bo}. "Ich weiß", sagte {Kim}.
trouble: "{trait.Sound}", machte {Bo}, und es pochte im Takt.
pay: "{trait.Sound}!", machte {Bo}, genau im selben Ton.

## trait pet part
set: {Bo} hatte {trait.has}, und darum machte keiner ein Theater.
trouble: {Bo} hatte {trait.has} und kam besser voran als {Kim}.
pay: {Bo} hatte {trait.has} und war zuerst da.

## trait pet deaf
set: {Bo} konnte nichts hören, also sagte {Kim} laut: "Aua."
trouble: "Aua", sagte {Kim} zu {Bo}. {Bo} hörte nichts und kam ganz nah.
pay: {Bo} hatte noch nie etwas gehört. Das hier spürte {Bo}.

## trait pet age
set: {Bo} war {trait.is} und [old: hatte schon Schlimmeres gesehen | hielt es für ein Spiel].
trouble: {Bo} war {trait.is} und [old: verschlief das meiste | wollte auch so etwas].
pay: {Bo} war {trait.is} und [old: tanzte trotzdem | wollte es gleich noch einmal].

## trait pet favourite
set: {Bo} brachte {trait.den}, denn das hilft fast immer.
trouble: {Bo} brachte {trait.den}, aber {Kim} hatte keine Hand frei.
pay: Dann bekam {Bo} {trait.den} und {Kims} beide Hände.

## trait pet sleep
set: {Bo} ging schlafen, {trait.where}. So ein Tag war das.
trouble: {Bo} wollte schlafen, {trait.where}, aber das Pochen war lauter.
pay: Das hätte {Bo} nicht verschlafen, nicht einmal {trait.where}.

## trait pet habit
set: {Bo} wollte helfen, nämlich so: {trait.do}. Das war lieb.
trouble: {Bo} durfte heute alles, auch {trait.do}. Keine Hand war frei.
pay: {Bo} {trait.did}, und das mitten im Bong.

## trait pet talent
set: {Bo} konnte {trait.do}, und das ganz ohne Hände.
trouble: {Bo} konnte {trait.do}, aber das half hier nichts.
pay: [shakeshands: {Bo} schüttelte {Kim} die Hand, und zwar die richtige. | {Bo} konnte {trait.do}, und {Kim} konnte jetzt das.]

## trait child fear
set: {Kim} hatte auch Angst vor [spiders: Spinnen | {trait.dem}], aber das hatte Zeit.
trouble: {Kim} dachte zur Abwechslung an [spiders: Spinnen | {trait.den}].
pay: Nun blieb nur noch die Angst vor [spiders: Spinnen | {trait.dem}].

## trait child collection
set: {Kim} hatte {trait.einen} dafür, als Glücksbringer.
trouble: {Kim} hielt {trait.den} fest, in der guten Hand.
pay: In der anderen Hand war {trait.thing} ganz warm gedrückt.

## trait child noise
set: {Kim} konnte gut {trait.do}, aber eine Glocke ist lauter.
trouble: {Kim} hörte mit dem {trait.doing} auf. So schlimm war es.
pay: {Kim} {trait.did} die ganze Zeit.

## trait child part
set: Im Metall sah {Kim} sich selbst, und {trait.has}, verkehrt herum.
trouble: Im Spiegel stand jemand mit Angst und hatte {trait.has}.
pay: Im Deckel sah {Kim} {trait.has} und ein Grinsen.

## trait child favourite
set: {Kim} mochte {trait.things} am liebsten, und danach kamen Glocken.
trouble: {Kim} dachte mit aller Kraft an {trait.things}.
pay: "Oh, {trait.things}!", rief {Kim}, und da war es vorbei.

## trait child sleep
set: Nachts, {trait.where}, hörte {Kim} sie schon im Schlaf.
trouble: {Kim} konnte nicht schlafen, nicht einmal {trait.where}.
pay: In der Nacht, {trait.where}, schlief {Kim} auf beiden Händen.

## trait child habit
set: [askswhy: "Warum zwei?", fragte {Kim}, wie immer. | counts: {Kim} zählte alles, und es waren noch fünf Tage. | drawsonthings: {Kim} malte sie an die Wand, wie alles. | loseshats: {Kim} warf den Hut hoch und verlor ihn, wie immer.]
trouble: [askswhy: Warum ist es bei so etwas immer Nacht? | counts: {Kim} zählte die Schritte. Es waren neunzehn. | drawsonthings: {Kim} malte ein banges Gesicht in den Staub. | loseshats: Der Hut war weg, und der Kopf war kalt.]
pay: [askswhy: "Warum habe ich gewartet?", fragte {Kim}. Keiner wusste es. | counts: {Kim} zählte mit und kam nur bis zwei. | drawsonthings: {Kim} malte einen Mund auf die Dose, ohne Zähne. | loseshats: {Kim} hatte schon Hüte verloren, die mehr wehtaten.]

## trait child talent
set: {Kim} konnte {trait.do}, und das ganz ohne Hände.
trouble: {Kim} wollte {trait.do}, aber es ging nicht.
pay: [remembers: {Kim} merkt sich alles, auch, wie kurz es war. | {Kim} {trait.did}, mittendurch.]

## dog
see: {Bo+} wollte die Hand ablecken. Das bot {Bo} fast jedem an.
worse: {Bo} brachte Hausschuhe, falls die Füße auch noch drankamen.
low: {Bo} legte das Kinn neben {Kim} und seufzte.
joy: {Bo} antwortete, und alle antworteten {Bo}.

## cat
see: {Bo+} sah den Daumen an und dann den Napf. Der war leerer.
worse: {Bo} setzte sich genau dahin, wo {Kim} eine Hand brauchte.
low: {Bo} saß so nah, dass es fast als Trost galt.
joy: {Bo} nahm sich den besten Platz.

## bird
see: {Bo+} schaute einmal hin und erzählte es der ganzen Straße.
worse: {Bo} landete auf der Hand, rutschte ab und schimpfte.
low: {Bo} sang gar nicht, nicht einmal das freche Lied.
joy: Zweimal um die Glocke flog {Bo} und bimmelte mit.

## fish
see: Durch das Glas von {Bo+dem} sah die Hand riesig aus.
worse: {Bo} schwamm andersherum. Vielleicht half das ja.
low: {Bo} blieb ganz unten bei den Steinen.
joy: Das Wasser machte Ringe, und {Bo} schwamm mittendurch.

## rabbit
see: {Bo+} saß neben {Kim}. Das half nicht, aber es war nett.
worse: In aller Ruhe fraß {Bo} den Ärmel an.
low: Klopf, machte {Bo}, nur einmal, und lauschte dann.
joy: {Bo} klopfte zurück, bis zum Sonntag.

## guineapig
see: "Quiek", machte {Bo+}, denn Daumen bringen Gurke.
worse: {Bo} quiekte die falsche Hand an, bis es Futter gab.
low: Von {Bo} kam ein kleines Quiek. Um Gurke ging es nicht.
joy: {Bo} quiekte so hoch, dass es klingelte.

## hamster
see: {Bo+} steckte einen Kern in die Backe, für alle Fälle.
worse: {Bo} suchte die Hand mit den Kernen und fand eine Socke.
low: {Bo} holte den besten Kern heraus und legte ihn {Kim} hin.
joy: {Bo} verlor elf Kerne auf einmal.

## horse
see: {Bo+} pustete die Hand an, wie ein Föhn mit Zähnen.
worse: {Bo} stupste die Hand an. Vielleicht war ja Hafer drin.
low: Ein großes, warmes Kinn kam neben {Kim}. Es gehörte {Bo}.
joy: {Bo} stampfte und wollte noch mehr.

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
see: {Bo+} sah den Daumen von vorn und von hinten an.
worse: {Bo} machte einen Bogen um die Hand. Wer nicht?
low: {Bo} blieb, wo {Kim} hinsehen konnte.
joy: {Bo} bekam auch eine Socke.

## duet
see: {Bo+} sagte es {Mo+dem}, und {Mo} sagte es allen.
worse: {Bo} bekam das Futter von {Mo} und {Mo} das von {Bo}.
low: {Bo} stritt nicht einmal mit {Mo}.
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
see: {Bo+} erfuhr es als Nächstes und erschrak.
worse: {Bo} hatte alles gesehen und sagte nichts.
low: Wie weh es wirklich tat, das wusste nur {Bo}.
joy: "Das war ich!", sagte {Kim} zu {Bo}.

## any breakfast
see: {Bo+} bekam den Rest vom Toast.
worse: Etwas fiel auf {Bo}. Es war das Mittagessen.
low: {Bo} ließ das halbe Futter stehen, um bei {Kim} zu sein.
joy: {Bo} frühstückte ein zweites Mal, wegen der Glocke.

## any sleep
see: {Bo+} verschlief alles und musste es erzählt bekommen.
worse: {Bo} wachte auf und machte die Augen zu.
low: Mit einem offenen Auge passte {Bo} auf {Kim} auf.
joy: Das verschlief niemand, nicht einmal {Bo}.
`
