import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import { TornPaper } from '@/components/ui/torn-paper'
import { alertVariants } from '@/components/ui/alert'
import './info.css'
import { InfoTop } from './info-top'
import { RICH } from './rich'

export async function ReturnsScreen() {
  const t = await getTranslations('returns')
  return (
    <>
      <InfoTop tone="coral-pale" title={t('title')} lead={t('lead')} figures="returning" />
      <Section tone="sky" edge="b" className="info-first info-end">
        <div className="letter-two wrap">
          <TornPaper className="prose">
            {(['before', 'wrong', 'mind'] as const).map((part) => (
              <section key={part}>
                <h2>{t(part)}</h2>
                <p>{t(`${part}Text`)}</p>
              </section>
            ))}
          </TornPaper>
          <div className="prose letter-side">
            <section className={alertVariants()}>
              <h2>{t('rights')}</h2>
              <p>{t('rightsText')}</p>
            </section>
            <section>
              <h2>{t('how')}</h2>
              <p>{t.rich('howText', RICH)}</p>
            </section>
          </div>
        </div>
      </Section>
    </>
  )
}
