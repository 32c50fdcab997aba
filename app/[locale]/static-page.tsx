import type { Metadata } from 'next'
import type { Messages } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import { pageMetadata } from '@/app/page-metadata'
import { plain } from '@/components/site/info/rich'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { env } from '@/lib/platform/env'
import { supportEmail } from '@/lib/platform/support-email'

interface Props {
  params: Promise<{ locale: string }>
}
/** As a rule a page's messages have the name of its address. */
const ADDRESSES = { ...paths, customDomain: paths.domainRedirect, embeds: paths.embedDashboard }
type Addresses = typeof ADDRESSES
/** Messages of a page: its title for the browser's tab, and the sentence that it opens with. */
type Titled = {
  [Name in keyof Messages & keyof Addresses]: Messages[Name] extends { metaTitle: string; lead: string }
    ? Addresses[Name] extends string
      ? Name
      : never
    : never
}[keyof Messages & keyof Addresses]

/** A page that is the same for everyone: built once a language. */
export function staticPage(namespace: Titled, Screen: ComponentType<{ supportEmail: string; bookMonths: number }>) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale } = await params
    if (!isLocale(locale)) return {}
    const t = await getTranslations({ locale, namespace })
    return pageMetadata({
      locale,
      path: ADDRESSES[namespace],
      title: t('metaTitle'),
      description: t.markup('lead', plain),
    })
  }
  async function Page({ params }: Props) {
    const { locale } = await params
    if (!isLocale(locale)) notFound()
    setRequestLocale(locale)
    return <Screen supportEmail={supportEmail()} bookMonths={env().BOOK_MONTHS} />
  }
  return { generateMetadata, Page }
}
