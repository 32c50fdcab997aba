/**
 * One streamed call to Claude: cached system prompt, structured output as JSON of a schema. Two time-outs: a deadline
 * for everything, and a limit on how long nothing may arrive.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import Anthropic from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { z } from 'zod'
import { withSpan } from '../tracing'
import { createBreaker, type Breaker } from './breaker'
import { ClaudeError, toClaudeError } from './api-error'
import type { Usage } from './prices'

export interface ClaudeSettings {
  apiKey: string
  baseURL?: string | undefined
  model: string
}
export interface Turn {
  role: 'user' | 'assistant'
  content: string | Anthropic.ContentBlockParam[]
}
export interface Question {
  /** The same for every question of its kind, so that it can be cached. */
  system: string
  turns: Turn[]
  schema: z.ZodType
  maxTokens: number
  effort: 'low' | 'medium' | 'high'
}
export interface Patience {
  /** Unix time in milliseconds: nothing waits beyond it. */
  deadline: number
  /** How long nothing may arrive, in milliseconds. */
  idleMs: number
  /** Attempts while the service is busy or unreachable and nothing was received yet. */
  tries: number
}
/** `stop` is the API's stop reason: 'end_turn', 'max_tokens', 'refusal' ... */
export interface Reply {
  text: string
  stop: string
  usage: Usage
}

export interface Claude {
  model: string
  /**
   * `onText` gets the text so far whenever something was added; the stream waits for it. `onUsage` gets the tokens
   * used, of failed calls too. @throws ClaudeError
   */
  ask: (
    question: Question,
    patience: Patience,
    listener?: { onText?: (text: string) => void | Promise<void>; onUsage?: (usage: Usage) => void },
  ) => Promise<Reply>
  /** Health check: whether the model is available. Free, and bypasses the breaker. @throws ClaudeError */
  reach: (patienceMs: number) => Promise<void>
  /** Milliseconds for which the breaker stays open; 0 when it is closed. */
  restsFor: () => number
}

const FAILURES = 3
const REST_MS = 2 * 60_000
/** A refused key or an exhausted budget does not recover within minutes. */
const LONG_REST_MS = 15 * 60_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 20_000

export function openClaude(
  { apiKey, baseURL, model }: ClaudeSettings,
  breaker: Breaker = createBreaker({ failures: FAILURES, restMs: REST_MS, now: () => performance.now() }),
): Claude {
  const client = new Anthropic({
    apiKey,
    ...(baseURL ? { baseURL } : {}),
    authToken: null,
    maxRetries: 0,
    logLevel: 'off',
  })
  return {
    model,
    ask: async (question, patience, listener = {}) => {
      if (!breaker.admits()) throw new ClaudeError('resting')
      try {
        const reply = await withSpan('claude', { model }, async (span) => {
          const answer = await withTries(patience, (onStart) =>
            stream(client, model, question, patience, { ...listener, onStart }),
          )
          span.add({ outcome: answer.stop, inputTokens: answer.usage.input, outputTokens: answer.usage.output })
          return answer
        })
        breaker.succeeded()
        return reply
      } catch (error) {
        if (error instanceof ListenerError) {
          breaker.succeeded()
          throw error.cause
        }
        const failure = toClaudeError(error)
        if (failure.code === 'rejected') breaker.succeeded()
        else breaker.failed(failure.code === 'spent' || failure.code === 'denied' ? LONG_REST_MS : undefined)
        throw failure
      }
    },
    reach: async (patienceMs) => {
      try {
        await client.models.retrieve(model, {}, { timeout: patienceMs })
      } catch (error) {
        throw toClaudeError(error)
      }
    },
    restsFor: () => breaker.restsFor(),
  }
}

/**
 * Retries while nothing was received and the deadline allows: after `retry-after`, or with exponential backoff and
 * jitter.
 */
async function withTries(patience: Patience, call: (onStart: () => void) => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    let answered = false
    try {
      return await call(() => {
        answered = true
      })
    } catch (error) {
      if (error instanceof ListenerError) throw error
      const failure = toClaudeError(error)
      const pause =
        Math.max(failure.retryAfterMs, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1))) *
        (1 + Math.random() / 4)
      const exhausted = answered || attempt >= patience.tries || Date.now() + pause >= patience.deadline
      if (exhausted || (failure.code !== 'busy' && failure.code !== 'unreachable')) throw failure
      await sleep(pause)
    }
  }
}

interface Listener {
  onText?: (text: string) => void | Promise<void>
  onUsage?: (usage: Usage) => void
  onStart: () => void
}

async function stream(
  client: Anthropic,
  model: string,
  { system, turns, schema, maxTokens, effort }: Question,
  patience: Patience,
  listener: Listener,
): Promise<Reply> {
  const watchdog = startWatchdog(patience)
  const usage: Usage = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 }
  const { schema: json, type } = zodOutputFormat(schema)
  let text = ''
  let stop = ''
  let complete = false
  try {
    const events = await client.messages.create(
      {
        model,
        max_tokens: maxTokens,
        stream: true,
        messages: turns,
        system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
        output_config: { effort, format: { type, schema: json } },
      },
      { signal: watchdog.signal },
    )
    listener.onStart()
    for await (const event of events) {
      watchdog.alive()
      if (event.type === 'message_start') countInput(usage, event.message.usage)
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
        text += event.delta.text
        await notifyListener(listener, text)
      }
      if (event.type === 'message_delta') {
        stop = event.delta.stop_reason ?? stop
        usage.output = event.usage.output_tokens
      }
      if (event.type === 'message_stop') complete = true
    }
  } catch (error) {
    if (error instanceof ListenerError) throw error
    throw watchdog.signal.aborted ? new ClaudeError('too-slow') : error
  } finally {
    watchdog.end()
    listener.onUsage?.(usage)
  }
  // An aborted stream ends without an error, and so does one whose connection was closed midway.
  if (!complete) throw new ClaudeError(watchdog.signal.aborted ? 'too-slow' : 'broken-off')
  return { text, stop, usage }
}

/** An error of the listener itself says nothing about the service. */
class ListenerError extends Error {
  override readonly name = 'ListenerError'
}

async function notifyListener({ onText }: Listener, text: string): Promise<void> {
  try {
    await onText?.(text)
  } catch (cause) {
    throw new ListenerError('', { cause })
  }
}

function countInput(usage: Usage, reported: Anthropic.Usage): void {
  usage.input = reported.input_tokens
  usage.output = reported.output_tokens
  usage.cacheWrite = reported.cache_creation_input_tokens ?? 0
  usage.cacheRead = reported.cache_read_input_tokens ?? 0
}

/** Aborts at the deadline, and when nothing arrived for too long. */
function startWatchdog({ deadline, idleMs }: Patience) {
  const controller = new AbortController()
  const deadlineTimer = setTimeout(() => controller.abort(), Math.max(0, deadline - Date.now()))
  let idleTimer = setTimeout(() => controller.abort(), idleMs)
  return {
    signal: controller.signal,
    alive: () => {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(() => controller.abort(), idleMs)
    },
    end: () => {
      clearTimeout(deadlineTimer)
      clearTimeout(idleTimer)
    },
  }
}
