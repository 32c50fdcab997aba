import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Section } from '@/components/ui/section'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { FindPanel, type AttachStories } from './find-panel'
import './my-stories.css'

/** Where the link of a "Find my stories" letter leads. */
export function FindScreen({ token, bring }: { token: string; bring: AttachStories }) {
  const t = useTranslations('findStories')
  return (
    <Section tone="sun-pale">
      <div className="wrap">
        <div className="find-door">
          <SleepingDachshund className="h-28" />
          <h1 className="my-heading">{t('title')}</h1>
          <p>{t('lead')}</p>
          <ClientMessages of={['findStories']}>
            <FindPanel token={token} bring={bring} />
          </ClientMessages>
        </div>
      </div>
    </Section>
  )
}
