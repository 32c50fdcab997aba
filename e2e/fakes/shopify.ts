/**
 * Fake of Shopify's GraphQL Admin API over HTTP: path with version, token header, envelope, cost and errors are the
 * real ones (shopify.dev/docs/api/admin-graphql/2026-10, /docs/api/usage/limits, /docs/api/usage/response-codes, read
 * 2026-11-24). It holds products, and answers the next calls by the behaviours that a test sets.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const TOKEN = 'shpat_fake'
const PATH = '/admin/api/2026-10/graphql.json'
const TITLE_AT_MOST = 255

interface Product {
  id: string
  handle: string
  skus: (string | null)[]
  title: string
  descriptionHtml: string
}
export type Behaviour = (response: ServerResponse) => void

export interface FakeShopify {
  url: string
  token: string
  products: Product[]
  /** Behaviours of the next calls, one each, before calls are served again. */
  next: Behaviour[]
  calls: number
  close: () => Promise<void>
}

const reply = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
const cost = (requested: number, available: number) => ({
  cost: {
    requestedQueryCost: requested,
    actualQueryCost: requested,
    throttleStatus: { maximumAvailable: 2000, currentlyAvailable: available, restoreRate: 100 },
  },
})

/** @param lacking points of the budget that the call lacks; 100 come back each second */
export const throttled =
  (lacking: number): Behaviour =>
  (response) =>
    reply(response, 200, {
      errors: [
        {
          message: 'Throttled',
          extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
        },
      ],
      extensions: cost(lacking + 4, 4),
    })
export const answers =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    reply(response, status, { errors: 'refused' }, headers)
export const failsWith =
  (code: string, message: string): Behaviour =>
  (response) =>
    reply(response, 200, { errors: [{ message, extensions: { code } }] })
/** Something that stands before the store. */
export const answersHtml: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<html>Maintenance</html>')
}
export const hangs: Behaviour = () => {}
export const cutsOff: Behaviour = (response) => response.destroy()

const operation = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) })
const byHandle = z.object({ identifier: z.object({ handle: z.string() }).strict() })
const bySku = z.object({ search: z.string().regex(/^sku:"[^"]+"$/) })
const update = z.object({
  product: z.object({ id: z.string(), title: z.string(), descriptionHtml: z.string() }).strict(),
})

function serve(products: Product[], { query, variables }: z.output<typeof operation>): unknown {
  if (query.includes('productByIdentifier(identifier: $identifier)')) {
    const { handle } = byHandle.parse(variables).identifier
    const found = products.find((product) => product.handle === handle)
    return { productByIdentifier: found ? { id: found.id } : null }
  }
  if (query.includes('productVariants(first: 10, query: $search)')) {
    const word = bySku.parse(variables).search.slice('sku:"'.length, -1)
    // The search finds what begins like the word.
    const nodes = products.flatMap(({ id, skus }) =>
      skus.filter((sku) => sku?.startsWith(word)).map((sku) => ({ sku, product: { id } })),
    )
    return { productVariants: { nodes } }
  }
  if (query.includes('productUpdate(product: $product)')) {
    const { product } = update.parse(variables)
    const found = products.find(({ id }) => id === product.id)
    const refuse = (field: string, message: string) => ({
      productUpdate: { product: null, userErrors: [{ field: ['product', field], message }] },
    })
    if (!found) return refuse('id', 'Product does not exist')
    if (product.title.length > TITLE_AT_MOST) return refuse('title', 'Title is too long (maximum is 255 characters)')
    Object.assign(found, product)
    return { productUpdate: { product: { id: found.id }, userErrors: [] } }
  }
  throw new Error('a query that the fake does not know')
}

async function read(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text)
}

export async function startFakeShopify(port = 0): Promise<FakeShopify> {
  const fake: FakeShopify = { url: '', token: TOKEN, products: [], next: [], calls: 0, close: () => Promise.resolve() }
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/healthcheck') return void reply(response, 200, {})
      const body = await read(request)
      fake.calls++
      const behave = fake.next.shift()
      if (behave) return void behave(response)
      if (request.method !== 'POST' || request.url !== PATH) return void reply(response, 404, { errors: 'Not Found' })
      if (request.headers['x-shopify-access-token'] !== TOKEN)
        return void reply(response, 401, { errors: '[API] Invalid API key or access token' })
      try {
        reply(response, 200, { data: serve(fake.products, operation.parse(body)), extensions: cost(12, 1988) })
      } catch (error) {
        reply(response, 200, {
          errors: [{ message: String(error), extensions: { code: 'argumentLiteralsIncompatible' } }],
        })
      }
    })()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fake.close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return fake
}
