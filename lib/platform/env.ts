/**
 * Everything that the environment sets, read once. Of these only APP_URL and SUPPORT_EMAIL go into the build (its static pages name them);
 * everything else is read at run time. A secret that is not given is generated once and stored in the data directory.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isCustomDomain } from '@/lib/domain/custom-domain/custom-domain'
import { errnoCode } from './errno'

const text = z.string().trim().min(1).optional()
const address = z
  .url()
  .transform((url) => url.replace(/\/+$/, ''))
  .optional()

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  APP_URL: address,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  DATABASE_URL: text,
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  WAGTALE_DATA_DIR: z.string().default('.data'),
  WAGTALE_QUEUE: z.enum(['here', 'elsewhere']).default('here'),
  AUTH_SECRET: z.string().min(16, 'AUTH_SECRET needs 16 characters or more').optional(),
  ADMIN_USERNAME: z.string().default('admin'),
  ADMIN_PASSWORD: text,
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: address,
  ANTHROPIC_MODEL: z.string().default('claude-opus-5-5'),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: address,
  SMTP_URL: text,
  MAIL_FROM: z.string().default('Wagtale <stories@wagtale.example>'),
  SUPPORT_EMAIL: z
    .email()
    .regex(/^[^'"&<>]+$/, 'an address without quotation marks')
    .default('hello@wagtale.example'),
  CUSTOM_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/, 'a host name alone, like stories.example')
    .optional(),
  STANSTORE_URL: address,
  STANSTORE_WEBHOOK_SECRET: text,
  SHOPIFY_STORE_URL: address,
  SHOPIFY_ADMIN_TOKEN: text,
  SHOPIFY_WEBHOOK_SECRET: text,
  SHOPIFY_API_BASE: address,
  PRINT_WEBHOOK_SECRET: text,
})

export type Env = Omit<z.output<typeof schema>, 'APP_URL' | 'AUTH_SECRET'> & {
  /** Without a slash at its end. */
  APP_URL: string
  AUTH_SECRET: string
}

/** An empty setting is an unset one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    throw new Error(
      `settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    )
  }
  const { APP_URL, AUTH_SECRET, ...rest } = parsed.data
  if (APP_URL && isCustomDomain(new URL(APP_URL).host, rest.CUSTOM_DOMAIN))
    throw new Error('settings: CUSTOM_DOMAIN: leads to APP_URL, so it must be another host')
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
