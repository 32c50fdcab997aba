// After late-scripts: the large scripts of prerendered pages say that all of their functions will be called. A browser that knows the remark
// (explicit compile hints of V8) then compiles them beside the page, while they come; else each is compiled on the page's own thread when it
// is first called, React's and the router's all in one go. Others read a comment. See docs/decisions/first-paint.md.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const REMARK = '//# allFunctionsCalledOnLoad\n'

/** Smaller ones V8 compiles on the page's own thread in any case; there the remark would only cost. */
const BESIDE_THE_PAGE_FROM_BYTES = 30_000

/** Marks scripts that the pages of a build folder start by themselves; says how many. One marked before stays as it is. */
export function compileAhead(buildFolder: string): number {
  const pages = join(buildFolder, 'server', 'app')
  const started = new Set<string>()
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const [, scripts = ''] = /<script data-late="([^"]*)"/.exec(readFileSync(join(pages, name), 'utf8')) ?? []
    for (const script of scripts.split(' ')) started.add(script)
  }
  let marked = 0
  for (const script of started) {
    if (!script.startsWith('/_next/')) continue
    const file = join(buildFolder, script.slice('/_next/'.length))
    if (!existsSync(file) || statSync(file).size < BESIDE_THE_PAGE_FROM_BYTES) continue
    const text = readFileSync(file, 'utf8')
    if (text.startsWith(REMARK)) continue
    writeFileSync(file, REMARK + text)
    marked++
  }
  return marked
}
