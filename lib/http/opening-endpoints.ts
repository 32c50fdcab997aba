// What forms ask as they open. Three small answers, read by hand: a schema would make each visit load the schema
// library, which is a fifth of what a phone has to do for the page. Schemas of what is sent stand beside the routes.
import type { WaysToPay } from '@/lib/domain/commerce/ways-to-pay'
import { api } from '@/lib/paths'
import type { Endpoint } from './endpoints'

const get = <Answer>(path: string, read: (body: Record<string, unknown>) => Answer): Endpoint<undefined, Answer> => ({
  method: 'GET',
  path,
  answer: { parse: (body) => read(record(body)) },
})

export const openingEndpoints = {
  credits: get(api.credits, ({ stories }) => {
    if (!Number.isInteger(stories)) throw unexpected('stories')
    return stories as number
  }),
  bookLanguages: get(api.bookLanguages, ({ languages }) => {
    if (!Array.isArray(languages)) throw unexpected('languages')
    return languages.map(String)
  }),
  waysToPay: get(api.purchase, ({ card, stores }): WaysToPay => {
    const { stanstore, shopify } = record(stores)
    return {
      card: flag(card, 'card'),
      stores: { stanstore: flag(stanstore, 'stanstore'), shopify: flag(shopify, 'shopify') },
    }
  }),
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw unexpected('answer')
  return value as Record<string, unknown>
}

function flag(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') throw unexpected(name)
  return value
}

const unexpected = (name: string) => new Error(`Unexpected ${name}`)
