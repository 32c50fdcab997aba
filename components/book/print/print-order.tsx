'use client'
import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import type { PrintProduct } from '@/lib/domain/commerce/print-order'
import type { PrintOffers } from '@/lib/domain/commerce/print-rates'
import type { NamedCountry } from '@/lib/domain/commerce/purchase-countries'
import type { StoryPage } from '@/lib/domain/story/story'
import { BookChoices, type BookSize } from './book-choices'
import type { BookTones } from './drawn-book'
import { PrintOrderForm } from './print-order-form'
import { PrintProof, type Binding } from './print-proof'
import { usePrintForm } from './use-print-form'

export interface PrintOrderProps {
  id: string
  version: number
  childName: string
  dedication: string
  cover: string | null
  pages: readonly StoryPage[]
  dir: 'ltr' | 'rtl'
  countries: readonly NamedCountry[]
  /** Null without rates. */
  offers: PrintOffers | null
  /** The book chosen before. */
  book: PrintProduct
  sizes: Record<PrintProduct, BookSize>
  bindings: Record<PrintProduct, Binding>
  tones: BookTones
  /** ISO, of the request. */
  now: string
  /** In place of the order while no store sells printed books. */
  closed: ReactNode
  /** What was ordered before. */
  orders: ReactNode
}

/** Which book, what it looks like on paper, and its order. */
export function PrintOrder({ closed, orders, bindings, sizes, tones, cover, now, ...book }: PrintOrderProps) {
  const t = useTranslations('printOrder')
  const formId = useId()
  const [inputs, choice] = usePrintForm({ formId, ...book })
  const { id, version, pages, dir, countries, childName } = book
  const [dedication, setDedication] = useState<string>()
  const rtl = dir === 'rtl'
  return (
    <>
      <Section tone="paper" edge="b">
        <div className="wrap">
          <BookChoices {...{ formId, inputs, choice, countries, sizes, cover, tones, rtl, now }} />
        </div>
      </Section>
      <Section tone="sky-pale" edge="c">
        <div className="wrap grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] items-start gap-x-[clamp(28px,5vw,72px)] gap-y-s6 max-[901px]:grid-cols-1">
          <section aria-labelledby="po-proof" className="grid min-w-0 gap-s4 min-[902px]:sticky min-[902px]:top-s4">
            <h2 id="po-proof">{t('proof')}</h2>
            <p>{t('proofText')}</p>
            <PrintProof
              key={choice.product}
              {...{ id, version, pages, dir, dedication }}
              product={choice.product}
              binding={bindings[choice.product]}
            />
          </section>
          <section aria-labelledby="po-order" className="grid min-w-0 gap-s4">
            {closed ?? (
              <>
                <h2 id="po-order">{t('order')}</h2>
                <PrintOrderForm
                  {...{ formId, id, version, childName, countries, inputs, choice, now }}
                  onDedication={(typed) => setDedication(typed === book.dedication ? undefined : typed)}
                />
              </>
            )}
            {orders}
          </section>
        </div>
      </Section>
    </>
  )
}
