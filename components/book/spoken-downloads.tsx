import { useTranslations } from 'next-intl'
import { titleFileName } from '@/lib/domain/book/file-names'
import { speaks } from '@/lib/domain/book/narration/book-voices'
import type { Story } from '@/lib/domain/story/story'
import { api } from '@/lib/paths'
import { DownloadButton } from './download-button'
import { SPOKEN_FILES } from './download-files'

const LABELS = { readAloud: 'getReadAloud', mp3: 'getMp3' } as const

/** The book read aloud, as files; nothing where no voice of ours speaks its language. */
export function SpokenDownloads({ story }: { story: Pick<Story, 'id' | 'title' | 'language'> }) {
  const t = useTranslations('story')
  const files = useTranslations('download')
  if (!speaks('wagtale', story.language)) return null
  return SPOKEN_FILES.map(({ key, query, ending }) => (
    <DownloadButton
      key={key}
      variant="outline"
      address={`${api.storyPdf(story.id)}?${query}`}
      fileName={titleFileName(story.title, ending)}
      label={t(LABELS[key])}
      busyLabel={files('making')}
      started={{ title: files('started'), description: files(`file.${key}`) }}
      failed={{ title: files('failed'), description: files('failedText') }}
    />
  ))
}
