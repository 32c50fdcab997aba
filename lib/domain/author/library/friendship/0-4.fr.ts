export const words = String.raw`
title: <Moi aussi|Le parapluie qui dit moi aussi|{Kim} et le parapluie|Moi aussi, dit le parapluie>
set: file = [wheels: roule | file]
set: pres = [wheels: {Kim} vient tout près, tout contre | {Kim} s’assoit par terre]
set: sable = [snow-day: la neige | le sable]
set: pate = [snow-day: pâté de neige | pâté de sable]
set: parc = [beach-holiday: la plage | le parc]
set: toutleparc = [beach-holiday: toute la plage | tout le parc]
refrain: "Moi aussi", dit le parapluie.
recall: le parapluie du parc
deed: donné la seule pelle à {bibi}
keepsake: la bonne pelle
joke: Moi aussi!
summary: {Kim} a un seau, une pelle, {Bo} et {toutleparc}. Puis arrive un parapluie. Il creuse quand {Kim} creuse. Il se cache quand {Kim} se cache. Et il ne dit jamais que "moi aussi". Alors {Kim} dit non. Et d’un coup, c’est grand, tout ça, pour une seule personne.
extra: friend = {bibi}
pick: bibi = Zaza, Lulu, Mimi, Lili, Nanou, Fifi
pick: souris = une souris, une puce, une fourmi
pick: plic = plic, ploc, flic
pick: boum = boum, poum, bing
pick: gratte = gratte, creuse, racle
pick: tape = tape, pof, pan
word: parapluie = dessous, on reste au sec
word: pelle = elle sert à faire des trous
word: pâté = un gâteau de sable que personne ne mange
word: tronc = un arbre qui se repose par terre
word: colline = une toute petite montagne
word: snif = le bruit d’un nez qui pleure
question: Qu’est-ce que le parapluie dit toujours?
question: Pourquoi le parapluie est-il triste?
question: Qui voit les deux yeux en premier?
question: Qu’est-ce que {Kim} donne au parapluie?
question: Qui fait tout comme toi?
activity: sound | Dites-le ensemble, à chaque fois: "Moi aussi!" | tout fort ; tout bas ; tout triste ; tout joyeux
activity: move | L’un creuse, tape, trépigne et renifle. L’autre fait tout pareil.
activity: find | Cherchez le parapluie. À quelle page arrive-t-il?
surprise: Le parapluie est déjà dans l’image avant que quelqu’un le voie. | Regardez derrière {Kim}, à la page 2.
surprise: À la dernière page, {Kim} et le parapluie rentrent à la maison. | Faites-leur signe, et dites-le tout bas.

# 1
= {Kim} tient un seau, tout au bord. Devant, il y a {sable}.
<{Kim} a un seau, une pelle et {Bo+}.|{Kim} a une pelle, un seau et {Bo+}.>

[somewhere: Voici {parc}, {somewhere.at}. Tout est pour {Kim}. | <Et {il} a {toutleparc}.|Et {toutleparc}, c’est pour {lui}.|Et {parc}? Tout est pour {Kim}.>] [snow-day: C’est blanc, blanc, blanc! | beach-holiday: La mer fait chut, chut. | roomy: <Le sable est doux et chaud!|Que de sable, que de sable!|Il y a du sable, du sable!>]

[birthday: Et c’est l’anniversaire de {Kim}! | snow-day: C’est jour de neige! | holi: C’est Holi. {Kim} a un bol de rose. | eid-al-fitr: C’est l’Aïd. {Kim} a des chaussures neuves. | series: Et voici {series.keepsake}.] <"Tout ça, c’est à moi", dit {Kim}.|"Rien que pour moi", dit {Kim}.|"Moi, et moi, et moi", dit {Kim}.>

# 2
= {Kim} creuse. Derrière, quelqu’un regarde, sous un parapluie rouge.
{Gratte}, {gratte}, {gratte}! {Kim} fait un trou.
* dig | <Un beau trou, tout rond.|C’est un bon trou, bien profond.>
> want

{Tape}, {tape}, {tape}! {Kim} fait un pâté.

<Et puis {Kim} lève le nez.|{Kim} lève le nez. Et plus haut encore.|Tiens! Il y a du rouge.>
^ child second

# 3
= {Kim} lève les yeux vers un grand parapluie rouge. Dessous, il y a quelqu’un de petit.
[snow-day: Un parapluie? Sous la neige? | <Il ne pleut pas. Et voilà un parapluie!|Pas de pluie, et un parapluie?|Qui a un parapluie sans pluie?>] <Il est rouge, et il a des pieds.|Il a deux pieds, et il est rouge.|{Kim} voit du rouge, et deux pieds.>
> eyes
* dig | <Qui est dedans? On ne voit pas.|Et dedans? Dedans, c’est tout noir.>

[roomy: <"Coucou?" dit {Kim}.|"C’est qui?" dit {Kim}.|"C’est un parapluie", dit {Kim}.>]

"Moi aussi", dit le parapluie.

# 4
= {Kim} et le parapluie sont à genoux, devant deux pâtés.
{Gratte}, {gratte}, {gratte}, fait le parapluie. {Tape}, {tape}, {tape}!
* dig | <Et voilà deux pâtés.|Le parapluie aussi a un pâté.>
> gift

[birthday: "C’est mon anniversaire", dit {Kim}. | holi: "C’est mon rose à moi", dit {Kim}. | eid-al-fitr: "J’ai des chaussures neuves", dit {Kim}. | beach-holiday: "C’est ma plage à moi", dit {Kim}. | snow-day: "C’est mon jour de neige", dit {Kim}. | <"C’est mon trou à moi", dit {Kim}.|"C’est mon sable à moi", dit {Kim}.|"J’étais là en premier", dit {Kim}.>] "Moi aussi", dit le parapluie.

# 5 a
= {Kim} monte une colline. Le parapluie rouge monte derrière.
<Alors {Kim} va sur la colline.|Bon. {Kim} va sur la colline.|Vite, {Kim} va sur la colline.> Monte, monte, monte! [place: On voit {place.landmark}. | beach-holiday: On voit toute la mer.]
^ pet set | Elle est bien, cette colline. Sans parapluie.

Mais qui vient là? Monte, monte, monte!

<"Moi aussi!" Oh non. Le parapluie.|"Moi aussi!" Encore ce parapluie.|"Moi aussi!" Oh non, oh non.>

# 5 b
= {Kim} tourne autour d’un arbre. De l’autre côté arrive le parapluie rouge.
<Alors {Kim} va vers un arbre.|Bon. {Kim} va vers un arbre.|Vite, {Kim} va vers un arbre.> [place: C’est {place.tree}.] Tourne, tourne, tourne!
^ pet set | Il est bien, cet arbre. Sans parapluie.

Mais qui vient là? Tourne, tourne, tourne!

<"Moi aussi!" Oh non. Le parapluie.|"Moi aussi!" Encore ce parapluie.|"Moi aussi!" Oh non, oh non.>

# 6 a
= {Kim} descend la colline à toute vitesse, et le parapluie descend derrière.
<Et zou! {Kim} {file} vers le bas.|Vers le bas, zou! {Kim} {file}.|{Kim} {file}, {file}, vers le bas.> Youhou!
* too | <Les arbres passent, passent, passent.|En bas, en bas, tout en bas!|La colline passe, passe, passe.>
> whee

<Tiens, un autre youhou.|Tiens, un youhou de trop.|Tiens, la colline fait youhou.> {Boum}!

"Moi aussi!" dit le parapluie.

# 6 b
= {Kim} crie dans un gros tuyau. À l’autre bout, il y a le parapluie.
<"Hou!" fait {Kim} dans un tuyau.|{Kim} met un hou dans un tuyau.> <"Hou!" fait le tuyau.|Le tuyau dit hou.|Un hou ressort.>
* too | Encore une fois! Hou, hou, hou!
> whee

<"Ici {Kim}!" dit {Kim} dans le tuyau.|"Coucou!" dit {Kim} dans le tuyau.|"C’est moi!" dit {Kim} dans le tuyau.>

"Moi aussi!" <Un tuyau ne dit pas ça.|Ce n’est pas le tuyau, ça.>

# 7 a
= {Kim} fait de la balançoire. Sur l’autre balançoire, le parapluie est à plat ventre.
{Kim} fait de la balançoire. <En avant, en arrière!|Vole, et revole!|Zim, et zoum!> [place: On voit {place.ride}.]
^ child set |
* too | <{Kim} est en haut. {Kim} est en bas.|Le soleil monte. Le soleil descend.>

<Mais qui est là, à côté?|Et l’autre balançoire?|Qui est sur l’autre balançoire?> <Quelqu’un, à plat ventre.|On voit un ventre, bien à plat.>

"Moi aussi!"

# 7 b
= {Kim} descend le toboggan. Derrière descend le parapluie, à plat ventre.
{Kim} va sur le toboggan. <Zip!|Zou!|Fzzz!> [place: On voit {place.ride}.]
^ child set |
* too | <{Kim} est en haut. Zip! {Kim} est en bas.|Monte, monte, monte, et zou!>

<Mais qui vient après?|Et qui descend là?|Et après, c’est qui?> <Quelqu’un, à plat ventre.|On voit un ventre qui descend.> {Boum}!

"Moi aussi!"

# 8
= {Kim} se cache derrière un tronc. À l’autre bout du tronc se cache le parapluie.
<{Kim} se cache derrière un tronc. Chut!|Chut! {Kim} se cache derrière un tronc.>
> hush
* too | <{Kim} ne bouge pas un orteil.|Pas un orteil ne bouge.>

<Rien, rien, rien, rien.|Pas un bruit. Pas un seul bruit.|Chut. Chut. Et encore chut.>

"Moi aussi", dit le tronc, tout bas, comme {souris}.

# 9
= {Kim} et le parapluie sont nez à nez, les mains sur les hanches.
<"Moi, c’est moi!" dit {Kim}. "Rien que moi!"|"Non! Moi, c’est moi!" dit {Kim}. "Rien que moi!">
* too | <Le parapluie réfléchit, longtemps, longtemps.|Le parapluie regarde en haut, en bas.>
^ pet second

"Moi aussi", dit le parapluie. "Rien que moi!"

<Alors {Kim} a chaud. Chaud jusqu’aux oreilles.|Les joues de {Kim} chauffent. Ses oreilles chauffent.>

# 10
= {Kim} montre du doigt, loin, et crie. Le parapluie s’en va lentement, tout près du sol.
[wheels: Bam, bam, bam! | <Le pied tape. Pan, pan, pan!|Pan! Pan! Pan! Le pied tape.>] "Non!" dit {Kim}. [roomy: <"Plus de moi-aussi! Va-t’en!"|"Plus de moi-aussi! Va jouer là-bas!"|"Plus de moi-aussi! Rentre chez toi!"> | "Plus de moi-aussi!"]

<Le parapluie ne dit rien.|Le parapluie ne le dit pas.|Personne ne dit "moi aussi".>
> torn

<Le parapluie s’en va, tête basse.|Tête basse, le parapluie s’en va.> <Loin, loin, loin.|Loin, et loin, et loin.>

# 11
= {Kim} creuse, sans personne.
<Bien!|Voilà!|Enfin!> <Maintenant, {Kim} a tout.|Maintenant, tout est pour {Kim}.> [somewhere: Tout, {somewhere.at}!] {Gratte}, {gratte}, {gratte}!
* quiet | <Personne d’autre ne creuse. Personne ne le dit.|Personne d’autre ne fait {gratte}.>
> fetch

<{Gratte}, {gratte} ... {gratte}.|{Tape}, {tape} ... {tape}.>

[series: Voici {series.keepsake}. Et c’est tout. | <"C’est bien", dit {Kim} au trou.|"Rien que pour moi", dit {Kim} au trou.|"C’est joli", dit {Kim} au trou.>]

# 12
= {Kim} a fait un beau {pate}. Personne n’est là pour le voir.
<{Kim} fait encore un pâté.|Alors {Kim} fait un pâté.> <C’est le plus beau!|C’est le plus beau de tous!|Il est gros, et il tient!> [birthday: Il a des bougies en bois. Personne ne chante. | holi: {Kim} met du rose au nez. Personne n’en remet. | eid-al-fitr: {Kim} mange un bonbon. À deux, c’est meilleur. | beach-holiday: La mer monte. Chut! Plus de pâté. | snow-day: Il a un chapeau de neige. | occasion&!event: Dessus, on lit: {occasion}! | <"Regarde!" dit {Kim}. "Mais regarde!"|"Regarde, {Bo}!" dit {Kim}.|"Qui veut voir?" dit {Kim}.>]
^ pet trouble |
* quiet | <{Bo} ne regarde pas.|Mais {Bo} regarde ailleurs.>

[place: Voici {place.street}. Personne. | <Le vent passe. C’est tout.|"Hou", fait le vent. Rien que le vent.|Une feuille tombe dessus. Une feuille, c’est tout.>]

# 13
= {Kim} revient sans personne et regarde derrière.
<{Kim} refait tout, en haut, en bas.|Alors {Kim} refait tout, tout, tout.> <Youhou, youhou!|Youhou, youhou, youhou!>
> gone
* quiet | <{Bo} ne le voit pas.|{Bo} n’est pas là pour le voir.>
^ child third

<Sans {Bo}, c’est un tout petit youhou.|Il est bien plat, ce youhou, sans {Bo}.>

# 14
= {Kim} parle au seau.
"Bonjour?" dit {Kim} au seau. <Le seau ne dit rien.|Pas un mot du seau.|Un seau ne dit pas bonjour.>
^ child trouble |
* quiet | <{Kim} le dit pour le seau. Ça n’aide pas.|{Kim} tape sur le seau. C’est juste un seau.>
^ pet third

[roomy: <"{Bo}?" dit {Kim}. {Bo} n’est pas là.|Et où est {Bo}? {Kim} regarde partout.|{Bo} n’est plus là, {bo.lui} non plus.> | Et où est {Bo}?]

# 15 a
= {Kim} cherche {Bo}: sur la colline, sur la balançoire, derrière le tronc.
Pas sur la colline. Pas sur la balançoire. [place: Pas {place.sur}. | <Pas derrière le tronc.|Pas derrière le tronc, ni dedans.>]

[roomy: <"{Bo}?" dit {Kim}. "{Bo}, {Bo}?"|"{Bo}! {Bo}!" crie {Kim}.|"{Bo}, où es-tu?" dit {Kim}.> <Pas ici. Pas là.|Pas de réponse.> | "{Bo}!" crie {Kim}.]
> hinge

[roomy: <"Qui est là, {Bo}?" dit {Kim}.|"Qu’est-ce qu’il y a, {Bo}?" dit {Kim}.> | "Qui est là?" dit {Kim}.]

# 15 b
= {Kim} cherche {Bo}: dans le tuyau, sur le toboggan, derrière le tronc.
Pas dans le tuyau. Pas sur le toboggan. [place: Pas {place.sur}. | <Pas derrière le tronc.|Pas derrière le tronc, ni dedans.>]

[roomy: <"{Bo}?" dit {Kim}. "{Bo}, {Bo}?"|"{Bo}! {Bo}!" crie {Kim}.|"{Bo}, où es-tu?" dit {Kim}.> <Pas ici. Pas là.|Pas de réponse.> | "{Bo}!" crie {Kim}.]
> hinge

[roomy: <"Qui est là, {Bo}?" dit {Kim}.|"Qu’est-ce qu’il y a, {Bo}?" dit {Kim}.> | "Qui est là?" dit {Kim}.]

# 16
= Sous un arbre, il y a le parapluie, baissé jusqu’au sol. {Kim} est à côté.
<Le parapluie est là, tout en bas.|Voilà le parapluie, tout en bas.> {Bo} écoute. Il fait {plic}, {plic}, {plic}. [roomy: [snow-day: Mais ce n’est pas la neige. | <Mais il ne pleut pas.|Ce n’est pas la pluie.>]]

Alors {Bo} regarde {Kim}, car {Kim} a dit non.
^ child pay | <Que dit {Kim}? Rien du tout.|{Kim} ne sait pas quoi dire.>

# 17
= {Kim} et le parapluie sont côte à côte sous l’arbre. Tous les deux reniflent.
{Pres}. [roomy: <D’ici, tout est grand.|En bas, tout est petit.>] <Le parapluie se lève, et s’en va.|Mais le parapluie se lève. Il s’en va.>
> low | <Une feuille tombe.|Personne ne dit rien.>

<"Snif", dit le parapluie.|"Snif, snif", dit le parapluie.>

Snif, snif. "Moi aussi", dit {Kim}.

# 18
= {Kim} tend la pelle. Deux yeux et un nez sortent de dessous le parapluie.
<Le parapluie se soulève. Voilà un nez.|Le parapluie se soulève. Deux yeux, un nez.>

<{Bo} regarde {Kim}, et puis la seule pelle.|{Bo} regarde {Kim}, et après, la pelle.> [deed: {Kim} a un jour {deed}. [back: C’était {back.at}.] Alors, on peut. | <C’est une bonne pelle.|C’est une si bonne pelle.> [roomy: <{Kim} la regarde longtemps.|{Kim} la garde encore un peu.>]]
^ pet pay

<"Creuse, toi", dit {Kim}.|"Prends-la", dit {Kim}.|"Tiens, c’est pour toi", dit {Kim}.>

# 19 a
= Vus d’en haut: {Kim} et {bibi} font des pâtés ensemble.
{Gratte}, {gratte}, {gratte}! {Tape}, {tape}, {tape}! [birthday: Le parapluie chante pour {Kim}, tout fort! | holi: Du rose sur chaque nez! "Holi hai!" | eid-al-fitr: "Aïd moubarak", dit {Kim}. Un bonbon chacun! | beach-holiday: La mer monte. Vite, un mur! | snow-day: Un bonhomme! Deux bonshommes! | series: En haut, {series.keepsake}!]
> two
* pie | [!event: <"Encore!" dit {Kim}.|"Des gros!" dit {Kim}.>]
* pie |

"Je suis {Kim}", dit {Kim}.

"Moi aussi!" dit le parapluie. <Non, non. Elle, c’est {bibi}.|Mais non! Elle s’appelle {bibi}.>

# 19 b
= Vus d’en haut: {Kim} et {bibi} creusent un trou de chaque côté, et les trous se rejoignent.
<{Kim} creuse ici. Le parapluie creuse là.|{Kim} creuse par là. Le parapluie creuse par ici.> [birthday: Le parapluie chante pour {Kim}, tout fort! | holi: Du rose sur chaque nez! "Holi hai!" | eid-al-fitr: "Aïd moubarak", dit {Kim}. Un bonbon chacun! | beach-holiday: La mer entre, et tourne, et tourne! | snow-day: C’est une maison pour deux! | series: Au fond, {series.keepsake}!]
> two
* pie | [!event: {Gratte}, {gratte}, {gratte}! <Loin, loin, loin!|Au fond, au fond!>]
* pie |

{Kim} met la main dedans. <Il y a une main!|Une main attend déjà!>

<C’est {bibi}. "Coucou", dit {bibi}.|C’est une petite main. C’est {bibi}.>

# 20 a
= {Kim} rentre à reculons, fait signe et se cogne à la barrière. Loin, {bibi} fait signe aussi.
> home
* pie | <{bibi} rentre, et {Kim} rentre.|On rentre, dit le soleil.>
* pie |

[place: Voilà {place.ride}. | Au revoir, au revoir!] <{Kim} rentre à reculons, pour faire signe.|{Kim} fait signe, et encore un signe.> {Boum}! C’est la barrière.

Loin, loin là-bas: {boum}! "Moi aussi!"

# 20 b
= {Kim} et {bibi} rentrent sous un parapluie rouge, sous la [snow-day: neige | pluie].
[snow-day: Et puis la neige tombe. Pff, pff, pff! | <{Plic}. {Plic}, {plic}. Cette fois, il pleut!|Plic, ploc. C’est de la vraie pluie!>]
> home
* pie | <{Kim} n’a pas de parapluie.|Qui n’a pas de parapluie? {Kim}.>
* pie |

"Viens dessous", dit {bibi}. Et {Kim} vient.

[place: Le parapluie passe devant {place.shop}. | <Le parapluie rentre à la maison.|Le parapluie remonte la colline.>] Maintenant, il a quatre pieds.

## lead dog
want: {Bo} a une balle. <Qui la lance? Pas {Kim}.|Qui va la lancer? Pas {Kim}.>
eyes: {Bo} regarde d’en bas. {Bo} voit deux yeux, et <un coucou|un nez>.
gift: {Bo} donne sa balle au parapluie. <Elle vole! {Bo} court.|Oh, il la lance!>
whee: <Le parapluie lance la balle. {Bo} court, {Bo} court.|Plus de balle. Plus de {Bo}!>
hush: Han, han, han! <C’est {Bo}, avec sa balle.|Chut, {Bo}, avec ta balle!>
torn: {Bo} regarde {Kim}. {Bo} regarde le parapluie. Oh.
fetch: {Bo} pose la balle devant {Kim}. <Personne ne la lance.|Elle reste là.>
gone: <Alors {Bo} prend sa balle, et s’en va.|{Bo} s’en va, avec sa balle. Où ça?>
hinge: Voilà {Bo}. Sans balle! L’oreille mouillée! Et {bo.il} court vers un arbre.
low: {Bo} se couche sur deux pieds, avec la balle. <Le parapluie reste.|Alors, le parapluie reste.>
two: <{Kim} lance. Le parapluie lance. Cours, {Bo}!|À deux, on lance mieux! Cours, {Bo}, cours!>
home: {Bo} rapporte la balle. <C’est une bonne balle.|Elle est fatiguée, la balle.>

## lead cat
want: {Bo} n’a pas de maison. <Le seau? Non, dehors!|Dans le seau? Non, dehors!>
eyes: {Bo} regarde d’en bas. {Bo} voit <une maison rouge, et deux yeux|deux yeux, dans une maison rouge>.
gift: {Bo} se met sous le parapluie. <Bien! Une maison pour les chats.|C’est juste à sa taille.>
whee: La maison s’en va. <{Bo} non. Un chat ne court pas.|{Bo} reste là, sans maison.>
hush: {Bo} se cache aussi. <Une patte dépasse. Une seule.|Juste une patte dépasse.>
torn: {Bo} n’a plus de maison. {Bo} regarde {Kim}. Eh bien!
fetch: {Bo} se met dans le seau. <Il n’est pas rouge.|C’est juste un seau.>
gone: Alors {Bo} s’en va. <Sans se retourner.|Où ça? Les chats ne disent rien.>
hinge: Une patte dépasse, sous un arbre. Ron, ron! C’est {Bo}!
low: {Bo} se couche sur deux pieds. <Personne ne peut partir.|Alors, personne ne part.>
two: {Bo} a la maison rouge. <Elle est près des pâtés.|Rien que pour {bo.lui}.>
home: {Bo} se met dans le seau. <Personne ne dit: "Dehors!"|Et {Kim} ne dit rien.>

## lead bird
gift: {Bo} lui dit cui-cui. Le parapluie dit cui-cui.
hinge: Cui-cui, cui-cui! C’est {Bo}, près d’un arbre.
low: {Bo} se pose sur un pied. Alors, le parapluie reste.

## lead fish
gift: {Bo} est à l’ombre, maintenant. Merci, parapluie!
hinge: Voilà le bocal de {Bo}, sous un arbre. Tout rouge!
low: {Bo} nage tout près, et regarde. Le parapluie reste.

## lead rabbit
gift: Toc! {Bo} se met contre dix orteils. Bons orteils.
hinge: Hop, hop! {Bo} fait le tour d’un arbre.
low: {Bo} se couche sur deux pieds froids. Le parapluie reste.

## lead guineapig
gift: "Couic!" dit {Bo}. "Couic", dit le parapluie. Ça alors!
hinge: "Couic!" C’est {Bo}, derrière un arbre.
low: {Bo} s’installe sur deux pieds. Alors, le parapluie reste.

## lead hamster
gift: {Bo} sort le nez. Le parapluie sort un orteil.
hinge: Un nez dépasse, derrière un arbre. C’est {Bo}!
low: {Bo} grimpe sur un orteil. Alors, le parapluie reste.

## lead horse
gift: {Bo} met son gros nez dessous. Pff! Le parapluie s’envole.
hinge: {Bo} est {bo.grand/grande}. {Kim} voit {Bo}, loin, sous un arbre.
low: {Bo} pose son gros nez sur deux petits pieds. Le parapluie reste.

## lead lizard
gift: {Bo} se couche contre dix orteils. C’est rouge, ici.
hinge: Frrt! {Bo} file derrière un arbre.
low: {Bo} se fait {bo.plat/plate} sur dix orteils. Le parapluie reste.

## lead toy
gift: Le parapluie caresse {Bo}. Doux, doux. Rien que {Bo}.
hinge: Qui a {Bo}? Là, sous un arbre, il y a un pied!
low: Mais il a {Bo} dans les bras. Alors, il reste.

## lead other
gift: Le parapluie regarde {Bo}. Il lui donne une feuille.
hinge: Voilà {Bo}! {Bo} regarde un arbre.
low: {Bo} se couche sur deux pieds. Le parapluie reste.

## trait pet fear
set: {Bo} n’aime pas {trait.things}. Mais ça, c’est un parapluie!
trouble: {Bo} se cache. C’était {trait.a}?
pay: C’est {trait.a}, là? {Bo} vient quand même.

## trait pet umbrellas
set: {Bo} n’aime pas les parapluies. Mais celui-ci a des pieds.
trouble: Il n’y a plus de parapluie. {Bo} boude. Pourquoi donc?
pay: {Bo} va sous un parapluie! Tout, tout dessous!

## trait pet theft
set: {Bo} chipe {trait.a}. À qui? Au parapluie!
trouble: {Bo} a encore {trait.thing}. Personne ne vient la chercher.
pay: {Bo} rend {trait.thing}. Un peu mouillée.

## trait pet socks
set: Une petite chaussette traîne. {Bo} la chipe. Bien sûr.
trouble: {Bo} a encore la chaussette. Personne ne vient la chercher.
pay: {Bo} rend la chaussette. Un petit pied rentre dedans.

## trait pet noise
set: "{trait.Sound}!" fait {Bo}. "{trait.Sound}!" fait le parapluie.
trouble: "{trait.Sound}?" fait {Bo}. Personne ne répond.
pay: "{trait.Sound}", fait {Bo}. "{trait.Sound}", fait ce nez.

## trait pet part
set: {Bo} a {trait.has}. Le parapluie se baisse, pour voir.
trouble: {Bo} a {trait.has}. Personne ne se baisse.
pay: {Bo} a {trait.has}. Une petite main caresse, tout doux.

## trait pet deaf
set: {Bo} n’entend pas. Mais {Bo} voit: on lui fait signe.
trouble: {Bo} n’entend pas. Mais {Bo} voit: il n’y a personne.
pay: {Bo} n’entend pas le snif. {Bo} voit les yeux.

## trait pet age
set: {Bo} est {trait.is}. [old: Le parapluie attend {Bo}. | {Bo} tombe. Le parapluie aide.]
trouble: {Bo} est {trait.is}. [old: Personne n’attend {Bo}. | {Bo} tombe. Personne n’aide.]
pay: {Bo} est {trait.is}. [old: La petite main attend. | La petite main aide.]

## trait pet favourite
set: {Bo} apporte {trait.thing}. Le parapluie aime ça aussi.
trouble: {Bo} a {trait.thing}. Sans personne, ce n’est pas drôle.
pay: {Bo} pose {trait.thing} devant deux petits pieds.

## trait pet sleep
set: {Bo} aime {trait.do}. "Moi aussi", dit le parapluie.
trouble: {Bo} veut rentrer dormir. Ce n’est pas drôle.
pay: {Bo} ne dort pas. Oh non. {Bo} regarde.

## trait pet habit
set: {Bo} aime {trait.do}. Le parapluie s’y met aussi.
trouble: {Bo} le fait sans personne. Ce n’est pas drôle.
pay: {Bo} aime {trait.do}. Le parapluie aussi!

## trait pet talent
set: {Bo} sait {trait.do}. Le parapluie ne sait pas. Il essaie.
trouble: {Bo} sait {trait.do}. Mais pour qui?
pay: [shakeshands: {Bo} tend la patte. Une main la prend. | opensdoors: {Bo} sait ouvrir les portes. Et les parapluies! | {Bo} le fait, juste pour le parapluie.]

## trait child fear
set: "Je n’aime pas {trait.things}", dit {Kim}.
trouble: Et s’il y avait {trait.a}? Personne ne dit "moi aussi".
pay: Il a peur {trait.des}? Non. C’est à cause de {Kim}.

## trait child collection
set: {Kim} a {trait.a}. Le parapluie aussi.
trouble: {Kim} sort {trait.thing}. Personne ne dit "moi aussi".
pay: {Kim} pose {trait.thing} devant deux petits pieds.

## trait child noise
set: {Kim} aime {trait.do}. Le parapluie s’y met aussi.
trouble: {Kim} {trait.does}. Personne d’autre.
pay: [talksalot: {Kim} sait bavarder. Mais là, pas un mot. | {Kim} {trait.does}, tout près, juste un peu.]

## trait child part
set: "J’ai {trait.has}", dit {Kim}.
trouble: {Kim} a {trait.has}. Personne ne dit "moi aussi".
pay: {Kim} se penche. Le parapluie aussi a {trait.has}!

## trait child favourite
set: "J’aime {trait.things}", dit {Kim}.
trouble: "J’aime {trait.things}", dit {Kim} au seau.
pay: "Tu aimes {trait.things}?" dit {Kim}. Snif. Oui.

## trait child sleep
set: "Je dors {trait.where}", dit {Kim}.
trouble: "Je dors {trait.where}", dit {Kim} au seau.
pay: "Tu dors {trait.where}?" dit {Kim}. Snif. Oui.

## trait child habit
set: {Kim} aime {trait.do}. Le parapluie s’y met aussi.
trouble: {Kim} {trait.does}. Mais pour qui?
pay: [askswhy: "Pourquoi tu pleures?" dit {Kim}. Mais {il} le sait. | counts: {Kim} compte les gouttes. Une, deux, trois. Oh. | drawsonthings: {Kim} dessine une tête par terre. Une tête triste. | {Kim} pose le bonnet devant deux petits pieds.]

## trait child talent
set: "Je sais {trait.do}", dit {Kim}. Et voilà!
trouble: {Kim} sait {trait.do}. Mais pour qui?
pay: [remembers: {Kim} n’oublie rien. Il voulait juste jouer. | {Kim} {trait.does}, juste pour le parapluie.]

## dog
dig: {Bo+} creuse aussi. {Sable} vole partout!
too: {Bo} s’y met aussi. Ouaf, ouaf, ouaf!
quiet: {Bo} pose le menton par terre. Pff.
pie: {Bo} mange un pâté. Beurk! Un, ça suffit.

## dog 2
dig: Plouf, voilà {Bo+} à plat ventre.
too: {Bo} rapporte un os. Un os énorme!
quiet: {Bo} a son os. Ce n’est plus drôle.
pie: {Bo} se couche sur deux pâtés. Plats!

## cat
dig: {Bo+} s’assoit là. C’est tout.
too: {Bo} ferme un œil. Trop de bruit!
quiet: {Bo} va voir s’il est là. Juste voir.
pie: {Bo} s’assoit sur un pâté. Il est plat.

## cat 2
dig: {Bo+} met une patte. Beurk! Plus de patte.
too: {Bo} reste là. Un chat ne fait pas youhou.
quiet: {Bo} passe. Ron, ron? Pas de ron, ron.
pie: On caresse {Bo}. Tout doux, tout doux.

## bird
dig: {Bo+} prend un bain de poussière. Pff, pff!
too: {Bo} le dit aussi: cui-cui, cui-cui!
quiet: {Bo} ne chante pas. Pas un cui.
pie: Une feuille sur le pâté! C’est {Bo}.

## fish
dig: {Bo+} creuse aussi, dans le bocal. Blop!
too: {Bo} tourne en rond, en rond, en rond.
quiet: {Bo} fait juste une bulle. Ploc.
pie: {Bo} a un pâté aussi, contre le bocal.

## fish 2
dig: Plouf! {Kim} pose {Bo+} juste à côté.
too: Blop, blop! {Bo} a des vagues, là-dedans.
quiet: {Bo} se cache dans l’herbe verte.
pie: {Bo} monte, {Bo} descend. Youhou!

## rabbit
dig: {Bo+} fait un trou aussi. Gratte, bond, gratte!
too: {Bo} bondit ici. {Bo} bondit là.
quiet: {Bo} se fait {bo.tout petit/toute petite}. Pas un bond.
pie: {Bo} a le nez dans un pâté.

## guineapig
dig: {Bo+} a une feuille. Miam, miam, miam.
too: "Couic!" {Bo} le dit aussi.
quiet: {Bo} fait couic. C’est un tout petit couic.
pie: {Bo} tourne autour des pâtés. Couic!

## hamster
dig: {Bo+} en met dans une joue. Oups!
too: {Bo} va dans les mains de {Kim}. Hop là!
quiet: {Bo} sort le nez. Pas de parapluie.
pie: {Bo} fait un pâté, petit comme un pois.

## horse
dig: {Bo+} fait clop, clop. Quels grands pieds!
too: {Bo} vient aussi. Tout tremble un peu.
quiet: {Bo} souffle dans le cou de {Kim}. Pff.
pie: Clop! {Bo} a un pied dans un pâté.

## lizard
dig: {Bo+} se couche près du seau. Aaah!
too: Frrt! C’était {Bo}. Il n’y a plus rien.
quiet: {Bo} se fait {bo.plat/plate}, {bo.plat/plate}, {bo.plat/plate}.
pie: {Bo} se couche sur un pâté. Un lit!

## toy
dig: {Kim} pose {Bo+} près du trou. Plouf!
too: {Bo} vient aussi, dans les bras de {Kim}.
quiet: {Bo} tombe. {Kim} laisse {Bo} par terre.
pie: {Bo} en a plein le bras. Bravo!

## other
dig: {Bo+} a une bonne place, près du trou.
too: {Bo} le fait aussi, à sa façon.
quiet: {Bo} regarde par ici, par là. Pas de parapluie.
pie: Un pâté pour {Bo}, un pour le parapluie!

## duet
dig: Un coin pour {Bo+}! Un coin pour {Mo+}!
too: {Bo} regarde {Mo}. Eh bien!
quiet: {Bo} a {Mo}. {Mo} a {Bo}. Hum.
pie: Un pâté pour {Bo}! Un pâté pour {Mo}!

## duet 2
dig: Voici {Bo+}. Et voilà {Mo+}!
too: {Bo} fait tout comme {Mo}.
quiet: {Bo} est tout contre {Mo}.
pie: {Bo} et {Mo} en ont plein le nez!

## any spot
dig: {Bo+} a la meilleure place. Pousse-toi, {Kim}!
too: {Bo} vient aussi? Non. C’est trop loin!
quiet: {Bo} a une grande place. Trop grande.
pie: Qui a le plus gros? C’est {Bo}!

## any near
dig: {Bo+} est près de {Kim}, tout près.
too: {Bo} va vers le parapluie. On est bien, là.
quiet: {Bo} regarde {Kim}. {Kim} regarde {Bo}.
pie: Doux, doux, doux! On caresse aussi {Bo}.

## any nap
dig: {Bo+} fait un petit somme près du trou.
too: {Bo} se réveille. C’était quoi, ça?
quiet: {Bo} ne dort pas. C’est trop calme.
pie: {Bo} fait un somme contre un pâté.

## any say
dig: "Bonjour, {Bo+}", dit {Kim}.
too: {Bo} ne le dit pas. {Bo} dit {bo.noise}.
quiet: {Bo} ne le dit pas. Pas une fois.
pie: "Et {Bo}?" dit le parapluie. Et {Bo}!
`
