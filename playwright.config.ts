import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { FAKE_STRIPE, JOURNEY_PORT as port, CARD_SHOP_PORT } from './e2e/journeys/ports'

const dataDir = process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys'

/** As a customer would start it, on a database of its own. */
const shop = (at: number, folder: string, env: Record<string, string> = {}) => ({
  command: 'node scripts/run.mjs start',
  url: `http://localhost:${at}/`,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  env: {
    PORT: String(at),
    APP_URL: `http://localhost:${at}`,
    WAGTALE_DATA_DIR: folder,
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: 'a journey of twenty pages',
    RATE_LIMIT_SCALE: '100',
    NODE_OPTIONS: '--import ./e2e/production-packages.mjs',
    ...env,
  },
})

/** Journeys run against the production build. */
export default defineConfig({
  testDir: './e2e/journeys',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-AU',
    // A failure shows its words, its calls and its last sight. Recording every step of every journey would cost more
    // than the steps: `npx playwright test --trace on` does it for one.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--host-resolver-rules=MAP stories.wagtale.example 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // Repeated where the screen matters; `npm test -- --all` repeats whatever is done by hand. A phone has no keys,
      // and what is served, mailed or linked is the same on any screen.
      ...(process.env['TEST_ALL'] === '1'
        ? {
            testIgnore:
              /(beta|custom-domain|content-security-policy|every-page|keys|newsletter|pages|shell|admin-guards|store)\.spec/,
          }
        : { testMatch: /(form|reader)\.spec/ }),
    },
  ],
  // One shop that takes cards, at a stand-in for Stripe, and one without any account anywhere. Both serve the build
  // of `npm test` (WAGTALE_BUILD_DIR), made for the address of the second, whose pages are read by machines too.
  webServer: [
    {
      command: 'node --import tsx e2e/fakes/stripe-server.ts',
      url: `${FAKE_STRIPE.url}/healthcheck`,
      reuseExistingServer: false,
      env: { TILL: `http://localhost:${CARD_SHOP_PORT}` },
    },
    shop(CARD_SHOP_PORT, path.join(dataDir, 'till'), {
      STRIPE_SECRET_KEY: FAKE_STRIPE.secretKey,
      STRIPE_PUBLISHABLE_KEY: FAKE_STRIPE.publishableKey,
      STRIPE_WEBHOOK_SECRET: FAKE_STRIPE.webhookSecret,
      STRIPE_API_BASE: FAKE_STRIPE.url,
      STANSTORE_WEBHOOK_SECRET: 'stan secret',
      SHOPIFY_WEBHOOK_SECRET: 'shopify secret',
    }),
    shop(port, dataDir, { CUSTOM_DOMAIN: 'stories.wagtale.example' }),
  ],
})
