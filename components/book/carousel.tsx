'use client'
import { useTranslations } from 'next-intl'
import { PagePicture } from '@/components/illustration/page-picture'
import { ArrowIcon } from '@/components/ui/icons'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { ScriptButton } from '@/components/ui/script-button'
import type { StoryPage } from '@/lib/domain/story/story'

interface CarouselProps {
  pages: readonly StoryPage[]
  images: readonly string[]
  at: number
  goTo: (at: number) => void
}

/** One picture at a time; past the last comes the first. */
export function Carousel({ pages, images, at, goTo }: CarouselProps) {
  const t = useTranslations('story')
  const src = images[at]
  if (src === undefined) return null
  const turn = (by: number) => () => goTo((at + by + images.length) % images.length)
  return (
    <div className="carousel" role="group" aria-roledescription={t('carousel')} aria-label={t('pictures')}>
      <PagePicture src={src} alt={pages[at]?.alt ?? t('pictureNumber', { number: at + 1 })} />
      {images.length > 1 && (
        <>
          <ScriptButton
            className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'carousel-back')}
            aria-label={t('previousPicture')}
            onClick={turn(-1)}
          >
            <ArrowIcon />
          </ScriptButton>
          <ScriptButton
            className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'carousel-on')}
            aria-label={t('nextPicture')}
            onClick={turn(1)}
          >
            <ArrowIcon />
          </ScriptButton>
        </>
      )}
      <p className="sr-only" aria-live="polite">
        {t('pictureOf', { number: at + 1, total: images.length })}
      </p>
    </div>
  )
}
