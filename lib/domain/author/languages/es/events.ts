// Spanish words for special events.
import { EVENT_IDS, findEventIn, slugOf } from '../../world/events'
import type { EventId, EventWords } from '../../world/events'

interface Event extends EventWords {
  /** Fits "Hoy es ..." */
  is: string
  /** Fits "Hay ...": with its article, where it has one. */
  food: string
}

const TABLE: Record<EventId, Omit<Event, 'id'>> = {
  birthday: {
    name: 'Cumpleaños',
    is: 'día de cumpleaños',
    food: 'un pastel con velas',
    aliases: ['fiesta-de-cumpleaños', 'cumple'],
  },
  'new-baby': {
    name: 'Nuevo bebé',
    is: 'el día del bebé',
    food: 'bizcocho de plátano',
    aliases: ['bebé', 'bebe', 'llegada-del-bebé', 'nacimiento'],
  },
  'family-wedding': {
    name: 'Boda en la familia',
    is: 'día de boda',
    food: 'un pastel de bodas',
    aliases: ['boda', 'wedding'],
  },
  'first-day-of-school': {
    name: 'Primer día de clase',
    is: 'el primer día de clase',
    food: 'una manzana',
    aliases: ['primer-día-de-clases', 'primer-día-de-escuela', 'primer-día-de-colegio', 'primer-día-de-cole'],
  },
  'pet-adoption-day': {
    name: 'Día de la adopción',
    is: 'el día de la adopción',
    food: 'zanahorias',
    aliases: ['adopción', 'adopcion', 'día-de-adopción'],
  },
  'family-reunion': {
    name: 'Reunión familiar',
    is: 'día de familia',
    food: 'una paella para todos',
    aliases: ['reunión-de-familia', 'fiesta-familiar', 'comida-familiar'],
  },
  christmas: { name: 'Navidad', is: 'Navidad', food: 'turrón', aliases: ['nochebuena', 'xmas', 'navidades'] },
  easter: {
    name: 'Pascua',
    is: 'Pascua',
    food: 'huevos de chocolate',
    aliases: ['semana-santa', 'domingo-de-pascua'],
  },
  halloween: { name: 'Halloween', is: 'Halloween', food: 'sopa de calabaza', aliases: ['noche-de-brujas'] },
  'new-years-eve': {
    name: 'Nochevieja',
    is: 'la última noche del año',
    food: 'doce uvas',
    aliases: ['año-nuevo', 'fin-de-año', 'noche-vieja', 'víspera-de-año-nuevo'],
  },
  'boxing-day': {
    name: 'Boxing Day',
    is: 'el día después de Navidad',
    food: 'sobras de pavo',
    aliases: ['san-esteban'],
  },
  'lunar-new-year': {
    name: 'Año Nuevo lunar',
    is: 'el Año Nuevo lunar',
    food: 'empanadillas',
    aliases: ['año-nuevo-chino', 'tet', 'têt', 'seollal'],
  },
  diwali: { name: 'Diwali', is: 'Diwali', food: 'laddus', aliases: ['divali'] },
  'eid-al-fitr': {
    name: 'Eid al-Fitr',
    is: 'el Eid',
    food: 'pastas de dátil',
    aliases: ['eid', 'aid', 'fin-del-ramadán', 'fin-de-ramadán'],
  },
  hanukkah: { name: 'Janucá', is: 'Janucá', food: 'buñuelos', aliases: ['hanukkah', 'januca', 'jánuca'] },
  holi: { name: 'Holi', is: 'Holi', food: 'gujiyas' },
  matariki: { name: 'Matariki', is: 'Matariki', food: 'galletas de estrella' },
  'naidoc-week': { name: 'Semana NAIDOC', is: 'la semana NAIDOC', food: 'pan de campo' },
  'mid-autumn-festival': {
    name: 'Fiesta del Medio Otoño',
    is: 'la fiesta de la Luna',
    food: 'pasteles de luna',
    aliases: ['fiesta-de-la-luna', 'festival-del-medio-otoño', 'festival-de-la-luna'],
  },
  nowruz: { name: 'Nouruz', is: 'Nouruz', food: 'pastas de almendra', aliases: ['nowruz', 'noruz'] },
  'camping-trip': {
    name: 'Acampada',
    is: 'día de acampada',
    food: 'malvaviscos tostados',
    aliases: ['camping', 'campamento', 'ir-de-camping'],
  },
  'beach-holiday': {
    name: 'Vacaciones en la playa',
    is: 'día de playa',
    food: 'helado de limón',
    aliases: ['playa', 'día-de-playa', 'vacaciones-de-playa'],
  },
  'road-trip': {
    name: 'Viaje por carretera',
    is: 'día de viaje',
    food: 'bocadillos',
    aliases: ['viaje-en-coche', 'viaje-en-carro', 'viaje-en-auto'],
  },
  'snow-day': { name: 'Día de nieve', is: 'día de nieve', food: 'chocolate caliente', aliases: ['nieve'] },
  'farm-stay': {
    name: 'Estancia en una granja',
    is: 'día de granja',
    food: 'pan con miel',
    aliases: ['granja', 'vacaciones-en-la-granja'],
  },
  'train-journey': { name: 'Viaje en tren', is: 'día de tren', food: 'bocadillos', aliases: ['tren'] },
}
const EVENTS: Event[] = EVENT_IDS.map((id) => ({ id, ...TABLE[id] }))

export const findEvent = (typed: string | undefined): Event | undefined =>
  // The list also has "mi cumpleaños" and "el cumpleaños".
  findEventIn(
    EVENTS,
    slugOf((typed ?? '').replace(/^\s*(?:mi|mis|nuestro|nuestra|nuestros|el|la|los|las|un|una)\s+/i, '')),
  )
