import { AppError } from '@/lib/domain/errors'
import { errorText } from './error-text'

// As `next build` compiles them.
jest.mock('../../messages/de.json', () => ({
  __esModule: true,
  default: {
    errors: {
      too_large: 'Die Anfrage ist zu groß.',
      rate_limited: ['Zu viele Versuche. Bitte warte ', ['minutes'], ' Min.'],
    },
  },
}))

test('compiled messages are words too', async () => {
  expect(await errorText(new AppError('too_large'), 'de')).toBe('Die Anfrage ist zu groß.')
  expect(await errorText(new AppError('rate_limited', { minutes: 7 }), 'de')).toBe(
    'Zu viele Versuche. Bitte warte 7 Min.',
  )
})

test('as they are written, and in English where a language lacks one', async () => {
  expect(await errorText(new AppError('rate_limited', { minutes: 7 }), 'fr')).toContain('7')
  expect(await errorText(new AppError('busy'), 'de')).toBe(
    'Story generation is temporarily busy. Please try again in a moment.',
  )
})
