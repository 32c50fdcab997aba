'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Button } from '@/components/ui/button'
import { TornPaper } from '@/components/ui/torn-paper'
import { PRICES } from '@/lib/domain/commerce/prices'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { lifeSkillLabel } from '@/lib/domain/story/life-skills'
import { direction } from '@/lib/i18n/locales'
import type { WholeStory } from '@/lib/http/endpoints'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'

const DOLLARS = `$${(PRICES.printedBook / 100).toFixed(2)}`

/** The story, whole, in the place of the form that it was made from. */
export function ExtendedFormDone({ story, onAnother }: { story: WholeStory; onAnother: () => void }) {
  const t = useTranslations('whole')
  const create = useTranslations('create')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  const skill = LIFE_SKILLS.find((known) => known === story.lifeSkill)
  const text = { lang: story.language, dir: direction(story.language) }
  return (
    <div className="whole-done wrap">
      <div className="whole-head">
        <h1 ref={heading} tabIndex={-1} className="desk-title">
          {t('ready')}
        </h1>
        <p className="whole-title" {...text}>
          {story.title}
        </p>
        <p>
          <span className="whole-badge">{skill ? create(`skills.${skill}`) : lifeSkillLabel(story.lifeSkill)}</span>
        </p>
        <div className="whole-row">
          <Button asChild>
            <Link href={paths.story(story.id)}>{t('open')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link href={paths.printOrder(story.id)}>{t('print', { price: DOLLARS })}</Link>
          </Button>
          <Button variant="paper" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
        <p>
          <a className="text-link" href={api.store('stanstore')} target="_blank" rel="noopener noreferrer">
            {t('store')}
          </a>
        </p>
      </div>
      {story.imageUrl !== null && <PagePicture src={story.imageUrl} alt="" className="whole-picture" />}
      <TornPaper className="whole-text">
        <div className="desk-story" {...text}>
          {story.storyContent.split(/\n\s*\n/).map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      </TornPaper>
    </div>
  )
}
