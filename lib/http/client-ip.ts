/**
 * The client's address for rate limits. Anyone can send X-Forwarded-For, so it is trusted only for as many proxies as
 * TRUST_PROXY says; before those counts the socket's own address, which the server writes into PEER_HEADER.
 */
import { env } from '@/lib/platform/env'
import { PEER_HEADER } from '@/lib/platform/peer'

export function clientIp(headers: Headers, proxies = env().TRUST_PROXY): string {
  const forwarded =
    proxies > 0
      ? (headers.get('x-forwarded-for') ?? '')
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : []
  const chain = [...forwarded, headers.get(PEER_HEADER) ?? 'unknown']
  return rateLimitKey(chain[Math.max(0, chain.length - 1 - proxies)] ?? 'unknown')
}

/** One customer has a whole IPv6 /64, so its addresses count as one. */
function rateLimitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
