import { cva } from 'class-variance-authority'

const TEXT = 'font-ui text-m leading-normal font-medium'

/**
 * The look that a text field, a text area and a select share: a line to write on. The scroll margins keep the label
 * above it and the message below it in sight when focus moves to it.
 */
export const controlVariants = cva(
  'block w-full min-w-0 rounded-t-sm border-b-3 border-ink bg-white px-3 pt-2 pb-1.75 shadow-field ' +
    'scroll-mt-14 scroll-mb-20 text-ink placeholder:text-placeholder placeholder:opacity-100 ' +
    'focus-visible:shadow-field focus-visible:outline-offset-1 aria-invalid:border-destructive ' +
    'disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground aria-invalid:bg-blush ' +
    'rtl:[&[type=email]]:text-end rtl:[&[type=email]]:[direction:ltr] ' +
    'forced-colors:border-2 forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
  {
    variants: {
      variant: {
        default: `min-h-12.5 ${TEXT}`,
        area: `min-h-30 resize-y ${TEXT}`,
        /**
         * An input clips what is higher than its line: room for accents, and for letters below it in every script. In
         * the display face: for words that a cover will show.
         */
        display: 'min-h-14 px-3.5 pb-2.25 font-display text-[1.5rem] leading-[1.6] font-bold',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)
