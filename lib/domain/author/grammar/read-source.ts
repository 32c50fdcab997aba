// Reads the source of a plan or of words line by line: headers, then pages (# 7), then the pets' threads (## dog).
import { TemplateError } from './text'

interface Reader {
  header: (key: string, value: string) => void
  /** Called at "# 7"; the result reads the page's lines. */
  page: () => (line: string) => void
  /** Called at "## any spot" with "any spot" and "any"; the result reads one beat's line. */
  thread: (id: string, kind: string) => (beat: string, value: string) => void
}

export const splitList = (source: string, separator: string): string[] =>
  source
    .split(separator)
    .map((x) => x.trim())
    .filter(Boolean)

/** @throws TemplateError that names the line */
export function readSource(source: string, reader: Reader): void {
  let page: ReturnType<Reader['page']> | undefined
  let thread: ReturnType<Reader['thread']> | undefined

  const readLine = (line: string) => {
    const heading = /^## (\S+)(?: .*)?$/.exec(line)
    const pair = /^(\w+):\s*(.*)$/.exec(line)
    if (line.startsWith('//')) return
    if (heading) thread = reader.thread(line.slice(3), heading[1] ?? '')
    else if (/^# \d+$/.test(line)) page = reader.page()
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
