import { placeSeats } from './compose/seating'
import { drawVessel } from './compose/boat-passengers'
import { drawBubble } from './compose/diving'
import { LEDGE_ROW } from './compose/close-scene'
import { orderOf } from './compose/hidden-faces'
import { VOICE_REACH, withoutVoice } from './child/voice'
import { drawRopeLines } from './compose/rope-lines'
import type { PageLayout, PlacedFigure, PlacedProp } from './compose/placement'
import { createCastTint, darken } from './compose/tint'
import { group, path } from './kit/shape'
import { compose, scale, translate } from './kit/vector'
import { recolour } from './print/node-tree'
import type { Node } from './scene'
import { drawLedge } from './stage/ledge'
import { drawCastShadow, drawContactShadow } from './stage/shadow'
import { drawSlope } from './stage/slope'
import type { Stage } from './stage/stage'
import { moveThing } from './things/move-thing'
import { drawPerch } from './things/perch'
import { boxOfProp } from './things/prop-drawing'

/** What the story tells of keeps its colours behind the cast too, if it is not so large that it is ground to faces. */
const ACCENT_UP_TO = 300
const isSmallTold = (stage: Stage, { prop, box }: PlacedProp): boolean =>
  prop === stage.toldThing && box.width < ACCENT_UP_TO

const STRING = '#7d766c'
/** From what hangs up to beyond the page. */
function drawStrings({ drawing, box, x, y }: PlacedProp): Node[] {
  if (!drawing.strings?.length) return []
  const own = boxOfProp(drawing)
  const size = box.height / own.height
  const side = Math.abs(own.x * size - box.x) < 1 ? size : -size
  const d = drawing.strings.map(
    ([tx, ty]) => `M${Math.round(tx * side)} ${Math.round(ty * size)}V${Math.round(-y - 20)}`,
  )
  return [
    path(d.join(''), undefined, { stroke: STRING, strokeWidth: 2, transform: translate(Math.round(x), Math.round(y)) }),
  ]
}

/** Things behind the cast are tinted like the place, so that they stay paler than faces. */
const drawProp = (stage: Stage, t: PlacedProp, mirrored: boolean): Node => {
  const drawn = group(
    recolour(
      t.nodes,
      t.row === -2 && !t.inCastLight && !stage.dark && !isSmallTold(stage, t)
        ? (colour) => stage.tint(colour, 0.24)
        : createCastTint(stage, mirrored, t.x, t.y),
    ),
    { transform: translate(Math.round(t.x), Math.round(t.y)), part: `prop:${t.prop}`, thing: t.prop },
  )
  const moved = moveThing(drawn, t)
  const strings = drawStrings(t)
  return strings.length ? group([...strings, moved]) : moved
}

export function drawPropsBehind(stage: Stage, layout: PageLayout, mirrored: boolean, side: -1 | 1): Node[] {
  return farToNear(layout.props.filter((t) => t.row === -2)).flatMap((t) => [
    ...(t.lift || isOffTheGround(t) ? [] : drawShadows(stage, t.x, t.y, t.box.width * 0.5, side, layout)),
    drawProp(stage, t, mirrored),
  ])
}

/** What stands on the ground goes by its foot, from far to near; what hangs or flies keeps its turn. */
export function farToNear<T extends Pick<PlacedProp, 'y' | 'lift'> & { drawing: { placement: string } }>(
  props: readonly T[],
): T[] {
  const isOnGround = ({ drawing, lift }: T): boolean => drawing.placement === 'ground' && !lift
  const onGround = props.filter(isOnGround).sort((a, b) => a.y - b.y)
  let next = 0
  return props.map((one) => (isOnGround(one) ? (onGround[next++] ?? one) : one))
}

/** A thing on the wall above the ground, or at the horizon, casts no shadow on the floor. */
const isOffTheGround = ({ prop, drawing, box }: PlacedProp): boolean =>
  prop === 'scribble' ||
  drawing.farOff === true ||
  (drawing.placement === 'wall' && drawing.storyPart !== undefined && box.y + box.height < -box.height / 2)

function drawShadows(stage: Stage, x: number, y: number, half: number, side: -1 | 1, layout: PageLayout): Node[] {
  const sunny = !stage.indoor && (stage.weather === 'clear' || stage.weather === 'wind') && layout.shot !== 'above'
  if (y > 1040) return []
  const w = Math.max(14, half)
  return [
    drawContactShadow(
      Math.round(x),
      Math.round(y),
      Math.round(w),
      stage.shadowColour,
      layout.shot === 'above' ? 0.34 : 0.16,
      stage.dark ? 0.9 : 1,
    ),
    ...(sunny
      ? [drawCastShadow(Math.round(x), Math.round(y), Math.round(w * 0.9), stage.row.throwBy, side, stage.shadowColour)]
      : []),
  ]
}

/** Whose seats are drawn: the high back of a train's would hide others beside a face that fills the picture. */
const seatedIn = ({ framing, figures }: PageLayout): readonly PlacedFigure[] =>
  framing === 'face'
    ? figures.filter(({ role }) => role.seat !== 'carriage' && !(role.seat === 'chair' && role.member.who === 'child'))
    : figures

/** Figures and things on the ground, sorted from far to near. */
export function drawFiguresAndProps(
  stage: Stage,
  layout: PageLayout,
  mirrored: boolean,
  side: -1 | 1,
  floating: boolean,
): Node[] {
  const boat = drawVessel(layout.figures)
  const list = [
    ...(layout.ledgeY === undefined
      ? []
      : [{ row: LEDGE_ROW, y: 0, draw: () => [group(drawLedge(stage, layout.ledgeY ?? 0), { part: 'ledge' })] }]),
    ...(boat ? [boat.behind, boat.before] : []).map((hull) => ({
      row: hull.row,
      y: hull.groundY,
      draw: () => [
        ...(hull === boat?.behind ? drawShadows(stage, hull.x, hull.groundY, hull.halfWidth, side, layout) : []),
        group(recolour([hull.nodes], createCastTint(stage, mirrored, hull.x, hull.groundY)), { part: 'vessel' }),
      ],
    })),
    ...layout.props
      .filter((t) => t.row !== -2)
      .map((t) => ({
        row: t.row + (t.drawing.placement === 'flat' ? -0.2 : 0),
        y: t.y,
        draw: () => [
          ...(t.drawing.placement === 'over' || isOffTheGround(t)
            ? []
            : drawShadows(stage, t.x, t.y, t.box.width * 0.55, side, layout)),
          drawProp(stage, t, mirrored),
        ],
      })),
    ...placeSeats(seatedIn(layout), layout.shot).map(({ row, groundY, x, halfWidth, nodes }) => ({
      row,
      y: groundY,
      draw: () => [
        ...drawShadows(stage, x, groundY, halfWidth, side, layout),
        group(recolour([nodes], createCastTint(stage, mirrored, x, groundY)), { part: 'seat' }),
      ],
    })),
    ...drawRopeLines(layout, side).map(({ row, puller: { x, y, figure }, isShared, nodes }) => ({
      row,
      y: -Infinity,
      draw: () => [
        group(recolour(nodes, createCastTint(stage, mirrored, x, y + figure.face.centre[1])), {
          part: 'rope',
          ...(isShared ? { thing: 'rope' } : {}),
        }),
      ],
    })),
    ...layout.figures.map((f) => ({
      row: orderOf(f),
      y: f.y,
      draw: () => [
        ...drawFigure(stage, layout, f, mirrored, side, floating),
        ...drawArmOver(stage, layout, f, mirrored),
      ],
    })),
  ]
  return list.sort((a, b) => a.row - b.row || a.y - b.y).flatMap((one) => one.draw())
}

/** The arm of the bearer, drawn over the pet that it holds. */
function drawArmOver(
  stage: Stage,
  layout: PageLayout,
  { role, underArm, x: own }: PlacedFigure,
  mirrored: boolean,
): Node[] {
  if (!underArm) return []
  // Over two pages the bearer may be drawn twice: the nearer one holds.
  const [bearer] = layout.figures
    .filter((f) => f.role.member.who === role.carriedBy)
    .toSorted((a, b) => Math.abs(a.x - own) - Math.abs(b.x - own))
  if (!bearer) return []
  const { figure, x, y } = bearer
  return [
    group(recolour(figure.holdingArm?.nodes ?? [], createCastTint(stage, mirrored, x, y + figure.face.centre[1])), {
      castPart: bearer.role.member.who,
      transform: translate(Math.round(x * 10) / 10, Math.round(y * 10) / 10),
    }),
  ]
}

/** Whether somebody's face is where the strokes of a call or the notes of a song would be. */
function speaksIntoFace({ role, figure, x, y, unitsPerCm }: PlacedFigure, figures: readonly PlacedFigure[]): boolean {
  const { voice } = role.actor
  if (voice !== 'calls' && voice !== 'sings') return false
  const { centre, radius } = figure.face
  const reach = radius * MOUTH_AHEAD + VOICE_REACH * unitsPerCm
  return figures.some(({ role: other, figure: { face }, x: otherX, y: otherY }) => {
    if (other === role) return false
    const ahead = (otherX + face.centre[0] - x - centre[0]) * role.facing
    const up = Math.abs(otherY + face.centre[1] - y - centre[1])
    return ahead > 0 && ahead - face.radius < reach && up < face.radius + radius
  })
}
/** How far the mouth is before the middle of the face, in its radii. */
const MOUTH_AHEAD = 0.5

function drawFigure(
  stage: Stage,
  layout: PageLayout,
  placed: PlacedFigure,
  mirrored: boolean,
  side: -1 | 1,
  floating: boolean,
): Node[] {
  const { role, figure, x, y, lift } = placed
  const tint = createCastTint(stage, mirrored, x, y + figure.face.centre[1])
  const out: Node[] = []
  const middle = x + figure.box.x + figure.box.width / 2
  const half = Math.min(figure.box.width, figure.box.height * 1.5) * 0.5
  const ground = y + lift
  if (lift === 1 || floating || role.vessel) {
    /** In somebody's arms, in a boat or in water: there is no ground to cast a shadow on. */
  } else if (role.actor.pose === 'fly')
    out.push(
      drawContactShadow(Math.round(middle), Math.round(ground), Math.round(half * 0.6), stage.shadowColour, 0.16, 0.5),
    )
  else out.push(...drawShadows(stage, middle, ground, half, side, layout))
  if (lift > 1 && role.actor.pose === 'perch' && !role.vessel)
    out.push(
      group(recolour(drawPerch(lift / placed.unitsPerCm, stage.indoor), tint), {
        transform: compose(translate(x, ground), scale(placed.unitsPerCm)),
      }),
    )
  if (role.actor.pose === 'climb' && !role.act && !role.vessel && !stage.indoor && !floating)
    out.push(...recolour(drawSlope(stage, x, y, -figure.face.centre[1], role.facing), tint))
  const nodes = speaksIntoFace(placed, layout.figures) ? withoutVoice(figure.nodes) : figure.nodes
  out.push(
    group(recolour(nodes, placed.overShoulder ? darken(stage, tint) : tint), {
      cast: role.member.who,
      transform: translate(Math.round(x * 10) / 10, Math.round(y * 10) / 10),
    }),
  )
  if (floating) out.push(group(drawBubble(stage, placed), { part: 'bubble' }))
  return out
}
