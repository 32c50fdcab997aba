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

const ACTIONS = { confirm, leave: unsubscribe, opening: confirmOpening } as const
const isStep = (step: string): step is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, step)

/** What a link asks for; null if no letter has such a link. */
async function readLink({ params, searchParams }: Props) {
  const { step } = await params
  const link = newsletterToken.safeParse(await searchParams)
  return isStep(step) && link.success ? { step, token: link.data.token } : null
}

export const generateMetadata = noindexMetadata('newsletter', async (props: Props) => (await readLink(props)) !== null)

/** Target of mails' links: confirm a subscription or a notice of the shop's opening, and unsubscribe. */
export default async function NewsletterPage(props: Props) {
  const { locale } = await props.params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const link = await readLink(props)
  if (!link) {
    setResponseStatus(404)
    return <PageNotFound />
  }
  return <NewsletterScreen what={link.step} act={ACTIONS[link.step]} token={link.token} />
}
