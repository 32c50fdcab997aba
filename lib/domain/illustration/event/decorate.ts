// What a special day brings with it: hung over the place, in page units, and set down beside the cast, in centimetres.
import { group } from '../kit/shape'
import type { Colour, Node } from '../scene'
import { bunting } from '../stage/buildings'
import { flat } from '../stage/marks'
import type { Marks } from '../stage/marks'
import type { Stage } from '../stage/stage'
import { balloons, bigMap, powderInTheAir } from './floating-decorations'
import { adoption, birthday, boxing, christmas, easter, firstDay, halloween, newBaby, newYearsEve, reunion, wedding } from './celebrations'
import { diwali, eid, hanukkah, holi, lunarNewYear, matariki as beforeDawn, midAutumn, naidoc, nowruz } from './festivals'
import { bats, bulbs, dreidels, fiveToTwelve, hearts, marigolds, matariki, moonsAndStars, newYear, paperCuts, paperLanterns, paws, pegged, photographs, postcards, rabbits, stockings, tickets, tinyClothes, towels, woollens } from './hanging-decorations'
import { beachHoliday, camping, farmStay, roadTrip, snowDay, trainJourney } from './journeys'
import type { Stand } from './parts'

/** A day is known by any of its words, ids and translations included; one that isn't gets plain flags. Holidays of the year come before what else may be named with them. */
const WORDS = [
  ['birthday', /birthday|anivers|cumple|geburt/i], ['christmas', /christ|xmas|noel|navidad|weihnacht/i], ['boxing', /boxing/i], ['easter', /easter/i], ['halloween', /hallow|spook/i],
  ['autumn', /moon[- ]festival|mid-?autumn|chuseok/i], ['lunar', /lunar|chinese|\btet\b|seollal/i], ['new-year', /new[- ]year/i], ['lamps', /diwali|deepavali|tihar/i], ['holi', /\bholi\b/i], ['crescent', /\beid\b|ramadan/i],
  ['hanukkah', /han?ukk?ah|chanukah/i], ['matariki', /matariki/i], ['naidoc', /naidoc/i], ['nowruz', /nowruz|norouz|newroz/i], ['baby', /baby|sibling/i], ['wedding', /wedding|married/i], ['school', /first[- ]day[- ]of[- ]school|starting[- ]school|back[- ]to[- ]school/i], ['adoption', /adopt|gotcha/i],
  ['reunion', /reunion/i], ['camping', /camping/i], ['beach', /beach/i], ['road', /road[- ]trip/i], ['snow', /snow[- ](day|trip)|\bski/i], ['farm', /farm/i], ['train', /\btrain\b/i], ['birthday', /party/i],
] as const satisfies readonly (readonly [string, RegExp])[]
type Kind = (typeof WORDS)[number][0] | 'flags'
export const kindOf = (event: string): Kind => WORDS.find(([, words]) => words.test(event))?.[0] ?? 'flags'

/** What hangs behind the cast; and what is set down beside it, the more telling first. */
interface Decorations { hung: Node[]; stands: readonly Stand[] }

/** Nothing without an event, and nothing hangs in the sea. */
export function decorations(S: Stage, event: string | undefined, hangs: boolean): Decorations {
  if (event === undefined || event.trim() === '' || !hangs) return { hung: [], stands: [] }
  const { p, indoor } = S
  const own = [p.accent, p.companion, p.cloth, p.clothWarm]
  const flags = (colours: readonly Colour[]) => bunting(S, -20, 34, 1020, 44, 62, 19, colours, 0.15, 'event')
  const warm = ['#ffe2a0', '#fff3d0']
  const starry = S.dark && !indoor
  /** Hung up, and set down. */
  const days: Record<Kind, () => readonly [Marks, readonly Stand[]]> = {
    birthday: () => [[flags(own), balloons(S, 90, [p.accent, p.companion, p.cloth], 'a'), balloons(S, 915, [p.clothWarm, p.accent, p.companion], 'b')], birthday()],
    christmas: () => [[stockings(S), bulbs(S, ['#d9483b', '#f3c552', '#4f9a64', '#5fa8d6'])], christmas()],
    boxing: () => [towels(S, ['#e5533f', '#2f8fa8', '#f3b53a']), boxing()],
    easter: () => [rabbits(S, ['#f4a9b8', '#f6d66a', '#8fd0c0', '#b9a2e0']), easter()],
    halloween: () => [bats(S), halloween()],
    autumn: () => [paperLanterns(S, ['#e5533f', '#f3b53a', '#f08a5a', '#8fc7a4'], null), midAutumn()],
    lunar: () => [[paperCuts(S), paperLanterns(S, ['#d9362f'], '#f3c552')], lunarNewYear()],
    'new-year': () => [[newYear(S, ['#f3c552', '#e0558a', '#5fa8d6']), fiveToTwelve(S, 500, 140, 84), bulbs(S, warm, 24, 10)], newYearsEve()],
    lamps: () => [marigolds(S), diwali()],
    holi: () => [[flags(['#e0457a', '#f6b02e', '#35a37a', '#4b7fd0']), powderInTheAir(S)], holi()],
    crescent: () => [[paperLanterns(S, ['#fbe9bd', '#8fd0c8', '#d9a0c8'], null), moonsAndStars(S)], eid()],
    hanukkah: () => [dreidels(S), hanukkah()],
    matariki: () => [[matariki(S, 740, 150), starry ? bulbs(S, warm, 20, 9) : null], beforeDawn()],
    naidoc: () => [flags(['#c8281e', '#26222a', '#f2c230', '#009140', '#fbf8ee', '#24408e']), naidoc()],
    nowruz: () => [flags(['#8fc98a', '#f4b6c2', '#f6e08a', '#9fc8e6']), nowruz()],
    baby: () => [tinyClothes(S, ['#f6c6cf', '#8fc7c0', '#f8e2a6', '#c6d4f0']), newBaby()],
    wedding: () => [[hearts(S, ['#fdf6ea', '#f3d0d0']), bulbs(S, warm, 74, 11)], wedding()],
    school: () => [pegged(S, own), firstDay()],
    adoption: () => [paws(S, own), adoption()],
    reunion: () => [[photographs(S), bulbs(S, warm, 20, 12)], reunion()],
    camping: () => [bulbs(S, ['#ffce6a', '#fff0bf', '#ffb46a'], 40, 18), camping(indoor)],
    beach: () => [flags(['#2f8fa8', '#fbf3e2', '#f3b53a']), beachHoliday()],
    road: () => [[postcards(S), bigMap(S, 30, 150)], roadTrip()],
    snow: () => [woollens(S, own), snowDay(S.weather === 'snow' || S.setting === 'snowfield')],
    farm: () => [flags(['#d9483b', '#fbf3e2', '#5c9a54']), farmStay()],
    train: () => [tickets(S, ['#2f6b58', '#e0a93f', '#b5433a']), trainJourney()],
    flags: () => [flags([p.accent, p.companion, p.cloth, '#fbf3e2']), []],
  }
  const [hung, stands] = days[kindOf(event)]()
  return { hung: [group(flat(hung), { part: 'event' })], stands }
}
