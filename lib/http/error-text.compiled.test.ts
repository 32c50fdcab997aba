import { AppError } from '@/lib/domain/errors'
import { errorText } from './error-text'

// Messages as `next build` compiles them, and its formatter of what it compiled.
jest.mock('use-intl/format-message', () => jest.requireActual('use-intl/format-message/format-only'))
jest.mock('../../messages/de/site.json', () => ({
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
