import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Section } from '@/components/ui/section'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { FindPanel, type AttachStories } from './find-panel'

/** Where the link of a "Find my stories" letter leads. */
export function FindScreen({ token, bring }: { token: string; bring: AttachStories }) {
  const t = useTranslations('findStories')
  return (
    <Section tone="sun-pale">
      <div className="wrap">
        <div className="mx-auto grid max-w-[44rem] justify-items-start gap-5.5">
          <SleepingDachshund className="h-28" />
          <h1 className="text-d-l">{t('title')}</h1>
          <p className="max-w-(--measure)">{t('lead')}</p>
          <ClientMessages of={['findStories']}>
            <FindPanel token={token} bring={bring} />
          </ClientMessages>
        </div>
      </div>
    </Section>
  )
}
