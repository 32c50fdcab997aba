'use client'
import { fetchOnceStore } from '@/lib/browser/fetch-once-store'
import { call } from '@/lib/http/client'

/** What this shop's author writes in. */
export const bookLanguages = fetchOnceStore(async () => {
  const { endpoints } = await import('@/lib/http/endpoints')
  return (await call(endpoints.bookLanguages)).languages
})

/** As soon as it is known that books are written in a language; never where they are not. */
export const untilWrittenIn = (locale: string): Promise<void> =>
  new Promise((resolve) => {
    const leave = bookLanguages.subscribe(() => {
      if (!bookLanguages.read()?.includes(locale)) return
      leave()
      resolve()
    })
  })
