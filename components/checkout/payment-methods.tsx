'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ArrowIcon, TickIcon } from '@/components/ui/icons'
import { Awning, type AwningCloth } from '@/components/illustration/awning'
import { Alert } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import { ScriptButton } from '@/components/ui/script-button'
import { STORES, STORE_NAMES, type Store } from '@/lib/domain/commerce/stores'
import type { WaysToPay } from '@/lib/domain/commerce/ways-to-pay'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'

export type PaymentMethodChoice = Store | 'direct'
/** The id of what opens under the stall for cards. */
const PURCHASE_FORM_ID = 'purchase-form'
const CLOTHS: Record<PaymentMethodChoice, AwningCloth> = { stanstore: 'coral', shopify: 'eucalyptus', direct: 'sky' }
const STALL =
  'relative grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4.5 gap-y-0.5 bg-paper ' +
  'px-[clamp(18px,2.6vw,30px)] pt-11 pb-5 text-start text-ink no-underline shadow-2 transition-transform ' +
  'hover:-translate-y-0.75 hover:-rotate-[0.3deg] aria-[current]:bg-sun ' +
  'aria-[current]:shadow-[inset_0_0_0_3px_var(--color-ink),var(--shadow-2)] forced-colors:border-2 ' +
  'forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] ' +
  'forced-colors:aria-[current]:[forced-color-adjust:none]'

interface PaymentMethodsProps {
  /** Undefined until the server has answered: then all may work. */
  ways: WaysToPay | undefined
  chosen: PaymentMethodChoice | null
  onChoose: (way: PaymentMethodChoice) => void
  /** The purchase form, open under the stall that it belongs to. */
  form: ReactNode
}

/** The card first, then the stores; what isn't set up comes last. */
function inOrder(ways: WaysToPay | undefined): { way: PaymentMethodChoice; works: boolean }[] {
  const stalls = [
    { way: 'direct' as const, works: ways?.card ?? true },
    ...STORES.map((way) => ({ way, works: ways?.stores[way] ?? true })),
  ]
  return [...stalls.filter(({ works }) => works), ...stalls.filter(({ works }) => !works)]
}

/** Three market stalls: one opens the purchase form, two lead out to a store in a new tab. */
export function PaymentMethods({ ways, chosen, onChoose, form }: PaymentMethodsProps) {
  const t = useTranslations('purchase')
  const face = (way: PaymentMethodChoice, name: string, text: string) => (
    <>
      <Awning cloth={CLOTHS[way]} className="-inset-x-2 -top-1.5" />
      <span className="col-start-1 font-display text-d-s leading-[1.2] font-bold">{name}</span>
      <span className="col-start-1">{text}</span>
      <span className="col-start-2 row-start-1 row-end-[span_2] inline-flex items-center gap-2 font-heavy">
        {chosen === way ? (
          <>
            <TickIcon /> {t('chosen')}
          </>
        ) : (
          <ArrowIcon className="rtl:-scale-x-100" />
        )}
      </span>
    </>
  )
  const store = (way: Store) => (
    <li key={way}>
      <a
        href={api.store(way)}
        target="_blank"
        rel="noopener noreferrer"
        className={STALL}
        aria-current={chosen === way || undefined}
        onClick={() => onChoose(way)}
      >
        {face(way, STORE_NAMES[way], t(way))}
      </a>
      {chosen === way && (
        <Alert className="mt-3">
          <p>{t('afterStore')}</p>
          <Link href={paths.paymentGuide} className="text-link">
            {t('whatNext')}
          </Link>
        </Alert>
      )}
    </li>
  )
  const closed = (way: PaymentMethodChoice) => (
    <li key={way} className={cn(STALL, 'pointer-events-none opacity-70')}>
      <Awning cloth={CLOTHS[way]} className="-inset-x-2 -top-1.5" />
      <span className="col-span-full font-display text-d-s leading-[1.2] font-bold">
        {way === 'direct' ? t('direct') : STORE_NAMES[way]}
      </span>
      <span className="col-span-full">{t('notSetUp')}</span>
    </li>
  )
  const direct = (
    <li key="direct">
      <ScriptButton
        className={STALL}
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
  )
  return (
    <ul className="grid gap-6.5">
      {inOrder(ways).map(({ way, works }) => (!works ? closed(way) : way === 'direct' ? direct : store(way)))}
    </ul>
  )
}
