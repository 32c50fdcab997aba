'use client'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useState, type ReactNode } from 'react'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { Checkbox } from '@/components/ui/checkbox'
import { toast } from '@/components/ui/toast-store'
import { SHARE_SIZE } from '@/lib/domain/site-illustrations/social-image'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { LinkToSend } from './link-to-send'

interface ShareBookProps {
  id: string
  title: string
  /** The whole address of the story. */
  link: string
  /** The address of what link previews show. */
  picture: string
  shared: boolean
  /** The link as a QR code. */
  code: ReactNode
}

/** For the owner: the link with what others will see of it, and whether it works for others at all. */
export function ShareBook({ id, title, link, picture, shared: first, code }: ShareBookProps) {
  const t = useTranslations('share')
  const router = useRouter()
  const field = useId()
  const [shared, setShared] = useState(first)
  const [busy, setBusy] = useState(false)
  const waiting = useDisabledUntilHydrated()

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
  return (
    <section
      className="grid grid-cols-1 gap-2.5 bg-paper px-6.5 pt-5.5 pb-6.5 shadow-page"
      aria-labelledby={`${field}-title`}
      data-off={!shared || undefined}
    >
      <h2 id={`${field}-title`} className="text-d-m">
        {t('title')}
      </h2>
      <Checkbox
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
            className="mt-1.5 mb-2.5 block h-auto w-full -rotate-[0.6deg] border-6 border-white bg-sky-pale shadow-2"
            src={picture}
            alt={t('cardAlt', { title })}
            {...SHARE_SIZE}
            loading="lazy"
            decoding="async"
          />
          <LinkToSend
            id={field}
            link={link}
            title={title}
            words={{
              label: t('link'),
              send: t('send'),
              copy: t('copy'),
              copied: t('copied'),
              copyFailed: t('copyFailed'),
            }}
          />
          <details>
            <summary className="flex min-h-11 w-fit items-center text-s font-heavy underline decoration-2 underline-offset-[0.18em]">
              {t('code')}
            </summary>
            {code}
          </details>
          <p className="hint">{t('readers')}</p>
        </>
      ) : (
        <p>{t('off')}</p>
      )}
    </section>
  )
}
