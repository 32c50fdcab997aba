/**
 * The status of the answer that is being made. Next has one way to say 404, a thrown `notFound()`, and answers that with an empty document
 * that only scripts fill. A page that is to be read without scripts sets the status itself and renders what it has to say. A failure likewise, and
 * a form's action that refuses: Next answers every action with 200.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'

const KEY = Symbol.for('wagtale.answer')
const shared: typeof globalThis & { [KEY]?: AsyncLocalStorage<ServerResponse> } = globalThis
/** One for all bundles of this process: pages and start-up code are built apart. */
const answers = (shared[KEY] ??= new AsyncLocalStorage<ServerResponse>())

/** Once in each server process. Node tells of each request before anyone handles it, in the context in which it will be handled. */
export function followAnswers(): void {
  subscribe('http.server.request.start', (message) => {
    if (
      typeof message === 'object' &&
      message !== null &&
      'response' in message &&
      message.response instanceof ServerResponse
    )
      answers.enterWith(message.response)
  })
}

/** Takes effect until the first byte is sent: call it above every loading state. */
export function answerWith(status: number, headers: Record<string, string> = {}): void {
  const answer = answers.getStore()
  if (!answer || answer.headersSent) return
  answer.statusCode = status
  for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value)
}
