import { getLocale, getTranslations } from 'next-intl/server'
import { ChargedNote } from '@/components/site/charged-note'
import { PriceStrip } from '@/components/site/price-strip'
import { Section } from '@/components/ui/section'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { CARD_FRONTS, GIFT_OCCASIONS, cardPicture } from '@/lib/domain/commerce/gift-order'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { PRICES } from '@/lib/domain/commerce/prices'
import { listCountries } from '@/lib/domain/commerce/purchase-countries'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { GIFT_HEADING } from './gift-heading'
import { GiveForm } from './give-form'

type Pictures = Parameters<typeof GiveForm>[0]['pictures']

async function cardPictures(): Promise<Pictures> {
  const pictures = GIFT_OCCASIONS.flatMap((occasion) =>
    CARD_FRONTS.map(async (front) => {
      const name = cardPicture({ occasion, front })
      return [name, (await pictureFile(`gift-${name}`)).src] as const
    }),
  )
  return Object.fromEntries(await Promise.all(pictures))
}

/** Buying a story for somebody else. */
export async function GiveScreen() {
  const [t, pictures] = await Promise.all([getTranslations('give'), cardPictures()])
  return (
    <Section tone="coral-pale" className="pt-[clamp(36px,5vw,72px)]! pb-42.5!">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(30px,5vw,80px)] md:grid-cols-[minmax(min-content,1fr)_minmax(0,1.15fr)] md:grid-rows-[auto_1fr] md:gap-y-0">
        <div className="grid gap-4.5">
          <h1 className={GIFT_HEADING}>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <ClientMessages of={['give', 'giftCard', 'purchase', 'preview']}>
          <GiveForm
            pictures={pictures}
            countries={listCountries(await getLocale())}
            price={
              <div className="mt-2.5 grid gap-1.5">
                <div className="mb-1.5 *:shadow-[inset_0_0_0_2px_#12313a1f]">
                  <PriceStrip cents={PRICES.digitalStory} />
                </div>
                <ChargedNote>{t('charged', { amount: formatPrice(PRICES.digitalStory) })}</ChargedNote>
                <p>{t('years')}</p>
              </div>
            }
          />
        </ClientMessages>
      </div>
    </Section>
  )
}
