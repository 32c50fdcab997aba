'use client'
import { useMessages, useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FORM_SECTION } from '@/components/forms/form-section'
import { LookChoices } from '@/components/forms/look-choices'
import { cn } from '@/components/ui/cn'
import { CloseIcon } from '@/components/ui/icons'
import { useStoryForm } from '@/components/forms/story-form-values'

/** Places, days and homes come when they are asked for. */
const DetailFields = lazy(() => import('./detail-fields'))
const nothing = () => undefined

/**
 * Place, day, home, dedication and the pets' descriptions: what is in this book is shown, can be left out, and is
 * chosen here.
 */
export function ExtendedDetailsSummary() {
  const t = useTranslations('create.kept')
  const { control, setFocus, setValue } = useStoryForm()
  const [place, event, home, dedication, pets] = useWatch({
    control,
    name: ['preferredLocation', 'specialEvent', 'homeType', 'dedication', 'pets'],
  })
  const { places, events, homes }: Record<'places' | 'events' | 'homes', Record<string, string>> = useMessages().lists
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<number | null>(null)
  const all = [
    { path: 'preferredLocation', what: places[place] ?? place },
    { path: 'specialEvent', what: events[event] ?? event },
    { path: 'homeType', what: homes[home] ?? home },
    { path: 'dedication', what: dedication },
    ...pets.map(
      ({ name, description }, i) =>
        ({
          path: `pets.${i}.description`,
          what: description && t('described', { name: name.trim() || String(i + 1), words: description }),
        }) as const,
    ),
  ] as const
  const filled = all.filter(({ what }) => what.trim() !== '')
  // The button that had the focus is gone: go on with the next, or with the question below.
  useEffect(() => {
    if (focusNext.current === null) return
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[Math.min(focusNext.current, buttons.length - 1)]
    focusNext.current = null
    if (next) next.focus()
    else setFocus('lifeSkill')
  }, [filled.length, setFocus])
  const leaveOut = ({ path, what }: (typeof all)[number], at: number) => {
    focusNext.current = at
    setValue(path, '', { shouldDirty: true })
    setAnnouncement(t('leftOut', { what }))
  }
  return (
    <>
      {filled.length > 0 && (
        <section className={cn(FORM_SECTION, 'gap-3!')} aria-labelledby="kept-title">
          <h2 id="kept-title" className="text-d-s">
            {t('title')}
          </h2>
          <ul ref={list} className="flex flex-wrap gap-2">
            {filled.map((one, at) => (
              <li
                key={one.path}
                className="flex max-w-full items-center rounded-md bg-sun-pale ps-3.5 text-s font-heavy"
              >
                <span dir="auto" className="line-clamp-2 min-w-0 py-2 leading-[1.35] wrap-anywhere">
                  {one.what}
                </span>
                <button
                  type="button"
                  className="grid size-11 flex-none place-items-center rounded-md hover:bg-sun"
                  aria-label={t('leaveOut', { what: one.what })}
                  onClick={() => leaveOut(one, at)}
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LookChoices title={t(filled.length > 0 ? 'change' : 'add')} onOpen={nothing}>
        {() => (
          <Suspense fallback={null}>
            <DetailFields />
          </Suspense>
        )}
      </LookChoices>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
