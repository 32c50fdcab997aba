import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { noindexMetadata } from '@/app/noindex-metadata'
import { FindScreen } from '@/components/my-stories/find-screen'
import { isLocale } from '@/lib/i18n/locales'
import { attachStories } from '../../actions'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export const generateMetadata = noindexMetadata('findStories')

export default async function FindPage({ params }: Props) {
  const { locale, token } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <FindScreen token={token} bring={attachStories} />
}
