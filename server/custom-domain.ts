import type { IncomingMessage } from 'node:http'
import { CUSTOM_DOMAIN_HEADER, isCustomDomain } from '@/lib/domain/custom-domain/custom-domain'

interface Settings {
  CUSTOM_DOMAIN?: string | undefined
  TRUST_PROXY: number
}

/**
 * Marks requests for the custom domain for middleware.ts, whose matcher can read no setting. A mark that the client
 * sent is removed. X-Forwarded-Host counts only where TRUST_PROXY says that there is a proxy.
 */
export function markCustomDomain({ headers }: IncomingMessage, { CUSTOM_DOMAIN, TRUST_PROXY }: Settings): void {
  delete headers[CUSTOM_DOMAIN_HEADER]
  const forwarded = TRUST_PROXY > 0 ? headers['x-forwarded-host'] : undefined
  if (isCustomDomain(typeof forwarded === 'string' ? forwarded : headers.host, CUSTOM_DOMAIN))
    headers[CUSTOM_DOMAIN_HEADER] = '1'
}
