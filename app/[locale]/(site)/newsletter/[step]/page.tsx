import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { secretMetadata } from '@/app/noindex-metadata'
import { confirm, leave } from '@/app/newsletter/actions'
import { Lost } from '@/components/site/page-not-found'
import { LetterScreen } from '@/components/site/newsletter/newsletter-screen'
import { newsletterToken } from '@/lib/domain/newsletter/subscription'
import { isLocale } from '@/lib/i18n/locales'
import { answerWith } from '@/lib/platform/answer-status'

interface Props {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = secretMetadata('newsletter')

/** Where the letters' two links lead: to confirm an address, and to leave. */
export default async function NewsletterPage({ params, searchParams }: Props) {
  const { locale, step } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const link = newsletterToken.safeParse(await searchParams)
  if ((step !== 'confirm' && step !== 'leave') || !link.success) {
    answerWith(404)
    return <Lost />
  }
  return <LetterScreen what={step} act={step === 'confirm' ? confirm : leave} token={link.data.token} />
}
