'use client'
import type { ReactNode } from 'react'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/paths'

const emailInAddress = () => new URLSearchParams(window.location.search).get('email') ?? ''

/** On to the store, with the email that the page's address carries. Works before any script, then without the email. */
export function StoreButton({ children }: { children: ReactNode }) {
  const email = useBrowserValue(emailInAddress, '')
  return (
    <Button asChild>
      <a href={api.store('stanstore', email === '' ? {} : { email })}>{children}</a>
    </Button>
  )
}
