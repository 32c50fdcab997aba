import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CreateScreen } from '@/components/create/create-screen'
import { createMetadata } from '../create-metadata'
import { isLocale } from '@/lib/i18n/locales'

interface Props {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: Props) => createMetadata((await params).locale)

export default async function StoryPreviewPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <CreateScreen />
}
