import { getTranslations } from 'next-intl/server'
import { InlineSpace } from '@/components/ui/inline-space'
import { Section } from '@/components/ui/section'
import { alertVariants } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { SampleBook, type SamplePage } from './sample-book'
import styles from './sample.module.css'

interface SampleScreenProps {
  title: string
  child: string
  pet: string
  pages: readonly SamplePage[]
}

/** A whole book that anyone may read. */
export async function SampleScreen({ title, child, pet, pages }: SampleScreenProps) {
  const [t, farewell] = await Promise.all([getTranslations('sample'), pictureFile('hero')])
  return (
    <Section tone="sky" className={styles['sample']}>
      <div className={cn(styles['sampleHead'], 'wrap')}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles['sampleLead']}>
            {t.rich('lead', {
              title: () => (
                <cite lang="en" dir="ltr">
                  {title}
                </cite>
              ),
              child,
              pet,
            })}
          </p>
        </div>
        <Link className="text-link" href={paths.home}>
          {t('back')}
        </Link>
      </div>
      <ClientMessages of={['sampleBook']}>
        <SampleBook pages={pages} farewell={farewell} />
      </ClientMessages>
      <div className="wrap">
        <p className={cn(alertVariants(), 'mx-auto mt-s6 max-w-[calc(var(--measure)+50px)]')}>
          <b>{t('noteTitle')}</b>
          <InlineSpace />
          {t('note')}
        </p>
      </div>
    </Section>
  )
}
