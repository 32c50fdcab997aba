import { readFileSync, writeFileSync } from 'node:fs'
import type { Drill } from './drill'

export interface Result {
  drill: Drill
  seconds: number | null
  wrongs: string[]
  /** Why it was not run here. */
  skipped?: string
}

const FILE = 'docs/operating.md'
const BEGIN = '<!-- drills: written by `npm run faults -- --write` -->'
const END = '<!-- end of drills -->'

const secondsOf = ({ seconds }: Result): string => (seconds === null ? '' : seconds.toFixed(1))
const word = ({ wrongs, skipped }: Result): string => skipped ?? (wrongs.length > 0 ? '**fails**' : 'holds')

/** One row a drill, between the marks in docs/operating.md. */
export function writeTable(results: readonly Result[]): void {
  const rows = results.map((result) => {
    const { name, does, holds } = result.drill
    return `| ${name} | ${does} | ${holds} | ${secondsOf(result)} | ${word(result)} |`
  })
  const head = ['| Drill | What is done | What must hold | Seconds to be back | Result |', '|---|---|---|---|---|']
  const text = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const [, after = ''] = rest.split(END)
  writeFileSync(FILE, `${before}${BEGIN}\n\n${[...head, ...rows].join('\n')}\n\n${END}${after}`)
}
