import { env } from './env'

/**
 * Where people write to the shop, and where messages of the contact form are announced. Static pages carry it from
 * the build on, as they do the site's address.
 */
export const supportEmail = (): string => env().SUPPORT_EMAIL
