// The stand-in for Stripe as a program of its own, for the journeys. It tells the shop of each payment as Stripe would.
import { FAKE_STRIPE } from '../journeys/ports'
import { startFakeStripe } from './stripe'

const fake = await startFakeStripe(FAKE_STRIPE)
fake.onEvent = (type, id) => {
  const { body, signature } = fake.event(type, id)
  void fetch(`${process.env['TILL']}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  }).catch(() => {})
}
