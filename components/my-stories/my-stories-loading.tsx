import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'

export function MyStoriesLoading() {
  const t = useTranslations('myStories')
  return (
    <Section tone="sky" className="min-h-svh">
      <div className="wrap" role="status">
        <p className="font-display text-d-m">{t('loading')}</p>
        <Skeleton className="mt-s5 h-48 max-w-md" />
      </div>
    </Section>
  )
}
