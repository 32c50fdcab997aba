'use client'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { useBrowserValue, useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { toast } from '@/components/ui/toast-store'
import { Input } from '@/components/ui/input'
import { SHARE_SIZE } from '@/lib/domain/site-illustrations/social-image'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import './share.css'

interface ShareBookProps {
  id: string
  title: string
  /** The whole address of the story. */
  link: string
  /** The address of what link previews show. */
  picture: string
  shared: boolean
}

/** For the owner: the link with what others will see of it, and whether it works for others at all. */
export function ShareBook({ id, title, link, picture, shared: first }: ShareBookProps) {
  const t = useTranslations('share')
  const router = useRouter()
  const field = useId()
  const [shared, setShared] = useState(first)
  const [busy, setBusy] = useState(false)
  const waiting = useDisabledUntilHydrated()
  const canSend = useBrowserValue(() => typeof navigator.share === 'function', false)

  const change = async (wanted: boolean) => {
    if (busy) return
    setBusy(true)
    try {
      await call(endpoints.setSharing(id), { shared: wanted })
      setShared(wanted)
      toast({ title: t(wanted ? 'nowShared' : 'nowPrivate') })
      router.refresh()
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error instanceof CallError && error.error) || t('failedText'),
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => toast({ title: t('copied'), description: link }),
      () => toast({ title: t('copyFailed'), variant: 'destructive' }),
    )
  }
  const send = () => {
    navigator.share({ title, url: link }).catch((error: unknown) => console.warn('not shared', error))
  }
  return (
    <section className="share-book" aria-labelledby={`${field}-title`} data-off={!shared || undefined}>
      <h2 id={`${field}-title`}>{t('title')}</h2>
      <Checkbox
        className="share-switch"
        checked={shared}
        {...waiting}
        aria-disabled={busy || undefined}
        onChange={(event) => void change(event.target.checked)}
      >
        {t('switch')}
      </Checkbox>
      {shared ? (
        <>
          <img
            className="share-card"
            src={picture}
            alt={t('cardAlt', { title })}
            {...SHARE_SIZE}
            loading="lazy"
            decoding="async"
          />
          <label className="label" htmlFor={field}>
            {t('link')}
          </label>
          <div className="share-link">
            <Input id={field} dir="ltr" readOnly value={link} onFocus={(event) => event.target.select()} />
            <Button size="sm" variant="secondary" onClick={copy}>
              {t('copy')}
            </Button>
            {canSend && (
              <Button size="sm" variant="outline" onClick={send}>
                {t('send')}
              </Button>
            )}
          </div>
          <p className="hint">{t('readers')}</p>
        </>
      ) : (
        <p>{t('off')}</p>
      )}
    </section>
  )
}
