import { getTranslations } from 'next-intl/server'
import { InfoSection } from '@/components/site/info/info-section'
import { InfoTop } from '@/components/site/info/info-top'
import { Badge } from '@/components/ui/badge'
import { SHOP_BOOKS } from '@/lib/domain/site-illustrations/shop-book-names'
import { shopManuscript } from '@/lib/domain/site-illustrations/shop-books'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { EmbedCodes } from './embed-codes'

const IDEAS = ['pets', 'education', 'content'] as const
const EACH = ['one', 'two', 'three'] as const

/** `/embed-dashboard`: codes that show a book on somebody's page. */
export async function EmbedScreen() {
  const t = await getTranslations('embeds')
  const books = await Promise.all(
    SHOP_BOOKS.map(async (story) => ({ story, title: (await shopManuscript(story)).title })),
  )
  return (
    <>
      <InfoTop tone="sky" title={t('title')} lead={t('lead')} figures="bedtime">
        <p className="mt-6 flex max-w-136 flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge variant="sun" className="whitespace-normal!">
            {t('badge')}
          </Badge>
          <span className="text-s">{t('badgeSample')}</span>
        </p>
      </InfoTop>
      <InfoSection tone="paper" edge="b">
        <ClientMessages of={['embedCodes']}>
          <EmbedCodes books={books} />
        </ClientMessages>
      </InfoSection>
      <InfoSection tone="eucalyptus-pale" edge="c" last>
        <div className="wrap">
          <h2>{t('ideasTitle')}</h2>
          <div className="mt-6 grid gap-x-10 gap-y-7 tablet:grid-cols-3">
            {IDEAS.map((idea) => (
              <div key={idea}>
                <h3>{t(`ideas.${idea}.title`)}</h3>
                <ul className="mt-2 grid list-disc gap-2 ps-5">
                  {EACH.map((one) => (
                    <li key={one}>{t(`ideas.${idea}.${one}`)}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="mt-9 max-w-(--measure)">
            <b>{t('privacyTitle')}.</b> {t('privacy')}
          </p>
        </div>
      </InfoSection>
    </>
  )
}
