import { useLocale, useTranslations } from 'next-intl'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { direction } from '@/lib/i18n/locales'
import { api } from '@/lib/paths'
import { readerFileName } from '@/lib/domain/book/file-names'
import { joinNames } from '@/lib/domain/book/phrases'
import { readerPages } from '@/lib/domain/book/reader-pages'
import type { Story } from '@/lib/domain/story/story'
import { BookBar } from './book-bar'
import { DownloadButton } from './download-button'
import { Reader } from './reader'

/** The interactive reader of a story that is ready. */
export function ReaderScreen({ story }: { story: Story }) {
  const t = useTranslations('reader')
  const locale = useLocale()
  const names = joinNames([story.childName, ...story.pets.map((pet) => pet.name)], locale)
  return (
    <main id="main" className="book-room">
      <BookBar title={story.title} lang={story.language}>
        <DownloadButton
          address={api.storyPdf(story.id)}
          fileName={readerFileName(story)}
          label={t('downloadPdf')}
          busyLabel={t('preparingPdf')}
          started={{ title: t('downloadStarted'), description: t('downloadStartedText') }}
          failed={{ title: t('downloadError'), description: t('downloadErrorText') }}
        />
      </BookBar>
      <ClientMessages of={['reader']}>
        <Reader
          pages={readerPages(story)}
          book={{
            title: story.title, childName: story.childName, petName: story.petName, names, language: story.language, dir: direction(story.language),
            cover: story.imageUrl ?? story.pages[0]?.imageUrl ?? null,
          }}
        />
      </ClientMessages>
    </main>
  )
}
