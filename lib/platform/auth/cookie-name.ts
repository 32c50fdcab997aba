import { env } from '../env'

const PREFIX = '__Host-'
export const isSecure = (): boolean => env().APP_URL.startsWith('https:')

/**
 * Under https a name that browsers accept from this very host alone: not from a sibling of our domain, nor from plain
 * HTTP (RFC 6265bis, 4.1.3.2). Nobody can plant a cookie of their own in another's browser.
 */
export const cookieName = (name: string): string => (isSecure() ? PREFIX + name : name)
