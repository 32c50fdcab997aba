// What is sold, stored or grown at a door.
import { isSnowy } from '../../foliage'
import { bar, clump, oval, repeat } from '../../marks'
import type { PieceName } from '../kit'
import { CREAM, type PieceRow } from './piece-row'

export const AT_DOORS = {
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
} satisfies Partial<Record<PieceName, PieceRow>>
