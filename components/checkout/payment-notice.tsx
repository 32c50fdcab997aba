import type { ReactNode } from 'react'
import { Awning } from '@/components/illustration/awning'
import { SleepingDachshund } from '@/components/site/dachshund'
import { FIT_LARGE, longest } from '@/components/ui/fit-words'
import { Section } from '@/components/ui/section'
import type { Tone } from '@/components/ui/tone'
import { TornPaper } from '@/components/ui/torn-paper'

interface PaymentNoticeProps {
  tone: Tone
  title: string
  lead: string
  /** Nothing can be done here, or nothing yet: the dog sleeps. */
  asleep?: boolean
  children: ReactNode
}

/** How a payment or an order stands, and what can be done next. */
export const PaymentNotice = ({ tone, title, lead, asleep = false, children }: PaymentNoticeProps) => (
  <Section tone={tone} className="pt-[clamp(36px,6vw,84px)]! pb-42.5!">
    <div className="wrap">
      <TornPaper className="mx-auto max-w-190 px-[clamp(14px,5vw,64px)]! pt-[clamp(62px,8vw,88px)]! pb-16! [&>p]:max-w-(--measure) [&>p+p]:mt-3.5">
        <Awning className="inset-x-0 top-0" />
        {asleep && <SleepingDachshund className="mb-4.5 w-37.5" />}
        <h1 className={FIT_LARGE} style={longest(title)}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {children}
      </TornPaper>
    </div>
  </Section>
)
