// The two calls that a gift code makes.
import { z } from 'zod'
import type { StoryRequest } from '@/lib/domain/story/request'
import { api } from '@/lib/paths'

const validated = z.object({ valid: z.boolean(), reason: z.string().optional() })
const redeemed = z.object({ story: z.object({ id: z.string().min(1) }) })

async function post<T>(path: string, body: object, answer: z.ZodType<T>): Promise<T> {
  const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const json: unknown = await response.json().catch(() => null)
  if (!response.ok) throw Object.assign(new Error(`${response.status}`), { status: response.status }, json)
  return answer.parse(json)
}

export const validateGiftCode = (code: string) => post(api.validateGiftCode, { code }, validated)
export const redeemGiftCode = (body: StoryRequest & { code: string; email: string }) => post(api.redeemGiftCode, body, redeemed)
