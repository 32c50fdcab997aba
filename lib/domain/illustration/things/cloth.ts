// A scarf and a towel. Texts: "limp", hanging over a hand by the middle; a towel's "wings", spread between two hands,
// and "boat", on the floor for who sits on it.
import { shade } from '../kit/colour'
import { bar, dab, fill, stroke } from '../stage/marks'
import { HUES, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const LYING = 'M-18 -2Q-14 -10 -5 -8Q3 -5 8 -8Q14 -10 19 -5L18 -0.500Q12 -5 8 -2Q2 1 -6 -2Q-12 -5 -14 1Z'
const STRIPES = 'M-10 -8.200Q-7 -8.600 -5 -8L-7 -2.400Q-9 -3.300 -11 -3ZM5 -6.700Q6.500 -7 8 -8L8.500 -2.300Q6.500 -1.400 5 -1Z'
const FRINGES = 'M-18 -2l-3 0.800M-17 -0.500l-3 1.500M-15.500 0.500l-2 2.500M19 -4.600l3 -0.800M18.600 -3l3 0M18 -1.200l3 1.200'

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
        42,
        11,
        [
          fill(LYING, HUES.red),
          fill(STRIPES, HUES.cream),
          fill('M-6 -2Q2 1 8 -2L8.200 -0.600Q2 2.600 -6.400 -0.600Z', shade(HUES.red, -0.12)),
          stroke(FRINGES, HUES.cream, 0.9),
        ],
        { grip: [0, -6], placement: 'flat' },
      )

const TOWEL_WINGS: DrawProp = () =>
  makeProp(92, 46, [
    fill('M-45 -45Q-22 -38 0 -41Q22 -38 45 -45L42 -2L0 -4L-42 -2Z', HUES.green),
    fill('M-41 -12H41L41.500 -7H-41.500Z', HUES.cream),
    fill(dab(-30, -34, 24, 1.8, 88) + dab(30, -34, 24, 1.8, 92), shade(HUES.green, -0.1)),
    stroke('M-40 -2v3M-24 -3v3M-8 -4v3M8 -4v3M24 -3v3M40 -2v3', HUES.green, 1),
  ])
const TOWEL_BOAT: DrawProp = () =>
  makeProp(
    150,
    28,
    [
      fill('M-74 -2L-66 -22Q0 -27 66 -22L74 -2Q0 3 -74 -2Z', HUES.green),
      fill('M-62 -21.600L-54 -22.200L-62 -0.600L-70 -1.200Z', HUES.cream),
      fill('M54 -22.200L62 -21.600L70 -1.200L62 -0.600Z', HUES.cream),
      stroke('M-73 -2v3M-50 -1v3M-25 0v3M0 0v3M25 0v3M50 -1v3M73 -2v3', HUES.green, 1.2),
    ],
    { placement: 'flat', underAll: true },
  )

export const drawTowel: DrawProp = (text) => {
  if (text === 'wings') return TOWEL_WINGS()
  if (text === 'boat') return TOWEL_BOAT()
  return text === 'limp'
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
}
