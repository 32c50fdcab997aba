import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { delayScripts, lateScripts } from './late-scripts'

const PAGE = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/boot.js"/>',
  '<link rel="preload" href="/_next/static/x.woff2" as="font"/><script src="/_next/static/a.js" async=""></script><script src="/_next/static/b.js" async=""></script>',
  '<script src="/_next/static/old.js" noModule=""></script></head><body><h1>Mila</h1><script src="/_next/static/boot.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"/_next/static/a.js"])</script><script>self.__next_f.push([1,"b"])</script></body></html>',
].join('')

test('a page names its scripts at its end, each once, and fetches none before', () => {
  const late = lateScripts(PAGE)
  expect(late).not.toMatch(/<script src[^>]*async|as="script"/)
  expect(late).toMatch(/noModule=""><\/script><\/head>.*\.push\(\[0\]\);self\.__next_f\.push\(\[1,"\/_next\/static\/a\.js"\]\);self\.__next_f\.push\(\[1,"b"\]\)<\/script><script data-late="\/_next\/static\/a.js \/_next\/static\/b.js \/_next\/static\/boot.js">/)
  expect(late).toContain('as="font"')
  expect(late.endsWith('</script></body></html>')).toBe(true)
  expect(lateScripts(late)).toBe(late)
  expect(lateScripts('<p>no scripts</p>')).toBe('<p>no scripts</p>')
})

/** The page's last script, run in a window that paints or doesn't. */
function run(observes: boolean) {
  const [, text = ''] = /data-late="[^"]*">([\s\S]*?)<\/script>/.exec(lateScripts(PAGE)) ?? []
  const started: string[] = []
  const calls: { painted?: () => void; late?: () => void } = {}
  const soon: (() => void)[] = []
  const page: { wagtaleTyped?: unknown[] & { within?: unknown; composing?: boolean } } = {}
  const heard: Record<string, (event: unknown) => void> = {}
  runInNewContext(text, {
    self: page, addEventListener: (name: string, hear: (event: unknown) => void) => { heard[name] = hear },
    document: { currentScript: { dataset: { late: '/a.js /b.js /c.js /d.js /e.js /f.js /g.js' } }, createElement: () => ({}), head: { append: (script: { src: string; async: boolean }) => started.push(`${script.src} ${script.async}`) } },
    PerformanceObserver: class { constructor(painted: () => void) { if (observes) calls.painted = painted } observe() { /* tells later */ } },
    setTimeout: (work: () => void, ms?: number) => { if (ms === undefined) soon.push(work); else calls.late = work },
  })
  /** What has been asked for after each turn of the page's own thread. */
  const turns = () => {
    const counts = [started.length]
    for (let next = soon.shift(); next; next = soon.shift()) {
      next()
      counts.push(started.length)
    }
    return counts
  }
  return { started, turns, page, heard, ...calls }
}

test('they start once, a few at a time, with the first paint; without one, after a while', () => {
  const painted = run(true)
  expect(painted.started).toEqual([])
  painted.painted?.()
  expect(painted.turns()).toEqual([3, 6, 7])
  painted.painted?.()
  painted.late?.()
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/${name}.js true`)
  expect(painted.started).toEqual(all)
  const unseen = run(false)
  unseen.late?.()
  unseen.turns()
  expect(unseen.started).toEqual(all)
})

test('what is typed and chosen until they are there is kept, and nothing after that', () => {
  const { page, heard } = run(true)
  heard['input']?.({ target: { value: 'Mi', checked: false } })
  heard['change']?.({ target: { value: '5-6', checked: true } })
  expect(page.wagtaleTyped).toEqual([[{ value: 'Mi', checked: false }, 'Mi', false], [{ value: '5-6', checked: true }, '5-6', true]])
  const sent = (action: boolean) => {
    let prevented = false
    heard['submit']?.({ target: { hasAttribute: () => action }, preventDefault: () => { prevented = true } })
    return prevented
  }
  expect([sent(false), sent(true)]).toEqual([true, false])
  const kept = page.wagtaleTyped
  delete page.wagtaleTyped
  heard['input']?.({ target: { value: 'Mila', checked: false } })
  expect([kept?.length, sent(false)]).toEqual([3, false])
})

test("a form's buttons, letters being put together, and a part of the page that is asleep for longer", () => {
  const { page, heard } = run(true)
  const button = { name: 'add' }
  heard['click']?.({ target: { closest: (what: string) => (what === 'form button[type=button]' ? button : null) } })
  heard['click']?.({ target: { closest: () => null } })
  expect(page.wagtaleTyped).toEqual([[button, '', true]])
  heard['compositionstart']?.({})
  expect(page.wagtaleTyped?.composing).toBe(true)
  heard['compositionend']?.({})
  expect(page.wagtaleTyped?.composing).toBe(false)
  const inside = { value: 'Mi', checked: false }
  if (page.wagtaleTyped) page.wagtaleTyped.within = { contains: (field: unknown) => field === inside }
  heard['input']?.({ target: inside })
  heard['input']?.({ target: { value: 'awake', checked: false } })
  let prevented = false
  heard['submit']?.({ target: { hasAttribute: () => false }, preventDefault: () => { prevented = true } })
  expect(page.wagtaleTyped?.slice(1)).toEqual([[inside, 'Mi', false]])
  expect(prevented).toBe(false)
})

test('the pages of a build folder', () => {
  const build = mkdtempSync(join(tmpdir(), 'wagtale-late-'))
  mkdirSync(join(build, 'server', 'app', 'es'), { recursive: true })
  writeFileSync(join(build, 'server', 'app', 'es', 'home.html'), PAGE)
  writeFileSync(join(build, 'server', 'app', 'es', 'home.rsc'), PAGE)
  expect([delayScripts(build), delayScripts(build)]).toEqual([1, 0])
  expect(readFileSync(join(build, 'server', 'app', 'es', 'home.html'), 'utf8')).toBe(lateScripts(PAGE))
  expect(readFileSync(join(build, 'server', 'app', 'es', 'home.rsc'), 'utf8')).toBe(PAGE)
  rmSync(build, { recursive: true })
})
