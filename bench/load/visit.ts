// One visitor: each request is timed, and its answer read as a person would read it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { Browser, type Answer, type Asked } from './browser'
import type { Kind, Sample } from './sample'

/** Gone: what they were sent isn't what they came for. */
export class Left extends Error {}

/** A refusal is short and says when to come again. */
const REFUSAL_BYTES = 200_000
const MOST_SECONDS = 60
const refusal = z.object({ error: z.string().min(10), code: z.string() })

export function bodyOf({ body, headers }: Answer): Buffer {
  const coding = headers['content-encoding']
  return coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
}
export const textOf = (answer: Answer): string => bodyOf(answer).toString()

function isRefusal(answer: Answer): boolean {
  const seconds = Number(answer.headers['retry-after'])
  if (answer.status !== 503 || !(seconds >= 1 && seconds <= MOST_SECONDS)) return false
  const text = textOf(answer)
  if (text.length > REFUSAL_BYTES) return false
  if (!answer.headers['content-type']?.startsWith('application/json')) return /<html[\s\S]*<p[\s\S]*<\/html>/.test(text)
  return refusal.safeParse(JSON.parse(text)).success
}

/** Says what is wrong with an answer, null for nothing. */
export type Check = (answer: Answer) => string | null

export class Visit {
  readonly browser: Browser

  /**
   * @param due `Date.now()` of the moment at which this visitor's first request is due
   * @param note takes each sample; it is changed once more when the answer is there
   */
  constructor(
    site: string,
    address: string,
    private due: number | undefined,
    private readonly note: (sample: Sample) => void,
    cookie?: string,
  ) {
    this.browser = new Browser(site, address, cookie)
  }

  /** @throws Left when it is refused or wrong */
  async ask(kind: Kind, path: string, check: Check, options?: Asked): Promise<Answer> {
    const start = this.due ?? Date.now()
    this.due = undefined
    const sample: Sample = { kind, start, ms: 0, outcome: 'open' }
    this.note(sample)
    const headers = { 'accept-encoding': 'gzip, br', ...options?.headers }
    const answer = await this.browser.ask(path, { ...options, headers })
    sample.ms = Date.now() - start
    const wrong = reading(() => check(answer))
    sample.outcome =
      wrong === null ? 'ok' : reading(() => (isRefusal(answer) ? null : wrong)) === null ? 'refused' : 'wrong'
    if (sample.outcome === 'wrong') sample.why = `${kind} ${answer.status}: ${wrong} ${excerpt(answer)}`
    if (sample.outcome !== 'ok') throw new Left()
    return answer
  }
}

/** What can't be read is wrong. */
function reading(check: () => string | null): string | null {
  try {
    return check()
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 100) : 'unreadable'
  }
}

function excerpt(answer: Answer): string {
  if (answer.status < 400) return ''
  try {
    return textOf(answer).slice(0, 150)
  } catch {
    return ''
  }
}
