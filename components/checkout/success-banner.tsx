import type { ReactNode } from 'react'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import type { Tone } from '@/components/ui/tone'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ConfettiOnMount } from '@/components/site/confetti-on-mount'

interface SuccessBannerProps {
  tone: Tone
  cheer: 'celebration' | 'rainbow'
  /** Somebody who is as glad. */
  picture: Name
  title: string
  lead: string
  children: ReactNode
}

/** Where paying ends well. */
export async function SuccessBanner({ tone, cheer, picture, title, lead, children }: SuccessBannerProps) {
  return (
    <Section tone={tone} className="min-h-[66vh] pt-[clamp(36px,6vw,84px)]! pb-42.5!">
      <ConfettiOnMount preset={cheer} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-[clamp(30px,6vw,90px)] min-[601px]:grid-cols-[minmax(min-content,1.15fr)_minmax(0,1fr)]">
        <div className="grid justify-items-start gap-2">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <SitePicture picture={await pictureFile(picture)} className="snapshot" first />
      </div>
    </Section>
  )
}
