'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'

/** The languages that this shop's author writes in. */
export const bookLanguages = fetchOnceStore(async () => {
  const { endpoints } = await import('@/lib/http/endpoints')
  return (await call(endpoints.bookLanguages)).languages
})
