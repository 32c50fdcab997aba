// French words for special events.
import { EVENT_IDS, findEventIn, slugOf } from '../../world/events'
import type { EventId, EventWords } from '../../world/events'

interface Event extends EventWords {
  /** Fits "Aujourd’hui, c’est ..." */
  is: string
  /** Fits "Il y a ...": with its article. */
  food: string
}

const TABLE: Record<EventId, Omit<Event, 'id'>> = {
  birthday: {
    name: 'Anniversaire',
    is: 'jour d’anniversaire',
    food: 'un gâteau à bougies',
    aliases: ['fete-danniversaire', 'fête-danniversaire'],
  },
  'new-baby': {
    name: 'Naissance',
    is: 'le jour du bébé',
    food: 'des dragées',
    aliases: ['bebe', 'bébé', 'nouveau-bébé'],
  },
  'family-wedding': {
    name: 'Mariage dans la famille',
    is: 'jour de mariage',
    food: 'une pièce montée',
    aliases: ['mariage', 'wedding'],
  },
  'first-day-of-school': {
    name: 'Rentrée des classes',
    is: 'la rentrée',
    food: 'un pain au chocolat',
    aliases: ['rentree', 'rentrée', 'premier-jour-décole', 'premier-jour-decole'],
  },
  'pet-adoption-day': {
    name: 'Jour de l’adoption',
    is: 'le jour de l’adoption',
    food: 'des carottes',
    aliases: ['adoption'],
  },
  'family-reunion': {
    name: 'Réunion de famille',
    is: 'jour de famille',
    food: 'une tarte aux prunes',
    aliases: ['fête-de-famille', 'cousinade'],
  },
  christmas: { name: 'Noël', is: 'Noël', food: 'une bûche', aliases: ['noel', 'xmas', 'réveillon-de-noël'] },
  easter: { name: 'Pâques', is: 'Pâques', food: 'des œufs en chocolat', aliases: ['paques'] },
  halloween: { name: 'Halloween', is: 'Halloween', food: 'de la tarte à la citrouille' },
  'new-years-eve': {
    name: 'Réveillon du Nouvel An',
    is: 'la Saint-Sylvestre',
    food: 'des papillotes',
    aliases: ['nouvel-an', 'saint-sylvestre', 'jour-de-lan'],
  },
  'boxing-day': { name: 'Boxing Day', is: 'le lendemain de Noël', food: 'des sablés' },
  'lunar-new-year': {
    name: 'Nouvel An lunaire',
    is: 'le Nouvel An lunaire',
    food: 'des raviolis',
    aliases: ['nouvel-an-chinois', 'têt', 'tet', 'seollal'],
  },
  diwali: { name: 'Diwali', is: 'Diwali', food: 'des laddus', aliases: ['divali'] },
  'eid-al-fitr': {
    name: 'Aïd el-Fitr',
    is: 'l’Aïd',
    food: 'des gâteaux aux dattes',
    aliases: ['aid', 'aïd', 'laïd', 'eid', 'fin-du-ramadan'],
  },
  hanukkah: { name: 'Hanoucca', is: 'Hanoucca', food: 'des beignets', aliases: ['hanouka', 'hanoukka'] },
  holi: { name: 'Holi', is: 'Holi', food: 'des gujiyas' },
  matariki: { name: 'Matariki', is: 'Matariki', food: 'des sablés en étoile' },
  'naidoc-week': { name: 'Semaine NAIDOC', is: 'la semaine NAIDOC', food: 'du pain du bush' },
  'mid-autumn-festival': {
    name: 'Fête de la mi-automne',
    is: 'la fête de la Lune',
    food: 'des gâteaux de lune',
    aliases: ['fête-de-la-lune'],
  },
  nowruz: { name: 'Norouz', is: 'Norouz', food: 'des gâteaux aux amandes', aliases: ['newroz'] },
  'camping-trip': {
    name: 'Sortie camping',
    is: 'jour de camping',
    food: 'des chamallows grillés',
    aliases: ['camping'],
  },
  'beach-holiday': {
    name: 'Vacances à la plage',
    is: 'jour de plage',
    food: 'des chouchous',
    aliases: ['plage', 'vacances-à-la-mer'],
  },
  'road-trip': { name: 'Voyage en voiture', is: 'jour de départ', food: 'des sandwichs' },
  'snow-day': { name: 'Jour de neige', is: 'jour de neige', food: 'un chocolat chaud', aliases: ['neige'] },
  'farm-stay': { name: 'Séjour à la ferme', is: 'jour de ferme', food: 'des tartines au miel' },
  'train-journey': { name: 'Voyage en train', is: 'jour de train', food: 'des sandwichs', aliases: ['train'] },
}
const EVENTS: Event[] = EVENT_IDS.map((id) => ({ id, ...TABLE[id] }))

export const findEvent = (typed: string | undefined): Event | undefined =>
  // The list also has "mon anniversaire" and "l’anniversaire".
  findEventIn(EVENTS, slugOf((typed ?? '').replace(/^\s*(?:(?:mon|ma|mes|notre|nos|le|la|les|un|une)\s+|l['’])/i, '')))
