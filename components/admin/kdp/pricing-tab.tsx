'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import {
  decimals,
  FIGURES_READ_ON,
  HIGHEST_PRICE,
  pricingRow,
  SALES_A_MONTH,
  type Currency,
  type Territory,
} from '@/lib/domain/publishing/kdp-prices'
import { AdminTable } from '../admin-table'
import { useNumberFormat } from '../use-number-format'
import type { Answers } from './use-answers'

interface PricingTabProps {
  answers: Answers
  /** KDP has the book: prices are changed there. */
  locked: boolean
  territoryNames: Record<Territory, string>
  save: ReactNode
}

/** List prices with what they bring, computed while they are typed. A price below its minimum can't be saved. */
export function PricingTab({ answers, locked, territoryNames, save }: PricingTabProps) {
  const t = useTranslations('operators.kdp')
  const { money, fullDate } = useNumberFormat()
  const amount = (units: number, currency: Currency) => money(decimals(currency) === 0 ? units * 100 : units, currency)
  const rows = answers.rows.map((one, at) => ({
    ...one,
    id: one.row.territory,
    at,
    shown: one.fault ? null : pricingRow({ ...one.row, listPrice: one.price }),
  }))
  return (
    <div className="grid gap-4">
      <AdminTable
        caption={t('price.caption')}
        rows={rows}
        empty={null}
        columns={[
          {
            key: 'territory',
            head: t('price.territory'),
            heads: true,
            cell: ({ row }) => (
              <span className="flex min-w-34 flex-wrap gap-x-2">
                <b>{territoryNames[row.territory]}</b>
                <span className="text-ink-soft" dir="ltr">
                  {row.shop}
                </span>
              </span>
            ),
          },
          {
            key: 'list',
            head: t('price.list'),
            long: true,
            cell: ({ row, text, fault, at }) =>
              locked ? (
                amount(row.listPrice, row.currency)
              ) : (
                <Field
                  label={t('price.listIn', { territory: territoryNames[row.territory], currency: row.currency })}
                  labelHidden
                  className="min-w-30"
                  error={
                    fault
                      ? t(`price.${fault}`, {
                          least: amount(row.minimumPrice, row.currency),
                          most: amount(HIGHEST_PRICE, row.currency),
                        })
                      : undefined
                  }
                >
                  <Input
                    dir="ltr"
                    inputMode="decimal"
                    autoComplete="off"
                    value={text}
                    onChange={({ target }) => answers.setPrice(at, target.value)}
                  />
                </Field>
              ),
          },
          {
            key: 'cost',
            head: t('price.cost'),
            figures: true,
            cell: ({ row }) => amount(row.printingCost, row.currency),
          },
          {
            key: 'least',
            head: t('price.least'),
            figures: true,
            cell: ({ row }) => amount(row.minimumPrice, row.currency),
          },
          ...(['royalty', 'monthly', 'yearly'] as const).map((key) => ({
            key,
            head: t(`price.${key}`),
            figures: true,
            cell: ({ shown, row }: (typeof rows)[number]) =>
              shown
                ? amount(
                    {
                      royalty: shown.royaltyPerBook,
                      monthly: shown.estimatedMonthlyRevenue,
                      yearly: shown.estimatedYearlyRevenue,
                    }[key],
                    row.currency,
                  )
                : '–',
          })),
        ]}
      />
      <p className="max-w-(--measure) text-ink-soft">
        {t('price.note', { count: SALES_A_MONTH, day: fullDate(FIGURES_READ_ON) })}
      </p>
      {!locked && <div>{save}</div>}
    </div>
  )
}
