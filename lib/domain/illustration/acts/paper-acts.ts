// Acts of hands on paper and small things: writing, reading, tearing, wrapping, pointing.
import type { Verb } from '../direction'
import { seatedKnees, touching, atChest, type PersonAct } from './act-rules'

export const PAPER_ACTS = {
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
      place: { anchor: 'centre', at: 'face', by: [1.1, 0.5], angle: -10 },
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
} as const satisfies Partial<Record<Verb, PersonAct>>
