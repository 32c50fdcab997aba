import { NextIntlClientProvider, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/** Gives the client parts below it the messages of the named screens (and the common ones), and no others. */
export async function ClientMessages({
  of: names,
  children,
}: {
  of: readonly (keyof Messages)[]
  children: ReactNode
}) {
  const all = await getMessages()
  const wanted = new Set<string>(['common', ...names])
  return (
    <NextIntlClientProvider messages={Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)))}>
      {children}
    </NextIntlClientProvider>
  )
}
