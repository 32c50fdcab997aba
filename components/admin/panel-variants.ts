import { cva } from 'class-variance-authority'

/**
 * A sheet with a yellow upper edge. `form`: its children are fields. `detail`: stays in sight beside its list, where
 * the two have room beside each other (see `ListDetail`). `review`: the same, and its foot is in sight before the page
 * is scrolled.
 */
export const panelVariants = cva('grid grid-cols-1 border-t-8 border-sun bg-card px-6 pt-5.5 pb-6.5 shadow-2', {
  variants: {
    variant: {
      default: 'gap-3',
      form: 'gap-4',
      detail:
        'gap-3 overflow-y-auto wrap-anywhere ' +
        'min-[1101px]:sticky min-[1101px]:top-4 min-[1101px]:max-h-[calc(100dvh-32px)]',
      review:
        'gap-3 overflow-y-auto wrap-anywhere ' +
        'min-[1101px]:sticky min-[1101px]:top-4 min-[1101px]:max-h-[calc(100dvh-15rem)] min-[1101px]:scroll-pb-40',
    },
  },
  defaultVariants: { variant: 'default' },
})
