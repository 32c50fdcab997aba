'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'

/** How many stories this browser's purchases still pay for. */
export const credits = fetchOnceStore(async () => {
  const { endpoints } = await import('@/lib/http/endpoints')
  return (await call(endpoints.credits)).stories
})
