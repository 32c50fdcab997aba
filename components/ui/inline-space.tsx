import { useLocale } from 'next-intl'

/** What stands between two sentences: a Chinese or Japanese full stop has its own room. */
export function InlineSpace() {
  const locale = useLocale()
  return locale === 'zh' || locale === 'ja' ? null : ' '
}
