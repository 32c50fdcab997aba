import type { ServerResponse } from 'node:http'
import type { Env } from '@/lib/platform/env'

/**
 * HSTS on every response of a shop whose public address is https, by that setting: what a request says of its own
 * scheme, anybody can write.
 */
export function setTransportSecurity(response: ServerResponse, { APP_URL }: Pick<Env, 'APP_URL'>): void {
  if (APP_URL.startsWith('https:'))
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}
