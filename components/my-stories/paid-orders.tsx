import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { dateLocale } from '@/lib/i18n/locales'

/** One paid order, its words ready. `gift`: the token of its card. */
export interface ShownOrder {
  id: string
  product: string
  paidAt: Date
  amount: string
  papers: readonly { kind: 'invoice' | 'creditNote' | 'certificate'; href: string }[]
}

/** What was paid for in this browser, each with its papers as PDF. */
export function PaidOrders({ orders }: { orders: readonly ShownOrder[] }) {
  const t = useTranslations('myStories.papers')
  const { format } = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', numberingSystem: 'latn' })
  return (
    <Section tone="paper" edge="a">
      <section className="wrap grid gap-4" aria-labelledby="paid-orders">
        <h2 id="paid-orders" className="text-d-m">
          {t('title')}
        </h2>
        <ul className="grid gap-3.5">
          {orders.map(({ id, product, paidAt, amount, papers }) => {
            const order = t('order', { product, day: format(paidAt), amount })
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-paper-edge pb-3.5"
              >
                <span>{order}</span>
                <span className="flex flex-wrap gap-x-6 gap-y-2">
                  {papers.map(({ kind, href }) => (
                    <a key={kind} className="text-link" href={href} aria-label={t('of', { paper: t(kind), order })}>
                      {t(kind)}
                    </a>
                  ))}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
    </Section>
  )
}
