import { Benefits } from './benefits'
import { Featured } from './featured'
import { Features } from './features'
import { Hero } from './hero'
import { Praise } from './praise'
import { Steps } from './steps'

/** The landing page. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <Featured />
      <Steps />
      <Features />
      <Praise />
      <Benefits />
    </>
  )
}
