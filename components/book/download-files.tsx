import { useTranslations } from 'next-intl'
import { titleFileName } from '@/lib/domain/book/file-names'
import { api } from '@/lib/paths'
import { DownloadButton } from './download-button'

const FILES = [
  { key: 'epub', query: 'format=epub', ending: '.epub' },
  { key: 'a4', query: 'paper=a4', ending: '_A4.pdf' },
  { key: 'letter', query: 'paper=letter', ending: '_Letter.pdf' },
  { key: 'colouring', query: 'format=colouring', ending: '_Colouring.pdf' },
  { key: 'interior', query: 'format=interior&pages=24&printer=kdp', ending: '_Interior_24.pdf' },
  { key: 'cover', query: 'format=cover&pages=24&printer=kdp', ending: '_Cover_24.pdf' },
] as const

/** The book in its other forms. */
export function DownloadFiles({ id, title }: { id: string; title: string }) {
  const t = useTranslations('download')
  return (
    <ul className="grid gap-3.5">
      {FILES.map(({ key, query, ending }) => (
        <li
          key={key}
          className="flex items-center justify-between gap-4 border-b border-paper-edge pb-3.5 [&>button]:flex-none"
        >
          <span>
            <b>{t(`file.${key}`)}</b> <small className="block text-xs text-ink-soft">{t(`fileText.${key}`)}</small>
          </span>
          <DownloadButton
            variant="outline"
            address={`${api.storyPdf(id)}?${query}`}
            fileName={titleFileName(title, ending)}
            label={t('download')}
            accessibleLabel={t('downloadNamed', { file: t(`file.${key}`) })}
            busyLabel={t('making')}
            started={{ title: t('started'), description: t(`file.${key}`) }}
            failed={{ title: t('failed'), description: t('failedText') }}
          />
        </li>
      ))}
    </ul>
  )
}
