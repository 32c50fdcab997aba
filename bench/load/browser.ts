// A visitor's browser, as far as the load needs one: cookies, an address of its own, connections that are used again.
import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  /** 0: no answer. */
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}
export interface Asked {
  method?: 'GET' | 'POST'
  /** Sent as JSON. */
  json?: object
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** After this a person has gone. */
const PATIENCE_MS = 30_000
/** As behind a proxy, which keeps its connections. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

export class Browser {
  private readonly cookies = new Map<string, string>()

  /** @param address the visitor's, as a proxy in front reports it */
  constructor(
    private readonly site: string,
    private readonly address: string,
    cookie = '',
  ) {
    for (const pair of cookie.split('; ')) this.keep(pair)
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The whole answer; never throws. */
  ask(path: string, { method, json, form, headers = {} }: Asked = {}): Promise<Answer> {
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
    return new Promise((resolve) => {
      const lost = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) })
      const call = request(
        new URL(path, this.site),
        {
          agent,
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          headers: {
            'x-forwarded-for': this.address,
            'accept-encoding': 'identity',
            ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
            ...(body === undefined ? {} : { 'content-type': type, origin: this.site }),
            ...headers,
          },
        },
        (response) => {
          for (const cookie of response.headers['set-cookie'] ?? []) this.keep(cookie.split(';')[0] ?? '')
          const parts: Buffer[] = []
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('error', lost)
            .on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
            )
        },
      )
      const timer = setTimeout(() => call.destroy(), PATIENCE_MS)
      call.on('error', lost).on('close', () => clearTimeout(timer))
      call.end(body)
    })
  }

  private keep(pair: string): void {
    const end = pair.indexOf('=')
    if (end > 0) this.cookies.set(pair.slice(0, end), pair.slice(end + 1))
  }
}
