// German sentences for a second or third trait, for 0-4 (in the present), 5-8 and 9-12: at most 8, 12 and 16 words.
// They tell of a habit or of another time, since the page's picture doesn't show them.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import type { TraitLines } from '../../world/traits'

export const PET_TRAIT_LINES: Record<PetTrait, TraitLines> = {
  broom: [
    '{Bo} sucht überall nach einem Besen.',
    '{Bo} sah sich nach Besen um, denn bei Besen weiß man nie.',
    '{Bo} hatte gegen niemanden hier etwas, solange sich keiner als Besen herausstellte.',
  ],
  thunder: [
    '{Bo} bittet den Himmel: heute kein Rumms.',
    '{Bo} behielt den Himmel im Auge, falls er rumms machen wollte.',
    '{Bo} traute dem Himmel nicht, der schon einmal ohne jede Warnung losgegangen war.',
  ],
  baths: [
    '{Bo} hofft, dass keiner baden sagt.',
    'Noch hatte niemand baden gesagt, und {Bo} war dankbar dafür.',
    '{Bo} sah einem Gesicht auf vierzig Schritte an, ob es gerade ans Baden dachte.',
  ],
  balloons: [
    'Ein Ballon macht peng, das weiß {Bo} noch.',
    '{Bo} kannte einen Ballon, aber nur kurz, und dann machte es peng.',
    '{Bo} hatte einmal einen Luftballon gekannt, anderthalb Sekunden lang, und das reichte.',
  ],
  umbrellas: [
    'Einmal machte ein Schirm flapp, weiß {Bo} noch.',
    '{Bo} wusste, dass aus jedem dünnen Stock ein Schirm werden kann.',
    'Für {Bo} war ein Regenschirm eine große Fledermaus, die jemand am Fuß festhielt.',
  ],
  socks: [
    '{Bo} hat eine Socke versteckt, irgendwo.',
    '{Bo} hatte irgendwo eine Socke versteckt, und irgendwer hatte einen kalten Fuß.',
    'In irgendeiner Schublade fehlte eine Socke, und {Bo} wollte nicht darüber reden.',
  ],
  sandwiches: [
    '{Bo} riecht ein Brot durch jede Wand.',
    '{Bo} ließ nie ein Butterbrot allein, es hätte ja einsam sein können.',
    'Kein Butterbrot, das man {Bo} anvertraut hatte, war je wieder gesehen worden.',
  ],
  slippers: [
    '{Bo} weiß, wo der andere Hausschuh ist.',
    'Nur {Bo} wusste, wo der andere Hausschuh war, und sagte nichts.',
    'Die Suche nach dem linken Hausschuh ging in die dritte Woche, und {Bo} half mit.',
  ],
  spoons: [
    'Ein Löffel fehlt, und {Bo} schaut weg.',
    'Zu Hause gab es kaum noch Löffel, und {Bo} wusste, warum.',
    '{Bo} hatte schon elf Löffel beiseitegelegt, aber noch keinen einzigen Teller Suppe.',
  ],
  howls: [
    'Auuu, macht {Bo}, und dann noch mal auuu.',
    '{Bo} hatte ein Heulen fertig und hob es für später auf.',
    '{Bo} hatte für jeden Anlass ein Heulen, und ein Anlass war so gut wie alles.',
  ],
  snores: [
    'Wenn {Bo} schläft, machen alle Tassen kling.',
    'Nachts schnarchte {Bo} so laut, dass die Tassen im Schrank klirrten.',
    'Nachts schnarchte {Bo}, als zöge jemand ein Klavier über Kies, und wachte erholt auf.',
  ],
  sings: [
    '{Bo} singt ein Lied ganz ohne Ende.',
    '{Bo} sang ein Stück von einem Lied und ließ die Melodie weg.',
    '{Bo} konnte ein Lied mit vier Tönen, von denen drei an der falschen Stelle saßen.',
  ],
  grumbles: [
    'Hrmpf, macht {Bo}, aber zu niemandem.',
    '{Bo} brummelte ein wenig, nur damit das Brummeln warm blieb.',
    '{Bo} brummelte leise vor sich hin, an niemanden gerichtet, wie eine alte Tür.',
  ],
  threelegs: [
    '{Bo} hat drei Beine, und drei sind genug.',
    '{Bo} hatte drei Beine und das vierte noch nie vermisst.',
    '{Bo} hatte drei Beine und hielt ein viertes für reine Angeberei.',
  ],
  oneeye: [
    '{Bo} hat ein Auge, und dem entgeht nichts.',
    '{Bo} hatte nur ein Auge, und an dem kam keiner vorbei.',
    '{Bo} hatte nur ein Auge und holte mehr heraus als andere aus zweien.',
  ],
  oneearup: [
    'Ein Ohr von {Bo} steht hoch, für Neues.',
    '{Bo} hatte ein Ohr oben für Neues und eins unten zum Schlafen.',
    'Ein Ohr von {Bo} stand oben, um zu lauschen, und sagte es dem anderen weiter.',
  ],
  notail: [
    '{Bo} hat keinen Schwanz und freut sich so.',
    '{Bo} hatte keinen Schwanz und freute sich eben mit dem ganzen Rest.',
    '{Bo} hatte keinen Schwanz, was an jeder Tür eine Menge Zeit sparte.',
  ],
  deaf: [
    '{Bo} hört nichts und schaut lieber zweimal.',
    '{Bo} hörte nichts und kannte dafür jedes Gesicht auswendig.',
    '{Bo} hörte nichts und verpasste dafür kein Winken, kein Zwinkern und keine Kühlschranktür.',
  ],
  old: [
    '{Bo} ist alt und kann das gut.',
    '{Bo} war alt und hatte so etwas schon einmal gesehen.',
    '{Bo} war alt genug, um das meiste zweimal gesehen zu haben, und selten beeindruckt.',
  ],
  young: [
    '{Bo} ist neu, und alles andere auch.',
    '{Bo} war so jung, dass einfach alles zum ersten Mal passierte.',
    '{Bo} war so jung, dass die Welt noch halb in ihrem Papier steckte.',
  ],
  ball: [
    '{Bo} denkt an einen Ball, was sonst.',
    '{Bo} dachte an einen Ball, nur um in Übung zu bleiben.',
    'Was auch geschah, {Bo} hatte einen Ball im Sinn und sehr viel Geduld.',
  ],
  blanket: [
    '{Bo} hat die Decke schön warm gemacht.',
    'Irgendwo wartete eine Decke, und {Bo} hoffte, dass es ihr gut ging.',
    '{Bo} besaß eine Decke, die nicht gewaschen werden durfte, und das wussten alle im Haus.',
  ],
  cheese: [
    'Käse, denkt {Bo}, und dann noch mal: Käse.',
    'Die eine Hälfte von {Bo} war hier, die andere dachte an Käse.',
    'Kein Problem war so groß, fand {Bo}, dass ein Stück Käse nicht geholfen hätte.',
  ],
  stick: [
    '{Bo} kennt einen noch besseren Stock, weit weg.',
    '{Bo} hatte den besten Stock der Welt versteckt und vergessen, wo.',
    '{Bo} besaß einen wichtigen Stock, der für jede Tür im Haus zu lang war.',
  ],
  laundrybasket: [
    '{Bo} hat auf allen sauberen Hemden geschlafen.',
    '{Bo} hatte im Wäschekorb geschlafen und roch nach sauberen Hemden.',
    '{Bo} schlief im Wäschekorb, und so hatte jedes saubere Hemd im Haus eine Kuhle.',
  ],
  childsbed: [
    '{Bo} schläft in der Mitte, {Kim} am Rand.',
    'Nachts hatte {Bo} die Mitte vom Bett und {Kim} den Rand.',
    'Jeden Abend bekam {Bo} eine Ecke von {Kims} Bett geliehen, und morgens gehörte {Bo} alles.',
  ],
  boxes: [
    '{Bo} passt in jeden Karton, beinahe.',
    '{Bo} hatte noch jeden Karton groß genug zum Schlafen gefunden.',
    'Für {Bo} war alles, was in einem Karton kommt, nur die Verpackung für den Karton.',
  ],
  sunnyspot: [
    '{Bo} weiß, wo die Sonne zuerst hereinkommt.',
    '{Bo} kannte zu Hause jeden Sonnenfleck und auch seine Öffnungszeiten.',
    '{Bo} folgte daheim den ganzen Tag einem Sonnenfleck und nannte das Arbeit.',
  ],
  digs: [
    '{Bo} hat ein Loch gegraben, und noch eins.',
    '{Bo} hatte diese Woche vier Löcher gegraben und keins davon fertig gemacht.',
    '{Bo} hatte zu Hause ein Loch gegraben, das beinahe, aber nicht ganz tief genug war.',
  ],
  spins: [
    '{Bo} dreht sich, bis die Welt sich dreht.',
    '{Bo} musste sich dreimal drehen, ehe etwas anfangen konnte.',
    '{Bo} dachte grundsätzlich im Kreis, bei wichtigen Dingen dreimal linksherum.',
  ],
  licks: [
    '{Bo} hat eine Nase abgeleckt, die kitzelt noch.',
    '{Bo} hatte alle schon abgeleckt und war fast wieder beim Ersten.',
    '{Bo} leckte an jedem neuen Knie, um sich den Namen zu merken, manchmal doppelt.',
  ],
  follows: [
    'Wo {Kim} ist, da ist {Bo}, nur dahinter.',
    'Wo {Kim} heute gewesen war, da war {Bo} gleich danach gewesen.',
    'Seit dem Frühstück ging {Bo} überall mit {Kim} mit und machte auch vor Türen nicht halt.',
  ],
  sitsonthings: [
    '{Bo} hat auf etwas gesessen und es behalten.',
    'Wenn jemand etwas suchte, saß meistens {Bo} darauf.',
    '{Bo} saß immer auf dem, was als Nächstes gebraucht wurde, und hatte dafür ein Gespür.',
  ],
  hidesthings: [
    '{Bo} hat etwas versteckt und weiß nicht was.',
    '{Bo} hatte etwas versteckt und vergessen, was es war, und wo.',
    '{Bo} hatte so vieles so gut versteckt, dass selbst {Bo} noch drei Sachen suchte.',
  ],
  opensdoors: [
    '{Bo} macht Türen auf, aber keine zu.',
    '{Bo} bekam jede Tür im Haus auf und machte keine zu.',
    '{Bo} bekam jede Tür im Haus auf und hielt wenig von Leuten mit Schlüsseln.',
  ],
  catches: [
    '{Bo} fängt jeden Krümel in der Luft.',
    'Was neben {Bo} herunterfiel, war noch nie am Boden angekommen.',
    'Noch nie im Leben hatte {Bo} ein Stück Toast bis auf den Boden fallen lassen.',
  ],
  findsthings: [
    '{Bo} findet eine Erbse in der Wanne.',
    '{Bo} hatte einmal einen Ring, zwei Schlüssel und einen Zahn gefunden.',
    '{Bo} fand alles Verlorene wieder und dazu einiges, was niemand vermisst hatte.',
  ],
  jumps: [
    '{Bo} springt so hoch wie ein Hut.',
    '{Bo} sprang so hoch wie ein Hut, unter dem jemand steht.',
    '{Bo} konnte höher springen als nötig und tat es meist, um über die Leute zu sehen.',
  ],
  shakeshands: [
    '{Bo} hat auch einem Stuhl Hallo gesagt.',
    '{Bo} gab allen die Hand und denen mit Keksen gleich zweimal.',
    '{Bo} gab jedem die Hand, an einem stillen Nachmittag sogar einem Tischbein.',
  ],
}

export const CHILD_TRAIT_LINES: Record<ChildTrait, TraitLines> = {
  dark: [
    '{Kim} weiß, welche Ecke die dunkle ist.',
    '{Kim} kannte die dunkelste Ecke und ließ sie nicht aus den Augen.',
    '{Kim} hatte keine Angst vor der Dunkelheit, nur vor allem, was darin herumstand.',
  ],
  thunder: [
    '{Kim} sagt zum Himmel: Sei bitte still.',
    '{Kim} sah den Himmel streng an, damit er still blieb.',
    '{Kim} hatte mit dem Himmel einen Vertrag über Donner, nur unterschrieben hatte der nie.',
  ],
  spiders: [
    '{Kim} schaut lieber noch mal: keine Spinne da.',
    '{Kim} hatte nichts gegen Spinnen, wenn jede bei sich zu Hause blieb.',
    '{Kim} hatte große Achtung vor Spinnen, am liebsten vom Nebenzimmer aus.',
  ],
  deepwater: [
    '{Kim} mag Wasser am liebsten bis zum Knie.',
    '{Kim} mochte Wasser am liebsten, wenn man den Boden sehen konnte.',
    '{Kim} hatte Wasser am liebsten im Glas, weil man dort beide Enden sieht.',
  ],
  loudnoises: [
    '{Kim} hat zwei Hände, für jedes Ohr eine.',
    '{Kim} mochte einen Knall am liebsten, wenn er vorbei war.',
    '{Kim} hörte einen Knall schon kommen, wenn der es selbst noch gar nicht wusste.',
  ],
  stones: [
    '{Kim} hat in jeder Tasche einen Stein.',
    '{Kim} hatte die Taschen voller Steine, und jeder hatte einen Namen.',
    '{Kim} hatte in jeder Tasche einen Stein und erkannte jeden mit geschlossenen Augen.',
  ],
  sticks: [
    '{Kim} hat neun Stöcke unter dem Bett.',
    '{Kim} hatte neun Stöcke unter dem Bett, und einer fehlte noch.',
    '{Kim} besaß eine Sammlung von Stöcken, die andere Leute ständig für Stöcke hielten.',
  ],
  shells: [
    '{Kim} hat eine Muschel, die noch rauscht.',
    '{Kim} hatte vierzig Muscheln in einer Dose, und alle redeten vom Meer.',
    '{Kim} besaß einundvierzig Muscheln und hatte jeder zugehört, bevor sie mitdurfte.',
  ],
  feathers: [
    '{Kim} hat eine Feder und fühlt sich leicht.',
    '{Kim} hatte genug Federn für ungefähr einen halben Vogel.',
    '{Kim} hatte zu Hause fast genug Federn für einen Vogel, nur keine Idee für den Schnabel.',
  ],
  hums: [
    '{Kim} summt ein bisschen, das hilft.',
    '{Kim} summte und merkte es erst, als es aufhörte.',
    '{Kim} summte schon eine ganze Weile und merkte es wie immer zuletzt.',
  ],
  whispers: [
    '{Kim} sagt {Bo} ein Geheimnis, ein kleines.',
    '{Kim} hatte {Bo} ein Geheimnis zugeflüstert, und dort war es sicher.',
    'Alles Wichtige sagte {Kim} im Flüsterton, damit die Leute näher kommen mussten.',
  ],
  talksalot: [
    '{Kim} will noch was sagen, und noch was.',
    '{Kim} hatte eine Menge dazu zu sagen und fing gerade erst an.',
    '{Kim} hatte dazu ein paar Worte zu sagen, und danach auch die übrigen.',
  ],
  missingtooth: [
    '{Kims} Zunge besucht die Lücke im Mund.',
    '{Kim} hatte eine Zahnlücke, durch die genau eine Erbse passte.',
    'Wo {Kims} Zahn gewesen war, war jetzt eine Lücke, mit der man gut denken konnte.',
  ],
  freckles: [
    'Ein Punkt auf {Kims} Nase ist ein Stern.',
    '{Kim} hatte so viele Sommersprossen, dass sich zwei einen Platz teilten.',
    '{Kim} war einmal gezählt worden: zweihundertsechs Sommersprossen, die Knie nicht mitgerechnet.',
  ],
  dinosaurs: [
    '{Kim} macht roar, aber nur ein kleines.',
    '{Kim} hielt nach Dinosauriern Ausschau und hatte noch nicht aufgegeben.',
    '{Kim} kannte dreißig Dinosaurier beim Namen und zählte sie auf, sobald es still war.',
  ],
  trains: [
    'Tsch-tsch, macht {Kim}, aber nicht zu laut.',
    '{Kim} kannte die Abfahrt jedes Zuges und zwei davon mit Namen.',
    '{Kim} erkannte jeden Zug am Geräusch und fand daran nichts Besonderes.',
  ],
  pancakes: [
    '{Kim} denkt an Kuchen aus der Pfanne.',
    'Mit Pfannkuchen dachte {Kim} besser, aber es ging tapfer auch ohne.',
    '{Kim} kannte noch keinen Tag, der durch einen Pfannkuchen nicht besser geworden wäre.',
  ],
  redboots: [
    '{Kims} rote Stiefel stehen schon an der Tür.',
    '{Kims} rote Stiefel kannten jede Pfütze, und zwar von innen.',
    '{Kim} hatte ein Paar rote Stiefel und wäre damit gern auch ins Bett gegangen.',
  ],
  toyrabbit: [
    'Das muss {Kim} dem Hasen aus Stoff sagen.',
    '{Kim} würde dem Stoffhasen später alles erzählen, in der richtigen Reihenfolge.',
    '{Kims} Stoffhase hatte ein Ohr, keine Nase und bei fast allem ein Wort mitzureden.',
  ],
  nightlight: [
    '{Kims} Licht im Bett ist wie ein Mond.',
    '{Kim} hatte ein Nachtlicht, damit das Zimmer etwas sehen konnte.',
    '{Kim} ließ nachts ein Licht brennen, vor allem, damit die Dunkelheit Gesellschaft hatte.',
  ],
  sleepwithtoys: [
    'In {Kims} Bett sind neun Tiere und {Kim}.',
    'In {Kims} Bett lagen elf Kuscheltiere, und ein Platz war für {Kim}.',
    '{Kim} schlief zwischen elf Kuscheltieren, streng geordnet, und wachte unter den meisten auf.',
  ],
  askswhy: [
    '"Warum?", fragt {Kim}, und dann noch mal "Warum?".',
    '"Warum?", fragte {Kim} und hatte das nächste schon bereit.',
    '{Kim} fragte warum, und dann, warum das so war, bis sich jemand setzen musste.',
  ],
  counts: [
    '{Kim} zählt bis zehn und noch weiter.',
    '{Kim} hatte bisher alles gezählt und danach wieder zurück.',
    '{Kim} zählte einfach so und war diese Woche schon bei viertausendsechs.',
  ],
  drawsonthings: [
    'Auf einem Ei ist ein Gesicht, von {Kim}.',
    '{Kim} hatte jedem Ei im Kühlschrank ein Gesicht gemalt.',
    '{Kim} hatte jedem Ei im Kühlschrank ein Gesicht gemalt, und nun aß sie keiner.',
  ],
  loseshats: [
    '{Kim} hat eine Mütze verloren, die blaue.',
    '{Kim} hatte schon fünf Mützen verloren und drei fremde gefunden.',
    '{Kim} hatte so viele Mützen verloren, dass irgendwo eine Hecke es sehr warm hatte.',
  ],
  whistles: [
    '{Kim} kann pfeifen wie ein Topf, fast.',
    '{Kim} pfiff so gut, dass der Teekessel lieber schwieg.',
    '{Kim} pfiff auf zwei Fingern laut genug, um einen Bus oder einen Streit anzuhalten.',
  ],
  jokes: [
    '{Kim} kennt einen Witz, aber nur das Ende.',
    '{Kim} kannte einen Witz von einer Schnecke, aber der dauerte.',
    '{Kim} hatte einen Witz über eine Schnecke und wartete auf den richtigen Augenblick.',
  ],
  songs: [
    '{Kim} macht ein Lied mit nur einem Wort.',
    '{Kim} hatte dafür ein Lied, oder jedenfalls gleich.',
    '{Kim} machte aus allem ein Lied, sogar aus dem ganzen Busfahrplan.',
  ],
  remembers: [
    '{Kim} vergisst nichts, nicht mal eine Erbse.',
    '{Kim} vergaß nichts, nicht einmal das Mittagessen von vorletztem Dienstag.',
    '{Kim} vergaß nichts, auch das nicht, was die Familie gern verloren hätte.',
  ],
}
