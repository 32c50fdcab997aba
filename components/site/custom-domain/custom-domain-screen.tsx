import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { cn } from '@/components/ui/cn'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { LogoMark, logoVariants } from '../logo-mark'
import styles from './custom-domain.module.css'
import { RedirectCountdown } from './redirect-countdown'

/** One animal of each kind that the form offers, in its order. */
const NAMES = ['dog', 'cat', 'rabbit', 'bird', 'hamster', 'fish', 'horse', 'toy'] as const

/** The page of the custom domain. It links nowhere but into the site. */
export async function CustomDomainScreen() {
  const t = await getTranslations('customDomain')
  const walkers = await Promise.all(NAMES.map(async (name) => ({ name, picture: await pictureFile(`walker-${name}`) })))
  return (
    <main className={cn('grid min-h-screen', styles['screen'])}>
      <Section tone="sky" className="pt-[clamp(28px,22vh-130px,132px)] pb-[clamp(90px,9.5vw,160px)]">
        <div
          className="absolute end-[4%] bottom-0 hidden aspect-square w-[clamp(220px,26vw,500px)] rounded-[50%_49%_51%_50%/49%_51%_50%_50%] bg-sun shadow-[0_0_0_clamp(14px,2vw,34px)_#fff3c480] lg:block"
          aria-hidden="true"
        />
        <div className="wrap w-full">
          <p className={cn(logoVariants(), 'mb-[clamp(28px,3.5vw,60px)]')}>
            <LogoMark />
          </p>
          <h1 className="max-w-[17em]">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <ClientMessages of={['customDomain']}>
            <RedirectCountdown />
          </ClientMessages>
        </div>
      </Section>
      <Section tone="eucalyptus-deep" edge="a" className="pt-0 pb-[clamp(28px,4vw,56px)]">
        <div className="wrap">
          <h2 className="sr-only">{t('animals')}</h2>
          <ul className={styles['procession']}>
            {walkers.map(({ name, picture }) => (
              <li
                key={name}
                className="row-span-2 grid grid-rows-subgrid items-end justify-items-center text-center text-xs font-heavy xs:text-m"
              >
                <SitePicture
                  picture={picture}
                  className={cn('h-auto w-full object-contain object-bottom', styles['walker'], styles[name])}
                  first
                />
                <span className="self-start [word-break:keep-all] max-md:whitespace-nowrap">{t(name)}</span>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </main>
  )
}
