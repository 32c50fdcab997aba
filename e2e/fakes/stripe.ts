/**
 * Fake of Stripe over HTTP: form-encoded bodies, its objects, errors and idempotency, and webhooks signed as Stripe
 * signs them. `confirm` does what a buyer's browser does; `settle`, `refund` and `dispute` what a bank does later.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
  metadata: Record<string, string>
  description: string | null
  latest_charge: string | null
  livemode: false
  created: number
}
interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  payment_intent: string
}
interface Answer {
  status: number
  body: object
}

/** Failures of the next calls, set by the test. */
interface Failure {
  status: number
  times: number
}

export interface FakeStripe {
  url: string
  secretKey: string
  webhookSecret: string
  intents: Map<string, Intent>
  /** Every decoded body, to prove what is never sent. */
  received: { method: string; path: string; key: string | null; params: Record<string, string> }[]
  /** Called on each event. */
  onEvent?: (type: string, id: string) => void
  /** The next calls fail with this status; a 500 is stored under the call's idempotency key like any other response. */
  fail: (status: number, times: number) => void
  /** Pays as a browser would: at once, delayed, or declined. */
  confirm: (id: string, how?: 'pays' | 'slow' | 'declined') => Intent
  /** Ends a delayed payment. */
  settle: (id: string, how: 'paid' | 'failed') => void
  refund: (id: string, cents?: number) => void
  /** In cents. */
  amountRefunded: (id: string) => number
  dispute: (id: string) => void
  /** Body and signature of an event, signed now or that many seconds ago. */
  event: (
    type: string,
    id: string,
    options?: { secondsAgo?: number; secret?: string },
  ) => { body: string; signature: string }
  close: () => Promise<void>
}

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
/** API version of the SDK, in its calls and events. */
const VERSION = '2026-10-28.endive'
/** How long creating a payment takes; its idempotency key is in use meanwhile. */
const CREATE_MS = 40

const error = (status: number, code: string, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message } },
})
export const signPayload = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.isBuffer(part) ? part : Buffer.from(String(part)))
  return Buffer.concat(parts).toString()
}

export async function startFakeStripe({
  port = 0,
  secretKey = 'sk_test_fake',
  publishableKey = 'pk_test_fake',
  webhookSecret = 'whsec_fake',
} = {}): Promise<FakeStripe> {
  const intents = new Map<string, Intent>()
  const charges = new Map<string, Charge>()
  /** By idempotency key; null while the call is running. */
  const answered = new Map<string, { fingerprint: string; answer: Answer | null }>()
  const received: FakeStripe['received'] = []
  let failure: Failure = { status: 0, times: 0 }

  const findIntent = (intentId: string): Intent => {
    const intent = intents.get(intentId)
    if (!intent) throw new Error(`no intent ${intentId}`)
    return intent
  }
  const chargeOf = (intentId: string): Charge => {
    const charge = charges.get(findIntent(intentId).latest_charge ?? '')
    if (!charge) throw new Error(`${intentId} was never charged`)
    return charge
  }
  const markPaid = (intent: Intent) => {
    const charge: Charge = {
      id: id('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
    }
    charges.set(charge.id, charge)
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id })
  }
  const confirm = (intentId: string, how: 'pays' | 'slow' | 'declined' = 'pays'): Intent => {
    const intent = findIntent(intentId)
    if (intent.status !== 'requires_payment_method') throw new Error(`${intentId} is ${intent.status}`)
    if (how === 'pays') markPaid(intent)
    else if (how === 'slow') intent.status = 'processing'
    return intent
  }
  const toResponse = (intent: Intent, expand: boolean) => ({
    ...intent,
    latest_charge: expand ? (charges.get(intent.latest_charge ?? '') ?? null) : intent.latest_charge,
  })

  function create(params: Record<string, string>): Answer {
    const amount = Number(params['amount'])
    if (!Number.isInteger(amount) || amount < 50)
      return error(400, 'amount_too_small', 'Amount must be at least 50 cents')
    if (!params['currency']) return error(400, 'parameter_missing', 'Missing required param: currency.')
    const intentId = id('pi')
    const metadata = Object.fromEntries(
      Object.entries(params)
        .filter(([key]) => key.startsWith('metadata['))
        .map(([key, value]) => [key.slice('metadata['.length, -1), value]),
    )
    const intent: Intent = {
      id: intentId,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: params['currency'],
      client_secret: `${intentId}_secret_${randomBytes(8).toString('hex')}`,
      status: 'requires_payment_method',
      metadata,
      description: params['description'] ?? null,
      latest_charge: null,
      livemode: false,
      created: Math.floor(Date.now() / 1000),
    }
    intents.set(intentId, intent)
    return { status: 200, body: { ...intent } }
  }

  function answer(method: string, path: string, params: Record<string, string>, bearer: string): Answer {
    const [, intentId = '', verb] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    const intent = intents.get(intentId)
    // Stripe.js may act on a payment with that payment's client secret.
    const byBrowser =
      bearer === publishableKey && intent !== undefined && params['client_secret'] === intent.client_secret
    if (bearer !== secretKey && !byBrowser) return error(401, 'api_key_invalid', 'Invalid API Key provided')
    if (method === 'POST' && path === '/v1/payment_intents') return create(params)
    if (method === 'GET' && path === '/v1/payment_intents') {
      const data = [...intents.values()].reverse().slice(0, Number(params['limit'] ?? 10))
      return {
        status: 200,
        body: { object: 'list', data, has_more: data.length < intents.size, url: '/v1/payment_intents' },
      }
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const payment = intents.get(params['payment_intent'] ?? '')
      if (payment?.status !== 'succeeded')
        return error(400, 'charge_not_refundable', 'This payment has no successful charge.')
      if (chargeOf(payment.id).refunded)
        return error(400, 'charge_already_refunded', 'Charge has already been refunded.')
      refund(payment.id)
      return { status: 200, body: { id: id('re'), object: 'refund', status: 'succeeded', payment_intent: payment.id } }
    }
    if (!intentId) return error(404, 'url_invalid', `Unrecognized request URL (${method}: ${path})`)
    if (!intent) return error(404, 'resource_missing', `No such payment_intent: '${intentId}'`)
    if (method === 'GET') return { status: 200, body: toResponse(intent, params['expand[0]'] === 'latest_charge') }
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return error(400, 'payment_intent_unexpected_state', `This PaymentIntent's status is ${intent.status}.`)
    if (verb === 'cancel') {
      intent.status = 'canceled'
      return { status: 200, body: { ...intent } }
    }
    if (verb === 'confirm' && byBrowser) {
      const how =
        params['payment_method'] === 'declined' ? 'declined' : params['payment_method'] === 'slow' ? 'slow' : 'pays'
      confirm(intent.id, how)
      fake.onEvent?.(
        how === 'pays'
          ? 'payment_intent.succeeded'
          : how === 'slow'
            ? 'payment_intent.processing'
            : 'payment_intent.payment_failed',
        intent.id,
      )
      return how === 'declined'
        ? error(402, 'card_declined', 'Your card was declined.', 'card_error')
        : { status: 200, body: { ...intent } }
    }
    return error(404, 'url_invalid', `Unrecognized request URL (${method}: ${path})`)
  }

  const refund = (intentId: string, cents?: number) => {
    const charge = chargeOf(intentId)
    charge.amount_refunded += cents ?? charge.amount
    charge.refunded = charge.amount_refunded >= charge.amount
  }

  const server: Server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://stripe.invalid')
      const text = await bodyOf(request)
      const params = Object.fromEntries(new URLSearchParams(request.method === 'GET' ? url.search : text))
      const key = request.headers['idempotency-key']
      const idempotency = typeof key === 'string' ? key : null
      received.push({ method: request.method ?? '', path: url.pathname, key: idempotency, params })
      if (url.pathname === '/healthcheck') return response.end('up')
      const reply = ({ status, body }: Answer) =>
        response
          .writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') })
          .end(JSON.stringify(body))
      const failed =
        failure.times > 0 ? error(failure.status, 'api_error', 'Something is wrong on our end.', 'api_error') : null
      if (failed) failure = { ...failure, times: failure.times - 1 }
      if (failed && failed.status !== 500) return reply(failed)
      const fingerprint = `${request.method} ${url.pathname} ${text}`
      const earlier = idempotency === null ? undefined : answered.get(idempotency)
      if (earlier && earlier.fingerprint !== fingerprint)
        return reply(
          error(
            400,
            '',
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
            'idempotency_error',
          ),
        )
      if (earlier?.answer === null)
        return reply(
          error(
            409,
            'idempotency_key_in_use',
            'There is currently another in-progress request using this Idempotent Key.',
            'idempotency_error',
          ),
        )
      if (earlier) return reply(earlier.answer)
      const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '')
      if ((request.headers['stripe-version'] ?? VERSION) !== VERSION)
        return reply(error(400, '', `Invalid Stripe API version: ${request.headers['stripe-version']}`))
      if (idempotency !== null) {
        answered.set(idempotency, { fingerprint, answer: null })
        await new Promise((resolve) => setTimeout(resolve, CREATE_MS))
      }
      const result = failed ?? answer(request.method ?? 'GET', url.pathname, params, bearer || params['key'] || '')
      if (idempotency !== null) answered.set(idempotency, { fingerprint, answer: result })
      reply(result)
    })()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = server.address()

  const fake: FakeStripe = {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`,
    secretKey,
    webhookSecret,
    intents,
    received,
    confirm,
    refund,
    amountRefunded: (intentId) => chargeOf(intentId).amount_refunded,
    fail: (status, times) => {
      failure = { status, times }
    },
    settle: (intentId, how) => {
      const intent = findIntent(intentId)
      if (how === 'paid') markPaid(intent)
      else intent.status = 'requires_payment_method'
    },
    dispute: (intentId) => {
      chargeOf(intentId).disputed = true
    },
    event: (type, intentId, { secondsAgo = 0, secret = webhookSecret } = {}) => {
      const object = type.startsWith('charge.') ? { ...chargeOf(intentId) } : { ...findIntent(intentId) }
      const at = Math.floor(Date.now() / 1000) - secondsAgo
      const body = JSON.stringify(
        {
          id: id('evt'),
          object: 'event',
          api_version: VERSION,
          created: at,
          type,
          livemode: false,
          pending_webhooks: 1,
          request: { id: null, idempotency_key: null },
          data: { object },
        },
        null,
        2,
      )
      return { body, signature: signPayload(body, secret, at) }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return fake
}
