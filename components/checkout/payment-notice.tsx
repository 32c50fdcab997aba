import type { ReactNode } from 'react'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Section } from '@/components/ui/section'
import type { Tone } from '@/components/ui/tone'
import './checkout.css'

interface TillSlipProps {
  tone: Tone
  title: string
  lead: string
  /** Nothing can be done here, or nothing yet: the dog sleeps. */
  asleep?: boolean
  children: ReactNode
}

/** A slip at the till: how something stands, and the way on. */
export const PaymentNotice = ({ tone, title, lead, asleep = false, children }: TillSlipProps) => (
  <Section tone={tone} className="till">
    <div className="wrap">
      <div className="till-slip">
        <span className="stall-awning" aria-hidden="true" />
        {asleep && <SleepingDachshund className="paid-dog" />}
        <h1 className="buy-heading">{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  </Section>
)
