import { mix } from '../../kit/colour'
import { basket, nearCorner, pendant, petCorner, toys, wallShelf } from '../dressing'
import { floorLamp, picture, pileOfBooks, pottedPlant, rug, shelf, sofa } from '../furniture'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

export function livingRoom(S: Stage): void {
  const { p, G, fx } = S
  const kind = Math.floor(S.hue * 12)
  const { F, d } = room(S, {})
  const light = window(S, 560, 80, 230, F - 190, { curtain: p.cloth, floor: F })
  S.add(d, wallShelf(S, 196, F - 286, 290, 'sofa'), picture(S, 210, F - 452, 92, 100, 'b', [p.clothWarm, p.accent, p.wall]), picture(S, 316, F - 470, 140, 112, 'a', [p.water, p.leafDeep, p.companion]), picture(S, 860, F - 400, 110, 130, 'c', [p.companion, p.cloth, p.wall]), pendant(S, 505, F - 476, 60, p.companion))
  S.add(0.45, light)
  S.add(0.42, shelf(S, -60, F + 14, 210, 380, 4, 'tall'))
  S.add(0.4, pottedPlant(S, 905, F + 30, 230, 'corner', { d: 0.35, pot: p.clothWarm, standing: true }))
  const lamp = S.lamp
  S.add(0.38, lamp ? floorLamp(S, lamp.x, lamp.y, F + 50) : null)
  S.add(0.34, S.brought.has('sofa') ? null : sofa(S, 250, F + 74, 430, mix(p.leafDeep, p.cloth, 0.3)))
  S.add(0.15, rug(S, fx, G + 12, 380, 74, [p.cloth, p.wall, p.companion]))
  S.add(0.3, basket(S, 186, F + 92, 92, p.clothWarm), petCorner(S, 770, F + 98, 78))
  S.add(0.08, pileOfBooks(S, 905, G + 60, 3, 90), toys(S, 110, G + 40, 52, kind), toys(S, 700, G + 96, 42, kind + 3))
  S.add(-0.32, S.hue < 0.4 ? pottedPlant(S, 985, 1040, 250, 'front', { d: -0.34, pot: p.roofCool }) : nearCorner(S, 1, kind))
}
