import { curtain } from '../frame'
import { bed, picture, roomLamp, rug, shelf, tableLamp } from '../furniture'
import { blob, box, fill, oval } from '../marks'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

export function bedroom(S: Stage): void {
  const { T, p, G, fx } = S
  const { F, d } = room(S, {})
  const h = S.hand('bed')
  const light = window(S, 250, 90, 190, F - 205, { curtain: p.clothWarm, floor: F })
  S.add(d, picture(S, 590, 110, 92, 74, 'a', [p.companion, p.leafDeep, p.accent]), picture(S, 712, 140, 66, 82, 'b', [p.clothWarm, p.cloth, p.wall]))
  S.add(0.45, light)
  S.add(0.42, shelf(S, 30, F + 16, 150, 120, 2, 's'), tableLamp(S, 100, F - 116, 92))
  S.add(0.38, roomLamp(S, F))
  S.add(0.36, bed(S, 640, F + 70, 420, 86))
  S.add(0.15, rug(S, fx - 20, G + 10, 350, 70, [p.accent, p.wall, p.companion]))
  S.add(0.1,
    fill(blob(900, G + 66, 44, 40, h, 9, 0.05), T(p.companion, 0, -0.1)), fill(oval(886, G + 50, 14, 9), T(p.companion, 0, 0.8)),
    fill(box(800, G + 60, 46, 46, h, 2), T(p.cloth, 0, 0)), fill(box(808, G + 18, 42, 42, h, 2), T(p.accent, 0, 0)))
  curtain(S, p.clothWarm, -1)
}
