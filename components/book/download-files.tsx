import { useTranslations } from 'next-intl'
import { titleFileName } from '@/lib/domain/book/file-names'
import { hasBraille } from '@/lib/domain/book/braille/braille-tables'
import { speaks } from '@/lib/domain/book/narration/book-voices'
import type { Recorder } from '@/lib/domain/book/recording/recording'
import type { Language } from '@/lib/domain/languages'
import { api } from '@/lib/paths'
import { DownloadButton } from './download-button'

const FILES = [
  { key: 'epub', query: 'format=epub', ending: '.epub' },
  { key: 'a4', query: 'paper=a4', ending: '_A4.pdf' },
  { key: 'letter', query: 'paper=letter', ending: '_Letter.pdf' },
  { key: 'colouring', query: 'format=colouring', ending: '_Colouring.pdf' },
  { key: 'guide', query: 'format=guide', ending: '_Reading_Guide.pdf' },
] as const
/** Where this server makes them, in languages that have a table. */
const BRAILLE_FILES = [{ key: 'braille', query: 'format=brf', ending: '.brf' }] as const
/** Where Wagtale's own voice speaks the book's language. */
export const SPOKEN_FILES = [
  { key: 'readAloud', query: 'format=epub&voice=wagtale', ending: '_With_Voice.epub' },
  { key: 'mp3', query: 'format=mp3&voice=wagtale', ending: '.mp3' },
] as const
const FAMILY_FILES = [
  { key: 'epub', format: 'epub', ending: '_With_Voice.epub' },
  { key: 'mp3', format: 'mp3', ending: '.mp3' },
] as const
const PRINTER_FILES = [
  { key: 'interior', query: 'format=interior&pages=24&printer=kdp', ending: '_Interior_24.pdf' },
  { key: 'cover', query: 'format=cover&pages=24&printer=kdp', ending: '_Cover_24.pdf' },
] as const

/** On a phone a long word for "Download" goes below the name of its file. */
const FILE_ROW =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-paper-edge pb-3.5 [&>button]:flex-none'

interface DownloadFilesProps {
  id: string
  title: string
  language: Language
  /** Who of the family has read it. */
  recorders?: readonly Recorder[]
  /** Whether this server makes braille. */
  braille?: boolean
}

/** The book in its other forms; what only a printer needs is folded away. */
export function DownloadFiles({ recorders = [], braille = false, ...book }: DownloadFilesProps) {
  const t = useTranslations('download')
  const spoken = speaks('wagtale', book.language) ? SPOKEN_FILES : []
  const forFingers = braille && hasBraille(book.language) ? BRAILLE_FILES : []
  return (
    <>
      <FamilyFiles {...book} recorders={recorders} />
      <FileList {...book} files={[...spoken, ...FILES, ...forFingers]} />
      <details className="mt-3.5">
        <summary className="text-link">{t('forPrinters')}</summary>
        <FileList {...book} files={PRINTER_FILES} />
      </details>
    </>
  )
}

function FileList({
  id,
  title,
  files,
}: DownloadFilesProps & {
  files: readonly (typeof FILES | typeof SPOKEN_FILES | typeof BRAILLE_FILES | typeof PRINTER_FILES)[number][]
}) {
  const t = useTranslations('download')
  return (
    <ul className="grid gap-3.5">
      {files.map(({ key, query, ending }) => (
        <li key={key} className={FILE_ROW}>
          <span className="flex-1 basis-40">
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

/** Each voice of the family, as a book that reads itself and as sound. */
function FamilyFiles({
  id,
  title,
  recorders,
}: Pick<DownloadFilesProps, 'id' | 'title'> & { recorders: readonly Recorder[] }) {
  const t = useTranslations('download')
  if (recorders.length === 0) return null
  return (
    <ul className="mb-3.5 grid gap-3.5">
      {recorders.flatMap((recorder) =>
        FAMILY_FILES.map(({ key, format, ending }) => {
          const file = t(`family.${key}`, { name: recorder.name })
          return (
            <li key={`${recorder.id} ${key}`} className={FILE_ROW}>
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <b>{file}</b> <small className="block text-xs text-ink-soft">{t('family.text')}</small>
              </span>
              <DownloadButton
                variant="outline"
                address={`${api.storyPdf(id)}?format=${format}&voice=family&recording=${recorder.id}`}
                fileName={titleFileName(title, ending)}
                label={t('download')}
                accessibleLabel={t('downloadNamed', { file })}
                busyLabel={t('making')}
                started={{ title: t('started'), description: file }}
                failed={{ title: t('failed'), description: t('failedText') }}
              />
            </li>
          )
        }),
      )}
    </ul>
  )
}
