import type { ReactNode } from 'react'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import type { Tone } from '@/components/ui/tone'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ConfettiOnMount } from '@/components/site/confetti-on-mount'
import './checkout.css'

interface ThanksProps {
  tone: Tone
  cheer: 'celebration' | 'rainbow'
  /** Somebody who is as glad. */
  picture: Name
  title: string
  lead: string
  children: ReactNode
}

/** Where paying ends well. */
export async function SuccessBanner({ tone, cheer, picture, title, lead, children }: ThanksProps) {
  return (
    <Section tone={tone} className="till paid">
      <ConfettiOnMount preset={cheer} />
      <div className="paid-two wrap">
        <div className="paid-words">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <SitePicture picture={await pictureFile(picture)} className="snapshot" first />
      </div>
    </Section>
  )
}
