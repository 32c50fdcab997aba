import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FindScreen } from '@/components/shelf/find-screen'
import { bring } from '../../actions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('findStories')
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function FindPage({ params }: { params: Promise<{ token: string }> }) {
  return <FindScreen token={(await params).token} bring={bring} />
}
