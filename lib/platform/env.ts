/**
 * Everything that the environment sets, read once. Of these only APP_URL, SUPPORT_EMAIL and BOOK_MONTHS go into the
 * build (its static pages name them); everything else is read at run time. A secret that is not given is generated
 * once and stored in the data directory.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseAbn } from '@/lib/domain/commerce/abn'
import { printRates } from '@/lib/domain/commerce/print-rates'
import { storeVariants } from '@/lib/domain/commerce/store-cart'
import { isCustomDomain } from '@/lib/domain/custom-domain/custom-domain'
import { errnoCode } from './errno'

const text = z.string().trim().min(1).optional()
const address = z
  .url()
  .transform((url) => url.replace(/\/+$/, ''))
  .optional()

const databaseAddress = z
  .url({ protocol: /^postgres(?:ql)?$/, error: 'an address like postgresql://user:password@host:5432/name' })
  .optional()

/** JSON, or the name of a file of it. */
function readJson(given: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(given.startsWith('{') ? given : readFileSync(/* turbopackIgnore: true */ given, 'utf8'))
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'JSON, or the name of a file of it')
    return z.NEVER
  }
}

/** OWASP ASVS 5, 6.2.1: what a password needs where it is the only factor. */
const SHORTEST_PASSWORD = 15

/** The descriptions are those of .env.example (scripts/env-example.ts). */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000).describe('Port of the HTTP server.'),
  LISTEN_HOST: text.describe(
    'Address to listen at. Unset: every one. Behind a proxy on the same machine: 127.0.0.1, so that nobody goes past it.',
  ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe('Port of figures for Prometheus, at LISTEN_HOST or else 127.0.0.1. Unset: none are served.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.describe(
    'Where traces go, by OTLP over HTTP, like http://collector:4318. Unset: there are none.',
  ),
  ALERT_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address that gets alerts as JSON with a `text`.'),
  ALERT_EMAIL: z.email().optional().describe('Address that gets alerts by mail; needs SMTP_URL.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'Behind a proxy that asks /readyz: how long a stopping process goes on taking requests, until the proxy has noticed.',
    ),
  DATABASE_AWAY_MINUTES: z.coerce
    .number()
    .positive()
    .default(10)
    .describe('A web process whose database is away for longer ends with status 1, to be started anew.'),
  APP_URL: address.describe(
    'Public address; https makes cookies Secure. Part of the build: another one builds the site anew. Default: http://localhost:PORT.',
  ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("How many proxies in front to believe for the visitor's address."),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe('Multiplies every rate limit, for load tests.'),
  DATABASE_URL: databaseAddress.describe('PostgreSQL 15 or newer. Unset: the embedded one.'),
  DATABASE_DIRECT_URL: databaseAddress.describe(
    'Where DATABASE_URL is a pooler (PgBouncer, pool_mode=transaction): the address of PostgreSQL itself, for what needs a session.',
  ),
  DATABASE_REPLICA_URL: databaseAddress.describe(
    'A streaming replica, for what everybody may read and may be some seconds old. Unset, gone or late: DATABASE_URL.',
  ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('Connections of a process for visitors, and at most as many for its jobs.'),
  WAGTALE_DATA_DIR: z.string().default('.data').describe('Embedded database, generated secrets, unsent mail.'),
  ERASURE_LEDGER: text.describe(
    'File of hashed ids of erased stories, which a restored backup must not bring back. Best on another disk than the database. Unset: erased.log in the data directory.',
  ),
  BOOK_MONTHS: z.coerce
    .number()
    .int()
    .min(12)
    .max(240)
    .default(36)
    .describe(
      'A book that nobody has opened for so many months is erased, after letters to its family. Part of the build, like APP_URL.',
    ),
  BACKUP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('A new backup removes those in its folder that are older.'),
  WAGTALE_QUEUE: z
    .enum(['here', 'elsewhere'])
    .default('here')
    .describe('"elsewhere": jobs are run by `npm run worker` alone.'),
  AUTH_SECRET: z
    .string()
    .min(16, 'AUTH_SECRET needs 16 characters or more')
    .optional()
    .describe(
      'Signs cookies, 16 characters or more; several machines must share it. Unset: generated and stored in the data directory.',
    ),
  ADMIN_USERNAME: z.string().default('admin').describe('Name of the first administrator.'),
  ADMIN_PASSWORD: z
    .string()
    .min(SHORTEST_PASSWORD, `needs ${SHORTEST_PASSWORD} characters or more`)
    .optional()
    .describe(
      `Sets the administrator's password, ${SHORTEST_PASSWORD} characters or more. Unset: generated on the first start and printed once.`,
    ),
  NARRATOR_URL: address.describe(
    'A server that reads books aloud instead of the built-in voice, by OpenAI’s POST /v1/audio/speech. It is sent every word of a book, names too (docs/operating.md).',
  ),
  NARRATOR_KEY: text.describe('Sent to it as a bearer token.'),
  NARRATOR_MODEL: z.string().default('tts-1').describe('Its model.'),
  NARRATOR_VOICE: z.string().default('alloy').describe('Its voice.'),
  SOUND_STORE_URL: address.describe(
    'Bucket of an S3 service, https://HOST/BUCKET: sounds of books are kept there instead of the database (docs/operating.md).',
  ),
  SOUND_STORE_KEY_ID: text.describe('Its access key.'),
  SOUND_STORE_SECRET: text.describe('Its secret key.'),
  SOUND_STORE_REGION: z.string().default('auto').describe('Its region.'),
  BRAILLE_PROGRAM: text.describe(
    'File of lou_translate (Debian: liblouis-bin), which braille files are made with. Unset: that of the PATH; without it they are not offered.',
  ),
  ANTHROPIC_API_KEY: text.describe('Claude writes the books. Unset: the built-in author does.'),
  ANTHROPIC_BASE_URL: address.describe('Another address of the Claude API.'),
  ANTHROPIC_MODEL: z.string().default('claude-opus-5-5').describe('Model that writes.'),
  STRIPE_SECRET_KEY: text.describe('Card payments, together with the publishable key.'),
  STRIPE_PUBLISHABLE_KEY: text.describe('Card payments, together with the secret key.'),
  STRIPE_WEBHOOK_SECRET: text.describe('Of the endpoint /api/stripe/webhook.'),
  STRIPE_API_BASE: address.describe('Origin of a stand-in for Stripe.'),
  SMTP_URL: text.describe('Mail server. Unset: mails are .eml files in the data directory.'),
  MAIL_FROM: z.string().default('Wagtale <stories@wagtale.example>').describe('Sender of mails.'),
  SUPPORT_EMAIL: z
    .email()
    .regex(/^[^'"&<>]+$/, 'an address without quotation marks')
    .default('hello@wagtale.example')
    .describe('Where visitors write. Part of the build, like APP_URL.'),
  CUSTOM_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/, 'a host name alone, like stories.example')
    .optional()
    .describe('A second host name whose front page leads to APP_URL.'),
  STANSTORE_URL: address.describe('Page of the creator store.'),
  STANSTORE_WEBHOOK_SECRET: text.describe('Of /api/stanstore/webhook/purchase.'),
  SHOPIFY_STORE_URL: address.describe('Page of the commerce store.'),
  SHOPIFY_VARIANTS: storeVariants
    .optional()
    .describe(
      'Numbers that the commerce store gave our products, like digital=44012345678901,hardcover_book=44012345678902: links to it then open its checkout with the product. Print orders need theirs to be known as paid.',
    ),
  SHOPIFY_ADMIN_TOKEN: text.describe('For its Admin API.'),
  SHOPIFY_WEBHOOK_SECRET: text.describe('Of /api/shopify/webhook/purchase.'),
  SHOPIFY_API_BASE: address.describe('Origin of a stand-in for its Admin API.'),
  PRINT_WEBHOOK_SECRET: text.describe('Of /api/print/webhook.'),
  PRINT_RATES: z
    .string()
    .trim()
    .transform(readJson)
    .pipe(printRates)
    .optional()
    .describe(
      'What printing and posting costs by country, as JSON or as the name of a file of it (docs/operating.md). Unset: the store says postage at its till.',
    ),
  BUSINESS_NAME: z.string().trim().min(1).default('Wagtale').describe('Seller on receipts and tax invoices.'),
  BUSINESS_ABN: z
    .string()
    .transform(parseAbn)
    .refine((abn) => abn !== null, 'an ABN has eleven digits, and its check digits are wrong')
    .optional()
    .describe('ABN of a seller that is registered for GST. Unset: receipts instead of tax invoices.'),
  BUSINESS_ADDRESS: text.describe('Address of the seller, its lines parted by semicolons.'),
})

export type Env = Omit<z.output<typeof settingsSchema>, 'APP_URL' | 'AUTH_SECRET'> & {
  /** Without a slash at its end. */
  APP_URL: string
  AUTH_SECRET: string
}

/** An empty setting is an unset one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    throw new Error(
      `settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    )
  }
  const { APP_URL, AUTH_SECRET, ...rest } = parsed.data
  if (APP_URL && isCustomDomain(new URL(APP_URL).host, rest.CUSTOM_DOMAIN))
    throw new Error('settings: CUSTOM_DOMAIN: leads to APP_URL, so it must be another host')
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (rest[name] !== undefined && rest.DATABASE_URL === undefined)
      throw new Error(`settings: ${name}: goes with DATABASE_URL, which is unset`)
  let secret = AUTH_SECRET
  return {
    ...rest,
    APP_URL: APP_URL ?? `http://localhost:${rest.PORT}`,
    // Read on first use: a build needs the addresses, and must leave no secret behind.
    get AUTH_SECRET() {
      return (secret ??= storedSecret(rest.WAGTALE_DATA_DIR))
    },
  }
}

/** The first process writes it; one that comes at the same moment reads what the first wrote. */
function storedSecret(dataDir: string): string {
  const file = path.resolve(/* turbopackIgnore: true */ dataDir, 'auth.secret')
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (errnoCode(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

let known: Env | undefined
export const env = (): Env => (known ??= readEnv(process.env))
