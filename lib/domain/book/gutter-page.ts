// Two facing pages with one scene over the fold.
import { getPageOffsets, type Customizations } from '../illustration/customizations'
import { heightOfWords } from './page-forms'
import type { Direction } from '../illustration/direction'
import type { ShotPlan } from '../illustration/shot-plan'
import { placeOf } from '../illustration/stage/places/table'

interface Page {
  pageNumber: number
  direction: Direction
  shot?: ShotPlan | undefined
}

/** In a printed book an even page of the story faces the odd one after it. */
export const facingPage = (pageNumber: number): number => (pageNumber % 2 === 0 ? pageNumber + 1 : pageNumber - 1)

export const partnerOf = <One extends Pick<Page, 'pageNumber'>>(
  pages: readonly One[],
  pageNumber: number,
): One | undefined => pages.find((page) => page.pageNumber === facingPage(pageNumber))

/**
 * The half of a scene that a page shows; null where it has none, or the buyer moved somebody on either page or
 * furnished the room.
 */
export const halfOf = (
  { pageNumber, direction, shot }: Page,
  pages: readonly Pick<Page, 'pageNumber' | 'shot'>[],
  customizations: Customizations | null | undefined,
): 'left' | 'right' | null =>
  shot?.gutter !== undefined &&
  partnerOf(pages, pageNumber)?.shot?.gutter !== undefined &&
  [pageNumber, facingPage(pageNumber)].every((one) => getPageOffsets(customizations ?? undefined, one).size === 0) &&
  !(customizations?.furniture.length && 'indoor' in placeOf(direction.setting).place)
    ? shot.gutter.half
    : null

/** Whether the words of both halves have room over the cast; else they are beside it, or below. */
export const hasWordsOnPicture = (
  page: Page & { content: string },
  pages: readonly (Page & { content: string })[],
): boolean =>
  [page, partnerOf(pages, page.pageNumber)].every(
    (one) => one !== undefined && heightOfWords(one.content) <= (one.shot?.gutter?.quiet ?? 0),
  )
