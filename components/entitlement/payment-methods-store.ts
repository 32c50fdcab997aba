'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'
import { openingEndpoints } from '@/lib/http/opening-endpoints'

/** Which ways to pay are set up here: the environment says, and pages are static. */
export const paymentMethodsStore = fetchOnceStore(() => call(openingEndpoints.waysToPay))
