import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Lost } from '@/components/site/lost'
import { SiteFrame } from '@/components/site/site-frame'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default function NotFound() {
  return (
    <SiteFrame>
      <Lost />
    </SiteFrame>
  )
}
