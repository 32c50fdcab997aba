'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/components/ui/dialog'
import { Alert } from '@/components/ui/alert'
import { toast } from '@/components/ui/toast-store'
import { ScriptButton } from '@/components/ui/script-button'
import type { StoryState } from '@/lib/domain/story/story'
import { useRouter } from '@/lib/i18n/navigation'
import { EraseStep } from './erase-step'
import { removeCachedBook } from './remove-cached-book'
import { RenameForm } from './rename-form'

type Answer = { ok: true } | { ok: false; error: string; fields?: Record<string, string[]> }
export interface BookMenuActions {
  rename: (form: { id: string; title: string }) => Promise<Answer>
  hide: (form: { id: string; hidden: boolean }) => Promise<Answer>
  erase: (form: { id: string }) => Promise<Answer>
}
interface MenuBook {
  id: string
  title: string
  childName: string
  state: StoryState
  hidden: boolean
}

/** Below a dotted line. */
const MENU_STEP = 'grid justify-items-start gap-2.5 border-t-3 border-dotted border-paper-edge pt-5.5'

/** What the owner may do with one book: another title, away from the shelf or back on it, or gone for good. */
export function BookMenu({ book, actions }: { book: MenuBook; actions: BookMenuActions }) {
  const t = useTranslations('myStories')
  const common = useTranslations('common')
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [erasing, setErasing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [busy, start] = useTransition()
  const leaving = useRef(false)

  // The button that the focus would go back to leaves the shelf with its book.
  useEffect(
    () => () => {
      if (leaving.current) document.querySelector<HTMLElement>('h1')?.focus()
    },
    [],
  )

  const opened = (now: boolean) => {
    setOpen(now)
    setErasing(false)
    setError(null)
  }
  const run = (work: () => Promise<Answer>, message: string, after?: () => void) =>
    start(async () => {
      setError(null)
      const answer = await work().catch((): Answer => ({ ok: false, error: t('change.failed') }))
      if (!answer.ok) return setError(answer.error)
      after?.()
      leaving.current = true
      setOpen(false)
      toast({ title: message })
      router.refresh()
    })

  return (
    <Dialog open={open} onOpenChange={opened}>
      <DialogTrigger asChild>
        <ScriptButton
          className="min-h-11 min-w-11 px-2.5 font-ui text-s leading-none font-heavy underline decoration-2 underline-offset-[0.18em]"
          aria-label={t('change.of', { title: book.title })}
        >
          {t('change.open')}
        </ScriptButton>
      </DialogTrigger>
      <DialogContent closeLabel={common('close')} className="grid gap-6.5" aria-describedby={undefined}>
        <DialogTitle className="wrap-anywhere">{book.title}</DialogTitle>
        {error !== null && (
          <Alert variant="destructive">
            <p>{error}</p>
          </Alert>
        )}
        {erasing ? (
          <EraseStep
            busy={busy}
            onBack={() => setErasing(false)}
            onErase={() =>
              run(
                () => actions.erase({ id: book.id }),
                t('change.erased'),
                () => removeCachedBook(book),
              )
            }
          />
        ) : (
          <>
            {book.state === 'ready' && (
              <RenameForm
                title={book.title}
                busy={busy}
                onRename={(title) => run(() => actions.rename({ id: book.id, title }), t('change.renamed'))}
              />
            )}
            <div className={MENU_STEP}>
              <Button
                variant="outline"
                size="sm"
                busy={busy}
                onClick={() =>
                  run(
                    () => actions.hide({ id: book.id, hidden: !book.hidden }),
                    t(book.hidden ? 'change.shown' : 'change.putAway'),
                  )
                }
              >
                {t(book.hidden ? 'change.show' : 'change.hide')}
              </Button>
              <p>{t(book.hidden ? 'change.showText' : 'change.hideText')}</p>
            </div>
            {book.state === 'writing' ? (
              <p className="hint">{t('change.writing')}</p>
            ) : (
              <div className={MENU_STEP}>
                <Button variant="outline" size="sm" onClick={() => setErasing(true)}>
                  {t('change.erase')}
                </Button>
                <p>{t('change.eraseText')}</p>
              </div>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
