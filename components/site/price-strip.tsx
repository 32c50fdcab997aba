import { cn } from '@/components/ui/cn'
import { Price } from './price'

/** A price on its white strip, beside the bars that every book has on its back. `large`: the one price of a page. */
export const PriceStrip = ({ cents, large = false }: { cents: number; large?: boolean }) => (
  <p className={cn('price-strip', large && 'price-strip-large')}>
    <Price cents={cents} />
    <span className="barcode" aria-hidden="true" />
  </p>
)
