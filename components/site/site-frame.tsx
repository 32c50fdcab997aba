import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BalloonsLater } from './balloons/balloons-later'
import { SOUND_IDS } from './balloons/sounds'
import { Footer } from './footer'
import { Header } from './header'

/** The shop around a page: skip link, header, the page's main part, footer, and what drifts behind. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [common, balloons] = await Promise.all([getTranslations('common'), getTranslations('balloons')])
  const clickFor = Object.fromEntries(SOUND_IDS.map((id) => [id, balloons('clickFor', { sound: balloons(id) })]))
  return (
    <>
      <a className="skip-link" href="#main">{common('skipToContent')}</a>
      <Header />
      <main id="main" tabIndex={-1}>{children}</main>
      <Footer />
      <BalloonsLater label={balloons('label')} pause={balloons('pause')} play={balloons('play')} clickFor={clickFor} />
    </>
  )
}
