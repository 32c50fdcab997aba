import { request as ask } from 'node:http'
import type { z } from 'zod'

export interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: object
  /** Sent as it is. */
  raw?: string
  headers?: Record<string, string>
}
export interface Answer {
  /** 0: the connection broke off. */
  status: number
  text: string
  headers: Record<string, string | string[] | undefined>
}

/** A browser: keeps its cookies, and a connection for each request. */
export class Visitor {
  private readonly cookies = new Map<string, string>()

  constructor(
    private readonly port: () => number,
    private readonly site: string,
  ) {}

  /** Another one with the same cookies, at another process of the shop. */
  at(port: number): Visitor {
    const twin = new Visitor(() => port, this.site)
    for (const [name, value] of this.cookies) twin.cookies.set(name, value)
    return twin
  }

  send(path: string, { method, body, raw, headers = {} }: Sent = {}): Promise<Answer> {
    const text = body === undefined ? raw : JSON.stringify(body)
    return new Promise((resolve) => {
      const lost = () => resolve({ status: 0, text: '', headers: {} })
      const call = ask(
        {
          host: '127.0.0.1',
          port: this.port(),
          path,
          method: method ?? (text === undefined ? 'GET' : 'POST'),
          agent: false,
          headers: {
            host: new URL(this.site).host,
            origin: this.site,
            cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          for (const cookie of response.headers['set-cookie'] ?? []) this.keep(cookie)
          const parts: Buffer[] = []
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('error', lost)
            .on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                text: Buffer.concat(parts).toString(),
                headers: response.headers,
              }),
            )
        },
      )
      call.on('error', lost).end(text)
    })
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const end = pair.indexOf('=')
    this.cookies.set(pair.slice(0, end), pair.slice(end + 1))
  }
}

/** What an answer holds. @throws with what came instead */
export function read<T>(schema: z.ZodType<T>, { status, text }: Answer): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Error(`not what was expected: ${status} ${text.slice(0, 300)}`)
  }
}
