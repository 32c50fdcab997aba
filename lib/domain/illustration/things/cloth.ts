// A scarf and a towel. Text: "limp", hanging over a hand by the middle.
import { shade } from '../kit/colour'
import { bar, fill, stroke } from '../stage/marks'
import { HUES, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const LYING = 'M-24 -3Q-18 -13 -6 -10Q4 -7 10 -10Q18 -13 25 -7L23 -1Q16 -6 10 -3Q2 1 -8 -3Q-16 -6 -19 1Z'
const STRIPES = 'M-13 -10.500Q-9 -11 -6 -10L-9 -3.400Q-12 -4.600 -15 -4ZM6 -8.400Q8 -9 10 -10L11 -3.400Q8 -2 6 -1.400Z'
const FRINGES = 'M-24 -3l-4 1M-22.500 -1l-4 2M-20.500 0.500l-3 3M25 -6.500l4 -1M24.500 -4.500l4 0M23.500 -2l4 1.500'

export const drawScarf: DrawProp = (text) =>
  text === 'limp'
    ? makeProp(
        18,
        46,
        [
          fill('M-1 -46Q7 -45 7 -37L9 -14L1 -13L-2 -38Z', shade(HUES.red, -0.1)),
          fill('M1.400 -20L8.400 -21L9 -16L1 -15Z', HUES.cream),
          stroke('M2 -13v4M5 -13.500v4M8 -14v4', HUES.cream, 1),
          fill('M1 -46Q-8 -45 -7 -37L-9 -5L1 -4L3 -38Q4 -43 1 -46Z', HUES.red),
          fill('M-8 -22L1.600 -21L1.500 -16L-8.300 -17ZM-8.700 -11L1.200 -10L1 -6L-9 -7Z', HUES.cream),
          stroke('M-8 -5v4.500M-5 -4.700v4.500M-2 -4.400v4.500M0.500 -4v4', HUES.cream, 1),
        ],
        { grip: [0, -44], placement: 'flat' },
      )
    : makeProp(
        52,
        14,
        [
          fill(LYING, HUES.red),
          fill(STRIPES, HUES.cream),
          fill('M-8 -3Q2 1 10 -3L10.500 -1Q2 3.500 -8.500 -1Z', shade(HUES.red, -0.12)),
          stroke(FRINGES, HUES.cream, 1.1),
        ],
        { grip: [0, -8], placement: 'flat' },
      )

export const drawTowel: DrawProp = (text) =>
  text === 'limp'
    ? makeProp(
        25,
        44,
        [
          fill('M-9 -42Q0 -48 10 -42L13 -8Q6 -5 2 -9L-6 -12Z', shade(HUES.green, -0.1)),
          fill('M-11 -40Q-4 -48 7 -43L8 -2Q3 1 -2 -2Q-7 1 -12 -2Z', HUES.green),
          fill('M-11.600 -14Q-6 -11 -2 -13.500T8 -14L8 -9.500Q3 -8 -2 -9T-11.800 -9.500Z', HUES.cream),
          stroke('M-3 -40Q-5 -26 -3 -15M3 -41Q2 -28 4 -15', shade(HUES.green, -0.12), 1.2),
        ],
        { grip: [0, -41], placement: 'flat' },
      )
    : makeProp(
        50,
        12,
        [
          fill('M-25 0L-23 -10Q0 -13 23 -10L25 0Z', HUES.green),
          fill(bar(-17, -11, 4, 11) + bar(13, -11, 4, 11), HUES.cream),
          stroke('M-25 0v2M-15 0v2M-5 0v2M5 0v2M15 0v2M25 0v2', HUES.green, 1),
        ],
        { grip: [0, -6], placement: 'flat' },
      )
