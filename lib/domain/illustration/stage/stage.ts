import { chance, hash } from '../../chance'
import type { Direction, Light, Prop, Setting, SetDirection, Shot, Weather } from '../direction'
import { lightness, mix, shade } from '../kit/colour'
import { radialGradient } from '../kit/shape'
import { clamp, hypot, lerp } from '../kit/vector'
import { buildColourScript } from '../light/colour-script'
import { timeOf } from '../things/clock-face'
import type { ColourScript } from '../light/colour-script'
import type { Palette } from '../light/palettes'
import type { Colour, Gradient, Node, Paint } from '../scene'
import type { PageColours } from '../shot-plan'
import type { Lens } from './lens'
import { measureFootprint, type Footprint } from './footprint'
import type { StreetKit } from './kits/kit'
import { createRng, splitStanding } from './marks'
import type { Rng, Marks } from './marks'
import { drawContactShadow, drawCastShadow } from './shadow'

interface Layer {
  depth: number
  nodes: Node[]
  /** The ground that it takes, if it is a thing that may have to give way to whoever stands there. */
  footprint?: Footprint
  /** Those of its nodes that hang on a wall, each thing by itself. */
  hung?: Node[][]
}

/** Everything a place is built with. Units are page units of the wide shot; the camera moves the layers afterwards. */
export interface Stage extends ColourScript {
  setting: Setting
  light: Light
  /** What clocks of the place show; the place may be drawn mirrored. */
  clock: { time: string; mirrored: boolean }
  weather: Weather
  shot: Shot
  lens: Lens | undefined
  home: Direction['home']
  /** What makes streets, trees and views those of the book's destination. */
  kit: StreetKit | undefined
  indoor: boolean
  palette: Palette
  /** The thing that the story tells of: nothing takes its colour. */
  toldThing: Prop | undefined
  /** y of the horizon, y of the ground line on which the cast stands, and x where the cast gathers. */
  horizonY: number
  groundY: number
  focusX: number
  /** Side that the light comes from: -1 left, 1 right. */
  lightSide: -1 | 1
  /** 1 in wind, else 0: how far plants lean. */
  windLean: number
  /** Factor for the number of small marks: 1 in a wide shot, less in close ones and in busy weather. */
  detail: number
  shadowColour: Colour
  /** The lamp of a room in lamplight: its centre and reach. Null without one. */
  lamp: { x: number; y: number; reach: number } | null
  /** How much of the light of a fire or lantern reaches the cast, 0 to 1. */
  firelight: number
  /** How far the camera is panned, in page units, so that the same place looks different from page to page. */
  pan: number
  /** Height of the camera: -1 near the ground, with a low horizon, to 1 above the heads. */
  cameraHeight: number
  /** What makes this book's places look unlike another's: 0 up to 1. */
  variation: number
  /** From above only the foot of a wall is in view, so nothing that hangs on it is drawn. */
  wallHidden: boolean
  /** Furniture that the place must leave out: seats that stand under the cast, and what a prop of the page replaces. */
  omitted: ReadonlySet<string>
  layers: Layer[]
  /**
   * Sets the paint of the wall behind the cast. If the face that has to stand out is too similar, everything at the
   * wall becomes lighter or darker.
   */
  setWallPaint: (paint: Colour) => void
  /** Change of OKLab lightness of that wall. */
  wallLift: number
  /** Adds marks to the layer at a depth: 1 the sky, 0 beside the cast, below 0 the foreground frame. */
  add: (depth: number, ...marks: Marks[]) => void
  rng: (key: string) => Rng
  tint: (colour: Colour, depth?: number, turn?: number) => Colour
  /** `tint` with the light of the room's lamp at x, y. */
  tintLit: (colour: Colour, depth: number, turn: number, x: number, y: number) => Colour
  /** The paint of a large surface of a room: a gradient that falls off from the lamp, or without a lamp `otherwise`. */
  surfacePaint: (colour: Colour, depth: number, turn: number, otherwise?: Paint) => Paint
  /** y of the ground where things stand at this scale (1 at the cast's ground line); `scaleAt` is the inverse. */
  groundYAt: (scale: number) => number
  scaleAt: (y: number) => number
  depthAt: (y: number) => number
  /** Shadow of something that stands at x, y and is 2w wide. */
  drawShadow: (x: number, y: number, w: number) => Marks
  drawContactShadow: (x: number, y: number, w: number, flatness?: number) => Node
  mixWithSky: (t: number, colour: Colour, k: number) => Colour
}

const OUTDOORS = {
  none: { H: 470, G: 840, fx: 500 },
  top: { H: 560, G: 850, fx: 500 },
  bottom: { H: 330, G: 670, fx: 500 },
  left: { H: 470, G: 830, fx: 640 },
  right: { H: 470, G: 830, fx: 360 },
}
const INDOORS = {
  none: { H: 380, G: 850, fx: 500 },
  top: { H: 470, G: 860, fx: 500 },
  bottom: { H: 240, G: 680, fx: 500 },
  left: { H: 390, G: 840, fx: 640 },
  right: { H: 390, G: 840, fx: 360 },
}
/** From above there is nothing but ground: the horizon lies above the page. */
const FROM_ABOVE = { outdoors: { H: -240, G: 790 }, indoors: { H: -560, G: 790 } }
const WEATHER_DETAIL: Record<Weather, number> = { clear: 1, cloud: 1, rain: 0.8, wind: 0.85, snow: 0.9 }
const SHOT_DETAIL: Record<Shot, number> = { wide: 1, medium: 0.75, close: 0.55, behind: 0.8, above: 1 }
const SHOT_FOCUS: Record<Shot, number> = { wide: 0, medium: 0.08, close: 0.1, behind: 0, above: 0 }

export interface StageRequest {
  direction: SetDirection
  /** The place will be drawn mirrored. */
  mirrored: boolean
  lens?: Lens | undefined
  setting: Setting
  kit: StreetKit | undefined
  indoor: boolean
  /** Under the open sky: after dark it is all mass. */
  starlit: boolean
  palette: Palette
  seed: string
  pan: number
  cameraHeight: number
  lift: number
  omitted: ReadonlySet<string>
  /** OKLab lightness of the skin that has to stand out. */
  faceLightness: number | undefined
  /** The story's colours on this page. */
  colours: PageColours | undefined
}

/** Nearer than this, what is made of several parts may be a thing on the ground where the cast stands. */
const THINGS_TO = 0.44
const LEAST_OF_A_THING = 3

/** Beyond this depth the things of a room hang on its wall. */
const WALL_FROM = 0.425
const WALL_DEPTH = 0.48

/**
 * Least difference in OKLab lightness between a face and the wall behind it, by day and in the dark; share of its
 * lightness that a face keeps in the dark; lightness that a wall must stay below.
 */
const MIN_CONTRAST = { day: 0.11, dark: 0.17 }
const FACE_IN_DARK = 0.92
const MAX_WALL = 0.93
/** Approximate height of heads above the ground line, in page units. */
const HEAD_HEIGHT = 330

/** x of the pendant in rooms that are lit from the ceiling; the others have a standing lamp. */
const PENDANT_X: Partial<Record<Setting, number>> = { kitchen: 698, hallway: 586 }
const lampOf = (setting: Setting, fx: number, floor: number): NonNullable<Stage['lamp']> => {
  const x = PENDANT_X[setting]
  return x === undefined ? { x: fx + 250, y: floor - 170, reach: 720 } : { x, y: floor - 430, reach: 860 }
}

/** Creates an empty stage: horizon and ground line, light and palette, and the tools that a place is built with. */
export function createStage({
  direction,
  mirrored,
  lens,
  setting,
  kit,
  indoor,
  starlit,
  palette,
  seed,
  pan,
  cameraHeight,
  lift,
  omitted,
  faceLightness,
  colours,
}: StageRequest): Stage {
  const { light, weather, shot, textSpace } = direction
  const script = buildColourScript(
    light,
    weather,
    palette,
    indoor,
    SHOT_FOCUS[shot],
    lift,
    kit?.air,
    starlit ? (faceLightness ?? 1) : undefined,
    colours?.full,
  )
  const lines = (indoor ? INDOORS : OUTDOORS)[textSpace]
  const { H, G, fx } = shot === 'above' ? { ...lines, ...(indoor ? FROM_ABOVE.indoors : FROM_ABOVE.outdoors) } : lines
  const { row, tint: T, sky } = script
  const shadow = mix(row.shadow, row.dark, 0.45)
  const sx = row.sun[0] * 1000 < fx ? -1 : 1
  const sunny = !indoor && (weather === 'clear' || weather === 'wind')
  const layers: Layer[] = []

  const C = (colour: Colour, depth: number, turn: number, x: number, y: number): Colour => {
    const { lamp } = self
    if (!lamp) return T(colour, depth, turn)
    const near = clamp(1 - hypot(x - lamp.x, (y - lamp.y) * 1.1) / lamp.reach)
    const lit = mix(script.lamplit(colour), row.shadow, turn < 0 ? -turn * 0.34 : 0)
    return mix(
      T(colour, depth, turn),
      self.wallLift && depth > WALL_FROM ? shade(lit, self.wallLift) : lit,
      near ** 1.15 * 0.97,
    )
  }
  const pool = (colour: Colour, depth: number, turn: number): Gradient | null => {
    const { lamp } = self
    return (
      lamp &&
      radialGradient(
        [lamp.x, lamp.y],
        lamp.reach,
        [0, 0.16, 0.4, 0.7, 1].map((t) => [t, C(colour, depth, turn, lamp.x + lamp.reach * t, lamp.y)] as const),
      )
    )
  }

  const self: Stage = {
    ...script,
    setting,
    light,
    clock: { time: timeOf(direction), mirrored },
    weather,
    shot,
    lens,
    home: direction.home,
    kit,
    indoor,
    palette,
    toldThing: colours?.thing,
    horizonY: H,
    groundY: G,
    focusX: fx,
    lightSide: sx,
    windLean: weather === 'wind' ? 1 : 0,
    detail: SHOT_DETAIL[shot] * WEATHER_DETAIL[weather],
    shadowColour: shadow,
    lamp: light === 'lamp' && indoor ? lampOf(setting, fx, lerp(H, G, 0.52)) : null,
    firelight: 0,
    pan,
    cameraHeight,
    variation: chance(seed, 'hue'),
    wallHidden: false,
    omitted,
    layers,
    tint: T,
    tintLit: C,
    wallLift: 0,
    setWallPaint: (paint) => {
      if (faceLightness === undefined) return
      const ground = lightness(C(paint, WALL_DEPTH, 0, self.lamp ? (fx + self.lamp.x) / 2 : fx, G - HEAD_HEIGHT))
      const gap = ground - faceLightness * (script.dark ? FACE_IN_DARK : 1)
      const least = script.dark ? MIN_CONTRAST.dark : MIN_CONTRAST.day
      if (Math.abs(gap) >= least) return
      // In the dark the face should be the lighter one, wherever that is possible.
      self.wallLift =
        gap >= (script.dark ? least / 2 : 0) && ground + least - gap < MAX_WALL ? least - gap : -least - gap
      script.lighten(self.wallLift)
    },
    surfacePaint: (colour, depth, turn, otherwise) => pool(colour, depth, turn) ?? otherwise ?? T(colour, depth, turn),
    add: (depth, ...marks) => {
      if (self.wallHidden && depth > WALL_FROM) return
      for (const { footprint: declared, nodes, hung } of marks.flatMap((mark) => splitStanding(mark))) {
        const last = layers.at(-1)
        const near = depth > 0 && depth < THINGS_TO
        const footprint = declared ?? (near && nodes.length >= LEAST_OF_A_THING ? measureFootprint(nodes) : null)
        if (footprint && depth > 0) layers.push({ depth, nodes, footprint })
        else if (last && last.depth === depth && !last.footprint) last.nodes.push(...nodes)
        else if (nodes.length) layers.push({ depth, nodes })
        const layer = layers.at(-1)
        if (hung && layer) layer.hung = [...(layer.hung ?? []), ...hung]
      }
    },
    rng: (key) => createRng(`${seed}${setting}`, key),
    groundYAt: (scale) => H + (G - H) * scale,
    scaleAt: (y) => Math.max(0.05, (y - H) / (G - H)),
    depthAt: (y) => clamp(1 - (y - H) / (G - H)),
    drawShadow: (x, y, w) => [
      drawContactShadow(x, y, w, shadow),
      sunny ? drawCastShadow(x, y, w, row.throwBy, sx, shadow) : null,
    ],
    drawContactShadow: (x, y, w, flatness = 0.2) => drawContactShadow(x, y, w, shadow, flatness),
    mixWithSky: (t, colour, k) =>
      mix(t < 0.55 ? mix(sky[0], sky[1], t / 0.55) : mix(sky[1], sky[2], Math.min(1, (t - 0.55) / 0.45)), colour, k),
  }
  return self
}

/** The stage is seeded by the book alone, so that only its direction changes a place from page to page. */
export const stageSeedOf = (bookSeed: string): string => hash(bookSeed).toString(36)
