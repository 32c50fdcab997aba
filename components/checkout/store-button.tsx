'use client'
import type { ReactNode } from 'react'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { Button } from '@/components/ui/button'
import type { Store } from '@/lib/domain/commerce/stores'
import { api } from '@/lib/paths'

const emailInAddress = () => new URLSearchParams(window.location.search).get('email') ?? ''

/** On to the store, with the email that the page's address carries. Works before any script, then without the email. */
export function StoreButton({ store, children }: { store: Store; children: ReactNode }) {
  const email = useBrowserValue(emailInAddress, '')
  return (
    <Button asChild variant="secondary">
      <a href={api.store(store, email === '' ? {} : { email })}>{children}</a>
    </Button>
  )
}
