import { mix } from '../../kit/colour'
import { floorLamp, picture, pileOfBooks, pottedPlant, rug, shelf, sofa } from '../furniture'
import { box, dab, fill, many } from '../marks'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

export function livingRoom(S: Stage): void {
  const { C, p, G, fx } = S
  const { F, d } = room(S, {})
  const h = S.hand('living')
  const light = window(S, 560, 80, 230, F - 190, { curtain: p.cloth, floor: F })
  S.add(d, picture(S, 300, 100, 120, 96, 'a', [p.water, p.leafDeep, p.companion]), picture(S, 206, 130, 70, 70, 'b', [p.clothWarm, p.accent, p.wall]), picture(S, 300, 216, 70, 60, 'c', [p.companion, p.cloth, p.wall]))
  S.add(0.45, light)
  S.add(0.44, shelf(S, -60, F + 14, 210, 380, 4, 'tall'))
  S.add(0.4, pottedPlant(S, 905, F + 30, 230, 'corner', { d: 0.35, pot: p.clothWarm, standing: true }))
  const lamp = S.lamp
  S.add(0.38, lamp ? floorLamp(S, lamp.x, lamp.y, F + 50) : null)
  S.add(0.34, sofa(S, 250, F + 74, 430, mix(p.leafDeep, p.cloth, 0.3)))
  S.add(0.15, rug(S, fx, G + 12, 380, 74, [p.cloth, p.wall, p.companion]))
  S.add(0.08, pileOfBooks(S, 905, G + 70, 3, 90), fill(box(100, G + 28, 92, 58, h, 4), C('#cfa36a', 0, 0, 140, G)), fill(many(6, (i) => dab(104 + i * 15, G + 30, 52, 3, 92)), C('#cfa36a', 0, -0.7, 140, G)))
  S.add(-0.32, pottedPlant(S, 985, 1040, 250, 'front', { d: -0.34, pot: p.roofCool }))
}
