'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { useRovingTabindex } from './use-roving-tabindex'
import { ScriptButton } from '@/components/ui/script-button'

interface PictureStripProps {
  images: readonly string[]
  at: number
  goTo: (at: number) => void
}

/** Small pictures in a row, to go to one of them. The chosen one is kept in sight, by moving the row alone. */
export function PictureStrip({ images, at, goTo }: PictureStripProps) {
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
    <div className="strip" role="toolbar" aria-label={t('pictures')} ref={row} onKeyDown={onKeyDown}>
      {images.map((src, i) => (
        <ScriptButton
          key={src}
          aria-label={t('showPicture', { number: i + 1 })}
          aria-current={i === at || undefined}
          tabIndex={i === Math.min(at, images.length - 1) ? 0 : -1}
          onClick={() => goTo(i)}
        >
          <PagePicture src={src} alt="" lazy />
        </ScriptButton>
      ))}
    </div>
  )
}
