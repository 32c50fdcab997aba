import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DachshundHead, DachshundTail } from './dachshund'

/** What stands where no page is. */
export async function PageNotFound() {
  const t = await getTranslations('notFound')
  return (
    <Section tone="sky" className="lost">
      <div className="wrap">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <Button asChild>
          <Link href={paths.createStory()}>{t('home')}</Link>
        </Button>
      </div>
      <div className="lost-dog" aria-hidden="true">
        <DachshundTail />
        <div className="lost-page">404</div>
        <DachshundHead />
      </div>
    </Section>
  )
}
