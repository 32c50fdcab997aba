import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { confirm } from '@/app/newsletter/actions'
import { LetterScreen } from '@/components/site/newsletter/letter-screen'
import { newsletterToken } from '@/lib/domain/newsletter/subscription'
import { isLocale } from '@/lib/i18n/locales'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'newsletter' })
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function NewsletterPage({ params, searchParams }: Props) {
  const { locale } = await params
  const link = newsletterToken.safeParse(await searchParams)
  if (!isLocale(locale) || !link.success) notFound()
  setRequestLocale(locale)
  return <LetterScreen what="confirm" act={confirm} token={link.data.token} />
}
