import type { ChildPose } from '../direction'
import type { Posture, Pose } from './posture'

const standing = { hip: 0.985, legA: { foot: [-0.12, 0], toe: 4 }, legB: { foot: [0.2, 0], toe: 8 } } as const
const standingTurned = { hip: 0.98, legA: { foot: [-0.08, 0] }, legB: { foot: [0.19, 0] } } as const
const hidden = { hidden: true, shin: 0.12 } as const

const crossLegged: Posture = {
  hip: 0.17, lean: 0, arch: 0, head: [-5, 0.05], legsOver: true,
  armA: { to: [-0.16, 0.72], bend: 1, hand: 'relaxed' }, armB: { to: [0.14, 0.72], bend: -1, hand: 'relaxed' },
  legA: { angles: [-82, 80], thigh: 0.95, shin: 0.9, toe: 12 }, legB: { angles: [82, -80], thigh: 0.95, shin: 0.9, toe: 12 },
}
const kneelingFront = { hip: 0.54, legsOver: true, legA: { angles: [-14, 0], thigh: 0.98, ...hidden }, legB: { angles: [40, -6], thigh: 0.5, shin: 0.68, toe: 6 } } as const
const kneelingTurned = { hip: 0.52, legA: { angles: [4, -84], toe: 80 }, legB: { angles: [82, -4], toe: 0 } } as const

export const POSES: Record<ChildPose, Pose> = {
  stand: {
    front: { ...standing, lean: -2, arch: 0.03, sway: 0.05, head: [5, 0], armA: { to: [-0.1, 0.975], bend: 1, hand: 'relaxed' }, armB: { to: [0.2, 0.93], bend: -1, hand: 'relaxed' } },
    turned: { ...standingTurned, lean: -3, arch: 0.06, head: [-2, 0], armA: { angles: [-14, 10], hand: 'relaxed' }, armB: { angles: [8, 34], hand: 'relaxed' } },
  },
  walk: {
    front: {
      hip: 0.97, lean: 1, arch: 0.02, head: [-4, 0], armA: { to: [-0.36, 0.85], bend: 1, hand: 'relaxed' }, armB: { to: [0.22, 0.86], bend: -1, hand: 'fist' },
      legA: { foot: [-0.12, 0] }, legB: { angles: [7, 0], thigh: 0.8, shin: 0.82, toe: 12 },
    },
    turned: {
      hip: 0.94, lean: 7, arch: 0.07, head: [-4, 0], armA: { angles: [30, 74], hand: 'relaxed' }, armB: { angles: [-44, -16], hand: 'relaxed' },
      legA: { foot: [-0.5, 0.13], toe: 48 }, legB: { foot: [0.46, 0.03], toe: -22 },
    },
  },
  run: {
    front: {
      hip: 0.95, air: 0.06, lean: 4, arch: 0.03, head: [-5, 0], armA: { angles: [-34, -150], length: 0.9, hand: 'fist' }, armB: { angles: [38, -8], length: 0.9, hand: 'fist' },
      legA: { angles: [-12, 2], thigh: 0.6, shin: 0.95, toe: 8 }, legB: { angles: [10, -4], thigh: 0.9, shin: 0.36, toe: 62 },
    },
    turned: {
      hip: 0.93, air: 0.12, lean: 22, arch: 0.09, head: [-13, -0.1], armA: { angles: [52, 140], hand: 'fist' }, armB: { angles: [-58, 22], hand: 'fist' },
      legA: { angles: [-18, -96], toe: 70 }, legB: { angles: [68, 8], toe: -14 },
    },
  },
  jump: {
    front: {
      hip: 1, air: 0.34, lean: 0, arch: 0.04, head: [6, -0.15], armA: { to: [-0.78, -0.56], bend: -1, hand: 'open' }, armB: { to: [0.78, -0.5], bend: 1, hand: 'open' },
      legA: { angles: [-36, 14], toe: 40 }, legB: { angles: [32, -30], toe: 40 },
    },
    turned: {
      hip: 1, air: 0.36, lean: 6, arch: 0.09, head: [-8, -0.2], armA: { angles: [-112, -150], hand: 'open', layer: 'under' }, armB: { angles: [118, 140], hand: 'open' },
      legA: { angles: [-22, -92], toe: 60 }, legB: { angles: [40, -34], toe: 30 },
    },
  },
  sit: {
    front: crossLegged,
    turned: {
      hip: 0.13, lean: -6, arch: -0.05, head: [3, 0.05], armA: { angles: [-16, 20], hand: 'flat' }, armB: { angles: [34, 60], hand: 'relaxed' },
      legA: { angles: [86, 88], toe: -82 }, legB: { angles: [104, 74], toe: -78 },
    },
  },
  kneel: {
    front: { ...kneelingFront, lean: 0, arch: 0, head: [-3, 0.05], armA: { to: [-0.1, 0.84], bend: 1, hand: 'relaxed' }, armB: { to: [0.14, 0.66], length: 0.95, bend: -1, hand: 'relaxed' } },
    turned: { ...kneelingTurned, lean: 4, arch: 0.02, head: [2, 0.1], armA: { angles: [8, 44], hand: 'relaxed' }, armB: { angles: [42, 84], hand: 'flat' } },
  },
  hug: {
    front: {
      ...standing, lean: 2, arch: 0.02, head: [8, 0.15], armA: { to: [0.46, 0.34], length: 0.98, bend: 1, hand: 'flat', aim: -24 }, armB: { to: [-0.46, 0.3], length: 0.98, bend: -1, hand: 'flat', aim: 204 },
    },
    turned: { ...kneelingTurned, lean: 14, arch: -0.04, head: [10, 0.25], armA: { angles: [28, 112], hand: 'flat' }, armB: { angles: [56, 104], hand: 'flat' } },
  },
  point: {
    front: {
      ...standing, lean: 2, arch: 0.03, head: [-5, 0], armA: { to: [-0.1, 0.6], bend: 1, hand: 'fist' }, armB: { to: [0.9, -0.3], bend: -1, hand: 'point' },
    },
    turned: {
      hip: 0.95, lean: 11, arch: 0.08, head: [-6, -0.1], armA: { angles: [-38, 4], hand: 'open' }, armB: { angles: [92, 98], hand: 'point' }, legA: { foot: [-0.36, 0.06], toe: 34 }, legB: { foot: [0.3, 0], bend: 1 },
    },
  },
  wave: {
    front: { ...standing, lean: -3, arch: 0.03, head: [7, 0], armA: { to: [-0.26, 0.92], bend: 1, hand: 'relaxed' }, armB: { angles: [98, 168], hand: 'open' } },
    turned: { ...standingTurned, lean: -3, arch: 0.06, head: [-5, -0.1], armA: { angles: [-12, 10], hand: 'relaxed' }, armB: { angles: [104, 168], hand: 'open' } },
  },
  hide: {
    front: {
      hip: 0.2, lean: 0, arch: 0, head: [0, 0.5], legsOver: true,
      armA: { head: [-0.3, 0.25], bend: -1, length: 0.66, hand: 'cover', aim: -66, layer: 'over' }, armB: { head: [0.3, 0.25], bend: 1, length: 0.66, hand: 'cover', aim: -114, layer: 'over' },
      legA: { angles: [-164, -2], thigh: 0.66, shin: 0.98, toe: 6 }, legB: { angles: [164, 2], thigh: 0.66, shin: 0.98, toe: 6 },
    },
  },
  // on the side, seen a little from above: knees and hands towards us, a hand under the cheek
  sleep: {
    front: {
      turn: -84, hip: 0.98, lean: 4, arch: -0.03, head: [-10, 0.15], legsOver: true,
      armA: { head: [-0.5, 0.46], length: 0.8, bend: -1, hand: 'flat', aim: -80, layer: 'behind' }, armB: { head: [-0.3, 0.86], length: 0.86, bend: 1, hand: 'relaxed', aim: 200, layer: 'over' },
      legA: { angles: [-22, 16], toe: 20 }, legB: { angles: [-34, 30], toe: 20 }, eyes: 'asleep',
    },
  },
  carry: {
    front: { ...standing, lean: 0, arch: 0.04, head: [-4, 0.1], armA: { to: [0.16, 0.5], length: 0.96, bend: 1, hand: 'flat', aim: -4 }, armB: { to: [-0.16, 0.5], length: 0.96, bend: -1, hand: 'flat', aim: 184 } },
    turned: { ...standingTurned, lean: -7, arch: 0.08, head: [2, 0.1], armA: { angles: [8, 88], hand: 'flat' }, armB: { angles: [22, 92], hand: 'flat' } },
  },
  reach: {
    front: {
      hip: 1, air: 0.03, lean: -4, arch: 0.04, head: [-8, -0.5], armA: { to: [-0.24, 0.92], bend: 1, hand: 'relaxed' }, armB: { to: [0.52, -0.84], bend: 1, hand: 'open' },
      legA: { foot: [-0.07, 0], toe: 34 }, legB: { foot: [0.1, 0.015], toe: 38 },
    },
    turned: {
      hip: 1, air: 0.05, lean: 8, arch: 0.08, head: [-12, -0.6], armA: { angles: [-30, -12], hand: 'relaxed' }, armB: { angles: [128, 146], hand: 'open' },
      legA: { angles: [-12, -30], toe: 55 }, legB: { foot: [0.14, 0.05], toe: 40 },
    },
  },
  celebrate: {
    front: {
      hip: 0.96, air: 0.06, lean: -5, arch: 0.05, head: [-8, -0.3], armA: { to: [-0.6, -0.74], bend: -1, hand: 'fist' }, armB: { to: [0.62, -0.72], bend: 1, hand: 'open' },
      legA: { foot: [-0.1, 0], toe: 20 }, legB: { angles: [42, -52], toe: 40 },
    },
    turned: {
      hip: 0.97, air: 0.05, lean: -4, arch: 0.09, head: [-8, -0.4], armA: { angles: [-118, -148], hand: 'open', layer: 'under' }, armB: { angles: [114, 142], hand: 'open' },
      legA: { foot: [-0.06, 0], toe: 18 }, legB: { angles: [52, -50], toe: 34 },
    },
  },
  crouch: {
    front: {
      hip: 0.3, lean: 0, arch: 0, head: [-4, 0.2], legsOver: true, armA: { to: [0.1, 0.84], length: 0.95, bend: 1, hand: 'relaxed' }, armB: { to: [-0.1, 0.84], length: 0.95, bend: -1, hand: 'relaxed' },
      legA: { angles: [-134, 8], thigh: 0.7, shin: 1, toe: 8 }, legB: { angles: [134, -8], thigh: 0.7, shin: 1, toe: 8 },
    },
    turned: {
      hip: 0.34, lean: 26, arch: -0.06, head: [-12, 0.1], armA: { angles: [24, 40], hand: 'relaxed' }, armB: { angles: [44, 62], hand: 'open' },
      legA: { angles: [94, -42], toe: 6 }, legB: { angles: [108, -34], toe: 0 },
    },
  },
  lie: {
    turned: {
      hip: 0.16, lean: 66, arch: 0.14, head: [-34, -0.05], armA: { angles: [14, 92], hand: 'flat', length: 0.86 }, armB: { angles: [26, 96], hand: 'flat', length: 0.86 },
      legA: { angles: [-88, -152], toe: 60 }, legB: { angles: [-86, -104], toe: 50 },
    },
  },
  'look-up': {
    front: { ...standing, lean: -2, arch: 0.05, head: [4, -0.9], armA: { to: [0.1, 0.68], bend: 1, hand: 'relaxed', layer: 'behind' }, armB: { to: [-0.1, 0.68], bend: -1, hand: 'relaxed', layer: 'behind' } },
    turned: { ...standingTurned, lean: -8, arch: 0.1, head: [-16, -0.8], armA: { angles: [-24, 0], hand: 'relaxed' }, armB: { angles: [-8, 18], hand: 'relaxed' } },
  },
  read: {
    front: { ...crossLegged, head: [-4, 0.5], armA: { to: [0.14, 0.6], length: 0.92, bend: 1, hand: 'flat', aim: -30 }, armB: { to: [-0.14, 0.6], length: 0.92, bend: -1, hand: 'flat', aim: 210 } },
    turned: {
      hip: 0.13, lean: 2, arch: -0.08, head: [8, 0.4], armA: { angles: [22, 96], hand: 'flat' }, armB: { angles: [36, 100], hand: 'flat' },
      legA: { angles: [118, 22], toe: 0 }, legB: { angles: [126, 32], toe: 0 },
    },
  },
  climb: {
    front: {
      hip: 0.98, lean: 4, arch: 0.02, head: [-4, -0.4], armA: { to: [-0.4, -0.72], bend: -1, hand: 'fist' }, armB: { to: [0.42, -0.4], bend: 1, hand: 'fist' },
      legA: { foot: [-0.18, 0], toe: 20 }, legB: { angles: [78, -14], thigh: 0.8, shin: 0.8, toe: 20 },
    },
    turned: {
      hip: 0.98, lean: 6, arch: 0.04, head: [-10, -0.5], armA: { angles: [78, 140], hand: 'fist' }, armB: { angles: [128, 160], hand: 'fist' },
      legA: { angles: [2, -26], toe: 40 }, legB: { angles: [96, -2], toe: 0 },
    },
  },
  shrug: {
    front: { ...standing, lean: 0, arch: 0.02, sway: 0, shrug: 0.1, head: [10, 0], armA: { angles: [-22, -112], length: 0.9, hand: 'open' }, armB: { angles: [22, 112], length: 0.9, hand: 'open' } },
    turned: { ...standingTurned, lean: -4, arch: 0.05, shrug: 0.08, head: [8, 0], armA: { angles: [-16, -84], hand: 'open' }, armB: { angles: [20, 104], hand: 'open' } },
  },
  'hands-on-hips': {
    front: {
      ...standing, hip: 0.99, lean: -3, arch: 0.03, sway: 0.03, shrug: 0.02, head: [3, -0.1], armA: { to: [-0.1, 0.58], bend: 1, hand: 'fist' }, armB: { to: [0.1, 0.58], bend: -1, hand: 'fist' },
    },
    turned: { ...standingTurned, lean: -4, arch: 0.07, head: [-3, -0.1], armA: { angles: [-46, 40], length: 0.86, hand: 'fist' }, armB: { angles: [52, -34], length: 0.84, hand: 'fist', layer: 'behind' } },
  },
  whisper: {
    front: { ...standing, lean: 9, arch: 0.02, sway: -0.05, head: [8, 0.1], armA: { to: [-0.08, 0.95], bend: 1, hand: 'relaxed' }, armB: { head: [0.42, 0.72], length: 0.72, bend: 1, hand: 'cover', aim: -96, layer: 'over' } },
    turned: {
      ...standingTurned, lean: 14, arch: 0.02, head: [4, 0.05], armA: { angles: [-4, 30], hand: 'relaxed' }, armB: { head: [0.6, 0.66], length: 0.9, bend: 1, hand: 'cover', aim: -88 },
    },
  },
}
