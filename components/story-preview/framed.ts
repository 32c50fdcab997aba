import { group } from '@/lib/domain/illustration/kit/shape'
import { compose, scale, translate } from '@/lib/domain/illustration/kit/vector'
import type { Figure, Scene } from '@/lib/domain/illustration/scene'

/** The figure whole in a frame, feet near its lower edge, as large as fits. */
export function framed(figure: Figure, { width, height }: { width: number; height: number }): Scene {
  const { x, y, width: w, height: h } = figure.box
  const k = Math.min((width - 8) / w, (height - 8) / h)
  const place = compose(translate(width / 2, height - 4), scale(k), translate(-(x + w / 2), -(y + h)))
  return { width, height, nodes: [group(figure.nodes, { transform: place })] }
}
