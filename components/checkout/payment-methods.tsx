'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ArrowIcon, TickIcon } from '@/components/ui/icons'
import { Alert } from '@/components/ui/alert'
import { ScriptButton } from '@/components/ui/script-button'
import { STORE_NAMES, type Store } from '@/lib/domain/commerce/stores'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'

export type PaymentMethodChoice = Store | 'direct'
/** The id of what opens under the third stall. */
const PURCHASE_FORM_ID = 'purchase-form'

interface WaysToPayProps {
  chosen: PaymentMethodChoice | null
  onChoose: (way: PaymentMethodChoice) => void
  /** The purchase form, open under the stall that it belongs to. */
  form: ReactNode
}

/** Three market stalls. Two lead out to a store in a new tab, the third opens the purchase form. */
export function PaymentMethods({ chosen, onChoose, form }: WaysToPayProps) {
  const t = useTranslations('purchase')
  const face = (way: PaymentMethodChoice, name: string, text: string) => (
    <>
      <span className="stall-awning" aria-hidden="true" />
      <span className="stall-name">{name}</span>
      <span className="stall-text">{text}</span>
      <span className="stall-mark">
        {chosen === way ? (
          <>
            <TickIcon /> {t('chosen')}
          </>
        ) : (
          <ArrowIcon className="stall-arrow" />
        )}
      </span>
    </>
  )
  const store = (way: Store) => (
    <li>
      <a
        href={api.store(way)}
        target="_blank"
        rel="noopener noreferrer"
        className={`stall stall-${way}`}
        aria-current={chosen === way || undefined}
        onClick={() => onChoose(way)}
      >
        {face(way, STORE_NAMES[way], t(way))}
      </a>
      {chosen === way && (
        <Alert className="stall-after">
          <p>{t('afterStore')}</p>
          <Link href={paths.paymentGuide} className="text-link">
            {t('whatNext')}
          </Link>
        </Alert>
      )}
    </li>
  )
  return (
    <ul className="stalls">
      {store('stanstore')}
      {store('shopify')}
      <li>
        <ScriptButton
          className="stall stall-direct"
          aria-current={chosen === 'direct' || undefined}
          aria-expanded={chosen === 'direct'}
          aria-controls={PURCHASE_FORM_ID}
          onClick={() => onChoose('direct')}
        >
          {face('direct', t('direct'), t('directText'))}
        </ScriptButton>
        <div id={PURCHASE_FORM_ID} hidden={chosen !== 'direct'}>
          {form}
        </div>
      </li>
    </ul>
  )
}
