import { useState } from 'react'
import { priceFault, priceText, readPrice, type PriceFault, type PricingRow } from '@/lib/domain/publishing/kdp-prices'
import type { Origin, PublicationAnswers } from '@/lib/domain/publishing/publication'

interface Stored {
  pricing: readonly PricingRow[]
  textOrigin: Origin
  pictureOrigin: Origin
  revision: number
}

interface Typed {
  /** As typed, in the order of the stored rows. */
  prices: readonly string[]
  textOrigin: Origin
  pictureOrigin: Origin
  /** The revision that was on the page when the typing began; undefined: the page's newest. */
  revision: number | undefined
}

export interface Answers {
  rows: readonly { row: PricingRow; text: string; price: number; fault: PriceFault | null }[]
  textOrigin: Origin
  pictureOrigin: Origin
  changed: boolean
  setPrice: (at: number, text: string) => void
  setOrigin: (of: 'textOrigin' | 'pictureOrigin', origin: Origin) => void
  /** What is sent; null while a price is wrong. */
  body: () => PublicationAnswers | null
  saved: () => void
  /** After somebody else's change, which the page now shows, the next save is meant for it. */
  rebase: () => void
}

/** What staff decide about a publication: what is stored until something is typed, then that. */
export function useAnswers(stored: Stored): Answers {
  const [typed, setTyped] = useState<Typed | null>(null)
  const current: Typed = typed ?? {
    prices: stored.pricing.map(({ listPrice, currency }) => priceText(listPrice, currency)),
    textOrigin: stored.textOrigin,
    pictureOrigin: stored.pictureOrigin,
    revision: stored.revision,
  }
  const rows = stored.pricing.map((row, at) => {
    const text = current.prices[at] ?? ''
    const price = readPrice(text, row.currency)
    return { row, text, price, fault: priceFault(row.territory, price) }
  })
  return {
    rows,
    textOrigin: current.textOrigin,
    pictureOrigin: current.pictureOrigin,
    changed:
      typed !== null &&
      (typed.textOrigin !== stored.textOrigin ||
        typed.pictureOrigin !== stored.pictureOrigin ||
        rows.some(({ row, price }) => row.listPrice !== price)),
    setPrice: (at, text) =>
      setTyped({ ...current, prices: current.prices.map((price, i) => (i === at ? text : price)) }),
    setOrigin: (of, origin) => setTyped({ ...current, [of]: origin }),
    body: () =>
      rows.some(({ fault }) => fault)
        ? null
        : {
            revision: current.revision ?? stored.revision,
            prices: rows.map(({ row: { territory, currency }, price }) => ({ territory, currency, listPrice: price })),
            textOrigin: current.textOrigin,
            pictureOrigin: current.pictureOrigin,
          },
    saved: () => setTyped(null),
    rebase: () => setTyped({ ...current, revision: undefined }),
  }
}
