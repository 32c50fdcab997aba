'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { recordingHash } from '@/lib/browser/recording/recording-key'
import { LinkToSend } from '../share/link-to-send'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import type { OwnRecording } from '@/lib/domain/book/recording/recording'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { LANGUAGE_FACTS } from '@/lib/domain/languages'

interface RecordingRowProps {
  recording: OwnRecording
  title: string
  recordAddress: string
}

/** One voice: how far it is, recording it here, the link for somebody else's phone, and erasing it. */
export function RecordingRow({ recording, title, recordAddress }: RecordingRowProps) {
  const t = useTranslations('familyVoice')
  const locale = useLocale()
  const router = useRouter()
  const [link, setLink] = useState<string | null>(null)
  const [erasing, setErasing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, name, done, total, changed, linkExpires } = recording
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await work()
      router.refresh()
    } catch (error) {
      console.warn('nothing was changed', error)
      toast({ title: (error instanceof CallError && error.error) || t('failed'), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  const makeLink = () =>
    attempt(async () => {
      const { token } = await call(endpoints.linkRecording(id))
      setLink(`${recordAddress}${recordingHash(id, token)}`)
    })
  const takeBack = () =>
    attempt(async () => {
      await call(endpoints.unlinkRecording(id))
      setLink(null)
      toast({ title: t('linkGone') })
    })
  const erase = () =>
    attempt(async () => {
      await call(endpoints.eraseRecording(id))
      toast({ title: t('erased') })
    })
  const date = (iso: string) =>
    new Intl.DateTimeFormat(LANGUAGE_FACTS[locale].dateLocale, { dateStyle: 'long' }).format(new Date(iso))
  return (
    <li className="grid gap-2.5 border-t border-paper-edge pt-3.5">
      <p className="wrap-anywhere">
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <small className="block text-xs text-ink-soft">{t('progress', { done, total })}</small>
        {changed > 0 && <small className="block text-xs font-heavy">{t('changed')}</small>}
        {linkExpires !== null && (
          <small className="block text-xs text-ink-soft">{t('linkUntil', { date: date(linkExpires) })}</small>
        )}
      </p>
      {erasing ? (
        <div className="grid gap-2" role="group" aria-label={t('erase')}>
          <p>{t('reallyErase', { name })}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button size="sm" variant="destructive" busy={busy} busyText={t('erasing')} onClick={() => void erase()}>
              {t('yesErase')}
            </Button>
            <Button size="sm" variant="outline" autoFocus onClick={() => setErasing(false)}>
              {t('noErase')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {/* By a full load: this page may not use the microphone, and a link would keep its rules. */}
          <Button asChild size="sm" variant="success">
            <a href={`${recordAddress}#${id}`}>
              {t('record')} <Named name={name} />
            </a>
          </Button>
          <Button size="sm" variant="outline" busy={busy} busyText={t('making')} onClick={() => void makeLink()}>
            {t(linkExpires === null ? 'link' : 'newLink')} <Named name={name} />
          </Button>
          {linkExpires !== null && (
            <Button variant="link" onClick={() => void takeBack()}>
              {t('takeBack')} <Named name={name} />
            </Button>
          )}
          <Button variant="link" onClick={() => setErasing(true)}>
            {t('erase')} <Named name={name} />
          </Button>
        </div>
      )}
      {link !== null && linkExpires !== null && <NewLink link={link} name={name} title={title} />}
    </li>
  )
}

/** Whose button it is, for whoever only hears it. */
const Named = ({ name }: { name: string }) => <bdi className="sr-only">{name}</bdi>

function NewLink({ link, name, title }: { link: string; name: string; title: string }) {
  const t = useTranslations('familyVoice')
  const field = useId()
  return (
    <div className="grid gap-2 bg-sun-pale px-4 py-3">
      <LinkToSend
        id={field}
        link={link}
        title={title}
        text={t('invitation', { title })}
        words={{
          label: t('linkFor', { name }),
          send: t('send'),
          copy: t('copy'),
          copied: t('copied'),
          copyFailed: t('copyFailed'),
        }}
      />
      <p className="hint">{t('linkHint', { days: RECORDING.linkDays })}</p>
    </div>
  )
}
