'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SleepingDachshund } from '@/components/site/dachshund'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { RoomVersion } from '@/lib/domain/collaboration/room-log'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { Progress } from '@/components/ui/progress'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import { Credits } from './credits'
import { useRoom } from './room-context'
import { TracedPage } from './traced-page'

/** The story as it stands, for all: the pages that are being written, or a version of those that are. */
export function PreviewTab() {
  const t = useTranslations('together.preview')
  const { room, writing } = useRoom()
  const [chosen, setChosen] = useState<number | null>(null)
  const version = room.versions.find(({ number }) => number === chosen) ?? room.versions.at(-1)
  if (writing) return <WritingPages pages={writing.pages} />
  if (!version) {
    return (
      <EmptyState picture={<SleepingDachshund className="h-20" />} title={t('empty')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-labelledby="preview-title">
      {room.versions.length > 1 && <Versions versions={room.versions} chosen={version.number} onChoose={setChosen} />}
      <header className="grid justify-items-start gap-3">
        <h2 id="preview-title" className="text-d-m wrap-anywhere" lang={version.language} dir="auto">
          {version.title}
        </h2>
        {version.storyId !== null && (
          <Button asChild>
            <Link href={paths.readStory(version.storyId)}>{t('read')}</Link>
          </Button>
        )}
        {version.traces.length > 0 && <p className="hint mt-0!">{t('hint')}</p>}
      </header>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {version.pages.map((content, i) => (
          <TracedPage
            // A version's pages never change their places.
            key={`${version.id}-${i}`}
            page={i + 1}
            language={version.language}
            content={content}
            traces={version.traces.filter(({ page }) => page === i + 1)}
          />
        ))}
      </ol>
      <Quoted version={version} />
      <Credits version={version} />
    </article>
  )
}

interface VersionsProps {
  versions: readonly RoomVersion[]
  chosen: number
  onChoose: (number: number) => void
}
function Versions({ versions, chosen, onChoose }: VersionsProps) {
  const t = useTranslations('together.preview')
  const format = useFormatter()
  return (
    <Field label={t('version')} className="max-w-80">
      <Select value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {versions.toReversed().map(({ number, createdAt }) => (
          <option key={number} value={number}>
            {t('versionOption', {
              number,
              when: format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The book while it grows. */
function WritingPages({ pages }: { pages: readonly string[] }) {
  const t = useTranslations('together')
  const { writtenIn } = useRoom()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="preview-writing">
      <h2 id="preview-writing" className="text-d-m">
        {t('preview.writing')}
      </h2>
      <Progress
        value={pages.length / PAGES_IN_A_STORY}
        label={t('preview.writing')}
        valueText={t('generate.progress', { count: pages.length, total: PAGES_IN_A_STORY })}
      />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.map((content, i) => (
          <TracedPage key={i} page={i + 1} language={writtenIn} content={content} traces={[]} />
        ))}
      </ol>
    </section>
  )
}

/** The page 'Also said at this table': what neither text nor pictures could hold in full, in its giver's words. */
function Quoted({ version }: { version: RoomVersion }) {
  const t = useTranslations('together.preview')
  const { quoted } = version.table
  if (quoted.length === 0) return null
  return (
    <section className="bg-paper-2 px-[clamp(16px,3vw,34px)] pt-4 pb-5 shadow-page" aria-labelledby="also-said">
      <h3 id="also-said" className="mb-3 text-d-s">
        {t('quoted')}
      </h3>
      <ul className="grid gap-2.5">
        {quoted.map(({ giver, content }, i) => (
          // A version's ideas never change their places.
          <li key={i} className="border-s-6 border-sun bg-paper px-3.5 py-2">
            <p className="font-lead wrap-anywhere" dir="auto">
              {content}
            </p>
            <p className="text-xs">
              <bdi className="font-heavy">{giver}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
