// Whether whoever acts looks at what it acts on, or at whom: the turn of the head and of the irises in it, as drawn.
import { hypot, sub, transformPoint } from '../kit/vector'
import { bounds, walk } from '../print/node-tree'
import type { Box, GroupNode, Node, Point } from '../scene'
import { actorsIn, thingOf, type CheckedPage, type Measured } from './checked-page'
import { findMarked, type Marked } from './marks'

/** Degrees between where the eyes point and the nearest part of what they should look at. */
const MOST_ASIDE = 60

/**
 * How far an iris turned all the way is from the middle of its eye, in radii of the eye; and how much that turns the
 * eye.
 */
const TURNED = { x: 0.34, y: 0.22 }
const TURN = 0.64

const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]
const isEye = ({ move }: GroupNode): boolean => move?.part === 'eyes'

/** Offset of the iris in its eye, in radii of the eye: the ellipses of iris and pupil lie in the white. */
function irisOf(eye: Marked): Point {
  const leaves = [...walk(eye.children)].filter((node) => node.kind !== 'group')
  const [white] = leaves
  const iris = leaves.filter((node) => node.kind === 'ellipse')[1]
  if (!white || iris?.kind !== 'ellipse') return [0, 0]
  const box = bounds([white])
  const [x, y] = middleOf(box)
  return [(((iris.cx - x) / (box.width / 2)) * TURN) / TURNED.x, (((iris.cy - y) / (box.height / 2)) * TURN) / TURNED.y]
}

/** Turned like a group, without its place and size. */
function turned({ transform: [a, b, c, d] }: Marked, [x, y]: Point): Point {
  const size = Math.sqrt(Math.abs(a * d - b * c)) || 1
  return [(a * x + c * y) / size, (b * x + d * y) / size]
}

/** Where a face looks: how far its eyes are from the middle of the head, and the irises from that of the eyes. */
function lookOf(face: Marked, centre: Point, radius: number): Point | undefined {
  const eyes = findMarked([face], isEye)
  if (!eyes.length) return undefined
  const ways = eyes.map((eye): Point => {
    const at = transformPoint(eye.transform, eye.move?.pivot ?? [0, 0])
    const [x, y] = sub(at, centre)
    const [ix, iy] = turned(eye, irisOf(eye))
    return [x / radius + ix, y / radius + iy]
  })
  return [ways.reduce((sum, [x]) => sum + x, 0) / ways.length, ways.reduce((sum, [, y]) => sum + y, 0) / ways.length]
}

/** Degrees between a way and the nearest part of a box; 0 where the eyes are in it. */
function degreesAside(from: Point, way: Point, { x, y, width, height }: Box): number {
  if (from[0] > x && from[0] < x + width && from[1] > y && from[1] < y + height) return 0
  const angle = Math.atan2(way[1], way[0])
  const parts = 6
  let least = 180
  for (let i = 0; i <= parts; i++)
    for (let j = 0; j <= parts; j++) {
      const [dx, dy] = sub([x + (width * i) / parts, y + (height * j) / parts], from)
      const off = Math.abs(Math.atan2(dy, dx) - angle)
      least = Math.min(least, (Math.min(off, 2 * Math.PI - off) * 180) / Math.PI)
    }
  return least
}

export function checkGaze(page: CheckedPage): Measured {
  const result: Measured = { count: 0, flaws: [] }
  if (page.picture.scene.shot === 'plan') return result
  for (const { actor } of actorsIn(page)) {
    const { act, who, looksAt } = actor
    const circle = page.picture.faces.find((one) => one.who === who)
    const face = page.faces.find(({ of }) => of === who)
    if (!act || !circle || !face) continue
    const way = lookOf(face, circle.centre, circle.radius)
    // Closed by the mood, or an animal whose eyes are beads.
    if (!way || hypot(way[0], way[1]) < 0.05) continue
    const words = [act.thing, act.who, looksAt].filter((word) => word !== undefined)
    const things = words.flatMap((word) => thingOf(page, who, word))
    // What is in somebody's hands, or who has it.
    const goals: Node[] = [
      ...things,
      ...page.members.filter(({ cast, castPart }) => {
        const one = cast ?? castPart
        return one !== who && (words.some((word) => word === one) || things.some(({ of }) => of === one))
      }),
    ]
    if (!goals.length) continue
    result.count++
    const off = Math.min(...goals.map((goal) => degreesAside(circle.centre, way, bounds([goal]))))
    if (off > MOST_ASIDE)
      result.flaws.push(`${who} ${act.verb}:${act.thing ?? act.who}: looks ${Math.round(off)} degrees aside`)
  }
  return result
}
