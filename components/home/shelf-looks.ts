/** A row of books on wide screens, a row to push along on narrow ones. */
export const SHELF =
  'relative mx-auto grid max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] grid-rows-[auto_auto] px-gutter ' +
  'grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-x-[clamp(20px,3vw,44px)] max-md:max-w-none max-md:auto-cols-[250px] ' +
  'max-md:grid-flow-col max-md:grid-cols-none max-md:gap-x-6.5 max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto ' +
  'max-md:pt-5'
/** A book and its ticket, in the shelf's two rows. */
export const SHELF_PLACE =
  'relative z-2 row-span-2 grid min-w-0 grid-rows-subgrid justify-items-center max-md:snap-center'
export const SHELF_BOOK = 'col-start-1 row-start-1 self-end'
export const SHELF_TICKET =
  'col-start-1 row-start-2 mt-6 w-full max-w-82.5 pt-5.5 pb-[calc(var(--spacing-s7)+30px)] text-s'
/** What stands on the shelf instead of books. */
export const SHELF_NOTE =
  'mx-auto grid max-w-[40rem] justify-items-center gap-4 px-gutter pt-s5 pb-[calc(var(--spacing-s7)+40px)] text-center'
