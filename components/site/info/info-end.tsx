import type { ReactNode } from 'react'
import { SitePicture } from '@/components/illustration/site-picture'
import { cn } from '@/components/ui/cn'
import { Section } from '@/components/ui/section'
import type { Tone } from '@/components/ui/tone'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { INFO_COLUMNS, INFO_FIGURES, INFO_WORDS } from './info-columns'

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
    <Section tone={tone} edge={edge} className="pt-[clamp(40px,6vw,84px)] pb-0" data-foot-dog="none">
      <div className={INFO_COLUMNS}>
        <div className={cn(INFO_WORDS, 'self-center tablet:[&>h2]:text-[min(var(--text-d-l),4.6vw)]')}>{children}</div>
        <SitePicture picture={await pictureFile(figures)} className={INFO_FIGURES} />
      </div>
    </Section>
  )
}
