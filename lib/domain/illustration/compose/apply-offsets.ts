import type { Who } from '../direction'
import { clampToFrame } from './layout-page'
import type { PageLayout, PlacedFigure } from './placement'

/**
 * The page with its figures where the buyer moved them (page units). Nobody leaves the frame, whoever sits in somebody's arms
 * goes along, and who comes down the page comes before those above.
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
