// What a buyer changes in the customizer (spec 2, section 3): colours and positions of the cast, furniture, a colour
// scheme, a rating. Shared by the form, POST /api/stories/{id}/customizations, the stored row and the engine.
import { z } from 'zod'
import { PAGES_IN_A_STORY } from '../story/lists'
import { rating } from '../story/review'
import { WHO, type Who } from './direction'
import type { Colour } from './scene'

export const FURNITURE_TYPES = ['chair', 'table', 'sofa', 'bookshelf', 'lamp', 'plant'] as const
export type FurnitureType = (typeof FURNITURE_TYPES)[number]
export const FURNITURE_SIZE = { min: 0.5, max: 2, step: 0.1 } as const
export const MAX_FURNITURE = 12

export const COLOUR_SCHEME_NAMES = [
  'Warm Sunset',
  'Ocean Breeze',
  'Forest Green',
  'Lavender Dreams',
  'Sunshine Yellow',
] as const
export type ColourSchemeName = (typeof COLOUR_SCHEME_NAMES)[number]
export interface ColourScheme {
  background: Colour
  accent: Colour
  text: Colour
}
/** Background and accent go into every picture; text is for words set on the background. */
export const COLOUR_SCHEMES: Record<ColourSchemeName, ColourScheme> = {
  'Warm Sunset': { background: '#fbdcc3', accent: '#d4533c', text: '#4a2520' },
  'Ocean Breeze': { background: '#cfe8f0', accent: '#24789c', text: '#13364a' },
  'Forest Green': { background: '#d9e8cd', accent: '#3a7a4a', text: '#1c3827' },
  'Lavender Dreams': { background: '#e6dbf3', accent: '#8459b3', text: '#37274e' },
  'Sunshine Yellow': { background: '#fdeeb0', accent: '#dd9a14', text: '#4a3810' },
}

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((value) => value.toLowerCase())
const shift = z.object({ x: z.number().min(-100).max(100), y: z.number().min(-100).max(100) })
const pageNumber = z
  .string()
  .regex(/^\d{1,2}$/)
  .refine((page) => Number(page) <= PAGES_IN_A_STORY)

const character = z.object({
  id: z.enum(WHO),
  /** Of a pet: its coat. */
  hairColor: colour.optional(),
  /** Of a pet: its collar. */
  clothingColor: colour.optional(),
  /** Of a pet: its second colour, as of belly and muzzle. */
  skinTone: colour.optional(),
  /**
   * By page number, '0' being the cover: offset from the composed position, in percent of the page, x to the right, y
   * down.
   */
  positions: z.record(pageNumber, shift).optional(),
})

const furniture = z.object({
  id: z.string().min(1).max(64),
  type: z.enum(FURNITURE_TYPES),
  color: colour,
  /** Position of its foot, in percent of the page. It stands on the floor behind the cast: y says how far back. */
  position: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }),
  size: z
    .number()
    .min(FURNITURE_SIZE.min)
    .max(FURNITURE_SIZE.max)
    .transform((size) => Math.round(size / FURNITURE_SIZE.step) / Math.round(1 / FURNITURE_SIZE.step)),
})

const schemeName = z.enum(COLOUR_SCHEME_NAMES)
const haveUniqueIds = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size === list.length

export const customizations = z.object({
  characters: z.array(character).max(WHO.length).refine(haveUniqueIds).default([]),
  furniture: z.array(furniture).max(MAX_FURNITURE).refine(haveUniqueIds).default([]),
  /** The scheme's name, or the whole scheme object as the screens read it. */
  colorScheme: z
    .union([schemeName, z.object({ name: schemeName }).transform(({ name }) => name)])
    .nullish()
    .transform((name) => name ?? null),
  rating: rating.optional(),
})
export type Customizations = z.output<typeof customizations>
export type CustomizedCharacter = Customizations['characters'][number]
export type Furniture = Customizations['furniture'][number]

/** Offsets of the characters that were moved on this page, in page units (the stored percent times 10). */
export const getPageOffsets = (
  chosen: Customizations | undefined,
  page: number,
): ReadonlyMap<Who, readonly [x: number, y: number]> =>
  new Map(
    (chosen?.characters ?? []).flatMap(({ id, positions }) => {
      const by = positions?.[String(page)]
      return by && (by.x || by.y) ? [[id, [by.x * 10, by.y * 10]] as const] : []
    }),
  )
