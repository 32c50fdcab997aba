/**
 * Words beside figures that stand on the lower edge: a page's first and last sheet. A column holds its longest word.
 */
export const INFO_COLUMNS =
  'wrap grid grid-cols-1 items-end gap-x-[clamp(24px,5vw,72px)] tablet:grid-cols-[minmax(min-content,1.1fr)_minmax(0,1fr)]'
export const INFO_WORDS = 'pb-6.5 tablet:pb-[clamp(84px,10vw,150px)]'
export const INFO_FIGURES = 'figures max-h-62.5 tablet:max-h-[clamp(260px,34vw,470px)] tablet:object-[100%_100%]'
/** A picture and the words that go with it. Below 1001 px the words are taller and would push the picture down. */
export const BESIDE =
  'wrap grid grid-cols-1 items-start gap-[clamp(28px,6vw,92px)] tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] ' +
  'lg:items-center'
