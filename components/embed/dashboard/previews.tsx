'use client'
import { useEffect, useRef, useState } from 'react'
import { embedPath } from '@/lib/domain/embed/embed-address'
import { escapeHtml } from '@/lib/domain/escape-html'
import { direction, type Locale } from '@/lib/i18n/locales'
import type { EmbedSettings } from './snippets'

/** The book as the frame's code shows it. */
export function FramePreview({
  settings: { width, height, ...address },
  language,
  title,
}: {
  settings: EmbedSettings
  language: Locale
  title: string
}) {
  return (
    <iframe
      src={embedPath({ ...address, lang: language })}
      width={width}
      height={height}
      title={title}
      loading="lazy"
      className="max-w-full shadow-2"
    />
  )
}

/** Runs the widget itself, as somebody's page would. */
export function WidgetPreview({
  settings: { story, theme, branding, width },
  language,
}: {
  settings: EmbedSettings
  language: Locale
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const script = document.createElement('script')
    script.src = '/js/wagtale-widget.js'
    Object.assign(script.dataset, { story, theme, branding: String(branding), width: String(width), lang: language })
    place.current?.replaceChildren(script)
  }, [story, theme, branding, width, language])
  return <div ref={place} className="min-h-75" />
}

/** A card in a document of its own, so that it looks as it will elsewhere. Nothing in it runs. */
export function CardPreview({ html, language, title }: { html: string; language: Locale; title: string }) {
  const [height, setHeight] = useState(300)
  return (
    <iframe
      srcDoc={`<!DOCTYPE html><html lang="${language}" dir="${direction(language)}"><head><title>${escapeHtml(title)}</title><base target="_blank"><style>body{margin:0}</style></head><body>${html}</body></html>`}
      sandbox="allow-same-origin allow-popups"
      title={title}
      style={{ height }}
      className="w-full"
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.body.offsetHeight ?? 300)}
    />
  )
}
