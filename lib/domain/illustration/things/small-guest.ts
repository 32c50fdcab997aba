// The small animal that lives a story of its own in five pictures of a book: a mouse, a wren or a frog. In centimetres,
// its feet at the origin, facing right; drawn larger than life, or nobody would find it.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import type { Colour, Node } from '../scene'
import { bar, dab, fill, flattenMarks, oval, stroke, type Marks } from '../stage/marks'
import { HUES } from './prop-drawing'

export const GUESTS = ['mouse', 'wren', 'frog'] as const
export type Guest = (typeof GUESTS)[number]
/** It comes, sees what it wants, is nearly seen, has it, and shares it at the end. */
export const GUEST_BEATS = ['comes', 'wants', 'hides', 'has', 'shares'] as const
export type GuestBeat = (typeof GUEST_BEATS)[number]

/** Its colours, and those of what it wants. */
const FUR: Colour = '#9c8577'
const INNER: Colour = '#e9b3a6'
const PLUMAGE: Colour = '#96653f'
const BREAST: Colour = '#ead2ad'
const SKIN: Colour = '#7fa653'
const eye = (x: number, y: number, r: number): Marks => [
  fill(oval(x, y, r), '#1d1519'),
  fill(oval(x + r * 0.3, y - r * 0.35, r * 0.36), '#ffffff'),
]

const MOUSE = {
  sits: [
    stroke('M-3 -0.8Q-8 0 -9.6 -3T-7.6 -6', shade(INNER, -0.08), 0.7),
    fill('M-4.4 0Q-6 -6 -2.4 -8.6Q1.6 -9.6 3.4 -5.4Q4.4 -1.6 2.6 0Z', FUR),
    fill('M0.6 -0.4Q-0.4 -4.6 2.6 -6.4Q4.2 -3 2.6 0Z', shade(FUR, 0.12)),
    fill(oval(-1.4, -13.6, 2.6), shade(FUR, -0.07)),
    fill('M-2.2 -9Q-1.8 -13.4 2.4 -13Q5.4 -12.4 7 -9.6Q6 -7.6 2.4 -7.6Q-1.4 -7.4 -2.2 -9Z', FUR),
    fill(oval(1.4, -13.8, 2.8), FUR),
    fill(oval(1.5, -13.6, 1.9), INNER),
    fill(oval(7, -9.7, 0.75), '#c9655f'),
    eye(4, -10.6, 0.85),
    fill(dab(3.4, -5.6, 3.4, 1.1, 24) + dab(1.4, -0.4, 4, 1.1, 0), INNER),
  ],
  goes: [
    stroke('M-6.4 -1.6Q-11 -1 -13 -4.6T-10.6 -8', shade(INNER, -0.08), 0.7),
    fill('M-7 -0.4Q-8 -6.4 -2 -7.2Q3 -7.4 6 -4.6Q9.6 -3.8 10.6 -2.2Q8 -0.4 4 -0.4Z', FUR),
    fill('M-4 -0.4Q0 -3 5 -2Q7 -1.2 6 -0.4Z', shade(FUR, 0.12)),
    fill(oval(1.6, -7.8, 2.2), shade(FUR, -0.07)),
    fill(oval(3.8, -8, 2.5), FUR),
    fill(oval(4, -7.9, 1.7), INNER),
    fill(oval(10.5, -2.4, 0.75), '#c9655f'),
    eye(7, -4.5, 0.8),
    fill(dab(-4, -0.5, 4, 1.1, 0) + dab(4.4, -0.5, 3.4, 1.1, 0), INNER),
  ],
}
const WREN = {
  sits: [
    stroke('M-0.6 -3V0h1.8M1.8 -3V0h1.8', '#a9713c', 0.7),
    fill('M-3.6 -7.4L-8 -14.4L-4.8 -14.8L-1.4 -8.4Z', shade(PLUMAGE, -0.1)),
    fill('M-5 -6Q-4.4 -11 0.4 -12.6Q4.4 -14.6 6.6 -11.4Q7.4 -6.6 3.6 -3.4Q-3 -1.6 -5 -6Z', PLUMAGE),
    fill('M1 -2.6Q6.8 -4.2 6.8 -9.4Q4 -8.4 2.4 -6.4Q0.6 -4.4 1 -2.600Z', BREAST),
    fill('M-4.4 -5.8Q-3 -10 1 -9.4Q0.8 -5.4 -3 -4.2Z', shade(PLUMAGE, -0.13)),
    stroke('M-3.4 -6.4Q-1.6 -8 0.4 -8M-2.6 -5.2Q-1 -6.6 0.4 -6.6', shade(PLUMAGE, 0.1), 0.5),
    stroke('M3 -12.4Q5 -13.2 6.6 -12', BREAST, 0.7),
    fill('M6.6 -11.6L9.6 -11.2L6.6 -10.300Z', HUES.yellow),
    eye(5.3, -11, 0.72),
  ],
  goes: [
    stroke('M-0.6 -3V0h1.8M1.8 -3V0h1.8', '#a9713c', 0.7),
    fill('M-4.4 -5.4L-10.4 -10L-7.8 -11.8L-2.4 -7.4Z', shade(PLUMAGE, -0.1)),
    fill('M-5.4 -4.6Q-4.6 -8.8 0.6 -9Q5 -10 8 -7.6Q9 -4.6 5.4 -2.6Q-2.4 -0.8 -5.4 -4.6Z', PLUMAGE),
    fill('M1.4 -1.8Q7.4 -2.2 8.2 -5.8Q5.200 -5.6 3.4 -4.2Q1.4 -3 1.4 -1.8Z', BREAST),
    fill('M-4.6 -4.6Q-2.6 -7.8 1.6 -7Q1 -3.6 -3 -3Z', shade(PLUMAGE, -0.13)),
    stroke('M4.6 -8.4Q6.4 -8.8 7.8 -7.800', BREAST, 0.7),
    fill('M8.2 -7.2L11 -6L8 -5.8Z', HUES.yellow),
    eye(6.7, -6.9, 0.72),
  ],
}
const FROG = {
  sits: [
    fill('M-6.4 0Q-8.2 -4.4 -4 -6.2Q0 -10.4 5 -9Q8 -8 7.4 -5.6Q6.6 -3.4 4.4 -3L5.2 0Z', SKIN),
    fill('M1.4 -3Q5.6 -2.6 7.2 -5.2Q6.8 -1.6 4.8 0H2Z', '#e6e2a8'),
    fill('M-7.4 0Q-8.8 -5.6 -3.4 -5.8Q1.2 -5 1 -1.2L2.6 0Z', shade(SKIN, -0.09)),
    fill(oval(4, -9.2, 2), SKIN),
    fill(oval(4.3, -9.5, 1.35), '#f3e9b8'),
    eye(4.6, -9.4, 0.85),
    stroke('M3.6 -5.4Q6 -4.8 7.4 -6', shade(SKIN, -0.22), 0.5),
    fill(dab(-3, -0.4, 5.4, 1.1, 0) + dab(5, -0.4, 3.4, 1, 0), shade(SKIN, -0.06)),
  ],
  goes: [
    fill('M-4.4 -4Q-10 -1 -14 -0.4Q-12 -1.8 -9.4 -3.600Q-8 -6 -4 -6Z', shade(SKIN, -0.09)),
    fill('M-6 -3.6Q-4.4 -8.6 2 -10.4Q7 -12.600 9 -9.8Q9.8 -7.2 6.6 -6Q0 -3.4 -6 -3.600Z', SKIN),
    fill('M0.4 -5Q6 -6 9 -8.2Q8.200 -5.6 4.600 -5Z', '#e6e2a8'),
    stroke('M4.6 -5.4L8.4 -2L10.4 -2.2', SKIN, 1.2),
    fill(oval(5.8, -12, 1.9), SKIN),
    fill(oval(6.1, -12.3, 1.3), '#f3e9b8'),
    eye(6.5, -12.2, 0.82),
    stroke('M6 -8.2Q8 -8 9.2 -9', shade(SKIN, -0.22), 0.5),
  ],
}
const BODIES = { mouse: MOUSE, wren: WREN, frog: FROG } as const satisfies Record<Guest, Record<'sits' | 'goes', Marks>>
/** Where each holds what it has, and how far it reaches to the right. */
const MOUTH = {
  mouse: { goes: [11.6, -1.2], ahead: 12 },
  wren: { goes: [11.8, -5.2], ahead: 12 },
  frog: { goes: [10.6, -7.8], ahead: 12 },
} as const

/** What it wants: cheese, a berry on its twig, a flower. */
const WANTED: Record<Guest, Marks> = {
  mouse: [
    fill('M-2.8 0L2.8 0L2.8 -3.6L-2.8 -1.8Z', '#f0c04e'),
    fill('M-2.8 -1.8L2.8 -3.6L1 -4Z', '#f9dd8d'),
    fill(oval(1.2, -1.5, 0.7) + oval(-0.8, -0.8, 0.45), '#d79f34'),
  ],
  wren: [
    stroke('M0 -3.4Q0.6 -5 2.2 -5.4', '#7a5a34', 0.5),
    fill(dab(2.6, -5.2, 3, 1.2, 20), '#6f9a57'),
    fill(oval(0, -1.9, 1.9), '#6d4a8c'),
    fill(oval(-0.6, -2.5, 0.5), '#b79bd0'),
  ],
  frog: [
    stroke('M0 0Q0.4 -2.6 0 -4', '#5d8a48', 0.6),
    fill(oval(-1.5, -4.6, 1.3) + oval(1.5, -4.6, 1.3) + oval(0, -6, 1.3) + oval(0, -3.4, 1.3), '#f7e9f0'),
    fill(oval(0, -4.7, 1), '#f0b93f'),
  ],
}
/** What it hides behind: a reel of thread in rooms, leaves out of doors. */
const reel: Marks = [
  fill(bar(-4.4, -1.6, 8.8, 1.6) + bar(-4.4, -9, 8.8, 1.6), '#b98d5c'),
  fill(bar(-3.4, -7.4, 6.8, 5.8), '#7fa9b8'),
  stroke('M-3.4 -6.2h6.8M-3.4 -4.8h6.8M-3.4 -3.400h6.8', '#628e9e', 0.4),
]
const leaves: Marks = [
  fill('M-7 0Q-8.4 -7 -1.6 -9.6Q-1 -4 -2.4 0Z', '#7d9a58'),
  fill('M7.4 0Q8 -6 1.2 -8.4Q0 -3.6 1.6 0Z', '#668a4f'),
  fill('M-3.4 0Q-4 -6 0.2 -8Q3.8 -5 2.8 0Z', '#8fae66'),
  stroke('M-0.2 -0.4L0.1 -6', '#6d8c4d', 0.4),
]

const place = (marks: Marks, x: number, y = 0, flipped = false, size = 1): Node =>
  group(flattenMarks(marks), { transform: compose(translate(x, y), scale(flipped ? -size : size, size)) })

/** What is seen of the small animal in this picture, and half of its width in centimetres. */
export function drawGuest(guest: Guest, beat: GuestBeat, indoor: boolean): { nodes: Node[]; half: number } {
  const { sits, goes } = BODIES[guest]
  const { goes: mouth, ahead } = MOUTH[guest]
  const wanted = WANTED[guest]
  switch (beat) {
    case 'comes':
      return { nodes: [place(sits, 0)], half: 8 }
    case 'wants':
      return { nodes: [place(goes, -4), place(wanted, ahead + 3)], half: 18 }
    case 'hides':
      return { nodes: [place(sits, -3.4), indoor ? place(reel, 1.4) : place(leaves, 0.6, 0, false, 1.25)], half: 10 }
    case 'has':
      return { nodes: [place(goes, 0), place(wanted, mouth[0], mouth[1] + 1.6, false, 0.8)], half: 15 }
    case 'shares':
      return { nodes: [place(sits, -9.4), place(sits, 9.4, 0, true, 0.86), place(wanted, 0)], half: 17 }
  }
}
