// Decorations of a special day: hanging over the place (page units) and standing beside the cast (centimetres).
import { group } from '../kit/shape'
import type { Colour, Node } from '../scene'
import { drawBunting } from '../stage/buildings'
import { flattenMarks } from '../stage/marks'
import type { Marks } from '../stage/marks'
import type { Stage } from '../stage/stage'
import { drawBalloons, drawBigMap, drawPowderInTheAir } from './floating-decorations'
import {
  drawAdoption, drawBirthday, drawBoxing, drawChristmas, drawEaster, drawFirstDay, drawHalloween, drawNewBaby,
  drawNewYearsEve, drawReunion, drawWedding,
} from './celebrations'
import {
  drawDiwali, drawEid, drawHanukkah, drawHoli, drawLunarNewYear, drawMatarikiFeast as beforeDawn, drawMidAutumn,
  drawNaidocWeek, drawNowruz,
} from './festivals'
import {
  drawBats, drawBulbs, drawDreidels, drawFiveToTwelve, drawHearts, drawMarigolds, drawMatariki, drawMoonsAndStars,
  drawNewYear, drawPaperCuts, drawPaperLanterns, drawPaws, drawPeggedCards, drawPhotographs, drawPoles, drawPostcards, drawRabbits,
  drawStockings, drawTickets, drawTinyClothes, drawTowels, drawWoollens,
} from './hanging-decorations'
import { drawBeachHoliday, drawCamping, drawFarmStay, drawRoadTrip, drawSnowDay, drawTrainJourney } from './journeys'
import { POLES, type Stand } from './parts'

/**
 * Words that an event is recognised by, ids and translations included; the first match counts, so holidays of the year
 * come before more general words. Any other event gets plain flags.
 */
const WORDS = [
  ['birthday', /birthday|anivers|cumple|geburt/i], ['christmas', /christ|xmas|noel|navidad|weihnacht/i], ['boxing', /boxing/i], ['easter', /easter/i], ['halloween', /hallow|spook/i],
  ['autumn', /moon[- ]festival|mid-?autumn|chuseok/i], ['lunar', /lunar|chinese|\btet\b|seollal/i], ['new-year', /new[- ]year/i], ['lamps', /diwali|deepavali|tihar/i], ['holi', /\bholi\b/i], ['crescent', /\beid\b|ramadan/i],
  ['hanukkah', /han?ukk?ah|chanukah/i], ['matariki', /matariki/i], ['naidoc', /naidoc/i], ['nowruz', /nowruz|norouz|newroz/i], ['baby', /baby|sibling/i], ['wedding', /wedding|married/i], ['school', /first[- ]day[- ]of[- ]school|starting[- ]school|back[- ]to[- ]school/i], ['adoption', /adopt|gotcha/i],
  ['reunion', /reunion/i], ['camping', /camping/i], ['beach', /beach/i], ['road', /road[- ]trip/i], ['snow', /snow[- ](day|trip)|\bski/i], ['farm', /farm/i], ['train', /\btrain\b/i], ['birthday', /party/i],
] as const satisfies readonly (readonly [string, RegExp])[]
type Kind = (typeof WORDS)[number][0] | 'flags'
export const decorationKindOf = (event: string): Kind => WORDS.find(([, words]) => words.test(event))?.[0] ?? 'flags'

/** What hangs behind the cast, and what stands beside it, the most typical first. */
interface Decorations { hung: Node[]; stands: readonly Stand[] }

/** When lamps and candles are lit. */
const isEvening = ({ row }: Stage): boolean => row.lit > 0.5

/** Places without ground for a pole. */
const NOWHERE_TO_HANG = new Set<Stage['setting']>(['sky'])

/**
 * Empty without an event, and under water. Out of doors nothing hangs from the sky, but from two poles that stand at
 * `footY`.
 */
export function drawDecorations(stage: Stage, event: string | undefined, isDry: boolean, footY: number): Decorations {
  if (event === undefined || event.trim() === '' || !isDry) return { hung: [], stands: [] }
  const { palette, indoor } = stage
  const own = [palette.accent, palette.companion, palette.cloth, palette.clothWarm]
  const [left, right] = indoor ? [-20, 1020] : POLES
  const flags = (colours: readonly Colour[]) => drawBunting(stage, left, 34, right, 44, 62, 19, colours, 0.15, 'event')
  const [near, far] = indoor ? [90, 915] : [POLES[0] + 60, POLES[1] - 60]
  const warm = ['#ffe2a0', '#fff3d0']
  const starry = stage.dark && !indoor
  /** Lamps and candles are lit when it gets dark. */
  const evening = isEvening(stage)
  /** Per kind: what hangs, and what stands. */
  const days: Record<Kind, () => readonly [Marks, readonly Stand[]]> = {
    birthday: () => [[flags(own), drawBalloons(stage, near, [palette.accent, palette.companion, palette.cloth], 'a'), drawBalloons(stage, far, [palette.clothWarm, palette.accent, palette.companion], 'b')], drawBirthday()],
    christmas: () => [[indoor ? drawStockings(stage) : null, drawBulbs(stage, ['#d9483b', '#f3c552', '#4f9a64', '#5fa8d6'])], drawChristmas()],
    boxing: () => [indoor ? flags(['#e5533f', '#2f8fa8', '#f3b53a']) : drawTowels(stage, ['#e5533f', '#2f8fa8', '#f3b53a']), drawBoxing()],
    easter: () => [drawRabbits(stage, ['#f4a9b8', '#f6d66a', '#8fd0c0', '#b9a2e0']), drawEaster()],
    halloween: () => [drawBats(stage), drawHalloween(evening)],
    autumn: () => [drawPaperLanterns(stage, ['#e5533f', '#f3b53a', '#f08a5a', '#8fc7a4'], null), drawMidAutumn(evening)],
    lunar: () => [[drawPaperCuts(stage), drawPaperLanterns(stage, ['#d9362f'], '#f3c552')], drawLunarNewYear()],
    'new-year': () => [[drawNewYear(stage, ['#f3c552', '#e0558a', '#5fa8d6']), indoor && evening ? drawFiveToTwelve(stage, 500, 140, 84) : null, drawBulbs(stage, warm, 24, 10)], drawNewYearsEve(evening)],
    lamps: () => [drawMarigolds(stage), drawDiwali(evening)],
    holi: () => [[flags(['#e0457a', '#f6b02e', '#35a37a', '#4b7fd0']), indoor ? null : drawPowderInTheAir(stage)], drawHoli()],
    crescent: () => [[drawPaperLanterns(stage, ['#fbe9bd', '#8fd0c8', '#d9a0c8'], null), drawMoonsAndStars(stage)], drawEid(evening)],
    hanukkah: () => [drawDreidels(stage), drawHanukkah(evening)],
    matariki: () => [[drawMatariki(stage, 740, 150), starry ? drawBulbs(stage, warm, 20, 9) : null], beforeDawn()],
    naidoc: () => [flags(['#c8281e', '#26222a', '#f2c230', '#009140', '#fbf8ee', '#24408e']), drawNaidocWeek()],
    nowruz: () => [flags(['#8fc98a', '#f4b6c2', '#f6e08a', '#9fc8e6']), drawNowruz(evening)],
    baby: () => [drawTinyClothes(stage, ['#f6c6cf', '#8fc7c0', '#f8e2a6', '#c6d4f0']), drawNewBaby()],
    wedding: () => [[drawHearts(stage, ['#fdf6ea', '#f3d0d0']), drawBulbs(stage, warm, 74, 11)], drawWedding()],
    school: () => [drawPeggedCards(stage, own), drawFirstDay()],
    adoption: () => [drawPaws(stage, own), drawAdoption()],
    reunion: () => [[drawPhotographs(stage), drawBulbs(stage, warm, 20, 12)], drawReunion()],
    camping: () => [drawBulbs(stage, ['#ffce6a', '#fff0bf', '#ffb46a'], 40, 18), drawCamping(indoor)],
    beach: () => [flags(['#2f8fa8', '#fbf3e2', '#f3b53a']), drawBeachHoliday()],
    road: () => [[drawPostcards(stage), indoor ? drawBigMap(stage, 30, 150) : null], drawRoadTrip()],
    snow: () => [drawWoollens(stage, own), drawSnowDay(!indoor && (stage.weather === 'snow' || stage.setting === 'snowfield'))],
    farm: () => [flags(['#d9483b', '#fbf3e2', '#5c9a54']), drawFarmStay()],
    train: () => [drawTickets(stage, ['#2f6b58', '#e0a93f', '#b5433a']), drawTrainJourney()],
    flags: () => [flags([palette.accent, palette.companion, palette.cloth, '#fbf3e2']), []],
  }
  const [hung, all] = days[decorationKindOf(event)]()
  const stands = all.filter(({ where }) => where !== (indoor ? 'outdoors' : 'indoors'))
  // From above there is neither wall nor sky.
  if (stage.shot === 'above' || NOWHERE_TO_HANG.has(stage.setting)) return { hung: [], stands }
  return { hung: [group([...(indoor ? [] : drawPoles(stage, footY)), ...flattenMarks(hung)], { part: 'event' })], stands }
}
