// npx tsx scripts/art/place-sheets.ts DIR: contact sheets of every place, of the lights and weathers of three of them,
// of each destination's kit, and of every prop.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DESTINATIONS, LIGHTS, SETTINGS, WEATHERS } from '../../lib/domain/illustration/direction'
import type { Destination, Light, Setting, Shot, Weather } from '../../lib/domain/illustration/direction'
import { group, rect } from '../../lib/domain/illustration/kit/shape'
import { bounds } from '../../lib/domain/illustration/print/node-tree'
import { toSvg } from '../../lib/domain/illustration/print/svg'
import { renderLayers } from '../../lib/domain/illustration/stage/camera'
import { buildSet } from '../../lib/domain/illustration/stage/build-set'
import { PROP_DRAWINGS } from '../../lib/domain/illustration/things/table'
import { contactSheet } from './sheet'

const dir = process.argv[2]
if (!dir) throw new Error('usage: place-sheets.ts DIR')
mkdirSync(dir, { recursive: true })

function drawPlace(
  setting: Setting,
  light: Light,
  weather: Weather,
  shot: Shot = 'wide',
  destination?: Destination,
): string {
  const { stage } = buildSet(
    { setting, light, weather, shot, destination, actors: [], props: [], textSpace: 'none' },
    { seed: 'sheet', pageNumber: 1, isDrawn: true },
  )
  return toSvg({
    width: 1000,
    height: 1000,
    nodes: [...renderLayers(stage, false).nodes, ...renderLayers(stage, true).nodes],
  })
}
const every = [...SETTINGS, ...DESTINATIONS]
await contactSheet(
  join(dir, 'places.png'),
  every.map((setting, i) => drawPlace(setting, LIGHTS[i % 4] ?? 'noon', 'clear')),
  8,
  300,
)
await contactSheet(
  join(dir, 'places-at-night.png'),
  every.map((setting, i) => drawPlace(setting, i % 2 ? 'night' : 'lamp', 'clear', 'medium')),
  8,
  300,
)
for (const setting of ['park', 'bedroom', 'sydney'] as const)
  await contactSheet(
    join(dir, `lights-${setting}.png`),
    WEATHERS.flatMap((weather) => LIGHTS.map((light) => drawPlace(setting, light, weather))),
    LIGHTS.length,
    300,
  )

await contactSheet(
  join(dir, 'destinations.png'),
  DESTINATIONS.flatMap((destination) => [
    drawPlace('street', 'noon', 'clear', 'wide', destination),
    drawPlace('street', 'night', 'clear', 'wide', destination),
    drawPlace('living-room', 'morning', 'clear', 'wide', destination),
    drawPlace(destination, 'golden', 'clear', 'wide', destination),
  ]),
  8,
  300,
)

const props = Object.values(PROP_DRAWINGS).map((draw) => {
  const { nodes } = draw('KEEP OUT')
  const box = bounds(nodes)
  const s = 90 / Math.max(box.width, box.height)
  return toSvg({
    width: 100,
    height: 100,
    nodes: [
      rect(0, 0, 100, 100, '#e8e2d0'),
      group(nodes, { transform: [s, 0, 0, s, 50 - (box.x + box.width / 2) * s, 50 - (box.y + box.height / 2) * s] }),
    ],
  })
})
await contactSheet(join(dir, 'props.png'), props, 15, 110)
