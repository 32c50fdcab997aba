// The fake Stripe as a process of its own, for journeys. It sends the shop a webhook for each payment, as Stripe would.
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
