'use client'
import { useMessages, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CloseIcon } from '@/components/ui/icons'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { useStoryForm } from '@/components/forms/story-form-values'

/** Place, day, home and the pets' descriptions, chosen where they are asked for: they are in this book too, so they are shown here, and can be left out. */
export function ExtendedDetailsSummary() {
  const t = useTranslations('create.kept')
  const { control, setFocus, setValue } = useStoryForm()
  const [place, event, home, pets] = useWatch({
    control,
    name: ['preferredLocation', 'specialEvent', 'homeType', 'pets'],
  })
  const { places, events, homes }: Record<'places' | 'events' | 'homes', Record<string, string>> = useMessages().lists
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<number | null>(null)
  const all = [
    { path: 'preferredLocation', what: places[place] ?? place },
    { path: 'specialEvent', what: events[event] ?? event },
    { path: 'homeType', what: homes[home] ?? home },
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
        <section className="desk-section kept" aria-labelledby="kept-title">
          <h2 id="kept-title" className="kept-title">
            {t('title')}
          </h2>
          <ul ref={list} className="kept-list">
            {filled.map((one, at) => (
              <li key={one.path} className="kept-tag">
                <span dir="auto">{one.what}</span>
                <button type="button" aria-label={t('leaveOut', { what: one.what })} onClick={() => leaveOut(one, at)}>
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
          <p>
            <Link className="text-link" href={paths.create}>
              {t('change')}
            </Link>
          </p>
        </section>
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
