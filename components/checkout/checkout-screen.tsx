import { getTranslations } from 'next-intl/server'
import { Sheet } from '@/components/ui/sheet'
import { STORE_NAMES } from '@/lib/domain/commerce/stores'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import './checkout.css'
import { StoreButton } from './store-button'

/** Card payments, where no provider can take them: said plainly, with the way on. */
export async function CheckoutScreen() {
  const t = await getTranslations('checkout')
  return (
    <Sheet tone="sun" className="till">
      <div className="wrap till-inside">
        <div className="till-slip">
          <span className="stall-awning" aria-hidden="true" />
          <h1 className="buy-heading">{t('title')}</h1>
          <p className="buy-lead">{t('text')}</p>
          <p>{t('nothingCharged')}</p>
          <div className="buy-row">
            <StoreButton>{t('toStore', { store: STORE_NAMES.stanstore })}</StoreButton>
            <Link href={paths.purchase} className="text-link">{t('back')}</Link>
          </div>
        </div>
      </div>
    </Sheet>
  )
}
