'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { BackCover } from '@/components/ui/sheet'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import type { MadeSequel } from './use-sequel'

export function SequelDone({ made, remaining }: { made: MadeSequel; remaining: number }) {
  const t = useTranslations('sequel')
  const heading = useRef<HTMLHeadingElement>(null)
  // It stands where the form was: whoever pressed its button goes on here.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <BackCover className="sequel-done">
      <h2 ref={heading} tabIndex={-1} className="desk-question">{t('done')}</h2>
      <p className="sequel-title">{made.title}</p>
      <p>{t('number', { number: made.seriesNumber })}</p>
      <p>{t('remaining', { count: remaining })}</p>
      <div className="sequel-row">
        <Button asChild size="large"><Link href={paths.story(made.id)}>{t('read')}</Link></Button>
        <Link className="text-link" href={paths.myStories}>{t('back')}</Link>
      </div>
    </BackCover>
  )
}
