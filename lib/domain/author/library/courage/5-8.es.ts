export const words = String.raw`
title: <Solo es un calcetín|Es solo un calcetín|La semana del calcetín|Las pinzas tienen dientes>
set: escuela = [new-years-eve: por encima de la valla | en la escuela]
refrain: "Es solo un calcetín", dijo {Kim}.
recall: la semana del calcetín
deed: se quitó el calcetín y dio ejemplo
keepsake: el calcetín con ojos
joke: Es solo un calcetín
summary: {Kim} tiene una astilla que nadie ve, y en el baño viven unas pinzas que quizá tengan dientes. Un calcetín lo tapa todo, para todo el mundo menos para {Bo}. Pero el sábado hay que tocar una campana, y para eso hacen falta dos manos.
extra: friend = {friend}
extra: elder = el abuelo
pick: friend = Nora, Julia, Clara, Vera, Luna, Marta, Celia, Alba
pick: madera = un trocito de puerta, un trocito de valla, un trocito de escalera, un trocito de caja
pick: chico = una coma, una miga, una pestaña, un punto
pick: rojo = rojo, de rayas, de lunares
pick: once = once, nueve, catorce, siete
pick: fieras = FIERAS, NO DAR DE COMER, CUIDADO QUE MUERDE
pick: anios = setenta y un, sesenta y ocho, setenta y cuatro
pick: tonc = tonc, tup, donc
set: beasts = {fieras}
word: astilla = un trocito de madera, finito y puntiagudo, que se clava en la piel
word: pinzas = una herramienta pequeña para agarrar cosas pequeñísimas
word: latía = daba golpecitos por dentro, como un corazón
word: espina = la punta de un rosal, que pincha
word: guante de cocina = sirve para sacar un plato que quema
word: feria = una fiesta con juegos, música y dulces
word: campana = una cosa grande de metal que se oye de lejos
question: ¿Qué prueba {Kim} para no ver las pinzas?
question: ¿Quién más esconde una mano? ¿Cuándo te diste cuenta?
question: "No, pero hazlo igual", dice {Kim}. ¿Cuándo hiciste tú algo así?
question: ¿Cómo se le salió el guante al abuelo?
question: ¿Cómo se llamaría tu calcetín, si tuviera ojos?
activity: make | Dibuja ojos en un calcetín viejo. Ponle un nombre y una voz.
activity: find | ¿Quién más esconde algo? Vuelve a leer la página 3.
activity: sound | Hagan juntos la campana: primero con una mano, después con dos. | {Tonc} ; ¡DONG!
surprise: En la página 3, el abuelo tiene una mano en el bolsillo. | En la página 14 sabes por qué.
surprise: El calcetín sale en más dibujos de los que parece. | Cuenta los calcetines.

# 1
= {Kim} se mira un pulgar.
<El lunes, {Kim} se clavó una astilla en el pulgar.|Era lunes, y {Kim} tenía una astilla en el pulgar.|El lunes, {madera} se le metió a {Kim} en el pulgar.> <No se veía nada, y {Kim} no veía otra cosa.|Era como {chico}, que en un pulgar es enorme.|No era casi nada, y dolía como algo enorme.> <Se lo contó a {Bo+}, que nunca repetía nada.|Se lo dijo a {Bo+}, y a nadie más.>
* see | <El pulgar parecía un pulgar cualquiera.|{Kim} sopló, que no sirve de nada.>

# 2
= {Kim} mira una cajita en el estante del baño y se pone un calcetín en la mano.
<Las astillas se sacan con pinzas. Las del baño vivían en una cajita, y seguro que tenían dientes.|Para las astillas hay pinzas. En la cajita del baño había unas, con dientes, seguro.|En la cajita del baño vivían unas pinzas, y tenían cara de morder.>

<Así que un calcetín se tragó la mano.|Así que la mano se escondió en un calcetín.>
^ pet set | <El calcetín llegaba hasta el codo.|Era {rojo}, y llegaba hasta el codo.>
^ pet second

# 3
= {Kim} desayuna con un calcetín en una mano. El abuelo tiene una mano en el bolsillo.
<"¿Qué es eso?", preguntó el abuelo, con una mano en el bolsillo.|"¿Qué tienes ahí?", preguntó el abuelo, con una mano en el bolsillo.>

"Es solo un calcetín", dijo {Kim}.
> want

* see | <"Ya lo veo", dijo el abuelo, y le pasó la mermelada.|"Bonito color", dijo el abuelo, y le pasó la mermelada.>

# 4
= {Kim} mira una campana grande que cuelga de una viga.
[birthday: El sábado, por su cumpleaños, {Kim} tocaría la campana grande. Es la costumbre. | new-baby: El sábado llegaba el bebé, y {Kim} tocaría la campana grande para recibirlo. | family-reunion: El sábado, {Kim} llamaría a comer a toda la familia, con la campana grande. | new-years-eve: El sábado, a medianoche, {Kim} haría entrar el año con la campana grande. | family-wedding: El sábado había boda en la familia, y {Kim} tocaría la campana grande. | occasion&!event: En el calendario, el sábado ponía: {occasion}. {Kim} tocaría la campana grande. | <El sábado era la feria, y {Kim} tocaría la campana grande.|En la feria, el sábado, {Kim} tocaría la campana grande.>] <Para eso hacen falta dos manos.|Eso se hace con dos manos.> [somewhere&!place: Se oiría en todas partes, {somewhere.at}.]

^ child set | <"Bah, hoy es lunes", dijo {Kim}.|"Falta mucho para el sábado", dijo {Kim}.>

[place: Desde la campana, {Kim} veía {place.landmark}.]

# 5
= Desde arriba: con la mano que no es, {Kim} unta de mantequilla la mesa en vez del pan.
<El martes, la otra mano lo hizo todo, y untó la mesa de mantequilla.|Todo el martes trabajó la otra mano, y sirvió la leche fuera del vaso.|El martes, {Kim} escribió con la otra mano, como <una araña|una gallina mojada>, y firmó al revés.>
> eyes
* see | <Vestirse le llevó casi hasta el mediodía, por culpa de los botones.|Un zapato le llevó toda la mañana, y ni siquiera era ese.>

# 6
= {friend} dibuja dos ojos en el calcetín que {Kim} lleva en la mano.
<"¿Es un títere?", preguntó {friend}, {escuela}.|"¿Y habla?", preguntó {friend}, {escuela}.|"¿Y muerde?", preguntó {friend}, {escuela}.>

"Es solo un calcetín", dijo {Kim}. <Al mediodía, el calcetín tenía ojos y nombre.|Al mediodía, el calcetín tenía ojos y una suegra.|Al mediodía, el calcetín tenía ojos.>
^ child second
* worse | <El calcetín se llamaba don Talón.|Hasta el cartero saludó al calcetín.>

# 7 a
= {Kim} lleva un gran guante de cocina en una mano. El calcetín está en la sopa.
<El miércoles, el calcetín se cayó en la sopa.|El miércoles, el calcetín nadaba en la sopa.> <Así que {Kim} se puso un guante de cocina.|Un guante de cocina ocupó su lugar.>

"Es solo un guante", dijo {Kim}.
> soup

* worse | <"Por supuesto", dijo el abuelo, con la cabeza en la despensa.|"Para la sopa, claro", dijo el abuelo, y miró la sopa.>

# 7 b
= {Kim} lleva un gorro de lana en una mano. El calcetín está en la sopa.
<El miércoles, el calcetín se cayó en la sopa.|El miércoles, el calcetín nadaba en la sopa.> <Así que {Kim} se puso un gorro en la mano.|Así que la mano se puso un gorro.>

"Es solo un gorro", dijo {Kim}.
> soup

* worse | <"Te queda bien", dijo el abuelo, con la cabeza en la despensa.|"A ese lo conozco", dijo el abuelo. "Iba en una cabeza".>

# 8 a
= {Kim} intenta pasar una página con un guante de cocina.
<Con un guante de cocina no se pasan páginas ni se agarra un huevo.|Quien lleva un guante de cocina no puede leer ni agarrar un huevo.>

<Tres huevos sí, pero no por mucho tiempo.|Seis huevos sí, pero solo un segundo.>
> tug
* worse | <Después hubo pastel para todo el mundo.|Para los huevos fue un día difícil.>

# 8 b
= {Kim} saluda por la ventana, con un gorro en una mano.
<Con un gorro en la mano no se pela una banana, ni se señala nada.|Quien lleva un gorro en la mano no puede pelar una banana, ni rascarse.>

<Saludar sí, y la gente contesta con cara de susto.|Saludar sí, pero parece una cabeza que se va.>
> tug
* worse | <Para las bananas fue un día difícil.|Y mientras tanto, la cabeza pasaba frío.>

# 9 a
= {Kim} camina con todo un brazo en un balde de agua.
<El jueves, el pulgar latía, así que acabó en un balde de agua.|El jueves, el pulgar latía como un reloj pequeño, y acabó en un balde.>

"Es solo un balde", les decía {Kim} a todos.
^ pet trouble |
* worse | <El balde se sentó también a la mesa.|El balde se quedó hasta la noche.>

# 9 b
= {Kim} camina con una mano dentro de un pan.
<El jueves, el pulgar latía, así que acabó en un pan blandito.|El jueves, el pulgar latía como un reloj pequeño, y acabó en un pan.>

"Es solo un pan", les decía {Kim} a todos.
^ pet trouble |
* worse | <El pan se sentó a la mesa, pero no como pan.|El pan se quedó hasta la noche.>

# 10 a
= El balde sale volando, y hay agua por todas partes. {Kim} le esconde el pulgar al abuelo.
<El balde ya no quería salir.|Pero el balde no soltaba la mano.>
> bucket
¡PLOOOP!

<"¿Me lo enseñas?", preguntó el abuelo.|"¿Me dejas verlo?", preguntó el abuelo.>

"¡No!", gritó {Kim}, <más fuerte que el balde|y escondió la mano>. [place: Hasta {place.creature} miró. | roomy: <El agua le corría a todo el mundo por la nariz.|Todo el mundo goteaba.>]

# 10 b
= Del pan ya no queda casi nada. {Kim} le esconde el pulgar al abuelo.
<Nadie vive mucho tiempo dentro de un pan.|Un pan no dura mucho cerca de los animales.>
> loaf
Pronto quedó solo la corteza.

<"¿Me lo enseñas?", preguntó el abuelo.|"¿Me dejas verlo?", preguntó el abuelo.>

"¡No!", gritó {Kim}, <desde debajo de la mesa|y se comió la corteza>. [place: Hasta {place.creature} miró.]

# 11
= Muchos niños llevan un calcetín en la mano. {friend} lleva dos. {Kim} no sonríe.
<El viernes, el calcetín estaba limpio, y {once} personas llevaban otro.|El viernes, el calcetín estaba seco, y {once} personas llegaron con otro.> [series: Y allí estaba {series.keepsake}.]

"¿Y duele?", preguntó {friend}[!series: , que llevaba dos].

<"No", dijo {Kim}, y latía.|"No", dijo {Kim}, y no era verdad.> [place: {Kim} ni siquiera vio {place.shop}.]
^ child third
* low | <Le dolió hasta la noche.|Le dolió hasta con los dibujos animados.>

# 12
= De espaldas: {Kim} tira de la cuerda con una mano. La campana apenas se mueve.
<{Kim} fue a ensayar, pero con una mano la campana solo decía "{tonc}".|{Kim} tiró de la cuerda con una mano. "{Tonc}", dijo la campana.> [birthday: Eso no era ningún cumpleaños. | new-baby: Un saco de harina, cargado como un bebé, se cayó. | family-reunion: Nadie se sienta a comer con eso. | new-years-eve: Con eso no entra ningún año. | family-wedding: Con eso no se casa nadie. | place: Debajo de {place.tree} ya no se oía nada. | <Y no lo dijo dos veces.|Una paloma lo habría dicho más fuerte.>]
> rope
^ pet third
* low | <Con los dientes no salió mejor.|Con un pie no salió mejor.>

# 13
= De noche, {Kim} está en el pasillo. En el estante queda un redondel limpio donde estaba la cajita.
<Esa noche, {Kim} fue a ver la cajita, solo a verla.|De noche, {Kim} se levantó, solo para ver la cajita.> [place: Fuera, nadie pasaba por {place.street}. | houseboat: La casa flotante crujía. | caravan: La caravana crujía. | apartment: En alguna parte zumbaba el ascensor. | home: La casa crujía. | <El suelo estaba frío.|El suelo crujía.>]
^ child trouble | La mano buena sujetaba a la otra.

<La cajita no estaba.|Ya no había cajita.>
> dark

# 14
= El abuelo está sentado en su cama, con la cajita en las rodillas, junto a un guante de jardín.
<Allí estaba el abuelo, junto a {Bo}, con la cajita y un guante puesto.|Junto a {Bo} estaba el abuelo, con la cajita y un guante puesto.> "Solo la cuido", dijo.

"Es solo un guante, {Bo}", <dijo, y lo apretó|dijo el abuelo, y lo apretó>.
> hinge

# 15
= {Kim} y el abuelo están sentados, uno al lado del otro, y miran la cajita.
<{Bo} encontró el pulgar enorme del abuelo, con una espina clavada.|{Bo} encontró un pulgar todo rojo, con una espina clavada.> [birthday: Así no se envuelve ningún regalo. | new-baby: Con un guante no se carga a un bebé. | family-reunion: Y lo esperaban cuarenta manos. | new-years-eve: Y a medianoche hay que darse la mano. | family-wedding: Y los anillos los llevaba él.]

"<El rosal|Las rosas>", [roomy: le dijo el abuelo a {Bo} | dijo el abuelo], "hace una semana".

"Yo, una astilla", dijo {Kim}. [roomy: <Miraron la cajita, y la cajita los miró.|Nadie tocó la cajita.> | Nadie habló.]
* low |

# 16
= {Kim}, de cerca, se quita el calcetín.
<"Tiene {anios} años, {Bo}, y aún tiene miedo", dijo {Kim}. "Esperar no sirve de nada".|"{Bo}, tiene {anios} años y todavía tiene miedo", dijo {Kim}. "Esperar es inútil".>

<Con la mano temblando, {Kim} se quitó [roomy: el calcetín delante de {Bo} | el calcetín].|Le temblaba la mano, pero {Kim} se quitó [roomy: el calcetín delante de {Bo} | el calcetín].>
> sock | <No daba gusto saberlo.|La barriga decía que no.>

# 17
= {Kim} acerca el pulgar a la lámpara. El abuelo tiene puestas las gafas, y las pinzas en la mano.
<"Yo primero"|"Empiezo yo">, dijo {Kim}, sin soltar [fish: la pecera de {Bo} | a {Bo}]. [deed: Una vez, {Kim} {deed}[back: , {back.at}].] [series: Allí estaba {series.keepsake}.]

"¿Vamos allá?", preguntó el abuelo[deed: | roomy: , con las gafas <al revés|torcidas> | , sin moverse].

"No", dijo {Kim}. <"Pero hazlo igual".|"Así que hazlo ya".>

# 18
= El abuelo sujeta el calcetín y cierra los dos ojos. {Kim} sujeta las pinzas. En una caja de fósforos dice: {fieras}.
<Las pinzas estaban frías, pero no tenían dientes.|Las pinzas no tenían dientes. Solo estaban frías.> Dolió lo que se tarda en decir "<pinzas|ay, ay, ay>".
^ child pay | [roomy: <Y después, nada.|Y ya estaba.>]

<"Te toca", dijo {Kim}, y le dio al abuelo el calcetín, y también a {Bo}.|"Ahora tú", dijo {Kim}, y le prestó al abuelo el calcetín[roomy: , y también a {Bo}].>

# 19
= {Kim} agarra la cuerda con las dos manos. La gente agita calcetines.
<El sábado, medio público llevaba calcetines. {Kim} tomó la cuerda a dos manos.|El sábado, entre cien calcetines, {Kim} tomó la cuerda a dos manos.>

¡DONG! [birthday: Un toque por cada año. | new-baby: El bebé abrió un ojo. | family-reunion: Cuarenta primos corrieron a la mesa. | new-years-eve: Las doce en punto: año nuevo. | family-wedding: Y los novios se besaron. | somewhere&!place: Lo oyeron {somewhere.at}.]
^ pet pay | [1,2,3: <{friend} agitó dos calcetines y se cayó del banco.|{friend} aplaudió sin parar, con dos calcetines.>]
* joy |
* joy |

# 20
= La campana vuela. {Kim} y el abuelo ríen con las manos en alto.
[place: El dong llegó hasta {place.landmark}. | home: Se oyó hasta {home.the}. | roomy: <Se oyó a dos colinas de allí.|Las palomas se fueron del tejado.>] [birthday: {Kim} cortó el pastel, con las dos manos. | new-baby: {Kim} cargó al bebé, con las dos manos. | family-reunion: {Kim} estrechó todas las manos. | new-years-eve: Todo el mundo se dio la mano. | family-wedding: {Kim} y el abuelo bailaron de la mano.]
> last
* joy | <A una abuela se le cayó un pastel entero.|El abuelo también tocó, con las dos suyas.>
* joy |

[series: Junto a la cajita cuelga un calcetín viejo, y también {series.keepsake}. | Junto a la cajita cuelga un calcetín, por si alguien necesita una mano.]

## lead dog
want: {Bo} quería morderlo. <{Bo} quería también el bolsillo del abuelo.|El bolsillo del abuelo también olía bien.>
eyes: Para {Bo} estaba claro: un calcetín se había comido la mejor mano.
soup: {Bo} tuvo por fin el calcetín, <y sabía a sopa|hasta que lo lavaron>.
tug: {Bo} tiró de esa mano, <en broma|para jugar>, y {Kim} chilló.
bucket: {Bo} agarró el asa y <salió corriendo|no la soltó>.
loaf: {Bo} agarró una punta y corrió, <y el pan se fue detrás|y el pan se acortó>.
rope: {Bo} también <se colgó|tiró> de la cuerda. La campana lo repitió.
dark: {Bo} tenía la nariz pegada a la puerta del abuelo.
hinge: Pero {Bo} agarró el guante por el pulgar, tiró, y el guante salió.
sock: {Bo} podía llevárselo otra vez. <{Bo} lo dejó en el suelo.|Esta vez, {Bo} no lo quiso.>
last: {Bo} todavía tiene el guante, <y nadie lo reclama|y duerme encima>.

## lead cat
want: {Bo} quería ese pulgar. Ningún otro <rascaba tan bien la barbilla|entendía de barbillas>.
eyes: Según {Bo}, <ahora mandaba la mano que no era|la mano que no era se había quedado con el puesto>.
soup: {Bo} apoyó la barbilla. <Era como un barco.|Eso no sabía acariciar.>
tug: {Bo} se sentó en la otra mano, <y ya no quedó ninguna|para tener al menos una>.
bucket: {Bo} se sentó encima, <para que no se moviera|para ayudar>.
loaf: {Bo} lamió primero la mantequilla, y después el centro.
rope: {Bo} tocó la cuerda, y lo dejó. <Así que era grave.|Eso era raro.>
dark: {Bo} quería entrar por la puerta del abuelo.
hinge: Pero {Bo} quería una mano. {Bo} metió la barbilla por debajo, y el guante se cayó.
sock: {Bo} puso la barbilla junto al pulgar, <no encima|y esperó>.
last: {Bo} tuvo por fin el pulgar, <toda la tarde|hasta la noche>.

## lead bird
want: {Bo} quería un dedo para posarse, y no quedaba ninguno.
bucket: {Bo} daba órdenes desde el borde del balde.
loaf: {Bo} se llevó las migas, y después la corteza.
hinge: Pero {Bo} agarró el guante por un dedo, y se fue volando con él.

## lead fish
want: Esos dedos eran los que daban de comer. {Bo} los buscaba.
bucket: {Bo} miraba cómo se movía el agua, y esperaba.
loaf: A {Bo} le tocó una miga, y todos quisieron otra.
hinge: Pero por la pecera de {Bo} se veía sangre. El abuelo se quitó el guante.

## lead rabbit
want: {Bo} también quería el calcetín, para almorzar.
bucket: {Bo} dio una patada en el suelo, y {Kim} saltó.
loaf: {Bo} se comió un túnel por un lado.
hinge: Pero {Bo} se había comido el pulgar del guante. Se veía todo.

## lead guineapig
want: {Bo} quería la mano del pepino.
bucket: {Bo} dijo cuí, y {Kim} saltó.
loaf: {Bo} entró por un lado, y salió por el otro.
hinge: "¡Cuí!", dijo {Bo}, hasta que el abuelo se quitó el guante para buscar el pepino.

## lead hamster
want: {Bo} quería dormir en el calcetín. Estaba ocupado.
bucket: {Bo} empujó con todos sus bigotes.
loaf: {Bo} se guardó casi todo en una mejilla.
hinge: Pero {Bo} se metió por la manga. "¡Ay!", dijo el abuelo, y tiró el guante.

## lead horse
want: {Bo} quería la mano del azúcar.
bucket: {Bo} agarró el asa, y se fue caminando.
loaf: {Bo} se lo comió, y buscó si había más.
hinge: Pero {Bo} metió la cabeza por la ventana, y se comió el guante.

## lead lizard
want: {Bo} quería tumbarse en esa mano. Era la caliente.
bucket: {Bo} lamió todo el borde.
loaf: {Bo} dio una vuelta alrededor, y mordió.
hinge: Pero {Bo} lamió el guante, justo ahí. "¡Ay!", dijo el abuelo, y se lo quitó.

## lead toy
want: {Bo} colgaba de la mano que no era, un poco de lado.
bucket: {Kim} usó a {Bo} de palanca.
loaf: {Kim} usó a {Bo} de plato.
hinge: Pero {Bo} se cayó, y el abuelo se quitó el guante para levantar a {Bo}.

## lead other
want: {Bo} quería saber adónde había ido la mano.
bucket: {Bo} prefirió mirar de lejos.
loaf: {Bo} dio un bocado, y luego otro más grande.
hinge: Pero {Bo} miró y miró el guante, hasta que el abuelo se lo quitó.

## trait pet fear
set: {Bo} lo entendía. Con {trait.things} le pasaba lo mismo.
trouble: {Bo} pensó en {trait.things}, y prefirió irse.
pay: {Bo} pensó en {trait.things}, y se quedó igual.

## trait pet theft
set: A {Bo} le gustaba {trait.do}, y así miraba el calcetín.
trouble: Sin ninguna mano que vigilara, {Bo} {trait.did}.
pay: {Bo} devolvió {trait.thing}, y prefirió la campana.

## trait pet socks
set: {Bo} robaba calcetines, así que ese iba atado con una cuerda.
trouble: {Bo} tenía el calcetín mojado, debajo de la cama.
pay: {Bo} había robado {once} calcetines antes del mediodía, todos con ojos.

## trait pet noise
set: "{trait.Sound}", hizo {Bo}. Y {Kim} dijo que sí, que así dolía.
trouble: "{trait.Sound}", hizo {Bo}, y el pulgar latía igual.
pay: "¡{trait.Sound}!", hizo {Bo}, en la misma nota.

## trait pet part
set: {Bo} tenía {trait.has}, y nadie hacía un drama de eso.
trouble: {Bo}, con {trait.has}, iba más rápido que {Kim}.
pay: {Bo}, con {trait.has}, llegó antes que nadie.

## trait pet deaf
set: {Bo} no oía nada, así que {Kim} dijo ay en voz alta.
trouble: {Kim} dijo ay. {Bo} no lo oyó, y se acercó.
pay: {Bo} no oía nada. Pero eso lo sintió.

## trait pet age
set: {Bo} era {trait.is}, y [old: cosas peores había visto | le parecía un juego].
trouble: {Bo} era {trait.is}, y [old: durmió casi todo el rato | también quería uno].
pay: {Bo} era {trait.is}, y [old: bailó igual | quiso otra vez].

## trait pet favourite
set: {Bo} trajo {trait.thing}, que ayuda casi siempre.
trouble: {Bo} trajo {trait.thing}, pero no había mano libre.
pay: Después, {Bo} tuvo {trait.thing}, y las dos manos de {Kim}.

## trait pet sleep
set: {Bo} se fue a dormir {trait.where}. Era un día de esos.
trouble: {Bo} quería dormir {trait.where}, pero el pulgar latía.
pay: Ni {trait.where} habría dormido {Bo} con eso.

## trait pet habit
set: {Bo} quiso ayudar, y {trait.did}. Era un buen detalle.
trouble: Sin mano que dijera que no, {Bo} {trait.did}.
pay: {Bo} {trait.did}, en mitad del dong.

## trait pet talent
set: {Bo} sabía {trait.do}, y sin manos.
trouble: {Bo} sabía {trait.do}, pero eso no servía ahora.
pay: [shakeshands: {Bo} le dio la pata a {Kim}, en la mano buena. | {Bo} sabía {trait.do}, y {Kim} sabía tocar.]

## trait child fear
set: {Kim} también tenía miedo de {trait.things}, pero eso podía esperar.
trouble: Para variar, {Kim} tuvo miedo de {trait.things}.
pay: De los miedos, ya solo quedaba el de {trait.things}.

## trait child collection
set: {Kim} tenía {trait.a} para eso, que da suerte.
trouble: {Kim} apretaba {trait.thing} con la mano buena.
pay: La otra mano apretaba todavía {trait.thing}.

## trait child noise
set: {Kim} sabía {trait.do}, pero una campana hace más ruido.
trouble: {Kim} dejó de {trait.do}. Así de grave era.
pay: {Kim} {trait.did}, de principio a fin.

## trait child part
set: En el metal, {Kim} se vio al revés, con {trait.has}.
trouble: En el espejo había alguien con miedo, y con {trait.has}.
pay: En la tapa, {Kim} vio {trait.has}, y una sonrisa.

## trait child favourite
set: A {Kim} le gustaban más {trait.things}, y después, las campanas.
trouble: {Kim} pensó con todas sus fuerzas en {trait.things}.
pay: {Kim} gritó: "¡{trait.Things}!". Y ya se había acabado.

## trait child sleep
set: De noche, {trait.where}, {Kim} ya la oía en sueños.
trouble: {Kim} no podía dormir, ni siquiera {trait.where}.
pay: Esa noche, {trait.where}, {Kim} durmió encima de las dos manos.

## trait child habit
set: [askswhy: "¿Por qué dos?", preguntó {Kim}, como siempre. | counts: {Kim} lo contaba todo, y quedaban cinco días. | drawsonthings: {Kim} la dibujó en la pared, como todo lo demás. | {Kim} lanzó su gorro al aire y lo perdió, como siempre.]
trouble: [askswhy: ¿Por qué estas cosas pasan siempre de noche? | counts: {Kim} contó los pasos. Eran diecinueve. | drawsonthings: {Kim} dibujó una cara preocupada en el polvo. | El gorro estaba perdido, y la cabeza tenía frío.]
pay: [askswhy: "¿Y por qué esperé tanto?", preguntó {Kim}. Nadie lo sabía. | counts: {Kim} contó, y no pasó de dos. | drawsonthings: {Kim} dibujó una boca en la cajita, sin dientes. | {Kim} había perdido gorros, y dolía más.]

## trait child talent
set: [remembers: {Kim} se acordaba de todo, también de esa campana. | {Kim} sabía {trait.do}, y sin manos.]
trouble: [remembers: {Kim} se acordó de todo lo que da miedo. | {Kim} quiso {trait.do}, pero no le salía nada.]
pay: [remembers: {Kim} se acuerda de todo, hasta de lo poco que duró. | {Kim} {trait.did}, en mitad de todo.]

## dog
see: {Bo+} quiso lamer la mano. {Bo} se lo ofrecía a todo el mundo.
worse: {Bo} trajo las zapatillas, por si les tocaba a los pies.
low: {Bo} miró a {Kim}, y suspiró.
joy: {Bo} contestó, y todo el mundo contestó.

## cat
see: {Bo+} miró el pulgar, y después su plato. El plato estaba más vacío.
worse: {Bo} se sentó justo donde {Kim} necesitaba una mano.
low: {Bo} se acercó tanto que era casi una caricia.
joy: {Bo} se quedó con el mejor sitio.

## bird
see: {Bo+} miró una vez, y se lo contó a toda la calle.
worse: {Bo} se posó en esa mano, resbaló, y protestó.
low: {Bo} no cantó, ni siquiera la canción maleducada.
joy: {Bo} dio dos vueltas a la campana.

## fish
see: A través de la pecera de {Bo+} la mano parecía enorme.
worse: {Bo} nadó al revés, por si ayudaba.
low: {Bo} se quedó en el fondo, con las piedras.
joy: El agua de {Bo} hizo ondas.

## rabbit
see: {Bo+} se sentó junto a {Kim}. Era un detalle.
worse: {Bo} se comió tranquilamente un puño de la camisa.
low: Toc, hizo {Bo}, una sola vez, y escuchó.
joy: {Bo} pateó el suelo hasta el domingo.

## guineapig
see: "Cuí", dijo {Bo+}, porque los pulgares traen pepino.
worse: {Bo} le dijo cuí a esa mano.
low: {Bo} dijo cuí, y no era por el pepino.
joy: Con el cuí de {Bo} temblaron los vasos.

## hamster
see: {Bo+} se guardó una semilla en la mejilla, por si acaso.
worse: {Bo} buscó la mano de las semillas, sin suerte.
low: {Bo} dejó su mejor semilla junto a {Kim}.
joy: A {Bo} se le cayeron {once} semillas.

## horse
see: {Bo+} sopló sobre la mano, como un secador con dientes.
worse: {Bo} empujó esa mano. Quizá había avena.
low: Se acercó una barbilla grande y tibia. Era {Bo}.
joy: {Bo} pateó el suelo para pedir más.

## lizard
see: {Bo+} no parpadeó. Un lagarto no sabe consolar más.
worse: {Bo} probó la mano, y se fue.
low: {Bo} se quedó {bo.quieto/quieta}, tan {bo.quieto/quieta}, junto a {Kim}.
joy: {Bo} lo sintió en cada dedo.

## toy
see: {Kim} también buscó astillas en {Bo+}. Todo era tela.
worse: Ese día, {Bo} se cayó cuatro veces.
low: {Kim} apretó a {Bo} demasiado, sin darse cuenta.
joy: A {Bo} le tocó un calcetín para dormir.

## other
see: {Bo+} miró el pulgar por delante y por detrás.
worse: {Bo} dio un rodeo. ¿Quién no?
low: {Bo} se quedó donde {Kim} pudiera {bo.verlo/verla}.
joy: A {Bo} también le tocó un calcetín.

## duet
see: {Bo+} se lo contó a {Mo+}, y {Mo} a todos.
worse: {Bo} se comió la cena de {Mo}.
low: {Bo} no se peleó con {Mo} ni una vez.
joy: {Bo} y {Mo} compartieron un par de calcetines.

## duet 2
see: {Bo+} miró a {Mo+}. No se veía nada.
worse: {Bo} y {Mo} no habían visto nada igual.
low: {Bo} consoló a {Mo}, y {Mo} consoló a {Bo}.
joy: {Bo} y {Mo} sonaron hasta el domingo.

## any look
see: {Bo+} quiso ver el pulgar, y luego ya no.
worse: {Bo} miró hacia otro lado, por educación.
low: Esta vez, {Bo} no apartó los ojos.
joy: {Bo} miró a todo el mundo.

## any secret
see: {Bo+} se enteró después, y se quedó sin habla.
worse: {Bo} lo había visto todo, y no decía nada.
low: {Bo} sabía exactamente dónde dolía.
joy: "¡Fui yo!", le dijo {Kim} a {Bo}.

## any breakfast
see: A {Bo+} le tocó el resto del pan tostado.
worse: Algo le cayó encima a {Bo}. Era el almuerzo.
low: {Bo} dejó su plato para acompañar a {Kim}.
joy: {Bo} desayunó otra vez, para celebrarlo.

## any sleep
see: {Bo+} durmió todo el rato, y hubo que contárselo.
worse: {Bo} se despertó, miró, y siguió durmiendo.
low: {Bo} dejó un ojo abierto para {Kim}.
joy: Nadie pudo dormir, ni siquiera {Bo}.
`
