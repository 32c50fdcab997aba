/** What stands in the window instead of books. */
export const SHELF_NOTE =
  'mx-auto grid max-w-[40rem] justify-items-center gap-4 px-gutter pt-s5 pb-[calc(var(--spacing-s7)+40px)] text-center'
