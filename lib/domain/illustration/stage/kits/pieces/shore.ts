// At the sea, on snow and under the sun.
import { bar, oval, repeat } from '../../marks'
import type { PieceName } from '../kit'
import { CREAM, type PieceRow } from './piece-row'

export const OUT_OF_TOWN = {
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
} satisfies Partial<Record<PieceName, PieceRow>>
