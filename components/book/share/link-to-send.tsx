'use client'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast-store'

interface LinkToSendProps {
  id: string
  link: string
  /** What the device's own sheet sends with it. */
  title: string
  text?: string
  words: { label: string; send: string; copy: string; copied: string; copyFailed: string }
}

/** A link to be copied, or sent by the device's own sheet: where it has one, that first. */
export function LinkToSend({ id, link, title, text, words }: LinkToSendProps) {
  const canSend = useBrowserValue(() => typeof navigator.share === 'function', false)
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => toast({ title: words.copied, description: link }),
      () => toast({ title: words.copyFailed, variant: 'destructive' }),
    )
  }
  const send = () => {
    navigator
      .share({ title, url: link, ...(text === undefined ? {} : { text }) })
      .catch((error: unknown) => console.warn('not sent', error))
  }
  return (
    <>
      <label className="label" htmlFor={id}>
        {words.label}
      </label>
      <div className="grid items-center gap-2.5 max-sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <Input
          className="text-s! text-ellipsis max-sm:col-span-full"
          id={id}
          dir="ltr"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        {canSend && (
          <Button size="sm" variant="success" onClick={send}>
            {words.send}
          </Button>
        )}
        <Button size="sm" variant={canSend ? 'outline' : 'secondary'} onClick={copy}>
          {words.copy}
        </Button>
      </div>
    </>
  )
}
