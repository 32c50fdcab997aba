import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import { clamp, lerp } from '../../kit/vector'
import type { Colour, Point } from '../../scene'
import {
  clump, dab, dots, fill, land, lens, taperedPath, repeat, oval, scatter, smoothPath, createTones, wash,
} from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import type { Stage } from '../stage'

/** Under water distance fades to the sea's own colours, not to the haze of the air. */
function seaColoursOf(stage: Stage): { light: Colour; middle: Colour; deep: Colour; seaTint: (c: Colour, depth: number, turn: number) => Colour } {
  const abyss = stage.dark ? '#12355f' : '#1d6f8c'
  const light = stage.tint(mix(stage.palette.water, '#d8fff0', 0.35), 0, 0.3)
  const middle = stage.tint(mix(stage.palette.water, abyss, 0.35), 0, -0.1)
  const haze = mix(light, middle, 0.6)
  return { light, middle, deep: stage.tint(mix(stage.palette.water, abyss, 0.8), 0, -0.5), seaTint: (c, depth, turn) => mix(stage.tint(c, 0, turn), haze, clamp(0.03 + depth * 0.86)) }
}
type SeaTint = ReturnType<typeof seaColoursOf>['seaTint']

function drawKelp(
  stage: Stage, seaTint: SeaTint, x: number, y: number, height: number, depth: number, key: string,
): Marks {
  const rng = stage.rng(key)
  const stem: Point[] = []
  for (let i = 0; i <= 6; i++) stem.push([x + Math.sin(i * 1.1 + rng.next() * 0.6) * height * 0.06 + i * height * 0.02, y - (height * i) / 6])
  const at = (i: number): Point => stem[Math.min(6, i)] ?? [x, y]
  const leaves = repeat(12, (i) => {
    const t = ((i + 1) / 13) * 6
    const [a, b] = [at(Math.floor(t)), at(Math.floor(t) + 1)]
    return dab(lerp(a[0], b[0], t % 1), lerp(a[1], b[1], t % 1), height * 0.19 * (1.2 - i / 18), height * 0.04, (i & 1 ? -142 : -38) + rng.about(14), i & 1 ? -4 : 4)
  })
  return [fill(taperedPath(stem, [9, 9, 8, 7, 6, 4, 2].map((v) => (v * height) / 420)), seaTint(stage.palette.leafDeep, depth, -0.3)), fill(leaves, seaTint(stage.palette.leafDeep, depth, 0.1))]
}

function drawCoral(
  stage: Stage, seaTint: SeaTint, x: number, y: number, s: number, colour: Colour, depth: number, key: string,
): Marks {
  const rng = stage.rng(key)
  const branch = (X: number, Y: number, a: number, l: number, w: number, left: number): string => {
    const [X2, Y2] = [X + Math.cos((a * Math.PI) / 180) * l, Y + Math.sin((a * Math.PI) / 180) * l]
    const own = taperedPath([[X, Y], [(X + X2) / 2 + rng.about(4), (Y + Y2) / 2], [X2, Y2]], [w, w * 0.85, w * 0.75])
    return left ? own + branch(X2, Y2, a - 26 + rng.about(12), l * 0.76, w * 0.74, left - 1) + branch(X2, Y2, a + 26 + rng.about(12), l * 0.76, w * 0.74, left - 1) : own
  }
  return fill(branch(x, y, -90, s * 0.34, s * 0.13, 3), seaTint(colour, depth, 0))
}
const drawFan = (seaTint: SeaTint, x: number, y: number, s: number, colour: Colour, depth: number): Marks => [fill(repeat(9, (i) => dab(x, y, s, s * 0.12, -90 + (i - 4) * 15)), seaTint(colour, depth, -0.1)), fill(repeat(9, (i) => dab(x, y - s * 0.1, s * 0.7, s * 0.03, -90 + (i - 4) * 15)), seaTint(colour, depth, 0.7))]

/** A boulder coral with dimples. */
function drawBrain(
  stage: Stage, seaTint: SeaTint, x: number, y: number, s: number, colour: Colour, depth: number, key: string,
): Marks {
  const rng = stage.rng(key)
  return [fill(smoothPath([[x - s, y], [x - s * 0.94, y - s * 0.5], [x - s * 0.4, y - s * 0.94], [x + s * 0.3, y - s * 0.96], [x + s * 0.9, y - s * 0.52], [x + s, y]], true, 0.9), seaTint(colour, depth, -0.4)), fill(smoothPath([[x - s * 0.92, y - s * 0.1], [x - s * 0.86, y - s * 0.56], [x - s * 0.36, y - s * 0.96], [x + s * 0.24, y - s * 0.94], [x + s * 0.6, y - s * 0.56], [x + s * 0.4, y - s * 0.1]], true, 0.9), seaTint(colour, depth, 0.1)),
    fill(repeat(7, (i) => dab(x - s * 0.7 + (i % 4) * s * 0.36, y - s * (0.3 + (i > 3 ? 0.34 : 0)) + rng.about(s * 0.06), s * 0.26, s * 0.06, rng.about(30))), seaTint(colour, depth, 0.8), 0.7)]
}
/** A cluster of pipes. */
const drawSponge = (seaTint: SeaTint, x: number, y: number, s: number, colour: Colour, depth: number): Marks => [-0.5, 0.45, 0].map((u, i) => {
  const [X, top, w] = [x + u * s * 0.5, y - s * (i === 2 ? 1 : 0.7 - u * 0.2), s * 0.15]
  return [fill(smoothPath([[X - w, y + 4], [X - w * 0.9, top], [X + w * 0.9, top], [X + w, y + 4]], true, 0.3), seaTint(colour, depth, i === 2 ? 0.2 : -0.3)), fill(oval(X, top, w, w * 0.4), seaTint(colour, depth, -0.9))]
})
function drawTurtle(
  seaTint: SeaTint, x: number, y: number, s: number, depth: number, shell: Colour, skin: Colour,
): Marks {
  return [
    fill(dab(x + s * 0.1, y + s * 0.2, s * 0.9, s * 0.26, 118, s * 0.14) + dab(x - s * 0.6, y + s * 0.22, s * 0.5, s * 0.2, 150), seaTint(skin, depth, -0.5)), fill(oval(x + s * 0.98, y - s * 0.12, s * 0.26, s * 0.2), seaTint(skin, depth, 0.1)), fill(oval(x + s * 1.06, y - s * 0.16, s * 0.045), seaTint('#23344a', depth, 0)),
    fill(smoothPath([[x - s * 0.9, y + s * 0.1], [x - s * 0.6, y - s * 0.4], [x, y - s * 0.54], [x + s * 0.6, y - s * 0.34], [x + s * 0.86, y + s * 0.06], [x, y + s * 0.3]], true, 0.9), seaTint(shell, depth, -0.3)), fill(smoothPath([[x - s * 0.8, y - s * 0.02], [x - s * 0.5, y - s * 0.38], [x, y - s * 0.5], [x + s * 0.5, y - s * 0.32], [x + s * 0.6, y - s * 0.06], [x - s * 0.1, y + s * 0.08]], true, 0.9), seaTint(shell, depth, 0.3)),
    fill(oval(x - s * 0.34, y - s * 0.2, s * 0.17, s * 0.12) + oval(x + s * 0.06, y - s * 0.26, s * 0.17, s * 0.12) + oval(x + s * 0.4, y - s * 0.14, s * 0.13, s * 0.1), seaTint(shell, depth, -0.7)),
    fill(dab(x + s * 0.5, y + s * 0.1, s * 0.95, s * 0.28, 62, s * 0.16), seaTint(skin, depth, 0)),
  ]
}

function drawFish(
  seaTint: SeaTint, x: number, y: number, s: number, colour: Colour, depth: number, k: 1 | -1 = 1,
): Marks {
  const body = `M${Math.round(x - k * s)} ${Math.round(y)}q${k * s * 0.4} ${-s * 0.62} ${k * s * 1.15} ${-s * 0.5}q${k * s * 0.7} ${s * 0.1} ${k * s * 0.9} ${s * 0.5}q${-k * s * 0.3} ${s * 0.5} ${-k * s * 0.9} ${s * 0.46}q${-k * s * 0.7} 0 ${-k * s * 1.15} ${-s * 0.46}l${-k * s * 0.6} ${s * 0.4}q${k * s * 0.16} ${-s * 0.4} 0 ${-s * 0.8}z`
  return [fill(body, seaTint(colour, depth, 0)), s > 12 ? [
    fill(`M${x - k * s * 0.4} ${y + s * 0.2}q${k * s * 0.7} ${s * 0.4} ${k * s * 1.3} ${-s * 0.08}q${-k * s * 0.3} ${s * 0.42} ${-k * s * 0.8} ${s * 0.3}z`, seaTint(colour, depth, -0.6)), fill(oval(x + k * s * 0.62, y - s * 0.08, s * 0.1), seaTint('#ffffff', depth, 0.4)), fill(oval(x + k * s * 0.64, y - s * 0.08, s * 0.05), seaTint('#23344a', depth, 0)),
    fill(dab(x, y - s * 0.44, s * 0.9, s * 0.1, 90, s * 0.1) + dab(x + k * s * 0.3, y - s * 0.46, s * 0.9, s * 0.07, 90, s * 0.1), seaTint('#fff2d8', depth, 0), 0.8)] : null]
}

function drawWhale(seaTint: SeaTint, x: number, y: number): Marks {
  return [
    fill(smoothPath([[x - 190, y + 10], [x - 150, y - 50], [x - 30, y - 82], [x + 90, y - 56], [x + 170, y - 16], [x + 226, y - 22], [x + 262, y - 62], [x + 266, y - 14], [x + 300, y + 16], [x + 240, y + 12], [x + 150, y + 26], [x + 30, y + 50], [x - 110, y + 50]], true, 0.9) + dab(x - 70, y + 30, 110, 18, 62), seaTint('#2f6f88', 0.74, 0)),
    fill(smoothPath([[x - 184, y + 18], [x - 100, y + 26], [x + 40, y + 30], [x + 20, y + 48], [x - 110, y + 48]], true, 0.9), seaTint('#a9d6d6', 0.76, 0)), fill(oval(x - 130, y + 4, 5), seaTint('#112233', 0.5, 0)),
  ]
}

export function buildUnderwater(stage: Stage): void {
  const { palette, horizonY, groundY, focusX } = stage
  const rng = stage.rng('underwater')
  const { light, middle, deep, seaTint } = seaColoursOf(stage)
  const { key } = stage.row
  stage.add(1, rect(-300, -700, 1600, 2300, verticalGradient(0, 1000, [[0, light], [0.5, middle], [1, deep]])), fill(wash(rng, -200, 60, 1200, 600, 16, 420, 20, 0.03), light, 0.16))
  stage.add(0.95, [0, 1, 2, 3, 4, 5].map((i) => {
    const x = Math.round(120 + i * 150 + rng.about(40))
    return fill(`M${x} -80l${Math.round(40 + rng.next() * 40)} 0L${Math.round(x + 100 + rng.next() * 160)} 860l-150 0z`, verticalGradient(0, 860, [[0, key, stage.dark ? 0.16 : 0.34], [1, key, 0]]))
  }), fill(repeat(16, () => lens(rng.next() * 1000, rng.next() * 60, rng.between(60, 190), rng.between(6, 14))), mix(light, '#ffffff', 0.5), 0.7))
  stage.add(0.9, drawWhale(seaTint, 330, 190))
  const rocks = (y: number, amp: number, depth: number, name: string) => {
    const rng = stage.rng(name)
    const a = rng.next() * 6
    const at = (x: number) => y - (Math.abs(x - focusX) / 500) ** 1.4 * amp
    stage.add(depth, fill(land((x) => at(x) - Math.sin(x / 70 + a) * 18 - Math.sin(x / 31 + a) * 8, 36), verticalGradient(y - amp, y + 160, [[0, seaTint('#3d7f86', depth, 0)], [1, seaTint('#3d7f86', depth + 0.15, 0)]])), fill(repeat(16, () => { const x = rng.next() * 1000; return dab(x, at(x) + rng.between(20, 150), rng.between(30, 90), 7, (x < focusX ? 22 : 158) + rng.about(10)) }), seaTint('#5fa6a2', depth, 0.2), 0.5))
  }
  rocks(horizonY + 10, 260, 0.78, 'k1')
  rocks(horizonY + 90, 210, 0.5, 'k2')
  stage.add(0.7, drawKelp(stage, seaTint, 840, horizonY + 60, 360, 0.6, 'e1'), drawKelp(stage, seaTint, 910, horizonY + 60, 440, 0.55, 'e2'), drawKelp(stage, seaTint, 170, horizonY + 80, 300, 0.62, 'e3'), drawKelp(stage, seaTint, 965, horizonY + 90, 560, 0.42, 'e6'), drawKelp(stage, seaTint, 90, horizonY + 100, 420, 0.5, 'e7'))
  stage.add(0.6, [...Array(26).keys()].map(() => drawFish(seaTint, Math.round(560 + rng.about(190)), Math.round(170 + rng.about(60)), Math.round(rng.between(8, 15)), palette.companion, 0.3)), drawFish(seaTint, 820, 330, 48, palette.accent, 0.1, -1), drawFish(seaTint, 730, 250, 26, palette.clothWarm, 0.25, -1), drawFish(seaTint, 790, 230, 22, palette.clothWarm, 0.3, -1))
  stage.add(0.35, fill(land((x) => stage.groundYAt(0.5) + Math.sin(x / 160) * 16), verticalGradient(stage.groundYAt(0.5), 1000, [[0, seaTint(palette.sand, 0.55, 0)], [0.5, seaTint(palette.sand, 0.12, 0.2)], [1, seaTint(palette.sand, 0.25, -0.9)]])), fill(repeat(20, () => { const s = rng.between(0.6, 1.5); return lens(rng.next() * 1000, stage.groundYAt(s), 130 * s, 8 * s) }), seaTint(palette.sand, 0.25, -0.5), 0.6))
  stage.add(0.3, stage.drawShadow(900, stage.groundYAt(0.86), 110), drawCoral(stage, seaTint, 930, stage.groundYAt(0.86), 330, palette.accent, 0.1, 'co1'), drawFan(seaTint, 840, stage.groundYAt(0.84), 140, palette.clothWarm, 0.15), fill(clump(965, stage.groundYAt(0.88), 70, 50, rng, 7), seaTint(palette.companion, 0.15, -0.2)), dots(scatter(30, () => [965 + rng.about(50), stage.groundYAt(0.88) - 14 + rng.about(34)]), 7, seaTint(palette.companion, 0.1, 0.6)),
    drawCoral(stage, seaTint, 90, stage.groundYAt(0.82), 210, palette.clothWarm, 0.3, 'co2'), drawFan(seaTint, 180, stage.groundYAt(0.82), 100, palette.companion, 0.3))
  // A reef along both sides, smaller and paler the farther off; the middle stays free.
  const bright = [palette.accent, palette.bloom, palette.companion, palette.clothWarm, '#8f6fb0', '#f0a35c']
  for (let i = 0; i < 22; i++) {
    const [s, side] = [0.5 + (i / 22) * 0.42, i % 2 ? 1 : -1]
    const x = Math.round(focusX + side * rng.between(190 + s * 130, 560))
    const [y, depth, wide] = [stage.groundYAt(s), Math.max(0.12, 0.62 - s * 0.55), Math.round(rng.between(46, 84) * (s + 0.15))]
    const colour = bright[(i * 5 + (i >> 2)) % bright.length] ?? palette.accent
    stage.add(0.34 - s * 0.1, i % 4 === 0 ? drawBrain(stage, seaTint, x, y, wide * 0.8, colour, depth, `br${i}`) : i % 4 === 1 ? drawFan(seaTint, x, y, wide * 1.5, colour, depth) : i % 4 === 2 ? drawSponge(seaTint, x, y, wide * 1.7, colour, depth) : drawCoral(stage, seaTint, x, y, wide * 2.1, colour, depth, `cr${i}`))
  }
  stage.add(0.42, drawTurtle(seaTint, 190, 400, 78, 0.24, '#5f8a5a', '#9cc28a'), drawFish(seaTint, 330, 520, 20, palette.companion, 0.16), drawFish(seaTint, 290, 556, 15, palette.companion, 0.2), drawFish(seaTint, 372, 566, 17, palette.companion, 0.18))
  const star = (x: number, y: number, s: number, c: Colour) => fill(repeat(5, (i) => dab(x, y, s, s * 0.3, i * 72 - 90)), seaTint(c, 0.05, 0))
  stage.add(0.05, star(250, groundY + 70, 26, palette.accent), star(760, groundY + 96, 18, palette.companion))
  stage.add(0.3, [...Array(11).keys()].map((i) => { const [x, y, s] = [Math.round(focusX + 210 + Math.sin(i) * 26 + rng.about(60)), groundY - 160 - i * 46, rng.between(4, 12)]; return [fill(oval(x, y, s), mix(light, '#ffffff', 0.55), 0.5), fill(oval(x - s * 0.3, y - s * 0.3, s * 0.3, s * 0.25), '#ffffff', 0.9)] }))
  const F = (c: Colour, turn: number) => mix(stage.tint(c, 0, turn), stage.row.dark, 0.62)
  const weeds = (x: number, w: number, tall: number, name: string) => {
    const rng = stage.rng(name)
    const tones = createTones()
    for (let i = 0; i < 11; i++) { const t = rng.about(1); const L = tall * (1 - t * t * 0.5) * rng.between(0.6, 1.1); tones.put(i & 1, dab(x + t * w, 1050, L, L * 0.1, -90 + t * 22 + rng.about(10), rng.about(L * 0.12))) }
    return [fill(tones.get(0), F(palette.leafDeep, -0.3)), fill(tones.get(1), F(palette.water, -0.1)), fill(clump(x, 1010, w * 1.1, 60, rng, 7), F(palette.cloth, -0.4))]
  }
  stage.add(-0.4, weeds(30, 110, 240, 'u2'), weeds(985, 80, 170, 'u3'))
}
