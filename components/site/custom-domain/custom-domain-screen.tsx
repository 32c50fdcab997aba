import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { WalkingDachshund } from '../dachshund'
import '../info/info.css'
import './custom-domain.css'
import { RedirectCountdown } from './redirect-countdown'

/** One animal of each kind that the form offers, in its order. */
const NAMES = ['dog', 'cat', 'rabbit', 'bird', 'hamster', 'fish', 'horse', 'toy'] as const

/** The page of the custom domain. It links nowhere but into the site. */
export async function CustomDomainScreen() {
  const t = await getTranslations('customDomain')
  const walkers = await Promise.all(NAMES.map(async (name) => ({ name, picture: await pictureFile(`walker-${name}`) })))
  return (
    <main className="door">
      <Section tone="sky" className="door-sheet">
        <div className="door-sun" aria-hidden="true" />
        <div className="wrap">
          <p className="logo door-logo" lang="en" dir="ltr">
            <WalkingDachshund className="logo-dog" />
            <span>Wagtale</span>
          </p>
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <ClientMessages of={['customDomain']}>
            <RedirectCountdown />
          </ClientMessages>
        </div>
      </Section>
      <Section tone="eucalyptus-deep" edge="a" className="door-ground">
        <div className="wrap">
          <h2 className="sr-only">{t('animals')}</h2>
          <ul className="procession">
            {walkers.map(({ name, picture }) => (
              <li key={name}>
                <SitePicture picture={picture} className={`walker walker-${name}`} first />
                <span>{t(name)}</span>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </main>
  )
}
