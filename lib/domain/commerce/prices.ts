/** What things cost, in Australian cents: the one table that every screen and charge reads. */
export const PRICES = {
  digitalStory: 999,
  collaborativeStory: 1999,
  storyBundle: 2999,
  /** The collaborative session, bought from its room. */
  collaborativeSession: 999,
  /** 'Order Printed Book' on the creation screen. */
  printedBook: 649,
  /** 'Print Book' on the download page. */
  printBook: 2999,
  shopDigitalAndPrint: 2999,
  shopHardcover: 2499,
  shopDigital: 999,
} as const
