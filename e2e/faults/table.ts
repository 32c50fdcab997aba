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

const HEAD = ['| Drill | What is done | What must hold | Seconds to be back | Result |', '|---|---|---|---|---|']
const nameOf = (row: string): string => row.split(' | ')[0]?.slice(2) ?? ''

/**
 * One row a drill, between the marks in docs/operating.md. Rows of drills that were not run now stay as they are.
 * @param names of all drills there are, in their order
 */
export function writeTable(results: readonly Result[], names: readonly string[]): void {
  const [before = '', rest = ''] = readFileSync(FILE, 'utf8').split(BEGIN)
  const [table = '', after = ''] = rest.split(END)
  const rows = new Map(table.split('\n').map((row) => [nameOf(row), row]))
  for (const result of results) {
    const { name, does, holds } = result.drill
    rows.set(name, `| ${name} | ${does} | ${holds} | ${secondsOf(result)} | ${word(result)} |`)
  }
  const lines = [...HEAD, ...names.flatMap((name) => rows.get(name) ?? [])]
  writeFileSync(FILE, `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`)
}
