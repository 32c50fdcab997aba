// Keeps the story part of a prop in view: the eye in a knot-hole, the name over a peg, the words of a poster.
import type { Point } from '../scene'
import { PAGE } from './layout'
import type { PlacedFigure, PlacedProp } from './placement'

/** How far a prop may be moved, in page units: sideways and away from us. */
const MAX_SHIFT = { along: 700, away: 240 }
const STEP = 10
/** Margin from the page's sides, where a curtain or a tree may frame the page. */
const EDGE_MARGIN = 90
/** Cost of a viewer having to look over a shoulder, in page units of movement; whoever lies flat can't. */
const OVER_SHOULDER_COST = 300
const LYING_COST = 900
/** Cost of a page unit of the thing that the page cuts off. */
const CUT_COST = 3

/**
 * Moves a prop as little as possible so that nobody hides its story part and its viewer has it in front.
 * @param size page units a centimetre, negative when mirrored
 * @param floor smallest page y where it may stand
 */
export function keepStoryPartVisible(
  thing: PlacedProp,
  size: number,
  figures: readonly PlacedFigure[],
  before: readonly PlacedProp[],
  floor: number,
): PlacedProp {
  const storyPart = thing.drawing.storyPart ?? thing.drawing.toldPart
  if (!storyPart) return thing
  const [wide, high] = [(storyPart.width / 2) * Math.abs(size), (storyPart.height / 2) * Math.abs(size)]
  const [x, y] = [
    thing.x + (storyPart.x + storyPart.width / 2) * size,
    thing.y + (storyPart.y + storyPart.height / 2) * Math.abs(size),
  ]
  const looker = figures.find(({ role }) => role.actor.looksAt === thing.prop)
  const boxes = [...figures.map((f) => ({ x: f.x, y: f.y, box: f.figure.box })), ...before]
  const hidden = (at: number, up: number): number =>
    boxes.reduce((sum, { x: left, y: foot, box }) => {
      const across = Math.min(at + wide, left + box.x + box.width) - Math.max(at - wide, left + box.x)
      const down = Math.min(y - up + high, foot + box.y + box.height) - Math.max(y - up - high, foot + box.y)
      return sum + Math.max(0, across) * Math.max(0, down)
    }, 0) /
    (4 * wide * high)
  const cutAt = (at: number): number =>
    Math.max(0, -(thing.x + at - x + thing.box.x)) +
    Math.max(0, thing.x + at - x + thing.box.x + thing.box.width - PAGE)
  const cost = ([at, up]: Point): number =>
    hidden(at, up) * 10 * MAX_SHIFT.along +
    cutAt(at) * CUT_COST +
    Math.abs(at - x) +
    up * 2 +
    (looker && (at - looker.x - looker.figure.face.centre[0]) * looker.role.facing < 0
      ? looker.role.actor.pose === 'lie'
        ? LYING_COST
        : OVER_SHOULDER_COST
      : 0)
  const along = Array.from(
    { length: (2 * MAX_SHIFT.along) / STEP + 1 },
    (_, i) => x - MAX_SHIFT.along + i * STEP,
  ).filter((at) => at - wide >= EDGE_MARGIN && at + wide <= PAGE - EDGE_MARGIN)
  const up = Array.from({ length: MAX_SHIFT.away / STEP + 1 }, (_, i) => i * STEP).filter((by) => thing.y - by >= floor)
  const places = along.flatMap((one) => up.map((other): Point => [one, other]))
  const [at, by] = places.reduce((best, one) => (cost(one) < cost(best) ? one : best), places[0] ?? [x, 0])
  return { ...thing, x: thing.x + at - x, y: thing.y - by }
}
