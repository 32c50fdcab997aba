import { defineConfig } from '@playwright/test'

const port = Number(process.env['JOURNEY_PORT'] ?? 3217)

/** Journeys run against the production build, started as a customer would start it, on a database of its own. */
export default defineConfig({
  testDir: './e2e/journeys',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-AU',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      WAGTALE_DATA_DIR: process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys',
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'a journey of twenty pages',
      RATE_LIMIT_SCALE: '100',
    },
  },
})
