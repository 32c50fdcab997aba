// The picture as an SVG file that the reader can move: the same shapes, with names on what moves, and at its end what
// moves when. Of each movement it says which stretches of the file are seen where it happens, so that a browser
// builds and paints a small part of the picture anew, and not all of it.
import type { Cue } from '../../book/motion/choose-cues'
import { MOVEMENTS, type Frame } from '../../book/motion/movements'
import { addMotion, type PageCue } from '../../book/motion/page-motion'
import { compose, rotate, scale, translate, transformPoint } from '../kit/vector'
import { bounds } from '../print/node-tree'
import { toSvg, type SvgOptions, type WrittenPiece } from '../print/svg'
import type { Box, Matrix, Node, Point, Scene } from '../scene'
import { unionOf } from './find-shown'
import type { Survey, SurveyedPart } from './survey'

type MovingCue = Pick<Cue, 'sentence' | 'opens'> & { parts: readonly SurveyedPart[] }

const tenth = (value: number) => Math.round(value * 10) / 10
/** Page units left round what moves: more than a pixel of a small screen. */
const MARGIN = 3
/** A movement goes smoothly from one frame to the next: what lies between them is looked at too. */
const BETWEEN = [0, 0.5] as const

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
]

const matrixAt = ([turn, x, y, sizeX, sizeY]: Frame, [px, py]: Point, { width, height }: Box): Matrix =>
  compose(translate(px + x * width, py + y * height), rotate(turn), scale(sizeX, sizeY), translate(-px, -py))

/** All that a part may reach while it moves, on the page. */
function reachOf({ group, move, outer }: SurveyedPart, own: Box): Box {
  const { frames } = MOVEMENTS[move.movement]
  const boxes = frames.flatMap((frame, i) =>
    BETWEEN.map((t) => {
      const next = frames[i + 1] ?? frame
      const between = frame.map((value, k) => value + ((next[k] ?? value) - value) * t)
      const [turn = 0, x = 0, y = 0, sizeX = 1, sizeY = 1] = between
      const m = compose(outer, matrixAt([turn, x, y, sizeX, sizeY], move.pivot, own))
      const points = cornersOf(own).map((corner) => transformPoint(m, corner))
      const [left, top] = [Math.min(...points.map((p) => p[0])), Math.min(...points.map((p) => p[1]))]
      return {
        x: left,
        y: top,
        width: Math.max(...points.map((p) => p[0])) - left,
        height: Math.max(...points.map((p) => p[1])) - top,
      }
    }),
  )
  return unionOf([...boxes, bounds([{ kind: 'group', children: [group], transform: outer }])])
}

function windowOf(boxes: readonly Box[], { width, height }: Scene): Box {
  const all = unionOf(boxes)
  const [x, y] = [Math.max(0, Math.floor(all.x - MARGIN)), Math.max(0, Math.floor(all.y - MARGIN))]
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(all.x + all.width + MARGIN)) - x,
    height: Math.min(height, Math.ceil(all.y + all.height + MARGIN)) - y,
  }
}
/** Page units by which a shape may colour more than its box: points are rounded when printed, and edges are soft. */
const ROUNDED = 3
const meet = (a: Box, b: Box): boolean =>
  a.width > 0 &&
  a.height > 0 &&
  a.x <= b.x + b.width + ROUNDED &&
  b.x <= a.x + a.width + ROUNDED &&
  a.y <= b.y + b.height + ROUNDED &&
  b.y <= a.y + a.height + ROUNDED

/**
 * The stretches of the file that draw what is seen in a window: its shapes, the groups round them, what these refer
 * to.
 */
function piecesIn(
  survey: Survey,
  written: readonly WrittenPiece[],
  window: Box,
  moved: readonly SurveyedPart[],
): number[] {
  const taken = survey.leaves.map(
    ({ box }, i) => meet(box, window) || moved.some(({ from, to }) => i >= from && i < to),
  )
  const [needed, wanted] = [new Set<string>(), new Set<WrittenPiece>()]
  const open: { piece: WrittenPiece; taken: boolean }[] = []
  let leaf = 0
  for (const piece of written) {
    if (piece.kind === 'open') open.push({ piece, taken: false })
    else if (piece.kind === 'leaf') {
      if (!taken[leaf++]) continue
      wanted.add(piece)
      for (const id of piece.uses) needed.add(id)
      for (const around of open) around.taken = true
    } else if (piece.kind === 'close') {
      const closed = open.pop()
      if (!closed?.taken) continue
      wanted.add(closed.piece).add(piece)
      for (const id of closed.piece.uses) needed.add(id)
    }
  }
  const pieces: number[] = []
  let at = 0
  for (const piece of written) {
    if (piece.from === piece.to || !(piece.kind === 'definition' ? needed.has(piece.id ?? '') : wanted.has(piece)))
      continue
    if (piece.from === at && pieces.length) pieces.push((pieces.pop() ?? 0) + piece.to - piece.from)
    else pieces.push(piece.from - at, piece.to - piece.from)
    at = piece.to
  }
  return pieces
}

/** The name of a member's part in the file: pet1's tail is "pet-1-tail", an ear of two "pet-1-ear-2". */
const nameOf = ({ owner, move }: SurveyedPart, i: number): string =>
  `${owner.replace(/(?<=^pet)(\d)$/, '-$1')}-${move.part}${i ? `-${i + 1}` : ''}`

export function printMoving(scene: Scene, survey: Survey, cues: readonly MovingCue[], options: SvgOptions): string {
  const names = new Map<Node, string>(
    cues.flatMap(({ parts }) => parts.map((part, i) => [part.group, nameOf(part, i)] as const)),
  )
  const written: WrittenPiece[] = []
  const svg = toSvg(scene, { ...options, parts: names, onWritten: (piece) => written.push(piece) })
  const pageCues = cues.flatMap(({ parts, sentence, opens }): PageCue[] => {
    const [first] = parts
    if (!first) return []
    const sized = parts.map((part) => ({ part, own: bounds(part.group.children) }))
    const window = windowOf(
      sized.map(({ part, own }) => reachOf(part, own)),
      scene,
    )
    if (window.width <= 0 || window.height <= 0) return []
    return [
      {
        sentence,
        opens,
        movement: first.move.movement,
        parts: sized.map(({ part, own }, i) => ({
          name: nameOf(part, i),
          pivot: [tenth(part.move.pivot[0]), tenth(part.move.pivot[1])],
          width: tenth(own.width),
          height: tenth(own.height),
        })),
        box: [window.x, window.y, window.width, window.height],
        pieces: piecesIn(survey, written, window, parts),
      },
    ]
  })
  return addMotion(svg, { width: scene.width, height: scene.height, cues: pageCues })
}
