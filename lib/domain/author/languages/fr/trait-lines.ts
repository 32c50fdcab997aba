// French sentences for a second or third trait, for 0-4 (in the present), 5-8 and 9-12: at most 8, 12 and 16 words.
// They tell of a habit or of another time, since the page's picture doesn't show them.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import type { TraitLines } from '../../world/traits'

export const PET_TRAIT_LINES: Record<PetTrait, TraitLines> = {
  broom: [
    '{Bo} regarde partout: pas de balai, ouf.',
    '{Bo} vérifiait chaque coin, car un balai peut attendre des heures.',
    '{Bo} n’avait rien contre personne ici, du moment que personne ne se révélait être un balai.',
  ],
  thunder: [
    '{Bo} demande au ciel: pas de boum, merci.',
    '{Bo} surveillait le ciel, au cas où il voudrait faire boum.',
    '{Bo} se méfiait du ciel, qui avait déjà éclaté une fois sans prévenir.',
  ],
  baths: [
    '{Bo} espère que personne ne dira bain.',
    'Personne n’avait encore dit le mot bain, et {Bo} appréciait.',
    'À quarante pas, {Bo} reconnaissait un visage qui pensait au bain.',
  ],
  balloons: [
    'Un ballon, ça fait pan, {Bo} le sait.',
    '{Bo} avait connu un ballon, pas longtemps, puis ça avait fait pan.',
    '{Bo} avait fréquenté un ballon pendant une seconde et demie, et cela suffisait.',
  ],
  umbrellas: [
    'Un parapluie, ça fait flap, {Bo} le sait.',
    '{Bo} savait que tout bâton maigre peut devenir un parapluie.',
    'Pour {Bo}, un parapluie était une grande chauve-souris que quelqu’un tenait par le pied.',
  ],
  socks: [
    '{Bo} a caché une chaussette, mais où donc.',
    '{Bo} avait caché une chaussette, et quelqu’un avait froid à un pied.',
    'Il manquait une chaussette dans un tiroir, et {Bo} préférait ne pas en parler.',
  ],
  sandwiches: [
    '{Bo} sent une tartine derrière un mur.',
    '{Bo} ne laissait jamais une tartine seule, de peur qu’elle s’ennuie.',
    'Aucune tartine confiée à {Bo} n’avait jamais été revue.',
  ],
  slippers: [
    '{Bo} sait où est l’autre pantoufle, chut.',
    '{Bo} savait où était l’autre pantoufle, et ne disait rien.',
    'On cherchait la pantoufle gauche depuis trois semaines, et {Bo} cherchait avec les autres.',
  ],
  spoons: [
    'Il manque une cuillère, et {Bo} regarde ailleurs.',
    'Grâce à {Bo}, on mangeait souvent la soupe à la fourchette.',
    '{Bo} avait déjà onze cuillères de côté, et toujours pas la moindre soupe.',
  ],
  howls: [
    'Aouuu, fait {Bo}, et puis encore aouuu.',
    '{Bo} avait un hurlement tout prêt et le gardait pour plus tard.',
    '{Bo} avait un hurlement pour chaque occasion, et presque tout était une occasion.',
  ],
  snores: [
    'Quand {Bo} dort, toutes les tasses font cling.',
    '{Bo} ronflait si fort la nuit que les tasses se serraient.',
    'La nuit, {Bo} ronflait comme un piano traîné sur du gravier, et se réveillait en forme.',
  ],
  sings: [
    '{Bo} chante une chanson qui ne finit pas.',
    '{Bo} chantait un bout de chanson, sans s’occuper de l’air.',
    '{Bo} connaissait une chanson de quatre notes, dont trois n’étaient pas à leur place.',
  ],
  grumbles: [
    'Grmpf, fait {Bo}, mais à personne.',
    '{Bo} ronchonnait un peu, juste pour garder le ronchon au chaud.',
    '{Bo} ronchonnait tout bas, sans viser personne, comme une vieille porte.',
  ],
  threelegs: [
    '{Bo} a trois pattes, et trois, ça suffit.',
    '{Bo} avait trois pattes et n’avait jamais cherché la quatrième.',
    '{Bo} avait trois pattes et tenait la quatrième pour de la vantardise.',
  ],
  oneeye: [
    '{Bo} n’a qu’un œil, mais il voit tout.',
    '{Bo} n’avait qu’un œil, et personne ne passait sans être vu.',
    '{Bo} n’avait qu’un œil, et en tirait plus que d’autres avec deux.',
  ],
  oneearup: [
    '{Bo} a une oreille en l’air, pour savoir.',
    '{Bo} avait une oreille pour écouter, et une autre pour dormir.',
    'Une oreille de {Bo} se tenait droite pour écouter, et racontait tout à l’autre.',
  ],
  notail: [
    '{Bo} n’a pas de queue, alors tout gigote.',
    'Sans queue, {Bo} montrait sa joie avec tout le reste.',
    '{Bo} n’avait pas de queue, et gagnait ainsi beaucoup de temps aux portes.',
  ],
  deaf: [
    '{Bo} n’entend rien, alors {bo.il} regarde deux fois.',
    '{Bo} n’entendait rien, et connaissait en échange chaque visage par cœur.',
    '{Bo} n’entendait rien, et ne manquait ni un signe, ni un clin d’œil, ni un frigo.',
  ],
  old: [
    '{Bo} est {bo.vieux/vieille}, et fait ça bien.',
    '{Bo} était {bo.vieux/vieille} et avait déjà vu ça une fois.',
    '{Bo} était assez {bo.vieux/vieille} pour avoir tout vu deux fois, et ne s’étonnait plus guère.',
  ],
  young: [
    '{Bo} est tout {bo.neuf/neuve}, et le monde aussi.',
    '{Bo} était si jeune que tout arrivait pour la première fois.',
    '{Bo} était si jeune que le monde avait encore son papier autour.',
  ],
  ball: [
    '{Bo} pense à une balle, à quoi d’autre.',
    '{Bo} pensait à une balle, pour ne pas perdre la main.',
    'Quoi qu’il arrive, {Bo} avait une balle en tête et beaucoup de patience.',
  ],
  blanket: [
    '{Bo} a une couverture, elle est encore tiède.',
    'Quelque part, une couverture attendait, et {Bo} espérait qu’elle allait bien.',
    '{Bo} possédait une couverture qu’il était interdit de laver, et toute la maison le savait.',
  ],
  cheese: [
    'Fromage, pense {Bo}, et encore: fromage.',
    'Une moitié de {Bo} était ici, l’autre pensait au fromage.',
    'Aucun problème, pensait {Bo}, ne résiste longtemps à un bout de fromage.',
  ],
  stick: [
    '{Bo} connaît un meilleur bâton, loin, là-bas.',
    '{Bo} avait caché le meilleur bâton du monde et oublié où.',
    '{Bo} possédait un bâton important, plus long que toutes les portes de la maison.',
  ],
  laundrybasket: [
    '{Bo} a dormi sur toutes les chemises propres.',
    '{Bo} avait dormi dans le linge et sentait la chemise propre.',
    '{Bo} dormait dans le panier à linge, et chaque chemise propre gardait un creux.',
  ],
  childsbed: [
    '{Bo} dort au milieu, {Kim} dort au bord.',
    '{Bo} avait toujours le milieu du lit, et {Kim} le bord.',
    'Chaque soir, {Kim} prêtait un coin du lit, et chaque matin, {Bo} avait tout.',
  ],
  boxes: [
    '{Bo} entre dans tous les cartons, ou presque.',
    '{Bo} n’avait jamais vu un carton trop petit pour dormir.',
    'Pour {Bo}, ce qui arrive dans un carton n’est que l’emballage du carton.',
  ],
  sunnyspot: [
    '{Bo} sait par où le soleil entre.',
    '{Bo} connaissait chaque rond de soleil et ses heures d’ouverture.',
    'À la maison, {Bo} suivait le soleil tout le jour et appelait ça travailler.',
  ],
  digs: [
    '{Bo} a fait un trou, et un autre.',
    '{Bo} avait commencé quatre trous cette semaine, et fini aucun.',
    '{Bo} avait à la maison un trou presque assez profond, et y pensait souvent.',
  ],
  spins: [
    '{Bo} tourne, tourne, et le monde tourne aussi.',
    '{Bo} devait tourner trois fois avant que quoi que ce soit commence.',
    '{Bo} réfléchissait en rond, et trois fois par la gauche pour les choses graves.',
  ],
  licks: [
    '{Bo} a léché un nez, il chatouille encore.',
    '{Bo} avait léché tout le monde et revenait au premier.',
    '{Bo} léchait chaque nouveau genou pour en retenir le nom, parfois deux fois.',
  ],
  follows: [
    'Où va {Kim}, va {Bo}, juste derrière.',
    'Partout où {Kim} passait, {Bo} passait juste après.',
    'Depuis le petit déjeuner, {Bo} suivait {Kim} partout, portes fermées comprises.',
  ],
  sitsonthings: [
    '{Bo} s’assoit sur tout, et garde tout.',
    'Quand on cherchait quelque chose, {Bo} était en général {bo.assis/assise} dessus.',
    '{Bo} s’asseyait toujours sur ce dont on allait avoir besoin, avec un vrai flair.',
  ],
  hidesthings: [
    '{Bo} a caché quelque chose, mais quoi donc.',
    '{Bo} avait caché une chose, et oublié quoi et où.',
    '{Bo} avait si bien caché tant de choses que {bo.il} en cherchait trois aussi.',
  ],
  opensdoors: [
    '{Bo} ouvre les portes, et n’en ferme aucune.',
    '{Bo} ouvrait toutes les portes et n’en refermait pas une.',
    '{Bo} ouvrait toutes les portes, et plaignait beaucoup les gens à clés.',
  ],
  catches: [
    '{Bo} attrape les miettes au vol, hop.',
    'Rien de ce qui tombait près de {Bo} ne touchait le sol.',
    'De toute sa vie, {Bo} n’avait jamais laissé une biscotte arriver jusqu’au sol.',
  ],
  findsthings: [
    '{Bo} trouve un petit pois dans le bain.',
    '{Bo} avait trouvé un jour une bague, deux clés et une dent.',
    '{Bo} retrouvait tout ce qui était perdu, et même ce que personne ne cherchait.',
  ],
  jumps: [
    '{Bo} saute aussi haut qu’un chapeau.',
    '{Bo} sautait aussi haut qu’un chapeau avec quelqu’un dessous.',
    '{Bo} sautait plus haut que nécessaire, surtout pour voir par-dessus les gens.',
  ],
  shakeshands: [
    '{Bo} a dit bonjour même à une chaise.',
    '{Bo} serrait toutes les mains, et deux fois les mains à biscuits.',
    '{Bo} serrait la main de chacun, et les jours calmes, celle du pied de table.',
  ],
}

export const CHILD_TRAIT_LINES: Record<ChildTrait, TraitLines> = {
  dark: [
    '{Kim} sait quel coin est le coin noir.',
    '{Kim} connaissait le coin le plus noir et le gardait à l’œil.',
    '{Kim} n’avait pas peur du noir, seulement de tout ce qu’on y avait rangé.',
  ],
  thunder: [
    '{Kim} dit au ciel: pas de bruit, merci.',
    '{Kim} regardait le ciel d’un air sévère pour qu’il se taise.',
    '{Kim} avait passé un accord avec le ciel, mais le ciel n’avait jamais signé.',
  ],
  spiders: [
    '{Kim} regarde encore: pas d’araignée ici.',
    '{Kim} aimait bien les araignées, quand chacune restait chez elle.',
    '{Kim} avait un grand respect pour les araignées, surtout depuis la pièce voisine.',
  ],
  deepwater: [
    '{Kim} aime l’eau jusqu’aux genoux, pas plus.',
    '{Kim} aimait surtout l’eau dont on voit le fond.',
    '{Kim} préférait l’eau dans un verre, où l’on voit tous ses bords.',
  ],
  loudnoises: [
    '{Kim} a deux mains, une par oreille.',
    '{Kim} aimait surtout les grands bruits quand ils étaient finis.',
    '{Kim} entendait venir un grand bruit avant que le bruit le sache.',
  ],
  stones: [
    '{Kim} a un caillou dans chaque poche.',
    '{Kim} avait les poches pleines de cailloux, et chacun avait un nom.',
    '{Kim} avait un caillou par poche et les reconnaissait tous les yeux fermés.',
  ],
  sticks: [
    '{Kim} a neuf bâtons sous le lit.',
    '{Kim} avait neuf bâtons sous le lit, et il en manquait un.',
    '{Kim} possédait une collection de bâtons que les gens prenaient toujours pour des bâtons.',
  ],
  shells: [
    '{Kim} a un coquillage qui fait chut.',
    '{Kim} avait quarante coquillages en boîte, et tous faisaient encore chut.',
    '{Kim} possédait quarante et un coquillages, tous écoutés un par un avant le départ.',
  ],
  feathers: [
    '{Kim} a une plume, et ça rend léger.',
    '{Kim} avait assez de plumes pour faire la moitié d’un oiseau.',
    '{Kim} avait presque assez de plumes pour un oiseau, mais pas d’idée pour le bec.',
  ],
  hums: [
    '{Kim} fredonne un peu, ça aide bien.',
    '{Kim} fredonnait sans le savoir, jusqu’à ce que ça s’arrête.',
    '{Kim} fredonnait depuis un bon moment, et tout le monde l’avait remarqué, sauf {Kim}.',
  ],
  whispers: [
    '{Kim} dit un secret à {Bo}, un petit.',
    '{Kim} avait chuchoté un secret à {Bo}, qui ne répétait rien.',
    'Tout ce qui comptait, {Kim} le chuchotait, pour que les gens s’approchent.',
  ],
  talksalot: [
    '{Kim} a encore un mot, et encore un.',
    '{Kim} avait beaucoup à dire là-dessus et commençait à peine.',
    '{Kim} avait quelques mots à dire là-dessus, et ensuite tous les autres.',
  ],
  missingtooth: [
    '{Kim} passe la langue dans le trou.',
    'À la place d’une dent, {Kim} pouvait loger un petit pois.',
    'À la place de la dent, {Kim} avait un trou avec lequel on pensait mieux.',
  ],
  freckles: [
    'Un point sur le nez de {Kim} brille.',
    '{Kim} avait tant de taches de rousseur que deux partageaient une place.',
    'On avait compté les taches de rousseur de {Kim}: deux cent six, sans les genoux.',
  ],
  dinosaurs: [
    '{Kim} fait grrr, mais un petit grrr.',
    '{Kim} guettait les dinosaures et n’avait pas encore renoncé.',
    '{Kim} connaissait trente dinosaures par leur nom et les citait dès qu’il y avait un silence.',
  ],
  trains: [
    'Tchou, fait {Kim}, mais pas trop fort.',
    '{Kim} connaissait l’heure de chaque train, et deux par leur nom.',
    '{Kim} reconnaissait chaque train à l’oreille et trouvait ça normal.',
  ],
  pancakes: [
    '{Kim} pense à une crêpe, une toute ronde.',
    '{Kim} pensait mieux avec une crêpe, mais faisait de son mieux sans.',
    '{Kim} ne connaissait aucune journée qu’une crêpe n’ait pas rendue meilleure.',
  ],
  redboots: [
    'Les bottes rouges de {Kim} attendent dehors.',
    'Les bottes rouges de {Kim} connaissaient tous les trous du chemin.',
    '{Kim} avait des bottes rouges, et aurait bien aimé les garder au lit.',
  ],
  toyrabbit: [
    '{Kim} le dira ce soir au lapin.',
    '{Kim} raconterait tout au lapin en tissu, dans le bon ordre.',
    'Le lapin en tissu de {Kim} avait une oreille, pas de nez, et plein d’idées.',
  ],
  nightlight: [
    'Près du lit de {Kim} brille une lune.',
    '{Kim} avait une veilleuse, pour que la chambre y voie quelque chose.',
    '{Kim} laissait une lumière la nuit, surtout pour tenir compagnie au noir.',
  ],
  sleepwithtoys: [
    'Dans le lit, neuf peluches, et puis {Kim}.',
    'Le lit avait onze places de peluches et une pour {Kim}.',
    '{Kim} dormait parmi onze peluches bien rangées, et se réveillait sous presque toutes.',
  ],
  askswhy: [
    '"Pourquoi?" dit {Kim}, et encore "pourquoi".',
    '"Pourquoi?" demandait {Kim}, et le suivant était déjà prêt.',
    '{Kim} demandait pourquoi, puis pourquoi ce pourquoi, jusqu’à ce que quelqu’un doive s’asseoir.',
  ],
  counts: [
    '{Kim} compte jusqu’à dix, et même plus.',
    '{Kim} avait tout compté jusqu’ici, et recompté à l’envers.',
    '{Kim} comptait pour le plaisir, et en était cette semaine à quatre mille six.',
  ],
  drawsonthings: [
    'L’œuf a une tête, grâce à {Kim}.',
    '{Kim} avait dessiné une tête sur chaque œuf du frigo.',
    '{Kim} avait dessiné une tête sur chaque œuf du frigo, et personne n’osait les manger.',
  ],
  loseshats: [
    '{Kim} a perdu un bonnet, le bleu.',
    '{Kim} avait perdu cinq bonnets et trouvé trois bonnets inconnus.',
    '{Kim} avait perdu tant de bonnets que, quelque part, une haie avait bien chaud.',
  ],
  whistles: [
    '{Kim} siffle comme une bouilloire, presque.',
    '{Kim} sifflait si bien que la bouilloire préférait se taire.',
    '{Kim} sifflait avec deux doigts, assez fort pour arrêter un bus ou une dispute.',
  ],
  jokes: [
    '{Kim} sait une blague, mais juste la fin.',
    '{Kim} connaissait une blague d’escargot, mais elle prenait du temps.',
    '{Kim} avait une blague d’escargot en réserve et attendait le bon moment.',
  ],
  songs: [
    '{Kim} fait une chanson, avec un seul mot.',
    '{Kim} avait une chanson pour ça, ou l’aurait bientôt.',
    '{Kim} faisait une chanson de tout, même des horaires du bus.',
  ],
  remembers: [
    '{Kim} n’oublie rien, même pas un petit pois.',
    '{Kim} n’oubliait rien, pas même le dîner d’il y a trois mardis.',
    '{Kim} n’oubliait rien, même ce que la famille aurait bien voulu perdre.',
  ],
}
