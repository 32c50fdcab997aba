// What a special day hangs up: drawn over the place, behind the cast, in page units.
import { mix } from '../kit/colour'
import { group } from '../kit/shape'
import type { Colour, Node } from '../scene'
import { bunting, lanterns } from '../stage/buildings'
import { bar, dab, dots, fill, flat, many, oval, scatter, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { soft } from '../stage/shadow'
import type { Stage } from '../stage/stage'

type Kind = 'birthday' | 'christmas' | 'easter' | 'halloween' | 'lunar' | 'lamps' | 'crescent' | 'hanukkah' | 'flags'

/** A day is known by any of its words; one that isn't gets plain flags. */
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['birthday', /birth|party|anivers|cumple|geburt/i], ['christmas', /christ|xmas|noel|navidad|weihnacht/i], ['easter', /easter/i], ['halloween', /hallow|spook/i], ['lunar', /lunar|chinese|\btet\b|seollal|moon festival|mid-?autumn/i],
  ['lamps', /diwali|deepavali|\bholi\b|tihar/i], ['crescent', /\beid\b|ramadan/i], ['hanukkah', /han?ukk?ah|chanukah/i],
]
export const kindOf = (event: string): Kind => WORDS.find(([, words]) => words.test(event))?.[0] ?? 'flags'

function balloons(S: Stage, x: number, colours: readonly Colour[], key: string): Marks {
  const h = S.hand(`balloons${key}`)
  return colours.map((colour, i) => {
    const [bx, by] = [Math.round(x + (i - 1) * 46 + h.about(8)), Math.round(150 + (i % 2) * 54 + h.about(14))]
    const c = (k: number) => S.T(colour, 0.1, k)
    return [strokes(`M${bx} ${by + 46}Q${bx + 12} ${by + 110} ${Math.round(x)} 330`, S.T('#f5ead4', 0.1, 0), 1.6), fill(`M${bx} ${by + 46}C${bx - 40} ${by + 26} ${bx - 44} ${by - 46} ${bx} ${by - 48}C${bx + 44} ${by - 46} ${bx + 40} ${by + 26} ${bx} ${by + 46}Z`, c(-0.35)), fill(`M${bx - 4} ${by + 38}C${bx - 36} ${by + 20} ${bx - 38} ${by - 40} ${bx - 4} ${by - 44}C${bx + 30} ${by - 42} ${bx + 24} ${by + 20} ${bx - 4} ${by + 38}Z`, c(0.1)), fill(dab(bx - 24, by + 2, 36, 5, -66), c(0.9), 0.8)]
  })
}

function coloured(S: Stage, colours: readonly Colour[], y: number): Marks {
  const at = (t: number): readonly [number, number] => [-20 + t * 1040, y + Math.sin(t * Math.PI * 2.98) ** 2 * 44]
  return [
    strokes(`M${Array.from({ length: 27 }, (_, i) => at(i / 26).map(Math.round).join(' ')).join('L')}`, S.T('#3f5a4a', 0.1, 0), 2.4),
    colours.map((c, k) => {
      const bulbs = scatter(26 / colours.length, (i) => { const p = at((i * colours.length + k + 0.5) / 26); return [p[0], p[1] + 9] })
      return [S.dark ? bulbs.map(([x, by]) => soft(Math.round(x), Math.round(by), 26, 26, [[0, c, 0.6], [1, c, 0]])) : null, dots(bulbs, 13, S.dark ? mix(c, '#ffffff', 0.35) : S.T(c, 0.05, 0.3))]
    }),
  ]
}

/** Small clay lamps along the foot of the picture. */
const clayLamps = (S: Stage): Marks => [70, 160, 840, 930].map((x, i) => {
  const y = 950 + (i % 2) * 18
  return [soft(x, y - 16, 60, 60, [[0, '#ffd07a', S.dark ? 0.7 : 0.35], [1, '#ffb84a', 0]]), fill(`M${x - 26} ${y - 8}h52q-4 20 -26 20t-26 -20z`, S.T('#b5623a', 0, 0)), fill(dab(x, y - 8, 26, 5, -90), '#ffce6a'), fill(dab(x, y - 8, 15, 3, -90), '#fff3cf')]
})
const crescent = (S: Stage, x: number, y: number, s: number): Marks => [strokes(`M${x} -20V${y - s}`, S.T('#d9b45a', 0.1, 0), 1.6), fill(`M${x + s * 0.3} ${y - s}A${s} ${s} 0 1 0 ${x + s * 0.3} ${y + s}A${s * 0.8} ${s * 0.8} 0 1 1 ${x + s * 0.3} ${y - s}Z`, S.T('#f3c552', 0.05, 0.2))]
/** Eight candles and the one that lights them. */
const hanukkiah = (S: Stage, x: number, y: number): Marks => [
  strokes(many(4, (i) => `M${x - 20 - i * 20} ${y - 70}Q${x - 20 - i * 20} ${y - 40 + i * 8} ${x} ${y - 30 + i * 8}Q${x + 20 + i * 20} ${y - 40 + i * 8} ${x + 20 + i * 20} ${y - 70}`) + `M${x} ${y}V${y - 84}M${x - 34} ${y}h68`, S.T('#d9b45a', 0.1, 0.1), 6),
  fill(many(9, (i) => bar(x - 84 + i * 21, y - 96 - (i === 4 ? 18 : 0), 8, 28)), S.T('#f7f3e6', 0.05, 0.2)), fill(many(9, (i) => dab(x - 80 + i * 21, y - 98 - (i === 4 ? 18 : 0), 20, 4, -90)), '#ffce6a'), S.dark ? soft(x, y - 110, 170, 80, [[0, '#ffd98c', 0.5], [1, '#ffc46a', 0]]) : null,
]
const pumpkin = (S: Stage, x: number, y: number, s: number): Marks => [
  S.under(x, y, s * 1.2), fill(oval(x - s * 0.5, y - s * 0.7, s * 0.5, s * 0.7) + oval(x + s * 0.5, y - s * 0.7, s * 0.5, s * 0.7), S.T('#ee8a34', 0, -0.3)), fill(oval(x, y - s * 0.72, s * 0.56, s * 0.76), S.T('#ee8a34', 0, 0.1)), fill(bar(x - s * 0.08, y - s * 1.7, s * 0.2, s * 0.36), S.T('#3f7f63', 0, 0)),
  fill(`M${x - s * 0.5} ${y - s * 0.9}l${s * 0.3} 0l${-s * 0.14} ${-s * 0.26}zM${x + s * 0.2} ${y - s * 0.9}l${s * 0.3} 0l${-s * 0.16} ${-s * 0.26}zM${x - s * 0.5} ${y - s * 0.6}q${s * 0.5} ${s * 0.5} ${s} 0q${-s * 0.5} ${s * 0.2} ${-s} 0z`, S.dark ? '#ffd27a' : S.T('#5a3a2a', 0, -0.3)),
]

/** Nothing without an event, and nothing hangs in the sea. */
export function decorations(S: Stage, event: string | undefined, hangs: boolean): Node[] {
  if (event === undefined || event.trim() === '' || !hangs) return []
  const { p } = S
  const flags = (colours: readonly Colour[]) => bunting(S, -20, 34, 1020, 44, 62, 19, colours, 0.15, 'event')
  const marks: Record<Kind, () => Marks> = {
    birthday: () => [flags([p.accent, p.companion, p.cloth, p.clothWarm]), balloons(S, 90, [p.accent, p.companion, p.cloth], 'a'), balloons(S, 915, [p.clothWarm, p.accent, p.companion], 'b')],
    christmas: () => [coloured(S, ['#d9483b', '#f3c552', '#4f9a64', '#5fa8d6'], 40)],
    easter: () => [flags(['#f4b6c2', '#f6e08a', '#a9d6c2', '#c9b6e6']), [[80, 0], [130, 1], [905, 2], [950, 0]].map(([x = 0, i = 0]) => [fill(oval(x, 952, 19, 25), S.T(['#f4b6c2', '#a9d6c2', '#f6e08a'][i] ?? '#f4b6c2', 0, 0.1)), fill(bar(x - 17, 948, 34, 7), S.T('#ffffff', 0, 0.1), 0.8)])],
    halloween: () => [flags(['#ee8a34', '#3b3440', '#8a5fa8']), pumpkin(S, 90, 960, 44), pumpkin(S, 915, 966, 36)],
    lunar: () => [lanterns(S, -30, 20, 1030, 20, 60, 7, 0.1, 22, ['#d9362f']), fill(many(7, (i) => bar(-30 + ((i + 0.5) / 7) * 1060 - 2, 66 + Math.sin(((i + 0.5) / 7) * Math.PI) * 60, 4, 26)), S.T('#f3c552', 0.05, 0))],
    lamps: () => [bunting(S, -20, 24, 1020, 24, 50, 26, ['#ee8a34', '#f3b53a', '#e05a8a'], 0.15, 'event'), clayLamps(S)],
    crescent: () => [lanterns(S, -30, 14, 1030, 14, 46, 8, 0.1, 12, ['#fbe9bd', '#8fd0c8']), crescent(S, 150, 110, 30), crescent(S, 850, 120, 26)],
    hanukkah: () => [flags([p.cloth, '#f7f3e6', '#8fc3e6']), hanukkiah(S, 890, 470)],
    flags: () => flags([p.accent, p.companion, p.cloth, '#fbf3e2']),
  }
  return [group(flat(marks[kindOf(event)]()), { part: 'event' })]
}
