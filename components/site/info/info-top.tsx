import type { ReactNode } from 'react'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { cn } from '@/components/ui/cn'
import type { Tone } from '@/components/ui/tone'
import type { ShopPicture as Name } from '@/lib/domain/site-illustrations/pictures'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'

interface InfoTopProps {
  tone: Tone
  title: ReactNode
  lead: ReactNode
  /** Who stands on the lower edge. */
  figures: Name
  className?: string
  children?: ReactNode
}

/** A page's first sheet: what it is about, and somebody on the edge of the sheet that follows. */
export async function InfoTop({ tone, title, lead, figures, className, children }: InfoTopProps) {
  return (
    <Section tone={tone} className={cn('info-top', className)}>
      <div className="wrap">
        <div className="info-words">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <SitePicture picture={await pictureFile(figures)} className="info-figures figures" first />
      </div>
    </Section>
  )
}
