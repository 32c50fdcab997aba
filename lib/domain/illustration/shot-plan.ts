// How a page of a planned book is framed and lies on its paper. Stored with the page, so that one picture needs no
// plan of the whole book.
import { z } from 'zod'
import { FRAMINGS, PROPS } from './direction'
import { GUEST_BEATS, GUESTS } from './things/small-guest'

export const PAGE_FORMS = ['band', 'vignette', 'full', 'line', 'spots', 'gutter'] as const
export type PageForm = (typeof PAGE_FORMS)[number]

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
/** Five colours of a story, the accent, and the thing that has it. */
const storyColours = z.object({
  colours: z.tuple([colour, colour, colour, colour, colour]),
  accent: colour,
  thing: z.enum(PROPS).optional(),
})
/** The same, and how full they are on a page; 1 is as in any light. */
const pageColours = storyColours.extend({ full: z.number().min(0).max(2) })
export type StoryColours = z.infer<typeof storyColours>
export type PageColours = z.infer<typeof pageColours>

/** A small animal with a story of its own, and which picture of it this is. */
const guestPlan = z.object({ guest: z.enum(GUESTS), beat: z.enum(GUEST_BEATS) })
export type GuestPlan = z.infer<typeof guestPlan>

export const shotPlan = z.object({
  framing: z.enum(FRAMINGS),
  /** Everybody is seen from behind. */
  behind: z.boolean(),
  /** Positions of the direction are mirrored. */
  mirrored: z.boolean(),
  /** Framings of the pages before and after. */
  neighbours: z.array(z.enum(FRAMINGS)).readonly(),
  /** How the picture lies on its page; absent: as a band. */
  form: z.enum(PAGE_FORMS).optional(),
  /** The colour script of its story. */
  colours: pageColours.optional(),
  guest: guestPlan.optional(),
  /** A sound of its text that the picture shows as letters. */
  sound: z.string().max(20).optional(),
  /**
   * Of two facing pages with one scene: which half of it this page shows, how the scene is framed, and what is free for
   * words over its cast, in thousandths of the page.
   */
  gutter: z
    .object({ half: z.enum(['left', 'right']), framing: z.enum(['whole', 'tiny']), quiet: z.int().min(0) })
    .optional(),
})
export type GutterPlan = NonNullable<z.infer<typeof shotPlan>['gutter']>
export type ShotPlan = z.infer<typeof shotPlan>
