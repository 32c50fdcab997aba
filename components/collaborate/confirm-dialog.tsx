'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'

interface ConfirmDialogProps {
  trigger: ReactNode
  title: string
  text: string
  yes: string
  onYes: () => void
}

/** Asks before what can't be undone. */
export function ConfirmDialog({ trigger, title, text, yes, onYes }: ConfirmDialogProps) {
  const t = useTranslations('together')
  return (
    <Dialog>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent closeLabel={t('closeDialog')}>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        <DialogFooter className="mt-6">
          <DialogClose asChild>
            <Button variant="destructive" size="sm" onClick={onYes}>
              {yes}
            </Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="outline" size="sm">
              {t('room.removeNo')}
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
