'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'
import { openingEndpoints } from '@/lib/http/opening-endpoints'

/** The languages that this shop's author writes in. */
export const bookLanguages = fetchOnceStore(() => call(openingEndpoints.bookLanguages))
