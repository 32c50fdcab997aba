// Five kinds of face for children and five for grown-ups: head, eyes, nose, brows, mouth and ears, as multiples of a
// plain face. Which kind somebody has goes by their face number, so it is the same on every page and in every sequel.

export interface FaceKind {
  /** Width at the cheeks, the jaw and the chin, and how far down the chin reaches. */
  head: { cheek: number; jaw: number; chin: number; long: number }
  eye: {
    wide: number
    high: number
    /** Degrees added to the angle between each eye and the middle of the face. */
    apart: number
    /** Heads that the eyes are lower. */
    lower: number
    /** How far the outer corner is raised, and how far both corners are above the middle, in eye heights. */
    tilt: number
    corner: number
    /** How far the lids close, in eye heights, besides what the feeling does. */
    lid: number
    low: number
    iris: number
    /** Corners are pointed. */
    pointed?: true
    /** A fold is seen above the upper lid. */
    fold?: true
    /** The outer end of the upper lashes sticks out. */
    lash?: true
  }
  nose: {
    wide: number
    high: number
    /** Length of the bridge that shows, in heads. */
    bridge: number
    /** Wings to both sides of the tip. */
    wings?: true
  }
  brow: { thick: number; long: number; bow: number; higher: number }
  mouth: { wide: number; lip: number; lower: number }
  cheek: number
  ear: number
}

/**
 * Round with wide eyes; heart-shaped with almond eyes; long with tall eyes; square with lidded eyes; full with small
 * eyes.
 */
const CHILDREN: readonly FaceKind[] = [
  {
    head: { cheek: 1.03, jaw: 1.04, chin: 1, long: 0.98 },
    eye: { wide: 1.1, high: 1.04, apart: 0, lower: 0, tilt: 0, corner: 0.3, lid: 0, low: 0, iris: 1, lash: true },
    nose: { wide: 0.9, high: 0.95, bridge: 0 },
    brow: { thick: 0.9, long: 0.95, bow: 1.3, higher: 0.005 },
    mouth: { wide: 1, lip: 1, lower: 0 },
    cheek: 1,
    ear: 0.95,
  },
  {
    head: { cheek: 1.01, jaw: 0.86, chin: 0.72, long: 1.03 },
    eye: {
      wide: 1.22,
      high: 0.9,
      apart: 1,
      lower: 0,
      tilt: 0.2,
      corner: 0,
      lid: 0,
      low: 0,
      iris: 0.98,
      pointed: true,
    },
    nose: { wide: 0.8, high: 0.75, bridge: 0 },
    brow: { thick: 0.8, long: 1.2, bow: 0.5, higher: 0 },
    mouth: { wide: 0.84, lip: 1.15, lower: -0.008 },
    cheek: 0.9,
    ear: 0.9,
  },
  {
    head: { cheek: 0.94, jaw: 0.92, chin: 0.95, long: 1.08 },
    eye: { wide: 0.9, high: 1.1, apart: -1.5, lower: -0.012, tilt: 0, corner: 0.5, lid: 0, low: 0, iris: 1.02 },
    nose: { wide: 0.95, high: 1.15, bridge: 0.1 },
    brow: { thick: 1.15, long: 0.8, bow: 1.6, higher: 0.016 },
    mouth: { wide: 0.9, lip: 0.9, lower: 0.012 },
    cheek: 0.85,
    ear: 1.18,
  },
  {
    head: { cheek: 1, jaw: 1.12, chin: 1.3, long: 1 },
    eye: {
      wide: 1.08,
      high: 0.96,
      apart: 2,
      lower: 0.008,
      tilt: -0.14,
      corner: 0.2,
      lid: 0.1,
      low: 0.02,
      iris: 1,
      fold: true,
    },
    nose: { wide: 1.4, high: 0.95, bridge: 0, wings: true },
    brow: { thick: 1.4, long: 1.12, bow: 0.7, higher: 0.004 },
    mouth: { wide: 1.2, lip: 1.1, lower: 0.004 },
    cheek: 0.95,
    ear: 1.05,
  },
  {
    head: { cheek: 1.06, jaw: 1.15, chin: 1.08, long: 1 },
    eye: { wide: 0.9, high: 0.84, apart: -1, lower: 0.012, tilt: 0.04, corner: 0.28, lid: 0, low: 0.03, iris: 1.04 },
    nose: { wide: 1.25, high: 1.2, bridge: 0 },
    brow: { thick: 1.1, long: 0.85, bow: 1.1, higher: -0.012 },
    mouth: { wide: 1.06, lip: 1, lower: -0.004 },
    cheek: 1.3,
    ear: 1.1,
  },
]

/** Oval; square-jawed; long with a long nose; round and soft; with high cheekbones and a narrow chin. */
const GROWN_UPS: readonly FaceKind[] = [
  {
    head: { cheek: 0.98, jaw: 0.97, chin: 0.95, long: 1.05 },
    eye: {
      wide: 1.05,
      high: 0.86,
      apart: -1,
      lower: -0.01,
      tilt: 0.06,
      corner: 0.16,
      lid: 0.04,
      low: 0.02,
      iris: 0.95,
      fold: true,
    },
    nose: { wide: 0.95, high: 1.1, bridge: 0.1 },
    brow: { thick: 1, long: 1.1, bow: 1, higher: 0 },
    mouth: { wide: 1, lip: 1.2, lower: 0.012 },
    cheek: 0.8,
    ear: 1,
  },
  {
    head: { cheek: 1, jaw: 1.1, chin: 1.3, long: 1.05 },
    eye: { wide: 0.98, high: 0.8, apart: -1, lower: -0.008, tilt: 0, corner: 0.2, lid: 0.08, low: 0.04, iris: 0.96 },
    nose: { wide: 1.3, high: 1.1, bridge: 0.12, wings: true },
    brow: { thick: 1.6, long: 1.2, bow: 0.5, higher: -0.016 },
    mouth: { wide: 1.15, lip: 0.95, lower: 0.016 },
    cheek: 0.6,
    ear: 1.15,
  },
  {
    head: { cheek: 0.92, jaw: 0.9, chin: 0.9, long: 1.13 },
    eye: { wide: 0.92, high: 0.94, apart: -2, lower: -0.02, tilt: -0.08, corner: 0.3, lid: 0.02, low: 0, iris: 1 },
    nose: { wide: 1.1, high: 1.45, bridge: 0.17 },
    brow: { thick: 1.1, long: 0.95, bow: 1.5, higher: 0.012 },
    mouth: { wide: 0.88, lip: 0.9, lower: 0.024 },
    cheek: 0.7,
    ear: 1.25,
  },
  {
    head: { cheek: 1.06, jaw: 1.18, chin: 1.15, long: 1 },
    eye: { wide: 0.95, high: 0.84, apart: 0.5, lower: 0.008, tilt: 0.02, corner: 0.3, lid: 0, low: 0.06, iris: 1 },
    nose: { wide: 1.35, high: 1.25, bridge: 0 },
    brow: { thick: 0.95, long: 0.9, bow: 1.3, higher: 0.004 },
    mouth: { wide: 1.12, lip: 1, lower: 0.004 },
    cheek: 1.2,
    ear: 1.05,
  },
  {
    head: { cheek: 1.05, jaw: 0.86, chin: 0.74, long: 1.06 },
    eye: {
      wide: 1.18,
      high: 0.8,
      apart: 1,
      lower: -0.006,
      tilt: 0.2,
      corner: 0,
      lid: 0,
      low: 0,
      iris: 0.95,
      pointed: true,
    },
    nose: { wide: 1, high: 0.9, bridge: 0.08, wings: true },
    brow: { thick: 0.8, long: 1.25, bow: 0.8, higher: 0.006 },
    mouth: { wide: 0.96, lip: 1.35, lower: 0.008 },
    cheek: 0.85,
    ear: 0.9,
  },
]

export const FACE_KINDS = CHILDREN.length
const PLAIN = CHILDREN[0]

export function faceKindOf(face: number, isAdult: boolean): FaceKind {
  const kind = (isAdult ? GROWN_UPS : CHILDREN)[face % FACE_KINDS] ?? PLAIN
  if (!kind) throw new Error('no kinds of face')
  return kind
}
