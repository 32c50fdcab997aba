'use client'
import { useTranslations } from 'next-intl'
import { ScriptButton } from '@/components/ui/script-button'
import { cn } from '@/components/ui/cn'
import { BookIcon, PawIcon, TickIcon } from '@/components/ui/icons'
import type { PageState } from './page-state'

const LOOKS: Record<PageState, string> = {
  none: 'bg-paper-2',
  changed: 'bg-blush',
  stored: 'bg-eucalyptus-pale',
  encoding: 'bg-sun-pale',
  sending: 'bg-sun-pale',
  waiting: 'bg-sun-pale',
  refused: 'bg-blush',
  unreadable: 'bg-blush',
}
const BUTTON =
  'relative grid min-h-11 cursor-pointer place-items-center rounded-cut font-heavy tabular-nums ' +
  'aria-[current=page]:outline-3 aria-[current=page]:outline-ink aria-disabled:cursor-not-allowed'

/** In a few words, for a list. */
const SHORT = {
  none: 'none',
  changed: 'changed',
  stored: 'stored',
  encoding: 'pending',
  sending: 'pending',
  waiting: 'pending',
  refused: 'failed',
  unreadable: 'failed',
} as const satisfies Record<PageState, string>

interface PageListProps {
  states: readonly PageState[]
  at: number
  /** While a page is recorded, nobody leaves it. */
  locked: boolean
  goTo: (page: number) => void
}

/** All pages, and how each of them stands. */
export function PageList({ states, at, locked, goTo }: PageListProps) {
  const t = useTranslations('recording')
  const name = usePageName(states.length)
  return (
    <nav aria-label={t('pages')}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(46px,1fr))] gap-2">
        {states.map((state, page) => (
          <li key={page} className="grid">
            <ScriptButton
              className={cn(BUTTON, LOOKS[state])}
              aria-label={t('goTo', { page: name(page), state: t(`short.${SHORT[state]}`) })}
              aria-current={page === at ? 'page' : undefined}
              aria-disabled={locked || undefined}
              onClick={() => {
                if (!locked) goTo(page)
              }}
            >
              {page === 0 ? (
                <BookIcon />
              ) : page === states.length - 1 ? (
                <PawIcon />
              ) : (
                <span aria-hidden="true">{page}</span>
              )}
              {state === 'stored' && <TickIcon className="absolute end-1 top-1 size-2.5" />}
            </ScriptButton>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** "Title", "Page 3", "The End". */
export function usePageName(total: number): (page: number) => string {
  const t = useTranslations('recording')
  return (page) =>
    page === 0 ? t('titlePage') : page === total - 1 ? t('endPage') : t('storyPage', { page: String(page) })
}
