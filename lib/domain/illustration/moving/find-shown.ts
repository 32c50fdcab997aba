// Which of the parts that can move the picture shows: on the page, and not behind something.
import { findHiddenPoints } from '../check/covered'
import type { Box, Matrix, Node, Point } from '../scene'
import { isEmpty, type Survey, type SurveyedLeaf, type SurveyedPart } from './survey'

/** Sample points along each side of a part's box. */
const ACROSS = 9
/**
 * Least share of a part that must be in sight, and its least length in page units: less would be no more than a
 * flicker.
 */
const LEAST_SHOWN = 0.6
const LEAST_SIZE = { eyes: 11, others: 18 }

const UNIT: Matrix = [1, 0, 0, 1, 0, 0]
/** The shape as the page shows it: within its clips, which are given in page units. */
const onPage = ({ node, outer, clips }: SurveyedLeaf): Node =>
  clips.reduceRight<Node>(
    (inner, { d, outer: place }) => ({
      kind: 'group',
      transform: place,
      clip: d,
      children: [{ kind: 'group', transform: invert(place), children: [inner] }],
    }),
    { kind: 'group', transform: outer, children: [node] },
  )
function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c
  return Math.abs(det) < 1e-9
    ? UNIT
    : [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]
}

export const unionOf = (boxes: readonly Box[]): Box => {
  const inSight = boxes.filter((box) => !isEmpty(box))
  const [x, y] = [Math.min(...inSight.map((box) => box.x)), Math.min(...inSight.map((box) => box.y))]
  return {
    x,
    y,
    width: Math.max(...inSight.map((box) => box.x + box.width)) - x,
    height: Math.max(...inSight.map((box) => box.y + box.height)) - y,
  }
}
const holds = (box: Box, [x, y]: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** Share of a part that is in sight, 0 to 1. */
export function shownShare({ leaves }: Survey, { move, from, to }: SurveyedPart): number {
  const own = leaves.slice(from, to).filter(({ box }) => !isEmpty(box))
  if (!own.length) return 0
  const box = unionOf(own.map((leaf) => leaf.box))
  if (Math.max(box.width, box.height) < (move.part === 'eyes' ? LEAST_SIZE.eyes : LEAST_SIZE.others)) return 0
  const grid = Array.from({ length: ACROSS * ACROSS }, (_, i): Point => [
    box.x + (((i % ACROSS) + 0.5) / ACROSS) * box.width,
    box.y + ((Math.floor(i / ACROSS) + 0.5) / ACROSS) * box.height,
  ])
  const inside = findHiddenPoints(grid, own.map(onPage))
  const points = grid.filter((_, i) => inside.has(i))
  if (!points.length) return 0
  const over = leaves.slice(to).filter((leaf) => points.some((point) => holds(leaf.box, point)))
  return 1 - findHiddenPoints(points, over.map(onPage)).size / points.length
}

/** Parts by owner and kind, where at least one of a kind is in sight: both eyes blink, both ears may twitch. */
export function findShownParts(survey: Survey): { owner: string; parts: SurveyedPart[] }[] {
  const groups = new Map<string, SurveyedPart[]>()
  for (const part of survey.parts) {
    const key = `${part.owner} ${part.move.part}`
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  return [...groups.values()].flatMap((parts) => {
    const shown = parts.filter((part) => shownShare(survey, part) >= LEAST_SHOWN)
    const [first] = shown
    return first ? [{ owner: first.owner, parts: shown }] : []
  })
}
