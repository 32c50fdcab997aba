import { useTranslations } from 'next-intl'
import { Logo } from '@/components/site/logo'
import { Section } from '@/components/ui/section'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Recorder } from './recorder'

/** Where a grown-up reads a book aloud. The same page for everybody: which book it is, the address's fragment says. */
export function RecordScreen() {
  const t = useTranslations('recording')
  const site = useTranslations('site')
  return (
    <main id="main">
      <Section tone="sky" className="pt-s4! pb-s7!">
        <div className="wrap grid gap-s4">
          <Logo label={site('logoLabel')} />
          <h1 className="text-d-m">{t('title')}</h1>
        </div>
      </Section>
      <Section tone="paper" edge="b">
        <div className="wrap">
          <ClientMessages of={['recording']}>
            <Recorder />
          </ClientMessages>
        </div>
      </Section>
    </main>
  )
}
