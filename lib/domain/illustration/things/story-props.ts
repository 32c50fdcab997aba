import { shade } from '../kit/colour'
import { group, movable } from '../kit/shape'
import { bar, box, dab, fill, flattenMarks, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawHatOn } from './hat'
import { drawLettering } from './letters'
import { drawTowel } from './cloth'
import { translate } from '../kit/vector'
import { HUES, STORY_PART, drawBall, propRng, drawLump, drawPolygon, drawSlab, makeProp } from './prop-drawing'
import type { DrawProp, PropDrawing } from './prop-drawing'

// Props that are central to one story each.
const drawFrog: DrawProp = () => {
  const rng = propRng('frog')
  const green = '#6fae52'
  return makeProp(18, 15, [
    fill(taperedPath([[-5, -5], [-9, -6], [-7.5, -0.8]], [3.4, 2.8, 1.4]) + taperedPath([[5, -5], [9, -6], [7.5, -0.8]], [3.4, 2.8, 1.4]), shade(green, -0.12)),
    drawLump(0, -5.6, 6.6, 5.4, green, rng), fill(oval(0, -4, 3.8, 3.4), '#dfe9b4'),
    fill(taperedPath([[-3.4, -4], [-4.2, -0.6]], [1.7, 1.1]) + taperedPath([[3.4, -4], [4.2, -0.6]], [1.7, 1.1]), green), fill(dab(-5, -0.4, 4.4, 0.7, 0) + dab(5, -0.4, 4.4, 0.7, 0), shade(green, -0.06)),
    fill(oval(-3.2, -11.4, 2.5) + oval(3.2, -11.4, 2.5), green), fill(oval(-3.2, -11.8, 1.7) + oval(3.2, -11.8, 1.7), HUES.gold), fill(oval(-3.2, -11.7, 1.1, 0.7) + oval(3.2, -11.7, 1.1, 0.7), HUES.ink),
    stroke('M-4.4 -7.8Q0 -5.6 4.4 -7.8', shade(green, -0.3), 0.6),
  ])
}
const drawSpade: DrawProp = () => makeProp(14, 44, [fill(bar(-1.4, -34, 2.8, 22), HUES.pale), fill('M-4.6 -38H4.6V-34H-4.6Z', HUES.red), fill('M-6.6 -16H6.6L5.6 -3Q0 1.5 -5.6 -3Z', HUES.red), fill('M1 -16H6.6L5.6 -3Q3.4 -0.6 1 -0.4Z', shade(HUES.red, -0.12)), fill(dab(-3.4, -9, 8, 1, 90), shade(HUES.red, 0.14))], { grip: [0, -34] })
const drawChalkLine: DrawProp = () => {
  const rng = propRng('chalk-line')
  return makeProp(150, 5, [fill(repeat(30, (i) => dab(-73 + i * 5, -2.4 + rng.about(0.5), 6.2, 1.7 + rng.about(0.5), rng.about(7))), '#fdfbf4'), fill(dab(70, -5, 7, 1.8, -30), HUES.cream)], { placement: 'flat' })
}

/** A large bell in its frame, rung by a rope. */
const drawBigBell: DrawProp = () => {
  const rng = propRng('big-bell')
  const brass = '#d9a441'
  return makeProp(150, 215, [
    fill(box(-70, -205, 13, 205, rng, 1) + box(57, -205, 13, 205, rng, 1), HUES.wood), fill(bar(-61, -200, 4, 200) + bar(66, -200, 4, 200), shade(HUES.wood, -0.12)), fill(box(-76, -215, 152, 14, rng, 1), shade(HUES.wood, 0.06)), fill(bar(-76, -205, 152, 4), shade(HUES.wood, -0.1)),
    fill(bar(-5, -202, 10, 18), HUES.ink),
    movable({ part: 'thing', movement: 'swing', pivot: [0, -190] }, flattenMarks([
      stroke('M0 -112V-44', '#e9d7b0', 3.4), fill(oval(0, -103, 8), shade(brass, -0.3)),
      fill('M-12 -190Q0 -197 12 -190Q26 -182 28 -150Q31 -124 44 -110H-44Q-31 -124 -28 -150Q-26 -182 -12 -190Z', brass), fill('M6 -193Q26 -184 28 -150Q31 -124 44 -110H12Q20 -150 6 -193Z', shade(brass, -0.12)), fill(dab(-16, -152, 48, 6, 96), shade(brass, 0.2)), fill(bar(-46, -113, 92, 7), shade(brass, -0.06)),
      fill(dab(0, -42, 14, 6, 90), '#d8483b'),
    ])),
  ], { grip: [0, -60] })
}

/** Seen from the bank: it runs out over the water to where it is a thread. */
const drawLongJetty = (): PropDrawing => {
  const at = (t: number): [number, number, number] => [-46 + 86 * t, -12 - 92 * t, 17 * (1 - t) ** 1.6 + 2.6]
  const steps = [0, 0.16, 0.31, 0.45, 0.58, 0.7, 0.81, 0.91, 1]
  const [near, far] = [at(0), at(1)]
  const posts = steps.slice(1).map(at)
  return makeProp(150, 112, [
    fill(posts.map(([x, y, w]) => bar(x - w, y, w * 0.3, 5 + w) + bar(x + w * 0.7, y, w * 0.3, 5 + w)).join(''), shade(HUES.wood, -0.2)),
    fill(posts.map(([x, y, w]) => dab(x, y + 5 + w, w * 3, 1.8, 0)).join(''), '#ffffff', 0.5),
    fill(`M${near[0] - near[2]} ${near[1]}${steps.map(at).map(([x, y, w]) => `L${x - w} ${y}`).join('')}L${far[0] + far[2]} ${far[1]}${steps.toReversed().map(at).map(([x, y, w]) => `L${x + w} ${y}`).join('')}L${near[0] + near[2]} 0L${near[0] - near[2]} 0Z`, shade(HUES.wood, 0.1)),
    stroke(steps.map(at).map(([x, y, w]) => `M${x - w} ${y}h${w * 2}`).join(''), shade(HUES.wood, -0.14), 1),
  ])
}
/** The jetty's end on the bank, with a new plank beside the first and a painted arrow on it. */
const drawSecondPlank = (): PropDrawing => {
  const rng = propRng('second-plank')
  return makeProp(190, 40, [
    fill(repeat(3, (i) => bar(-84 + i * 78, -12, 9, 12)), shade(HUES.wood, -0.14)),
    fill(box(-95, -40, 190, 12, rng, 1), HUES.wood),
    fill(bar(-95, -40, 190, 4), shade(HUES.wood, 0.14)),
    fill(box(-95, -30, 190, 24, rng, 1), HUES.pale),
    fill(bar(-95, -10, 190, 4), shade(HUES.pale, -0.16)),
    fill('M-66 -18L-40 -28V-21.500H46V-14.500H-40V-8Z', HUES.red),
  ])
}
/**
 * A jetty of one plank's width on posts, seen from the side: people stand on it. Texts: "out", seen from the bank over
 * the water; with a second plank that has an "arrow" on it.
 */
const drawJetty: DrawProp = (text) => {
  if (text === 'out') return drawLongJetty()
  if (text === 'arrow') return drawSecondPlank()
  const rng = propRng('jetty')
  return makeProp(720, 46, [
    fill(repeat(10, (i) => bar(-340 + i * 75, -12, 9, 44 + rng.about(5))), shade(HUES.wood, -0.14)),
    fill(repeat(10, (i) => dab(-348 + i * 75, 34, 28, 3.4, 0)), '#ffffff', 0.45),
    fill(box(-360, -16, 720, 20, rng, 1), HUES.wood),
    fill(bar(-360, -16, 720, 5), shade(HUES.wood, 0.14)),
    fill(bar(-360, 1, 720, 4), shade(HUES.wood, -0.2)),
    stroke(repeat(22, (i) => `M${-326 + i * 31} -15V3`), shade(HUES.wood, -0.22), 1),
  ], { placement: 'flat' })
}

/**
 * Close boards with a knot-hole low down. Texts: an "eye" or a "brick" in the hole is the story part; "stopped" is a
 * brick that is no longer the story's subject; without a text the hole is empty.
 */
const drawHoledFence: DrawProp = (text) => {
  const rng = propRng('holed-fence')
  const board = (i: number) => box(-90 + i * 22.6, -118 + rng.about(3), 21, 118, rng, 1)
  const [x, y] = [10, -34]
  const isStoryPart = text === 'eye' || text === 'brick'
  const inside =
    text === 'brick' || text === 'stopped' ? [fill(box(x - 15, y - 10, 30, 20, rng, 1), HUES.brick), fill(bar(x - 15, y + 4, 30, 5), shade(HUES.brick, -0.14))]
    : text === 'eye' ? [fill(oval(x, y, 11, 9), '#fdfbf4'), fill(oval(x + 1, y, 5.6), HUES.brown), fill(oval(x + 1, y, 2.8), HUES.ink), fill(oval(x - 1, y - 2.4, 1.5), '#ffffff')]
    : []
  return makeProp(184, 122, [
    fill(repeat(8, board), HUES.pale), fill(repeat(8, (i) => bar(-75 + i * 22.6, -114, 5, 114)), shade(HUES.pale, -0.08)), fill(bar(-92, -100, 184, 6) + bar(-92, -18, 184, 6), shade(HUES.pale, -0.16)),
    stroke(repeat(8, (i) => `M${-80 + i * 22.6} ${-96 + rng.about(8)}q2 22 0 40`), shade(HUES.pale, -0.14), 0.7),
    group(flattenMarks([fill(oval(x, y, 15.5, 14), shade(HUES.pale, -0.22)), fill(oval(x + 0.6, y + 0.6, 13, 11.6), '#3a2c2a'), inside]), isStoryPart ? { part: STORY_PART } : {}),
  ], { placement: 'wall', ...(isStoryPart ? { storyPart: { x: x - 15.5, y: y - 14, width: 31, height: 28 } } : {}) })
}

const drawLeafPot = (leaves: Marks): Marks => [leaves, fill('M-12 -22L12 -22L9 0L-9 0Z', HUES.brick), fill('M-13.5 -26L13.5 -26L13 -20L-13 -20Z', shade(HUES.brick, 0.08)), fill('M5 -20L11.6 -20L9 0L5 0Z', shade(HUES.brick, -0.1))]
const drawSprout: DrawProp = () => makeProp(28, 56, drawLeafPot([stroke('M0 -26Q-1 -36 0 -44', HUES.leaf, 2.4), fill(dab(0, -43, 19, 6, -62), HUES.green)]))
/** A drooping seedling. Text: with a "hat" on. */
const drawLimpSprout: DrawProp = (text) => makeProp(34, 42, [drawLeafPot([stroke('M0 -26Q0 -40 8 -40Q13 -39 14 -33', HUES.leaf, 2.4), fill(dab(14, -34, 19, 5, 84), shade(HUES.green, -0.05))]), text === 'hat' ? drawHatOn(4, -40, 0.8, 10) : null])
const drawTwoLeaves: DrawProp = () => makeProp(30, 58, drawLeafPot([stroke('M0 -26Q-1 -36 0 -46', HUES.leaf, 2.4), fill(dab(0, -45, 20, 6, -62), HUES.green), fill(dab(0, -40, 11, 4, -138), shade(HUES.green, 0.1))]))
/** A round first-aid tin with a lid. Text: its "glint", on the flat top of a far crag. */
const drawTin: DrawProp = (text) => text === 'glint' ? makeProp(230, 166, [
  fill('M-115 0L-92 -40L-74 -48L-58 -96L-44 -120H42L58 -88L78 -60L92 -30L115 0Z', '#a9a3a6'), fill('M42 -120L58 -88L78 -60L92 -30L115 0H24L36 -52L20 -80Z', '#8f8a92'),
  fill('M-44 -120H42L34 -112H-38Z', '#e6e2da'), stroke('M-62 -30L-48 -62M-30 -18L-20 -58M-8 -84L-2 -104', '#8f8a92', 2.4),
  group(flattenMarks([
  stroke('M12 -22h10M-12 -22h-10M0 -10v10M0 -34v-10', '#fff6cf', 2.4),
  stroke('M8.5 -13.5l7 7M-8.5 -13.5l-7 7M-8.5 -30.5l-7 -7M8.5 -30.5l7 -7', '#fff6cf', 2.4),
  fill(bar(-7, -28, 14, 12), HUES.steel),
  fill(oval(0, -28, 7, 2.4), '#ffffff'),
  fill(bar(-5, -27, 3, 10), '#ffffff'),
  ]), { transform: translate(0, -104) }),
], { farOff: true, grip: [0, -126] }) : makeProp(22, 17, [
  fill('M-10 -12V-2Q-10 1.4 0 1.4Q10 1.4 10 -2V-12Z', HUES.sky), fill('M3 -12H10V-2Q10 0.6 3 1.2Z', shade(HUES.sky, -0.1)), fill(dab(-7.4, -10, 9, 0.9, 88), shade(HUES.sky, 0.12)),
  fill(bar(-10, -8.4, 20, 1.6), HUES.cream), fill(oval(-1.6, -5.6, 3.6, 3.2), HUES.cream), fill(bar(-3.8, -6.3, 4.4, 1.4) + bar(-2.3, -7.8, 1.4, 4.4), HUES.leaf),
  fill('M-11 -15V-12Q-11 -9.6 0 -9.6Q11 -9.6 11 -12V-15Z', HUES.steel), fill('M4 -15H11V-12Q11 -10.2 4 -9.8Z', shade(HUES.steel, -0.1)), fill(oval(0, -15, 11, 2.6), shade(HUES.steel, 0.07)), fill(oval(0, -15.2, 7, 1.5), shade(HUES.steel, -0.03)),
], { grip: [0, -8] })
/**
 * A young child's red crayon on a wall; the text says how far it has got. "high" is one dot, out of a child's reach.
 */
const drawScribble: DrawProp = (text) => {
  const rng = propRng('scribble')
  const red = '#d3382f'
  const dot = fill(oval(0, -62, 6.5), red)
  if (text === 'dot') return makeProp(14, 70, dot, { placement: 'wall', inWall: true })
  if (text === 'high') return makeProp(14, 205, fill(oval(0, -196, 7), red), { placement: 'wall', inWall: true })
  const legs = [-1, 0, 1].flatMap((i) => [-1, 1].map((side) => `M${side * 17} ${-62 + i * 7}q${side * 9} ${-5 + i * 4} ${side * 15} ${5 + i * 9}`)).join('')
  const bug = [fill(oval(0, -62, 20, 17), red), stroke(legs + 'M-6 -78q-3 -8 -9 -9M6 -78q3 -8 9 -9', red, 3), fill(oval(-7, -66, 3.4) + oval(7, -66, 3.4), '#fff3ee'), fill(oval(-6.4, -65.4, 1.5) + oval(7.6, -65.4, 1.5), HUES.ink), stroke('M-6 -55q6 5 12 0', '#fff3ee', 1.8)]
  if (text === 'bug') return makeProp(66, 90, bug, { placement: 'wall', inWall: true })
  const grass = stroke(repeat(52, (i) => `M${-168 + i * 6.5 + rng.about(2)} ${-14 + rng.about(4)}q${rng.about(5)} -14 ${rng.about(8)} ${-28 - rng.between(0, 16)}`), red, 2.8)
  if (text === 'grass') return makeProp(340, 90, [bug, grass], { placement: 'wall', inWall: true })
  const rain = stroke(repeat(46, (i) => `M${-165 + (i % 23) * 14.6 + rng.about(5)} ${(i < 23 ? -118 : -84) + rng.about(9)}l-4 17`), red, 2.6)
  const cloud = stroke('M-160 -122q6 -16 24 -10q12 -14 30 -4q18 -12 34 0q20 -12 36 0q20 -10 34 2q22 -12 38 0q22 -12 40 0q20 -8 34 4q18 -8 42 6', red, 3.4)
  return makeProp(340, 138, [bug, grass, rain, cloud], { placement: 'wall', inWall: true })
}

/** A big blue cup with a ship on it. Texts: in "bits", "glued" with the ship upside down. */
const drawShipCup: DrawProp = (text) => {
  const rng = propRng('ship-cup')
  if (text === 'bits') return makeProp(56, 14, [[-22, -4, 9], [-8, -6, 11], [6, -3, 8], [18, -6, 10], [27, -3, 6]].map(([x = 0, y = 0, r = 8], i) => [drawPolygon([[x - r, y + 4], [x - r * 0.4, y - r * 0.8], [x + r * 0.9, y - r * 0.3], [x + r * 0.5, y + 4]], i % 2 ? HUES.blue : shade(HUES.blue, 0.1), rng, 1), i === 1 ? fill(dab(x - 5, y, 9, 1.4, 0), HUES.cream) : null]))
  const up = text === 'glued' ? -1 : 1
  const y = -15
  const ship = [fill(`M-8 ${y + 3 * up}H8L5 ${y + 7 * up}H-5Z`, HUES.cream), fill(`M-1 ${y + 2 * up}V${y - 8 * up}L7 ${y + 2 * up}Z`, '#fffaf0'), fill(`M-2.4 ${y + 2 * up}V${y - 6 * up}L-7 ${y + 2 * up}Z`, HUES.yellow)]
  const cracks = up < 0 ? stroke('M-11 -24L-5 -19L-9 -8L-4 -2M5 -26L9 -17L4 -6L8 -2M-9 -8L4 -6', shade(HUES.blue, -0.25), 0.9) : null
  return makeProp(30, 28, [stroke('M12 -22q12 0 9 9q-2 7 -11 6', HUES.blue, 3.4), fill('M-13 -26L-11 -2Q0 2 11 -2L13 -26Z', HUES.blue), fill('M5 -26L4 0Q9 -0.4 11 -2L13 -26Z', shade(HUES.blue, -0.1)), fill(oval(0, -26, 13, 3), shade(HUES.blue, -0.2)), ship, cracks], { grip: [0, -13], readable: true })
}

/**
 * A wide carriage window with its seat below. Text: the view, by default fields; a "ribbon" across them, the "dark" of
 * a tunnel, a "valley" far below.
 */
const drawTrainWindow: DrawProp = (text) => {
  const rng = propRng('train-window')
  const [x, y, w, tall] = [-88, -168, 176, 98]
  const low = y + tall
  const fields = [fill(bar(x, y, w, tall), HUES.sky), fill(`M${x} ${low}V${y + 62}Q-44 ${y + 40} 0 ${y + 60}Q50 ${y + 78} 88 ${y + 52}V${low}Z`, HUES.green), fill(`M${x} ${low}V${y + 82}Q-20 ${y + 68} 88 ${y + 84}V${low}Z`, HUES.leaf)]
  const valley = [
    fill(bar(x, y, w, tall), '#bfe0ea'), fill(oval(-46, y + 18, 20, 5) + oval(-34, y + 14, 14, 5) + oval(48, y + 24, 22, 5), '#ffffff'),
    fill(`M${x} ${low}V${y + 34}L-62 ${y + 26}L-38 ${y + 62}L-10 ${low}Z`, '#8a7f9d'), fill(`M88 ${low}V${y + 28}L66 ${y + 38}L40 ${y + 58}L8 ${low}Z`, '#796f8f'), fill(`M${x} ${low}V${y + 62}Q-50 ${y + 70} -22 ${low}Z`, HUES.leaf), fill(`M88 ${low}V${y + 58}Q50 ${y + 70} 20 ${low}Z`, HUES.leaf),
    stroke(`M-3 ${y + 66}q7 7 1 13q-6 6 1 19`, '#ffffff', 1.8), stroke(`M-2 ${y + 50}q5 -6 9 0q4 -6 9 0`, HUES.ink, 1.8),
  ]
  const dark = [fill(bar(x, y, w, tall), '#262338'), fill(dab(x + 14, y + 20, 60, 4, 48), '#3b3753')]
  const band = text === 'ribbon' ? [fill(bar(x, y + 46, w, 6), HUES.red), fill(dab(-8, y + 49, 16, 5, 150) + dab(8, y + 49, 16, 5, 30), HUES.red)] : []
  return makeProp(200, 176, [
    fill(box(-96, -62, 192, 62, rng, 2), HUES.blue), fill(bar(-96, -26, 192, 5), shade(HUES.blue, -0.14)), fill(bar(-2, -62, 3, 62), shade(HUES.blue, -0.14)), fill(box(-96, -176, 192, 114, rng, 2), HUES.cream),
    text === 'valley' ? valley : text === 'dark' ? dark : fields, band, fill(dab(x + 16, y + 70, 62, 3.4, -52), '#ffffff', 0.35), fill(box(-98, -70, 196, 8, rng, 1), shade(HUES.cream, -0.12)),
  ], { placement: 'wall', readable: true })
}

/** A trombone, its slide and its bell to the right, as its player holds it; the mouthpiece is at its left end. */
const drawTrombone: DrawProp = () => {
  const brass = '#dba93f'
  return makeProp(92, 24, [
    stroke('M2 -16H60q6 0 6 -3.5q0 -3.5 -6 -3.5H2', shade(brass, -0.16), 2.2), stroke('M2 -23H-8', shade(brass, -0.1), 2.2), fill('M-14 -26.4L-9 -23.9V-22.1L-14 -19.6Q-12.6 -23 -14 -26.400Z', shade(brass, 0.14)),
    stroke('M4 -16H-14q-8 0 -8 4t8 4H22', brass, 3), stroke('M8 -23V-16M30 -23V-16M-8 -16V-8', shade(brass, -0.05), 2),
    fill('M20 -9.600Q36 -10 44 -18.500Q48 -8 44 2Q36 -6 20 -6.400Z', brass), fill('M44 -18.500Q48 -8 44 2Q41 -8 44 -18.500Z', shade(brass, -0.22)), fill(dab(22, -9, 16, 1.2, -8), shade(brass, 0.2)),
  ], { grip: [8, -19] })
}

/** A triangle (the instrument) on its loop. */
const drawTriangle: DrawProp = () => makeProp(22, 28, [stroke('M0 -20q-4 -4 0 -8q4 4 0 8', HUES.red, 1.2), stroke('M5 -2L-10 -2L0 -20L9 -4', HUES.steel, 2.6), stroke('M-9 -3L0 -19', '#ffffff', 0.8, 0.7)], { grip: [0, -25] })

/** A blue water tank on legs, on a hill, to be seen from far off. */
const drawWaterTower: DrawProp = () => {
  const rng = propRng('water-tower')
  return makeProp(96, 84, [
    fill('M-48 0Q-26 -23 0 -25Q29 -23 48 0Z', HUES.leaf), fill('M9 -24Q31 -20 48 0H26Q25 -15 9 -24Z', shade(HUES.leaf, -0.08)),
    fill(box(17, -32, 15, 14, rng, 0.5), HUES.cream), drawPolygon([[15, -31], [24, -39], [34, -31]], HUES.red, rng), fill(bar(22, -26, 4, 7), HUES.wood),
    stroke('M-11 -22L-9 -53M11 -22L9 -53M-10 -32L10 -43M10 -32L-10 -43M0 -23V-53', HUES.steel, 1.9), fill('M-16 -73H16V-57Q9 -49 0 -49Q-9 -49 -16 -57Z', HUES.blue), fill('M5 -73H16V-57Q12 -53 5 -50Z', shade(HUES.blue, -0.12)), fill('M-18 -72Q0 -85 18 -72Z', shade(HUES.blue, 0.12)), fill(bar(-16, -66, 32, 2), shade(HUES.blue, 0.2)),
  ], { placement: 'wall', farOff: true })
}

const OLD_BLUE = '#6f95b8'
const OLD_SHADE = shade(OLD_BLUE, -0.1)
/**
 * A thin, patched blanket with a hole in the middle. Texts: "over" somebody who sleeps, it reaches neither chin nor
 * toes; "wings", spread between two hands; a "boat" on the floor, for all who sit in it.
 */
const drawOldBlanket: DrawProp = (text) => text === 'wings' ? makeProp(104, 52, [
  fill('M-51 -51Q-26 -41 0 -45V-1Q-14 -10 -29 -2Q-36 -12 -45 -4Q-52 -26 -51 -51Z', OLD_BLUE),
  fill('M51 -51Q26 -41 0 -45V-1Q14 -10 29 -2Q36 -12 45 -4Q52 -26 51 -51Z', OLD_BLUE),
  fill(dab(-40, -40, 32, 2, 84) + dab(-24, -38, 30, 2, 88), shade(OLD_BLUE, 0.14)),
  fill(dab(24, -38, 30, 2, 92) + dab(40, -40, 32, 2, 96), shade(OLD_BLUE, 0.14)),
  fill(bar(-40, -26, 12, 11), HUES.coral),
  stroke('M-40 -26h12v11h-12z', HUES.cream, 0.9),
  fill(oval(33, -22, 6, 5.4), shade(OLD_BLUE, -0.34)),
  stroke('M27 -22q1 -7 7 -6M39 -23q0 7 -6 6', HUES.cream, 0.8),
])
  : text === 'boat' ? makeProp(176, 34, [
    fill('M-86 -10Q-70 -26 -30 -22Q10 -27 52 -22Q82 -24 87 -8Q82 6 50 3Q10 8 -34 4Q-78 8 -86 -10Z', OLD_SHADE),
    fill('M-82 -11Q-68 -24 -30 -20Q10 -24 52 -20Q78 -21 83 -9Q78 2 50 0Q10 4 -34 1Q-74 4 -82 -11Z', OLD_BLUE),
    fill(bar(-66, -12, 16, 7), HUES.coral),
    stroke('M-66 -12h16v7h-16z', HUES.cream, 0.9),
    fill(oval(62, -9, 8, 4), shade(OLD_BLUE, -0.34)),
    stroke('M54 -9q2 -5 9 -4M70 -9q0 5 -8 4', HUES.cream, 0.8),
  ], { placement: 'flat', underAll: true })
  : text === 'over'
  ? makeProp(74, 38, [
    fill('M-35 2Q-40 -16 -33 -29Q-16 -37 2 -34Q18 -36 32 -29Q40 -14 35 3Q22 -2 9 2Q-8 6 -20 1Q-28 -2 -35 2Z', OLD_BLUE), fill('M20 -34Q28 -33 32 -29Q40 -14 35 3Q28 0 22 -1Q28 -18 20 -34Z', shade(OLD_BLUE, -0.1)), fill(repeat(4, (i) => dab(-29 + i * 14, -28, 25, 1.8, 84)), shade(OLD_BLUE, 0.14)),
    fill(bar(-24, -17, 11, 10), HUES.coral), stroke('M-24 -17h11v10h-11z', HUES.cream, 0.9), fill(oval(7, -17, 6, 5.4), shade(OLD_BLUE, -0.34)), stroke('M1 -17q1 -7 7 -6M13 -18q0 7 -6 6', HUES.cream, 0.8),
  ], { placement: 'over' })
  : makeProp(54, 26, [fill('M-26 -1Q-29 -12 -24 -23Q-8 -27 4 -24Q18 -21 25 -25Q29 -12 26 0Q12 -4 0 -1Q-14 2 -26 -1Z', OLD_BLUE), fill(repeat(4, (i) => dab(-23 + i * 13, -22, 20, 1.6, 84)), shade(OLD_BLUE, 0.14)), fill(bar(-20, -12, 9, 8), HUES.coral), stroke('M-20 -12h9v8h-9z', HUES.cream, 0.8), fill(oval(5, -12, 5.4, 4.8), shade(OLD_BLUE, -0.34)), stroke('M-0.5 -12q1 -6 6 -5M10.4 -13q0 6 -5 6', HUES.cream, 0.7)], { grip: [0, -20], placement: 'flat' })
/** A washing machine with a round window. Text: "on", with the old blanket going round in it. */
const drawWasher: DrawProp = (text) => {
  const rng = propRng('washer')
  const inside = text === 'on' ? [fill('M-14 -40Q-12 -54 2 -54Q16 -52 14 -38Q8 -46 0 -42Q-8 -38 -14 -40Z', OLD_BLUE), fill('M-12 -34Q-2 -28 12 -33Q6 -24 -2 -25Q-9 -27 -12 -34Z', shade(OLD_BLUE, 0.12)), fill(oval(-6, -46, 2.4) + oval(7, -29, 2) + oval(9, -47, 1.6) + oval(-9, -31, 1.5), '#ffffff', 0.85)] : []
  return makeProp(62, 86, [fill(box(-30, -85, 60, 85, rng, 1), HUES.cream), fill(bar(14, -84, 15, 84), shade(HUES.cream, -0.07)), fill(bar(-30, -72, 60, 1.6), shade(HUES.cream, -0.16)), drawBall(20, -78.5, 4, HUES.steel), fill(bar(-25, -82, 22, 7), HUES.sky), fill(oval(0, -39, 22), HUES.steel), fill(oval(0, -39, 17.5), '#3c4c63'), inside, fill(dab(-12, -46, 13, 1.6, -50), '#ffffff', 0.6), fill(bar(-30, -4, 60, 4), shade(HUES.cream, -0.2))], { placement: 'wall' })
}
/** A line between two posts, with the old blanket pegged to it. */
const drawClothesLine: DrawProp = () => makeProp(190, 150, [fill(bar(-92, -150, 6, 150) + bar(86, -150, 6, 150), HUES.wood), stroke('M-89 -144Q0 -128 89 -144', HUES.cream, 1.6), movable({ part: 'thing', movement: 'sway', pivot: [-2, -136] }, flattenMarks([fill('M-38 -136Q-6 -130 34 -136Q44 -112 36 -84Q20 -92 0 -84Q-20 -76 -42 -86Q-32 -112 -38 -136Z', OLD_BLUE), fill(repeat(4, (i) => dab(-30 + i * 18, -130, 40, 2.4, 86)), shade(OLD_BLUE, 0.14)), fill(bar(-28, -106, 13, 12), HUES.coral), fill(oval(8, -108, 8, 7), '#e9f2f4')])), fill(bar(-34, -142, 4, 11) + bar(28, -142, 4, 11), HUES.red)], { placement: 'wall' })
/** A giant zucchini. The text has grown into its skin, except "hat". */
const drawMarrow: DrawProp = (text = '') => {
  const rng = propRng('marrow')
  const green = '#5f9448'
  return makeProp(124, 40, [drawLump(0, -19, 61, 19, green, rng), stroke('M-52 -24Q0 -44 54 -22M-56 -16Q0 -26 58 -15M-52 -10Q0 -8 54 -9', shade(green, 0.16), 2.2), fill('M58 -22q9 -4 11 -10l4 3q-3 8 -11 15z', shade(green, -0.22)), text === 'hat' ? drawHatOn(-42, -33, 1.15, -14) : text ? [fill(oval(-2, -19, 40, 12), shade(green, -0.04)), drawLettering(text, -38, -29, 72, 20, '#eef0c4')] : null], { grip: [0, -20], readable: true })
}

const drawWallet: DrawProp = () => makeProp(26, 17, [fill(box(-10, -16.5, 19, 8, propRng('notes'), 0.4), '#a9c79a'), drawSlab(-13, -14, 26, 14, HUES.brown, propRng('wallet')), fill(bar(-13, -8, 26, 1.4), shade(HUES.brown, -0.16)), fill(oval(9, -7.4, 2), HUES.gold)], { grip: [0, -8] })

/** A concrete pipe that lies there, as wide as a child is high. */
const drawFatPipe = (): PropDrawing => makeProp(150, 66, [
  fill('M-56 -62H62Q76 -48 76 -31Q76 -14 62 0H-56Z', HUES.stone),
  fill('M-56 -14H72Q68 -6 62 0H-56Z', shade(HUES.stone, -0.12)),
  fill(bar(-56, -56, 120, 5), shade(HUES.stone, 0.1)),
  fill(bar(14, -62, 5, 62), shade(HUES.stone, -0.16)),
  fill(oval(-56, -31, 19, 32), shade(HUES.stone, 0.08)),
  fill(oval(-56, -31, 14, 26), '#4a4550'),
  fill('M-56 -57Q-42 -52 -42 -31Q-42 -10 -56 -5Q-48 -14 -48 -31Q-48 -48 -56 -57Z', '#2f2b36'),
])
/** An old hot-water pipe up a wall, with its tap. Texts: "bow", dressed for a concert; "la", singing; "fat". */
const drawPipe: DrawProp = (text) => {
  if (text === 'fat') return drawFatPipe()
  const copper = '#c9814c'
  return makeProp(84, 186, [
    fill(bar(-6, -186, 12, 150) + bar(-12, -150, 24, 7) + bar(-12, -92, 24, 7), copper), fill(bar(2, -186, 4, 150), shade(copper, -0.16)), fill(bar(-4, -186, 2.4, 150), shade(copper, 0.2)), fill('M-6 -40V-30Q-6 -12 14 -12H42V0H10Q-20 0 -20 -28V-40Z', copper), fill('M-6 -34V-30Q-6 -12 14 -12H42V-8H12Q-10 -8 -12 -30V-34Z', shade(copper, 0.16)), fill(bar(-23, -44, 32, 8) + bar(30, -15, 8, 18), shade(copper, -0.2)),
    fill(bar(-20, -122, 14, 5), HUES.steel), fill(oval(-24, -119.5, 9), HUES.red), fill(oval(-24, -119.5, 4), shade(HUES.red, -0.2)),
    text === 'bow' ? fill('M0 -70Q-26 -88 -26 -70Q-26 -54 0 -68Q26 -54 26 -70Q26 -88 0 -70ZM-3 -66L-14 -42L-4 -46L0 -62L6 -44L14 -46L4 -66Z', HUES.purple) : null,
    text === 'la' ? [-1, 1].map((side) => [stroke(`M${side * 30} ${-136 + side * 14}v-22l14 -4v22M${side * 14} ${-118}q${side * 8} -6 ${side * 12} -14`, HUES.ink, 2.4), fill(oval(side * 30 - 3.4, -135 + side * 14, 4, 3) + oval(side * 30 + 10.6, -139 + side * 14, 4, 3), HUES.ink)]) : null,
  ], { placement: 'wall' })
}

const drawGoalBall = (x: number, y: number): Marks => [
  fill(oval(x, y, 14), HUES.red),
  fill(
    `M${x - 13.4} ${y - 4}Q${x} ${y + 4} ${x + 13.4} ${y - 4}L${x + 13.8} ${y + 3}Q${x} ${y + 11} ${x - 13.8} ${y + 3}Z`,
    HUES.cream,
  ),
]
/** Texts: "scored", with the ball in its net; "post", hit by the ball; the "line", before which it has stopped. */
const drawGoal: DrawProp = (text) =>
  makeProp(
    190,
    112,
    [
      text === 'scored' ? [drawGoalBall(34, -22), stroke('M8 -64L60 -60M12 -44L58 -42', '#fdfbf4', 1, 0.75)] : null,
      stroke(
        repeat(9, (i) => `M${-84 + i * 21} -108L${-76 + i * 19} -4`) +
          repeat(5, (i) => `M-88 ${-90 + i * 20}Q0 ${-84 + i * 20} 88 ${-90 + i * 20}`),
        '#fdfbf4',
        1,
        0.75,
      ),
      fill(bar(-95, -112, 7, 112) + bar(88, -112, 7, 112) + bar(-95, -112, 190, 7), HUES.cream),
      fill(bar(-90, -105, 2, 105) + bar(93, -105, 2, 105), shade(HUES.cream, -0.14)),
      fill(dab(-92, -1, 20, 4, 2) + dab(90, -1, 18, 4, -3), HUES.brown),
      text === 'line' ? [fill(bar(-92, -1, 184, 3), '#fdfbf4'), drawGoalBall(-30, -4)] : null,
      text === 'post'
        ? [drawGoalBall(-78, -62), stroke('M-104 -78L-116 -86M-106 -62H-120M-104 -46L-116 -38', HUES.yellow, 3)]
        : null,
    ],
    {
      placement: 'wall',
      ...(text
        ? {
            storyPart:
              text === 'post' ? { x: -110, y: -78, width: 46, height: 32 } : { x: 20, y: -36, width: 28, height: 28 },
          }
        : {}),
    },
  )

export const STORY_PROPS = {
  tin: drawTin, pipe: drawPipe, goal: drawGoal, marrow: drawMarrow, wallet: drawWallet, 'old-blanket': drawOldBlanket,
  washer: drawWasher, 'clothes-line': drawClothesLine, towel: drawTowel, 'water-tower': drawWaterTower,
  trombone: drawTrombone, triangle: drawTriangle, 'train-window': drawTrainWindow, 'ship-cup': drawShipCup,
  scribble: drawScribble, sprout: drawSprout, 'limp-sprout': drawLimpSprout, 'two-leaves': drawTwoLeaves,
  frog: drawFrog, spade: drawSpade, 'chalk-line': drawChalkLine, 'big-bell': drawBigBell, jetty: drawJetty,
  'holed-fence': drawHoledFence,
} as const
