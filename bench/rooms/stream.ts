// A client of server-sent events: when which event arrived.
import { get } from 'node:http'

export interface OpenStream {
  /** Numbers of the log's entries, in the order of their arrival. */
  ids: number[]
  /** When the event that holds this text arrived, by performance.now(). */
  arrivals: Map<string, number>
  close: () => void
}

/** @param keyOf what an event's data is remembered by; null for one that is of no interest */
export function openStream(url: string, cookie: string, keyOf: (data: string) => string | null): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream answers ${response.statusCode}`))
      const stream: OpenStream = { ids: [], arrivals: new Map(), close: () => request.destroy() }
      let rest = ''
      response.setEncoding('utf8')
      response.on('error', () => {})
      response.on('data', (chunk: string) => {
        const now = performance.now()
        const events = (rest + chunk).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const id = /^id: (\d+)$/m.exec(event)?.[1]
          if (id !== undefined) stream.ids.push(Number(id))
          const data = /^data: (.*)$/m.exec(event)?.[1]
          const key = data === undefined ? null : keyOf(data)
          if (key !== null) stream.arrivals.set(key, now)
        }
      })
      resolve(stream)
    })
    request.on('error', reject)
  })
}
