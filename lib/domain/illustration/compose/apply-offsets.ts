import type { Who } from '../direction'
import { clampToFrame } from './layout-page'
import type { PageLayout, PlacedFigure } from './placement'

/**
 * Moves the figures of a laid-out page by the buyer's offsets (page units). Every figure stays inside the frame, a
 * carried or hugged member moves with its carrier, and the depth row follows y, so that whoever comes lower on the page
 * is drawn in front.
 */
export function applyOffsets(laid: PageLayout, shifts: ReadonlyMap<Who, readonly [x: number, y: number]>): PageLayout {
  if (!shifts.size) return laid
  const shifted = (f: PlacedFigure): PlacedFigure => {
    const [x, y] = shifts.get(f.role.member.who) ?? [0, 0]
    const holder = f.role.carriedBy ?? f.role.huggedBy
    const bearer = holder ? (shifts.get(holder) ?? [0, 0]) : [0, 0]
    const to = clampToFrame({ ...f, x: f.x + x + bearer[0], y: f.y + y + bearer[1] })
    return { ...to, row: f.row + (to.y - f.y) / laid.rowStep }
  }
  return { ...laid, figures: laid.figures.map(shifted) }
}
