import { runInNewContext } from 'node:vm'
import { moveScripts } from './late-scripts'

const PAGE = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/boot.js"/>',
  '<link rel="preload" href="/_next/static/x.woff2" as="font"/><script src="/_next/static/a.js" async=""></script><script src="/_next/static/b.js" async=""></script>',
  '<script src="/_next/static/old.js" noModule=""></script></head><body><h1>Mila</h1><script src="/_next/static/boot.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"/_next/static/a.js"])</script><script>self.__next_f.push([1,"b"])</script></body></html>',
].join('')

test('a page names its scripts at its end, each once, and fetches none before', () => {
  const late = moveScripts(PAGE)
  expect(late).not.toMatch(/<script src[^>]*async|as="script"/)
  expect(late).toMatch(
    /noModule=""><\/script><\/head>.*\.push\(\[0\]\);self\.__next_f\.push\(\[1,"\/_next\/static\/a\.js"\]\);self\.__next_f\.push\(\[1,"b"\]\)<\/script><script data-late="\/_next\/static\/a.js \/_next\/static\/b.js \/_next\/static\/boot.js">/,
  )
  expect(late).toContain('as="font"')
  expect(late.endsWith('</script></body></html>')).toBe(true)
  expect(moveScripts(late)).toBe(late)
})

test('a page that is not as Next 16 writes it is refused, so that no build does nothing, or half', () => {
  expect(() => moveScripts('<html><body><p>no scripts</p></body></html>')).toThrow('no script was found in the page')
  expect(() => moveScripts(PAGE.replaceAll('</body>', ''))).toThrow('no script was found in the page')
  const deferred = PAGE.replace('<script src="/_next/static/b.js" async="">', '<script src="/_next/static/b.js" defer>')
  expect(() => moveScripts(deferred)).toThrow('3 scripts were found in the page, but 2 can be moved')
  const reordered = PAGE.replaceAll(/src="([^"]+)" async=""/g, 'async src="$1"')
  expect(() => moveScripts(reordered)).toThrow('can be moved')
})

/** The page's last script, run in a window that paints or doesn't. */
function run(observes: boolean) {
  const [, text = ''] = /data-late="[^"]*">([\s\S]*?)<\/script>/.exec(moveScripts(PAGE)) ?? []
  const started: string[] = []
  const calls: { painted?: () => void; late?: () => void } = {}
  const soon: (() => void)[] = []
  runInNewContext(text, {
    document: {
      currentScript: { dataset: { late: '/a.js /b.js /c.js /d.js /e.js /f.js /g.js' } },
      createElement: () => ({}),
      head: { append: (script: { src: string; async: boolean }) => started.push(`${script.src} ${script.async}`) },
    },
    PerformanceObserver: class {
      constructor(painted: () => void) {
        if (observes) calls.painted = painted
      }
      observe() {
        /* tells later */
      }
    },
    setTimeout: (work: () => void, ms?: number) => {
      if (ms === undefined) soon.push(work)
      else calls.late = work
    },
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
  return { started, turns, ...calls }
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
