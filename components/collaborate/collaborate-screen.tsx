import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { CreateRoom } from './create-room'
import { JoinWithCode } from './join-with-code'

const STEPS = [1, 2, 3] as const
const STEP_PAPER = ['bg-sun', 'bg-eucalyptus-pale', 'bg-coral-pale']

export async function CollaborateScreen() {
  const [t, gathered] = await Promise.all([getTranslations('together'), pictureFile('gathered')])
  return (
    <ClientMessages of={['together']}>
      <Section tone="sky" className="pt-9 pb-30 md:pt-12">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <div className="wrap mt-9 grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(28px,4.4vw,64px)] gap-y-11 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
          <CreateRoom />
          <div className="grid grid-cols-1 gap-9 md:mt-2">
            <JoinWithCode />
            <section aria-labelledby="how">
              <h2 id="how" className="part-title">
                {t('how.title')}
              </h2>
              <ol className="grid grid-cols-1 gap-4.5">
                {STEPS.map((step) => (
                  <li
                    key={step}
                    className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4.5 px-5.5 pt-4.5 pb-5 text-ink shadow-2 odd:-rotate-[0.5deg] even:rotate-[0.4deg] ${STEP_PAPER[step - 1] ?? ''}`}
                  >
                    <span
                      className="font-display text-[2.6rem] leading-none font-bold text-coral-deep"
                      aria-hidden="true"
                    >
                      {step}
                    </span>
                    <div>
                      <h3 className="mb-1 text-d-s">{t(`how.step${step}`)}</h3>
                      <p>{t(`how.step${step}Text`)}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </div>
      </Section>
      <Section tone="eucalyptus-deep" edge="b" className="pt-10 pb-0">
        <div className="wrap">
          <SitePicture picture={gathered} className="figures max-h-[clamp(180px,26vw,360px)]" />
        </div>
      </Section>
    </ClientMessages>
  )
}
