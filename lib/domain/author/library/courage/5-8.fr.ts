export const words = String.raw`
title: <Juste une chaussette|C’est juste une chaussette|La semaine de la chaussette|Les pinces ont des dents>
set: ecole = [new-years-eve: par-dessus la clôture | à l’école]
refrain: "C’est juste une chaussette", dit {Kim}.
recall: la semaine de la chaussette
deed: retiré la chaussette et montré l’exemple
keepsake: la chaussette aux yeux ronds
joke: C’est juste une chaussette
summary: {Kim} a une écharde que personne ne voit, et dans la salle de bains vit une pince qui a peut-être des dents. Une chaussette cache tout, à tout le monde sauf à {Bo}. Mais samedi, {Kim} doit sonner une cloche, et pour ça, il faut deux mains.
extra: friend = {friend}
extra: elder = {papi}
pick: friend = Ada, Jeanne, Mei, Lina, Paula, Nour, Tilda, Rose
pick: papi = Papi, Papy, Grand-père
pick: bois = un bout de portail, un bout de clôture, un bout d’échelle, un éclat de cagette
pick: petit = une virgule, une miette, un cil, un point
pick: rouge = rouge, rayée, à ballons
pick: onze = onze, neuf, quatorze, sept
pick: fauves = BÊTES FAUVES, NE PAS NOURRIR, ATTENTION ÇA MORD
pick: ans = soixante et onze, soixante-huit, soixante-quatorze
pick: tonk = tonk, toup, donk
set: beasts = {fauves}
word: écharde = un bout de bois minuscule et pointu, planté dans la peau
word: pince = un petit outil qui attrape les toutes petites choses
word: battait = tapait de l’intérieur, comme un cœur
word: épine = la pointe d’un rosier, qui pique
word: gant de cuisine = on l’enfile pour prendre un plat brûlant
word: kermesse = une fête avec des jeux et des gâteaux
word: cloche = une grande chose en métal, qui s’entend de loin
question: Qu’est-ce que {Kim} essaie pour ne pas voir la pince?
question: Qui d’autre cache une main? Quand l’as-tu remarqué?
question: "On y va?" "Non, mais vas-y quand même." Quand as-tu fait une chose pareille?
question: Comment le gant de {papi} est-il parti?
question: Comment s’appellerait ta chaussette, avec des yeux?
activity: make | Dessine des yeux sur une vieille chaussette. Donne-lui un nom et une voix.
activity: find | Qui cache encore quelque chose? Relis la page 3.
activity: sound | Faites la cloche ensemble: d’abord à une main, ensuite à deux. | {Tonk} ; DONG!
surprise: À la page 3, {papi} a une main dans la poche. | À la page 14, tu sais pourquoi.
surprise: La chaussette est dans plus d’images qu’on ne croit. | Compte les chaussettes.

# 1
= {Kim} regarde un pouce.
<Lundi, {Kim} se planta une écharde dans le pouce.|C’était lundi, et {Kim} avait une écharde dans le pouce.|Lundi, {bois} entra dans le pouce de {Kim}.> <Personne ne voyait rien, et {Kim} ne voyait plus que ça.|C’était gros comme {petit}, et dans un pouce, c’est énorme.|C’était minuscule, et ça faisait un mal énorme.> <{Kim} ne le dit qu’à {Bo+}, qui ne répétait jamais rien.|{Kim} le dit à {Bo+}, et à personne d’autre.>
* see | <Le pouce avait l’air d’un pouce.|{Kim} souffla dessus. Ça ne sert jamais à rien.>

# 2
= {Kim} lève les yeux vers une petite boîte, sur l’étagère de la salle de bains, et enfile une chaussette sur sa main.
<Une écharde s’enlève à la pince, et la pince avait sûrement des dents.|Contre les échardes, il y a une pince, et les pinces ont des dents, sûrement.|Dans la salle de bains vivait une pince, et elle semblait prête à mordre.>

<Alors une chaussette avala la main.|Alors la main se cacha dans une chaussette.>
^ pet set | <La chaussette montait jusqu’au coude.|La chaussette était {rouge}, et montait jusqu’au coude.>
^ pet second

# 3
= {Kim} prend son petit déjeuner, une chaussette sur la main. {papi} a une main dans la poche.
<"Qu’est-ce que c’est?" demanda {papi}, une main dans la poche.|"Qu’est-ce que tu as là?" demanda {papi}, une main dans la poche.>

"C’est juste une chaussette", dit {Kim}.
> want
* see | <"Tu as froid?" demanda {papi}. "Juste à cette main", dit {Kim}.|"Ah oui, tiens", dit {papi}, et il passa la confiture.>

# 4
= {Kim} lève les yeux vers une grande cloche, pendue à une poutre.
[birthday: Samedi, pour son anniversaire, {Kim} sonnerait la grande cloche. C’est la coutume. | new-baby: Samedi, le bébé arrivait, et {Kim} sonnerait la grande cloche pour lui. | family-reunion: Samedi, {Kim} appellerait toute la famille à table, avec la grande cloche. | new-years-eve: Samedi à minuit, {Kim} sonnerait la nouvelle année, avec la grande cloche. | family-wedding: Samedi, on se mariait dans la famille, et {Kim} sonnerait la grande cloche. | occasion&!event: Au calendrier, samedi, on lisait: {occasion}. {Kim} sonnerait la grande cloche. | <Samedi, c’était la kermesse, et {Kim} sonnerait la grande cloche.|À la kermesse, samedi, {Kim} sonnerait la grande cloche.>] <Pour ça, il faut deux mains.|Ça se fait à deux mains.> [somewhere&!place: On l’entendrait partout, {somewhere.at}.]
^ child set | <"Ce n’est que lundi", dit {Kim}.|"Samedi, c’est dans mille ans", dit {Kim}.>

[place: Depuis la cloche, on voyait {place.landmark}.]

# 5
= Vu d’en haut: de la mauvaise main, {Kim} beurre la table au lieu du pain.
<Mardi, l’autre main fit tout le travail, et beurra la table.|Mardi, l’autre main travailla toute la journée, et versa le lait à côté.|Mardi, {Kim} écrivit de l’autre main, comme <une araignée|une poule mouillée>, et signa à l’envers.>
> eyes
* see | <S’habiller dura presque jusqu’à midi, à cause des boutons.|Une chaussure prit toute la matinée, et ce n’était pas la bonne.>

# 6
= {friend} dessine deux yeux sur la chaussette, sur la main de {Kim}.
<"C’est une marionnette?" demanda {friend}, {ecole}.|"Elle parle?" demanda {friend}, {ecole}.|"Elle mord?" demanda {friend}, {ecole}.>

"C’est juste une chaussette", dit {Kim}. <À midi, la chaussette avait des yeux et un nom.|À midi, la chaussette avait des yeux et une belle-mère.|À midi, la chaussette avait deux yeux.>
^ child second
* worse | <La chaussette s’appelait Madame Talon.|Même le facteur dit bonjour à la chaussette.>

# 7 a
= {Kim} porte un grand gant de cuisine à une main. La chaussette est dans la soupe.
<Mercredi, la chaussette tomba dans la soupe.|Mercredi, la chaussette nageait dans la soupe.> <Alors {Kim} enfila un gant de cuisine.|Un gant de cuisine la remplaça.>

"C’est juste un gant", dit {Kim}.
> soup
* worse | <"Bien entendu", dit {papi}, la tête dans le frigo.|"Pour la soupe", dit {papi}, et il regarda la soupe.>

# 7 b
= {Kim} porte un bonnet de laine sur une main. La chaussette est dans la soupe.
<Mercredi, la chaussette tomba dans la soupe.|Mercredi, la chaussette nageait dans la soupe.> <Alors {Kim} mit un bonnet sur sa main.|Alors la main eut droit à un bonnet.>

"C’est juste un bonnet", dit {Kim}.
> soup
* worse | <"Il te va bien", dit {papi}, la tête dans le frigo.|"Je le connais", dit {papi}. "Il était sur une tête.">

# 8 a
= {Kim} essaie de tourner une page avec un gant de cuisine.
<Un gant de cuisine ne tourne pas les pages et ne tient pas un œuf.|Avec un gant de cuisine, on ne peut ni lire ni tenir un œuf.>

<Trois œufs, oui, mais pas longtemps.|Six œufs, à la rigueur, une seconde.>
> tug
* worse | <Après, il y eut des crêpes pour tout le monde.|Pour les œufs, ce fut une rude journée.>

# 8 b
= {Kim} fait signe à la fenêtre, un bonnet sur la main.
<Un bonnet ne sait ni peler une banane, ni montrer du doigt.|Avec ce bonnet, on ne peut ni peler une banane, ni se gratter.>

<Faire signe, oui, et les gens répondent, l’air inquiet.|Faire signe, oui, mais on dirait une tête qui s’en va.>
> tug
* worse | <Pour les bananes, ce fut une rude journée.|Et pendant ce temps-là, la tête a froid.>

# 9 a
= {Kim} se promène, tout un bras dans un seau d’eau.
<Jeudi, le pouce battait, alors on le mit dans un seau d’eau.|Jeudi, le pouce battait comme une petite horloge, et finit dans un seau.>

"C’est juste un seau", disait {Kim} à tout le monde.
^ pet trouble |
* worse | <Le seau vint même à table.|Le seau resta là jusqu’au soir.>

# 9 b
= {Kim} se promène, une main dans un pain.
<Jeudi, le pouce battait, alors on le mit dans un pain mou.|Jeudi, le pouce battait comme une petite horloge, et finit dans un pain.>

"C’est juste un pain", disait {Kim} à tout le monde.
^ pet trouble |
* worse | <Le pain vint même à table, mais pas comme pain.|Le pain resta là jusqu’au soir.>

# 10 a
= Le seau s’envole, et il y a de l’eau partout. {Kim} cache son pouce à {papi}.
<Le seau ne voulait plus s’en aller.|Mais le seau tenait bon.>
> bucket
SCHLOUP!

<"Tu me montres?" demanda {papi}.|"Je peux voir?" demanda {papi}.>

"Non!" cria {Kim}, <plus fort que le seau|en s’asseyant sur sa main>. [place: Même {place.creature} se retourna. | roomy: <L’eau coulait sur tout le monde.|Tout le monde dégoulinait.>]

# 10 b
= Il ne reste presque plus de pain. {Kim} cache son pouce à {papi}.
<On ne reste jamais longtemps dans un pain.|Un pain ne dure pas, près des animaux.>
> loaf
Bientôt, il n’y eut plus que la croûte.

<"Tu me montres?" demanda {papi}.|"Je peux voir?" demanda {papi}.>

"Non!" cria {Kim}, <de dessous la table|en mangeant la croûte>. [place: Même {place.creature} se retourna.]

# 11
= Beaucoup d’enfants portent une chaussette sur la main. {friend} en porte deux. {Kim} ne sourit pas.
<Vendredi, la chaussette était propre, et {onze} enfants en portaient une aussi.|Vendredi, la chaussette était sèche, et {onze} enfants avaient aussi la leur.> [series: On y vit aussi {series.keepsake}.]

"Ça fait mal?" demanda {friend}[!series&roomy: , qui en avait deux].

<"Non", dit {Kim}, et ça battait.|"Non", dit {Kim}, et ce n’était pas vrai.> [place: {Kim} ne vit même pas {place.shop}.]
^ child third
* low | <Ça fit mal jusqu’au soir.|Ça fit mal même devant les dessins animés.>

# 12
= De dos: {Kim} tire d’une main sur la corde. La cloche bouge à peine.
<{Kim} alla s’exercer, mais d’une seule main, la cloche disait juste "{tonk}".|{Kim} tira la corde d’une seule main. "{Tonk}", dit la cloche.> [birthday: Ce n’était pas un anniversaire, ça. | new-baby: Un sac de farine, porté comme un bébé, tomba. | family-reunion: Personne ne se met à table pour ça. | new-years-eve: Aucune année ne vient pour ça. | family-wedding: Personne ne peut se marier là-dessus. | place: Sous {place.tree}, on n’entendait déjà plus rien. | <Et elle ne le dit pas deux fois.|Un pigeon l’aurait dit plus fort.>]
> rope
^ pet third
* low | <Avec les dents, ça n’allait pas mieux.|Avec un pied, ça n’allait pas mieux.>

# 13
= La nuit, {Kim} est dans le couloir. Sur l’étagère, un rond propre marque la place de la boîte.
<Cette nuit-là, {Kim} alla voir la boîte, mais juste voir.|Dans la nuit, {Kim} se leva, juste pour voir la boîte.> [place: Dehors, personne {place.sur}. | houseboat: La péniche craquait. | caravan: La caravane craquait. | apartment: Quelque part, l’ascenseur ronronnait. | home: La maison craquait. | <Le sol était froid.|Le plancher craquait.>]
^ child trouble | La bonne main tenait l’autre.

<La boîte n’était plus là.|Il n’y avait plus de boîte.>
> dark

# 14
= {papi} est assis sur son lit, la boîte sur les genoux, près d’un gant de jardin.
<{papi} était là, près de {Bo}, avec la boîte et un gant.|Près de {Bo}, il y avait {papi}, avec la boîte et un gant.> "Je la garde, c’est tout", dit {papi}.

"C’est juste un gant, {Bo}", <dit {papi}|dit-il>, en le serrant.
> hinge

# 15
= {Kim} et {papi} sont assis côte à côte et regardent la boîte.
<{Bo} avait trouvé l’énorme pouce de {papi}, avec une épine dedans.|{Bo} avait trouvé un pouce tout rouge, avec une épine dedans.> "<Les roses|Le rosier>", [roomy: dit {papi} à {Bo} | dit {papi}], "depuis dimanche." [birthday: Impossible d’emballer un cadeau. | new-baby: On ne porte pas un bébé avec un gant. | family-reunion: Et quarante mains l’attendaient. | new-years-eve: À minuit, on se donne la main. | family-wedding: C’était lui qui devait tenir les alliances.]

"Une écharde", dit {Kim}, "lundi." [roomy: <Ils regardèrent la boîte, et la boîte les regarda.|Personne ne toucha à la boîte.> | Ils regardèrent la boîte.]
* low |

# 16
= {Kim}, tout près, retire la chaussette.
<"Il a {ans} ans, {Bo}, et encore peur", dit {Kim}. "Attendre ne sert donc à rien."|"{Bo}, il a {ans} ans, et il a encore peur", dit {Kim}. "Donc attendre ne change rien."> <D’une main qui tremblait, {Kim} retira la chaussette devant {Bo}.|Sa main tremblait, mais {Kim} retira la chaussette devant {Bo}.>
> sock | <Ce n’était pas agréable à savoir.|Son ventre disait non.>

# 17
= {Kim} tend son pouce sous la lampe. {papi} a ses lunettes, et la pince dans la main.
<"Moi d’abord"|"Je commence">, dit {Kim}, sans lâcher [fish: le bocal de {Bo} | {Bo}]. [deed: {Kim} avait un jour {deed}[back: , {back.at}].] [series: Il y avait là {series.keepsake}.]

"On y va?" demanda {papi}[deed: | roomy: , les lunettes <à l’envers|de travers> | , sans bouger].

"Non", dit {Kim}, <"mais vas-y quand même."|"alors vas-y maintenant.">

# 18
= {papi} tient la chaussette et ferme les deux yeux. {Kim} tient la pince. Sur une boîte d’allumettes, on lit: {fauves}.
<La pince était froide, mais elle n’avait pas de dents.|La pince n’avait pas de dents. Elle était juste froide.> Ça fit mal le temps de dire "<pince|aïe, aïe, aïe>".
^ child pay | [roomy: <Et puis ce fut fini.|Et puis, plus rien.>]

<"À toi", dit {Kim}, qui prêta à {papi} la chaussette[roomy: , et {Bo}].|"À toi", dit {Kim}, et {papi} eut à tenir la chaussette et {Bo}.>

# 19
= {Kim} prend la corde à deux mains. Les gens agitent des chaussettes.
<Samedi, la moitié des gens portait des chaussettes. {Kim} prit la corde à deux mains.|Samedi, au milieu de cent chaussettes, {Kim} prit la corde à deux mains.>

DONG! [birthday: Un coup pour chaque année. | new-baby: Le bébé ouvrit un œil. | family-reunion: Quarante cousins coururent à table. | new-years-eve: À minuit pile, l’année changea. | family-wedding: Alors les mariés s’embrassèrent. | somewhere&!place: On l’entendit partout, {somewhere.at}.]
^ pet pay | [1,2,3: <{friend} agita deux chaussettes et tomba du banc.|{friend} applaudit à tout rompre, avec deux chaussettes.>]
* joy |
* joy |

# 20
= La cloche s’envole. {Kim} et {papi} rient, les mains en l’air.
[place: On l’entendit {place.jusque}. | home: On l’entendit {home.jusque}. | roomy: <On l’entendit à deux collines de là.|Les pigeons quittèrent le toit.>] [birthday: {Kim} coupa le gâteau, à deux mains. | new-baby: {Kim} porta le bébé, à deux mains. | family-reunion: {Kim} serra toutes les mains, une par une. | new-years-eve: Tout le monde se donna la main. | family-wedding: {Kim} et {papi} dansèrent, main dans la main.]
> last
* joy | <La grand-mère de quelqu’un lâcha tout un gâteau.|{papi} sonna aussi, avec les deux siennes.>
* joy |

[series: Près de la boîte pend une vieille chaussette. Il y a aussi {series.keepsake}. | Près de la boîte pend une vieille chaussette, prête à donner un coup de main.]

## lead dog
want: {Bo} en voulait un bout. <{Bo} voulait aussi la poche de {papi}.|La poche de {papi} sentait bon, elle aussi.>
eyes: Pour {Bo}, c’était clair: une chaussette avait mangé la meilleure main.
soup: {Bo} eut enfin la chaussette, <et elle avait un goût de soupe|jusqu’à la lessive>.
tug: {Bo} tira sur cette main, <pour rire|pour jouer>, et {Kim} hurla.
bucket: {Bo} prit l’anse et <partit en courant|ne la lâcha plus>.
loaf: {Bo} prit un bout et courut, <et presque tout suivit|et le pain raccourcit>.
rope: {Bo} <s’accrocha à la corde|tira sur la corde> aussi. La cloche le dit encore.
dark: {Bo} avait le nez contre la porte de {papi}.
hinge: Mais {Bo} prit le gant par le pouce, et tira, et le gant partit.
sock: {Bo} pouvait la reprendre. <{Bo} la laissa par terre.|Cette fois, {Bo} ne la prit pas.>
last: {Bo} a encore le gant, <et personne ne le réclame|et dort dessus>.

## lead cat
want: {Bo} voulait ce pouce. Aucun autre <ne grattait aussi bien le menton|ne comprenait les mentons>.
eyes: Pour {Bo}, <la mauvaise main avait pris le pouvoir à la maison|c’était la mauvaise main qui commandait, maintenant>.
soup: {Bo} y posa le menton. <On aurait dit un bateau.|Ça ne savait pas caresser.>
tug: {Bo} s’assit sur l’autre main, <et il n’en resta aucune|pour en avoir au moins une>.
bucket: {Bo} s’assit dessus, <pour qu’il reste tranquille|pour aider>.
loaf: {Bo} lécha d’abord le beurre, et ensuite le milieu.
rope: {Bo} toucha la corde, et renonça. <C’était donc grave.|C’était rare.>
dark: {Bo} attendait devant la porte de {papi}, et voulait entrer.
hinge: Mais {Bo} voulait une main. {Bo} glissa son menton sous le gant, et le gant tomba.
sock: {Bo} posa son menton près du pouce, <pas dessus|et attendit>.
last: {Bo} eut enfin le pouce, <tout l’après-midi|jusqu’au soir>.

## lead bird
want: {Bo} voulait un doigt pour se poser, et il n’y en avait plus.
bucket: {Bo} donnait des ordres, du bord du seau.
loaf: {Bo} prit les miettes, et ensuite la croûte.
hinge: Mais {Bo} prit le gant par un doigt, et s’envola avec.

## lead fish
want: C’étaient ces doigts-là qui nourrissaient {Bo}. {Bo} les cherchait.
bucket: {Bo} regardait l’eau bouger, et espérait.
loaf: {Bo} eut une miette, et tous en voulurent une.
hinge: Mais à travers le bocal de {Bo}, on voyait du sang. {papi} ôta le gant.

## lead rabbit
want: {Bo} voulait aussi la chaussette, pour son déjeuner.
bucket: {Bo} tapa du pied, et {Kim} sursauta.
loaf: {Bo} y mangea un tunnel, par le côté.
hinge: Mais {Bo} avait mangé le pouce du gant. On voyait tout dedans.

## lead guineapig
want: {Bo} voulait la main au concombre.
bucket: {Bo} fit couic, et {Kim} sursauta.
loaf: {Bo} y entra par un côté, et sortit par l’autre.
hinge: "Couic!" fit {Bo}, jusqu’à ce que {papi} ôte le gant pour chercher le concombre.

## lead hamster
want: {Bo} voulait dormir dans la chaussette. C’était occupé.
bucket: {Bo} poussa de toutes ses moustaches.
loaf: {Bo} en mit presque tout dans une joue.
hinge: Mais {Bo} entra par la manche. "Aïe!" dit {papi}, et il jeta le gant.

## lead horse
want: {Bo} voulait la main au sucre.
bucket: {Bo} prit l’anse, et s’en alla.
loaf: {Bo} le mangea, et chercha s’il y en avait encore.
hinge: Mais {Bo} passa la tête par la fenêtre, et lui mangea le gant.

## lead lizard
want: {Bo} voulait se coucher sur cette main. C’était la chaude.
bucket: {Bo} lécha tout autour.
loaf: {Bo} en fit le tour, et mordit.
hinge: Mais {Bo} lécha le gant, juste à cet endroit. "Aïe!" dit {papi}, et il l’ôta.

## lead toy
want: {Bo} pendait à la mauvaise main, un peu de travers.
bucket: {Kim} prit {Bo} comme levier.
loaf: {Kim} prit {Bo} comme assiette.
hinge: Mais {Bo} avait glissé, et {papi} ôta le gant pour relever {Bo}.

## lead other
want: {Bo} voulait savoir où était passée la main.
bucket: {Bo} préféra rester loin.
loaf: {Bo} prit une bouchée, et puis une plus grosse.
hinge: Mais {Bo} regarda le gant, et ne cessa pas, jusqu’à ce que {papi} l’ôte.

## trait pet fear
set: {Bo} comprenait. C’était pareil avec {trait.thing}.
trouble: {Bo} pensa {trait.au}, et préféra s’en aller.
pay: {Bo} pensa {trait.au}, et resta quand même.

## trait pet theft
set: {Bo} aimait {trait.do}, et regardait la chaussette de cet œil-là.
trouble: Aucune main n’était libre, alors {Bo} {trait.did}.
pay: {Bo} rendit {trait.thing}, et prit la cloche.

## trait pet socks
set: {Bo} chipait les chaussettes, alors celle-là fut attachée avec une ficelle.
trouble: {Bo} avait la chaussette mouillée, sous le lit.
pay: {Bo} avait chipé {onze} chaussettes avant midi, toutes avec des yeux.

## trait pet noise
set: "{trait.Sound}", fit {Bo}. "Je sais", dit {Kim}.
trouble: "{trait.Sound}", fit {Bo}, et ça battait en mesure.
pay: "{trait.Sound}!" fit {Bo}, sur la même note.

## trait pet part
set: {Bo} avait {trait.has}, et personne n’en faisait une histoire.
trouble: {Bo}, avec {trait.has}, allait bien plus vite que {Kim}.
pay: {Bo}, avec {trait.has}, arriva en premier.

## trait pet deaf
set: {Bo} n’entendait rien, alors {Kim} dit "aïe" tout haut.
trouble: "Aïe", dit {Kim}. {Bo} n’entendit rien, et vint tout près.
pay: {Bo} n’avait jamais rien entendu. Mais ça, {Bo} le sentit.

## trait pet age
set: {Bo} était {trait.is} et [old: avait vu bien pire | prenait tout ça pour un jeu].
trouble: {Bo} était {trait.is} et [old: dormit presque tout le temps | en voulait aussi].
pay: {Bo} était {trait.is} et [old: dansa quand même | en redemanda].

## trait pet favourite
set: {Bo} apporta {trait.thing}, car ça aide presque toujours.
trouble: {Bo} apporta {trait.thing}, mais aucune main n’était libre.
pay: Ensuite, {Bo} eut {trait.thing}, et les deux mains de {Kim}.

## trait pet sleep
set: {Bo} alla dormir {trait.where}. C’était ce genre de journée.
trouble: {Bo} voulait dormir {trait.where}, mais ça battait.
pay: {Bo} n’aurait pas dormi, même {trait.where}.

## trait pet habit
set: {Bo} voulut aider en {trait.doing}. C’était gentil.
trouble: Sans main pour dire non, {Bo} {trait.did}.
pay: {Bo} {trait.did}, en plein milieu du dong.

## trait pet talent
set: {Bo} savait {trait.do}, et sans les mains.
trouble: {Bo} savait {trait.do}, mais là, ça n’aidait pas.
pay: [shakeshands: {Bo} serra la main de {Kim}, et la bonne. | {Bo} savait {trait.do}, et {Kim} savait sonner.]

## trait child fear
set: {Kim} avait aussi peur {trait.des}, mais ça pouvait attendre.
trouble: Pour changer, {Kim} eut peur {trait.des}.
pay: Il ne restait donc plus que la peur {trait.des}.

## trait child collection
set: {Kim} avait {trait.a} pour ça, comme porte-bonheur.
trouble: {Kim} serrait {trait.thing} dans la bonne main.
pay: L’autre main serrait encore {trait.thing}.

## trait child noise
set: {Kim} savait {trait.do}, mais une cloche, c’est plus fort.
trouble: {Kim} cessa de {trait.do}. C’était grave à ce point.
pay: {Kim} {trait.did}, du début à la fin.

## trait child part
set: Dans le métal, {Kim} se vit à l’envers, avec {trait.has}.
trouble: Dans le miroir, quelqu’un avait peur, et {trait.has}.
pay: Dans le couvercle, {Kim} vit {trait.has}, et un sourire.

## trait child favourite
set: {Kim} aimait d’abord {trait.things}, et les cloches juste après.
trouble: {Kim} pensa de toutes ses forces {trait.aux}.
pay: "Oh, {trait.things}!" cria {Kim}, et c’était fini.

## trait child sleep
set: La nuit, {trait.where}, {Kim} l’entendait déjà en rêve.
trouble: {Kim} ne pouvait pas dormir, même {trait.where}.
pay: Cette nuit-là, {trait.where}, {Kim} dormit sur ses deux mains.

## trait child habit
set: [askswhy: "Pourquoi deux?" demanda {Kim}, comme toujours. | counts: {Kim} comptait tout, et il restait cinq jours. | drawsonthings: {Kim} la dessina sur le mur, comme tout le reste. | {Kim} lança son bonnet en l’air et le perdit, comme toujours.]
trouble: [askswhy: Pourquoi est-ce toujours la nuit, ces choses-là? | counts: {Kim} compta les pas. Il y en avait dix-neuf. | drawsonthings: {Kim} dessina une tête inquiète dans la poussière. | Le bonnet était perdu, et la tête avait froid.]
pay: [askswhy: "Pourquoi j’ai attendu?" demanda {Kim}. Personne ne le savait. | counts: {Kim} compta, et n’arriva qu’à deux. | drawsonthings: {Kim} dessina une bouche sur la boîte, sans dents. | {Kim} avait perdu des bonnets, et c’était pire.]

## trait child talent
set: {Kim} savait {trait.do}, et sans les mains.
trouble: {Kim} essaya de {trait.do}, mais rien ne venait.
pay: [remembers: {Kim} se rappelle tout, même combien ce fut court. | {Kim} {trait.did}, en plein milieu.]

## dog
see: {Bo+} voulut lécher la main. {Bo} proposait ça à tout le monde.
worse: {Bo} apporta les pantoufles, au cas où les pieds y passeraient aussi.
low: {Bo} posa le menton près de {Kim}, et soupira.
joy: {Bo} répondit, et tout le monde répondit.

## cat
see: {Bo+} regarda le pouce, puis sa gamelle. La gamelle était plus vide.
worse: {Bo} s’assit juste là où {Kim} avait besoin d’une main.
low: {Bo} vint si près que c’était presque une caresse.
joy: {Bo} prit la meilleure place.

## bird
see: {Bo+} regarda une fois, et le raconta à toute la rue.
worse: {Bo} se posa sur la main, glissa, et protesta.
low: {Bo} ne chanta pas, même pas la chanson malpolie.
joy: {Bo} fit deux fois le tour de la cloche.

## fish
see: À travers le bocal de {Bo+}, la main semblait énorme.
worse: {Bo} nagea dans l’autre sens. Peut-être que ça aiderait.
low: {Bo} resta au fond, avec les cailloux.
joy: L’eau fit des ronds autour de {Bo}.

## rabbit
see: {Bo+} vint près de {Kim}. Ça n’aidait pas, mais c’était gentil.
worse: {Bo} grignota tranquillement une manche.
low: Toc, fit {Bo}, juste une fois, et écouta.
joy: {Bo} tapa du pied jusqu’au dimanche.

## guineapig
see: "Couic", dit {Bo+}, car un pouce, ça apporte du concombre.
worse: {Bo} fit couic à la mauvaise main, jusqu’au dîner.
low: {Bo} fit couic, mais pas pour le concombre.
joy: Au couic de {Bo}, les verres tintèrent.

## hamster
see: {Bo+} mit une graine dans sa joue, on ne sait jamais.
worse: {Bo} chercha la main aux graines, et trouva une chaussette.
low: {Bo} posa sa meilleure graine devant {Kim}.
joy: {Bo} perdit {onze} graines d’un coup.

## horse
see: {Bo+} souffla sur la main, comme un sèche-cheveux avec des dents.
worse: {Bo} poussa la main du nez. Il y avait peut-être de l’avoine.
low: Un grand menton chaud approcha. C’était {Bo}.
joy: {Bo} tapa du sabot pour en avoir encore.

## lizard
see: {Bo+} ne cligna pas des yeux. Un lézard ne plaint pas davantage.
worse: {Bo} goûta la main du bout de la langue, et s’en alla.
low: {Bo} se fit {bo.tout plat/toute plate}, près de {Kim}.
joy: {Bo} le sentit dans chaque doigt de pied.

## toy
see: {Kim} chercha aussi une écharde à {Bo+}. Rien que du tissu.
worse: {Bo} tomba quatre fois ce jour-là, sans se plaindre.
low: {Kim} serra {Bo} trop fort, sans le savoir.
joy: {Bo} reçut la chaussette, comme sac de couchage.

## other
see: {Bo+} regarda le pouce devant, derrière, et encore devant.
worse: {Bo} fit un détour. Qui ne l’aurait pas fait?
low: {Bo} resta là où {Kim} pouvait regarder.
joy: {Bo} reçut aussi une chaussette.

## duet
see: {Bo+} le dit à {Mo+}, et {Mo} le dit à tout le monde.
worse: {Bo} eut le dîner de {Mo}, et {Mo} celui de {Bo}.
low: {Bo} ne se disputa même pas avec {Mo}.
joy: {Bo} et {Mo} eurent une paire de chaussettes.

## duet 2
see: {Bo+} regarda {Mo+}. Il n’y avait rien à voir.
worse: {Bo} et {Mo} n’avaient jamais vu une chose pareille.
low: {Bo} consola {Mo}, et {Mo} consola {Bo}.
joy: {Bo} et {Mo} tintèrent jusqu’à dimanche.

## any look
see: {Bo+} voulut voir le pouce, et puis préféra ne pas voir.
worse: {Bo} regarda ailleurs, par politesse.
low: Cette fois, {Bo} regarda, et ne détourna pas les yeux.
joy: {Bo} regarda, et fit regarder tout le monde.

## any secret
see: {Bo+} l’apprit ensuite, et en resta sans voix.
worse: {Bo} avait tout vu, et ne disait rien.
low: {Bo} savait exactement où ça faisait mal.
joy: "C’était moi!" dit {Kim} à {Bo}.

## any breakfast
see: {Bo+} eut tout le reste du pain grillé.
worse: Quelque chose tomba sur {Bo}. C’était le déjeuner.
low: {Bo} laissa son repas pour rejoindre {Kim}.
joy: {Bo} prit un second petit déjeuner, pour fêter ça.

## any sleep
see: {Bo+} dormit pendant tout ça, et se le fit raconter.
worse: {Bo} se réveilla, regarda, et referma les yeux.
low: {Bo} garda un œil ouvert sur {Kim}.
joy: Personne ne put dormir, même pas {Bo}.
`
