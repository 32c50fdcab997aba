/**
 * Fake of Stripe.js, which can't be loaded offline: as much of it as our page uses, talking to the fake API over HTTP.
 * Only journeys that ask for it get it; it is not part of the product.
 */
import type { Page } from '@playwright/test'
import { FAKE_STRIPE } from '../journeys/ports'

const SCRIPT = `
window.Stripe = function Stripe(key) {
  let chosen = 'pays'
  const element = () => {
    const listeners = {}
    let box
    return {
      mount(at) {
        const home = typeof at === 'string' ? document.querySelector(at) : at
        box = document.createElement('div')
        const label = document.createElement('label')
        label.textContent = 'Card number'
        const input = document.createElement('input')
        input.inputMode = 'numeric'
        input.addEventListener('input', () => { chosen = /0002$/.test(input.value) ? 'declined' : /0341$/.test(input.value) ? 'slow' : 'pays' })
        label.append(input)
        box.append(label)
        home.append(box)
        setTimeout(() => { (listeners.ready || []).forEach((listener) => listener({ elementType: 'payment' })) }, 0)
        return this
      },
      on(what, listener) { (listeners[what] ||= []).push(listener); return this },
      once(what, listener) { return this.on(what, listener) },
      off() { return this },
      update() {},
      focus() { box.querySelector('input').focus() },
      unmount() { box && box.remove() },
      destroy() { box && box.remove() },
    }
  }
  const elements = ({ clientSecret }) => ({ clientSecret, create: element, getElement: () => null, update() {}, submit: async () => ({}), fetchUpdates: async () => ({}) })
  return {
    elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, _registerWrapper() {}, registerAppInfo() {},
    async confirmPayment({ elements, confirmParams, redirect }) {
      const secret = elements.clientSecret
      const id = secret.split('_secret_')[0]
      const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', {
        method: 'POST', body: new URLSearchParams({ key, client_secret: secret, payment_method: chosen }),
      })
      const result = await answer.json()
      if (result.error) return { error: result.error }
      if (redirect === 'if_required') return { paymentIntent: result }
      location.assign(confirmParams.return_url + '&payment_intent=' + id)
      return new Promise(() => {})
    },
  }
}
window.Stripe.version = 'endive'
`

/** Routes Stripe's hosts to the fakes for this page. */
export async function standInForStripe(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const intercepted = route.request()
    const url = new URL(intercepted.url())
    const answer = await fetch(`${FAKE_STRIPE.url}${url.pathname}${url.search}`, {
      method: intercepted.method(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: intercepted.postData(),
    })
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await answer.text(),
    })
  })
}
