/** Where the card of the form lies. The sheet is dark, the card is not: focus shows as on light paper. */
export const CONTACT_CARD =
  'mb-10 self-start pt-7! md:col-start-2 md:row-span-2 md:row-start-1 md:mb-[clamp(120px,13vw,190px)] ' +
  '[&_:focus-visible]:shadow-[0_0_0_3px_#fff] [&_:focus-visible]:outline-ink'
