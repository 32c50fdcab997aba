import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import '../info/info.css'
import type { FormAction } from './form-result'
import { NewsletterPanel } from './newsletter-panel'

export async function NewsletterScreen({
  what,
  act,
  token,
}: {
  what: 'confirm' | 'leave'
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
    <Section tone={what === 'confirm' ? 'sun-pale' : 'sky-pale'} className="info-top letter-page">
      <div className="wrap">
        <div className="info-words">
          <NewsletterPanel act={act} token={token} text={text} />
        </div>
        <SitePicture
          picture={await pictureFile(what === 'confirm' ? 'partners' : 'guarding')}
          className="info-figures figures"
          first
        />
      </div>
    </Section>
  )
}
