// Ports of the journeys' servers.
export const JOURNEY_PORT = Number(process.env['JOURNEY_PORT'] ?? 3217)
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
