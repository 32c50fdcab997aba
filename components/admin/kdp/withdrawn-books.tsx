'use client'
import { useTranslations } from 'next-intl'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { productPage } from '@/lib/domain/publishing/publication'
import { useKdpCall } from './use-kdp-call'

export interface Withdrawn {
  storyId: string
  asin: string | null
  revision: number
}

/**
 * Books that KDP still sells although their stories were taken back. Without titles: the stories are out of the
 * lists.
 */
export function WithdrawnBooks({ books }: { books: readonly Withdrawn[] }) {
  const t = useTranslations('operators.kdp')
  const { busy, error, run } = useKdpCall()
  if (books.length === 0) return null
  return (
    <Alert variant="destructive" className="mb-5 grid gap-2.5">
      <AlertTitle className="mb-0">{t('withdrawn.title')}</AlertTitle>
      <p>{t('withdrawn.text')}</p>
      <ul className="grid gap-2">
        {books.map(({ storyId, asin, revision }) => (
          <li key={storyId} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            {asin ? (
              <a className="text-link" href={productPage(asin)} target="_blank" rel="noopener noreferrer">
                {t('withdrawn.book', { asin })}
              </a>
            ) : (
              t('withdrawn.noNumber')
            )}
            <Button
              variant="outline"
              size="sm"
              busy={busy === storyId}
              busyText={t('move.setting')}
              onClick={() =>
                run(storyId, async ({ call, endpoints }) =>
                  call(endpoints.setKdpStatus(storyId), { to: 'unpublished', revision }),
                )
              }
            >
              {t('withdrawn.done')}
            </Button>
          </li>
        ))}
      </ul>
      {error && <p className="font-heavy">{error}</p>}
    </Alert>
  )
}
