import type { Metadata } from 'next'
import type { Messages } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import { isLocale } from '@/lib/i18n/locales'

interface Props {
  params: Promise<{ locale: string }>
}
/** Messages that hold a page's title for the browser's tab. */
type Titled = { [Name in keyof Messages]: Messages[Name] extends { metaTitle: string } ? Name : never }[keyof Messages]

/** A page that is the same for everyone: built once a language. */
export function staticPage(namespace: Titled, Screen: ComponentType) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale } = await params
    if (!isLocale(locale)) return {}
    const t = await getTranslations({ locale, namespace })
    return { title: t('metaTitle') }
  }
  async function Page({ params }: Props) {
    const { locale } = await params
    if (!isLocale(locale)) notFound()
    setRequestLocale(locale)
    return <Screen />
  }
  return { generateMetadata, Page }
}
