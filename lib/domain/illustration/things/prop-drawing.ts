import { shade } from '../kit/colour'
import { ellipse, group } from '../kit/shape'
import { bounds } from '../print/node-tree'
import type { Box, Colour, Node, Point } from '../scene'
import { bar, blob, box, dab, fill, flattenMarks, createRng, oval, paperPath } from '../stage/marks'
import type { Rng, Marks } from '../stage/marks'

/**
 * The drawing of a prop, in centimetres and its own colours: the middle of its foot at the origin, lit from the left.
 * The layout scales it beside the cast and tints it.
 */
export interface PropDrawing {
  nodes: readonly Node[]
  width: number
  height: number
  /**
   * ground: stands there; flat: lies there and may be stepped on; air: hovers; wall: hangs or stands behind everyone;
   * over: lies over a sleeper.
   */
  placement: 'ground' | 'flat' | 'air' | 'wall' | 'over'
  /** Anchor: the point that a hand holds. */
  grip: Point
  /** Carries text, so it must not be mirrored. */
  readable?: boolean
  /** Where its words are: no hand lies there, and nobody stands before them. */
  words?: Box
  /** Nothing is written on it, and it is not mirrored either: a clock. */
  keepsSide?: true
  /** How much higher it stands than without a text, in centimetres: hands find its parts there. */
  raised?: number
  /**
   * The part that the story is about, such as the eye in a knot-hole or a poster's words. Nobody may stand in front of
   * it.
   */
  storyPart?: Box
  /** Of a large thing, the part that must be in sight, where in a near picture any other part would do. */
  toldPart?: Box
  /** Has a face, drawn to the right: it looks at whoever looks at it. */
  looksRight?: true
  /** Is part of a room's wall, and has its foot there: a door. */
  inWall?: true
  /** Lies under everybody, who are in it or on it, and so is in no near picture. */
  underAll?: true
  /** Stands at the horizon and is never near: a water tower out of town. */
  farOff?: true
  /** Where strings are tied that go up to the ceiling, however high that is. */
  strings?: readonly Point[]
  /** The frame of a near picture never cuts it, however large it is: what is told lies on top, or it has a face. */
  neverCut?: true
}
const boxes = new WeakMap<readonly Node[], Box>()
/** Bounding box of a prop in centimetres, measured once. */
export function boxOfProp({ nodes }: Pick<PropDrawing, 'nodes'>): Box {
  const box = boxes.get(nodes) ?? bounds(nodes)
  boxes.set(nodes, box)
  return box
}
/** `part` of the group that draws a prop's `storyPart`. The value is stored in golden scenes. */
export const STORY_PART = 'told'
export type DrawProp = (text?: string) => PropDrawing

export const HUES = {
  red: '#d9483b', yellow: '#f3b53a', blue: '#3f7bab', sky: '#8fc3d8', coral: '#ea937f', green: '#5c9a54', leaf: '#3f7f63', wood: '#9b6238', pale: '#d9ae78', cream: '#fbf3e2', paper: '#fdf8ea',
  ink: '#3b3440', grey: '#8d8f98', steel: '#b9c0c8', purple: '#7d5f9e', pink: '#f09aa5', orange: '#ee8a34', brown: '#7a4f30', gold: '#e8b33c', stone: '#b3aca0', brick: '#c4654a',
} as const satisfies Record<string, Colour>

/** The random source for a prop's small irregularities: the same name always gives the same numbers. */
export const propRng = (name: string): Rng => createRng('things', name)

type PropOptions = Partial<
  Pick<
    PropDrawing,
    | 'placement' | 'grip' | 'readable' | 'words' | 'keepsSide' | 'storyPart' | 'toldPart' | 'inWall' | 'farOff' | 'strings'
    | 'neverCut' | 'raised' | 'looksRight' | 'underAll'
  >
>

export function makeProp(width: number, height: number, marks: Marks, options: PropOptions = {}): PropDrawing {
  return { nodes: flattenMarks(marks), width, height, placement: 'ground', grip: [0, -height / 2], ...options }
}

/** A ball with a shade side and a highlight. */
export function drawBall(x: number, y: number, r: number, colour: Colour): Marks {
  const rim = oval(x, y, r)
  return [fill(rim, shade(colour, -0.1)), group(flattenMarks([ellipse(x - r * 0.16, y - r * 0.14, r, r, colour)]), { clip: rim }), fill(oval(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.17), shade(colour, 0.13))]
}
/** A cut-paper rectangle with its right side in shade. */
export function drawSlab(x: number, y: number, w: number, h: number, colour: Colour, rng: Rng, part = 0.26): Marks {
  return [fill(box(x, y, w, h, rng, 0.6), colour), fill(bar(x + w * (1 - part), y + 0.4, w * part, h - 0.6), shade(colour, -0.09)), fill(bar(x + 0.6, y + 0.5, w - 1.2, Math.min(2, h * 0.12)), shade(colour, 0.07))]
}
export const drawPolygon = (points: readonly Point[], colour: Colour, rng: Rng, amount = 0.5): Marks => fill(paperPath(points, rng, amount), colour)
export const drawLump = (x: number, y: number, rx: number, ry: number, colour: Colour, rng: Rng): Marks => [
  fill(blob(x, y, rx, ry, rng, 9, 0.07), shade(colour, -0.11)), fill(blob(x - rx * 0.1, y - ry * 0.14, rx * 0.84, ry * 0.78, rng, 8, 0.07), colour), fill(dab(x - rx * 0.6, y - ry * 0.35, rx * 0.7, ry * 0.14, -24), shade(colour, 0.1)),
]
