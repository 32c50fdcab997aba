import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './checkout.css'

/** Where the links to a store lead while no store is set up. */
export async function ShopClosed() {
  const t = await getTranslations('checkout')
  return (
    <Sheet tone="sky" className="till">
      <div className="wrap till-inside">
        <div className="till-slip">
          <span className="stall-awning" aria-hidden="true" />
          <h1 className="buy-heading">{t('shopTitle')}</h1>
          <p className="buy-lead">{t('shopText')}</p>
          <p>{t('shopGift')}</p>
          <div className="buy-row">
            <Button asChild><Link href={paths.redeem}>{t('shopRedeem')}</Link></Button>
            <Link href={paths.createStory()} className="text-link">{t('shopBack')}</Link>
          </div>
        </div>
      </div>
    </Sheet>
  )
}
