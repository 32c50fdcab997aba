import { hostname } from 'node:os'
import { env } from '../env'
import { deliver } from '../mail/deliver'
import { log } from '../log'

const TIMEOUT_MS = 10_000

export interface SentAlert {
  kind: string
  text: string
  now: Date
}

/**
 * Takes an alert off the machine: to ALERT_WEBHOOK_URL as JSON, to ALERT_EMAIL as a letter that doesn't wait in the
 * queue, since that may be what is broken. Never throws. @returns whether anybody took it
 */
export async function sendAlert({ kind, text, now }: SentAlert): Promise<boolean> {
  const { ALERT_WEBHOOK_URL, ALERT_EMAIL, APP_URL } = env()
  const whole = `Wagtale, ${new URL(APP_URL).host} on ${hostname()}: ${text}`
  const taken = await Promise.allSettled([
    ...(ALERT_WEBHOOK_URL
      ? [post(ALERT_WEBHOOK_URL, { text: whole, kind, shop: APP_URL, host: hostname(), time: now.toISOString() })]
      : []),
    ...(ALERT_EMAIL
      ? [
          deliver({
            to: ALERT_EMAIL,
            subject: `Wagtale: ${text}`,
            text: `${whole}\n${now.toISOString()}\n`,
            html: `<p>${whole}</p><p>${now.toISOString()}</p>`,
            messageId: `alert-${kind.replaceAll(/[^\w.-]/g, '-')}-${now.getTime()}@wagtale`,
          }),
        ]
      : []),
  ])
  for (const each of taken) if (each.status === 'rejected') log.warn('alert.unsent', { error: each.reason })
  return taken.some(({ status }) => status === 'fulfilled')
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw Object.assign(new Error('the webhook refused'), { code: `HTTP_${response.status}` })
}
