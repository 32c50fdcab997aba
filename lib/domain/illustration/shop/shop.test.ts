import { bounds } from '../print/plain'
import { PICTURE_NAMES, shopPicture } from './pictures'

test.each(PICTURE_NAMES)('%s is drawn; a cut-out stands on its lower edge, and nothing of it is cut off', (name) => {
  const { width, height, nodes } = shopPicture(name)
  expect(nodes.length).toBeGreaterThan(0)
  if (width === 1000 && height === 1000) return
  const box = bounds(nodes)
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
})
