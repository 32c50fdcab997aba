import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_ORIGIN } from '@/lib/platform/site-origin'
import { BUILT_SUPPORT_EMAIL } from '@/lib/platform/support-email'
import { addressPages } from './address-pages'
import { inlineScriptHashes } from './seal-pages'

const build = mkdtempSync(join(tmpdir(), 'address-'))
const file = (name: string) => join(build, 'server', 'app', name)
afterAll(() => rmSync(build, { recursive: true, force: true }))

test('prerendered pages follow the addresses of each start, and their seals follow them', () => {
  const picture = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xc3, 0x28, 0xfe])
  mkdirSync(file('es'), { recursive: true })
  const html = `<link rel="canonical" href="${BUILT_ORIGIN}/es/é"><a href="mailto:${BUILT_SUPPORT_EMAIL}">${BUILT_SUPPORT_EMAIL}</a><script>push("${BUILT_ORIGIN}/ñ")</script>`
  writeFileSync(file('es/home.html'), html)
  writeFileSync(file('es/home.meta'), '{"status":200}')
  writeFileSync(file('es/home.rsc'), `["${BUILT_ORIGIN}/es"]`)
  writeFileSync(file('picture.png.body'), picture)
  writeFileSync(file('page.js'), BUILT_ORIGIN)

  const here = { origin: 'http://localhost:3000', supportEmail: 'ann@books.example' }
  expect(addressPages(build, { origin: 'https://a.example', supportEmail: 'old@a.example' })).toBe(2)
  expect(addressPages(build, { ...here, supportEmail: 'old@a.example' })).toBe(2)
  expect(addressPages(build, here)).toBe(1)
  expect(addressPages(build, here)).toBe(0)
  const served = readFileSync(file('es/home.html'), 'utf8')
  expect(served).toBe(html.replaceAll(BUILT_ORIGIN, here.origin).replaceAll(BUILT_SUPPORT_EMAIL, here.supportEmail))
  expect(readFileSync(file('es/home.rsc'), 'utf8')).toBe('["http://localhost:3000/es"]')
  expect(JSON.parse(readFileSync(file('es/home.meta'), 'utf8'))).toMatchObject({
    headers: { 'content-security-policy': `script-src 'self' ${inlineScriptHashes(served).join(' ')}` },
  })
  expect(readFileSync(file('picture.png.body')).equals(picture)).toBe(true)
  expect(readFileSync(file('page.js'), 'utf8')).toBe(BUILT_ORIGIN)
  expect(statSync(join(build, 'wagtale.addresses.json')).size).toBeGreaterThan(0)
})

test('what the server kept of pages that it served at another address is read no more', () => {
  const kept = join(build, 'server', 'route-cache', 'APP_PAGE', 'es')
  const keep = () => {
    mkdirSync(kept, { recursive: true })
    writeFileSync(join(kept, 'home.html'), 'https://old.example')
  }
  const at = (origin: string) => addressPages(build, { origin, supportEmail: 'ann@books.example' })
  keep()
  at('https://moved.example')
  expect(existsSync(kept)).toBe(false)
  keep()
  at('https://moved.example')
  expect(existsSync(kept)).toBe(true)
})
