'use client'
import { useTranslations } from 'next-intl'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import type { Place } from './changes'
import { ScriptButton } from '@/components/ui/script-button'

/** What can be moved: where it is taken hold of, in percent of the page, and where it is now. */
export interface Movable {
  id: string
  name: string
  grip: Place
  at: Place
}

interface StageViewProps {
  /** An SVG document, or the address of one. */
  svg: string
  alt: string
  busy: boolean
  /** The one at hand. */
  movable: Movable | undefined
  onMove: (id: string, to: Place) => void
  /** Somebody pressed on the picture: in percent of the page. */
  onPick: (at: Place) => void
}

const KEYS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const LEAP = 5

/** The picture at hand. Whoever is chosen can be moved by a grip at the feet: by finger, mouse or the arrow keys, five times as far with Shift. */
export function StageView({ svg, alt, busy, movable, onMove, onPick }: StageViewProps) {
  const t = useTranslations('customizer')
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<{ from: Place; at: Place } | null>(null)
  const percentOf = (event: PointerEvent): Place => {
    const box = frame.current?.getBoundingClientRect()
    return box
      ? { x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 }
      : { x: 0, y: 0 }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by || !movable || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const far = event.shiftKey ? LEAP : 1
    onMove(movable.id, { x: movable.at.x + by[0] * far, y: movable.at.y + by[1] * far })
  }
  const take = (event: PointerEvent) => {
    if (!movable) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { from: percentOf(event), at: movable.at }
  }
  const drag = (event: PointerEvent) => {
    if (!held.current || !movable) return
    const { from, at } = held.current
    const now = percentOf(event)
    onMove(movable.id, { x: at.x + now.x - from.x, y: at.y + now.y - from.y })
  }
  const letGo = () => {
    held.current = null
  }
  return (
    <div
      className="cz-stage"
      ref={frame}
      dir="ltr"
      role="group"
      aria-label={t('preview')}
      aria-busy={busy || undefined}
    >
      <div onPointerDown={(event) => onPick(percentOf(event))}>
        <SvgPicture svg={svg} width={1000} height={1000} />
      </div>
      <p className="sr-only">{alt}</p>
      {movable && (
        <ScriptButton
          className="cz-grip"
          style={{ left: `${movable.grip.x}%`, top: `${movable.grip.y}%` }}
          aria-label={t('moveHandle', { name: movable.name })}
          onKeyDown={onKeyDown}
          onPointerDown={take}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 1l4 4.500h-2.700v5.200h5.200V8L23 12l-4.500 4v-2.700h-5.200v5.200H16L12 23l-4-4.500h2.700v-5.200H5.500V16L1 12l4.500-4v2.700h5.200V5.500H8z" />
          </svg>
        </ScriptButton>
      )}
    </div>
  )
}
