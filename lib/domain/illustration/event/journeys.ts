// What is set down beside the cast on the days away from home.
import { bar, dab, fill, many, oval, strokes } from '../stage/marks'
import { HUES as C, cutter, shape, slab } from '../things/thing'
import { put, stand, type Stand } from './parts'

export const camping = (indoor: boolean): Stand[] => [
  stand(130, 98, put('tent', 0, 0, 0.68)),
  indoor ? stand(70, 50, put('lantern', -16, 0, 1.2), put('bag', 18, 0, 1)) : stand(74, 66, put('campfire', 0, 0, 1)),
]

export const beachHoliday = (): Stand[] => {
  const h = cutter('parasol')
  return [
    stand(120, 168, shape([[-3, 0], [-1, -150], [3, -150], [2, 0]], C.pale, h), fill('M-62 -108Q-50 -166 2 -168Q54 -166 62 -108Q51 -100 41 -108Q31 -100 21 -108Q10 -100 0 -108Q-10 -100 -21 -108Q-31 -100 -41 -108Q-51 -100 -62 -108Z', '#e5533f'), fill('M-41 -108Q-34 -152 2 -168Q-18 -146 -21 -108Q-31 -100 -41 -108ZM0 -108Q4 -146 2 -168Q20 -146 21 -108Q10 -100 0 -108ZM41 -108Q36 -152 2 -168Q56 -162 62 -108Q51 -100 41 -108Z', C.paper), put('bucket', 32, 0, 0.9), put('spade', -26, 0, 0.6), put('shell', 4, 0, 0.8)),
    stand(86, 66, put('sandcastle', 0, 0, 1)),
  ]
}

export const roadTrip = (): Stand[] => [
  stand(70, 98, put('suitcase', 0, 0, 1.2), put('suitcase', -4, -44, 0.9), put('bag', 2, -76, 0.56)),
  // A wheel of postcards, as they stand before a shop on the way.
  stand(58, 128, fill(bar(-2, -120, 4, 120), C.grey), fill(oval(0, -3, 20, 5), C.ink), [0, 1, 2].map((row) => [-15, 15].map((x, k) => [fill(bar(x - 12, -116 + row * 32, 24, 26), C.paper), fill(bar(x - 10, -114 + row * 32, 20, 22), ['#8fc3d8', '#f3b53a', '#9cc58a', '#ea937f', '#7d9fd0', '#f3d48a'][row * 2 + k] ?? C.sky), fill(`M${x - 10} ${-92 + row * 32}l7 ${-9 - k * 3}l6 6l4 -4l3 7z`, ['#3f7f63', '#c4654a'][(row + k) % 2] ?? C.leaf)]))),
]

/** A snowman where snow lies; where it does not, what one takes to it. */
export const snowDay = (lies: boolean): Stand[] => [
  lies ? stand(80, 112, put('snowman', 0, 0, 1)) : stand(84, 78, put('sled', 0, 0, 0.8), put('boots', -14, -22, 1.1), put('scarf', 18, -22, 0.9)),
  lies ? stand(104, 40, put('sled', 0, 0, 1)) : stand(56, 62, slab(-22, -34, 44, 34, C.wood, cutter('mug')), put('hot-cup', 0, -34, 0.8)),
]

export const farmStay = (): Stand[] => [
  stand(88, 96, put('hay', 0, 0, 1.2), put('hen', -4, -48, 0.9)),
  stand(76, 60, shape([[-34, 0], [-32, -34], [-24, -42], [-24, -52], [-8, -52], [-8, -42], [0, -34], [2, 0]], C.steel, cutter('churn')), fill(bar(-27, -56, 22, 6), C.grey), fill(bar(-6, -34, 7, 34), '#98a2ac'), fill(dab(-28, -6, 26, 2, -90), '#e4eaee'), put('egg', 12, -14, 0.6), put('egg', 24, -14, 0.6), put('egg', 18, -20, 0.6), put('basket', 18, 0, 0.76)),
]

/** A signal at clear, and the luggage. */
export const trainJourney = (): Stand[] => [
  stand(64, 150, fill(bar(-4, -128, 8, 128), '#efe8da'), fill(bar(-4, -40, 8, 40), C.ink), fill(bar(-12, -6, 24, 6), C.grey), fill('M0 -122L44 -138L47 -128L3 -110Z', C.red), fill('M28 -132L34 -134L37 -124L31 -122Z', C.paper), fill(bar(-15, -126, 14, 22), C.ink), fill(oval(-8, -109, 4.6), '#5fd08a'), fill(oval(-8, -119, 4), '#5a2a2a'), fill('M-7 -128L0 -142L7 -128Z', C.red), strokes(many(4, (i) => `M8 ${-20 - i * 18}h9`), C.grey, 2)),
  stand(70, 90, put('suitcase', 0, 0, 1.2), put('suitcase', 4, -50, 0.84)),
]
