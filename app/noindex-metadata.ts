import type { Metadata } from 'next'
import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { isLocale } from '@/lib/i18n/locales'

type Titled = { [Name in keyof Messages]: Messages[Name] extends { metaTitle: string } ? Name : never }[keyof Messages]

/**
 * Of a page whose address holds a secret, or an order: no search engine keeps it, and no other site that it leads to
 * learns where somebody came from. Our own does: with `no-referrer` a form sent without scripts comes from nowhere
 * (`Origin: null`) and is refused.
 *
 * @param isFound whether there is what the address asks for: the window's title says so too, and where that can't be
 *   read, it says what the page says then
 */
export const noindexMetadata =
  <Props extends { params: Promise<{ locale: string }> }>(
    namespace: Titled,
    isFound?: (props: Props) => Promise<boolean>,
  ) =>
  async (props: Props): Promise<Metadata> => {
    const { locale } = await props.params
    if (!isLocale(locale)) return {}
    const [t, none, failure] = [
      await getTranslations({ locale, namespace }),
      await getTranslations({ locale, namespace: 'notFound' }),
      await getTranslations({ locale, namespace: 'failure' }),
    ]
    const found = isFound ? await isFound(props).catch(() => null) : true
    const title = found === null ? failure('title') : found ? t('metaTitle') : none('title')
    return { title, robots: { index: false }, referrer: 'same-origin' }
  }
