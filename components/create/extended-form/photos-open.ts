'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'

/** Whether a photo can be checked on this server. */
export const photosOpen = fetchOnceStore(async () => {
  const { endpoints } = await import('@/lib/http/endpoints')
  return (await call(endpoints.photosOpen)).open
})
