import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileAhead } from './compile-ahead'

test('large scripts that a page starts are marked, once; small ones, ones that come on demand and ones that are not there are not', () => {
  const build = mkdtempSync(join(tmpdir(), 'wagtale-ahead-'))
  const chunks = join(build, 'static', 'chunks')
  mkdirSync(chunks, { recursive: true })
  mkdirSync(join(build, 'server', 'app', 'de'), { recursive: true })
  const large = `self.x=${JSON.stringify('x'.repeat(40_000))}`
  for (const name of ['large.js', 'on-demand.js']) writeFileSync(join(chunks, name), large)
  writeFileSync(join(chunks, 'small.js'), 'self.y=1')
  const page =
    '<html><body><script data-late="/_next/static/chunks/large.js /_next/static/chunks/small.js /_next/static/chunks/gone.js">go()</script></body></html>'
  for (const name of ['home.html', 'de/home.html']) writeFileSync(join(build, 'server', 'app', name), page)
  expect([compileAhead(build), compileAhead(build)]).toEqual([1, 0])
  const read = (name: string) => readFileSync(join(chunks, name), 'utf8')
  expect([read('large.js'), read('small.js'), read('on-demand.js')]).toEqual([
    `//# allFunctionsCalledOnLoad\n${large}`,
    'self.y=1',
    large,
  ])
  rmSync(build, { recursive: true })
})
