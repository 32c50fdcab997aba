'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'

/** Which ways to pay are set up here: the environment says, and pages are static. */
export const paymentMethodsStore = fetchOnceStore(async () => {
  const { endpoints } = await import('@/lib/http/endpoints')
  return call(endpoints.waysToPay)
})
