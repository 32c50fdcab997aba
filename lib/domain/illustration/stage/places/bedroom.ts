import { curtain } from '../frame'
import { basket, nearCorner, paperChain, pendant, petCorner, toys, wallShelf } from '../dressing'
import { bed, picture, roomLamp, rug, shelf, tableLamp } from '../furniture'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

export function bedroom(S: Stage): void {
  const { p, G, fx } = S
  const kind = Math.floor(S.hue * 12)
  const { F, d } = room(S, {})
  const light = window(S, 250, 90, 190, F - 205, { curtain: p.clothWarm, floor: F })
  S.add(d, paperChain(S, 520, 1040, F - 452, 'bed'), picture(S, 574, F - 392, 124, 100, 'a', [p.companion, p.leafDeep, p.accent]), picture(S, 716, F - 372, 84, 104, 'b', [p.clothWarm, p.cloth, p.wall]), wallShelf(S, 826, F - 258, 190, 'bed'), picture(S, 30, F - 350, 110, 130, 'c', [p.water, p.leaf, p.companion]))
  S.add(d, pendant(S, 548, F - 470, 58, p.accent))
  S.add(0.45, light)
  S.add(0.42, shelf(S, 30, F + 16, 150, 120, 2, 's'), tableLamp(S, 100, F - 116, 92))
  S.add(0.38, roomLamp(S, F))
  S.add(0.36, S.brought.has('bed') ? null : bed(S, 640, F + 70, 420, 86))
  S.add(0.15, rug(S, fx - 20, G + 10, 350, 70, [p.accent, p.wall, p.companion]))
  S.add(0.34, basket(S, 556, F + 46, 84, p.companion), petCorner(S, 250, F + 78, 74))
  S.add(0.1, toys(S, 905, G + 40, 54, kind), toys(S, 90, G - 10, 46, kind + 1), toys(S, 740, G + 92, 44, 3))
  if (S.hue < 0.5) curtain(S, p.clothWarm, -1)
  else S.add(-0.4, nearCorner(S, -1, kind))
}
