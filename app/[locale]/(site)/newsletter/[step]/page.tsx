import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { secretMetadata } from '@/app/secret-metadata'
import { confirm, leave } from '@/app/newsletter/actions'
import { LetterScreen } from '@/components/site/newsletter/letter-screen'
import { newsletterToken } from '@/lib/domain/newsletter/subscription'
import { isLocale } from '@/lib/i18n/locales'

interface Props {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = secretMetadata('newsletter')

/** Where the letters' two links lead: to confirm an address, and to leave. */
export default async function NewsletterPage({ params, searchParams }: Props) {
  const { locale, step } = await params
  const link = newsletterToken.safeParse(await searchParams)
  if (!isLocale(locale) || (step !== 'confirm' && step !== 'leave') || !link.success) notFound()
  setRequestLocale(locale)
  return <LetterScreen what={step} act={step === 'confirm' ? confirm : leave} token={link.data.token} />
}
