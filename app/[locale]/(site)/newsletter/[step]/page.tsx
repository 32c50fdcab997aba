import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { noindexMetadata } from '@/app/noindex-metadata'
import { confirm, confirmOpening, unsubscribe } from '@/app/newsletter/actions'
import { PageNotFound } from '@/components/site/page-not-found'
import { NewsletterScreen } from '@/components/site/newsletter/newsletter-screen'
import { newsletterToken } from '@/lib/domain/newsletter/subscription'
import { isLocale } from '@/lib/i18n/locales'
import { setResponseStatus } from '@/lib/platform/response-status'

interface Props {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = noindexMetadata('newsletter')

const ACTIONS = { confirm, leave: unsubscribe, opening: confirmOpening } as const
const isStep = (step: string): step is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, step)

/** Target of mails' links: confirm a subscription or a notice of the shop's opening, and unsubscribe. */
export default async function NewsletterPage({ params, searchParams }: Props) {
  const { locale, step } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const link = newsletterToken.safeParse(await searchParams)
  if (!isStep(step) || !link.success) {
    setResponseStatus(404)
    return <PageNotFound />
  }
  return <NewsletterScreen what={step} act={ACTIONS[step]} token={link.data.token} />
}
