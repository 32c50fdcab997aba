import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineScriptHashes, sealPages } from './seal-pages'

// The hash of the CSP specification's own example.
const EXAMPLE = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

test('hashes inline scripts as browsers do, and leaves those with an address alone', () => {
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([EXAMPLE])
  expect(inlineScriptHashes(`<script src="/a.js"></script><script id="x" nomodule src="/b.js"></script>`)).toEqual([])
  expect(
    inlineScriptHashes(
      "<script id=\"x\">alert('Hello, world.');</script><p></p><script>alert('Hello, world.');</script>",
    ),
  ).toEqual([EXAMPLE])
})

test('every page gets its policy, keeps its other headers, and can be sealed again', () => {
  const build = mkdtempSync(join(tmpdir(), 'wagtale-seal-'))
  const page = (name: string) => join(build, 'server', 'app', name)
  mkdirSync(page('es'), { recursive: true })
  for (const name of ['en', 'es/pricing']) {
    writeFileSync(page(`${name}.html`), "<script>alert('Hello, world.');</script>")
    writeFileSync(page(`${name}.meta`), JSON.stringify({ headers: { 'x-kept': '1' }, segmentPaths: ['/_tree'] }))
  }
  writeFileSync(page('500.html'), '<p>no meta</p>')
  expect([sealPages(build), sealPages(build)]).toEqual([2, 2])
  expect(JSON.parse(readFileSync(page('es/pricing.meta'), 'utf8'))).toEqual({
    headers: { 'x-kept': '1', 'content-security-policy': `script-src 'self' ${EXAMPLE}` },
    segmentPaths: ['/_tree'],
  })
  rmSync(build, { recursive: true })
})
