// Acts with mouth and hands: playing, drinking, eating, shouting into, pouring.
import type { Verb } from '../direction'
import { touching, atChest, type PersonAct } from './act-rules'

export const MOUTH_ACTS = {
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
} as const satisfies Partial<Record<Verb, PersonAct>>
