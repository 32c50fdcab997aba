import { bar, dab, fill, taperedPath, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, drawBall, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// One blue picture: without a sun, with a sun of jam, and with a hole where the sun was.
const BLUE = '#3d74b8'
const SHEET = 'M-30 -44L30.5 -44.500L30 0.400L-29.5 0Z'
/** The opposite winding of the sheet, so that it cuts a hole. */
const HOLE = 'M18 -41a7.5 7.5 0 1 0 0.1 0Z'

const painted: Marks = [
  fill('M-24 -4V-19L-15 -28L-6 -19V-4Z', BLUE), fill(bar(-18, -11, 5, 7), HUES.paper), stroke('M13 -4V-15', BLUE, 3), fill(oval(13, -19, 7.5, 6.5), BLUE),
  fill(oval(2, -17, 3.4), BLUE), fill(taperedPath([[2, -14], [2, -9], [2, -4]], [3, 4.4, 4]), BLUE), stroke('M-2.5 -12L2 -10L6.5 -13M1 -4V-1M3.5 -4V-1M-28 -3Q0 -6 28 -3', BLUE, 1.5), fill(dab(-27, -36, 15, 2.4, -6) + dab(-12, -38, 13, 2, 4), BLUE, 0.5),
]
const drawSheet = (d: string): Marks => fill(d, HUES.paper)

const drawBluePicture: DrawProp = () => makeProp(60, 45, [drawSheet(SHEET), painted], { grip: [-24, -8], readable: true })
const drawJamPicture: DrawProp = () => makeProp(60, 45, [drawSheet(SHEET), painted, fill('M18 -42Q26 -41 25.5 -33Q25 -25.5 17.5 -26Q10 -26.5 10.5 -34Q11 -41 18 -42Z', '#c22f2f'), fill(oval(15.5, -37, 2.2, 1.3), '#ee8a7c')], { grip: [-24, -8], readable: true })
const drawHoledPicture: DrawProp = () => makeProp(60, 45, [drawSheet(SHEET + HOLE), painted, stroke('M18 -41a7.5 7.5 0 1 0 0.1 0Z', '#d9a89a', 0.9)], { grip: [-24, -8], readable: true })
const drawFilled = (inside: Marks): Marks => [drawSheet(SHEET), painted, inside]
/** The picture with a hole, held up to the evening or the night sky. */
const drawSunPicture: DrawProp = () => makeProp(60, 45, drawFilled([fill(oval(18, -33.5, 11), '#f6a45c', 0.4), fill(oval(18, -33.5, 7.6), '#e2402c'), fill(oval(16.5, -35, 4.6), '#f06a45')]), { grip: [-24, -8], readable: true })
const drawMoonPicture: DrawProp = () => makeProp(60, 45, drawFilled([fill(oval(18, -33.5, 7.6), '#27365f'), fill('M19 -39.5A6 6 0 1 0 23.5 -31A5 5 0 0 1 19 -39.5Z', '#fdf0c4')]), { grip: [-24, -8], readable: true })
const drawTomato: DrawProp = () => makeProp(14, 13, [drawBall(0, -6, 6.6, HUES.red), fill(dab(0, -11.5, 6, 1.5, 15) + dab(0, -11.5, 6, 1.5, 165) + dab(0, -11.5, 4, 1.3, -80), HUES.leaf)], { grip: [0, -6] })

const drawJam: DrawProp = () => makeProp(17, 22, [fill('M-8 -16Q-9 -4 -7.5 -1Q0 1.5 7.5 -1Q9 -4 8 -16Z', '#c22f2f'), fill('M3 -16H8Q9 -4 7.5 -1Q5 0.4 2 0.4Q5 -6 3 -16Z', '#a32430'), fill(dab(-5.5, -4, 10, 1.4, -86), '#ee8a7c'), fill(bar(-5.6, -12, 11.2, 7), HUES.paper), fill(oval(0, -8.4, 2), '#c22f2f'), fill(bar(-8.4, -20.5, 16.8, 5), HUES.cream), stroke('M-8.4 -18H8.4', HUES.coral, 1)], { grip: [0, -10] })
const drawBluePaint: DrawProp = () => makeProp(20, 26, [stroke('M2 -17L9 -27', HUES.pale, 2), fill(dab(0.5, -15, 5, 2, -55), BLUE), fill('M-9 -16L-7.5 0Q0 1.6 7.5 0L9 -16Z', HUES.cream), fill('M3 -16L2.6 1Q5 1 7.5 0L9 -16Z', '#e3d6bb'), fill(oval(0, -16, 9, 2.6), BLUE), fill('M-8.7 -14Q-6 -8 -4.4 -12Q-3 -6 -1.4 -13Q0 -10 1 -14Z', BLUE)], { grip: [0, -8] })

export const BLUE_PICTURE = {
  'blue-picture': drawBluePicture, 'jam-picture': drawJamPicture, 'holed-picture': drawHoledPicture,
  'sun-picture': drawSunPicture, 'moon-picture': drawMoonPicture, tomato: drawTomato, jam: drawJam,
  'blue-paint': drawBluePaint,
} as const
