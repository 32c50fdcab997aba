import { getTranslations } from 'next-intl/server'
import { ShopPicture } from '@/components/illustration/shop-picture'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { pictureFile } from '@/lib/domain/showcase/printed'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './info.css'
import { InfoTop } from './info-top'
import { RICH } from './rich'

const STEPS = [['s1', 'steps-told'], ['s2', 'steps-opening'], ['s3', 'steps-yes'], ['s4', 'steps-made'], ['s5', 'steps-read']] as const

/** From the form to the book, with one family all the way. */
export async function HowItWorksScreen() {
  const t = await getTranslations('howItWorks')
  const steps = await Promise.all(STEPS.map(async ([step, name]) => ({ step, picture: await pictureFile(name) })))
  return (
    <>
      <InfoTop tone="sky" title={t('title')} lead={t('lead')} figures="reader" />
      <Sheet tone="paper" edge="b" className="info-first">
        <ol className="wrap trail">
          {steps.map(({ step, picture }, at) => (
            <li key={step}>
              <ShopPicture picture={picture} className="trail-picture" />
              <div>
                <span className="trail-number" aria-hidden="true">{at + 1}</span>
                <h2>{t(step)}</h2>
                <p>{t.rich(`${step}Text`, RICH)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Sheet>
      <Sheet tone="sun" edge="c" className="info-last">
        <div className="wrap">
          <h2>{t('end')}</h2>
          <p className="info-row">
            <Button asChild size="large"><Link href={paths.createStory()}>{t('start')}</Link></Button>
            <Link className="text-link" href={paths.faq}>{t('questions')}</Link>
          </p>
        </div>
      </Sheet>
    </>
  )
}
