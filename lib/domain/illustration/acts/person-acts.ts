// Acts of people as data: the pose from which they begin, where the thing is, which hand is where on it, and the layers.
// Everything faces right: `near` is the hand on our side, a thing's left side is the one towards its actor.
import type { ChildPose, Verb } from '../direction'
import type { Features } from '../child/feelings'
import type { HandShape } from '../child/hands'
import type { Posture } from '../child/posture'
import type { Point } from '../scene'
import type { AnchorName } from './act-thing'
import type { EffectName } from './effects'

export type BodyPoint = 'mouth' | 'face' | 'crown' | 'neck' | 'chest' | 'lap' | 'hip' | 'foot' | 'ground' | 'hand'

export interface HandRule {
  /** Anchor of the thing; or a point of the body, `by` heads away, if the hand holds a tool or nothing. */
  at?: AnchorName
  body?: BodyPoint
  by?: Point
  shape: HandShape
  /** Angle of the hand: 0 ahead, 90 down. It continues the forearm if left out. */
  aim?: number
  /** Held between the fingertips, so that a small thing is not hidden by its hand. */
  tips?: true
  /** A tool in this hand, whose tip touches the anchor. */
  tool?: 'crayon' | 'brush' | 'glue' | 'beater'
}
interface Common {
  pose: ChildPose
  lean?: number
  /** Tilt of the head in degrees and nod, as in a posture. */
  head?: readonly [number, number]
  legs?: (Pick<Posture, 'legA' | 'legB'> & { hip?: number; air?: number }) | undefined
  near?: HandRule
  far?: HandRule
  /** Whether the thing lies behind the body, between the arms, or in front of all but the fingers. */
  layer?: 'behind' | 'between' | 'front'
  effect?: EffectName | undefined
  mouth?: Features['mouth']
}
/** The thing is carried: one of its anchors is at a point of the body, `by` heads away (ahead, down), turned by degrees. */
export interface HeldAct extends Common {
  place: { anchor: AnchorName; at: BodyPoint; by: Point; angle?: number }
}
/**
 * The thing stands on the ground or hangs on a wall, as near as the arms reach. Heights of the hands are shares of the
 * actor's own height; `inset` is how far they are from its near edge, as a share of its width.
 */
export interface StandingAct extends Common {
  heights?: { near?: number; far?: number }
  inset?: number
  /** The contact is this many heads ahead of the shoulder, instead of an arm's length. */
  over?: number | undefined
  /** The far hand is at its far edge. */
  farEdge?: true | undefined
  /** The mouth is at its near edge. */
  mouthTo?: true
}
interface PersonAct {
  held: HeldAct
  standing: StandingAct
}

const stride = {
  legA: { foot: [-0.52, 0.03], toe: 26 },
  legB: { foot: [0.34, 0], bend: -1 },
  hip: 0.86,
} as const
const braced = {
  legA: { foot: [-0.2, 0], toe: 0 },
  legB: { foot: [0.5, 0.02], toe: -16 },
  hip: 0.88,
} as const
export const seatedKnees = {
  hip: 0.13,
  legA: { angles: [112, 26], toe: 0 },
  legB: { angles: [124, 34], toe: 0 },
} as const
const squat = {
  hip: 0.44,
  legA: { angles: [84, -34], toe: 4 },
  legB: { angles: [100, -26], toe: 0 },
} as const

const touching: StandingAct = {
  pose: 'stand',
  lean: 6,
  heights: { near: 0.62 },
  near: { shape: 'cover' },
  inset: 0.12,
}
export const atChest = (x: number, y: number, angle = 0): HeldAct['place'] => ({
  anchor: 'centre',
  at: 'chest',
  by: [x, y],
  angle,
})

export const PERSON_ACTS: Partial<Record<Verb, PersonAct>> = {
  play: {
    held: {
      pose: 'kneel',
      lean: 14,
      head: [4, 0.3],
      place: { anchor: 'base', at: 'ground', by: [1.35, 0] },
      near: { at: 'top-left', shape: 'grip', aim: 60 },
      far: { at: 'top-right', shape: 'grip', aim: 80 },
    },
    standing: { ...touching, heights: { near: 0.6, far: 0.66 }, far: { shape: 'open' } },
  },
  push: {
    held: {
      pose: 'kneel',
      lean: 24,
      place: { anchor: 'base', at: 'ground', by: [1.7, 0] },
      near: { at: 'left', shape: 'cover' },
      far: { at: 'top-left', shape: 'cover' },
      effect: 'skid',
    },
    standing: {
      pose: 'walk',
      lean: 22,
      head: [-8, 0.1],
      legs: stride,
      heights: { near: 0.5, far: 0.58 },
      inset: 0.05,
      near: { shape: 'cover', aim: -50 },
      far: { shape: 'cover', aim: -50 },
      effect: 'skid',
    },
  },
  pull: {
    held: {
      pose: 'walk',
      lean: -14,
      head: [6, 0.1],
      legs: braced,
      place: { anchor: 'left', at: 'hip', by: [1.5, -0.35] },
      near: { at: 'left', shape: 'fist' },
      far: { at: 'left', shape: 'fist' },
      effect: 'strain',
    },
    standing: {
      pose: 'walk',
      lean: -12,
      head: [6, 0.1],
      legs: braced,
      heights: { near: 0.44, far: 0.5 },
      inset: 0.05,
      near: { shape: 'fist' },
      far: { shape: 'fist' },
      effect: 'strain',
    },
  },
  hug: {
    held: {
      pose: 'stand',
      lean: -3,
      head: [10, 0.3],
      place: atChest(0.46, 0.12, -6),
      near: { at: 'low-right', shape: 'flat', aim: -10 },
      far: { at: 'right', shape: 'flat' },
    },
    standing: {
      pose: 'stand',
      lean: 8,
      head: [10, 0.1],
      heights: { near: 0.6, far: 0.5 },
      inset: 0.3,
      near: { shape: 'cover' },
      far: { shape: 'cover' },
    },
  },
  'hold-up': {
    held: {
      pose: 'stand',
      lean: -6,
      head: [-14, -0.5],
      place: { anchor: 'base', at: 'face', by: [1.05, -0.42] },
      near: { at: 'low-left', shape: 'grip', aim: -70 },
      far: { at: 'low-right', shape: 'grip', aim: -80 },
      effect: 'shine',
    },
    standing: { ...touching, heights: { near: 0.7, far: 0.8 }, far: { shape: 'cover' } },
  },
  drink: {
    held: {
      pose: 'stand',
      lean: -6,
      head: [-8, -0.1],
      place: { anchor: 'rim', at: 'mouth', by: [0.015, 0.03], angle: -34 },
      near: { at: 'base', shape: 'grip', aim: -50 },
      far: { at: 'right', shape: 'grip', aim: -50 },
      mouth: 'oh',
    },
    standing: { ...touching, pose: 'kneel', lean: 30, mouthTo: true, heights: { near: 0.3, far: 0.3 }, mouth: 'oh' },
  },
  eat: {
    held: {
      pose: 'stand',
      lean: 4,
      head: [6, 0.3],
      place: { anchor: 'left', at: 'mouth', by: [-0.02, 0.06], angle: -8 },
      near: { at: 'base', shape: 'grip', aim: -40 },
      far: { at: 'right', shape: 'grip', aim: -60 },
      effect: 'crumbs',
      mouth: 'laugh',
    },
    standing: {
      ...touching,
      pose: 'kneel',
      lean: 30,
      mouthTo: true,
      heights: { near: 0.3, far: 0.3 },
      effect: 'crumbs',
    },
  },
  write: {
    held: {
      pose: 'read',
      lean: 2,
      head: [12, 0.5],
      legs: seatedKnees,
      place: { anchor: 'low-left', at: 'lap', by: [0.58, 0.04], angle: -16 },
      near: { at: 'centre', shape: 'grip', aim: 20, tool: 'crayon' },
      far: { at: 'top-right', shape: 'grip', aim: 100 },
      effect: 'scrawl',
    },
    standing: {
      pose: 'stand',
      lean: 6,
      head: [2, 0.1],
      heights: { near: 0.66 },
      inset: 0.28,
      near: { shape: 'grip', tool: 'crayon' },
      effect: 'scrawl',
    },
  },
  read: {
    held: {
      pose: 'stand',
      lean: 4,
      head: [6, 0.3],
      place: { anchor: 'centre', at: 'face', by: [0.98, 0.42], angle: -10 },
      near: { at: 'low-left', shape: 'grip', aim: -60 },
      far: { at: 'low-right', shape: 'grip', aim: -60 },
    },
    standing: { ...touching, pose: 'stand', lean: 14, heights: { near: 0.66 }, near: { shape: 'point' }, inset: 0.2 },
  },
  tear: {
    held: {
      pose: 'stand',
      lean: -2,
      head: [4, 0.2],
      place: atChest(0.98, -0.12),
      near: { at: 'top-left', shape: 'fist', aim: 20 },
      far: { at: 'top-right', shape: 'fist', aim: 60 },
      effect: 'tear',
    },
    standing: { ...touching, near: { shape: 'fist' }, heights: { near: 0.66, far: 0.7 }, far: { shape: 'fist' } },
  },
  pour: {
    held: {
      pose: 'stand',
      lean: 6,
      head: [4, 0.3],
      place: atChest(0.95, 0.02, 76),
      near: { at: 'right', shape: 'grip', aim: 0 },
      far: { at: 'base', shape: 'grip', aim: 10 },
      effect: 'stream',
    },
    standing: { ...touching },
  },
  paint: {
    held: {
      pose: 'stand',
      lean: 4,
      head: [6, 0.3],
      place: atChest(0.9, 0, -6),
      near: { at: 'page', shape: 'grip', aim: -10, tool: 'brush' },
      far: { at: 'low-right', shape: 'flat', aim: -20 },
      effect: 'dab',
    },
    standing: {
      pose: 'stand',
      lean: 4,
      heights: { near: 0.68 },
      inset: 0.3,
      near: { shape: 'grip', tool: 'brush', aim: -10 },
      effect: 'dab',
    },
  },
  glue: {
    held: {
      pose: 'stand',
      lean: 6,
      head: [8, 0.4],
      place: atChest(0.86, 0.06),
      near: { at: 'top', shape: 'grip', aim: 30, tool: 'glue' },
      far: { at: 'low-right', shape: 'flat', aim: -20 },
      effect: 'drop',
    },
    standing: {
      pose: 'stand',
      lean: 8,
      heights: { near: 0.6 },
      inset: 0.2,
      near: { shape: 'grip', tool: 'glue' },
      effect: 'drop',
    },
  },
  wrap: {
    held: {
      pose: 'kneel',
      lean: 14,
      head: [6, 0.4],
      place: { anchor: 'base', at: 'ground', by: [1.3, 0] },
      near: { at: 'top-left', shape: 'grip', aim: 60 },
      far: { at: 'top', shape: 'grip', aim: 40 },
      effect: 'band',
    },
    standing: { ...touching, heights: { near: 0.5, far: 0.62 }, far: { shape: 'cover' } },
  },
  'hand-over': {
    held: {
      pose: 'stand',
      lean: 8,
      head: [2, 0.05],
      place: { anchor: 'left', at: 'chest', by: [1.02, 0.02] },
      near: { at: 'left', shape: 'flat', aim: 0 },
      far: { at: 'low-left', shape: 'flat', aim: 0 },
    },
    standing: { ...touching },
  },
  point: {
    held: {
      pose: 'stand',
      lean: 4,
      head: [4, 0.2],
      place: atChest(0.9, -0.05, -4),
      near: { at: 'page', shape: 'point', aim: -4 },
      far: { at: 'low-right', shape: 'grip', aim: -30 },
    },
    standing: { pose: 'stand', lean: 8, heights: { near: 0.66 }, inset: 0.3, near: { shape: 'point' } },
  },
  touch: {
    held: {
      pose: 'stand',
      lean: 4,
      head: [6, 0.3],
      place: atChest(0.85, 0.05),
      near: { at: 'centre', shape: 'cover', aim: -10 },
      far: { at: 'base', shape: 'flat', aim: 0 },
    },
    standing: touching,
  },
  peel: {
    held: {
      pose: 'stand',
      lean: 2,
      head: [8, 0.4],
      place: atChest(0.8, 0.02),
      near: { at: 'top', shape: 'grip', aim: 20 },
      far: { at: 'base', shape: 'grip', aim: -30 },
      effect: 'strip',
    },
    standing: { ...touching, near: { shape: 'grip' }, effect: 'strip', heights: { near: 0.66 } },
  },
  'shout-into': {
    held: {
      pose: 'stand',
      lean: 10,
      head: [-4, 0],
      place: { anchor: 'top', at: 'mouth', by: [0.14, 0.17], angle: -84 },
      near: { at: 'centre', shape: 'grip', aim: -20 },
      far: { at: 'base', shape: 'grip', aim: -40 },
      effect: 'sound',
      mouth: 'laugh',
    },
    standing: {
      pose: 'stand',
      lean: 12,
      heights: { near: 0.72, far: 0.78 },
      inset: 0.04,
      mouthTo: true,
      near: { shape: 'cover', aim: -70 },
      far: { shape: 'cover', aim: -80 },
      effect: 'sound',
      mouth: 'laugh',
    },
  },
  'hide-behind': {
    held: {
      pose: 'crouch',
      lean: 4,
      head: [0, 0.2],
      place: { anchor: 'base', at: 'ground', by: [0.35, 0] },
      near: { at: 'top-left', shape: 'grip', aim: 80 },
      far: { at: 'top-right', shape: 'grip', aim: 80 },
      layer: 'front',
    },
    standing: {
      pose: 'stand',
      lean: -16,
      head: [-4, 0],
      heights: { near: 0.5, far: 0.6 },
      inset: 0.04,
      over: 0.5,
      near: { shape: 'grip' },
      far: { shape: 'grip' },
      layer: 'front',
    },
  },
  lift: {
    held: {
      pose: 'crouch',
      lean: 10,
      head: [-8, 0],
      legs: squat,
      place: { anchor: 'centre', at: 'hip', by: [1.1, -0.25] },
      near: { at: 'low-left', shape: 'flat', aim: 20 },
      far: { at: 'low-right', shape: 'flat', aim: 20 },
      effect: 'strain',
    },
    standing: {
      pose: 'crouch',
      lean: 14,
      legs: squat,
      heights: { near: 0.16, far: 0.2 },
      inset: 0.05,
      near: { shape: 'flat', aim: 10 },
      far: { shape: 'flat', aim: 10 },
      effect: 'strain',
    },
  },
  throw: {
    held: {
      pose: 'walk',
      lean: 10,
      head: [-8, -0.3],
      place: { anchor: 'centre', at: 'face', by: [2.2, -0.75] },
      near: { body: 'face', by: [0.98, -0.02], shape: 'open', aim: -40 },
      far: { body: 'chest', by: [-0.9, 0.1], shape: 'open' },
      effect: 'arc-from',
    },
    standing: touching,
  },
  catch: {
    held: {
      pose: 'stand',
      lean: -4,
      head: [-8, -0.2],
      place: { anchor: 'centre', at: 'face', by: [1.12, 0.02] },
      near: { at: 'low-left', shape: 'open', aim: -30 },
      far: { at: 'low-right', shape: 'open', aim: -70 },
      effect: 'arc-to',
    },
    standing: { ...touching, heights: { near: 0.7, far: 0.8 }, far: { shape: 'open' } },
  },
  'put-on': {
    held: {
      pose: 'stand',
      lean: -4,
      head: [0, 0.15],
      place: { anchor: 'base', at: 'crown', by: [0.05, 0.1], angle: 4 },
      near: { at: 'low-left', shape: 'grip', aim: -80 },
      far: { at: 'low-right', shape: 'grip', aim: -80 },
    },
    standing: touching,
  },
  climb: {
    held: {
      pose: 'climb',
      lean: 6,
      place: { anchor: 'base', at: 'ground', by: [1, 0] },
      near: { at: 'top-left', shape: 'grip' },
      far: { at: 'top', shape: 'grip' },
    },
    standing: {
      pose: 'climb',
      lean: 6,
      head: [-10, -0.4],
      heights: { near: 0.98, far: 1.18 },
      inset: 0.12,
      over: 0.42,
      farEdge: true,
      near: { shape: 'fist' },
      far: { shape: 'fist' },
      legs: {
        hip: 0.98,
        air: 0.3,
        legA: { angles: [26, -20], toe: 16 },
        legB: { angles: [78, -2], toe: 4 },
      },
    },
  },
  open: {
    held: {
      pose: 'stand',
      lean: 4,
      head: [8, 0.4],
      place: atChest(0.82, 0.1),
      near: { at: 'lid', shape: 'grip', aim: 20 },
      far: { at: 'base', shape: 'flat', aim: 0 },
      effect: 'shine',
    },
    standing: { pose: 'stand', lean: 4, near: { at: 'handle', shape: 'grip' } },
  },
  knock: {
    held: {
      pose: 'stand',
      lean: 4,
      place: atChest(0.95, 0),
      near: { at: 'left', shape: 'fist' },
      far: { at: 'base', shape: 'flat', aim: 0 },
      effect: 'knocks',
    },
    standing: {
      pose: 'stand',
      lean: 6,
      heights: { near: 0.62 },
      inset: 0.03,
      near: { shape: 'fist', aim: -20 },
      effect: 'knocks',
    },
  },
  dig: {
    held: {
      pose: 'kneel',
      lean: 22,
      head: [8, 0.4],
      place: { anchor: 'base', at: 'ground', by: [1.3, 0.06] },
      near: { at: 'low-left', shape: 'open', aim: 70 },
      far: { at: 'low-right', shape: 'open', aim: 100 },
      effect: 'mound',
    },
    standing: {
      pose: 'kneel',
      lean: 22,
      head: [8, 0.4],
      heights: { near: 0.06, far: 0.06 },
      inset: 0.12,
      near: { shape: 'open', aim: 70 },
      far: { shape: 'open', aim: 80 },
      layer: 'between',
      effect: 'mound',
    },
  },
}
