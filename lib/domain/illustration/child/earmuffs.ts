// Worn with winter clothes, over any hair that is not under a cloth.
import { ellipse, path } from '../kit/shape'
import { mix } from '../kit/colour'
import type { Node } from '../scene'
import { tieTones, type Context } from './context'
import { HEAD, steps } from './geometry'
import { STYLES } from './hair/styles'
import type { Head } from './head'
import { broad } from './pen'

const WIDE = 15
/** Over the crown from ear to ear; turned, it goes from sight on the crown. */
function band(head: Head, out: number, ear: number, y: number): string {
  if (head.view === 'side') {
    const top = head.off(-101, out - 0.02)
    return broad.sweep([[ear, y], [(ear + top[0]) / 2 - 4, (y + top[1]) / 2], top], [WIDE, WIDE, WIDE], [0, 0.45])
  }
  if (head.view !== 'threeQuarter')
    return broad.sweep(
      steps(-186, 6, 11).map((phi) => head.off(phi, out)),
      [WIDE],
      [0, 0],
    )
  const turn = steps(-184, -50, 11)
  return broad.sweep(
    turn.map((phi) => head.off(phi, out - 0.03 * Math.max(0, (phi + 100) / 50))),
    turn.map((phi) => WIDE * Math.min(1, (-48 - phi) / 46)),
    [0, 0],
  )
}

export function earmuffs(c: Context, head: Head): Node[] {
  const name = c.look.hair
  if (c.look.outfit !== 'winter' || name === 'hijab' || name === 'patka') return []
  const t = tieTones(c.look)
  const style = name === 'bald' ? null : STYLES[name]
  // over full hair the band would stand off like a hoop: there it runs behind the neck, unseen
  const full = (style?.volume ?? 0) + (style?.bump ?? 0) + (style?.spikes ?? 0) > 0.1
  const out = (style?.volume ?? 0) * 1.2 + 0.01
  const y = (head.eyes + 0.03) * HEAD
  const ears =
    head.view === 'side'
      ? [-0.14 * HEAD]
      : head.view === 'threeQuarter'
        ? [-head.radius * 0.93]
        : [-head.radius * 1.06, head.radius * 1.06]
  return [
    ...(full ? [] : [path(band(head, out, ears[0] ?? 0, y), t.dark)]),
    ...ears.flatMap((x) => [
      ellipse(x, y, 0.125 * HEAD, 0.145 * HEAD, t.dark),
      ellipse(x - 3 * c.light, y - 4, 0.105 * HEAD, 0.125 * HEAD, t.base),
      ellipse(x - 7 * c.light, y - 9, 0.05 * HEAD, 0.06 * HEAD, mix(t.base, '#ffffff', 0.35)),
    ]),
  ]
}
