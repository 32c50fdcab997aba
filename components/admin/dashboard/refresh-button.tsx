'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'

/** Reloads the page's data in place. */
export function RefreshButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  const router = useRouter()
  const [busy, begin] = useTransition()
  return (
    <Button variant="outline" size="sm" busy={busy} busyText={busyLabel} onClick={() => begin(() => router.refresh())}>
      {label}
    </Button>
  )
}
