import { path } from '../../kit/shape'
import { mix } from '../../kit/colour'
import type { Node } from '../../scene'
import type { RigContext } from '../context'
import { HEAD } from '../geometry'
import type { Head } from '../head'
import { coarsePen } from '../pen'
import { buildCapPath, drawCurls, drawCornrows, drawStrands, drawTuft } from './cap'
import { drawCrownlessHair } from './crownless'
import { drawHeadscarf, drawHijab, drawPatka } from './head-coverings'
import { drawBackMass, drawCurlyEdge, drawSideCurls, drawSideLocks } from './loose'
import { STYLES, type Style } from './styles'
import { drawBraids, drawBun, drawLocs, drawPonytail, drawPuffs, drawCornrowEnds, type HairLayers } from './tied'

export interface HairParts {
  back: Node[]
  front: Node[]
  /** Outline of the hair on the skull, which casts a shadow on the brow. */
  cap?: string | undefined
  /** Response to wind: 1 loose and long, 0 bound, short or none. */
  windResponse: number
  showsEars: boolean
}

/** Largest volume of hair under a hat, in heads. */
export const HAIR_UNDER_HAT = 0.06

const DRAW_TIED: Record<NonNullable<Style['tied']>, (ctx: RigContext, head: Head, tilt: number) => HairLayers> = {
  puffs: drawPuffs,
  braids: drawBraids,
  ponytail: drawPonytail,
  bun: drawBun,
  locs: drawLocs,
  rows: drawCornrowEnds,
}

/** The style under a hat: nothing stands up, and the sides stay close. */
const pressStyle = (style: Style): Style => ({
  ...style,
  volume: Math.min(style.volume, HAIR_UNDER_HAT),
  spikes: undefined,
  tuft: false,
  ...(style.curlRadius ? { curlRadius: Math.min(style.curlRadius, 0.045) } : {}),
  ...(style.tied === 'bun' ? { tied: undefined } : {}),
})

/** `tilt`: degrees that the head leans; hanging hair is rotated against it. */
export function drawHair(ctx: RigContext, head: Head, tilt: number, underHat = false): HairParts {
  const name = ctx.look.hair
  if (name === 'bald') return { back: [], front: [], showsEars: true, windResponse: 0 }
  if (name === 'hijab') return { ...drawHijab(ctx, head), showsEars: false, windResponse: 0 }
  if (name === 'patka') return { ...drawPatka(ctx, head, underHat), showsEars: true, windResponse: 0 }
  if (name === 'headscarf') return { ...drawHeadscarf(ctx, head), showsEars: false, windResponse: 0 }
  if (name === 'balding') return { back: [], front: drawCrownlessHair(ctx, head), showsEars: true, windResponse: 0 }
  const style = underHat ? pressStyle(STYLES[name]) : STYLES[name]
  const cap = buildCapPath(head, style.hairline, style)
  const parts: HairParts = {
    back: [],
    front: [],
    showsEars: !style.loose,
    cap,
    windResponse: style.loose ? 1 : style.tied ? 0.35 : 0,
  }
  const loose = style.loose
  const back = head.view === 'back'
  if (loose) parts.back.push(drawBackMass(ctx, head, style, loose))
  if (style.curlRadius) {
    const edge = drawCurlyEdge(ctx, head, style, style.curlRadius)
    ;(back && !loose ? parts.front : parts.back).push(edge.back)
    parts.front.push(edge.front)
  }
  const shaved = style.shaved
    ? buildCapPath(head, style.shaved, { ...style, volume: 0.012, spikes: undefined })
    : undefined
  if (shaved) {
    parts.front.push(path(shaved, mix(ctx.hair.base, ctx.skin.base, 0.42)))
  }
  const marks =
    style.texture === 'rows'
      ? drawCornrows(ctx, head, style.hairline)
      : style.texture === 'strands'
        ? drawStrands(ctx, head, style)
        : drawCurls(ctx, head, style)
  if (style.parting && head.view !== 'side') {
    const x = head.view === 'threeQuarter' ? 0.1 * HEAD : 0
    marks.push(
      path(coarsePen.brushStroke([x * 0.6, -0.6 * HEAD], [x, (back ? 0.2 : -0.29) * HEAD], 2, 6), ctx.hair.deep),
    )
  }
  // from behind, loose hair is one piece from crown to hem: a cap on top would look like a lid
  parts.front.push(...(loose && back ? marks : [ctx.drawForm(cap, ctx.hair, [12, 6], marks)]))
  if (style.tuft) parts.front.push(drawTuft(ctx, head, style))
  if (loose) parts.front.push(...drawSideLocks(ctx, head, style, loose))
  if (style.texture === 'curls' && head.view !== 'back') parts.front.push(...drawSideCurls(ctx, head))
  if (style.tied) {
    const tied = DRAW_TIED[style.tied](ctx, head, tilt)
    parts.back.push(...tied.back)
    parts.front.push(...tied.front)
  }
  return parts
}
