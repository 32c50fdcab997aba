import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { InfoEnd } from './info-end'
import { InfoTop } from './info-top'
import { PLATE } from './prose'
import { RICH } from './rich'

/** From breakfast to bedtime: each sheet has the colour of its hour. */
const STEPS = [
  { step: 's1', name: 'steps-told', tone: 'sun-pale', edge: 'b' },
  { step: 's2', name: 'steps-opening', tone: 'eucalyptus-pale', edge: 'c' },
  { step: 's3', name: 'steps-yes', tone: 'sky-pale', edge: 'a' },
  { step: 's4', name: 'steps-made', tone: 'coral-pale', edge: 'b' },
  { step: 's5', name: 'steps-read', tone: 'sky-deep', edge: 'c' },
] as const

/** Pinned over the edge of the sheet to come; every other leans the other way, at the other side of its words. */
const HOUR_PICTURE =
  '-rotate-[0.8deg] group-even:rotate-[0.8deg] tablet:-mt-2.5 tablet:mb-[calc(-1*clamp(82px,12vw,166px))] ' +
  'tablet:group-last:mb-0 tablet:group-even:order-1'

/** From the form to the book, with one family all the way. */
export async function HowItWorksScreen() {
  const t = await getTranslations('howItWorks')
  const steps = await Promise.all(
    STEPS.map(async ({ name, ...step }) => ({ ...step, picture: await pictureFile(name) })),
  )
  return (
    <>
      <InfoTop tone="sky" title={t('title')} lead={t('lead')} figures="reader" />
      <ol>
        {steps.map(({ step, picture, tone, edge }, at) => (
          <li key={step} className="group">
            <Section tone={tone} edge={edge} className="pt-[clamp(30px,4vw,56px)] pb-[clamp(52px,7vw,92px)]">
              <div className="wrap z-3! grid grid-cols-1 items-center gap-[clamp(24px,6vw,92px)] tablet:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] tablet:group-even:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
                <SitePicture picture={picture} className={cn(PLATE, HOUR_PICTURE)} />
                <div className="tablet:group-not-first:pt-[clamp(0px,7vw,104px)]">
                  <span
                    className={cn(
                      'block font-display text-[clamp(4rem,2rem+9vw,9rem)] leading-[0.9] font-bold',
                      tone === 'sky-deep' ? 'text-sun' : 'text-coral-deep',
                    )}
                    aria-hidden="true"
                  >
                    {at + 1}
                  </span>
                  <h2 className="mt-2">{t(step)}</h2>
                  <p className="mt-3.5 max-w-120 text-l leading-[1.4] text-balance">{t.rich(`${step}Text`, RICH)}</p>
                </div>
              </div>
            </Section>
          </li>
        ))}
      </ol>
      <InfoEnd tone="sun" edge="a" figures="off">
        <h2>{t('end')}</h2>
        <p className="mt-6.5 flex flex-wrap items-center gap-x-7 gap-y-3.5">
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
