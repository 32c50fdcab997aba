/**
 * A picture is a tree of plain objects. Three printers print it: a DOM <svg>, an SVG file, a page of a PDF.
 * So it may use only what all three draw alike: paths, ellipses, rectangles, groups, clips, gradients in
 * user space, and opacity on leaves.
 * Units: a page is 1000 x 1000, x to the right, y down.
 */
export type Point = readonly [x: number, y: number]
/** x' = a x + c y + e; y' = b x + d y + f */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export type Colour = string // '#rrggbb'
export type Stop = readonly [offset: number, colour: Colour, opacity?: number]
export type Gradient =
  | { kind: 'linear'; from: Point; to: Point; stops: readonly Stop[] }
  | { kind: 'radial'; centre: Point; radius: number; stops: readonly Stop[] }
export type Paint = Colour | Gradient

interface Leaf {
  fill?: Paint | undefined
  stroke?: Colour | undefined
  strokeWidth?: number | undefined
  opacity?: number | undefined
  transform?: Matrix | undefined
}
export interface PathNode extends Leaf {
  kind: 'path'
  d: string
  evenOdd?: boolean | undefined
}
export interface EllipseNode extends Leaf {
  kind: 'ellipse'
  cx: number
  cy: number
  rx: number
  ry: number
}
export interface RectNode extends Leaf {
  kind: 'rect'
  x: number
  y: number
  width: number
  height: number
  radius?: number | undefined
}
export interface GroupNode {
  kind: 'group'
  children: readonly Node[]
  /** Path data, in the group's own coordinates (before `transform` moves them). */
  clip?: string | undefined
  transform?: Matrix | undefined
  /** The cast member that this group draws: 'child', 'pet1', 'friend' ... Exactly one group a member. */
  cast?: string | undefined
  /** A further layer of a member that has its own group elsewhere: the light at its edge. */
  castPart?: string | undefined
  /** What a test or the colouring book may look for: 'ground', 'prop:kite', 'sky' ... */
  part?: string | undefined
}
export type Node = PathNode | EllipseNode | RectNode | GroupNode

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One drawn member of the cast, standing at the origin: feet (or lowest contact) at y = 0, facing right unless mirrored. */
export interface Figure {
  nodes: readonly Node[]
  /** True extents, everything included (tail, wings, wheelchair, what is held). */
  box: Box
  /** The face, which nothing may cover. */
  face: { centre: Point; radius: number }
  anchors: {
    eyes: Point
    /** Where a held thing goes: in the near and the far hand; a pet's mouth or front paw. */
    handNear: Point
    handFar: Point
    /** Where a small pet sits when carried or cuddled; a pet's own back. */
    lap: Point
    back: Point
    /** All contacts with the ground. */
    feet: readonly Point[]
  }
  /** The near arm once more, to be laid over a pet that it holds. */
  holdingArm?: HoldingArm | undefined
}

export interface HoldingArm {
  nodes: readonly Node[]
  /** Shoulder, elbow, fingertips. */
  joints: readonly Point[]
  /** Half its width, sleeve included. */
  half: number
}

export interface Scene {
  width: number
  height: number
  nodes: readonly Node[]
}
