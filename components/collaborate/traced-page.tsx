'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { addDirectionMarks } from '@/lib/domain/book/line-order'
import { isRightToLeft } from '@/lib/domain/languages'
import type { Language } from '@/lib/domain/story/lists'
import type { IdeaTrace } from '@/lib/domain/collaboration/room-log'
import { IDEA_ICONS } from './idea-icons'
import { IDEA_PAPER } from './idea-paper'
import { useRoom } from './room-context'
import { cutByTraces } from './trace-text'

interface TracedPageProps {
  page: number
  language: Language
  content: string
  traces: readonly IdeaTrace[]
}

/** A page of the story. A touch on a sentence that came from an idea shows whose it was. */
export function TracedPage({ page, language, content, traces }: TracedPageProps) {
  const t = useTranslations('together.preview')
  const note = useId()
  const rtl = isRightToLeft(language)
  const [shown, setShown] = useState<string | null>(null)
  const drawn = [...new Set(traces.flatMap(({ as, ideaId }) => (as === 'drawn' ? [ideaId] : [])))]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 bg-paper px-[clamp(14px,2.6vw,30px)] pt-4 pb-4.5 shadow-page motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0">
      <span className="pt-0.5 font-display text-d-s font-bold text-coral-deep">
        <span className="sr-only">{t('page', { page })}</span>
        <span aria-hidden="true">{page}</span>
      </span>
      <div className="grid min-w-0 gap-2.5">
        <p
          className="font-story text-m leading-[1.6] wrap-anywhere whitespace-pre-line"
          lang={language}
          dir={rtl ? 'rtl' : 'ltr'}
        >
          {cutByTraces(content, traces).map(({ text, ideaId }, i) =>
            ideaId === null ? (
              addDirectionMarks(text, rtl)
            ) : (
              <button
                key={i}
                type="button"
                className={cn(
                  'inline cursor-pointer text-start whitespace-pre-line underline decoration-sun decoration-4 underline-offset-[0.22em]',
                  'hover:bg-sun-pale focus-visible:outline-3 focus-visible:outline-ink',
                  shown === ideaId && 'bg-sun-pale decoration-coral',
                )}
                aria-expanded={shown === ideaId}
                aria-controls={note}
                onClick={() => setShown((now) => (now === ideaId ? null : ideaId))}
              >
                {addDirectionMarks(text, rtl)}
              </button>
            ),
          )}
        </p>
        <div id={note} role="status" className="empty:hidden">
          {shown !== null && <IdeaNote id={shown} />}
        </div>
        {drawn.length > 0 && (
          <div className="grid gap-1.5">
            <p className="text-xs font-heavy">{t('inPicture')}</p>
            {drawn.map((id) => (
              <IdeaNote key={id} id={id} />
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

/** Whose idea it was, in its giver's words. */
function IdeaNote({ id }: { id: string }) {
  const t = useTranslations('together')
  const { room } = useRoom()
  const idea = room.contributions.find((one) => one.id === id)
  if (!idea) return <p className="text-s">{t('preview.gone')}</p>
  const Icon = IDEA_ICONS[idea.type]
  return (
    <div className={cn('border-s-6 px-3.5 py-2 motion-safe:animate-lay-down', IDEA_PAPER[idea.type])}>
      <p className="flex items-center gap-2 text-xs font-heavy">
        <Icon className="size-4 flex-none" />
        {t('preview.whose', { name: idea.contributor, type: t(`types.${idea.type}`) })}
      </p>
      <p className="font-lead wrap-anywhere" dir="auto">
        {idea.content}
      </p>
    </div>
  )
}
