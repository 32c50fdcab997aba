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
  UNPRICED_MARKETPLACES,
  UNPRICED_TERRITORIES,
  type Currency,
  type PricingRow,
  type Territory,
  type UnpricedTerritory,
} from '@/lib/domain/publishing/kdp-prices'
import { AdminTable } from '../admin-table'
import { useNumberFormat } from '../use-number-format'
import type { Answers } from './use-answers'

interface PricingTabProps {
  answers: Answers
  /** KDP has the book: prices are changed there. */
  locked: boolean
  territoryNames: Record<Territory | UnpricedTerritory, string>
  save: ReactNode
}

interface PriceLine {
  id: Territory | UnpricedTerritory
  shop: string
  /** Null where no price can be chosen. */
  price: (Answers['rows'][number] & { change: (text: string) => void }) | null
  /** What the price brings; null while there is none, or a wrong one. */
  brings: PricingRow | null
}

/**
 * List prices with what they bring, computed while they are typed. A price below its minimum can't be saved; where the
 * printing cost isn't known, none can be chosen.
 */
export function PricingTab({ answers, locked, territoryNames, save }: PricingTabProps) {
  const t = useTranslations('operators.kdp')
  const { money, fullDate } = useNumberFormat()
  const amount = (units: number, currency: Currency) => money(decimals(currency) === 0 ? units * 100 : units, currency)
  const lines: PriceLine[] = [
    ...answers.rows.map((one, at) => ({
      id: one.row.territory,
      shop: one.row.shop,
      price: { ...one, change: (text: string) => answers.setPrice(at, text) },
      brings: one.fault ? null : pricingRow({ ...one.row, listPrice: one.price }),
    })),
    ...UNPRICED_TERRITORIES.map((id) => ({ id, ...UNPRICED_MARKETPLACES[id], price: null, brings: null })),
  ]
  const figure = (
    key: 'cost' | 'least' | 'royalty' | 'monthly' | 'yearly',
    unitsOf: (line: PriceLine) => number | undefined,
  ) => ({
    key,
    head: t(`price.${key}`),
    figures: true,
    cell: (line: PriceLine) => {
      const units = unitsOf(line)
      return units === undefined || !line.price ? '–' : amount(units, line.price.row.currency)
    },
  })
  return (
    <div className="grid gap-4">
      <AdminTable
        caption={t('price.caption')}
        rows={lines}
        empty={null}
        columns={[
          {
            key: 'territory',
            head: t('price.territory'),
            heads: true,
            cell: ({ id, shop }) => (
              <span className="flex min-w-34 flex-wrap gap-x-2">
                <b>{territoryNames[id]}</b>
                <span className="text-ink-soft" dir="ltr">
                  {shop}
                </span>
              </span>
            ),
          },
          {
            key: 'list',
            head: t('price.list'),
            long: true,
            cell: ({ id, price }) => {
              if (!price) return t('price.unknown')
              const { row, text, fault, change } = price
              if (locked) return amount(row.listPrice, row.currency)
              return (
                <Field
                  label={t('price.listIn', { territory: territoryNames[id], currency: row.currency })}
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
                    onChange={({ target }) => change(target.value)}
                  />
                </Field>
              )
            },
          },
          figure('cost', ({ price }) => price?.row.printingCost),
          figure('least', ({ price }) => price?.row.minimumPrice),
          figure('royalty', ({ brings }) => brings?.royaltyPerBook),
          figure('monthly', ({ brings }) => brings?.estimatedMonthlyRevenue),
          figure('yearly', ({ brings }) => brings?.estimatedYearlyRevenue),
        ]}
      />
      <p className="max-w-(--measure) text-ink-soft">
        {t('price.note', { count: SALES_A_MONTH, day: fullDate(FIGURES_READ_ON) })}
      </p>
      {!locked && <div>{save}</div>}
    </div>
  )
}
