/**
 * The client's address for rate limits. Anyone can send X-Forwarded-For, so it is trusted only for as many proxies as
 * TRUST_PROXY says; before those counts the socket's own address, which server.ts writes into PEER_HEADER.
 */
import { env } from '@/lib/platform/env'

/** Carries the socket's address; server.ts replaces what a client sends in it. */
export const PEER_HEADER = 'x-wagtale-peer'

export function clientIp(headers: Headers, proxies = env().TRUST_PROXY): string {
  const peer = headers.get(PEER_HEADER)
  // `next dev` and `next start` write no peer: the address that Next itself reports counts then.
  const forwarded =
    proxies > 0 || peer === null
      ? (headers.get('x-forwarded-for') ?? '')
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : []
  const chain = peer === null && proxies === 0 ? forwarded.slice(-1) : [...forwarded, peer ?? 'unknown']
  return rateLimitKey(chain[Math.max(0, chain.length - 1 - proxies)] ?? 'unknown')
}

/** One customer has a whole IPv6 /64, so its addresses count as one. */
export function rateLimitKey(address: string): string {
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
