import { bounds } from '../print/node-tree'
import { fill, flattenMarks, oval } from './marks'

test('an oval is no taller than told where its radius lies between two whole numbers', () => {
  for (const radius of [9.5, 12.6, 16.5, 20]) {
    const box = bounds(flattenMarks([fill(oval(0, -170, radius), '#ffffff')]))
    expect(Math.abs(box.height - box.width)).toBeLessThanOrEqual(1)
    expect(Math.abs(box.height - 2 * radius)).toBeLessThanOrEqual(2)
  }
})
