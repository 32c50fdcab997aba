// A sound as letters set by hand, cut from paper, in the picture beside whoever makes it.
import { chance } from '../../chance'
import { drawLatinLetter } from '../cover/latin-letters'
import { setLettering, type Lettering } from '../cover/lettering'
import { boxOfEssential } from '../compose/essential'
import { boundingBox, type PageLayout } from '../compose/placement'
import { lightness, mix, shade } from '../kit/colour'
import { group, path } from '../kit/shape'
import { compose, hypot, rotate, scale, translate } from '../kit/vector'
import type { Box, Colour, Node, Point } from '../scene'

/** Page units: the largest letters, what a line may take, and the room that a word keeps from all else. */
const LARGEST = 92
const LEAST = 46
const LINE = { width: 270, height: 190 }
const AIR = 14
const STEP = 26
const EDGE = 60
/** Degrees by which a word leans. */
const LEAN = 9
const PAPER = '#fff7e6'
const SIZES = [1, 0.8, 0.62]
/** The head with its hair, in radii of the face; what is below a chin of a figure that the frame cuts, on each side. */
const HEAD = 1.6
const BODY = 2.4

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** What is seen, and where words of the text are set over it. */
interface Frame {
  window: Box
  quiet: Box | undefined
}

/** What no letter may cover. In a picture that cuts figures their boxes are most of it: there, heads and bodies. */
function obstaclesOf({ figures, props, essential }: PageLayout): Box[] {
  const things = props.map(({ x, y, box }) => ({ ...box, x: x + box.x, y: y + box.y }))
  if (!essential) return [...figures.map(boundingBox), ...things]
  return [
    ...things,
    ...essential.map(({ at: [x, y], radius }) => ({
      x: x - radius,
      y: y - radius,
      width: 2 * radius,
      height: 2 * radius,
    })),
    ...figures.flatMap((placed): Box[] => {
      const { figure, x, y, role } = placed
      if (role.member.kind === 'pet') return [boundingBox(placed)]
      const acted = figure.acting?.thing
      const { centre, radius } = figure.face
      const [cx, cy] = [x + centre[0], y + centre[1]]
      return [
        ...(acted ? [{ ...acted, x: x + acted.x, y: y + acted.y }] : []),
        { x: cx - radius * HEAD, y: cy - radius * HEAD, width: 2 * HEAD * radius, height: 2 * HEAD * radius },
        { x: cx - radius * BODY, y: cy + radius * 0.8, width: 2 * BODY * radius, height: 1000 },
      ]
    }),
  ]
}

/** Of the animals, or of everybody, who acts and is nearest to the camera: the sound is beside them. */
function sourceOf({ figures }: PageLayout): Point | undefined {
  const [source] = figures
    .filter(({ overShoulder }) => !overShoulder)
    .toSorted(
      (one, other) =>
        Number(other.role.act !== undefined) - Number(one.role.act !== undefined) ||
        Number(other.role.member.kind === 'pet') - Number(one.role.member.kind === 'pet') ||
        other.unitsPerCm - one.unitsPerCm,
    )
  return source && [source.x + source.figure.face.centre[0], source.y + source.figure.face.centre[1]]
}

/**
 * The middle of a free place for a box of this size, as near as may be to where the sound is made. It is within the
 * height of what every window shows, or a band would cut it.
 */
function findPlace(
  layout: PageLayout,
  { width, height }: Pick<Box, 'width' | 'height'>,
  frame: Frame,
): Point | undefined {
  const shown = boxOfEssential(layout)
  const { window, quiet } = frame
  const source = sourceOf(layout)
  if (!shown || !source) return undefined
  const taken = [...obstaclesOf(layout), ...(quiet ? [quiet] : [])]
  const [top, bottom] = [
    Math.max(shown.y, window.y + EDGE),
    Math.min(shown.y + shown.height, window.y + window.height - EDGE),
  ]
  let best: { at: Point; far: number } | undefined
  for (let y = top + height / 2; y <= bottom - height / 2; y += STEP)
    for (let x = window.x + EDGE + width / 2; x <= window.x + window.width - EDGE - width / 2; x += STEP) {
      // Sounds rise: lower down is farther.
      const far = hypot(x - source[0], (y - source[1]) * (y > source[1] ? 1.6 : 1))
      if (best && far >= best.far) continue
      const box = { x: x - width / 2 - AIR, y: y - height / 2 - AIR, width: width + 2 * AIR, height: height + 2 * AIR }
      if (!taken.some((other) => overlap(box, other))) best = { at: [x, y], far }
    }
  return best?.at
}

/** Letters of this colour that stand out from their paper edge. */
const readable = (colour: Colour): Colour =>
  lightness(colour) > 0.68 ? shade(colour, 0.66 - lightness(colour)) : colour

/** Nothing where there is no room, or where a letter isn't in the title face. */
export function drawSound(
  layout: PageLayout,
  frame: Frame,
  { text, accent, dim, key }: { text: string; accent: Colour; dim: Colour | undefined; key: string },
): Node[] {
  for (const size of SIZES) {
    const lettering = setLettering({
      text,
      language: 'en',
      seed: key,
      box: { x: -LINE.width / 2, y: -LINE.height / 2, width: LINE.width * size, height: LINE.height * size },
      largest: LARGEST * size,
      manner: 'dance',
    })
    if (lettering.size < LEAST) return []
    const tall = lettering.size * (1.1 + 1.04 * (lettering.lines.length - 1))
    const at = findPlace(layout, { width: lettering.width * 1.06, height: tall * 1.1 }, frame)
    if (at) return drawLetters(lettering, at, accent, dim, key)
  }
  return []
}

function drawLetters(
  { lines, size }: Lettering,
  at: Point,
  accent: Colour,
  dim: Colour | undefined,
  key: string,
): Node[] {
  const letters = lines.flat().filter(({ text }) => text.trim() !== '')
  const [ink, paper] = [readable(accent), dim ? mix(PAPER, dim, 0.22) : PAPER]
  const left = Math.min(...letters.map(({ x }) => x))
  const right = Math.max(...letters.map(({ x }) => x))
  const [high, low] = [Math.min(...letters.map(({ y }) => y)), Math.max(...letters.map(({ y }) => y))]
  const cut: Node[] = []
  const faces: Node[] = []
  for (const { text, x, y, size: em, angle } of letters) {
    const [outline] = drawLatinLetter(text, ink) ?? []
    if (outline?.kind !== 'path') return []
    const transform = compose(translate(x, y), rotate(angle), scale(em))
    // Each letter lies on the paper that it was cut with.
    cut.push(
      group([path(outline.d, paper, { transform: outline.transform, stroke: paper, strokeWidth: 46 })], { transform }),
    )
    faces.push(group([outline], { transform }))
  }
  const lean = (chance(key, 'lean') - 0.5) * 2 * LEAN
  const middle = translate(-(left + right) / 2, -((high + low) / 2 - size * 0.35))
  return [group([...cut, ...faces], { part: 'sound', transform: compose(translate(...at), rotate(lean), middle) })]
}
