// Braille by liblouis' own program, lou_translate (Debian: liblouis-bin), where the machine has it: lines in, lines
// out.
import { spawn } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { env } from './env'

const PROGRAM = 'lou_translate'
const PATIENCE_MS = 20_000
/** It cuts longer lines in two (MAXSTRING in its source). */
const LONGEST_LINE = 2_000

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The program's file; null where there is none. */
export function findLiblouis(): string | null {
  const given = env().BRAILLE_PROGRAM
  if (given !== undefined) return isProgram(given) ? given : null
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, PROGRAM)).find(isProgram) ?? null
}

interface Wanted {
  program: string
  table: string
  signal: AbortSignal
}

/** Each line in braille cells (U+2800 and on). @throws Error where the program fails or loses a line */
export async function translateToBraille(
  lines: readonly string[],
  { program, table, signal }: Wanted,
): Promise<string[]> {
  if (lines.some((line) => line.length > LONGEST_LINE || /[\r\n]/.test(line))) throw new Error('a line is too long')
  const answer = await run(program, `unicode.dis,${table}`, `${lines.join('\n')}\n`, signal)
  const found = answer.replace(/\n$/, '').split('\n')
  if (found.length !== lines.length) throw new Error(`${lines.length} lines became ${found.length}`)
  return found
}

function run(program: string, tables: string, input: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['--forward', tables], {
      stdio: ['pipe', 'pipe', 'pipe'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      killSignal: 'SIGKILL',
    })
    let output = ''
    let complaint = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-500)))
    // It may end before it has read everything; its status tells.
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve(output)
      else reject(new Error(`${PROGRAM} ended with ${status}: ${complaint}`))
    })
    child.stdin.end(input)
  })
}
