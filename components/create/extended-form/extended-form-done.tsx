'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { StoreLink } from '@/components/entitlement/store-link'
import { Button } from '@/components/ui/button'
import { TornPaper } from '@/components/ui/torn-paper'
import { PRICES } from '@/lib/domain/commerce/prices'
import { direction } from '@/lib/i18n/locales'
import type { WholeStory } from '@/lib/http/endpoints'
import { Link } from '@/lib/i18n/navigation'
import { useSkillName } from '@/lib/i18n/use-skill-name'
import { paths } from '@/lib/paths'

const DOLLARS = `$${(PRICES.printedBook / 100).toFixed(2)}`

/** The story, whole, in the place of the form that it was made from. */
export function ExtendedFormDone({ story, onAnother }: { story: WholeStory; onAnother: () => void }) {
  const t = useTranslations('whole')
  const skillName = useSkillName()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  const text = { lang: story.language, dir: direction(story.language) }
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(28px,4.4vw,64px)] gap-y-9 pt-5.5 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:pt-10">
      <div className="grid gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-d-l">
          {t('ready')}
        </h1>
        <p className="font-display text-d-m leading-[1.15] font-bold wrap-anywhere" {...text}>
          {story.title}
        </p>
        <p>
          <span className="inline-block bg-eucalyptus-deep px-3.5 pt-1 pb-1.25 font-heavy text-white clip-snip">
            {skillName(story.lifeSkill)}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-4.5 gap-y-3.5">
          <Button asChild>
            <Link href={paths.story(story.id)}>{t('open')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href={paths.printOrder(story.id, { book: 'softcover_book' })}>{t('print', { price: DOLLARS })}</Link>
          </Button>
          <Button variant="paper" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
        <p>
          <StoreLink className="text-link" store="stanstore">
            {t('store')}
          </StoreLink>
        </p>
      </div>
      {story.imageUrl !== null && <PagePicture src={story.imageUrl} alt="" className="h-auto w-full shadow-2" />}
      <TornPaper className="col-span-full">
        <div
          className="mx-auto max-w-[38rem] font-story text-m leading-[1.6] font-normal wrap-anywhere [&>p+p]:mt-[0.7em]"
          {...text}
        >
          {story.storyContent.split(/\n\s*\n/).map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      </TornPaper>
    </div>
  )
}
