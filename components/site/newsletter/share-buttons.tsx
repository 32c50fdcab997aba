'use client'
import type { ReactNode } from 'react'
import { toast } from '@/components/ui/toast-store'
import { buttonVariants } from '@/components/ui/button'
import { ScriptButton } from '@/components/ui/script-button'

/** Pixels, as everywhere a share window opens. */
const WINDOW = 'popup,noopener,width=600,height=400'
const SHARERS = {
  facebook: (page: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(page)}`,
  x: (page: string) => `https://x.com/intent/post?url=${encodeURIComponent(page)}`,
} as const

/** This page's address without what follows the question mark, which may be nobody else's business. */
const thisPage = () => window.location.origin + window.location.pathname

const shareOn = (where: keyof typeof SHARERS) => () => void window.open(SHARERS[where](thisPage()), '_blank', WINDOW)

/** Three ways to pass the page on. */
export function ShareButtons({
  text,
  icons,
}: {
  text: { share: string; facebook: string; x: string; copy: string; copied: string; copyFailed: string }
  /** Drawn by the server, since this is on every page. */
  icons: { facebook: ReactNode; x: ReactNode; copy: ReactNode }
}) {
  const copy = () => {
    navigator.clipboard.writeText(thisPage()).then(
      () => toast({ title: text.copied, description: thisPage() }),
      () => toast({ title: text.copyFailed, description: thisPage(), variant: 'destructive' }),
    )
  }
  return (
    <div className="ms-auto flex gap-1 max-sm:-ms-3 max-sm:basis-full" role="group" aria-label={text.share}>
      <ScriptButton
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        aria-label={text.facebook}
        onClick={shareOn('facebook')}
      >
        {icons.facebook}
      </ScriptButton>
      <ScriptButton
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        aria-label={text.x}
        onClick={shareOn('x')}
      >
        {icons.x}
      </ScriptButton>
      <ScriptButton
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        aria-label={text.copy}
        onClick={copy}
      >
        {icons.copy}
      </ScriptButton>
    </div>
  )
}
