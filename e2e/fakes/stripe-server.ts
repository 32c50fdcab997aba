// The fake Stripe of the journeys. It sends the shop a webhook for each payment, as Stripe would.
import { FAKE_STRIPE } from '../journeys/ports'
import { startFakeStripe } from './stripe'

/** @param shop the address of the shop that takes cards */
export async function startStripeServer(shop: string): Promise<{ close: () => Promise<void> }> {
  const fake = await startFakeStripe(FAKE_STRIPE)
  fake.onEvent = (type, id) => {
    const { body, signature } = fake.event(type, id)
    void fetch(`${shop}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    }).catch(() => {})
  }
  return fake
}
