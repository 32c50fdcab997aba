import { getTranslations } from 'next-intl/server'
import { cn } from '@/components/ui/cn'
import { TornPaper } from '@/components/ui/torn-paper'
import { alertVariants } from '@/components/ui/alert'
import { InfoSection } from './info-section'
import { InfoTop } from './info-top'
import { PROSE } from './prose'
import { RICH } from './rich'

export async function ReturnsScreen() {
  const t = await getTranslations('returns')
  return (
    <>
      <InfoTop tone="coral-pale" title={t('title')} lead={t('lead')} figures="returning" />
      <InfoSection tone="sky" edge="b" last>
        <div className="wrap grid grid-cols-1 items-start gap-[clamp(28px,5vw,72px)] md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
          <TornPaper className={cn(PROSE, 'px-[clamp(20px,4vw,60px)]! pt-[clamp(24px,4vw,56px)]! pb-16!')}>
            {(['before', 'wrong', 'mind'] as const).map((part) => (
              <section key={part}>
                <h2>{t(part)}</h2>
                <p>{t(`${part}Text`)}</p>
              </section>
            ))}
          </TornPaper>
          <div className={cn(PROSE, 'top-6 md:sticky')}>
            <section className={cn(alertVariants(), 'px-6.5! pt-5.5! pb-6.5!')}>
              <h2>{t('rights')}</h2>
              <p>{t('rightsText')}</p>
            </section>
            <section>
              <h2>{t('how')}</h2>
              <p>{t.rich('howText', RICH)}</p>
            </section>
          </div>
        </div>
      </InfoSection>
    </>
  )
}
