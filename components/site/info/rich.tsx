import type { ReactNode } from 'react'
import { Price } from '@/components/site/price'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { PRICES } from '@/lib/domain/commerce/prices'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'

const to = (path: string) => {
  const Linked = (words: ReactNode) => <Link href={path}>{words}</Link>
  return Linked
}

const words = (text: string) => text

/** The same where only words can stand: for search engines. */
export const plain = {
  p: words,
  ul: words,
  li: words,
  b: words,
  contact: words,
  stories: words,
  redeem: words,
  shipping: words,
  returns: words,
  privacy: words,
  faq: words,
  give: words,
  price: () => formatPrice(PRICES.digitalStory),
}

/** The tags that the texts of the shop's pages may use, whatever their language. */
export const RICH = {
  p: (words: ReactNode) => <p>{words}</p>,
  ul: (items: ReactNode) => <ul>{items}</ul>,
  li: (words: ReactNode) => <li>{words}</li>,
  b: (words: ReactNode) => <b>{words}</b>,
  price: () => <Price cents={PRICES.digitalStory} />,
  contact: to(paths.contact),
  stories: to(paths.myStories),
  redeem: to(paths.redeem),
  shipping: to(paths.shipping),
  returns: to(paths.returns),
  privacy: to(paths.privacy),
  faq: to(paths.faq),
  give: to(paths.give),
}
