import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { noindexMetadata } from '@/app/noindex-metadata'
import { confirm, unsubscribe } from '@/app/newsletter/actions'
import { PageNotFound } from '@/components/site/page-not-found'
import { NewsletterScreen } from '@/components/site/newsletter/newsletter-screen'
import { newsletterToken } from '@/lib/domain/newsletter/subscription'
import { isLocale } from '@/lib/i18n/locales'
import { answerWith } from '@/lib/platform/answer-status'

interface Props {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = noindexMetadata('newsletter')

/** Target of the mails' two links: confirm and unsubscribe. */
export default async function NewsletterPage({ params, searchParams }: Props) {
  const { locale, step } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const link = newsletterToken.safeParse(await searchParams)
  if ((step !== 'confirm' && step !== 'leave') || !link.success) {
    answerWith(404)
    return <PageNotFound />
  }
  return <NewsletterScreen what={step} act={step === 'confirm' ? confirm : unsubscribe} token={link.data.token} />
}
