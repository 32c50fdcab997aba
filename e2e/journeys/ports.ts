// Ports of the journeys' servers.
/** The last line of start-servers.ts. */
export const SERVERS_ARE_UP = 'The servers of the journeys are up'

export const JOURNEY_PORT = Number(process.env['JOURNEY_PORT'] ?? 3217)
/**
 * What the static pages of every shop in the journeys say of its address: they serve one build, made for the first
 * shop.
 */
export const JOURNEY_SITE = {
  APP_URL: `http://localhost:${JOURNEY_PORT}`,
  SUPPORT_EMAIL: 'hello@wagtale.example',
  BOOK_MONTHS: 36,
}

/** The shop with card payments. */
export const CARD_SHOP_PORT = JOURNEY_PORT + 1
const port = JOURNEY_PORT + 2
export const FAKE_STRIPE = {
  port,
  url: `http://127.0.0.1:${port}`,
  secretKey: 'sk_test_journeys',
  publishableKey: 'pk_test_journeys',
  webhookSecret: 'whsec_journeys',
}

/** A shop that one journey starts and stops itself, served for a public address. */
export const OWN_SHOP = {
  port: JOURNEY_PORT + 3,
  address: 'https://shop.wagtale.example',
  admin: { username: 'admin', password: 'a journey of twenty pages' },
}

/** Two web processes of one shop, which one journey starts and stops itself. */
export const ROLLING_PORTS = [JOURNEY_PORT + 4, JOURNEY_PORT + 5] as const

/** A shop that sells printed books by the operator's rates, which one journey starts and stops itself. */
export const PRINT_SHOP = { port: JOURNEY_PORT + 6, address: `http://localhost:${JOURNEY_PORT + 6}` }
