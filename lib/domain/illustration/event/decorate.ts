// What a special day brings with it: drawn over the place, behind the cast, in page units.
import { group } from '../kit/shape'
import type { Colour, Node } from '../scene'
import { bunting } from '../stage/buildings'
import { fill, flat, oval } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { soft } from '../stage/shadow'
import type { Stage } from '../stage/stage'
import { bulbs, hearts, marigolds, matariki, moonsAndStars, newYear, paperLanterns, paws, pegged, towels, woollens } from './hung'
import { bales, balloons, bigMap, clayLamps, eggs, hanukkiah, powderInTheAir, powders, pumpkin, rangoli, spring, suitcases, tree, umbrella } from './set-down'

/** A day is known by any of its words, ids and translations included; one that isn't gets plain flags. Holidays of the year come before what else may be named with them. */
const WORDS = [
  ['birthday', /birthday|anivers|cumple|geburt/i], ['christmas', /christ|xmas|noel|navidad|weihnacht/i], ['boxing', /boxing/i], ['easter', /easter/i], ['halloween', /hallow|spook/i],
  ['autumn', /moon[- ]festival|mid-?autumn|chuseok/i], ['lunar', /lunar|chinese|\btet\b|seollal/i], ['new-year', /new[- ]year/i], ['lamps', /diwali|deepavali|tihar/i], ['holi', /\bholi\b/i], ['crescent', /\beid\b|ramadan/i],
  ['hanukkah', /han?ukk?ah|chanukah/i], ['matariki', /matariki/i], ['naidoc', /naidoc/i], ['nowruz', /nowruz|norouz|newroz/i], ['baby', /baby|sibling/i], ['wedding', /wedding|married/i], ['school', /first[- ]day[- ]of[- ]school|starting[- ]school|back[- ]to[- ]school/i], ['adoption', /adopt|gotcha/i],
  ['reunion', /reunion/i], ['camping', /camping/i], ['beach', /beach/i], ['road', /road[- ]trip/i], ['snow', /snow[- ](day|trip)|\bski/i], ['farm', /farm/i], ['train', /\btrain\b/i], ['birthday', /party/i],
] as const satisfies readonly (readonly [string, RegExp])[]
type Kind = (typeof WORDS)[number][0] | 'flags'
export const kindOf = (event: string): Kind => WORDS.find(([, words]) => words.test(event))?.[0] ?? 'flags'

/** What hangs behind the cast, and what stands in the corners before the frame. */
interface Decorations { hung: Node[]; stands: Node[] }

/** Nothing without an event, and nothing hangs in the sea. */
export function decorations(S: Stage, event: string | undefined, hangs: boolean): Decorations {
  if (event === undefined || event.trim() === '' || !hangs) return { hung: [], stands: [] }
  const { p } = S
  const own = [p.accent, p.companion, p.cloth, p.clothWarm]
  const flags = (colours: readonly Colour[]) => bunting(S, -20, 34, 1020, 44, 62, 19, colours, 0.15, 'event')
  const warm = ['#ffe2a0', '#fff3d0']
  /** Hung up, and set down. */
  const marks: Record<Kind, () => readonly [Marks, Marks]> = {
    birthday: () => [[flags(own), balloons(S, 90, [p.accent, p.companion, p.cloth], 'a'), balloons(S, 915, [p.clothWarm, p.accent, p.companion], 'b')], null],
    christmas: () => [bulbs(S, ['#d9483b', '#f3c552', '#4f9a64', '#5fa8d6']), tree(S, 905, 940)],
    boxing: () => [towels(S, ['#e5533f', '#2f8fa8', '#f3b53a']), null],
    easter: () => [flags(['#f4b6c2', '#f6e08a', '#a9d6c2', '#c9b6e6']), eggs(S)],
    halloween: () => [flags(['#ee8a34', '#3b3440', '#8a5fa8']), [pumpkin(S, 90, 966, 54), pumpkin(S, 920, 970, 46)]],
    autumn: () => [[S.dark ? [soft(800, 170, 230, 230, [[0, '#fff2c4', 0.6], [1, '#ffe6a0', 0]]), fill(oval(800, 170, 74), '#fff4d0')] : null, paperLanterns(S, ['#e5533f', '#f3b53a', '#f08a5a', '#8fc7a4'], null)], null],
    lunar: () => [paperLanterns(S, ['#d9362f'], '#f3c552'), null],
    'new-year': () => [[newYear(S, ['#f3c552', '#e0558a', '#5fa8d6']), bulbs(S, warm, 24, 10)], null],
    lamps: () => [marigolds(S), [rangoli(S, 120, 940), clayLamps(S)]],
    holi: () => [[flags(['#e0457a', '#f6b02e', '#35a37a', '#4b7fd0']), powderInTheAir(S)], powders(S)],
    crescent: () => [[paperLanterns(S, ['#fbe9bd', '#8fd0c8', '#d9a0c8'], null), moonsAndStars(S)], null],
    hanukkah: () => [flags(['#3f6fb0', '#f7f3e6', '#8fc3e6']), hanukkiah(S, 890, 960)],
    matariki: () => [[matariki(S, 740, 150), bulbs(S, warm, 20, 9)], null],
    naidoc: () => [flags(['#c8281e', '#26222a', '#f2c230']), null],
    nowruz: () => [flags(['#8fc98a', '#f4b6c2', '#f6e08a', '#9fc8e6']), spring(S)],
    baby: () => [[hearts(S, ['#f6c6cf', '#bfe0d8', '#f8e2a6', '#c6d4f0']), balloons(S, 915, ['#f6c6cf', '#f8e2a6', '#bfe0d8'], 'b')], null],
    wedding: () => [[hearts(S, ['#fdf6ea', '#f3d0d0']), bulbs(S, warm, 74, 11)], null],
    school: () => [pegged(S, own), null],
    adoption: () => [paws(S, own), null],
    reunion: () => [[flags(['#d9483b', '#fbf3e2']), bulbs(S, warm, 84, 12)], null],
    camping: () => [bulbs(S, ['#ffce6a', '#fff0bf', '#ffb46a'], 40, 18), null],
    beach: () => [[flags(['#2f8fa8', '#fbf3e2', '#f3b53a']), umbrella(S, 910, 900)], null],
    road: () => [bigMap(S, 60, 70), suitcases(S)],
    snow: () => [woollens(S, own), null],
    farm: () => [flags(['#d9483b', '#fbf3e2', '#5c9a54']), bales(S)],
    train: () => [flags(['#2f6b58', '#f3c552', '#b5433a']), suitcases(S)],
    flags: () => [flags([p.accent, p.companion, p.cloth, '#fbf3e2']), null],
  }
  const [hung, stands] = marks[kindOf(event)]()
  return { hung: [group(flat(hung), { part: 'event' })], stands: flat(stands) }
}
