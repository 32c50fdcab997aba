// Street furniture, in centimetres over its foot. Each row: half its width, its height, whether one may stand there, and
// what is drawn.
import { mix } from '../../kit/colour'
import { group } from '../../kit/shape'
import { compose, scale, translate } from '../../kit/vector'
import type { Colour } from '../../scene'
import { isSnowy } from '../foliage'
import type { PlaceThing } from '../footprint'
import {
  bar,
  clump,
  dab,
  fill,
  flattenMarks,
  oval,
  repeat,
  stand,
  straightPath,
  stroke,
  type Marks,
  type Rng,
} from '../marks'
import type { Stage } from '../stage'
import type { PieceName } from './kit'

interface Pen {
  stage: Stage
  rng: Rng
  /** A shape in a local colour, turned to the light or away. */
  cut: (d: string, colour: Colour, turn?: number) => Marks
  line: (d: string, colour: Colour, width: number, turn?: number) => Marks
  /** What shines by itself after dark. */
  glow: (d: string, colour: Colour) => Marks
}
interface PieceRow {
  half: number
  height: number
  thing: PlaceThing
  draw: (pen: Pen) => Marks
}
const IRON = '#38414c'
const CREAM = '#fbf3e2'
const poly = straightPath
const wheel = (x: number, y: number, s: number) =>
  `M${x - s} ${y}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0`
const spokes = (x: number, y: number, s: number) => `M${x - s} ${y}h${2 * s}M${x} ${y - s}v${2 * s}`
const bike = ({ cut, line, stage }: Pen, x: number, colour: Colour): Marks => [
  line(wheel(x - 46, -32, 31) + wheel(x + 52, -32, 31), IRON, 4),
  line(spokes(x - 46, -32, 29) + spokes(x + 52, -32, 29), '#aeb4ba', 1),
  line(
    `M${x - 46} -32L${x - 18} -78L${x + 36} -80L${x + 2} -32ZM${x + 2} -32L${x - 22} -90M${x + 52} -32L${x + 34} -96l16 -5`,
    colour,
    5,
  ),
  cut(oval(x - 24, -93, 15, 5), stage.palette.wood),
]

const PIECE_ROWS: Record<PieceName, PieceRow> = {
  'advert-column': {
    half: 46,
    height: 330,
    thing: 'case',
    draw: ({ cut, line, stage: { palette } }) => [
      cut(bar(-44, -250, 88, 250), '#2f5f4f'),
      cut(bar(-38, -230, 76, 190), '#efe2c4'),
      cut(bar(-36, -226, 40, 92), palette.accent, -0.1),
      cut(bar(6, -210, 30, 76), palette.companion),
      cut(bar(-36, -128, 30, 84), palette.cloth),
      cut(bar(-4, -128, 40, 84), palette.clothWarm),
      cut(
        oval(-16, -180, 13) +
          poly([
            [12, -150],
            [21, -196],
            [30, -150],
          ]),
        CREAM,
      ),
      cut(oval(16, -84, 14) + bar(-30, -100, 18, 30), CREAM),
      cut('M-52 -250q8 -16 20 -18q4 -34 32 -44q28 10 32 44q12 2 20 18z', '#2f5f4f', 0.15),
      cut(bar(-52, -254, 104, 10), '#2f5f4f', 0.4),
      cut(oval(0, -318, 6, 10), '#2f5f4f', 0.3),
      line('M-44 -34h88', '#2f5f4f', 6, -0.4),
    ],
  },
  'apple-crates': {
    half: 74,
    height: 92,
    thing: 'crate',
    draw: ({ cut, rng, stage: { palette } }) =>
      [0, 1, 2].map((i) => {
        const [x, y] = i === 2 ? [-32, -44] : [-72 + i * 76, 0]
        return [
          cut(
            repeat(9, (k) => oval(x + 8 + (k % 5) * 13, y - 44 - Math.floor(k / 5) * 9 + rng.about(2), 8)),
            i === 1 ? '#8fae4a' : '#cf3f34',
            0.1,
          ),
          cut(bar(x, y - 42, 68, 42), palette.wood, 0.4),
          cut(
            bar(x, y - 30, 68, 3) + bar(x, y - 15, 68, 3) + bar(x + 4, y - 42, 5, 42) + bar(x + 59, y - 42, 5, 42),
            palette.wood,
            -0.3,
          ),
        ]
      }),
  },
  'auto-rickshaw': {
    half: 120,
    height: 178,
    thing: 'vehicle',
    draw: ({ cut, line, glow }) => [
      cut(oval(-76, -22, 22) + oval(80, -22, 22), IRON),
      cut(oval(-76, -22, 9) + oval(80, -22, 9), '#b9bec4'),
      cut('M-118 -34L-112 -92H40Q66 -92 92 -62L106 -34Q110 -22 96 -22H-104Q-118 -22 -118 -34Z', '#4f9a5a', 0.1),
      cut('M-118 -46H104l4 12H-118z', '#3a7a48'),
      cut('M-116 -92Q-118 -168 -84 -172H16Q44 -170 62 -92H46L28 -150H-74L-92 -92Z', '#f2c53a', 0.1),
      cut(bar(-96, -92, 66, 44), '#8a4a3a', -0.4),
      cut(bar(-98, -112, 20, 26), '#7a3f34', -0.2),
      cut('M30 -150L46 -92H22V-150Z', '#bcd6d8', 0.2),
      line('M-22 -150V-92', '#f2c53a', 6),
      glow(oval(96, -58, 9), '#fff1c4'),
    ],
  },
  'beach-shower': {
    half: 44,
    height: 220,
    thing: 'post',
    draw: ({ cut, line, stage: { palette } }) => [
      cut(oval(0, -4, 62, 12), palette.sand, -0.4),
      cut(bar(-9, -210, 18, 210), palette.wood, 0.2),
      line('M0 -196h34v14', '#b9c2c6', 6),
      cut(oval(34, -178, 15, 6), '#b9c2c6', 0.2),
      line('M24 -166l-6 40M34 -166v50M44 -166l6 40', '#dff2f5', 2.4),
      cut(oval(0, -60, 7), '#b9c2c6'),
      line('M0 -60h22v10', '#b9c2c6', 5),
      cut(bar(-40, -118, 26, 74), palette.accent, 0.1),
      cut(bar(-40, -100, 26, 8) + bar(-40, -74, 26, 8), CREAM),
    ],
  },
  bicycle: {
    half: 88,
    height: 104,
    thing: 'vehicle',
    draw: (pen) => [
      bike(pen, 0, pen.stage.palette.accent),
      pen.cut(bar(32, -104, 38, 24), '#d2a669'),
      pen.cut(
        repeat(5, (i) => oval(36 + i * 8, -106, 7)),
        pen.stage.palette.clothWarm,
      ),
    ],
  },
  'bin-ibis': {
    half: 60,
    height: 150,
    thing: 'basket',
    draw: ({ cut, line }) => [
      cut(bar(-36, -96, 72, 96), '#3f6f5a'),
      cut(bar(-36, -96, 16, 96), '#3f6f5a', 0.4),
      cut(bar(-40, -104, 80, 12), '#b9382f', 0.1),
      cut(bar(-22, -84, 44, 16), IRON),
      // An ibis on the lid, its long bill in the bin's mouth.
      line('M6 -128l-4 24M18 -128l2 24', '#4a4044', 3),
      cut('M-22 -138Q-6 -166 28 -150Q46 -142 54 -122Q24 -112 0 -118Q-18 -122 -22 -138Z', '#f4efe6', 0.1),
      cut('M44 -136l20 16l-22 -4z', IRON),
      line('M-16 -138Q-36 -152 -34 -128', '#3b3638', 7),
      cut(oval(-34, -122, 8, 7), '#3b3638'),
      line('M-38 -120Q-50 -106 -48 -84', '#3b3638', 3.4),
    ],
  },
  bollards: {
    half: 90,
    height: 96,
    thing: 'post',
    draw: ({ cut, line }) => [
      [-70, 0, 70].map((x) => [
        cut(`M${x - 10} 0L${x - 8} -70Q${x - 8} -90 ${x} -92Q${x + 8} -90 ${x + 8} -70L${x + 10} 0Z`, IRON, 0),
        cut(bar(x - 11, -68, 22, 6) + bar(x - 12, -10, 24, 10), IRON, 0.5),
        cut(bar(x - 9, -60, 18, 9), '#e9e2d2', 0.1),
      ]),
      line('M-70 -62Q-35 -30 0 -62Q35 -30 70 -62', IRON, 4),
    ],
  },
  'bread-bicycle': {
    half: 108,
    height: 190,
    thing: 'vehicle',
    draw: (pen) => [
      bike(pen, 0, '#4f7f8a'),
      pen.line('M-22 -92V-138M34 -96V-138', IRON, 4),
      // A tray as long as the bicycle, with round loaves in two layers.
      pen.cut(
        repeat(8, (i) => oval(-92 + i * 26, -154, 15, 8)) + repeat(7, (i) => oval(-80 + i * 26, -167, 15, 8)),
        '#e0b070',
        0.1,
      ),
      pen.cut(
        repeat(8, (i) => oval(-94 + i * 26, -157, 9, 3)) + repeat(7, (i) => oval(-82 + i * 26, -170, 9, 3)),
        '#f3d6a0',
        0.2,
      ),
      pen.cut(bar(-106, -148, 212, 12), pen.stage.palette.wood, 0.2),
      pen.line('M-106 -162H106', pen.stage.palette.wood, 3, -0.2),
    ],
  },
  'bucket-fountain': {
    half: 90,
    height: 300,
    thing: 'fountain',
    draw: ({ cut, line, stage: { palette } }) => [
      cut(oval(0, -8, 92, 18), '#b9b4ac'),
      cut(oval(0, -11, 80, 13), palette.water, 0.4),
      line('M-44 -10V-250M44 -10V-290', '#d6d9da', 9),
      line('M-44 -236H-6M-44 -150H4M44 -276H0M44 -196H84M44 -110H-6', '#d6d9da', 6),
      (
        [
          [-10, -250, '#e5452c', 1],
          [8, -164, '#f2c53a', -1],
          [-2, -292, '#3f7bab', 1],
          [86, -212, '#f2c53a', -1],
          [-8, -126, '#e5452c', -1],
        ] as const
      ).map(([x, y, c, k]) =>
        cut(`M${x - 24} ${y + k * 8}L${x + 24} ${y - k * 8}L${x + 15} ${y + 42}L${x - 15} ${y + 42}Z`, c, 0.1),
      ),
      line(
        'M14 -252Q34 -230 30 -176M-16 -162Q-38 -140 -34 -60M62 -204Q48 -170 50 -30M-30 -118Q-46 -90 -44 -18',
        '#e4f4f7',
        5,
        0.4,
      ),
    ],
  },
  cabbages: {
    half: 96,
    height: 84,
    thing: 'crate',
    draw: ({ cut, line, rng }) =>
      [0, 1, 2].map((k) => {
        const n = 6 - k
        const at = (i: number) => -80 + k * 15 + i * 30
        const y = -18 - k * 24
        return [
          cut(
            repeat(n, (i) => oval(at(i), y, 17, 15)),
            '#8fb560',
            -0.2,
          ),
          cut(
            repeat(n, (i) => oval(at(i) - 3, y - 3, 11, 10)),
            '#d9e3b0',
            0.2,
          ),
          line(
            repeat(n, (i) => `M${at(i) - 10} ${y + 6 + Math.round(rng.about(2))}q10 -16 18 -12`),
            '#f4f3dd',
            2,
          ),
        ]
      }),
  },
  'clay-jars': {
    half: 70,
    height: 110,
    thing: 'table',
    draw: ({ cut, line, stage: { palette } }) => [
      line('M-64 0V-52M64 0V-52M-64 -26H64', palette.wood, 7),
      cut(bar(-70, -58, 140, 9), palette.wood, 0.3),
      [-38, 34].map((x, i) => [
        cut(
          `M${x - 9} -102Q${x - 34} -94 ${x - 30} -74Q${x - 24} -54 ${x} -54Q${x + 24} -54 ${x + 30} -74Q${x + 34} -94 ${x + 9} -102Z`,
          i ? '#b8653f' : '#c9774a',
          0,
        ),
        cut(`M${x + 4} -100Q${x + 30} -92 ${x + 26} -74Q${x + 20} -58 ${x + 4} -55Z`, '#8a4630', -0.1),
        cut(bar(x - 12, -108, 24, 7), '#d98a5a', 0.2),
      ]),
      cut(bar(-6, -76, 13, 18), '#c9d0d4', 0.3),
      cut(oval(-38, -109, 16, 4), palette.wood, 0.3),
    ],
  },
  'cooler-stand': {
    half: 86,
    height: 190,
    thing: 'stall',
    draw: ({ cut, line, rng, stage: { palette } }) => [
      line('M-78 0V-176M78 0V-176', palette.wood, 7),
      cut(
        repeat(6, (i) => `M${-90 + i * 30} -176h30l4 24q-17 12 -34 0z`),
        palette.companion,
        0.1,
      ),
      cut(
        repeat(3, (i) => `M${-60 + i * 60} -176h30l4 24q-17 12 -34 0z`),
        CREAM,
      ),
      cut(bar(-84, -78, 168, 78), palette.wood, 0.2),
      cut(bar(-84, -60, 168, 4) + bar(-84, -30, 168, 4), palette.wood, -0.4),
      cut(
        repeat(7, (i) => oval(-70 + i * 15, -86 + rng.about(3), 10, 9)),
        '#f0a03c',
        0.1,
      ),
      cut(
        repeat(4, (i) => oval(-62 + i * 16, -100, 9, 8)),
        '#f2c14e',
        0.2,
      ),
      cut(bar(30, -112, 48, 34), '#3f8fb0', 0.1),
      cut(bar(28, -118, 52, 10), '#f4efe6', 0.2),
    ],
  },
  'cray-pots': {
    half: 92,
    height: 104,
    thing: 'basket',
    draw: ({ cut, line }) => [
      [-44, 44, 0].map((x, i) => {
        const y = i === 2 ? -50 : 0
        return [
          cut(`M${x - 44} ${y}q4 -50 44 -52q40 2 44 52z`, '#8a6a4a', -0.5),
          line(
            repeat(
              5,
              (k) => `M${x - 34 + k * 17} ${y}q${Math.round((2 - k) * 5)} -34 ${Math.round((2 - k) * 11)} -50`,
            ) + `M${x - 40} ${y - 18}h80M${x - 32} ${y - 36}h64M${x - 44} ${y}h88`,
            '#d9b580',
            3,
          ),
          cut(oval(x, y - 52, 13, 5), '#d9b580', 0.2),
        ]
      }),
      cut(oval(80, -14, 14) + oval(58, -10, 11), '#e5663a', 0.1),
      line('M80 -28q-18 -40 -36 -38', '#e9dcc0', 3),
    ],
  },
  'deck-posts': {
    half: 120,
    height: 110,
    thing: 'fence',
    draw: ({ cut, line, stage: { palette } }) => [
      [-104, 0, 104].map((x) => [
        cut(bar(x - 11, -108, 22, 108), palette.wood, 0),
        cut(bar(x - 11, -108, 7, 108), palette.wood, 0.5),
        cut(bar(x - 13, -70, 26, 12), CREAM),
      ]),
      line('M-104 -88Q-52 -56 0 -88Q52 -56 104 -88M-104 -60Q-52 -30 0 -60Q52 -30 104 -60', '#d9c08c', 6),
      cut('M92 -108q-10 -14 4 -26q16 -8 24 6q10 4 12 12q-14 2 -18 8z', '#f7f3ea', 0.2),
      cut('M110 -132l14 4l-13 4z', '#f0963c'),
    ],
  },
  'drinking-fountain': {
    half: 40,
    height: 150,
    thing: 'post',
    draw: ({ cut, line, stage: { palette } }) => [
      cut('M-34 0h68l-8 -14h-52z', '#b9935f', 0),
      cut(bar(-18, -92, 36, 80), '#d3ad78', 0),
      cut(bar(4, -92, 14, 80), '#d3ad78', -0.6),
      cut('M-40 -104Q0 -74 40 -104l-8 -10h-64z', '#d3ad78', 0.3),
      cut(oval(0, -110, 30, 6), palette.water, 0.5),
      line('M-12 -112q14 -32 24 -4', '#e8f7fa', 4),
      cut(bar(-10, -40, 20, 6), '#b9935f', -0.4),
    ],
  },
  firewood: {
    half: 110,
    height: 130,
    thing: 'crate',
    draw: ({ cut, line, rng, stage }) => [
      line('M-104 0V-126M104 0V-126', '#5f4636', 8),
      [0, 1, 2, 3].map((k) => {
        const at = (i: number) => -88 + i * 25 + (k % 2) * 12
        return [
          cut(
            repeat(7, (i) => oval(at(i), -14 - k * 25, 13)),
            '#8a5f42',
            -0.2,
          ),
          cut(
            repeat(7, (i) => oval(at(i), -14 - k * 25, 10)),
            '#e0b987',
            rng.about(0.2),
          ),
          line(
            repeat(7, (i) => `M${at(i) - 4} ${-14 - k * 25}q4 -7 8 0`),
            '#b98a5a',
            1.6,
          ),
        ]
      }),
      cut(`M-120 -118L0 -142L120 -118V-108L0 -132L-120 -108Z`, isSnowy(stage) ? stage.palette.snow : '#5f6a70', 0.2),
    ],
  },
  'flower-pots': {
    half: 84,
    height: 110,
    thing: 'plant',
    draw: ({ cut, rng, stage: { palette } }) =>
      [-56, 0, 56].map((x, i) => [
        cut(clump(x, -70 - (i % 2) * 14, 34, 36, rng, 7), palette.leafDeep, 0),
        cut(
          repeat(9, () => oval(x + rng.about(28), -72 - (i % 2) * 14 + rng.about(30), 6)),
          i === 1 ? '#f0963c' : '#d9478f',
          0.1,
        ),
        cut(`M${x - 26} -42h52l-7 42h-38z`, i === 1 ? '#3f6f9a' : '#c06a48', 0),
        cut(bar(x - 28, -46, 56, 9), i === 1 ? '#3f6f9a' : '#c06a48', 0.4),
      ]),
  },
  'hanging-basket': {
    half: 60,
    height: 330,
    thing: 'post',
    draw: ({ cut, line, glow, rng, stage: { palette } }) => [
      cut(bar(-5, -300, 10, 300) + bar(-13, -40, 26, 40) + bar(-9, -120, 18, 8), IRON),
      line('M-52 -240Q-40 -262 0 -262Q40 -262 52 -240', IRON, 5),
      [-52, 52].map((x) => [
        cut(clump(x, -206, 32, 28, rng, 8), palette.leafDeep, 0),
        cut(
          repeat(12, () => oval(x + rng.about(28), -204 + rng.about(24), 6)),
          x < 0 ? '#d9478f' : '#8a6fd0',
          0.2,
        ),
        line(`M${x} -240l-18 28M${x} -240l18 28`, IRON, 2),
      ]),
      glow(
        poly([
          [-16, -302],
          [16, -302],
          [11, -342],
          [-11, -342],
        ]),
        '#fff1c4',
      ),
      cut(
        poly([
          [-20, -342],
          [0, -366],
          [20, -342],
        ]) + bar(-18, -304, 36, 6),
        IRON,
      ),
    ],
  },
  'hawker-table': {
    half: 110,
    height: 84,
    thing: 'table',
    draw: ({ cut, line }) => [
      [-88, 88].map((x) => [
        line(`M${x - 14} 0l4 -42M${x + 14} 0l-4 -42`, x < 0 ? '#d9473a' : '#3f8f86', 6),
        cut(oval(x, -44, 22, 7), x < 0 ? '#e5564a' : '#4fa59a', 0.2),
      ]),
      line('M-36 0L0 -66L36 0M0 -66V-74', '#8c949a', 6),
      cut(oval(0, -76, 66, 13), '#f4f1e6', 0.2),
      cut(oval(-22, -84, 20, 6) + 'M-42 -84q20 26 40 0z', '#d9473a', 0),
      cut(oval(-22, -86, 15, 4), '#f2c14e', 0.2),
      cut(bar(18, -104, 14, 24), '#7a4a34', 0),
      cut(bar(18, -108, 14, 6), CREAM),
      line('M28 -106l6 -14', '#d9473a', 2.4),
    ],
  },
  hydrant: {
    half: 30,
    height: 84,
    thing: 'post',
    draw: ({ cut }) => [
      cut('M-18 0L-16 -56Q-16 -74 0 -78Q16 -74 16 -56L18 0Z', '#d9473a', 0),
      cut('M4 -77Q16 -72 16 -56L18 0H4Z', '#a8342c', -0.1),
      cut(bar(-22, -8, 44, 8) + bar(-20, -60, 40, 7) + oval(0, -80, 6, 7), '#d9473a', 0.4),
      cut(oval(-20, -40, 9) + oval(20, -40, 9) + oval(0, -38, 9), '#e9c25a', 0.1),
    ],
  },
  letterbox: {
    half: 40,
    height: 120,
    thing: 'post',
    draw: ({ cut, rng, stage: { palette } }) => [
      cut(bar(-5, -84, 10, 84), palette.wood, 0),
      cut('M-30 -84V-110Q-30 -122 -14 -122H20Q34 -122 34 -110V-84Z', palette.cloth, 0.2),
      cut(bar(-24, -108, 22, 5), IRON),
      cut(bar(30, -126, 5, 24) + bar(30, -126, 14, 9), palette.accent),
      cut(
        repeat(7, (i) => dab(-30 + i * 9, 0, 30 + rng.next() * 20, 3, -90 + rng.about(16))),
        palette.leaf,
        0,
      ),
    ],
  },
  'milk-crates': {
    half: 88,
    height: 76,
    thing: 'crate',
    draw: ({ cut, stage: { palette } }) => [
      (
        [
          [-56, 0, '#3f7bab'],
          [40, 0, '#d9473a'],
          [-4, 0, '#3f8f6a'],
        ] as const
      ).map(([x, y, c], i) => {
        const h = i === 2 ? -62 : -34
        return [
          cut(bar(x - 24, y + h, 48, -h), c, 0),
          cut(
            repeat(
              Math.round(-h / 31),
              (k) => bar(x - 18, y - 26 - k * 31, 36, 6) + bar(x - 18, y - 14 - k * 31, 36, 6),
            ),
            c,
            -0.8,
          ),
          cut(bar(x - 26, y + h - 4, 52, 6), c, 0.5),
        ]
      }),
      cut(bar(-12, -80, 14, 14), CREAM),
      cut(oval(-5, -80, 7, 2.5), '#6b4230'),
      cut(oval(-56, -40, 22, 6), palette.clothWarm, 0.1),
    ],
  },
  nasone: {
    half: 34,
    height: 124,
    thing: 'fountain',
    draw: ({ cut, line, stage: { palette } }) => [
      cut(oval(20, -3, 40, 9), '#b9b4ac'),
      cut(oval(24, -4, 26, 5), palette.water, 0.4),
      cut('M-20 0L-16 -98Q-16 -112 0 -118Q16 -112 16 -98L20 0Z', '#4a5158', 0),
      cut('M4 -117Q16 -112 16 -98L20 0H8Z', '#4a5158', -0.6),
      cut(bar(-20, -100, 40, 6) + bar(-22, -12, 44, 12) + oval(0, -121, 6, 7), '#4a5158', 0.5),
      line('M12 -74Q30 -78 32 -64', '#4a5158', 6),
      line('M33 -62Q36 -34 32 -8', '#e4f4f7', 5, 0.4),
    ],
  },
  'news-box': {
    half: 62,
    height: 116,
    thing: 'case',
    draw: ({ cut, stage: { palette } }) => [
      [-30, 30].map((x, i) => {
        const c = i ? palette.companion : palette.cloth
        return [
          cut(bar(x - 24, -26, 7, 26) + bar(x + 17, -26, 7, 26), IRON),
          cut(`M${x - 27} -24V-98L${x - 20} -112H${x + 20}L${x + 27} -98V-24Z`, c, 0),
          cut(bar(x - 19, -92, 38, 38), CREAM),
          cut(
            bar(x - 15, -88, 30, 5) + bar(x - 15, -79, 14, 20) + bar(x + 2, -79, 13, 3) + bar(x + 2, -72, 13, 3),
            IRON,
            0.5,
          ),
          cut(bar(x - 20, -46, 40, 6), c, -0.7),
        ]
      }),
    ],
  },
  'pillar-box': {
    half: 32,
    height: 160,
    thing: 'case',
    draw: ({ cut }) => [
      cut(bar(-28, -136, 56, 136), '#d0352c', 0),
      cut(bar(8, -136, 20, 136), '#d0352c', -0.6),
      cut('M-34 -134Q-30 -158 0 -162Q30 -158 34 -134Z', '#d0352c', 0.2),
      cut(bar(-32, -12, 64, 12), IRON),
      cut(bar(-16, -118, 32, 6), IRON),
      cut(bar(-12, -104, 24, 20), CREAM),
    ],
  },
  scooter: {
    half: 88,
    height: 112,
    thing: 'vehicle',
    draw: ({ cut, line, glow, stage: { palette } }) => [
      cut(oval(-54, -20, 21) + oval(60, -20, 21), IRON),
      cut(oval(-54, -20, 9) + oval(60, -20, 9), '#c9cdd0'),
      cut(
        'M-84 -30Q-80 -66 -42 -66H-8Q-6 -36 4 -30H34L44 -84Q52 -94 60 -84L66 -40Q80 -38 82 -26H48Q36 -12 16 -14H-20Q-24 -40 -54 -42Q-76 -42 -84 -30Z',
        palette.leaf,
        0.3,
      ),
      cut('M-70 -66Q-66 -78 -30 -78H2Q12 -76 8 -66Z', '#5a3f34'),
      line('M52 -86L44 -108l-12 4', '#c9cdd0', 5),
      glow(oval(58, -96, 8), '#fff1c4'),
      cut(oval(-46, -52, 22, 9), CREAM, 0.1),
    ],
  },
  skis: {
    half: 60,
    height: 190,
    thing: 'shelf',
    draw: ({ cut, line, stage: { palette } }) => [
      line('M-58 0V-96M58 0V-96M-64 -88H64M-64 -40H64', palette.wood, 8),
      [-36, -12, 14, 38].map((x, i) =>
        cut(
          `M${x - 5} 0L${x - 3} -166Q${x} -186 ${x + 8} -184Q${x + 4} -176 ${x + 5} -166L${x + 5} 0Z`,
          [palette.accent, palette.companion, palette.cloth, palette.clothWarm][i] ?? palette.accent,
          0.1,
        ),
      ),
      line('M-24 0V-120M26 0V-120', '#8c949a', 3),
    ],
  },
  'steam-vent': {
    half: 90,
    height: 260,
    thing: 'fire',
    draw: ({ cut, rng, stage }) => [
      cut(oval(0, -6, 74, 18), '#a3917a', -0.2),
      cut(oval(0, -8, 56, 12), '#e8dcc4', 0),
      cut(oval(0, -9, 40, 8), '#6fa8a0', 0.1),
      cut(
        repeat(7, (i) => oval(-66 + i * 22, -4 + Math.abs(3 - i) * -3, 13, 9)),
        '#c9b596',
        0.1,
      ),
      [0.5, 0.4].map((opacity, k) =>
        fill(
          repeat(6, (i) => oval(rng.about(10 + i * 5) + i * 7, -24 - i * 42, 18 + i * 9 - k * 6, 26 + i * 4)),
          mix(stage.haze, '#ffffff', stage.dark ? 0.25 : 0.75),
          opacity,
        ),
      ),
    ],
  },
  'stool-game': {
    half: 90,
    height: 66,
    thing: 'table',
    draw: ({ cut, line }) => [
      line('M-30 0L30 -46M30 0L-30 -46', '#8a5f42', 6),
      cut(bar(-44, -54, 88, 9), '#c9985f', 0.2),
      cut(
        repeat(5, (i) => oval(-30 + i * 15, -57, 6, 3)),
        '#d9473a',
      ),
      [-72, 72].map((x) => [
        line(`M${x - 14} 0L${x + 14} -34M${x + 14} 0L${x - 14} -34`, '#5f6a70', 4),
        cut(bar(x - 18, -38, 36, 6), '#3f7bab', 0.2),
      ]),
    ],
  },
  surfboards: {
    half: 84,
    height: 240,
    thing: 'post',
    draw: ({ cut, line, stage: { palette } }) => [
      line('M-80 0V-70M80 0V-70M-86 -62H86M-86 -24H86', palette.wood, 8),
      (
        [
          [-52, palette.accent, palette.companion],
          [0, '#f7f2e4', palette.cloth],
          [52, palette.companion, '#f7f2e4'],
        ] as const
      ).map(([x, c, stripe], i) => {
        const tall = [210, 236, 196][i] ?? 200
        return [
          cut(`M${x - 11} 0Q${x - 30} ${-tall * 0.5} ${x} ${-tall}Q${x + 30} ${-tall * 0.5} ${x + 11} 0Z`, c, 0.05),
          cut(`M${x - 2.5} -4L${x - 2.5} ${-tall * 0.93}h5L${x + 2.5} -4Z`, stripe, 0.2),
          cut(bar(x - 19, -tall * 0.6, 38, 9), stripe, 0.1),
        ]
      }),
    ],
  },
  'sun-sail': {
    half: 170,
    height: 250,
    thing: 'mast',
    draw: ({ cut, line }) => [
      line('M-160 0V-190M150 0V-246M40 0V-150', '#8c8f92', 7),
      cut('M-160 -188Q0 -190 150 -244Q90 -190 40 -148Q-50 -150 -160 -188Z', '#e8b04a', 0.2),
      cut('M-160 -188Q-40 -172 40 -148Q-50 -150 -160 -188Z', '#c98a34', -0.1),
      cut(bar(-60, -46, 120, 10), '#8a5f42', 0.3),
      line('M-48 0V-40M48 0V-40', '#5f6a70', 6),
    ],
  },
  'tram-stop': {
    half: 70,
    height: 330,
    thing: 'post',
    draw: ({ cut, line, glow, stage: { palette } }) => [
      cut(bar(-58, -330, 9, 330), '#4a6a5a'),
      line('M-54 -312H70M-54 -270L10 -312', '#4a6a5a', 5),
      line('M-400 -318H420', '#5a5f66', 1.6),
      cut(bar(-2, -240, 9, 240), IRON),
      glow(oval(2, -226, 26), '#f4efe6'),
      cut(bar(-12, -238, 28, 18), '#3f8a5e'),
      cut(bar(-8, -234, 8, 8) + bar(4, -234, 8, 8), CREAM),
      cut(bar(-16, -180, 36, 46), palette.companion, 0.1),
      line('M-10 -168h24M-10 -158h24M-10 -148h16', IRON, 2),
    ],
  },
  tricycle: {
    half: 120,
    height: 130,
    thing: 'vehicle',
    draw: ({ cut, line, stage: { palette } }) => [
      line(wheel(-70, -28, 27) + wheel(80, -28, 27), IRON, 4),
      line(spokes(-70, -28, 26) + spokes(80, -28, 26), '#aeb4ba', 1),
      line('M80 -28L60 -84l-10 -4M62 -70L8 -44V-28H-40M20 -50L14 -82', '#4f7f6a', 5),
      cut(oval(14, -86, 16, 5), IRON),
      cut(bar(-112, -72, 104, 34), '#5f8f8a', 0),
      cut(bar(-112, -76, 104, 6), '#5f8f8a', 0.5),
      cut(
        repeat(4, (i) => bar(-106 + i * 24, -104 + (i % 2) * 8, 22, 32 - (i % 2) * 8)),
        palette.wood,
        0.4,
      ),
      cut(oval(-34, -88, 16, 14), palette.accent, 0.1),
    ],
  },
  'utility-pole': {
    half: 24,
    height: 550,
    thing: 'post',
    draw: ({ cut, line }) => [
      line(
        'M-520 -500Q-260 -476 0 -508Q260 -480 540 -512M-520 -466Q-260 -440 0 -470Q260 -442 540 -474',
        '#4a4d55',
        1.8,
      ),
      cut(bar(-8, -550, 16, 550), '#a39c92', 0),
      cut(bar(2, -550, 6, 550), '#a39c92', -0.6),
      line('M-54 -510H54M-44 -472H44', '#6a6660', 6),
      cut(bar(10, -450, 28, 44) + bar(-42, -446, 26, 40), '#8f959a', 0.1),
      cut(bar(-9, -96, 18, 40), '#f2c14e', 0),
      cut(bar(-9, -88, 18, 7) + bar(-9, -72, 18, 7), IRON),
    ],
  },
  'vending-machine': {
    half: 62,
    height: 190,
    thing: 'case',
    draw: ({ cut, glow, rng, stage: { palette } }) =>
      [-31, 31].map((x, i) => {
        const c = i ? '#f4efe6' : '#d9473a'
        const can = (k: number) => bar(x - 20 + (k % 4) * 11, -158 + Math.floor(k / 4) * 26, 8, 18)
        return [
          cut(bar(x - 30, -186, 60, 186), c, 0),
          cut(bar(x - 30, -186, 9, 186), c, 0.3),
          glow(bar(x - 24, -164, 48, 82), '#e6f3f5'),
          cut(
            repeat(4, (k) => can(k * 3)),
            palette.accent,
            0.1,
          ),
          cut(
            repeat(4, (k) => can(k * 3 + 1)),
            palette.cloth,
            0.1,
          ),
          cut(
            repeat(4, (k) => can(k * 3 + 2)),
            palette.companion,
            rng.about(0.1),
          ),
          cut(bar(x - 22, -60, 34, 22), IRON, -0.1),
          cut(bar(x + 15, -72, 9, 26), IRON, 0.4),
          cut(bar(x - 30, -6, 60, 6), IRON),
        ]
      }),
  },
  'wallace-fountain': {
    half: 48,
    height: 250,
    thing: 'fountain',
    draw: ({ cut, line }) => [
      cut(
        poly([
          [-46, 0],
          [-38, -26],
          [38, -26],
          [46, 0],
        ]),
        '#2f6650',
        -0.1,
      ),
      cut(bar(-22, -86, 44, 62), '#2f6650', 0),
      cut('M-44 -96H44L34 -84H-34Z', '#2f6650', 0.4),
      [-26, -9, 9, 26].map((x) => [
        cut(dab(x, -94, 88, 8, -90), '#2f6650', x > 0 ? -0.4 : 0.2),
        cut(oval(x, -176, 6, 7), '#2f6650', 0.3),
      ]),
      line('M0 -178V-100', '#e4f4f7', 3, 0.4),
      cut('M-40 -186Q-30 -222 0 -232Q30 -222 40 -186Z', '#2f6650', 0.1),
      cut(bar(-44, -190, 88, 8) + oval(0, -240, 7, 14), '#2f6650', 0.4),
    ],
  },
  'water-tank': {
    half: 110,
    height: 240,
    thing: 'house',
    draw: ({ cut, line }) => [
      line('M-86 0V-120M86 0V-120M-86 0L86 -112M86 0L-86 -112', '#8a6a4a', 8),
      cut(bar(-110, -126, 220, 12), '#8a6a4a', 0.2),
      cut(bar(-92, -232, 184, 106), '#c3c9c9', 0),
      cut(bar(40, -232, 52, 106), '#c3c9c9', -0.5),
      line(
        repeat(5, (i) => `M-92 ${-216 + i * 19}H92`),
        '#9aa2a4',
        2.4,
      ),
      cut('M-98 -230L0 -262L98 -230Z', '#b8623f', 0.1),
      line('M-70 -126V-30h-20', '#8c949a', 6),
      cut(oval(-94, -2, 26, 6), '#a8573a', -0.3),
    ],
  },
  'wind-pump': {
    half: 60,
    height: 420,
    thing: 'mast',
    draw: ({ cut, line }) => [
      line(
        'M-54 0L-8 -360M54 0L8 -360M-46 -70H46M-34 -160H34M-22 -250H22M-46 -70L34 -160M34 -160L-22 -250',
        '#8c8f92',
        6,
      ),
      cut(
        repeat(12, (i) => dab(Math.cos(i * 0.5236) * 12, -380 + Math.sin(i * 0.5236) * 12, 66, 10, i * 30)),
        '#d6dad8',
        0.1,
      ),
      cut(oval(0, -380, 12), '#b8623f'),
      cut('M8 -380L90 -404V-358Z', '#b8623f', 0.1),
    ],
  },
}

/** Page units of a wide shot for a centimetre on the cast's ground line. */
const CENTIMETRE = 1.12

/** A piece with its foot on the ground at this share of the way to the cast. */
export function drawPiece(stage: Stage, name: PieceName, x: number, nearness: number): Marks {
  const { half, height, thing, draw } = PIECE_ROWS[name]
  const y = stage.groundYAt(nearness)
  const s = CENTIMETRE * nearness
  const depth = stage.depthAt(y)
  const paint = (colour: Colour, turn = 0) => stage.tint(colour, depth, turn)
  const pen: Pen = {
    stage,
    rng: stage.rng(`kit ${name}${x}`),
    cut: (d, colour, turn) => fill(d, paint(colour, turn)),
    line: (d, colour, width, turn) => stroke(d, paint(colour, turn), width),
    glow: (d, colour) => fill(d, stage.row.lit === 1 ? mix(colour, '#ffd27a', 0.25) : paint(colour, 0.1)),
  }
  return stand(thing, x, y, half * s, height * s, [
    stage.drawShadow(x, y, half * s * 0.9),
    group(flattenMarks(draw(pen)), {
      transform: compose(translate(Math.round(x), Math.round(y)), scale(s)),
      kit: name,
    }),
  ])
}
