import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BalloonsLater } from './balloons/balloons-later'
import { SOUND_IDS } from './balloons/sounds'
import { Footer } from './footer'
import { Header } from './header'
import type { FormAction } from './newsletter/form-result'

/** The shop around a page: header, the page's main part, footer, and what drifts behind. */
export async function SiteFrame({ children, subscribe }: { children: ReactNode; subscribe?: FormAction }) {
  const balloons = await getTranslations('balloons')
  const clickFor = Object.fromEntries(SOUND_IDS.map((id) => [id, balloons('clickFor', { sound: balloons(id) })]))
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer subscribe={subscribe} />
      <BalloonsLater label={balloons('label')} pause={balloons('pause')} play={balloons('play')} clickFor={clickFor} />
    </>
  )
}
