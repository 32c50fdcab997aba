// Things with which an act is done in a way of its own: instruments, cloths, what is worn, tools with handles.
import type { Prop, Verb } from '../direction'
import { atChest, seatedKnees, type HeldAct, type StandingAct } from './act-rules'

/** Wrapped round oneself, held together by both hands. */
const CLOAK: Partial<HeldAct> = {
  pose: 'stand',
  lean: 2,
  head: [4, 0.2],
  place: atChest(0.3, 0.2),
  near: { body: 'chest', by: [0.5, 0.1], shape: 'fist' },
  far: { body: 'chest', by: [0.56, 0.26], shape: 'fist' },
  effect: 'cloak',
}

/** Worn on the near hand, which is raised before the breast; the other hangs down. */
const ON_HAND: Partial<HeldAct> = {
  pose: 'stand',
  lean: 0,
  head: [2, 0],
  place: { anchor: 'centre', at: 'chest', by: [0.86, -0.04], angle: 62 },
  near: { at: 'centre', shape: 'fist', aim: -20, inside: true },
  far: { body: 'hip', by: [0.1, 0.12], shape: 'relaxed' },
  layer: 'front',
  effect: undefined,
}

/** By its pole: what is at its edge are the wheels. */
const BY_POLE: Partial<StandingAct> = {
  near: { at: 'keys-near', shape: 'cover', aim: -50 },
  far: { at: 'keys-far', shape: 'cover', aim: -50 },
}

/** Spread behind the back between both hands, arms out. */
const WINGS: Partial<HeldAct> = {
  pose: 'stand',
  lean: 2,
  head: [2, -0.1],
  place: { anchor: 'top', at: 'neck', by: [0, -0.06] },
  near: { at: 'mouthpiece', shape: 'fist' },
  far: { at: 'slide', shape: 'fist' },
  layer: 'behind',
  effect: undefined,
}

/** Pushed ahead along the ground by its handle. */
const LONG: Partial<HeldAct> = {
  pose: 'kneel',
  lean: 26,
  place: { anchor: 'base', at: 'ground', by: [2.3, 0], angle: -66 },
  near: { at: 'handle', shape: 'fist', aim: 30 },
  far: { at: 'brace', shape: 'fist', aim: 40 },
}

/** Things with which an act is done in a way of its own. */
export const WITH_THING: Partial<Record<Verb, Partial<Record<Prop, Partial<HeldAct> & Partial<StandingAct>>>>> = {
  play: {
    trombone: {
      pose: 'stand',
      lean: -5,
      head: [-4, -0.05],
      place: { anchor: 'mouthpiece', at: 'mouth', by: [0.03, 0], angle: 5 },
      near: { at: 'slide', shape: 'fist', aim: 0 },
      far: { at: 'brace', shape: 'fist', aim: -20 },
      effect: 'notes',
      mouth: 'oh',
    },
    microphone: {
      pose: 'stand',
      lean: -6,
      head: [-6, -0.2],
      place: { anchor: 'mouthpiece', at: 'mouth', by: [0.14, 0.12], angle: -24 },
      near: { at: 'handle', shape: 'grip', aim: -50 },
      far: { body: 'chest', by: [0.85, 0], shape: 'open', aim: -20 },
      effect: 'notes',
      mouth: 'laugh',
    },
    drum: {
      pose: 'stand',
      lean: 2,
      head: [4, 0.2],
      place: { anchor: 'centre', at: 'hip', by: [0.68, -0.28], angle: 0 },
      near: { at: 'keys-near', shape: 'fist', aim: 30 },
      far: { at: 'keys-far', shape: 'fist', aim: 60 },
      effect: 'strap',
    },
    triangle: {
      pose: 'stand',
      lean: -2,
      head: [2, 0],
      place: { anchor: 'handle', at: 'face', by: [1.0, -0.1] },
      near: { at: 'left', shape: 'grip', aim: -30, tool: 'beater' },
      far: { at: 'handle', shape: 'grip', aim: -60 },
      effect: 'beats',
    },
    bell: {
      pose: 'stand',
      lean: 0,
      place: { anchor: 'handle', at: 'chest', by: [0.95, -0.3], angle: -24 },
      near: { at: 'handle', shape: 'fist', aim: -10 },
      far: { body: 'hip', by: [0.5, -0.2], shape: 'open' },
      effect: 'beats',
    },
    kite: {
      pose: 'stand',
      lean: -10,
      head: [-16, -0.7],
      place: { anchor: 'string', at: 'face', by: [0.95, -0.1], angle: 14 },
      near: { at: 'string', shape: 'fist', aim: -50 },
      far: { at: 'string', shape: 'fist', aim: -50 },
    },
    balloon: {
      pose: 'stand',
      lean: -6,
      head: [-14, -0.6],
      place: { anchor: 'string', at: 'chest', by: [0.95, -0.3], angle: 6 },
      near: { at: 'string', shape: 'fist', aim: -50 },
      far: { body: 'hip', by: [0.5, -0.2], shape: 'open' },
    },
    piano: {
      pose: 'stand',
      lean: 12,
      near: { at: 'keys-near', shape: 'flat' },
      far: { at: 'keys-far', shape: 'flat' },
      effect: 'notes',
    },
    ball: {
      pose: 'stand',
      lean: 6,
      place: { anchor: 'centre', at: 'chest', by: [1.15, 0.1] },
      near: { at: 'left', shape: 'open' },
      far: { at: 'right', shape: 'open' },
    },
  },
  eat: {
    spoon: {
      place: { anchor: 'top', at: 'mouth', by: [0.02, 0.02], angle: 70 },
      near: { at: 'handle', shape: 'grip' },
    },
  },
  pull: {
    rope: { effect: 'line' },
    'home-lamp': BY_POLE,
    // As an oar, with its face down in the water.
    pan: {
      pose: 'kneel',
      lean: 14,
      head: [6, 0.2],
      place: { anchor: 'handle', at: 'chest', by: [0.7, 0.3], angle: -112 },
      near: { at: 'handle', shape: 'fist' },
      far: { at: 'handle', shape: 'fist' },
      effect: 'strain',
    },
    // By its rope, from within the frame; its rim is low, and would hide the face.
    'big-bell': {
      layer: 'behind',
      lean: 4,
      near: { at: 'handle', shape: 'fist' },
      far: { at: 'string', shape: 'fist' },
      effect: undefined,
    },
  },
  // Pulled over the hand, its toe in the air.
  'hold-up': {
    sock: { ...ON_HAND, place: { anchor: 'centre', at: 'chest', by: [0.86, -0.04], angle: -72 } },
    glove: ON_HAND,
    // As high as a hand that waves, its brim round the wrist.
    hat: { ...ON_HAND, place: { anchor: 'centre', at: 'face', by: [1.25, -0.1], angle: 12 } },
    // Bristles up, both hands on its handle before the body: a sleeve at the handle's height would hide the face.
    broom: {
      lean: -4,
      place: { anchor: 'brace', at: 'chest', by: [0.86, -0.12], angle: 188 },
      near: { at: 'handle', shape: 'fist', aim: -10 },
      far: { at: 'brace', shape: 'fist', aim: -30 },
      effect: undefined,
    },
    'old-blanket': WINGS,
    towel: WINGS,
  },
  touch: {
    'home-lamp': { near: { at: 'keys-far', shape: 'cover' } },
    handprint: { near: { at: 'centre', shape: 'open', aim: -30 }, lean: 10 },
    'light-switch': { near: { at: 'centre', shape: 'point', aim: -20 }, lean: 0 },
    // At its hole.
    'holed-fence': { pose: 'crouch', lean: 14, near: { at: 'handle', shape: 'flat' } },
  },
  // By a brace, so low that they hide no face.
  point: {
    waders: {
      place: { anchor: 'top', at: 'chest', by: [0.95, 0.16] },
      near: { at: 'centre', shape: 'point', aim: 20 },
      far: { at: 'top-left', shape: 'fist', aim: 0 },
    },
  },
  hug: {
    // By its top and from below: with the hands before its foot it would be a box.
    boots: {
      place: { anchor: 'centre', at: 'chest', by: [0.72, 0.06], angle: 8 },
      near: { at: 'left', shape: 'grip', aim: -30 },
      far: { at: 'base', shape: 'flat' },
    },
    // It stands before its actor and leans away, or its handle would be before the face.
    broom: {
      lean: 4,
      place: { anchor: 'base', at: 'ground', by: [1.05, 0], angle: 8 },
      near: { at: 'handle', shape: 'fist', aim: 0 },
      far: { at: 'handle', shape: 'fist', aim: -20 },
    },
  },
  'shout-into': {
    microphone: {
      place: { anchor: 'mouthpiece', at: 'mouth', by: [0.1, 0.06], angle: -30 },
      near: { at: 'handle', shape: 'grip' },
    },
    trombone: {
      place: { anchor: 'mouthpiece', at: 'mouth', by: [0.03, 0], angle: 5 },
      near: { at: 'slide', shape: 'fist' },
      far: { at: 'brace', shape: 'fist' },
    },
  },
  wrap: {
    blanket: CLOAK,
    'old-blanket': CLOAK,
    towel: CLOAK,
    scarf: CLOAK,
    pillow: CLOAK,
    'dragon-suit': CLOAK,
    trophy: { effect: 'drape' },
    // An arm is down in it, to the elbow.
    bucket: {
      pose: 'walk',
      lean: 2,
      head: [8, 0.3],
      place: { anchor: 'centre', at: 'hip', by: [0.72, -0.12], angle: 0 },
      near: { at: 'centre', shape: 'fist', aim: 80, inside: true },
      far: { body: 'hip', by: [0.1, 0.12], shape: 'relaxed' },
      layer: 'front',
      effect: undefined,
    },
  },
  'put-on': {
    boots: {
      pose: 'sit',
      lean: 26,
      legs: seatedKnees,
      place: { anchor: 'base', at: 'foot', by: [0.06, 0.12] },
      near: { at: 'top-left', shape: 'grip', aim: 60 },
      far: { at: 'top-right', shape: 'grip', aim: 60 },
    },
    slippers: {
      pose: 'sit',
      lean: 30,
      legs: seatedKnees,
      place: { anchor: 'base', at: 'foot', by: [0.1, 0.1] },
      near: { at: 'top-left', shape: 'grip', aim: 60 },
      far: { at: 'top-right', shape: 'grip', aim: 60 },
    },
    sock: {
      pose: 'sit',
      lean: 26,
      legs: seatedKnees,
      place: { anchor: 'low-left', at: 'foot', by: [-0.02, 0.08] },
      near: { at: 'top-left', shape: 'grip', aim: 60 },
      far: { at: 'top-right', shape: 'grip', aim: 60 },
    },
    waders: {
      place: { anchor: 'top', at: 'chest', by: [0.12, 0.2] },
      near: { at: 'top-left', shape: 'grip' },
      far: { at: 'top-right', shape: 'grip' },
    },
    glove: {
      place: { anchor: 'centre', at: 'chest', by: [0.95, -0.1], angle: 20 },
      near: { at: 'low-left', shape: 'grip' },
      far: { at: 'centre', shape: 'open' },
      layer: 'front',
    },
    'armour-arm': {
      place: { anchor: 'centre', at: 'chest', by: [0.95, 0], angle: 40 },
      near: { at: 'base', shape: 'grip' },
      far: { at: 'centre', shape: 'open' },
    },
    'drainpipe-arm': {
      place: { anchor: 'centre', at: 'chest', by: [0.95, 0], angle: 40 },
      near: { at: 'base', shape: 'grip' },
      far: { at: 'centre', shape: 'open' },
    },
    scarf: {
      place: { anchor: 'top', at: 'neck', by: [0.2, 0.05] },
      near: { at: 'left', shape: 'fist' },
      far: { at: 'right', shape: 'fist' },
    },
    bag: {
      place: { anchor: 'left', at: 'chest', by: [0.3, 0.1] },
      near: { at: 'top', shape: 'grip' },
      far: { at: 'right', shape: 'flat' },
    },
    moustache: {
      place: { anchor: 'centre', at: 'mouth', by: [0.02, -0.06] },
      near: { at: 'left', shape: 'grip', aim: -60 },
      far: { at: 'right', shape: 'grip', aim: -60 },
    },
    ribbon: {
      place: { anchor: 'centre', at: 'chest', by: [0.3, -0.05] },
      near: { at: 'base', shape: 'grip' },
      far: { at: 'right', shape: 'grip' },
    },
    bandage: {
      place: { anchor: 'centre', at: 'chest', by: [0.8, 0.1] },
      near: { at: 'left', shape: 'grip' },
      far: { at: 'right', shape: 'flat' },
    },
    'dragon-suit': {
      place: { anchor: 'top', at: 'chest', by: [0.45, -0.1] },
      near: { at: 'top-left', shape: 'grip' },
      far: { at: 'top-right', shape: 'grip' },
    },
  },
  dig: {
    spade: {
      pose: 'kneel',
      place: { anchor: 'base', at: 'ground', by: [1.75, 0.05], angle: -16 },
      near: { at: 'brace', shape: 'fist', aim: 50 },
      far: { at: 'handle', shape: 'fist', aim: 40 },
      effect: 'mound',
    },
    broom: {
      pose: 'stand',
      place: { anchor: 'base', at: 'ground', by: [1.4, 0], angle: -14 },
      near: { at: 'brace', shape: 'fist' },
      far: { at: 'handle', shape: 'fist' },
    },
  },
  push: {
    'home-lamp': BY_POLE,
    wheelbarrow: { near: { at: 'handle', shape: 'fist' }, far: { at: 'handle', shape: 'fist' } },
    // Along the ground, its end ahead.
    spade: LONG,
    broom: LONG,
    // Lengthwise, with its end ahead.
    'long-stick': {
      pose: 'walk',
      lean: 12,
      place: { anchor: 'left', at: 'chest', by: [0.5, 0.2], angle: 3 },
      near: { at: 'handle', shape: 'fist' },
      far: { at: 'brace', shape: 'fist' },
      effect: undefined,
    },
  },
}

/** Cooking and cleaning things are used by their handles. */
const BY_HANDLES: Partial<HeldAct> = {
  pose: 'stand',
  lean: 6,
  place: { anchor: 'base', at: 'ground', by: [1.3, 0], angle: -12 },
  near: { at: 'brace', shape: 'fist', aim: 30 },
  far: { at: 'handle', shape: 'fist', aim: 0 },
}
export const handled = (word: Prop): Partial<HeldAct> | undefined =>
  word === 'broom' || word === 'rod' || word === 'lollipop' ? BY_HANDLES : undefined
