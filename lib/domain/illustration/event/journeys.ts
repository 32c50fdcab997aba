// Decorations on the ground for days away from home.
import { bar, dab, fill, repeat, oval, stroke } from '../stage/marks'
import { HUES, propRng, drawPolygon, drawSlab } from '../things/prop-drawing'
import { drawPropAt, indoors, makeStand, outdoors, type Stand } from './parts'

export const drawCamping = (indoor: boolean): Stand[] => [
  outdoors(makeStand(130, 98, drawPropAt('tent', 0, 0, 0.68))),
  indoor ? makeStand(70, 50, drawPropAt('lantern', -16, 0, 1.2), drawPropAt('bag', 18, 0, 1)) : makeStand(74, 66, drawPropAt('campfire', 0, 0, 1)),
]

export const drawBeachHoliday = (): Stand[] => {
  const rng = propRng('parasol')
  return [
    outdoors(makeStand(120, 168, drawPolygon([[-3, 0], [-1, -150], [3, -150], [2, 0]], HUES.pale, rng), fill('M-62 -108Q-50 -166 2 -168Q54 -166 62 -108Q51 -100 41 -108Q31 -100 21 -108Q10 -100 0 -108Q-10 -100 -21 -108Q-31 -100 -41 -108Q-51 -100 -62 -108Z', '#e5533f'), fill('M-41 -108Q-34 -152 2 -168Q-18 -146 -21 -108Q-31 -100 -41 -108ZM0 -108Q4 -146 2 -168Q20 -146 21 -108Q10 -100 0 -108ZM41 -108Q36 -152 2 -168Q56 -162 62 -108Q51 -100 41 -108Z', HUES.paper), drawPropAt('bucket', 32, 0, 0.9), drawPropAt('spade', -26, 0, 0.6), drawPropAt('shell', 4, 0, 0.8))),
    outdoors(makeStand(86, 66, drawPropAt('sandcastle', 0, 0, 1))),
    indoors(makeStand(46, 50, drawPropAt('bucket', -4, 0, 1), drawPropAt('shell', 18, 0, 1))),
  ]
}

export const drawRoadTrip = (): Stand[] => [
  makeStand(70, 98, drawPropAt('suitcase', 0, 0, 1.2), drawPropAt('suitcase', -4, -44, 0.9), drawPropAt('bag', 2, -76, 0.56)),
  // A postcard stand, as outside a shop.
  outdoors(makeStand(58, 128, fill(bar(-2, -120, 4, 120), HUES.grey), fill(oval(0, -3, 20, 5), HUES.ink), [0, 1, 2].map((row) => [-15, 15].map((x, k) => [fill(bar(x - 12, -116 + row * 32, 24, 26), HUES.paper), fill(bar(x - 10, -114 + row * 32, 20, 22), ['#8fc3d8', '#f3b53a', '#9cc58a', '#ea937f', '#7d9fd0', '#f3d48a'][row * 2 + k] ?? HUES.sky), fill(`M${x - 10} ${-92 + row * 32}l7 ${-9 - k * 3}l6 6l4 -4l3 7z`, ['#3f7f63', '#c4654a'][(row + k) % 2] ?? HUES.leaf)])))),
]

/** A snowman and a sled where snow lies; otherwise clothes for the snow, and something hot. */
export const drawSnowDay = (lies: boolean): Stand[] => [
  lies ? makeStand(80, 112, drawPropAt('snowman', 0, 0, 1)) : makeStand(56, 40, drawPropAt('boots', -10, 0, 0.8), drawPropAt('scarf', 18, 0, 0.8)),
  lies ? makeStand(104, 40, drawPropAt('sled', 0, 0, 1)) : makeStand(56, 62, drawSlab(-22, -34, 44, 34, HUES.wood, propRng('mug')), drawPropAt('hot-cup', 0, -34, 0.8)),
]

export const drawFarmStay = (): Stand[] => [
  outdoors(makeStand(88, 96, drawPropAt('hay', 0, 0, 1.2), drawPropAt('hen', -4, -48, 0.9))),
  makeStand(76, 60, drawPolygon([[-34, 0], [-32, -34], [-24, -42], [-24, -52], [-8, -52], [-8, -42], [0, -34], [2, 0]], HUES.steel, propRng('churn')), fill(bar(-27, -56, 22, 6), HUES.grey), fill(bar(-6, -34, 7, 34), '#98a2ac'), fill(dab(-28, -6, 26, 2, -90), '#e4eaee'), drawPropAt('egg', 12, -14, 0.6), drawPropAt('egg', 24, -14, 0.6), drawPropAt('egg', 18, -20, 0.6), drawPropAt('basket', 18, 0, 0.76)),
]

/** A signal at clear, and the luggage. */
export const drawTrainJourney = (): Stand[] => [
  outdoors(makeStand(64, 150, fill(bar(-4, -128, 8, 128), '#efe8da'), fill(bar(-4, -40, 8, 40), HUES.ink), fill(bar(-12, -6, 24, 6), HUES.grey), fill('M0 -122L44 -138L47 -128L3 -110Z', HUES.red), fill('M28 -132L34 -134L37 -124L31 -122Z', HUES.paper), fill(bar(-15, -126, 14, 22), HUES.ink), fill(oval(-8, -109, 4.6), '#5fd08a'), fill(oval(-8, -119, 4), '#5a2a2a'), fill('M-7 -128L0 -142L7 -128Z', HUES.red), stroke(repeat(4, (i) => `M8 ${-20 - i * 18}h9`), HUES.grey, 2))),
  makeStand(70, 90, drawPropAt('suitcase', 0, 0, 1.2), drawPropAt('suitcase', 4, -50, 0.84)),
]
