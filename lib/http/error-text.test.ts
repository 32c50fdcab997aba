import { AppError } from '@/lib/domain/errors'
import { errorText } from './error-text'

jest.mock('../../messages/de/site.json', () => ({
  __esModule: true,
  default: { errors: { rate_limited: 'Bitte warte {minutes} Min.' } },
}))

test('an error is told in the visitor’s language, its parameters filled in', async () => {
  expect(await errorText(new AppError('rate_limited', { minutes: 7 }), 'de')).toBe('Bitte warte 7 Min.')
  expect(await errorText(new AppError('rate_limited', { minutes: 7 }), 'fr')).toContain('7')
  expect(await errorText(new AppError('rate_limited', { minutes: 7 }), 'en')).toContain('7 min')
})

test('in English where a language lacks it', async () => {
  expect(await errorText(new AppError('busy'), 'de')).toBe(
    'Story generation is temporarily busy. Please try again in a moment.',
  )
})
