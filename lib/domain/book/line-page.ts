import { getPageOffsets, type Customizations } from '../illustration/customizations'
import type { ShotPlan } from '../illustration/shot-plan'

/** Whether a page has a line instead of its picture. Not where the buyer moved somebody: then the picture is wanted. */
export const isLinePage = (
  { pageNumber, shot }: { pageNumber: number; shot?: ShotPlan | undefined },
  customizations: Customizations | null | undefined,
): boolean => shot?.form === 'line' && getPageOffsets(customizations ?? undefined, pageNumber).size === 0
