import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './info.css'
import { InfoEnd } from './info-end'
import { InfoTop } from './info-top'
import { RICH } from './rich'

/** From breakfast to bedtime: each sheet has the colour of its hour. */
const STEPS = [
  { step: 's1', name: 'steps-told', tone: 'sun-pale', edge: 'b' },
  { step: 's2', name: 'steps-opening', tone: 'eucalyptus-pale', edge: 'c' },
  { step: 's3', name: 'steps-yes', tone: 'sky-pale', edge: 'a' },
  { step: 's4', name: 'steps-made', tone: 'coral-pale', edge: 'b' },
  { step: 's5', name: 'steps-read', tone: 'sky-deep', edge: 'c' },
] as const

/** From the form to the book, with one family all the way. */
export async function HowItWorksScreen() {
  const t = await getTranslations('howItWorks')
  const steps = await Promise.all(
    STEPS.map(async ({ name, ...step }) => ({ ...step, picture: await pictureFile(name) })),
  )
  return (
    <>
      <InfoTop tone="sky" title={t('title')} lead={t('lead')} figures="reader" />
      <ol className="day">
        {steps.map(({ step, picture, tone, edge }, at) => (
          <li key={step}>
            <Section tone={tone} edge={edge} className="hour">
              <div className="wrap">
                <SitePicture picture={picture} className="hour-picture" />
                <div className="hour-words">
                  <span className="hour-number" aria-hidden="true">
                    {at + 1}
                  </span>
                  <h2>{t(step)}</h2>
                  <p>{t.rich(`${step}Text`, RICH)}</p>
                </div>
              </div>
            </Section>
          </li>
        ))}
      </ol>
      <InfoEnd tone="sun" edge="a" figures="off">
        <h2>{t('end')}</h2>
        <p className="info-row">
          <Button asChild size="lg">
            <Link href={paths.createStory()}>{t('start')}</Link>
          </Button>
          <Link className="text-link" href={paths.faq}>
            {t('questions')}
          </Link>
        </p>
      </InfoEnd>
    </>
  )
}
