'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { toast } from '@/components/ui/toast-store'
import { isStepAllowed, type Decision } from '@/lib/domain/admin/review'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import type { Review } from '@/lib/domain/admin/review-story'
import { useRouter } from '@/lib/i18n/navigation'
import { NotesField } from './notes-field'
import type { ReviewActions } from './review'
import { useKeys } from './use-keys'
import { useNotes } from './use-notes'

interface ReviewActionsProps {
  review: Review
  closed: string
  actions: Pick<ReviewActions, 'feature' | 'note'>
}

type Label = 'approveContent' | 'rejectContent' | 'approveImages' | 'rejectImages' | 'publish' | 'withdraw'
const STEPS: readonly { label: Label; key?: string; decision: Decision; look: 'success' | 'outline' | 'default' }[] = [
  { label: 'approveContent', key: 'c', decision: { action: 'approve', type: 'content' }, look: 'success' },
  { label: 'rejectContent', key: 'C', decision: { action: 'reject', type: 'content' }, look: 'outline' },
  { label: 'approveImages', key: 'i', decision: { action: 'approve', type: 'images' }, look: 'success' },
  { label: 'rejectImages', key: 'I', decision: { action: 'reject', type: 'images' }, look: 'outline' },
  { label: 'publish', key: 'p', decision: { action: 'approve', type: 'both' }, look: 'default' },
  { label: 'withdraw', decision: { action: 'reject', type: 'both' }, look: 'outline' },
]

/** Beside the list they stay at the foot of the panel, however long its text is. */
const STEPS_AT_FOOT =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-3.5 gap-y-2 ' +
  'min-[1101px]:sticky min-[1101px]:-bottom-6.5 min-[1101px]:z-1 min-[1101px]:-mx-6 min-[1101px]:bg-card min-[1101px]:px-6 ' +
  'min-[1101px]:py-3'

/**
 * The decisions that are possible for this story. Each carries the version on screen; if the story has changed
 * meanwhile, the page reloads and says so instead.
 */
export function ReviewActionButtons({ review, closed, actions }: ReviewActionsProps) {
  const t = useTranslations('approval')
  const common = useTranslations('common')
  const router = useRouter()
  const notes = useNotes(review.moderationNotes)
  const box = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [outdated, setOutdated] = useState(false)
  /** What the checkbox shows until the new state arrives (optimistic update). */
  const [wanted, setWanted] = useState<{ featured: boolean; from: number } | null>(null)
  const featured = wanted?.from === review.reviewVersion ? wanted.featured : review.featured
  /** The version after our own last change, since the page's new data may still be on its way. */
  const [ownVersion, setOwnVersion] = useState(0)
  const expected = { reviewVersion: Math.max(review.reviewVersion, ownVersion), version: review.version }

  const changed = () => {
    setOutdated(true)
    router.refresh()
  }
  const decide = async (label: Label, decision: Decision) => {
    if (busy !== null) return
    setBusy(label)
    try {
      await call(endpoints.decideStory(review.id), {
        ...decision,
        ...expected,
        ...(notes.typed === undefined ? {} : { notes: notes.typed }),
      })
      toast({ title: t(`done.${label}`), description: review.title })
      notes.saved()
      router.push(closed, { scroll: false })
      router.refresh()
    } catch (error) {
      if (error instanceof CallError && error.code === 'review_outdated') return changed()
      const message = error instanceof CallError ? t('failedStatus', { status: error.status }) : common('unreachable')
      toast({
        title: t('failed', { message }),
        ...(error instanceof CallError && error.error ? { description: error.error } : {}),
        variant: 'destructive',
      })
    } finally {
      setBusy(null)
    }
  }
  const act = async (what: string, work: () => ReturnType<ReviewActions['feature']>, done: string) => {
    if (busy !== null) return
    setBusy(what)
    const answer = await work().catch(() => ({ ok: false as const, error: common('unreachable'), code: 'unreachable' }))
    setBusy(null)
    if (!answer.ok && answer.code === 'review_outdated') return changed()
    toast(
      answer.ok
        ? { title: done, description: review.title }
        : { title: t('failed', { message: answer.error }), variant: 'destructive' },
    )
    if (answer.ok) {
      setOwnVersion(expected.reviewVersion + 1)
      router.refresh()
    }
    return answer.ok
  }
  const save = async () => {
    const text = notes.typed
    if (
      text !== undefined &&
      (await act('note', () => actions.note({ id: review.id, expected, notes: text }), t('done.notes')))
    )
      notes.saved()
  }
  const feature = async () => {
    const featured = !review.featured
    setWanted({ featured, from: review.reviewVersion })
    if (
      !(await act(
        'feature',
        () => actions.feature({ id: review.id, expected, featured }),
        featured ? t('done.feature') : t('done.unfeature'),
      ))
    )
      setWanted(null)
  }

  const isBook = review.state === 'ready'
  const open = isBook
    ? STEPS.filter(
        ({ decision, label }) =>
          isStepAllowed(decision, review) &&
          (label !== 'withdraw' || review.approved || (review.contentApproved && review.imagesApproved)),
      )
    : []
  const mayFeature = review.featured || (isBook && review.approved && review.shared)
  useKeys({
    ...Object.fromEntries(
      open.flatMap(({ label, key, decision }) => (key ? [[key, () => void decide(label, decision)]] : [])),
    ),
    ...(mayFeature ? { f: () => void feature() } : {}),
    n: () => box.current?.focus(),
  })
  return (
    <>
      {outdated && (
        <Alert variant="destructive">
          <AlertTitle>{t('outdated')}</AlertTitle>
          <p>{review.last ? t('outdatedBy', { actor: review.last.actor }) : t('outdatedText')}</p>
        </Alert>
      )}
      <NotesField notes={notes} box={box} />
      {notes.typed !== undefined && (
        <Button
          className="justify-self-start"
          size="sm"
          variant="outline"
          busy={busy === 'note'}
          onClick={() => void save()}
        >
          {t('saveNotes')}
        </Button>
      )}
      {open.length > 0 && (
        <div className={STEPS_AT_FOOT} role="group" aria-label={t('steps')}>
          {open.map(({ label, decision, look }) => (
            <Button
              key={label}
              size="sm"
              variant={look}
              busy={busy === label}
              onClick={() => void decide(label, decision)}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      )}
      {review.approved && (
        <div>
          <Checkbox checked={featured} disabled={!mayFeature} onChange={() => void feature()}>
            {t('feature')}
          </Checkbox>
          {!review.shared && <p className="hint">{t('notShared')}</p>}
        </div>
      )}
    </>
  )
}
