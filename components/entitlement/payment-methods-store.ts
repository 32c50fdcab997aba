'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'

/** Whether a card can be taken here: the environment says, and pages are static. */
export const paymentMethodsStore = fetchOnceStore(() => call(endpoints.waysToPay))
