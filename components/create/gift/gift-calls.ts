// The two calls that a gift code makes.
import type { StoryRequest } from '@/lib/domain/story/request'
import { call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'

export const validateGiftCode = (code: string) => call(endpoints.validateGiftCode, { code })
export const redeemGiftCode = (body: StoryRequest & { code: string; email: string }) => call(endpoints.redeemGiftCode, body)
