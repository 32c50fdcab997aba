'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { cn } from '@/components/ui/cn'
import { useRovingTabindex } from '@/lib/browser/use-roving-tabindex'
import { ScriptButton } from '@/components/ui/script-button'

interface PictureStripProps {
  images: readonly string[]
  at: number
  goTo: (at: number) => void
  /** Smaller on a phone. */
  small?: boolean
}

/** Small pictures in a row, to go to one of them. The chosen one is kept in sight, by moving the row alone. */
export function PictureStrip({ images, at, goTo, small = false }: PictureStripProps) {
  const t = useTranslations('story')
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = useRovingTabindex(row, at, images.length, goTo)
  useEffect(() => {
    const list = row.current
    const item = list?.children.item(at)
    if (!list || !(item instanceof HTMLElement)) return
    const [shown, one] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
    list.scrollLeft += one.left + one.width / 2 - (shown.left + shown.width / 2)
  }, [at])
  return (
    <div
      className={cn('flex gap-2 overflow-x-auto scroll-auto px-1 pt-1.5 pb-3', small && 'max-md:pt-0.5 max-md:pb-1')}
      role="toolbar"
      aria-label={t('pictures')}
      ref={row}
      onKeyDown={onKeyDown}
    >
      {images.map((src, i) => (
        <ScriptButton
          key={src}
          className={cn(
            'block w-19 flex-none border-b-5 border-transparent aria-[current=true]:border-coral',
            small && 'max-md:w-13',
          )}
          aria-label={t('showPicture', { number: i + 1 })}
          aria-current={i === at || undefined}
          tabIndex={i === Math.min(at, images.length - 1) ? 0 : -1}
          onClick={() => goTo(i)}
        >
          <PagePicture className="block aspect-square h-auto w-full bg-sky-pale" src={src} alt="" lazy />
        </ScriptButton>
      ))}
    </div>
  )
}
