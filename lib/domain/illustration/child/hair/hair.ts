import { path } from '../../kit/shape'
import { mix } from '../../kit/colour'
import type { Node } from '../../scene'
import type { Context } from '../context'
import { HEAD } from '../geometry'
import type { Head } from '../head'
import { broad } from '../pen'
import { capPath, curlMarks, rows, strands, tuft } from './cap'
import { hijab, patka } from './head-coverings'
import { backMass, curlyEdge, sideCurls, sideLocks } from './loose'
import { STYLES, type Style } from './styles'
import { braids, bun, locs, ponytail, puffs, rowEnds, type Layers } from './tied'

export interface Hair {
  back: Node[]
  front: Node[]
  /** The fringe's outline, which casts a shade on the brow. */
  cap?: string | undefined
  /** What the wind can do with it: 1 loose and long, 0 bound, short or none. */
  flies: number
  ears: boolean
}

/** In heads: what a hat has room for. */
export const PRESSED = 0.06

const TIED: Record<NonNullable<Style['tied']>, (c: Context, head: Head, tilt: number) => Layers> = {
  puffs,
  braids,
  ponytail,
  bun,
  locs,
  rows: rowEnds,
}

/** Pressed down under a hat: nothing stands up, and the sides stay close. */
const pressed = (style: Style): Style => ({
  ...style,
  volume: Math.min(style.volume, PRESSED),
  spikes: undefined,
  tuft: false,
  ...(style.bump ? { bump: Math.min(style.bump, 0.045) } : {}),
  ...(style.tied === 'bun' ? { tied: undefined } : {}),
})

/** tilt: degrees that the head leans, against which hanging hair turns. covered: by a hat. */
export function hair(c: Context, head: Head, tilt: number, covered = false): Hair {
  const name = c.look.hair
  if (name === 'bald') return { back: [], front: [], ears: true, flies: 0 }
  if (name === 'hijab') return { ...hijab(c, head), ears: false, flies: 0 }
  if (name === 'patka') return { ...patka(c, head, covered), ears: true, flies: 0 }
  const style = covered ? pressed(STYLES[name]) : STYLES[name]
  const cap = capPath(head, style.line, style)
  const out: Hair = { back: [], front: [], ears: !style.loose, cap, flies: style.loose ? 1 : style.tied ? 0.35 : 0 }
  const loose = style.loose
  const back = head.view === 'back'
  if (loose) out.back.push(backMass(c, head, style, loose))
  if (style.bump) {
    const edge = curlyEdge(c, head, style, style.bump)
    ;(back && !loose ? out.front : out.back).push(edge.back)
    out.front.push(edge.front)
  }
  const shaved = style.shaved ? capPath(head, style.shaved, { ...style, volume: 0.012, spikes: undefined }) : undefined
  if (shaved) {
    out.front.push(path(shaved, mix(c.hair.base, c.skin.base, 0.42)))
  }
  const marks =
    style.texture === 'rows'
      ? rows(c, head, style.line)
      : style.texture === 'strands'
        ? strands(c, head, style)
        : curlMarks(c, head, style)
  if (style.parting && head.view !== 'side') {
    const x = head.view === 'threeQuarter' ? 0.1 * HEAD : 0
    marks.push(path(broad.mark([x * 0.6, -0.6 * HEAD], [x, (back ? 0.2 : -0.29) * HEAD], 2, 6), c.hair.deep))
  }
  // from behind, hair that hangs is one piece from crown to hem: a cap on it would look like a lid
  out.front.push(...(loose && back ? marks : [c.form(cap, c.hair, [12, 6], marks)]))
  if (style.tuft) out.front.push(tuft(c, head, style))
  if (loose) out.front.push(...sideLocks(c, head, style, loose))
  if (style.texture === 'curls' && head.view !== 'back') out.front.push(...sideCurls(c, head))
  if (style.tied) {
    const tied = TIED[style.tied](c, head, tilt)
    out.back.push(...tied.back)
    out.front.push(...tied.front)
  }
  return out
}
