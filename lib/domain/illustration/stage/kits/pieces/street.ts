// What a town puts at its kerbs.
import { bar, clump, dab, oval, repeat } from '../../marks'
import type { PieceName } from '../kit'
import { CREAM, IRON, poly, type PieceRow } from './piece-row'

export const AT_KERBS = {
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
} satisfies Partial<Record<PieceName, PieceRow>>
