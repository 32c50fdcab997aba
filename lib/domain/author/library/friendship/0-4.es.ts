export const words = String.raw`
title: <Yo también|El paraguas que decía yo también|{Kim} y el paraguas|Yo también, dijo el paraguas>
set: corre = [wheels: rueda | corre]
set: sienta = [wheels: {Kim} se acerca, y se acerca más | {Kim} se sienta en el suelo]
set: arena = [snow-day: la nieve | la arena]
set: pastel = [snow-day: pastel de nieve | pastel de arena]
set: parque = [beach-holiday: la playa | el parque]
set: todoelparque = [beach-holiday: toda la playa | todo el parque]
refrain: "Yo también", dice el paraguas.
recall: el paraguas del parque
deed: le dio a {bibi} la única pala
keepsake: la pala buena
joke: ¡Yo también!
summary: {Kim} tiene un balde, una pala, a {Bo} y {todoelparque}. Y entonces llega un paraguas. Cava cuando {Kim} cava. Se esconde cuando {Kim} se esconde. Y solo sabe decir "yo también". Así que {Kim} le dice que no. Y de golpe es mucho sitio para una sola persona.
extra: friend = {bibi}
pick: bibi = Lulú, Mimí, Zuzú, Lili, Tita, Kiki
pick: pulga = una pulga, una hormiga, un guisante
pick: plic = plic, ploc, plin
pick: pum = pum, pom, bum
pick: ras = ras, ris, cras
pick: plas = plas, paf, tap
word: paraguas = debajo de él nadie se moja
word: pala = sirve para hacer agujeros
word: balde = ahí se lleva la arena, o el agua
word: tronco = un árbol que descansa en el suelo
word: colina = una montaña pequeñita
word: snif = lo que hace la nariz cuando llora
question: ¿Qué dice siempre el paraguas?
question: ¿Por qué está triste el paraguas?
question: ¿Quién ve primero los dos ojos?
question: ¿Qué le da {Kim} al paraguas?
question: ¿Quién hace lo mismo que tú?
activity: sound | Díganlo juntos, cada vez: "¡Yo también!" | fuerte ; bajito ; triste ; contento
activity: move | Uno cava, da palmadas, patalea y hace snif. El otro hace lo mismo.
activity: find | Busquen el paraguas. ¿En qué página llega?
surprise: El paraguas está en el dibujo antes de que alguien lo vea. | Miren detrás de {Kim}, en la página 2.
surprise: En la última página, {Kim} y el paraguas se van a casa. | Díganles adiós con la mano, y bajito.

# 1
= {Kim} sostiene un balde. Delante está {arena}.
{Kim} trae un balde. <Trae una pala. Y trae a {Bo+}.|Y una pala. Y también trae a {Bo+}.>

[somewhere: Este es {parque}, {somewhere.at}. [roomy: Todo es para {Kim}.] | <Y tiene {todoelparque}.|Y {todoelparque} es para {él}.|¿Y {parque}? También es para {Kim}.>] [snow-day: ¡Blanco, blanco, blanco! | beach-holiday: Chis, chis, hace el mar. | roomy: <¡Cuánta arena, y qué suave!|¡Arena, arena y más arena!|¡Qué suave y qué tibia está la arena!>] [birthday: ¡Y es el cumpleaños de {Kim}! | snow-day: ¡Es día de nieve! | holi: Es Holi. {Kim} trae polvo rosa. | eid-al-fitr: Es Eid. {Kim} estrena zapatos. | series: Y aquí está {series.keepsake}.]

<"Todo para mí", dice {Kim}.|"Solo para mí", dice {Kim}.|"Mío, mío y mío", dice {Kim}.>

# 2
= {Kim} cava. Detrás, alguien mira debajo de un paraguas rojo.
¡{Ras}, {ras}, {ras}! {Kim} hace un agujero.
* dig | <Un agujero bien redondo.|Un agujero bien hondo.>
> want

¡{Plas}, {plas}, {plas}! {Kim} hace un pastel.

<[roomy: Y luego | Luego] {Kim} mira hacia arriba.|{Kim} mira hacia arriba. Y más arriba.|¡Oh! Ahí se ve algo rojo.>
^ child second

# 3
= {Kim} mira un gran paraguas rojo. Debajo hay alguien pequeño.
[snow-day: ¿Un paraguas? ¿Con nieve? | <No llueve. ¡Y hay un paraguas!|Si no llueve, ¿por qué hay un paraguas?|¿Quién abre un paraguas sin lluvia?>] <Es rojo, y tiene pies.|Tiene dos pies, y es rojo.|{Kim} ve algo rojo, y dos pies.>
> eyes
* dig | <¿Quién está dentro? No se ve.|Y dentro está todo oscuro.>

[roomy: <"¿Hola?", dice {Kim}.|"¿Quién es?", dice {Kim}.|"Es un paraguas", dice {Kim}.>]

"Yo también", dice el paraguas.

# 4
= {Kim} y el paraguas están de rodillas, con dos pasteles.
{Ras}, {ras}, {ras}, hace el paraguas. ¡{Plas}, {plas}, {plas}!
* dig | <Y ya hay dos pasteles.|Ahora el paraguas tiene un pastel.>
> gift

[birthday: "Hoy cumplo años", dice {Kim}. | holi: "Este rosa es mío", dice {Kim}. | eid-al-fitr: "Hoy estreno zapatos", dice {Kim}. | beach-holiday: "Esta playa es mía", dice {Kim}. | snow-day: "Esta nieve es mía", dice {Kim}. | <"Este agujero es mío", dice {Kim}.|"Esta arena es mía", dice {Kim}.|"Yo llegué primero", dice {Kim}.>]

"Yo también", dice el paraguas.

# 5 a
= {Kim} sube una colina. El paraguas rojo sube detrás.
<Así que {Kim} se va a la colina.|Bueno. {Kim} se va a la colina.|Rápido, {Kim} se va a la colina.> ¡Sube, sube, sube! [place: {Kim} ve {place.landmark}. | beach-holiday: Se ve todo el mar.]
^ pet set | Está bien, esta colina. No hay paraguas.

Pero ¿quién viene ahí? ¡Sube, sube, sube!

<"¡Yo también!". Oh, no. El paraguas.|"¡Yo también!". Otra vez el paraguas.|"¡Yo también!". Ay, no, no y no.>

# 5 b
= {Kim} da la vuelta a un árbol. Por el otro lado llega el paraguas rojo.
<Así que {Kim} se va hacia un árbol.|Bueno. {Kim} se va hacia un árbol.|Rápido, {Kim} se va hacia un árbol.> [place: Es {place.tree}.] ¡Vuelta, vuelta, vuelta!
^ pet set | Está bien, este árbol. No hay paraguas.

Pero ¿quién viene ahí? ¡Vuelta, vuelta, vuelta!

<"¡Yo también!". Oh, no. El paraguas.|"¡Yo también!". Otra vez el paraguas.|"¡Yo también!". Ay, no, no y no.>

# 6 a
= {Kim} baja la colina a toda velocidad, y el paraguas baja detrás.
<¡Y zas! {Kim} {corre} cuesta abajo.|Cuesta abajo, {Kim} {corre} que vuela.|{Kim} {corre}, {corre} y {corre}, cuesta abajo.> ¡Yujuuu!
* too | <Pasan, pasan y pasan los árboles.|¡Abajo, abajo y más abajo!|La colina pasa, y pasa, y pasa.>
> whee

<Y se oye otro yujuuu.|Hay un yujuuu de más.|La colina también hace yujuuu.> ¡{Pum}!

"¡Yo también!", dice el paraguas.

# 6 b
= {Kim} grita en un tubo gordo. En la otra punta está el paraguas.
{Kim} mete un uuu en un tubo. <Y sale otro uuu.|El tubo devuelve un uuu.>
* too | Otra vez. ¡Uuu, uuu, uuu!
> whee

<"¡Soy {Kim}!", dice por el tubo.|"¡Hola!", dice {Kim} por el tubo.|"¡Soy yo!", dice {Kim} por el tubo.>

<"¡Yo también!". Los tubos no dicen eso.|"¡Yo también!". Eso no lo dice un tubo.>

# 7 a
= {Kim} se columpia. En el otro columpio, el paraguas va boca abajo.
{Kim} se sube a un columpio. <¡Va y viene!|¡Fiu, y fiu!|¡Vuela, y vuelve!> [place: Desde allí ve {place.ride}.]
^ child set |
* too | <{Kim} arriba. {Kim} abajo.|Sube el sol. Baja el sol.>

<¿Y el otro columpio?|¿Quién está en el otro columpio?|¿De quién es el otro columpio?> <Ahí hay alguien, boca abajo.|Ahí va alguien, de barriga.>

"¡Yo también!"

# 7 b
= {Kim} baja por el tobogán. Detrás baja el paraguas, boca abajo.
{Kim} se tira por un tobogán. <¡Zum!|¡Fiuuu!|¡Zas!> [place: Desde allí ve {place.ride}.]
^ child set |
* too | <{Kim} arriba. ¡Zum! {Kim} abajo.|Sube, sube, sube, ¡y zum!>

<¿Y quién baja después?|¿Y quién viene ahora?|Y después, ¿quién baja?> <Baja alguien, boca abajo.|Ahí va alguien, de barriga.> ¡{Pum}!

"¡Yo también!"

# 8
= {Kim} se esconde detrás de un tronco. En la otra punta se esconde el paraguas.
<{Kim} se esconde detrás de un tronco. ¡Chis!|¡Chis! {Kim} se esconde detrás de un tronco.>
> hush
* too | <{Kim} no mueve ni un dedo.|No se mueve ni un dedo.>

<Nada, nada y nada.|Silencio, silencio y más silencio.|Ni un ruido. Ni uno.>

"Yo también", dice el tronco, bajito como {pulga}.

# 9
= {Kim} y el paraguas están nariz con nariz, con las manos en la cintura.
<"¡Yo soy yo!", dice {Kim}. "¡Solo yo!".|"¡No! ¡Yo soy yo!", dice {Kim}. "¡Solo yo!".>

"Yo también", dice el paraguas. "¡Solo yo!".

<A {Kim} le arde la cara. Le arden las orejas.|{Kim} se pone {rojo/roja/como un tomate}. Hasta las orejas.>
* too | <El paraguas mira arriba, y abajo.|El paraguas lo piensa, y lo piensa.>
^ pet second

# 10
= {Kim} señala lejos y grita. El paraguas se va, bajito y lento.
[wheels: ¡Pam, pam, pam! | <¡Pam, pam, pam!, hace el pie.|El pie hace pam, pam, pam.>]

[roomy: <"¡No!", dice {Kim}. "¡Se acabó el yo también! ¡Vete a casa!".|"¡No!", dice {Kim}. "¡Se acabó el yo también! ¡Vete a jugar allí!".> | "¡No!", dice {Kim}. "¡Se acabó el yo también!".]

<Y el paraguas no dice nada.|Y ahora nadie dice "yo también".>
> torn
<El paraguas se va, bajito, bajito.|Bajito, bajito, se va el paraguas.> <Lejos, y más lejos.|Cada vez más lejos.>

# 11
= {Kim} cava sin nadie al lado.
<¡Bien!|¡Listo!|¡Por fin!> <Ahora {Kim} lo tiene todo.|Ahora todo es para {Kim}.> [somewhere: ¡Todo, {somewhere.at}!] ¡{Ras}, {ras}, {ras}!
* quiet | <Nadie más cava. Nadie lo dice.|Nadie más hace {ras}.>
> fetch

<{Ras}, {ras} ... {ras}.|{Plas}, {plas} ... {plas}.>

[series: Ahí está {series.keepsake}. Y nada más. | <"Qué bien", le dice {Kim} al agujero.|"Solo para mí", le dice {Kim} al agujero.|"Qué bonito", le dice {Kim} al agujero.>]

# 12
= {Kim} hizo un buen {pastel}. Nadie lo ve.
<{Kim} hace otro pastel, uno grande.|Luego {Kim} hace un pastel.> <¡Es el mejor!|¡Es el mejor de todos!|¡Es alto, y no se cae!> [birthday: Las velas son palitos. Nadie canta. | holi: Se pone rosa en la nariz. Nadie más. | eid-al-fitr: {Kim} tiene dulces. Saben mejor entre dos. | beach-holiday: Sube el mar. ¡Chis! Adiós, pastel. | snow-day: Lleva un gorro de nieve. | occasion&!event: Encima pone: {occasion}.]
^ pet trouble |
* quiet | <{Bo} no mira el pastel.|Pero {Bo} mira a otro lado.>

[!event: <"¡Mira!", dice {Kim}. "¡Mira, mira!".|"¡Mira, {Bo}!", dice {Kim}.|"¿Quién quiere verlo?", dice {Kim}.>]

[place: Por {place.street} no viene nadie. | <Pasa el viento. Y ya está.|Uuu, hace el viento. Solo el viento.|Cae una hoja. Una hoja, nada más.>]

# 13
= {Kim} vuelve sin nadie y mira hacia atrás.
<{Kim} lo hace todo otra vez, arriba y abajo.|{Kim} lo repite todo, todo, todo, todo.> <¡Yujuuu, yujuuu!|¡Yujuuu, yujuuu, yujuuu!>
> gone
* quiet | <{Bo} no lo ve, no.|{Bo} no está para verlo.>
^ child third

<Sin {Bo}, es un yujuuu pequeño, pequeñito.|Sin {Bo}, es un yujuuu flojito.>

# 14
= {Kim} habla con el balde.
"¿Hola?", le dice {Kim} al balde. <El balde no dice nada.|Ni una palabra del balde.|Los baldes no dicen hola.>
^ child trouble |
* quiet | <{Kim} lo dice por el balde. No sirve.|{Kim} le da palmaditas al balde. Es solo un balde.>
^ pet third

[roomy: <"¿{Bo}?", dice {Kim}. {Bo} no está.|¿Y {Bo}? {Kim} mira por todas partes.|{Bo} tampoco está. {Kim} mira y mira.> | ¿Y dónde está {Bo}?]

# 15 a
= {Kim} busca a {Bo}: en la colina, en el columpio, detrás del tronco.
En la colina no está. En el columpio no está. [place: Por {place.street} no está. | <Detrás del tronco, tampoco.|Ni detrás del tronco, ni dentro.>]

[roomy: <"¿{Bo}?", dice {Kim}. "¡{Bo}, {Bo}!".|"¡{Bo}! ¡{Bo}!", grita {Kim}.|"{Bo}, ¿dónde estás?", dice {Kim}.> <Nada por aquí. Nada por allá.|Nadie responde.> | "¡{Bo}!", grita {Kim}.]

> hinge
[roomy: <¿Quién está ahí, con {Bo}?|¿Qué hay ahí, con {Bo}?> | ¿Quién está ahí?]

# 15 b
= {Kim} busca a {Bo}: en el tubo, en el tobogán, detrás del tronco.
En el tubo no está. En el tobogán no está. [place: Por {place.street} no está. | <Detrás del tronco, tampoco.|Ni detrás del tronco, ni dentro.>]

[roomy: <"¿{Bo}?", dice {Kim}. "¡{Bo}, {Bo}!".|"¡{Bo}! ¡{Bo}!", grita {Kim}.|"{Bo}, ¿dónde estás?", dice {Kim}.> <Nada por aquí. Nada por allá.|Nadie responde.> | "¡{Bo}!", grita {Kim}.]

> hinge
[roomy: <¿Quién está ahí, con {Bo}?|¿Qué hay ahí, con {Bo}?> | ¿Quién está ahí?]

# 16
= Debajo de un árbol está el paraguas, pegado al suelo. {Kim} está al lado.
<Ahí está el paraguas, abajo del todo.|Ahí está el paraguas, abajo, abajo, abajo.> {Bo} escucha. Hace {plic}, {plic}, {plic}. [roomy: [snow-day: Pero no es la nieve. | <Pero no llueve.|Y no es la lluvia.>]]

{Bo} mira a {Kim}, porque {Kim} dijo que no.
^ child pay | <¿Qué dice {Kim}? Nada de nada.|{Kim} no sabe qué decir.>

# 17
= {Kim} y el paraguas están juntos debajo del árbol. Los dos lloran un poco.
{Sienta}. [roomy: <Aquí todo es pequeño.|Así se ve todo desde abajo.>] <El paraguas se levanta, y se va.|Pero el paraguas se levanta. Se va.>
> low | <Cae una hoja.|Nadie dice nada.>

"<Snif|Snif, snif>", dice el paraguas.

"Yo también", dice {Kim}. [roomy: Snif.]

# 18
= {Kim} le ofrece la pala. Debajo del paraguas asoman dos ojos y una nariz.
<El paraguas sube, poco a poco. Asoma una nariz.|Poco a poco sube el paraguas. Tiene una nariz.>

<{Bo} mira a {Kim} y la pala.|{Bo} mira a {Kim}, y después mira la pala.> [deed: Una vez, {Kim} {deed}. [back: Fue {back.at}.] [roomy: Así que puede.] | <Es una buena pala.|Es una pala buenísima.> [roomy: <{Kim} la mira un buen rato.|{Kim} la abraza un poco más.>]]
^ pet pay

<"Cava tú ahora", dice {Kim}.|"Toma, para ti", dice {Kim}.|"Ahora te toca a ti", dice {Kim}.>

# 19 a
= Desde arriba: {Kim} y {bibi} hacen pasteles.
¡{Ras}, {ras}, {ras}! ¡{Plas}, {plas}, {plas}! [birthday: ¡El paraguas le canta a {Kim}! | holi: ¡Rosa en cada nariz! ¡Holi hai! | eid-al-fitr: ¡Eid mubarak! Un dulce aquí, un dulce allá. | beach-holiday: Sube el mar. ¡Rápido, un muro! | snow-day: ¡Un muñeco! ¡Dos muñecos! | series: Arriba va {series.keepsake}.]
> two
* pie | [!event: <¡Otro, y otro más!|¡Uno para ti!>]
* pie |

"Yo soy {Kim}", dice {Kim}.

"¡Yo también!", dice el paraguas. <No, no. Ella es {bibi}.|¡Que no! Se llama {bibi}.>

# 19 b
= Desde arriba: {Kim} y {bibi} cavan un agujero cada cual, y los agujeros se juntan.
<{Kim} cava aquí. El paraguas cava allá.|{Kim} cava por allá. El paraguas, por aquí.> [birthday: ¡El paraguas le canta a {Kim}! | holi: ¡Rosa en cada nariz! ¡Holi hai! | eid-al-fitr: ¡Eid mubarak! Un dulce aquí, un dulce allá. | beach-holiday: ¡Entra el mar, y da vueltas! | snow-day: ¡Es una casa para dos! | series: Al fondo va {series.keepsake}.]
> two
* pie | [!event: ¡{Ras}, {ras}, {ras}! <¡Más hondo!|¡Más adentro!>]
* pie |

{Kim} mete la mano. <¡Y ahí hay otra mano!|¡Y otra mano la toca!>

<"Hola", dice la otra mano. Es {bibi}.|"Hola", dice alguien. Se llama {bibi}.>

# 20 a
= {Kim} vuelve a casa de espaldas, dice adiós con la mano y choca con la valla. Lejos, {bibi} también dice adiós.
> home
* pie | <{bibi} se va, y {Kim} se va.|A casa, dice el sol.>
* pie |

[place: Por ahí va {place.ride}. | ¡Adiós, adiós!] <{Kim} va de espaldas, para decir adiós.|{Kim} dice adiós, y otra vez adiós.> ¡{Pum}! Es la valla. Y lejos, lejos: ¡{pum}!

"¡Yo también!"

# 20 b
= {Kim} y {bibi} vuelven a casa con un paraguas rojo, bajo la [snow-day: nieve | lluvia].
[snow-day: Y empieza a nevar. ¡Pff, pff, pff! | <{Plic}. {Plic}, {plic}. ¡Ahora sí llueve!|Plic, ploc. ¡Es lluvia de verdad!>]
> home
* pie | <{Kim} no tiene paraguas.|¿Quién no tiene paraguas? {Kim}.>
* pie |

"Ven aquí debajo", dice {bibi}. Allá va {Kim}.

[place: El paraguas pasa junto a {place.shop}. | <El paraguas se va a casa.|El paraguas sube la colina.>] Ahora tiene cuatro pies.

## lead dog
want: {Bo} trae una pelota. <¿Quién la lanza? {Kim} no.|¿Y quién se la lanza? {Kim} no.>
eyes: {Bo} mira desde abajo. Ve dos ojos, y <un hola|una nariz>.
gift: {Bo} le da su pelota al paraguas. <¡Vuela! {Bo} corre.|¡Y se la lanza!>
whee: <El paraguas lanza la pelota. {Bo} corre y corre.|Adiós, pelota. ¡Adiós, {Bo}!>
hush: ¡Jaf, jaf, jaf! <Es {Bo}, con su pelota.|¡Chis, {Bo}, con esa pelota!>
torn: {Bo} mira a {Kim}. {Bo} mira al paraguas. Ay.
fetch: {Bo} deja la pelota junto a {Kim}. <Nadie la lanza.|Ahí se queda.>
gone: <Entonces {Bo} toma su pelota y se va.|{Bo} se va, con su pelota. ¿Adónde?>
hinge: Ahí viene {Bo}. ¡Sin pelota! ¡Con la oreja mojada! Y corre hacia un árbol.
low: {Bo} se tumba encima de dos pies, con la pelota. <El paraguas se queda.|Así el paraguas no puede irse.>
two: <{Kim} lanza. El paraguas lanza. ¡Corre, {Bo}!|¡Ya lanzan dos! ¡Corre, {Bo}, corre!>
home: {Bo} lleva la pelota a casa. <Es una buena pelota.|Está cansada, la pelota.>

## lead cat
want: {Bo} no tiene casa. <¿El balde? ¡No, fuera!|¿Dentro del balde? ¡No, fuera!>
eyes: {Bo} mira desde abajo. Ve <una casa roja, y dos ojos|dos ojos, en una casa roja>.
gift: {Bo} se mete debajo del paraguas. <¡Bien! Una casa para gatos.|Es justo de su tamaño.>
whee: La casa se va. <{Bo} no. Los gatos no corren.|{Bo} se queda ahí, sin casa.>
hush: {Bo} también se esconde. <Asoma una pata. Solo una.|Solo asoma una pata.>
torn: {Bo} ya no tiene casa. {Bo} mira a {Kim}. ¡Vaya!
fetch: {Bo} se mete en el balde. <No es rojo.|Es solo un balde.>
gone: Entonces {Bo} se va. <Sin mirar atrás.|¿Adónde? Los gatos no lo dicen.>
hinge: Asoma una pata, debajo de un árbol. ¡Ron, ron! ¡Es {Bo}!
low: {Bo} se tumba encima de dos pies. <Nadie puede irse.|Así nadie se va.>
two: {Bo} tiene la casa roja. <Está junto a los pasteles.|Toda para {bo.él}.>
home: {Bo} se mete en el balde. <Nadie dice: "¡Fuera!".|Y {Kim} no dice nada.>

## lead bird
gift: {Bo} le dice pío. El paraguas dice pío.
hinge: ¡Pío, pío, pío! Es {Bo}, junto a un árbol.
low: {Bo} se posa en un pie. El paraguas se queda.

## lead fish
gift: Ahora {Bo} está a la sombra. ¡Gracias, paraguas!
hinge: La pecera de {Bo} está junto a un árbol. ¡Toda roja!
low: {Bo} nada cerca, y mira, y mira. El paraguas se queda.

## lead rabbit
gift: ¡Hop! {Bo} se pone junto a dos pies. Buenos pies.
hinge: ¡Hop, hop, hop! {Bo} da la vuelta a un árbol.
low: {Bo} se tumba encima de dos pies fríos. El paraguas se queda.

## lead guineapig
gift: "¡Cuí!", dice {Bo}. "Cuí", dice el paraguas. ¡Vaya!
hinge: ¡Cuí! Es {Bo}, detrás de un árbol.
low: {Bo} se sienta encima de dos pies. El paraguas se queda.

## lead hamster
gift: {Bo} asoma la nariz. El paraguas asoma un dedo.
hinge: Asoma una nariz, detrás de un árbol. ¡Es {Bo}!
low: {Bo} se sube a un pie. El paraguas se queda.

## lead horse
gift: {Bo} mete su gran nariz debajo. ¡Fff! El paraguas sale volando.
hinge: {Bo} es grande. Se ve de lejos, junto a un árbol.
low: {Bo} pone su gran nariz encima de dos pies. El paraguas se queda.

## lead lizard
gift: {Bo} se tumba junto a dos pies. Todo es rojo.
hinge: ¡Fiu! {Bo} corre detrás de un árbol.
low: {Bo} se tumba encima de dos pies. Así el paraguas no puede irse.

## lead toy
gift: El paraguas acaricia a {Bo}. Suave, suave. Solo a {Bo}.
hinge: ¿Quién tiene a {Bo}? Ahí, debajo de un árbol.
low: Pero tiene a {Bo} en brazos. Así que se queda.

## lead other
gift: El paraguas mira a {Bo}. Le da una hoja.
hinge: Ahí está {Bo}. {Bo} mira un árbol.
low: {Bo} se echa encima de dos pies. El paraguas se queda.

## trait pet fear
set: A {Bo} no le {trait.gusta} {trait.things}. ¡Pero esto es un paraguas!
trouble: {Bo} se esconde. ¿Era {trait.a}?
pay: ¿Será {trait.a}? {Bo} viene igual.

## trait pet umbrellas
set: A {Bo} no le gustan los paraguas. Pero este tiene pies.
trouble: Ya no hay paraguas. {Bo} no se alegra. ¿Por qué?
pay: ¡{Bo} se mete debajo de un paraguas! ¡Del todo!

## trait pet theft
set: {Bo} roba {trait.a}. ¿A quién? ¡Al paraguas!
trouble: {Bo} todavía tiene {trait.thing}. Y nadie viene.
pay: {Bo} devuelve {trait.thing}. Con un poco de baba.

## trait pet socks
set: Hay un calcetín pequeño. {Bo} lo roba. Claro.
trouble: {Bo} todavía tiene el calcetín. Nadie viene a pedirlo.
pay: {Bo} devuelve el calcetín. Entra un pie pequeño.

## trait pet noise
set: ¡{trait.Sound}!, hace {Bo}. ¡{trait.Sound}!, hace el paraguas.
trouble: ¿{trait.Sound}?, hace {Bo}. Nadie le contesta.
pay: {trait.Sound}, hace {Bo}. {trait.Sound}, hace esa nariz.

## trait pet part
set: {Bo} tiene {trait.has}. El paraguas se agacha, para verlo.
trouble: {Bo} tiene {trait.has}. Nadie se agacha para verlo.
pay: {Bo} tiene {trait.has}. Una mano pequeña acaricia, suave.

## trait pet deaf
set: {Bo} no oye. Pero ve: alguien saluda.
trouble: {Bo} no oye. Pero ve: no hay nadie.
pay: {Bo} no oye el snif. {Bo} ve los ojos.

## trait pet age
set: {Bo} es {trait.is}. [old: El paraguas espera a {Bo}. | {Bo} se cae. El paraguas ayuda.]
trouble: {Bo} es {trait.is}. [old: Nadie espera a {Bo}. | {Bo} se cae. Nadie ayuda.]
pay: {Bo} es {trait.is}. [old: Una mano pequeña espera. | Una mano pequeña ayuda.]

## trait pet favourite
set: {Bo} trae {trait.thing}. Al paraguas también le gusta.
trouble: {Bo} tiene {trait.thing}. Sin nadie no es divertido.
pay: {Bo} deja {trait.thing} junto a dos pies pequeños.

## trait pet sleep
set: {Bo} suele {trait.do}. "Yo también", dice el paraguas.
trouble: {Bo} quiere irse a dormir. Esto no es divertido.
pay: {Bo} no duerme. Oh, no. {Bo} mira.

## trait pet habit
set: {Bo} {trait.does}. Y el paraguas también.
trouble: {Bo} lo hace sin nadie. No es divertido.
pay: A {Bo} le gusta {trait.do}. ¡Y al paraguas!

## trait pet talent
set: {Bo} sabe {trait.do}. El paraguas no. Pero lo intenta.
trouble: {Bo} sabe {trait.do}. Pero ¿para quién?
pay: [shakeshands: {Bo} da la pata. Una mano la toma. | opensdoors: {Bo} sabe abrir puertas. ¡Y paraguas! | {Bo} lo hace, solo para el paraguas.]

## trait child fear
set: A {Kim} no le {trait.gusta} {trait.things}. Y lo dice.
trouble: ¿Y si hay {trait.a}? Nadie dice "yo también".
pay: ¿Le dio miedo {trait.a}? No. Fue por {Kim}.

## trait child collection
set: {Kim} tiene {trait.a}. El paraguas, también.
trouble: {Kim} saca {trait.thing}. Nadie dice "yo también".
pay: {Kim} deja {trait.thing} junto a dos pies pequeños.

## trait child noise
set: {Kim} {trait.does}. Y el paraguas también.
trouble: {Kim} {trait.does}. Nadie más.
pay: [talksalot: {Kim} sabe hablar. Pero ahora, ni una palabra. | {Kim} {trait.does}, cerquita, solo un poco.]

## trait child part
set: {Kim} tiene {trait.has}. Y lo dice.
trouble: {Kim} tiene {trait.has}. Nadie dice "yo también".
pay: {Kim} se agacha. ¡El paraguas también tiene {trait.has}!

## trait child favourite
set: A {Kim} le {trait.gusta} {trait.things}. Y lo dice.
trouble: A {Kim} le {trait.gusta} {trait.things}. El balde no contesta.
pay: ¿Le {trait.gusta} {trait.things}? Snif. Sí.

## trait child sleep
set: {Kim} duerme {trait.where}. Y lo cuenta.
trouble: {Kim} duerme {trait.where}. El balde no contesta.
pay: ¿También duerme {trait.where}? Snif. Sí.

## trait child habit
set: {Kim} {trait.does}. Y el paraguas también.
trouble: {Kim} {trait.does}. Pero ¿para quién?
pay: [askswhy: "¿Por qué llora?", pregunta {Kim}. Pero lo sabe. | counts: {Kim} cuenta las gotas. Una, dos, tres. Ay. | drawsonthings: {Kim} dibuja una cara en el suelo. Está triste. | {Kim} deja su gorro junto a dos pies pequeños.]

## trait child talent
set: [remembers: {Kim} se acuerda de todo. ¡De todo! | {Kim} sabe {trait.do}. ¡Y lo hace!]
trouble: {Kim} sabe {trait.do}. Pero ¿para quién?
pay: [remembers: {Kim} se acuerda de todo. Solo quería jugar. | {Kim} {trait.does}, solo para el paraguas.]

## dog
dig: {Bo+} también cava. ¡Vuela {arena}!
too: {Bo} también quiere. ¡Guau, guau, guau!
quiet: {Bo} pone el mentón en el suelo. Fff.
pie: {Bo} se come un pastel. ¡Puaj! Con uno basta.

## dog 2
dig: Plof, {Bo+} se tira de barriga.
too: {Bo} trae un hueso. ¡Uno enorme!
quiet: {Bo} tiene su hueso. Ya no es divertido.
pie: {Bo} se tumba en dos pasteles. ¡Aplastados!

## cat
dig: {Bo+} se sienta ahí. Y ya.
too: {Bo} cierra un ojo. ¡Cuánto ruido!
quiet: {Bo} va a ver si está. Solo a ver.
pie: {Bo} se sienta en un pastel. Queda aplastado.

## cat 2
dig: {Bo+} mete una pata. ¡Puaj! Y la saca.
too: {Bo} se queda. Los gatos no hacen yujuuu.
quiet: {Bo} pasa. ¿Ron, ron? No hay ron, ron.
pie: Hay caricias para {Bo}. Suaves, suaves.

## bird
dig: {Bo+} se da un baño de polvo. ¡Pff, pff!
too: {Bo} también lo dice: ¡pío, pío!
quiet: {Bo} no canta. Ni un pío.
pie: ¡Una hoja en el pastel! Fue {Bo}.

## fish
dig: {Bo+} también cava, en su pecera. ¡Glu!
too: {Bo} da vueltas, vueltas y más vueltas.
quiet: {Bo} hace una sola burbuja. Plop.
pie: {Bo} también tiene pastel, junto a su pecera.

## fish 2
dig: ¡Plof! {Kim} pone cerca a {Bo+}.
too: ¡Glu, glu! {Bo} tiene olas ahí dentro.
quiet: {Bo} se esconde en la hierba verde.
pie: {Bo} sube, {Bo} baja. ¡Yujuuu!

## rabbit
dig: {Bo+} también hace un agujero. ¡Hop, hop!
too: {Bo} salta aquí. {Bo} salta allá.
quiet: {Bo} se hace una bola. Ni un salto.
pie: {Bo} mete la nariz en un pastel.

## guineapig
dig: {Bo+} tiene una hoja. Ñam, ñam, ñam.
too: ¡Cuí! {Bo} también lo dice.
quiet: {Bo} dice cuí. Es un cuí pequeñito.
pie: {Bo} corre alrededor de los pasteles. ¡Cuí!

## hamster
dig: {Bo+} se guarda un poco en la mejilla. ¡Ups!
too: {Bo} va en las manos de {Kim}. ¡Hop!
quiet: {Bo} asoma la nariz. No hay paraguas.
pie: {Bo} hace un pastel, pequeño como un guisante.

## horse
dig: {Bo+} hace clop, clop. ¡Qué pies tan grandes!
too: {Bo} también viene. Todo tiembla un poco.
quiet: {Bo} le sopla a {Kim} en el cuello. Fff.
pie: ¡Clop! {Bo} pisa un pastel.

## lizard
dig: {Bo+} se tumba junto al balde. ¡Aaah!
too: ¡Fiu! Era {Bo}. Ya no está.
quiet: {Bo} no se mueve. Nada, nada.
pie: {Bo} se tumba en un pastel. ¡Una cama!

## toy
dig: {Kim} pone a {Bo+} junto al agujero. ¡Plof!
too: {Bo} también viene, en brazos.
quiet: {Bo} se cae. {Kim} {bo.lo} deja ahí.
pie: {Bo} tiene el brazo lleno. ¡Bravo!

## other
dig: {Bo+} tiene un buen sitio, junto al agujero.
too: {Bo} también lo hace, a su manera.
quiet: {Bo} mira aquí, mira allá. No hay paraguas.
pie: ¡Un pastel para {Bo}, y otro más!

## duet
dig: ¡Un rincón para {Bo+}! ¡Un rincón para {Mo+}!
too: {Bo} mira a {Mo}. ¡Vaya!
quiet: {Bo} tiene a {Mo}. {Mo} tiene a {Bo}. Ya.
pie: ¡Un pastel para {Bo}! ¡Un pastel para {Mo}!

## duet 2
dig: Aquí está {Bo+}. ¡Y aquí está {Mo+}!
too: {Bo} hace lo mismo que {Mo}.
quiet: {Bo} se arrima a {Mo}.
pie: ¡{Bo} y {Mo}, hasta la nariz!

## any spot
dig: {Bo+} tiene el mejor sitio. ¡Hazte a un lado, {Kim}!
too: ¿Viene {Bo} también? No. ¡Qué lejos!
quiet: {Bo} tiene mucho sitio. Demasiado.
pie: ¿Quién tiene el más grande? ¡{Bo}!

## any near
dig: {Bo+} está cerca de {Kim}, cerquita.
too: {Bo} va con el paraguas. Allí está bien.
quiet: {Bo} mira a {Kim}. {Kim} mira a {Bo}.
pie: ¡Suave, suave! También hay caricias para {Bo}.

## any nap
dig: {Bo+} se echa una siesta junto al agujero.
too: {Bo} se despierta. ¿Qué fue eso?
quiet: {Bo} no duerme. Hay demasiado silencio.
pie: {Bo} se echa una siesta junto a un pastel.

## any say
dig: "Hola, {Bo+}", dice {Kim}.
too: {Bo} no lo dice. {Bo} dice {bo.noise}.
quiet: {Bo} no lo dice. Ni una vez.
pie: "¿Y {Bo}?", dice el paraguas. ¡También {Bo}!
`
