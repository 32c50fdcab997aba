/**
 * A picture is a tree of plain objects. Three printers read it: a DOM <svg>, an SVG file, a page of a PDF. So it uses
 * only what all three draw alike: paths, ellipses, rectangles, groups, clips, gradients in user space, and opacity on
 * leaves.
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
/** How a part moves when the words come to it: lib/domain/book/motion/movements. */
export type Movement =
  | 'wag'
  | 'lift-left'
  | 'lift-right'
  | 'twitch'
  | 'blink'
  | 'flap'
  | 'nod'
  | 'wave'
  | 'blow'
  | 'wobble'
  | 'swim'
  | 'sway'
  | 'swing'
  | 'bob'
  | 'hop'
  | 'flutter'
  | 'flicker'
  | 'shake'
  | 'twinkle'
/** What can move by itself: of an animal, of a person, or a thing as a whole. */
export type MovingPart = 'tail' | 'ear' | 'eyes' | 'wing' | 'fin' | 'head' | 'hair' | 'arm' | 'body' | 'thing'

/** A part that the reader may move. Nothing printed tells of it. */
export interface Movable {
  part: MovingPart
  movement: Movement
  /** What it turns about, in the group's own coordinates. */
  pivot: Point
}

export interface GroupNode {
  kind: 'group'
  children: readonly Node[]
  /** Path data, in the group's own coordinates (before `transform` moves them). */
  clip?: string | undefined
  transform?: Matrix | undefined
  /** The member of the cast that this group draws: 'child', 'pet1', 'friend' ... Exactly one group each. */
  cast?: string | undefined
  /** A second layer of a member whose group is elsewhere: the rim light. */
  castPart?: string | undefined
  /** The face of the member whose group this is in. */
  face?: true | undefined
  /** A hand, mouth or paw that touches what its member acts on. */
  hand?: 'near' | 'far' | 'mouth' | 'paw' | undefined
  /** The thing that this group draws: its word in the direction. */
  thing?: string | undefined
  /** What of the kit of a book's destination this group draws: 'front', 'tree', 'skyline' ... */
  kit?: string | undefined
  /** A label for tests and the colouring book: 'ground', 'prop:kite', 'sky' ... */
  part?: string | undefined
  move?: Movable | undefined
}
export type Node = PathNode | EllipseNode | RectNode | GroupNode

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A drawn member of the cast at the origin: feet (or lowest contact) at y = 0, facing right unless mirrored. */
export interface Figure {
  nodes: readonly Node[]
  /** Bounding box, including tail, wings, wheelchair and held props. */
  box: Box
  /** Circle of the face; the composer never covers it. */
  face: { centre: Point; radius: number }
  anchors: {
    eyes: Point
    /** Where a held prop goes: near hand and far hand; of a pet, mouth and front paw. */
    handNear: Point
    handFar: Point
    /** Where a small pet sits when carried or cuddled; of a pet, its own back. */
    lap: Point
    back: Point
    /** Points of contact with the ground. */
    feet: readonly Point[]
  }
  /** What this member acts on. */
  acting?: Acting | undefined
  /** Elbows, wrists, knees and neck: the frame never cuts a figure there. */
  joints?: readonly Point[] | undefined
  /** Shoulder, elbow and wrist of each arm. */
  arms?: readonly (readonly Point[])[] | undefined
  /** The near arm again, to be drawn over a pet that it holds. */
  holdingArm?: HoldingArm | undefined
}

/** Where a figure touches what it acts on, in its own coordinates. */
export interface Acting {
  contacts: readonly { by: 'near' | 'far' | 'mouth' | 'paw'; at: Point; anchor: Point }[]
  /** Where the eyes look. */
  gazeAt: Point
  /** Bounding box of the thing. */
  thing?: Box | undefined
  /** Where its words are: nobody stands before them. */
  words?: Box | undefined
  /** The point of it that somebody else takes. */
  farSide?: Point | undefined
  /** Where what it pours falls down, across. */
  falls?: number | undefined
}

export interface HoldingArm {
  nodes: readonly Node[]
  /** Shoulder, elbow, fingertips. */
  joints: readonly Point[]
  /** Half the arm's width, including the sleeve. */
  half: number
}

export interface Scene {
  width: number
  height: number
  nodes: readonly Node[]
  /** What every window on the picture must show: faces, acting hands and all that the direction names. */
  essential?: Box | undefined
  /** One spot on paper, or two, with nothing drawn around them; all of it is `essential`. */
  form?: 'vignette' | 'spots' | undefined
  /** Which half of a scene over two facing pages this is; the other half is the same scene. */
  half?: 'left' | 'right' | undefined
  /** By the share of the leading face; none without a cast. */
  shot?: 'face' | 'bust' | 'knee' | 'whole' | 'tiny' | 'shoulder' | 'below' | 'plan' | 'none' | undefined
}
