// Spanish sentences for a second or third trait, for 0-4 (in the present), 5-8 and 9-12: at most 8, 12 and 16 words.
// They tell of a habit or of another time, since the page's picture doesn't show them.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import type { TraitLines } from '../../world/traits'

export const PET_TRAIT_LINES: Record<PetTrait, TraitLines> = {
  broom: [
    '{Bo} mira aquí y allá: ni una escoba.',
    '{Bo} revisaba los rincones, porque una escoba sabe esperar.',
    '{Bo} se llevaba bien con todo el mundo, mientras nadie resultara ser una escoba.',
  ],
  thunder: [
    '{Bo} le pide al cielo que no truene.',
    '{Bo} vigilaba el cielo, por si le daba por hacer bum.',
    '{Bo} no se fiaba del cielo, que ya una vez había reventado sin avisar.',
  ],
  baths: [
    '{Bo} espera que nadie diga la palabra baño.',
    'Nadie había dicho todavía la palabra baño, y {Bo} lo agradecía.',
    'A cuarenta pasos, {Bo} reconocía la cara de quien está pensando en un baño.',
  ],
  balloons: [
    'Los globos hacen pum, y {Bo} lo sabe.',
    '{Bo} conoció a un globo una vez, hasta que hizo pum.',
    '{Bo} había tratado a un globo durante segundo y medio, y con eso bastaba.',
  ],
  umbrellas: [
    'Los paraguas hacen flap, y {Bo} lo sabe.',
    'Cualquier palo delgado, pensaba {Bo}, puede acabar siendo un paraguas.',
    'Para {Bo}, un paraguas era un murciélago enorme que alguien llevaba por la pata.',
  ],
  socks: [
    '{Bo} tiene un calcetín escondido, quién sabe dónde.',
    '{Bo} tenía un calcetín escondido, y alguien tenía un pie frío.',
    'En un cajón faltaba un calcetín, y {Bo} prefería cambiar de tema.',
  ],
  sandwiches: [
    '{Bo} huele un sándwich detrás de una pared.',
    '{Bo} nunca dejaba solo a un sándwich, no fuera a aburrirse.',
    'De los sándwiches que cuidaba {Bo}, ninguno había vuelto para contarlo.',
  ],
  slippers: [
    '{Bo} sabe dónde está la otra zapatilla, chis.',
    '{Bo} sabía dónde estaba la otra zapatilla, y no decía nada.',
    'La zapatilla izquierda faltaba desde hacía tres semanas, y {Bo} ayudaba mucho a buscarla.',
  ],
  spoons: [
    'Falta una cuchara, y {Bo} mira al techo.',
    'Gracias a {Bo}, en casa se tomaba la sopa con tenedor.',
    '{Bo} ya tenía once cucharas guardadas, y seguía sin tener ni gota de sopa.',
  ],
  howls: [
    'Auuu, hace {Bo}, y luego otra vez auuu.',
    '{Bo} tenía un aullido listo, y lo guardaba para después.',
    '{Bo} tenía un aullido para cada ocasión, y casi todo era una ocasión.',
  ],
  snores: [
    'Cuando {Bo} duerme, las tazas hacen clin.',
    'De noche, {Bo} roncaba tanto que las tazas se daban la mano.',
    'De noche, {Bo} roncaba como un piano cuesta abajo, y se levantaba como si nada.',
  ],
  sings: [
    '{Bo} canta una canción que nunca se acaba.',
    '{Bo} cantaba un trocito de canción, sin mirar hacia dónde iba.',
    '{Bo} sabía una canción de cuatro notas, y tres de ellas estaban de viaje.',
  ],
  grumbles: [
    'Grmpf, hace {Bo}, pero sin mirar a nadie.',
    '{Bo} refunfuñaba un poco, solo para no perder la práctica.',
    '{Bo} refunfuñaba bajito, sin nada contra nadie, como una puerta vieja.',
  ],
  threelegs: [
    '{Bo} tiene tres patas, y con tres llega.',
    '{Bo} tenía tres patas y nunca había buscado la cuarta.',
    '{Bo} tenía tres patas, y la cuarta le parecía ganas de presumir.',
  ],
  oneeye: [
    '{Bo} tiene un ojo, y lo ve todo.',
    '{Bo} tenía un solo ojo, y nadie pasaba sin ser visto.',
    '{Bo} tenía un solo ojo, y le sacaba más partido que otros a dos.',
  ],
  oneearup: [
    '{Bo} tiene una oreja levantada, por si acaso.',
    '{Bo} tenía una oreja para escuchar y otra para descansar.',
    'Una oreja de {Bo} escuchaba de pie, y luego se lo contaba a la otra.',
  ],
  notail: [
    '{Bo} no tiene cola, así que menea todo.',
    'Sin cola, {Bo} se alegraba con todo lo demás.',
    '{Bo} no tenía cola, y en las puertas ganaba mucho tiempo.',
  ],
  deaf: [
    '{Bo} no oye, por eso mira dos veces.',
    '{Bo} no oía nada, y a cambio se sabía todas las caras.',
    '{Bo} no oía, y no se perdía ni un gesto, ni un guiño, ni una galleta.',
  ],
  old: [
    '{Bo} es {bo.viejo/vieja}, y se le da bien.',
    '{Bo} era {bo.viejo/vieja} y esto ya lo había visto una vez.',
    '{Bo} era lo bastante {bo.viejo/vieja} para haberlo visto todo dos veces, y bostezaba a menudo.',
  ],
  young: [
    '{Bo} es {bo.nuevo/nueva}, y el mundo también.',
    '{Bo} era tan joven que todo pasaba por primera vez.',
    '{Bo} era tan joven que el mundo todavía llevaba puesta la etiqueta.',
  ],
  ball: [
    '{Bo} piensa en una pelota, como siempre.',
    '{Bo} pensaba en una pelota, para no perder la costumbre.',
    'Pasara lo que pasara, {Bo} tenía una pelota en la cabeza y muchísima paciencia.',
  ],
  blanket: [
    '{Bo} tiene una manta, y todavía está tibia.',
    'En algún sitio esperaba una manta, y {Bo} la echaba de menos.',
    '{Bo} tenía una manta que estaba prohibido lavar, y toda la casa lo sabía.',
  ],
  cheese: [
    'Queso, piensa {Bo}, y otra vez: queso.',
    'Media cabeza de {Bo} estaba aquí, y la otra en el queso.',
    'No hay problema, opinaba {Bo}, que un trozo de queso no deje más pequeño.',
  ],
  stick: [
    '{Bo} sabe de un palo mejor, allá lejos.',
    '{Bo} escondió una vez el mejor palo del mundo y olvidó dónde.',
    '{Bo} era {bo.dueño/dueña} de un palo importante, más ancho que todas las puertas de la casa.',
  ],
  laundrybasket: [
    '{Bo} ha dormido encima de las camisas limpias.',
    '{Bo} dormía entre la ropa limpia y olía a camisa.',
    '{Bo} dormía en el cesto de la ropa, y cada camisa llevaba su huella.',
  ],
  childsbed: [
    '{Bo} duerme en medio, y {Kim} donde puede.',
    '{Bo} dormía en el centro de la cama, y {Kim} donde podía.',
    'Cada noche {Kim} prestaba una esquina de la cama, y cada mañana era toda de {Bo}.',
  ],
  boxes: [
    '{Bo} cabe en cualquier caja, o casi cabe.',
    '{Bo} no había visto nunca una caja demasiado pequeña para dormir.',
    'Lo que viene dentro de una caja, según {Bo}, es solo el envoltorio de la caja.',
  ],
  sunnyspot: [
    '{Bo} sabe por dónde entra el sol.',
    '{Bo} conocía cada rayo de sol y su horario.',
    'En casa, {Bo} seguía al sol de alfombra en alfombra, y a eso lo llamaba trabajar.',
  ],
  digs: [
    '{Bo} ha hecho un agujero, y luego otro.',
    '{Bo} llevaba cuatro agujeros empezados esa semana, y ninguno terminado.',
    '{Bo} tenía en casa un agujero casi lo bastante hondo, y pensaba mucho en él.',
  ],
  spins: [
    '{Bo} da vueltas, y el mundo también.',
    '{Bo} tenía que dar tres vueltas antes de empezar cualquier cosa.',
    '{Bo} pensaba dando vueltas, y las cosas serias, tres veces hacia la izquierda.',
  ],
  licks: [
    '{Bo} ha lamido una nariz, y hace cosquillas.',
    '{Bo} había lamido a todos, y volvía a empezar por el primero.',
    '{Bo} lamía cada rodilla nueva para aprenderse el nombre, a veces dos veces.',
  ],
  follows: [
    'Donde va {Kim}, va {Bo}, justo detrás.',
    'Por donde pasaba {Kim}, un segundo después pasaba {Bo}.',
    'Desde el desayuno, {Bo} seguía a {Kim} a todas partes, puertas cerradas incluidas.',
  ],
  sitsonthings: [
    '{Bo} se sienta en todo, y lo guarda.',
    'Cuando se perdía algo, casi siempre estaba debajo de {Bo}.',
    '{Bo} se sentaba siempre en lo que iba a hacer falta, y tenía mucho ojo.',
  ],
  hidesthings: [
    '{Bo} ha escondido algo, pero qué sería.',
    '{Bo} había escondido una cosa, y olvidado dónde, y también qué.',
    '{Bo} había escondido tantas cosas y tan bien que también andaba buscando tres.',
  ],
  opensdoors: [
    '{Bo} abre las puertas, y no cierra ninguna.',
    '{Bo} abría todas las puertas y no cerraba ni una.',
    '{Bo} abría todas las puertas, y le daba pena la gente con llaves.',
  ],
  catches: [
    '{Bo} atrapa las migas al vuelo, zas.',
    'Cerca de {Bo}, nada de lo que caía llegaba al suelo.',
    'En toda su vida, {Bo} no había dejado que una galleta llegara al suelo.',
  ],
  findsthings: [
    '{Bo} encuentra un guisante en la bañera.',
    '{Bo} encontró una vez un anillo, dos llaves y un diente.',
    '{Bo} encontraba todo lo perdido, y también lo que nadie había echado en falta.',
  ],
  jumps: [
    '{Bo} salta tan alto como un sombrero.',
    '{Bo} saltaba tan alto como un sombrero con alguien debajo.',
    '{Bo} saltaba más de lo necesario, sobre todo para ver por encima de la gente.',
  ],
  shakeshands: [
    '{Bo} ha saludado hasta a una silla.',
    '{Bo} saludaba a todas las manos, y dos veces a las buenas.',
    '{Bo} le daba la mano a todo el mundo, y en días tranquilos, a la mesa.',
  ],
}

export const CHILD_TRAIT_LINES: Record<ChildTrait, TraitLines> = {
  dark: [
    '{Kim} sabe cuál es el rincón más oscuro.',
    '{Kim} vigilaba el rincón más oscuro, que no se movía de ahí.',
    '{Kim} no le tenía miedo a la oscuridad, sino a todo lo que guardaban dentro.',
  ],
  thunder: [
    '{Kim} le pide silencio al cielo, por favor.',
    '{Kim} miraba al cielo con cara seria para que se portara bien.',
    '{Kim} había hecho un trato con el cielo, pero el cielo nunca lo firmó.',
  ],
  spiders: [
    '{Kim} mira otra vez: arañas, ninguna.',
    'A {Kim} le caían bien las arañas, cada una en su casa.',
    '{Kim} les tenía un gran respeto a las arañas, sobre todo desde otra habitación.',
  ],
  deepwater: [
    '{Kim} se mete al agua hasta la rodilla.',
    '{Kim} prefería el agua en la que se ve el fondo.',
    'A {Kim} le gustaba el agua en un vaso, donde se le ven todas las orillas.',
  ],
  loudnoises: [
    '{Kim} tiene dos manos, una para cada oreja.',
    'A {Kim} los ruidos fuertes le gustaban ya terminados.',
    '{Kim} oía venir los ruidos fuertes antes de que ellos mismos lo supieran.',
  ],
  stones: [
    '{Kim} lleva una piedra en cada bolsillo.',
    '{Kim} llevaba los bolsillos llenos de piedras, y todas tenían nombre.',
    '{Kim} llevaba una piedra en cada bolsillo y las reconocía todas a oscuras.',
  ],
  sticks: [
    '{Kim} tiene nueve palos debajo de la cama.',
    '{Kim} tenía nueve palos debajo de la cama, y le faltaba uno.',
    '{Kim} tenía una colección de palos que la gente confundía siempre con palos.',
  ],
  shells: [
    '{Kim} tiene una concha que hace chis.',
    '{Kim} tenía cuarenta conchas en una caja, y todas pedían silencio.',
    '{Kim} tenía cuarenta y una conchas, escuchadas una por una antes de salir.',
  ],
  feathers: [
    '{Kim} tiene una pluma, y pesa menos.',
    '{Kim} tenía plumas de sobra para medio pájaro.',
    '{Kim} tenía plumas casi para un pájaro entero, pero ni idea del pico.',
  ],
  hums: [
    '{Kim} tararea un poco, que ayuda mucho.',
    '{Kim} tarareaba sin saberlo, hasta que dejaba de hacerlo.',
    '{Kim} llevaba un buen rato tarareando, y lo sabía todo el mundo menos {Kim}.',
  ],
  whispers: [
    '{Kim} le cuenta un secreto a {Bo}, pequeñito.',
    '{Kim} le contaba secretos a {Bo}, que no los repetía.',
    'Todo lo importante lo decía {Kim} bajito, para que la gente se acercara.',
  ],
  talksalot: [
    '{Kim} tiene una palabra más, y luego otra.',
    '{Kim} tenía mucho que decir, y apenas había empezado.',
    '{Kim} tenía un par de palabras que decir, y después todas las demás.',
  ],
  missingtooth: [
    '{Kim} mete la lengua en el hueco.',
    'En el hueco del diente, a {Kim} le cabía un guisante.',
    '{Kim} tenía un hueco en lugar de un diente, y por ahí pensaba mejor.',
  ],
  freckles: [
    'A {Kim} le brilla una peca, la grande.',
    '{Kim} tenía tantas pecas que algunas compartían sitio.',
    'A {Kim} le habían contado las pecas: doscientas seis, sin las rodillas.',
  ],
  dinosaurs: [
    '{Kim} hace grrr, pero un grrr pequeño.',
    '{Kim} esperaba ver un dinosaurio, y aún no se había rendido.',
    '{Kim} se sabía treinta dinosaurios, y los decía en cuanto había un silencio.',
  ],
  trains: [
    'Chu, chu, hace {Kim}, pero bajito.',
    '{Kim} sabía la hora de cada tren, y el nombre de dos.',
    '{Kim} reconocía los trenes de oído, y le parecía lo más normal.',
  ],
  pancakes: [
    '{Kim} piensa en una tortita, una bien redonda.',
    '{Kim} pensaba mejor con una tortita, pero hacía lo que podía.',
    '{Kim} no conocía ningún día que una tortita no hubiera arreglado un poco.',
  ],
  redboots: [
    'Las botas rojas de {Kim} esperan fuera.',
    'Las botas rojas de {Kim} se sabían todos los charcos del camino.',
    '{Kim} tenía unas botas rojas, y de buena gana habría dormido con ellas.',
  ],
  toyrabbit: [
    '{Kim} se lo contará esta noche al conejo.',
    '{Kim} se lo contaría todo al conejo de trapo, y por orden.',
    'El conejo de trapo de {Kim} tenía una oreja, cero narices y muchas ideas.',
  ],
  nightlight: [
    'De noche, a {Kim} le brilla una luna.',
    '{Kim} tenía una lucecita, para que el cuarto viera algo de noche.',
    '{Kim} dejaba una lucecita encendida, más que nada por hacerle compañía a la oscuridad.',
  ],
  sleepwithtoys: [
    'En la cama hay nueve peluches, y {Kim}.',
    'La cama tenía once sitios para peluches y uno para {Kim}.',
    '{Kim} dormía entre once peluches bien ordenados, y amanecía debajo de casi todos.',
  ],
  askswhy: [
    '"¿Por qué?", dice {Kim}, y luego otra vez.',
    '"¿Por qué?", preguntaba {Kim}, con el siguiente ya preparado.',
    '{Kim} preguntaba por qué, y luego el porqué del porqué, hasta que alguien se sentaba.',
  ],
  counts: [
    '{Kim} cuenta hasta diez, y aún le sobra.',
    '{Kim} lo había contado todo ya, y también hacia atrás.',
    '{Kim} contaba por gusto, y esa semana iba por cuatro mil seis.',
  ],
  drawsonthings: [
    'El huevo tiene cara, y es de {Kim}.',
    '{Kim} le había puesto cara a todos los huevos de la casa.',
    '{Kim} les dibujaba cara a los huevos, y luego nadie se atrevía a comérselos.',
  ],
  loseshats: [
    '{Kim} ha perdido un gorro, el azul.',
    '{Kim} había perdido cinco gorros y encontrado tres de otros.',
    '{Kim} había perdido tantos gorros que, en algún lugar, un árbol iba abrigadísimo.',
  ],
  whistles: [
    '{Kim} silba como una tetera, o casi.',
    '{Kim} silbaba tan bien que la tetera prefería callarse.',
    '{Kim} silbaba con dos dedos, y paraba un autobús o una discusión.',
  ],
  jokes: [
    '{Kim} sabe un chiste, pero solo el final.',
    '{Kim} sabía un chiste de caracoles, pero era lento.',
    '{Kim} guardaba un chiste de caracoles y esperaba el momento, sin prisa.',
  ],
  songs: [
    '{Kim} hace una canción, con una sola palabra.',
    '{Kim} tenía una canción para eso, o la tendría pronto.',
    '{Kim} hacía una canción de cualquier cosa, hasta del horario del autobús.',
  ],
  remembers: [
    '{Kim} no olvida nada, ni un guisante.',
    '{Kim} no olvidaba nada, ni la cena de hace tres martes.',
    '{Kim} no olvidaba nada, ni siquiera lo que la familia habría querido perder.',
  ],
}
