import { cn } from '@/components/ui/cn'
import { Price } from './price'

/** A price on its white strip, beside the bars that every book has on its back. `large`: the one price of a page. */
export const PriceStrip = ({
  cents,
  large = false,
  className,
}: {
  cents: number
  large?: boolean
  className?: string
}) => (
  <p
    className={cn(
      'price-strip flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 bg-white px-4.5 pt-3.5 pb-3',
      'font-display leading-[1.1] font-bold text-ink forced-colors:border-2',
      large ? 'text-[clamp(1.6rem,1rem+2vw,2.6rem)]' : 'text-[clamp(1.375rem,1.1rem+0.9vw,1.875rem)]',
      className,
    )}
  >
    <Price cents={cents} />
    <span
      className={cn(
        'flex-none barcode-bars forced-colors:border-2 forced-colors:border-white forced-colors:forced-color-adjust-none',
        large ? 'h-14.5 w-27.5' : 'h-11 w-19.5',
      )}
      aria-hidden="true"
    />
  </p>
)
