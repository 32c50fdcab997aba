import { defineConfig } from '@playwright/test'
import { JOURNEY_PORT, SERVERS_ARE_UP } from './e2e/journeys/ports'

/** Else each journey runs once, and what differs by screen twice. */
const all = process.env['TEST_ALL'] === '1'

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
    baseURL: `http://localhost:${JOURNEY_PORT}`,
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
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 860 } },
      // The form by hand is the phone's; here keys, taps and the main job go through it.
      testIgnore: all ? [] : /form\.spec/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // What the screen changes; `npm test -- --all` repeats whatever is done by hand. A phone has no keys, and what is
      // served, mailed or linked is the same on any screen.
      ...(all
        ? {
            testIgnore:
              /(beta|custom-domain|content-security-policy|every-page|keys|newsletter|pages|shell|admin-guards|store)\.spec/,
          }
        : { testMatch: /(form|reader)\.spec/, grepInvert: /reader: (the narrator starts|bedtime|the end)/ }),
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/journeys/start-servers.ts',
    wait: { stdout: new RegExp(SERVERS_ARE_UP) },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
