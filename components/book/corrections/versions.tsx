'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import type { BookChange } from '@/lib/domain/story/stored-book'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'
import { dateLocale } from '@/lib/i18n/locales'

export interface VersionRow {
  version: number
  title: string
  change: BookChange
  endedAt: Date
}

interface VersionsProps {
  id: string
  /** The version that stands. */
  standing: number
  versions: readonly VersionRow[]
  canRestore: boolean
  onRestored: () => void
}

/** What the book was, newest first, each to be brought back. */
export function Versions({ id, standing, versions, canRestore, onRestored }: VersionsProps) {
  const t = useTranslations('corrections')
  const [busy, setBusy] = useState<number | null>(null)
  const restore = async (version: number) => {
    setBusy(version)
    try {
      await call(endpoints.restoreVersion(id, version), { version: standing })
      toast({ title: t('restored', { version }) })
      onRestored()
    } catch (error) {
      toast({
        title: t('failed'),
        description: (error instanceof CallError && error.error) || t('failedText'),
        variant: 'destructive',
      })
    } finally {
      setBusy(null)
    }
  }
  return (
    <section aria-labelledby="cr-versions">
      <h2 id="cr-versions" className="mb-s3 text-d-m">
        {t('versions')}
      </h2>
      {versions.length === 0 && <p>{t('noVersions')}</p>}
      <ol reversed className="grid max-w-184 gap-s3">
        {versions.map(({ version, title, change, endedAt }) => (
          <li key={version} className="grid justify-items-start gap-1.5 bg-paper-2 px-4.5 py-3.5 wrap-anywhere">
            <p>
              <b>{t('version', { version })}</b> <bdi>{title}</bdi>
            </p>
            <Ended at={endedAt} change={change} />
            {canRestore && (
              <Button size="sm" variant="outline" busy={busy === version} onClick={() => void restore(version)}>
                {t('restore', { version })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** When it ended, in the reader's own time zone, which only the browser knows; the server says it in UTC. */
function Ended({ at, change }: { at: Date; change: BookChange }) {
  const t = useTranslations('corrections')
  const locale = useLocale()
  const date = useBrowserValue(
    () => new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at),
    `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  )
  return <p className="hint mt-0!">{t('until', { date, then: t(`then.${change}`) })}</p>
}
