// Where the servers of the journeys are.
export const JOURNEY_PORT = Number(process.env['JOURNEY_PORT'] ?? 3217)
/** The shop that takes cards. */
export const CARD_SHOP_PORT = JOURNEY_PORT + 1
const port = JOURNEY_PORT + 2
export const FAKE_STRIPE = {
  port,
  url: `http://127.0.0.1:${port}`,
  secretKey: 'sk_test_journeys',
  publishableKey: 'pk_test_journeys',
  webhookSecret: 'whsec_journeys',
}
