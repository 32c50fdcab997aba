/**
 * A book's way to KDP. KDP has no interface for submissions: we make the package, somebody uploads it, and every
 * further state is set by hand.
 *
 * On artificial intelligence (KDP's content guidelines, topic G200672390, as quoted 2026-11-24): text, pictures or
 * translations that a tool created are "AI-generated" and must be declared, even after substantial edits; what a
 * person created and a tool only helped to refine or check is "AI-assisted" and need not be declared.
 */
import { z } from 'zod'
import { listPrices } from './kdp-prices'

export const PUBLICATION_STATUSES = ['draft', 'prepared', 'in_review', 'live', 'rejected', 'unpublished'] as const
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number]

/** The steps that staff set by hand. Submit leads to 'prepared'. */
export const STEPS: Record<PublicationStatus, readonly PublicationStatus[]> = {
  draft: [],
  prepared: ['in_review'],
  in_review: ['live', 'rejected', 'prepared'],
  live: ['unpublished'],
  rejected: [],
  unpublished: [],
}

/** While KDP has it, what was handed in stays as it was. */
export const isAtKdp = (status: PublicationStatus): boolean => status === 'in_review' || status === 'live'

export const ORIGINS = ['generated', 'assisted', 'none'] as const
/** Who made the text or the pictures, in KDP's terms; 'none' is without AI. */
export type Origin = (typeof ORIGINS)[number]

/**
 * The honest answers to begin with: the built-in author's books were written with a language model and edited, which
 * KDP calls generated; the pictures are drawn by program code, by no image model.
 */
export const USUAL_ORIGINS = { text: 'generated', pictures: 'none' } as const satisfies Record<string, Origin>

/** Whether a language model wrote this very book, so that no other answer would be true. */
export const wasWrittenByModel = (author: string): boolean => !author.startsWith('built-in')

const revision = z.int().min(1)

/** `POST /api/kdp/publication/{id}`: what staff decide. `revision` is the one that they looked at. */
export const publicationAnswers = z.object({
  revision,
  prices: listPrices,
  textOrigin: z.enum(ORIGINS),
  pictureOrigin: z.enum(ORIGINS),
})
export type PublicationAnswers = z.output<typeof publicationAnswers>

/** An Amazon number: ten capital letters and figures. */
const ASIN = /^[A-Z0-9]{10}$/

/** `POST /api/kdp/status/{id}`. Going live takes the book's number. */
export const statusChange = z
  .object({
    revision,
    to: z.enum(PUBLICATION_STATUSES),
    asin: z
      .string()
      .trim()
      .toUpperCase()
      .regex(ASIN, 'asin_form')
      .or(z.literal(''))
      .optional()
      .transform((asin) => asin || undefined),
    notes: z
      .string()
      .trim()
      .max(1000)
      .transform((notes) => notes.replaceAll('\0', ''))
      .optional(),
  })
  .refine(({ to, asin }) => to !== 'live' || asin !== undefined, { path: ['asin'], message: 'asin_missing' })
export type StatusChange = z.output<typeof statusChange>
export type StatusChangeInput = z.input<typeof statusChange>

/** What the print check found, as stored. */
export const printCheck = z.array(
  z.object({
    what: z.enum(['interior', 'cover']),
    passed: z.boolean(),
    findings: z.array(z.object({ check: z.string(), passed: z.boolean(), found: z.string(), pages: z.array(z.int()) })),
  }),
)
export type PrintCheck = z.output<typeof printCheck>

/** The printed book: 24 pages are KDP's least, and every one of ours has something on it. */
export const KDP_PAGES = 24
/** Where staff upload. */
export const KDP_CONSOLE = 'https://kdp.amazon.com/bookshelf'
export const productPage = (asin: string): string => `https://www.amazon.com/dp/${asin}`
/** Languages of our books of which we could not confirm that KDP prints paperbacks in them. */
export const UNCONFIRMED_LANGUAGES: readonly string[] = ['zh', 'hi', 'ar']
