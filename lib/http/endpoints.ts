/**
 * The calls that the browser makes, by name: method, path, what is sent, and the schema of what it reads of the answer.
 * What is sent is a type alone, so that no page loads the route's schema for it.
 */
import type { z } from 'zod'
import { purchaseAnswer, type PurchaseForm } from '@/lib/domain/commerce/purchase'
import { api } from '@/lib/paths'

export interface Endpoint<Body, Answer> {
  method: 'GET' | 'POST'
  path: string
  /** A schema of zod's, whole or mini. */
  answer: { parse: (value: unknown) => Answer }
  /** Never there: it carries the type of what is sent. */
  body?: Body
}

const post =
  <Body>() =>
  <Answer>(path: string, answer: z.ZodType<Answer>): Endpoint<Body, Answer> => ({ method: 'POST', path, answer })

export const endpoints = {
  purchase: post<PurchaseForm>()(api.purchase, purchaseAnswer),
}
