import type { Box } from '../scene'
import { boundingBox, type PageLayout } from './placement'

/** Positions of things are rounded when they are drawn. */
const ROUNDING = 2

/** The box that every window on the picture must show; undefined if there is nothing to show. */
export function boxOfEssential({ figures, props, essential }: PageLayout): Box | undefined {
  const boxes: Box[] = essential
    ? essential.map(({ at: [x, y], radius }) => ({
        x: x - radius,
        y: y - radius,
        width: 2 * radius,
        height: 2 * radius,
      }))
    : [
        ...figures.map(boundingBox),
        ...props.map(({ x, y, box }) => ({ x: x + box.x, y: y + box.y, width: box.width, height: box.height })),
      ]
  if (!boxes.length) return undefined
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  return {
    x: left - ROUNDING,
    y: top - ROUNDING,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left + 2 * ROUNDING,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top + 2 * ROUNDING,
  }
}
