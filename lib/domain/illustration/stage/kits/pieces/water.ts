// Fountains, tanks, steam and what pumps.
import { mix } from '../../../kit/colour'
import { bar, dab, fill, oval, repeat } from '../../marks'
import type { PieceName } from '../kit'
import { CREAM, poly, type PieceRow } from './piece-row'

export const OF_WATER = {
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
} satisfies Partial<Record<PieceName, PieceRow>>
