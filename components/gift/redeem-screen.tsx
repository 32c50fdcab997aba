import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Price } from '@/components/site/price'
import { Section } from '@/components/ui/section'
import { PRICES } from '@/lib/domain/commerce/prices'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { GIFT_HEADING } from './gift-heading'
import { RedeemClient } from './redeem-client'

/**
 * The ticket is beside the words and the picture; on a phone between them. On a tablet the picture goes beside the
 * words, since alone it would leave half the sheet bare. The picture's row has its height from the beginning: the
 * ticket is painted before the picture, and stays where it is.
 */
const LAYOUT =
  'wrap grid grid-cols-[minmax(0,1fr)] items-center gap-[clamp(30px,6vw,92px)] ' +
  'min-[601px]:grid-cols-[minmax(min-content,1fr)_15rem] min-[601px]:grid-rows-[minmax(16rem,auto)_auto] ' +
  'md:grid-cols-[minmax(min-content,1fr)_minmax(0,1.1fr)] md:grid-rows-[auto_minmax(26rem,auto)]'

export async function RedeemScreen() {
  const [t, picture] = await Promise.all([getTranslations('redeem'), pictureFile('steps-opening')])
  return (
    <Section tone="eucalyptus-deep" className="pt-[clamp(40px,7vw,110px)]! pb-47.5!">
      <div className={LAYOUT}>
        <div>
          <h1 className={GIFT_HEADING}>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <div className="min-[601px]:[grid-area:2/1/auto/span_2] md:[grid-area:1/2/span_2]">
          <ClientMessages of={['redeem']}>
            <RedeemClient />
          </ClientMessages>
          <p className="mt-6.5">
            {t('noCode')}{' '}
            <Link href={paths.storyPreview()}>
              {t.rich('buy', { price: () => <Price cents={PRICES.digitalStory} /> })}
            </Link>
          </p>
        </div>
        <SitePicture
          picture={picture}
          className="snapshot mt-0 mb-0 w-[min(100%,24rem)] min-[601px]:max-md:[grid-area:1/2]"
        />
      </div>
    </Section>
  )
}
