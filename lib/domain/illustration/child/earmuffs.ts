// Worn with winter clothes, over any hair that is not under a cloth.
import { ellipse, path } from '../kit/shape'
import { mix } from '../kit/colour'
import type { Node } from '../scene'
import { tieTones, type Context } from './context'
import { HEAD, steps } from './geometry'
import { STYLES } from './hair/styles'
import type { Head } from './head'
import { broad } from './pen'

export function earmuffs(c: Context, head: Head): Node[] {
  const name = c.look.hair
  if (c.look.outfit !== 'winter' || name === 'hijab' || name === 'patka') return []
  const t = tieTones(c.look)
  const style = name === 'bald' ? null : STYLES[name]
  // over full hair the band would stand off like a hoop: there it runs behind the neck, unseen
  const full = (style?.volume ?? 0) + (style?.bump ?? 0) + (style?.spikes ?? 0) > 0.1
  const out = (style?.volume ?? 0) * 1.2 + 0.01
  const y = (head.eyes + 0.03) * HEAD
  const ears = head.view === 'side' ? [-0.14 * HEAD] : head.view === 'threeQuarter' ? [-head.radius * 0.93] : [-head.radius * 1.06, head.radius * 1.06]
  const [from, to] = head.view === 'side' ? [-98, -84] : head.view === 'threeQuarter' ? [-184, -62] : [-186, 6]
  const over = steps(from, to, head.view === 'side' ? 2 : 9).map((phi) => head.off(phi, out))
  const band = head.view === 'side' ? broad.sweep([[ears[0] ?? 0, y], ...over.slice(0, 1)], [18, 18], [0, 0.3]) : broad.smooth(over, false)
  const strap = head.view === 'side' ? path(band, t.dark) : path(band, undefined, { stroke: t.dark, strokeWidth: 15 })
  return [
    ...(full ? [] : [strap]),
    ...ears.flatMap((x) => [
      ellipse(x, y, 0.125 * HEAD, 0.145 * HEAD, t.dark),
      ellipse(x - 3 * c.light, y - 4, 0.105 * HEAD, 0.125 * HEAD, t.base),
      ellipse(x - 7 * c.light, y - 9, 0.05 * HEAD, 0.06 * HEAD, mix(t.base, '#ffffff', 0.35)),
    ]),
  ]
}
