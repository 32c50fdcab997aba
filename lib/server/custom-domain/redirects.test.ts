import fc from 'fast-check'
import { testDatabase } from '@/e2e/fixtures/database'
import { redirectPage } from '@/lib/domain/custom-domain/redirect-page'
import { classifyRedirect, redirectMetric, sumRedirects } from '@/lib/domain/custom-domain/redirects'
import { LOCALES } from '@/lib/i18n/locales'
import { foldStatDeltas } from '@/lib/server/stats/fold-stat-deltas'
import { countEvent } from '@/lib/server/stats/count-event'
import { readRedirects } from './read-redirects'
import { redirectConfig } from './redirect-config'

const database = testDatabase()
const NOW = new Date('2026-11-24T09:00:00.000Z')
const viewer = { visitorId: null, admin: { id: 'a', username: 'ann' } }
const stranger = { visitorId: null, admin: null }
const SITE = 'https://wagtale.test'

test('redirects: counted by day, source and way, folded or not; an unknown source is another one', async () => {
  const { db } = database
  let visitor = 0
  const arrive = async (query: string, at = NOW) => {
    const { source, way } = classifyRedirect(new URLSearchParams(query))
    await countEvent(db, { metric: redirectMetric(source, way), address: `visitor ${visitor++}`, now: at })
  }
  const yesterday = new Date('2026-11-23T23:59:00.000Z')
  await Promise.all(
    ['redirected=true', 'manual=true', '', 'source=html_page&manual=true'].map((query) => arrive(query)),
  )
  await arrive('source=domain_forwarding', yesterday)
  await foldStatDeltas(db)
  await arrive('source=<script>&manual=true', yesterday)
  const { total, days } = await readRedirects(db, { viewer, days: 30, now: NOW })
  expect(total).toEqual({
    domain_redirect: { automatic: 2, manual: 1 },
    domain_forwarding: { automatic: 1, manual: 0 },
    html_page: { automatic: 0, manual: 1 },
    other: { automatic: 0, manual: 1 },
  })
  expect(days.map(({ day, counts }) => [day, sumRedirects(counts), sumRedirects(counts, 'manual')])).toEqual([
    ['2026-11-24', 4, 2],
    ['2026-11-23', 2, 1],
  ])
  await expect(readRedirects(db, { viewer: stranger, days: 30, now: NOW })).rejects.toMatchObject({
    code: 'sign_in_required',
  })
})

test.each(LOCALES)(
  'redirect configuration in %s: instructions name domain, host and target; the page goes on to the site',
  async (locale) => {
    const { dnsInstructions, htmlPage, previewPage } = await redirectConfig({
      viewer,
      locale,
      site: SITE,
      domain: 'stories.test',
    })
    for (const part of [
      'stories.test',
      'CUSTOM_DOMAIN=stories.test',
      'wagtale.test',
      `${SITE}/api/domain-redirect/go?source=domain_forwarding`,
    ])
      expect(dnsInstructions).toContain(part)
    expect(htmlPage).toContain(`content="3; url=${SITE}/api/domain-redirect/go?source=html_page&amp;redirected=true"`)
    expect(htmlPage).toContain(`href="${SITE}/api/domain-redirect/go?source=html_page&amp;manual=true"`)
    expect(htmlPage).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(previewPage).not.toContain('http-equiv')
    await expect(redirectConfig({ viewer: stranger, locale, site: SITE, domain: undefined })).rejects.toMatchObject({
      code: 'sign_in_required',
    })
  },
)

test('redirect page: no text can leave its place', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const page = redirectPage('https://a.test/go', {
        lang: 'en',
        dir: 'ltr',
        title: text,
        lead: text,
        soon: text,
        now: text,
      })
      return (page.match(/<(?!!)\/?[a-z]/gi) ?? []).length === (BLANK.match(/<(?!!)\/?[a-z]/gi) ?? []).length
    }),
  )
})
const BLANK = redirectPage('https://a.test/go', { lang: 'en', dir: 'ltr', title: '', lead: '', soon: '', now: '' })
