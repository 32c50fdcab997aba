'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'

const WINDOW = 'noopener,noreferrer,width=600,height=400'

/** A place to share, and its address for a link and some words. Instagram takes neither: there its front page opens. */
const PLACES = {
  Facebook: (link: string, words: string) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link, quote: words })}`,
  Twitter: (link: string, words: string) =>
    `https://twitter.com/intent/tweet?${new URLSearchParams({ text: words, url: link })}`,
  LinkedIn: (link: string) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link })}`,
  Instagram: () => 'https://www.instagram.com/',
} as const

/** Each opens a small window; nothing is loaded from these places before that. */
export function ShareButtons() {
  const t = useTranslations('beta')
  const open = (address: (link: string, words: string) => string) =>
    window.open(address(new URL(paths.betaProgram, window.location.origin).href, t('shareWords')), '_blank', WINDOW)
  return (
    <div className="mt-5 flex flex-wrap gap-x-4 gap-y-3">
      {Object.entries(PLACES).map(([name, address]) => (
        <Button key={name} variant="outline" size="sm" onClick={() => open(address)}>
          {name} <span className="sr-only">{t('newWindow')}</span>
        </Button>
      ))}
    </div>
  )
}
