import type { Actor } from '../direction'
import { reaching } from './reaching'

const actor = (looksAt?: string): Actor => ({
  who: 'child',
  pose: 'reach',
  feeling: 'happy',
  ...(looksAt ? { looksAt } : {}),
})

test('arms go up only for what is up there', () => {
  expect(reaching(actor(), undefined, undefined)).toBe('reach')
  expect(reaching(actor('kite'), 'kite', undefined)).toBe('reach')
  expect(reaching(actor('scribble'), 'scribble', undefined)).toBe('reach')
  expect(reaching(actor('nest'), 'nest', undefined)).toBe('kneel')
  expect(reaching(actor('jar'), 'jar', undefined)).toBe('carry')
  expect(reaching({ ...actor('jar'), pose: 'hug' }, 'jar', undefined)).toBe('hug')
})
