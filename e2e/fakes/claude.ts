/**
 * Fake of Claude's API over HTTP: stream events, errors, headers and request rules are the real ones
 * (platform.claude.com/docs, read 2026-11-21). The test sets one behaviour per request.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const block = z.object({ type: z.string(), text: z.string().optional() }).loose()
const body = z
  .object({
    model: z.string(),
    max_tokens: z.number(),
    stream: z.literal(true),
    system: z.array(
      z.object({
        type: z.literal('text'),
        text: z.string(),
        cache_control: z.object({ type: z.literal('ephemeral') }),
      }),
    ),
    messages: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: z.union([z.string(), z.array(block)]) }))
      .min(1),
    output_config: z.object({
      effort: z.enum(['low', 'medium', 'high']),
      format: z.object({ type: z.literal('json_schema'), schema: z.record(z.string(), z.unknown()) }),
    }),
  })
  .strict()
export type ClaudeRequest = z.infer<typeof body>

/** Handles one request. The response is complete when it returns, unless it leaves the connection open on purpose. */
export type Behaviour = (claudeRequest: ClaudeRequest, response: ServerResponse) => Promise<void> | void

export interface FakeClaude {
  url: string
  /** Every valid request, in order. */
  requests: ClaudeRequest[]
  /** Behaviours of the next requests, one each; then `otherwise`. */
  next: Behaviour[]
  otherwise: Behaviour
  /** Behaviour of the second review's requests, which are recorded apart. */
  reading: Behaviour
  readings: ClaudeRequest[]
  /** Models that were looked up, and the behaviour that replaces a successful look-up. */
  reached: string[]
  unreachable?: Behaviour
  close: () => Promise<void>
}

const error =
  (status: number, type: string, message: string, headers: Record<string, string> = {}, details?: object): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake', ...headers })
    response.end(
      JSON.stringify({
        type: 'error',
        error: { type, message, ...(details ? { details } : {}) },
        request_id: 'req_fake',
      }),
    )
  }

export const rateLimited = (retryAfter: string): Behaviour =>
  error(429, 'rate_limit_error', 'Number of request tokens has exceeded your per-minute rate limit', {
    'retry-after': retryAfter,
  })
export const overloaded: Behaviour = error(529, 'overloaded_error', 'Overloaded')
export const serverError: Behaviour = error(500, 'api_error', 'Internal server error')
export const spendCap: Behaviour = error(
  429,
  'rate_limit_error',
  'Your organization has reached its monthly spend limit',
  {},
  { error_code: 'enforced_spend_limit_reached' },
)
export const wrongKey: Behaviour = error(401, 'authentication_error', 'invalid x-api-key')
/** Accepts the connection and sends nothing. */
export const hang: Behaviour = () => {}

const send = (response: ServerResponse, event: string, data: object) =>
  response.write(`event: ${event}\ndata: ${JSON.stringify({ type: event, ...data })}\n\n`)
const tokens = (text: string) => Math.ceil(text.length / 4)
const cached = new Set<string>()

function startStream(claudeRequest: ClaudeRequest, response: ServerResponse): void {
  const system = claudeRequest.system.map((s) => s.text).join('')
  const isCached = cached.has(system)
  cached.add(system)
  const usage = {
    input_tokens: tokens(JSON.stringify(claudeRequest.messages)),
    cache_creation_input_tokens: isCached ? 0 : tokens(system),
    cache_read_input_tokens: isCached ? tokens(system) : 0,
    output_tokens: 1,
    service_tier: 'standard',
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'request-id': 'req_fake' })
  send(response, 'message_start', {
    message: {
      id: 'msg_fake',
      type: 'message',
      role: 'assistant',
      model: claudeRequest.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage,
    },
  })
  send(response, 'content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '', signature: '' } })
  send(response, 'ping', {})
  send(response, 'content_block_delta', { index: 0, delta: { type: 'signature_delta', signature: 'ZmFrZQ==' } })
  send(response, 'content_block_stop', { index: 0 })
  send(response, 'content_block_start', { index: 1, content_block: { type: 'text', text: '' } })
}

async function write(
  response: ServerResponse,
  text: string,
  { chunk = 400, ms = 0 }: { chunk?: number; ms?: number } = {},
): Promise<void> {
  for (let at = 0; at < text.length && !response.destroyed; at += chunk) {
    send(response, 'content_block_delta', { index: 1, delta: { type: 'text_delta', text: text.slice(at, at + chunk) } })
    if (ms) await sleep(ms)
  }
}

function end(response: ServerResponse, text: string, stop: string): void {
  send(response, 'content_block_stop', { index: 1 })
  send(response, 'message_delta', {
    delta: { stop_reason: stop, stop_sequence: null },
    usage: { output_tokens: tokens(text) },
  })
  send(response, 'message_stop', {})
  response.end()
}

type Text = string | ((claudeRequest: ClaudeRequest) => string)
const resolveText = (text: Text, claudeRequest: ClaudeRequest) =>
  typeof text === 'string' ? text : text(claudeRequest)

/** A complete answer; `ms` between chunks of `chunk` characters makes it slow. */
export const says =
  (text: Text, { stop = 'end_turn', ...pace }: { stop?: string; chunk?: number; ms?: number } = {}): Behaviour =>
  async (request, response) => {
    const answer = resolveText(text, request)
    startStream(request, response)
    await write(response, answer, pace)
    if (!response.destroyed) end(response, answer, stop)
  }
/** 200, then an error event in the stream. */
export const breaksWith =
  (text: Text, type = 'overloaded_error'): Behaviour =>
  async (request, response) => {
    startStream(request, response)
    await write(response, resolveText(text, request))
    response.write(
      `event: error\ndata: ${JSON.stringify({ type: 'error', error: { type, message: 'Overloaded' } })}\n\n`,
    )
    response.end()
  }
/** Closes the connection midway. */
export const cutOff =
  (text: Text): Behaviour =>
  async (request, response) => {
    startStream(request, response)
    await write(response, resolveText(text, request))
    // Lets the written data leave first.
    await sleep(50)
    response.destroy()
  }
/** Writes the text, then nothing more, with the connection open. */
export const stallsAfter =
  (text: Text): Behaviour =>
  async (request, response) => {
    startStream(request, response)
    await write(response, resolveText(text, request))
  }

/** JSON Schema keywords that structured output refuses. */
const UNSUPPORTED_KEYWORDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'maxItems',
  'oneOf',
  'patternProperties',
  '$schema',
]
function schemaError(schema: unknown): string | null {
  if (typeof schema !== 'object' || schema === null) return null
  if (!Array.isArray(schema)) {
    const keys = Object.keys(schema)
    const bad = keys.find(
      (key) => UNSUPPORTED_KEYWORDS.includes(key) && !('properties' in schema && key in Object(schema.properties)),
    )
    if (bad) return `${bad} is not supported`
    if (
      'type' in schema &&
      schema.type === 'object' &&
      !('additionalProperties' in schema && schema.additionalProperties === false)
    )
      return 'additionalProperties must be false'
  }
  for (const value of Object.values(schema)) {
    const fault = schemaError(value)
    if (fault) return fault
  }
  return null
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

export async function startFakeClaude(port = 0): Promise<FakeClaude> {
  const fake: FakeClaude = {
    url: '',
    requests: [],
    next: [],
    otherwise: overloaded,
    reading: says('{"findings":[]}'),
    readings: [],
    reached: [],
    close: () => Promise.resolve(),
  }
  const server = createServer((request, response) => {
    void (async () => {
      const text = await read(request)
      const refuse = (message: string) => error(400, 'invalid_request_error', message)({} as ClaudeRequest, response)
      const model = /^\/v1\/models\/([\w.-]+)$/.exec(request.url ?? '')?.[1]
      if (request.method === 'GET' && model) {
        fake.reached.push(model)
        if (fake.unreachable) return void fake.unreachable({} as ClaudeRequest, response)
        response.writeHead(200, { 'content-type': 'application/json' })
        return void response.end(
          JSON.stringify({ type: 'model', id: model, display_name: 'Claude', created_at: '2026-01-01T00:00:00Z' }),
        )
      }
      if (request.method !== 'POST' || request.url?.split('?')[0] !== '/v1/messages')
        return void error(404, 'not_found_error', 'Not found')({} as ClaudeRequest, response)
      if (!request.headers['x-api-key'] && !request.headers.authorization?.startsWith('Bearer '))
        return void error(401, 'authentication_error', 'x-api-key header is required')({} as ClaudeRequest, response)
      if (request.headers['anthropic-version'] !== '2026-10-21')
        return void refuse('anthropic-version: another version than the one faked')
      const parsed = body.safeParse(JSON.parse(text))
      if (!parsed.success) return void refuse(parsed.error.message)
      const roles = parsed.data.messages.map((m) => m.role)
      if (roles[0] !== 'user' || roles.at(-1) !== 'user')
        return void refuse('messages: the conversation must begin and end with a user message')
      const fault = schemaError(parsed.data.output_config.format.schema)
      if (fault) return void refuse(`output_config.format.schema: ${fault}`)
      const { properties } = parsed.data.output_config.format.schema
      if (typeof properties === 'object' && properties !== null && 'findings' in properties) {
        fake.readings.push(parsed.data)
        return void fake.reading(parsed.data, response)
      }
      fake.requests.push(parsed.data)
      await (fake.next.shift() ?? fake.otherwise)(parsed.data, response)
    })()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fake.close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return fake
}
