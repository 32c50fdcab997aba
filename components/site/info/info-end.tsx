import type { ReactNode } from 'react'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import type { Tone } from '@/components/ui/tone'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'

interface InfoEndProps {
  tone: Tone
  edge: 'a' | 'b' | 'c'
  /** Who stands on the footer's edge, in the place of its dog. */
  figures: Name
  children: ReactNode
}

/** A page's last sheet: where to go from here, and somebody who sees one off. */
export async function InfoEnd({ tone, edge, figures, children }: InfoEndProps) {
  return (
    <Section tone={tone} edge={edge} className="info-bottom">
      <div className="wrap">
        <div className="info-words">{children}</div>
        <SitePicture picture={await pictureFile(figures)} className="info-figures figures" />
      </div>
    </Section>
  )
}
