// Headers that several kinds of answer share, as next.config.ts lists them; server/packed-assets.ts sends them by
// itself.
import { RECORDER_SCRIPTS, contentSecurityPolicy } from './content-security-policy'

export const permissions = (microphone: '()' | '(self)') => ({
  key: 'Permissions-Policy',
  value: `camera=(), microphone=${microphone}, geolocation=(), browsing-topics=()`,
})

export const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  permissions('()'),
]

export const unframed = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
]

/**
 * Of what stands under /_next: no pages; workers among them need their own scripts, and the recorder's encodes sound.
 */
export const assetPolicy = {
  key: 'Content-Security-Policy',
  value: contentSecurityPolicy({ scripts: RECORDER_SCRIPTS }),
}
