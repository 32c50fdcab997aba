import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import { drawBunting } from '../buildings'
import { blob, box, dots, fill, lens, taperedPath, repeat, oval, scatter, smoothPath, createTones } from '../marks'
import { verticalGradient } from '../paint'
import { drawSoftSpot } from '../shadow'
import type { ForbiddenGround } from '../footprint'
import type { Stage } from '../stage'

/** Where the side curtains end: their depth, and the scale of the ground there. */
const HEM = { depth: 0.45, scale: 0.6 }

/** Ground of the stage on which nobody stands: painted scenery and the hems of curtains behind, the hall before it. */
export const OFF_STAGE: readonly ForbiddenGround[] = [
  { kind: 'walls', from: 0, to: HEM.scale + 0.02, depth: HEM.depth },
  { kind: 'air', from: 1.15, to: 2, depth: 0.02 },
]

/** A small theatre: painted scenery, side curtains, footlights, and the backs of heads in the dark before it. */
export function buildTheatre(stage: Stage): void {
  const { tint, palette, groundY, focusX } = stage
  const rng = stage.rng('theatre')
  const floorY = stage.groundYAt(0.55)
  const back = mix(palette.cloth, '#8fc3d8', 0.4)
  stage.add(0.5, rect(-300, -600, 1600, floorY + 600, verticalGradient(0, floorY, [[0, tint(back, 0.4, -0.3)], [1, tint(back, 0.3, 0.5)]])), fill(blob(focusX + 190, 190, 70, 70, rng, 14, 0.02), tint(palette.companion, 0.3, 0.3)),
    fill(smoothPath([[-80, floorY], [60, floorY - 150], [220, floorY - 70], [380, floorY - 190], [560, floorY - 60], [700, floorY - 160], [880, floorY - 60], [1080, floorY - 170], [1080, floorY + 20], [-80, floorY + 20]], true, 0.9), tint(palette.leafDeep, 0.35, 0)),
    fill(smoothPath([[-80, floorY], [120, floorY - 60], [330, floorY - 30], [520, floorY - 90], [760, floorY - 30], [940, floorY - 80], [1080, floorY - 40], [1080, floorY + 20], [-80, floorY + 20]], true, 0.9), tint(palette.leaf, 0.3, 0.2)),
    [[220, 150], [520, 110], [760, 260]].map(([x = 0, y = 0]) => fill(lens(x, y, 150, 34) + lens(x + 20, y - 14, 90, 26), tint('#ffffff', 0.3, 0.2), 0.85)))
  const tones = createTones()
  for (let i = 0; i < 22; i++) tones.put(i & 1, `M${Math.round(focusX + (i - 11) * 64)} ${Math.round(floorY)}h65L${Math.round(focusX + (i - 10) * 120)} 1100h-121z`)
  stage.add(0.45, rect(-300, floorY, 1600, 1100, verticalGradient(floorY, 1000, [[0, tint(palette.floor, 0.3, -0.2)], [0.45, tint(palette.floor, 0.05, 0.3)], [1, tint(palette.floor, 0, -0.5)]])), fill(tones.get(0), tint(palette.floor, 0.1, -0.25), 0.5), rect(-300, floorY, 1600, 40, verticalGradient(floorY, floorY + 40, [[0, stage.shadowColour, 0.4], [1, stage.shadowColour, 0]])))
  const beam = stage.dark ? 0.3 : 0.2
  stage.add(0.3, [-1, 1].map((s) => fill(`M${focusX + s * 330} -60h${s * 60}L${focusX + s * 40 - 260} ${groundY + 60}h520z`, verticalGradient(-60, groundY, [[0, '#fff1c4', beam], [1, '#fff1c4', 0.06]]))), drawSoftSpot(focusX, groundY + 20, 430, 74, [[0, '#fff1c4', 0.5], [0.7, '#fff1c4', 0.22], [1, '#fff1c4', 0]]))
  stage.add(0.4, drawBunting(stage, 120, 60, 880, 60, 50, 13, [palette.accent, palette.companion, '#fbf3e2'], 0.3, 'theatre'))
  // Curtains hang beside the scenery: whatever stands on the stage is before them.
  const hemY = stage.groundYAt(HEM.scale)
  const drape = (s: 1 | -1) => {
    const x = s > 0 ? 1000 : 0
    stage.add(HEM.depth, fill(smoothPath([[x + s * 200, -300], [x - s * 200, -300], [x - s * 150, 260], [x - s * 90, 480], [x - s * 120, hemY - 12], [x - s * 124, hemY], [x - s * 50, hemY + 3], [x + s * 80, hemY], [x + s * 190, hemY + 2], [x + s * 200, hemY]], true, 0.7), tint(palette.accent, 0.12, -0.1)),
      [0.15, 0.45, 0.75].map((t) => fill(taperedPath([[x - s * 190 * t, -300], [x - s * 140 * t, 260], [x - s * 84 * t, 480], [x - s * 112 * t, hemY - 6]], [10, 16, 10, 18]), tint(palette.accent, 0.12, -0.7))), [0.3, 0.62].map((t) => fill(taperedPath([[x - s * 190 * t, -300], [x - s * 140 * t, 260], [x - s * 84 * t, 480], [x - s * 112 * t, hemY - 6]], [8, 12, 8, 14]), tint(palette.accent, 0.12, 0.4))),
      fill(box(s > 0 ? x - 92 : -200, 470, 292, 20, rng, 2), tint(palette.companion, 0.1, 0.1)))
  }
  drape(1)
  drape(-1)
  const blind = createTones()
  for (let i = 0; i < 12; i++) blind.put(i & 1, `M${-60 + i * 96} -120h97V36q-48 58 -97 0z`)
  stage.add(0.14, fill(blind.get(0), tint(palette.accent, 0.1, 0)), fill(blind.get(1), tint(palette.accent, 0.1, -0.35)), fill(repeat(12, (i) => lens(-12 + i * 96, 62, 90, 8)), tint(palette.companion, 0.1, 0.2)))
  // Where the camera stands on the stage itself, its edge and the hall are behind it.
  if (!stage.lens?.before) addHall(stage)
  // Spotlights light the cast, not a lamp in a corner.
  stage.lamp = null
  stage.firelight = stage.dark ? 0.75 : 0
}

/** The stage's edge with its footlights, and the backs of heads. */
function addHall(stage: Stage): void {
  const { tint, palette } = stage
  const rng = stage.rng('hall')
  stage.add(0.02, fill(box(-300, 940, 1600, 200, rng, 1), tint(palette.wood, -0.1, -0.6)), dots(scatter(11, (i) => [20 + i * 96, 944]), 22, mix('#fff1c4', tint('#fff1c4', 0, 0), 0.3)))
  const heads = (x: number, s: number, k: number) => [fill(oval(x, 1012, 46 * s, 50 * s) + oval(x, 1090, 92 * s, 60 * s), tint(k & 1 ? palette.wood : palette.cloth, -0.5, -0.6)), k === 2 ? fill(oval(x - 36 * s, 970, 14 * s) + oval(x + 36 * s, 970, 14 * s), tint(palette.cloth, -0.5, -0.6)) : null]
  stage.add(-0.4, [[30, 0.9, 1], [150, 0.7, 2], [880, 0.8, 3], [985, 1, 0]].map(([x = 0, s = 1, k = 0]) => heads(x, s, k)))
}
