// On two wheels, three or four.
import { bar, oval, repeat, type Marks } from '../../marks'
import type { Colour } from '../../../scene'
import type { PieceName } from '../kit'
import { CREAM, IRON, type Pen, type PieceRow } from './piece-row'

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

export const ON_WHEELS = {
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
} satisfies Partial<Record<PieceName, PieceRow>>
