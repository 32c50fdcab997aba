// German words for special events.
import { EVENT_IDS, findEventIn, slugOf } from '../../world/events'
import type { EventId, EventWords } from '../../world/events'

interface Event extends EventWords {
  /** Without an article: fits "Heute ist ..." and "Am Samstag war ...". */
  is: string
  /** Fits "Sie backen ...": accusative, without an article. */
  food: string
}

const TABLE: Record<EventId, Omit<Event, 'id'>> = {
  birthday: { name: 'Geburtstag', is: 'Geburtstag', food: 'Geburtstagskuchen', aliases: ['geburtstagsfeier'] },
  'new-baby': { name: 'Neues Baby', is: 'Babytag', food: 'Bananenbrot', aliases: ['baby'] },
  'family-wedding': {
    name: 'Hochzeit in der Familie',
    is: 'Hochzeit',
    food: 'Hochzeitstorte',
    aliases: ['hochzeit', 'wedding'],
  },
  'first-day-of-school': {
    name: 'Erster Schultag',
    is: 'Schulanfang',
    food: 'Apfelkuchen',
    aliases: ['einschulung', 'schulanfang', 'der-erste-schultag'],
  },
  'pet-adoption-day': { name: 'Tag der Adoption', is: 'Einzugstag', food: 'Möhrenkuchen', aliases: ['adoption'] },
  'family-reunion': { name: 'Familientreffen', is: 'Familientreffen', food: 'Obstkuchen' },
  christmas: { name: 'Weihnachten', is: 'Weihnachten', food: 'Plätzchen', aliases: ['heiligabend', 'xmas'] },
  easter: { name: 'Ostern', is: 'Ostern', food: 'Osterzopf', aliases: ['ostersonntag'] },
  halloween: { name: 'Halloween', is: 'Halloween', food: 'Kürbiskuchen' },
  'new-years-eve': { name: 'Silvester', is: 'Silvester', food: 'Krapfen', aliases: ['neujahr'] },
  'boxing-day': { name: 'Boxing Day', is: 'Boxing Day', food: 'Kekse' },
  'lunar-new-year': {
    name: 'Mondneujahr',
    is: 'Mondneujahr',
    food: 'Teigtaschen',
    aliases: ['chinesisches-neujahr', 'tet', 'seollal'],
  },
  diwali: { name: 'Diwali', is: 'Diwali', food: 'Laddus' },
  'eid-al-fitr': {
    name: 'Fest des Fastenbrechens',
    is: 'Zuckerfest',
    food: 'Dattelkekse',
    aliases: ['zuckerfest', 'eid', 'bayram', 'ramadanfest'],
  },
  hanukkah: { name: 'Chanukka', is: 'Chanukka', food: 'Latkes' },
  holi: { name: 'Holi', is: 'Holi', food: 'Gujiyas' },
  matariki: { name: 'Matariki', is: 'Matariki', food: 'Sternkekse' },
  'naidoc-week': { name: 'NAIDOC-Woche', is: 'NAIDOC-Woche', food: 'Buschbrot' },
  'mid-autumn-festival': { name: 'Mittherbstfest', is: 'Mittherbstfest', food: 'Mondkuchen' },
  nowruz: { name: 'Nouruz', is: 'Nouruz', food: 'Mandelgebäck', aliases: ['newroz'] },
  'camping-trip': { name: 'Zeltausflug', is: 'Zeltausflug', food: 'Stockbrot', aliases: ['zelten', 'camping'] },
  'beach-holiday': { name: 'Strandurlaub', is: 'Strandtag', food: 'Waffeln' },
  'road-trip': { name: 'Autoreise', is: 'Reisetag', food: 'Brötchen' },
  'snow-day': { name: 'Schneetag', is: 'Schneetag', food: 'Schneekuchen' },
  'farm-stay': { name: 'Ferien auf dem Bauernhof', is: 'Ferienanfang', food: 'Butterkuchen' },
  'train-journey': { name: 'Zugreise', is: 'Reisetag', food: 'Käsebrötchen', aliases: ['bahnreise'] },
}
const EVENTS: Event[] = EVENT_IDS.map((id) => ({ id, ...TABLE[id] }))

export const findEvent = (typed: string | undefined): Event | undefined =>
  // The list also has "mein Geburtstag" and "der Kindergeburtstag".
  findEventIn(
    EVENTS,
    slugOf(typed ?? '').replace(/^(?:mein|unser|der|die|das|ein|eine)e?-(?=.)|^kinder(?=geburtstag)/, ''),
  )
