// Rooms on the move and out of the way: attic, shed, train, boat, car, cave.
import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import { lerp } from '../../kit/vector'
import type { Colour, Point } from '../../scene'
import { bunting } from '../buildings'
import { basket } from '../dressing'
import { snowy } from '../foliage'
import { picture, pileOfBooks, roomLamp, rug } from '../furniture'
import { bar, blob, box, dab, fill, land, lens, limbs, many, oval, sheet, smooth, straight, strokes, tones } from '../marks'
import type { Marks } from '../marks'
import { upright } from '../paint'
import { room } from '../room'
import { soft } from '../shadow'
import { hills, sky, water } from '../sky'
import type { Stage } from '../stage'
import { openSky, outside, window } from '../window'

function trunkBox(S: Stage, x: number, y: number, w: number, colour: Colour): Marks {
  const h = S.hand(`chest${x}`)
  const c = (k: number) => S.C(colour, 0.25, k, x + w / 2, y - w * 0.3)
  return [
    S.under(x + w / 2, y, w * 0.6, 0.12), fill(box(x, y - w * 0.42, w, w * 0.42, h, 2), c(0)), fill(`M${x - 4} ${Math.round(y - w * 0.42)}Q${x - 4} ${Math.round(y - w * 0.66)} ${Math.round(x + w * 0.16)} ${Math.round(y - w * 0.66)}H${Math.round(x + w * 0.84)}Q${x + w + 4} ${Math.round(y - w * 0.66)} ${x + w + 4} ${Math.round(y - w * 0.42)}Z`, c(0.3)),
    fill(box(x + w * 0.14, y - w * 0.66, w * 0.07, w * 0.66, h, 1) + box(x + w * 0.78, y - w * 0.66, w * 0.07, w * 0.66, h, 1), c(-0.7)), fill(box(x - 4, y - w * 0.45, w + 8, w * 0.06, h, 1), c(-0.5)), fill(box(x + w * 0.45, y - w * 0.46, w * 0.1, w * 0.12, h, 1), S.C(S.p.companion, 0.25, 0.1, x, y)),
  ]
}

export function attic(S: Stage): void {
  const { C, p, G, fx } = S
  const { F } = room(S, { wall: mix(p.wood, p.wall, 0.6), paper: 'boards' })
  const light = window(S, fx - 85, 150, 170, 170, { round: true, floor: F })
  const h = S.hand('attic')
  // The roof comes down on both sides; beams follow it.
  const slope = (s: 1 | -1): Marks => {
    const edge = s < 0 ? -300 : 1300
    const foot_: Point = [fx + s * 560, F + 10]
    const top: Point = [fx + s * 110, -160]
    return [
      fill(straight([[edge, -400], [top[0], -400], top, foot_, [edge, F + 10]]), S.surface(p.wood, 0.4, s === S.sx ? -0.2 : 0.2)),
      fill(many(8, (i) => { const t = (i + 0.5) / 8; const [x, y] = [lerp(top[0], foot_[0], t), lerp(top[1], foot_[1], t)]; return bar(s < 0 ? x - 900 : x, y, 900, 3) }), S.surface(p.wood, 0.4, -0.6), 0.5),
      fill(limbs([top, [lerp(top[0], foot_[0], 0.5), lerp(top[1], foot_[1], 0.5)], foot_], [34, 34, 34]), S.surface(p.wood, 0.36, -0.45)),
    ]
  }
  S.add(0.46, light)
  S.add(0.42, slope(-1), slope(1), fill(box(-300, 20, 1600, 34, h, 2), S.surface(p.wood, 0.36, -0.3)))
  S.add(0.36, roomLamp(S, F), picture(S, 170, F - 90, 120, 110, 'lean', [p.water, p.leafDeep, p.companion]), trunkBox(S, 760, F + 70, 210, p.cloth), trunkBox(S, 60, F + 84, 180, p.accent), pileOfBooks(S, 330, F + 44, 4, 84, 0.3))
  S.add(0.34, fill(box(792, F - 140, 96, 74, h, 3), C('#cfa36a', 0.3, 0.1, 840, F)), fill(box(836, F - 140, 10, 74, h, 1), C('#cfa36a', 0.3, -0.5, 840, F)), fill(limbs([[660, F + 40], [664, F - 60], [656, F - 150]], [8, 8, 8]), C(p.wood, 0.3, -0.3, 660, F)), fill(oval(656, F - 176, 40, 46), C(p.clothWarm, 0.3, 0, 660, F)))
  S.add(0.15, rug(S, fx, G + 10, 320, 60, [p.roof, p.wall, p.cloth]))
  S.add(-0.3, fill(box(-60, 900, 150, 140, h, 4), S.T('#8a6a44', -0.3, 0)), fill(box(900, 930, 160, 120, h, 4), S.T('#8a6a44', -0.34, 0)))
  S.add(-0.2, strokes('M1000 0Q930 20 900 80M1000 60Q950 66 930 110M1000 0L900 110M960 10Q940 40 948 74', S.T('#f6ecda', -0.1, 0), 1.4, 0.5))
}

export function shed(S: Stage): void {
  const { C, p, G } = S
  const { F, d } = room(S, { wall: mix(p.wood, p.sand, 0.42), paper: 'boards', floor: mix(p.floor, p.sand, 0.25) })
  const h = S.hand('shed')
  const light = window(S, 390, 120, 200, 200, { floor: F })
  const tool = (x: number, head: (x: number) => Marks) => [fill(box(x - 5, F - 420, 10, 330, h, 1), C(p.wood, d, 0.4, x, F - 200)), head(x)]
  S.add(0.46, light, fill(box(60, F - 430, 280, 12, h, 1), C(p.wood, d, -0.4, 200, F)),
    tool(110, (x) => fill(`M${x - 34} ${F - 96}h68v60q-34 40 -68 0z`, C(p.stone, d, -0.1, x, F - 80))), tool(200, (x) => fill(`M${x - 36} ${F - 96}h72v12h-72z${many(6, (i) => `M${x - 34 + i * 13} ${F - 90}h5v44h-5z`)}`, C(p.accent, d, -0.1, x, F - 80))), tool(290, (x) => fill(`M${x - 8} ${F - 96}h50v16h-50z`, C(p.stone, d, -0.4, x, F - 80))))
  S.add(0.44, [0, 1].map((row) => [fill(box(660, F - 380 + row * 130, 300, 12, h, 1), C(p.wood, d, 0.4, 800, F - 300)), [0, 1, 2, 3, 4].map((i) => fill(sheet([[672 + i * 58, F - 380 + row * 130], [678 + i * 58, F - 424 + row * 130 - (i % 2) * 16], [712 + i * 58, F - 424 + row * 130 - (i % 2) * 16], [718 + i * 58, F - 380 + row * 130]], h, 1), C([p.roof, p.cloth, p.companion, p.roof, p.leaf][(i + row) % 5] ?? p.roof, d, 0, 700, F - 300)))]))
  S.add(0.38, roomLamp(S, F), S.under(800, F + 60, 220, 0.1), fill(box(620, F - 96, 400, 26, h, 2), C(p.wood, 0.3, 0.4, 800, F)), fill(bar(646, F - 72, 22, 130) + bar(940, F - 72, 22, 130), C(p.wood, 0.3, -0.4, 800, F)), fill(sheet([[700, F - 96], [708, F - 140], [764, F - 140], [772, F - 96]], h, 1), C(p.roof, 0.28, 0, 740, F)), fill(many(7, (i) => dab(736, F - 136, 60, 7, -140 + i * 17)), C(p.leaf, 0.28, 0.1, 740, F)), fill(box(850, F - 128, 70, 32, h, 2), C(p.accent, 0.28, 0, 880, F)))
  S.add(0.34, bunting(S, 320, 60, 1000, 40, 40, 14, [p.accent, p.companion, p.cloth, p.leaf], 0.4, 'shed'), basket(S, 560, F + 56, 84, p.leaf))
  S.add(0.12, S.under(90, G + 20, 130, 0.16), fill(smooth([[10, G + 20], [4, G - 80], [40, G - 130], [130, G - 128], [170, G - 76], [166, G + 20]], true, 0.6), C('#cfa97a', 0.08, 0, 90, G)), fill(dab(60, G - 124, 60, 8, 4), C('#cfa97a', 0.08, -0.7, 90, G)))
  S.add(0.06, S.under(930, G + 60, 90, 0.16), fill(`M${872} ${G - 36}h116l-16 96h-84z`, C(p.stone, 0, 0.2, 930, G)), strokes(`M876 ${G - 36}q54 -80 108 0`, C(p.stone, 0, -0.6, 930, G), 5))
}

/** Hills that go by outside a row of windows. */
function passing(S: Stage, y0: number, y1: number): Marks {
  const { p, row, sky } = S
  const mid = lerp(y0, y1, 0.6)
  return [
    rect(-300, y0, 1600, y1 - y0, upright(y0, y1, [[0, sky[0]], [0.6, sky[1]], [1, sky[2]]])), !openSky(S) ? null : row.stars ? fill(oval(700, y0 + 50, 26), row.sunColour) : soft(260, lerp(y0, y1, 0.4), 150, 150, [[0, row.sunColour, 0.9], [0.3, row.sunColour, 0.5], [1, row.sunColour, 0]]),
    [0, 1, 2].map((i) => fill(land((x) => mid + i * 34 + Math.sin(x / (150 - i * 30) + i * 2) * (34 - i * 8), 50, -160, 1160, y1), S.T(snowy(S) ? p.snow : [p.leafDeep, p.leaf, p.grass][i] ?? p.leaf, 0.8 - i * 0.2, 0))), fill(many(9, (i) => oval(-40 + i * 132, mid + 70, 34, 40) + bar(-46 + i * 132, mid + 90, 12, 50)), S.T(p.leafDeep, 0.45, -0.1)), outside(S, -100, y0, 1200, y1 - y0, 60),
  ]
}
function carriage(S: Stage, wall: Colour, y0: number, y1: number, panes: readonly (readonly [x: number, w: number])[], round: number): void {
  // Lit from the ceiling, evenly.
  S.warm = S.lamp ? 0.5 : 0
  S.lamp = null
  const h = S.hand('carriage')
  S.add(0.6, passing(S, y0, y1))
  const q = tones()
  let hole = 'M-300 -600H1300V1100H-300Z'
  for (const [x, w] of panes) {
    hole += `M${x + round} ${y0}Q${x} ${y0} ${x} ${y0 + round}V${y1 - round}Q${x} ${y1} ${x + round} ${y1}H${x + w - round}Q${x + w} ${y1} ${x + w} ${y1 - round}V${y0 + round}Q${x + w} ${y0} ${x + w - round} ${y0}Z`
    q.put(0, `M${x + 20} ${y1 - 10}L${x + w * 0.5} ${y0 + 8}h30L${x + 60} ${y1 - 10}z`)
  }
  const wallNode = fill(hole, S.surface(wall, 0.45, 0, upright(0, 700, [[0, S.T(wall, 0.4, 0.1)], [1, S.T(wall, 0.4, -0.2)]])))
  S.add(0.48, fill(q.get(0), '#ffffff', S.dark ? 0.05 : 0.16), wallNode && { ...wallNode, evenOdd: true }, panes.map(([x, w]) => fill(box(x - 14, y1, w + 28, 16, h, 2), S.surface('#f6ecda', 0.44, -0.2))))
}

export function train(S: Stage): void {
  const { C, p, G, H } = S
  const h = S.hand('train')
  // The window that a page is about is the carriage's only one.
  carriage(S, mix(p.wall, p.companion, 0.25), 110, 400, S.brought.has('train-window') ? [] : [[-110, 330], [300, 400], [780, 330]], 40)
  const F = Math.round(lerp(H, G, 0.5))
  S.add(0.45, fill(box(-300, 60, 1600, 16, h, 1), S.surface(p.wood, 0.42, 0)), strokes('M-100 40H1100', S.T('#b9c0c8', 0.42, 0), 6), rect(-300, F, 1600, 900, S.surface(p.floor, 0.2, 0, upright(F, 1000, [[0, S.T(p.floor, 0.3, -0.3)], [0.4, S.T(p.floor, 0.1, 0.1)], [1, S.T(p.floor, 0, -0.5)]]))), fill(many(9, (i) => bar(-300, F + 40 + i * i * 6, 1600, 3)), S.T(p.floor, 0.1, -0.6), 0.5))
  const seat = (x: number, w: number) => [S.under(x + w / 2, F + 90, w * 0.6, 0.12), fill(smooth([[x, F + 70], [x - 6, F - 150], [x + 40, F - 190], [x + w - 40, F - 190], [x + w + 6, F - 150], [x + w, F + 70]], true, 0.5), C(p.cloth, 0.34, -0.1, x, F)), fill(box(x - 6, F - 10, w + 12, 56, h, 4), C(p.cloth, 0.3, 0.35, x, F)), fill(bar(x + w / 2 - 2, F - 180, 4, 170), C(p.cloth, 0.3, -0.8, x, F)), fill(box(x + 30, F - 176, w / 2 - 50, 50, h, 3) + box(x + w / 2 + 20, F - 176, w / 2 - 50, 50, h, 3), C('#f6ecda', 0.3, 0, x, F))]
  S.add(0.36, seat(-40, 300), seat(730, 330))
  S.add(0.4, [100, 880].map((x) => [fill(box(x - 60, -40, 120, 66, h, 4), C(p.accent, 0.4, 0, x, 0)), fill(bar(x - 30, -40, 10, 66) + bar(x + 20, -40, 10, 66), C(p.wood, 0.4, 0, x, 0))]))
}

export function car(S: Stage): void {
  const { C, p, G, H } = S
  const h = S.hand('car')
  carriage(S, mix(p.cloth, '#dfe3e6', 0.7), 90, 370, [[-60, 360], [350, 300], [700, 380]], 70)
  const F = Math.round(lerp(H, G, 0.5))
  S.add(0.4, fill(smooth([[-120, 1100], [-100, F - 60], [40, F - 130], [500, F - 150], [960, F - 130], [1100, F - 60], [1120, 1100]], true, 0.6), upright(F - 150, 1000, [[0, S.T(p.roofCool, 0.3, 0.25)], [0.4, S.T(p.roofCool, 0.15, 0.1)], [1, S.T(p.roofCool, 0, -0.5)]])),
    [160, 500, 840].map((x) => fill(box(x - 90, F - 240, 180, 110, h, 16), C(p.roofCool, 0.3, 0.35, x, F - 180))), fill(many(3, (i) => dab(20 + i * 320, F + 40, 320, 5, 0)), S.T(p.roofCool, 0.1, -0.7)), fill(many(2, (i) => dab(330 + i * 340, F - 100, 280, 5, 90)), S.T(p.roofCool, 0.1, -0.6)))
  S.add(0.14, fill(land((x) => S.gy(0.94) + Math.sin(x / 200) * 8), upright(S.gy(0.9), 1000, [[0, S.T(p.roofCool, 0.05, 0.6)], [0.5, S.T(p.roofCool, 0, 0.1)], [1, S.T(p.roofCool, 0, -0.6)]])))
  S.add(0.1, fill(straight([[30, F - 120], [60, F - 124], [130, 1000], [90, 1000]]), S.T('#3b3440', 0.1, 0.2), 0.8), fill(box(84, G - 40, 50, 30, h, 2), S.T(p.accent, 0.1, 0)))
  S.add(-0.3, fill(smooth([[-60, 1100], [-60, 860], [120, 820], [190, 940], [180, 1100]], true, 0.7), S.T(p.roofCool, -0.36, -0.3)))
}

export function boat(S: Stage): void {
  const { T, p, H, G } = S
  const h = S.hand('boat')
  sky(S)
  S.add(0.85, hills(S, 'isle', H - 20, 26, p.leafDeep, 0.84, { trees: 12, treeSize: 9 }).marks)
  S.add(0.8, water(S, H, S.gy(0.7)))
  const F = Math.round(S.gy(0.62))
  // A deck of planks, a rail, the mast and its sail; the sea goes all the way across.
  S.add(0.4, fill(straight([[-300, F], [1300, F], [1300, 1100], [-300, 1100]]), upright(F, 1000, [[0, T(p.floor, 0.25, 0.1)], [0.4, T(p.floor, 0.05, 0.3)], [1, T(p.floor, 0, -0.5)]])), fill(many(13, (i) => { const k = (i - 6) * 130; return `M${Math.round(500 + k * 0.7)} ${F}L${Math.round(500 + k * 2)} 1100h5L${Math.round(500 + k * 0.7 + 2)} ${F}z` }), T(p.floor, 0.1, -0.6)))
  S.add(0.36, fill(box(-300, F - 16, 1600, 26, h, 2), T(p.wood, 0.2, -0.1)), fill(many(13, (i) => bar(-60 + i * 92, F - 96, 14, 86)), T('#fbf3e2', 0.2, 0)), fill(box(-300, F - 108, 1600, 20, h, 2), T(p.wood, 0.18, 0.2)), snowy(S) ? fill(many(18, (i) => lens(-40 + i * 64, F - 106, 96, 26)), T(p.snow, 0.18, 0.4)) : null)
  S.add(0.3, fill(limbs([[250, F + 60], [246, 200], [250, -300]], [34, 30, 26]), T(p.wood, 0.2, 0)), fill(limbs([[260, F + 60], [258, 200], [260, -300]], [12, 10, 9]), T(p.wood, 0.2, -0.6)), fill(smooth([[276, -200], [430, 60], [520, 330], [276, 360]], true, 0.4), T('#fbf3e2', 0.25, 0.15)), fill(smooth([[276, -200], [350, 60], [380, 340], [276, 360]], true, 0.4), T('#fbf3e2', 0.25, -0.25)), strokes(`M268 -200L-60 ${F - 100}M276 360L560 ${F - 100}`, T('#5d4a3c', 0.2, 0), 3))
  S.add(0.2, S.under(870, S.gy(0.88), 110, 0.14), fill(box(800, S.gy(0.88) - 96, 150, 96, h, 3), T(p.wood, 0.1, 0.2)), fill(many(3, (i) => bar(804, S.gy(0.88) - 72 + i * 28, 142, 4)), T(p.wood, 0.1, -0.6)))
  const [x, y] = [930, F - 60]
  S.add(0.3, fill(oval(x, y, 52), T(p.accent, 0.12, 0)), fill(oval(x, y, 26), T(p.water, 0.4, 0)), strokes(`M${x - 40} ${y - 34}l20 18M${x + 40} ${y - 34}l-20 18M${x - 40} ${y + 34}l20 -18M${x + 40} ${y + 34}l-20 -18`, T('#fbf3e2', 0.1, 0), 14))
  S.add(0.08, strokes(`M60 ${G + 60}a60 22 0 1 0 120 0a60 22 0 1 0 -120 0M72 ${G + 46}a48 18 0 1 0 96 0`, T('#d9ae78', 0, 0), 11))
}

export function cave(S: Stage): void {
  const { T, p, H, G, fx } = S
  const h = S.hand('cave')
  const rock = mix(p.roofCool, p.wood, 0.45)
  const glow = S.dark ? mix(S.sky[2], S.row.key, 0.3) : mix(S.haze, '#fffbe0', 0.4)
  // The mouth of the cave, bright, behind everyone.
  S.add(1, rect(-300, -700, 1600, 2300, upright(0, H + 80, [[0, S.sky[0]], [0.6, S.sky[1]], [1, glow]])))
  for (const [d, dx] of [[0.9, 0], [0.8, 60]] as const) S.add(d, fill(land((x) => H + 10 + dx * 0.4 + Math.sin((x + dx) / 90) * 20), T(snowy(S) ? p.snow : p.leaf, d - 0.1, 0)))
  const arch = (s: number, y: number): string => `M-400 -800H1400V1500H-400Z${smooth(([[-0.62, 1.1], [-0.66, 0.5], [-0.5, 0.05], [-0.2, -0.16], [0.12, -0.2], [0.42, -0.02], [0.62, 0.4], [0.66, 1.1]] as const).map(([u, v]): Point => [fx + u * s + h.about(12), y + v * s * 0.9]), true, 0.9)}`
  const layers = [[0.62, 620, 150, -0.1], [0.45, 780, 110, -0.4], [0.3, 980, 60, -0.7]] as const
  for (const [d, s, y, turn] of layers) {
    const node = fill(arch(s, y), upright(0, 900, [[0, T(rock, d, turn - 0.2)], [1, T(rock, d, turn + 0.2)]]))
    S.add(d, node && { ...node, evenOdd: true }, fill(many(9, () => { const a = Math.PI * (1 + h.next()); return dab(fx + Math.cos(a) * s * 0.72, y + s * 0.4 + Math.sin(a) * s * 0.62, h.between(40, 90), 7, h.between(60, 120)) }), T(rock, d, 0.5), 0.4))
  }
  S.add(0.28, fill(land((x) => S.gy(0.56) + Math.sin(x / 130) * 12), upright(S.gy(0.5), 1000, [[0, T(mix(rock, p.sand, 0.3), 0.3, 0.2)], [0.45, T(mix(rock, p.sand, 0.3), 0.05, 0.1)], [1, T(rock, 0, -0.8)]])), soft(fx, S.gy(0.72), 420, 120, [[0, S.row.key, 0.4], [0.6, S.row.key, 0.16], [1, S.row.key, 0]]))
  S.add(0.2, fill(many(7, (i) => { const x = 40 + i * 150; return Math.abs(x - fx) < 190 ? '' : blob(x, S.gy(0.8) + h.about(40), h.between(40, 80), h.between(24, 44), h, 8, 0.14) }), T(rock, 0.15, -0.2)), [[110, 0.84, 120], [900, 0.9, 150]].map(([x = 0, s = 1, t = 100]) => [fill(straight([[x - 26, S.gy(s)], [x - 4, S.gy(s) - t], [x + 26, S.gy(s)]]), T(rock, 0.15, 0.3)), fill(straight([[x + 4, S.gy(s)], [x - 4, S.gy(s) - t], [x + 26, S.gy(s)]]), T(rock, 0.15, -0.5))]))
  // Crystals, small and lit of themselves.
  S.add(0.16, [[70, 0.98], [930, 1.02], [200, 0.74]].map(([x = 0, s = 1]) => [soft(x, S.gy(s) - 40, 110, 110, [[0, '#9fe3ff', 0.4], [1, '#9fe3ff', 0]]), fill(straight([[x - 20, S.gy(s)], [x - 26, S.gy(s) - 50], [x - 12, S.gy(s) - 74], [x - 2, S.gy(s)]]) + straight([[x - 4, S.gy(s)], [x + 4, S.gy(s) - 88], [x + 18, S.gy(s) - 66], [x + 20, S.gy(s)]]), mix('#8fd6f0', T('#8fd6f0', 0, 0), 0.4)), fill(straight([[x - 4, S.gy(s)], [x + 4, S.gy(s) - 88], [x + 8, S.gy(s)]]), '#d9f6ff', 0.8)]))
  S.add(-0.4, fill(many(6, (i) => straight([[40 + i * 190, -40], [90 + i * 190, 60 + (i % 3) * 50], [140 + i * 190, -40]])), T(rock, -0.4, -0.3)), fill(lens(500, G + 200, 1600, 90), T(rock, -0.4, -0.4)))
}
