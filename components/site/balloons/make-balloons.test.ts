import fc from 'fast-check'
import { BALLOONS, makeBalloons } from './make-balloons'
import { SOUNDS, SOUND_IDS } from './sounds'

const numbers = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 40 })

test('eight balloons within their limits, whatever chance says', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (drawn, batch) => {
      let i = 0
      const balloons = makeBalloons(() => drawn[i++ % drawn.length] ?? 0, batch)
      expect(balloons).toHaveLength(BALLOONS)
      expect(new Set(balloons.map((b) => b.id)).size).toBe(BALLOONS)
      for (const { size, left, floats, delay, sound } of balloons) {
        expect(size >= 50 && size <= 90).toBe(true)
        expect(left >= 5 && left <= 95).toBe(true)
        expect(floats >= 20 && floats <= 45).toBe(true)
        expect(delay >= 0 && delay <= 15).toBe(true)
        expect(SOUND_IDS).toContain(sound)
      }
    }),
  )
})

test.each(SOUND_IDS)('the %s is over when its duration is, and can be heard', (id) => {
  const { notes, duration, frequency } = SOUNDS[id]
  for (const { at, lasts, glide } of notes) {
    expect(at + lasts).toBeLessThanOrEqual(duration * 1.01)
    for (const pitch of glide) expect(pitch * frequency).toBeGreaterThan(60)
  }
})
