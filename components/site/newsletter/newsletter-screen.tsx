import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { cn } from '@/components/ui/cn'
import { INFO_COLUMNS, INFO_FIGURES, INFO_WORDS } from '../info/info-columns'
import type { FormAction } from './form-result'
import { NewsletterPanel } from './newsletter-panel'

export async function NewsletterScreen({
  what,
  act,
  token,
}: {
  what: 'confirm' | 'leave' | 'opening'
  act: FormAction
  token: string
}) {
  const [t, find] = await Promise.all([getTranslations('newsletter'), getTranslations('findStories')])
  const text = {
    title: t(`${what}.title`),
    lead: t(`${what}.lead`),
    button: t(`${what}.button`),
    busy: t('busy'),
    doneTitle: t(`${what}.doneTitle`),
    done: t(`${what}.done`, { days: RETENTION_DAYS.newsletter }),
    noAnswer: find('failed'),
  }
  return (
    <Section
      tone={what === 'leave' ? 'sky-pale' : 'sun-pale'}
      className="grid min-h-[62vh] items-end pt-[clamp(40px,6vw,84px)] pb-0"
      data-foot-dog="none"
    >
      <div className={cn(INFO_COLUMNS, 'w-full')}>
        <div className={cn(INFO_WORDS, 'self-start tablet:[&>h1]:text-[min(5.1vw,4.1rem)]')}>
          <NewsletterPanel act={act} token={token} text={text} />
        </div>
        <SitePicture
          picture={await pictureFile(what === 'leave' ? 'guarding' : 'partners')}
          className={INFO_FIGURES}
          first
        />
      </div>
    </Section>
  )
}
