'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/site/back-cover'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import type { CreatedSequel } from './use-sequel'

/** The new book, in the place of the form and of the book before. */
export function SequelDone({ created, remaining }: { created: CreatedSequel; remaining: number }) {
  const t = useTranslations('sequel')
  const heading = useRef<HTMLHeadingElement>(null)
  // It stands where the form was: whoever pressed its button goes on here.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <BackCover
      data-sequel-done=""
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-[clamp(28px,6vw,88px)] gap-y-7 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-d-m">
          {t('done')}
        </h2>
        <p className="font-display text-d-s leading-[1.2] font-bold wrap-anywhere">{created.title}</p>
        <p className="text-l font-heavy">{t('number', { number: created.seriesNumber })}</p>
        <p>{t('remaining', { count: remaining })}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button asChild size="lg">
            <Link href={paths.story(created.id)}>{t('read')}</Link>
          </Button>
          <Link className="text-link" href={paths.myStories}>
            {t('back')}
          </Link>
        </div>
      </div>
      {created.imageUrl !== null && (
        <div className="m-3 rotate-2 max-md:-order-1 max-md:justify-self-center" aria-hidden="true">
          <BookCover
            title={created.title}
            layout="printed"
            width="min(300px, 62vw)"
            picture={<PagePicture src={created.imageUrl} alt="" />}
          />
        </div>
      )}
    </BackCover>
  )
}
