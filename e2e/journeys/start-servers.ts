// The servers of the journeys, side by side: while one waits for its database, another one starts. One shop that takes
// cards, at a stand-in for Stripe, and one without any account anywhere. Both serve the build of `npm test`
// (WAGTALE_BUILD_DIR), made for the address of the second, whose pages are read by machines too.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startStripeServer } from '../fakes/stripe-server'
import { CARD_SHOP_PORT, FAKE_STRIPE, JOURNEY_PORT, SERVERS_ARE_UP } from './ports'

const dataDir = process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys'

/** As a customer would start it, on a database of its own; resolves when it serves. */
async function startShop(port: number, folder: string, env: Record<string, string>): Promise<void> {
  const address = `http://localhost:${port}`
  const shop = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: address,
      WAGTALE_DATA_DIR: folder,
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'a journey of twenty pages',
      RATE_LIMIT_SCALE: '100',
      NODE_OPTIONS: '--import ./e2e/production-packages.mjs',
      ...env,
    },
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (text: string) => {
      output += text
      if (!output.includes(`Wagtale is at ${address}`)) return
      shop.stdout.off('data', listen).resume()
      resolve()
    }
    shop.stdout.setEncoding('utf8').on('data', listen)
    void once(shop, 'exit').then(([code]) => reject(new Error(`the shop at ${address} ended with ${code}: ${output}`)))
  })
}

// A signal reaches every process of the group: this one ends after the shops, which have requests to finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stripe.close())
const stripe = await startStripeServer(`http://localhost:${CARD_SHOP_PORT}`)
await Promise.all([
  startShop(CARD_SHOP_PORT, path.join(dataDir, 'till'), {
    STRIPE_SECRET_KEY: FAKE_STRIPE.secretKey,
    STRIPE_PUBLISHABLE_KEY: FAKE_STRIPE.publishableKey,
    STRIPE_WEBHOOK_SECRET: FAKE_STRIPE.webhookSecret,
    STRIPE_API_BASE: FAKE_STRIPE.url,
    STANSTORE_WEBHOOK_SECRET: 'stan secret',
    SHOPIFY_WEBHOOK_SECRET: 'shopify secret',
  }),
  startShop(JOURNEY_PORT, dataDir, { CUSTOM_DOMAIN: 'stories.wagtale.example' }),
])
process.stdout.write(`${SERVERS_ARE_UP}\n`)
