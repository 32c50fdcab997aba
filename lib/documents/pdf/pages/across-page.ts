import type { Box } from '../../../domain/illustration/scene'
import type { DrawnPage } from '../../document-book'
import type { PageSize } from '../page-size'
import type { Bleed } from './page-setting'

/**
 * What a page shows of its picture across, in scene units, and how many points those of the picture itself take. Half
 * of a scene ends at the fold: what lies beyond, where a printer wants bleed there too, is of the other half.
 */
export function acrossPage(
  { gutter }: DrawnPage,
  sheet: PageSize,
  { left, right }: Bleed,
): { width: number; window: Pick<Box, 'x' | 'width'> } {
  const inner = gutter ? (gutter.half === 'left' ? right : left) : 0
  const width = sheet.width + left + right - inner
  const beyond = (1000 * inner) / width
  return { width, window: { x: gutter?.half === 'right' ? -beyond : 0, width: 1000 + beyond } }
}
