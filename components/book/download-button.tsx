'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { toast, type ToastMessage } from '@/components/ui/toast-store'
import { savePdf } from './save-pdf'

interface DownloadButtonProps {
  address: string
  fileName: string
  label: string
  /** Stands before the words, and alone where there is no room for them. */
  icon?: ReactNode
  /** Where the words alone don't say which file. */
  accessibleLabel?: string
  busyLabel: string
  started: ToastMessage
  failed: ToastMessage
  size?: 'sm' | 'default'
  variant?: 'paper' | 'default' | 'secondary' | 'outline'
}

export function DownloadButton({
  address,
  fileName,
  label,
  icon,
  accessibleLabel,
  busyLabel,
  started,
  failed,
  size = 'sm',
  variant = 'paper',
}: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await savePdf(address, fileName)
      toast(started)
    } catch {
      toast({ ...failed, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size={size} variant={variant} busy={busy} aria-label={accessibleLabel} onClick={() => void download()}>
      {icon}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  )
}
