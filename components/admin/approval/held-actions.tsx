'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast-store'
import type { Review } from '@/lib/domain/admin/review-story'
import { useRouter } from '@/lib/i18n/navigation'
import { NotesField } from './notes-field'
import type { ReviewActions } from './review'
import { useKeys } from './use-keys'
import { useNotes } from './use-notes'

/** Releases or refuses a held story. Refusing emails its buyer and gives the credit back, so a dialog confirms it. */
export function HeldActions({
  review,
  closed,
  actions,
}: {
  review: Review
  closed: string
  actions: Pick<ReviewActions, 'release' | 'refuse'>
}) {
  const t = useTranslations('approval')
  const common = useTranslations('common')
  const router = useRouter()
  const notes = useNotes(review.moderationNotes)
  const box = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState(false)
  useKeys({ n: () => box.current?.focus() })

  const decide = async (work: ReviewActions['release'], done: string) => {
    if (busy) return
    setBusy(true)
    const answer = await work({ id: review.id, ...(notes.typed === undefined ? {} : { notes: notes.typed }) }).catch(
      () => ({ ok: false as const, error: common('unreachable') }),
    )
    setBusy(false)
    toast(
      answer.ok
        ? { title: done, description: review.childName }
        : { title: t('failed', { message: answer.error }), variant: 'destructive' },
    )
    // Also after an error: somebody else may have decided meanwhile.
    if (answer.ok) router.push(closed, { scroll: false })
    router.refresh()
  }
  return (
    <>
      <NotesField notes={notes} box={box} />
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3" role="group" aria-label={t('steps')}>
        <Button size="sm" variant="success" busy={busy} onClick={() => void decide(actions.release, t('done.release'))}>
          {t('release')}
        </Button>
        <Dialog>
          <DialogTrigger asChild>
            <Button size="sm" variant="outline" busy={busy}>
              {t('refuse')}
            </Button>
          </DialogTrigger>
          <DialogContent closeLabel={common('close')}>
            <DialogTitle>{t('refuseTitle')}</DialogTitle>
            <DialogDescription>{t('refuseText')}</DialogDescription>
            <div className="mt-s4 flex flex-wrap items-center gap-x-3.5 gap-y-3">
              <DialogClose asChild>
                <Button size="sm" onClick={() => void decide(actions.refuse, t('done.refuse'))}>
                  {t('refuseSure')}
                </Button>
              </DialogClose>
              <DialogClose asChild>
                <Button size="sm" variant="outline">
                  {t('refuseNot')}
                </Button>
              </DialogClose>
            </div>
          </DialogContent>
        </Dialog>
      </div>
    </>
  )
}
