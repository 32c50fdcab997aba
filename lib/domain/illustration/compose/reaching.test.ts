import type { Actor } from '../direction'
import { resolveReach } from './reaching'

const actor = (looksAt?: string): Actor => ({
  who: 'child',
  pose: 'reach',
  feeling: 'happy',
  ...(looksAt ? { looksAt } : {}),
})

test('arms go up only for what is up there', () => {
  expect(resolveReach(actor(), undefined, undefined)).toBe('reach')
  expect(resolveReach(actor('kite'), 'kite', undefined)).toBe('reach')
  expect(resolveReach(actor('scribble'), 'scribble', undefined)).toBe('reach')
  expect(resolveReach(actor('nest'), 'nest', undefined)).toBe('kneel')
  expect(resolveReach(actor('jar'), 'jar', undefined)).toBe('carry')
  expect(resolveReach({ ...actor('jar'), pose: 'hug' }, 'jar', undefined)).toBe('hug')
})
