'use client'
import { askedStore } from '@/components/site/asked-store'
import { call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'

/** How many stories this browser's purchases still pay for. */
export const credits = askedStore(async () => (await call(endpoints.credits)).stories)
