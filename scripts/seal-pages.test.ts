import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { checkNonceMatchers, inlineScriptHashes, sealPages } from './seal-pages'

// The hash of the CSP specification's own example.
const EXAMPLE = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
const PAGE = `<html><head><script src="/_next/static/a.js" async=""></script></head><body><script>alert('Hello, world.');</script></body></html>`

test('hashes inline scripts as browsers do, and leaves those with an address alone', () => {
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([EXAMPLE])
  expect(inlineScriptHashes(`<script src="/a.js"></script><script id="x" nomodule src="/b.js"></script>`)).toEqual([])
  expect(
    inlineScriptHashes(
      "<script id=\"x\">alert('Hello, world.');</script><p></p><script>alert('Hello, world.');</script>",
    ),
  ).toEqual([EXAMPLE])
})

describe('a build folder', () => {
  let build = ''
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(build, name)), { recursive: true })
    writeFileSync(join(build, name), text)
  }
  const page = (name: string, html = PAGE) => {
    write(`server/app/${name}.html`, html)
    write(
      `server/app/${name}.meta`,
      JSON.stringify({ status: 200, headers: { 'x-kept': '1' }, segmentPaths: ['/_tree'] }),
    )
  }
  const metaOf = (name: string): unknown => JSON.parse(readFileSync(join(build, `server/app/${name}.meta`), 'utf8'))
  const EVERY_LANGUAGE = '^(?:/(es|fr|de|it|pt|zh|ja|hi|ar))?'
  const matcher = (path: string) => ({ regexp: `${EVERY_LANGUAGE}${path}$` })
  const manifests = (matchers: object[]) => {
    write('server/middleware-manifest.json', JSON.stringify({ middleware: { '/': { matchers } } }))
    write(
      'app-path-routes-manifest.json',
      JSON.stringify({
        '/[locale]/(site)/about/page': '/[locale]/about',
        '/[locale]/(book)/story/[id]/page': '/[locale]/story/[id]',
        '/api/stories/route': '/api/stories',
      }),
    )
    const routes = Object.fromEntries(LOCALES.map((locale) => [`/${locale}/about`, {}]))
    write('prerender-manifest.json', JSON.stringify({ routes }))
  }
  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'wagtale-seal-'))
    manifests([matcher('/story/[^/]+')])
  })
  afterEach(() => rmSync(build, { recursive: true }))

  test('every page gets its policy, keeps its other headers, and can be sealed again', () => {
    for (const name of ['en', 'es/pricing']) page(name)
    expect([sealPages(build), sealPages(build)]).toEqual([{ pages: 2 }, { pages: 2 }])
    const html = readFileSync(join(build, 'server/app/es/pricing.html'), 'utf8')
    expect(html).toContain('data-late="/_next/static/a.js"')
    expect(inlineScriptHashes(html)).toHaveLength(2)
    expect(metaOf('es/pricing')).toEqual({
      status: 200,
      headers: {
        'x-kept': '1',
        'content-security-policy': `script-src 'self' ${inlineScriptHashes(html).join(' ')}`,
      },
      segmentPaths: ['/_tree'],
    })
  })

  test('the pages for addresses that are none have status 404', () => {
    for (const name of ['es/lost', 'es/lost/and-found']) page(name)
    sealPages(build)
    expect(metaOf('es/lost')).toMatchObject({ status: 404 })
    expect(metaOf('es/lost/and-found')).toMatchObject({ status: 200 })
  })

  test('a page that Next writes otherwise fails the build with one sentence', () => {
    page('es/pricing', '<html><body>no scripts</body></html>')
    expect(() => sealPages(build)).toThrow(
      'sealing /es/pricing: no script was found in the page; scripts/seal-pages.ts has to follow what Next writes',
    )
    rmSync(join(build, 'server/app/es/pricing.meta'))
    expect(() => sealPages(build)).toThrow('it has no .meta file for its headers')
  })

  test('a dynamic page that middleware.ts does not know, and a static one that it does, fail the build', () => {
    expect(() => checkNonceMatchers(build)).not.toThrow()
    // A condition makes a matcher about something else.
    manifests([matcher('/story/[^/]+'), { ...matcher('/about'), has: [{ type: 'header', key: 'x' }] }])
    expect(() => checkNonceMatchers(build)).not.toThrow()
    manifests([])
    expect(() => checkNonceMatchers(build)).toThrow('/story/any is not matched, /es/story/any is not matched')
    manifests([matcher('/story/[^/]+'), matcher('/about')])
    expect(() => checkNonceMatchers(build)).toThrow(/no other: \/about is matched/)
    manifests([{ regexp: '^/story/[^/]+$' }])
    expect(() => checkNonceMatchers(build)).toThrow(`/${LOCALES.find((locale) => locale !== DEFAULT_LOCALE)}/story/any`)
  })
})
