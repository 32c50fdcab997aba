import type { ReactNode } from 'react'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { cn } from '@/components/ui/cn'
import type { Tone } from '@/components/ui/tone'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { INFO_COLUMNS, INFO_FIGURES, INFO_WORDS } from './info-columns'

interface InfoTopProps {
  tone: Tone
  title: ReactNode
  lead: ReactNode
  /** Who stands on the lower edge. */
  figures: Name
  className?: string
  children?: ReactNode
}

/**
 * A page's first sheet: what it is about, and somebody on the edge of the sheet that follows. The words begin at the
 * top, not in the middle of a picture that is still to come: every headline begins at one height.
 */
export async function InfoTop({ tone, title, lead, figures, className, children }: InfoTopProps) {
  return (
    <Section tone={tone} className={cn('pt-[clamp(40px,6vw,84px)] pb-0', className)}>
      <div className={INFO_COLUMNS}>
        <div className={cn(INFO_WORDS, 'self-start')}>
          <h1 className="tablet:text-[min(5.1vw,4.1rem)]">{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <SitePicture picture={await pictureFile(figures)} className={INFO_FIGURES} first />
      </div>
    </Section>
  )
}
