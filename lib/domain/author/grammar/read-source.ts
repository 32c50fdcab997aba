// Reads the source of a plan or of words line by line: headers, then pages (# 7), then the blocks of the pets and of
// traits (## dog).
import { TemplateError } from './text'

/** Of pages that are told in two ways; the seed chooses one for the whole book. */
export type Version = 'a' | 'b'

interface Reader {
  header: (key: string, value: string) => void
  /** Called at "# 7" and, of a page with two versions, at "# 7 a" and "# 7 b"; the result reads the page's lines. */
  page: (number: number, version: Version | undefined) => (line: string) => void
  /** Called at "## any spot" with "any spot" and "any"; the result reads one beat's line. */
  thread: (id: string, kind: string) => (beat: string, value: string) => void
}

export const splitList = (source: string, separator: string): string[] =>
  source
    .split(separator)
    .map((x) => x.trim())
    .filter(Boolean)

const versionOf = (letter: string | undefined): Version | undefined =>
  letter === 'a' || letter === 'b' ? letter : undefined

/** Puts a page that was read in its place; versions b are kept apart, by page number. */
export function addPage<P>(pages: P[], versions: Map<number, P>, page: P, number: number, version?: Version): void {
  const expected = version === 'b' ? pages.length : pages.length + 1
  if (number !== expected) throw new TemplateError(`page ${number} where page ${expected} should be`)
  if (version === 'b') versions.set(number, page)
  else pages.push(page)
}

/** @throws TemplateError that names the line */
export function readSource(source: string, reader: Reader): void {
  let page: ReturnType<Reader['page']> | undefined
  let thread: ReturnType<Reader['thread']> | undefined

  const readLine = (line: string) => {
    const heading = /^## (\S+)(?: .*)?$/.exec(line)
    const pageHeading = /^# (\d+)(?: ([ab]))?$/.exec(line)
    const pair = /^(\w+):\s*(.*)$/.exec(line)
    if (line.startsWith('//')) return
    if (heading) thread = reader.thread(line.slice(3), heading[1] ?? '')
    else if (pageHeading) page = reader.page(Number(pageHeading[1]), versionOf(pageHeading[2]))
    else if (page && !thread) page(line)
    else if (!line) return
    else if (!pair) throw new TemplateError('neither a header, a page, a pet line nor a comment')
    else if (thread) thread(pair[1] ?? '', pair[2] ?? '')
    else reader.header(pair[1] ?? '', pair[2] ?? '')
  }
  source.split('\n').forEach((raw, index) => {
    try {
      readLine(raw.trim())
    } catch (error) {
      throw error instanceof TemplateError ? new TemplateError(`line ${index + 1}: ${error.message}`) : error
    }
  })
}
