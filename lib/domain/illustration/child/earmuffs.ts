// Worn with winter clothes, over any hair that is not under a cloth.
import { ellipse, path } from '../kit/shape'
import { mix } from '../kit/colour'
import type { Node } from '../scene'
import { getTieTones, type RigContext } from './context'
import { HEAD, linspace } from './geometry'
import { STYLES } from './hair/styles'
import type { Head } from './head'
import { coarsePen } from './pen'

const WIDE = 15
/** The band over the crown from ear to ear; in a turned view it ends on the crown. */
function buildBandPath(head: Head, out: number, ear: number, y: number): string {
  if (head.view === 'side') {
    const top = head.outside(-101, out - 0.02)
    return coarsePen.sweep([[ear, y], [(ear + top[0]) / 2 - 4, (y + top[1]) / 2], top], [WIDE, WIDE, WIDE], [0, 0.45])
  }
  if (head.view !== 'threeQuarter')
    return coarsePen.sweep(
      linspace(-186, 6, 11).map((phi) => head.outside(phi, out)),
      [WIDE],
      [0, 0],
    )
  const turn = linspace(-184, -50, 11)
  return coarsePen.sweep(
    turn.map((phi) => head.outside(phi, out - 0.03 * Math.max(0, (phi + 100) / 50))),
    turn.map((phi) => WIDE * Math.min(1, (-48 - phi) / 46)),
    [0, 0],
  )
}

export function drawEarmuffs(ctx: RigContext, head: Head): Node[] {
  const name = ctx.look.hair
  if (ctx.look.outfit !== 'winter' || name === 'hijab' || name === 'patka' || name === 'headscarf') return []
  const tones = getTieTones(ctx.look)
  const style = name === 'bald' || name === 'balding' ? null : STYLES[name]
  // over full hair the band would stand off like a hoop: it runs behind the neck instead, unseen
  const full = (style?.volume ?? 0) + (style?.curlRadius ?? 0) + (style?.spikes ?? 0) > 0.1
  const out = (style?.volume ?? 0) * 1.2 + 0.01
  const y = (head.eyes + 0.03) * HEAD
  const ears =
    head.view === 'side'
      ? [-0.14 * HEAD]
      : head.view === 'threeQuarter'
        ? [-head.radius * 0.93]
        : [-head.radius * 1.06, head.radius * 1.06]
  return [
    ...(full ? [] : [path(buildBandPath(head, out, ears[0] ?? 0, y), tones.dark)]),
    ...ears.flatMap((x) => [
      ellipse(x, y, 0.125 * HEAD, 0.145 * HEAD, tones.dark),
      ellipse(x - 3 * ctx.light, y - 4, 0.105 * HEAD, 0.125 * HEAD, tones.base),
      ellipse(x - 7 * ctx.light, y - 9, 0.05 * HEAD, 0.06 * HEAD, mix(tones.base, '#ffffff', 0.35)),
    ]),
  ]
}
