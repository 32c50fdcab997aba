import { LOCALES } from '@/lib/i18n/locales'
import { crowdedAnswer } from './crowded'

test('crowded: a page is refused in the language of its address, shortly, with when to come again', async () => {
  for (const locale of LOCALES) {
    const path = locale === 'en' ? '/story/x?y=1' : `/${locale}/story/x`
    const { status, headers, body } = await crowdedAnswer(path, new Headers())
    expect([status, headers['retry-after']]).toEqual([503, '10'])
    expect(body).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(body.length).toBeLessThan(2_000)
  }
})

test('crowded: a call is refused in JSON, in the language of the page that sent it', async () => {
  const refusal = await crowdedAnswer('/api/stories', new Headers({ referer: 'http://localhost/de/story/x' }))
  expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'content-type': 'application/json' } })
  expect(JSON.parse(refusal.body)).toEqual({ code: 'crowded', error: expect.stringMatching(/^Gerade sind sehr viele/) })
})
