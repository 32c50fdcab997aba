// What stands in the lower corners on a special day: page units, its foot at y.
import type { Colour } from '../scene'
import { bar, box, clump, dab, dots, fill, many, oval, scatter, sheet, smooth, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { soft } from '../stage/shadow'
import type { Stage } from '../stage/stage'

const c = (S: Stage, colour: Colour, turn = 0) => S.T(colour, 0.05, turn)

/** Small clay lamps along the foot of the picture. */
export const clayLamps = (S: Stage): Marks => [60, 150, 850, 940].map((x, i) => {
  const y = 940 + (i % 2) * 22
  return [soft(x, y - 16, 70, 70, [[0, '#ffd07a', S.dark ? 0.75 : 0.4], [1, '#ffb84a', 0]]), fill(`M${x - 30} ${y - 8}h60q-4 24 -30 24t-30 -24z`, c(S, '#b5623a')), fill(oval(x, y - 8, 30, 6), c(S, '#8a4426')), fill(dab(x, y - 6, 32, 6, -90), '#ffce6a'), fill(dab(x, y - 6, 18, 3, -90), '#fff3cf')]
})
/** A round of coloured powder on the ground. */
export const rangoli = (S: Stage, x: number, y: number): Marks => [['#e0457a', 1], ['#f6b02e', 0.78], ['#2f9a8a', 0.56], ['#fbf3e2', 0.36], ['#e0457a', 0.2]].map(([colour, k], i) => fill(i % 2 ? oval(x, y, 120 * Number(k), 34 * Number(k)) : many(10, (j) => { const t = (j / 10) * 2 * Math.PI; return oval(x + Math.cos(t) * 96 * Number(k), y + Math.sin(t) * 27 * Number(k), 34 * Number(k), 12 * Number(k)) }) + oval(x, y, 96 * Number(k), 27 * Number(k)), c(S, String(colour)), 0.9))

/** Eight candles and the one that lights them. */
export const hanukkiah = (S: Stage, x: number, y: number): Marks => [
  S.under(x, y, 70, 0.16),
  strokes(many(4, (i) => `M${x - 20 - i * 20} ${y - 70}Q${x - 20 - i * 20} ${y - 40 + i * 8} ${x} ${y - 30 + i * 8}Q${x + 20 + i * 20} ${y - 40 + i * 8} ${x + 20 + i * 20} ${y - 70}`) + `M${x} ${y}V${y - 84}M${x - 34} ${y}h68`, c(S, '#d9b45a', 0.1), 6),
  fill(many(9, (i) => bar(x - 84 + i * 21, y - 96 - (i === 4 ? 18 : 0), 8, 28)), c(S, '#f7f3e6', 0.2)), fill(many(9, (i) => dab(x - 80 + i * 21, y - 98 - (i === 4 ? 18 : 0), 20, 4, -90)), '#ffce6a'), soft(x, y - 110, 170, 80, [[0, '#ffd98c', S.dark ? 0.5 : 0.25], [1, '#ffc46a', 0]]),
]
export const pumpkin = (S: Stage, x: number, y: number, s: number): Marks => [
  S.under(x, y, s * 1.2), fill(oval(x - s * 0.5, y - s * 0.7, s * 0.5, s * 0.7) + oval(x + s * 0.5, y - s * 0.7, s * 0.5, s * 0.7), c(S, '#ee8a34', -0.3)), fill(oval(x, y - s * 0.72, s * 0.56, s * 0.76), c(S, '#ee8a34', 0.1)), fill(bar(x - s * 0.08, y - s * 1.7, s * 0.2, s * 0.36), c(S, '#3f7f63')),
  S.dark ? soft(x, y - s * 0.7, s * 2.2, s * 1.8, [[0, '#ffb84a', 0.45], [1, '#ffb84a', 0]]) : null,
  fill(`M${x - s * 0.5} ${y - s * 0.9}l${s * 0.3} 0l${-s * 0.14} ${-s * 0.26}zM${x + s * 0.2} ${y - s * 0.9}l${s * 0.3} 0l${-s * 0.16} ${-s * 0.26}zM${x - s * 0.5} ${y - s * 0.6}q${s * 0.5} ${s * 0.5} ${s} 0q${-s * 0.5} ${s * 0.2} ${-s} 0z`, S.dark ? '#ffd27a' : c(S, '#5a3a2a', -0.3)),
]
export const eggs = (S: Stage): Marks => ([[74, 0], [126, 1], [100, 2], [905, 2], [952, 0]] as const).map(([x, i], k) => [fill(oval(x, 952 - (k === 2 ? 30 : 0), 21, 27), c(S, ['#f4b6c2', '#a9d6c2', '#f6e08a'][i] ?? '#f4b6c2', 0.1)), fill(bar(x - 18, 946 - (k === 2 ? 30 : 0), 36, 8), c(S, '#ffffff', 0.1), 0.85), fill(many(4, (j) => oval(x - 12 + j * 8, 934 - (k === 2 ? 30 : 0), 2.4)), c(S, '#ffffff', 0.1))])

export function tree(S: Stage, x: number, y: number): Marks {
  const h = S.hand('eventTree')
  const points = (k: number) => scatter(k, () => { const t = h.next(); return [x + h.about(16 + 88 * t), y - 330 + t * 250] })
  return [
    S.under(x, y, 120, 0.16), fill(bar(x - 12, y - 70, 24, 66), c(S, '#7a4f30')), [0, 1, 2].map((i) => [fill(sheet([[x, y - 380 + i * 90], [x + 66 + i * 30, y - 230 + i * 84], [x, y - 214 + i * 84], [x - 66 - i * 30, y - 230 + i * 84]], h, 4), c(S, '#2f6d52', -0.2 + i * 0.05)), fill(sheet([[x, y - 380 + i * 90], [x + S.sx * (60 + i * 28), y - 232 + i * 84], [x + S.sx * 10, y - 226 + i * 84]], h, 3), c(S, '#3f8560', 0.2))]),
    dots(points(9), 17, c(S, '#d9483b', 0.1)), dots(points(9), 14, c(S, '#f3c552', 0.3)), fill(dab(x - 22, y - 384, 44, 7, 0) + dab(x, y - 406, 44, 7, 90) + dab(x - 14, y - 398, 40, 5, 45) + dab(x + 14, y - 398, 40, 5, 135), c(S, '#f6cf6a', 0.4)), S.dark ? soft(x, y - 384, 90, 90, [[0, '#ffe6a0', 0.7], [1, '#ffd07a', 0]]) : null,
    fill(box(x - 96, y - 40, 60, 44, h, 2), c(S, '#d9483b')), fill(bar(x - 70, y - 40, 9, 44), c(S, '#fbf3e2')), fill(box(x + 40, y - 54, 66, 56, h, 2), c(S, '#3f7bab')), fill(bar(x + 68, y - 54, 10, 56), c(S, '#f3c552')),
  ]
}

const POWDERS = ['#e0457a', '#f6b02e', '#35a37a', '#4b7fd0'] as const
export const powders = (S: Stage): Marks => ([[70, 0], [160, 1], [850, 2], [940, 3]] as const).map(([x, i]) => [S.under(x, 956, 50, 0.16), fill(clump(x, 926, 30, 18, S.hand(`powder${i}`), 6), c(S, POWDERS[i], 0.1)), fill(`M${x - 40} 928h80q-4 32 -40 32t-40 -32z`, c(S, '#c98f52')), fill(bar(x - 40, 926, 80, 6), c(S, '#e0b070'))])
export const powderInTheAir = (S: Stage): Marks => {
  const h = S.hand('powderInTheAir')
  return ([[120, 260, 0], [860, 300, 1], [300, 120, 2], [720, 150, 3]] as const).map(([x, y, i]) => [soft(x, y, 150, 110, [[0, POWDERS[i], 0.5], [0.6, POWDERS[i], 0.24], [1, POWDERS[i], 0]]), dots(scatter(16, () => [x + h.about(110), y + h.about(80)]), 7, POWDERS[i], 0.7)])
}

/** Sprouted wheat with its ribbon, a hyacinth, red apples, painted eggs. */
export const spring = (S: Stage): Marks => {
  const h = S.hand('haftSin')
  const [x, y] = [110, 956]
  return [
    S.under(x, y, 110, 0.14), fill(many(34, () => dab(x + h.about(62), y - 26, h.between(50, 80), 4, -90 + h.about(12))), c(S, '#5fae4e', 0.1)), fill(`M${x - 78} ${y - 32}h156q-8 32 -78 32t-78 -32z`, c(S, '#fbf3e2', 0.1)), fill(bar(x - 66, y - 54, 132, 11), c(S, '#d9362f')), fill(oval(x + 40, y - 56, 15, 9) + oval(x + 66, y - 56, 15, 9), c(S, '#d9362f', 0.2)),
    [880, 940].map((ax, i) => [S.under(ax, 958, 44, 0.14), i ? [fill(many(14, (k) => oval(ax + ((k % 3) - 1) * 13, 880 - Math.floor(k / 3) * 17, 9)), c(S, '#8a6bc0', 0.1)), fill(dab(ax, 950, 80, 6, -90) + dab(ax, 950, 74, 10, -120) + dab(ax, 950, 74, 10, -60), c(S, '#4f9a64')), fill(sheet([[ax - 28, 926], [ax + 28, 926], [ax + 20, 960], [ax - 20, 960]], h, 1), c(S, '#3f9aa8'))] : [fill(oval(ax - 16, 942, 18) + oval(ax + 18, 942, 18), c(S, '#d9362f')), fill(dab(ax - 16, 926, 14, 3, -70) + dab(ax + 18, 926, 14, 3, -70), c(S, '#5a3a2a'))]]),
  ]
}

export const bales = (S: Stage): Marks => ([[80, 962, 150], [930, 966, 130]] as const).map(([x, y, w]) => {
  const h = S.hand(`bale${x}`)
  return [S.under(x, y, w * 0.7, 0.14), fill(box(x - w / 2, y - w * 0.52, w, w * 0.52, h, 4), c(S, '#e0b75a')), fill(many(18, () => dab(x + h.about(w * 0.44), y - h.between(6, w * 0.46), 24, 1.6, h.about(24))), c(S, '#b98a34')), fill(bar(x - w * 0.25, y - w * 0.52, 4, w * 0.52) + bar(x + w * 0.22, y - w * 0.52, 4, w * 0.52), c(S, '#8a5a36'))]
})
export const suitcases = (S: Stage): Marks => ([[84, 962, 128, '#b5623a'], [76, 872, 96, '#3f7bab'], [934, 966, 116, '#4f8a6a']] as const).map(([x, y, w, colour]) => {
  const h = S.hand(`case${x}${y}`)
  return [y > 900 ? S.under(x, y, w * 0.7, 0.14) : null, strokes(`M${x - 20} ${y - w * 0.7}q0 -20 20 -20t20 20`, c(S, '#5a3a2a'), 6), fill(box(x - w / 2, y - w * 0.7, w, w * 0.7, h, 4), c(S, colour)), fill(bar(x - w * 0.34, y - w * 0.7, w * 0.08, w * 0.7) + bar(x + w * 0.26, y - w * 0.7, w * 0.08, w * 0.7), c(S, colour, -0.6)), fill(oval(x, y - w * 0.3, w * 0.11), c(S, '#f6e6bd', 0.1))]
})
/** An open map, pinned where everyone can see it. */
export const bigMap = (S: Stage, x: number, y: number): Marks => {
  const h = S.hand('bigMap')
  return [fill(sheet([[x, y], [x + 80, y + 10], [x + 160, y], [x + 160, y + 120], [x + 80, y + 130], [x, y + 120]], h, 2), c(S, '#f6ecd0', 0.1)), fill(smooth([[x + 14, y + 40], [x + 60, y + 24], [x + 100, y + 50], [x + 146, y + 36], [x + 140, y + 92], [x + 70, y + 106], [x + 20, y + 90]], true, 0.8), c(S, '#9cc58a')), strokes(`M${x + 24} ${y + 92}q30 -44 60 -30t58 -34`, c(S, '#d9483b'), 4), fill(oval(x + 142, y + 28, 8), c(S, '#d9483b')), fill(bar(x + 79, y + 10, 3, 120), c(S, '#cbb98a'))]
}
export const umbrella = (S: Stage, x: number, y: number): Marks => [
  fill(bar(x - 4, y - 250, 8, 260), c(S, '#c98f52')), fill(`M${x - 150} ${y - 190}Q${x} ${y - 360} ${x + 150} ${y - 190}q-26 16 -50 0t-50 0t-50 0t-50 0t-50 0z`, c(S, '#e5533f')), fill(`M${x - 100} ${y - 190}Q${x - 60} ${y - 300} ${x} ${y - 276}Q${x - 50} ${y - 250} ${x - 50} ${y - 190}q-26 16 -50 0zM${x + 50} ${y - 190}Q${x + 50} ${y - 250} ${x} ${y - 276}Q${x + 70} ${y - 296} ${x + 100} ${y - 190}q-24 16 -50 0z`, c(S, '#fbf3e2', 0.1)),
]
export const balloons = (S: Stage, x: number, colours: readonly Colour[], key: string): Marks => {
  const h = S.hand(`balloons${key}`)
  return colours.map((colour, i) => {
    const [bx, by] = [Math.round(x + (i - 1) * 46 + h.about(8)), Math.round(150 + (i % 2) * 54 + h.about(14))]
    const t = (k: number) => S.T(colour, 0.1, k)
    return [strokes(`M${bx} ${by + 46}Q${bx + 12} ${by + 110} ${Math.round(x)} 330`, S.T('#f5ead4', 0.1, 0), 1.6), fill(`M${bx} ${by + 46}C${bx - 40} ${by + 26} ${bx - 44} ${by - 46} ${bx} ${by - 48}C${bx + 44} ${by - 46} ${bx + 40} ${by + 26} ${bx} ${by + 46}Z`, t(-0.35)), fill(`M${bx - 4} ${by + 38}C${bx - 36} ${by + 20} ${bx - 38} ${by - 40} ${bx - 4} ${by - 44}C${bx + 30} ${by - 42} ${bx + 24} ${by + 20} ${bx - 4} ${by + 38}Z`, t(0.1)), fill(dab(bx - 24, by + 2, 36, 5, -66), t(0.9), 0.8)]
  })
}
