'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'
import { openingEndpoints } from '@/lib/http/opening-endpoints'

/** How many stories this browser's purchases still pay for. */
export const credits = fetchOnceStore(() => call(openingEndpoints.credits))
