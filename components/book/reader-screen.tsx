import { useLocale, useTranslations } from 'next-intl'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction } from '@/lib/i18n/locales'
import { Logo } from '@/components/site/logo'
import { Button } from '@/components/ui/button'
import { BookIcon, DownloadIcon } from '@/components/ui/icons'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import { readerFileName } from '@/lib/domain/book/file-names'
import { joinNames, type BookPhrases } from '@/lib/domain/book/phrases'
import type { NarrationVoice } from '@/lib/domain/book/narration/voices'
import { END_PAGE, picturePath } from '@/lib/domain/book/picture-path'
import { speaks } from '@/lib/domain/book/narration/book-voices'
import { buildSpokenPages } from '@/lib/domain/book/narration/spoken'
import type { Recorder } from '@/lib/domain/book/recording/recording'
import { buildReaderPages } from '@/lib/domain/book/reader-pages'
import type { Story } from '@/lib/domain/story/story'
import { DownloadButton } from './download-button'
import { Reader } from './reader'
import type { NarratedBook } from './narrator/narration-source'
import { sequelPath } from './sequel-path'
import styles from './reader.module.css'

/** Null where only the device's voices read it. */
function narratedBook({ id, version, language, pages }: Story, recorders: readonly Recorder[]): NarratedBook | null {
  const ours = speaks('wagtale', language)
  return pages.length > 0 && (ours || recorders.length > 0) ? { id, version, language, ours, recorders } : null
}

/** The interactive reader of a story that is ready. */
export function ReaderScreen({
  story,
  phrases,
  narrators,
  recorders,
}: {
  story: Story
  phrases: BookPhrases
  narrators: readonly NarrationVoice[]
  recorders: readonly Recorder[]
}) {
  const t = useTranslations('reader')
  const locale = useLocale()
  const site = useTranslations('site')
  const cast = [story.childName, ...story.pets.map((pet) => pet.name)]
  const pages = buildReaderPages(story)
  return (
    <main id="main" className={styles['room']}>
      <ClientMessages of={['reader', 'narrator']}>
        <Reader
          pages={pages}
          spoken={buildSpokenPages(pages, { title: story.title, names: cast, language: story.language, phrases })}
          narrators={narrators}
          narrated={narratedBook(story, recorders)}
          logo={<Logo label={site('logoLabel')} />}
          book={{
            id: story.id,
            title: story.title,
            childName: story.childName,
            petName: story.petName,
            names: joinNames(cast, locale),
            language: story.language,
            dir: direction(story.language),
            cover: story.imageUrl ?? story.pages[0]?.imageUrl ?? null,
            end: story.pages.length > 0 ? picturePath(story.id, END_PAGE, story.version) : null,
            sequel: story.mine ? sequelPath(story) : null,
            dedication: story.dedication,
          }}
        >
          <DownloadButton
            address={api.storyPdf(story.id)}
            fileName={readerFileName(story)}
            label={t('downloadPdf')}
            icon={<DownloadIcon />}
            busyLabel={t('preparingPdf')}
            started={{ title: t('downloadStarted'), description: t('downloadStartedText') }}
            failed={{ title: t('downloadError'), description: t('downloadErrorText') }}
          />
          {story.mine && (
            <Button asChild size="sm" variant="paper">
              <Link href={paths.printOrder(story.id)}>
                <BookIcon />
                <span>{t('orderBook')}</span>
              </Link>
            </Button>
          )}
        </Reader>
      </ClientMessages>
    </main>
  )
}
