import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { ArrowIcon } from '@/components/ui/icons'
import { Button } from '@/components/ui/button'
import { InlineSpace } from '@/components/ui/inline-space'
import { Section } from '@/components/ui/section'
import { alertVariants } from '@/components/ui/alert'
import { cn } from '@/components/ui/cn'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { SampleBook, type SamplePage } from './sample-book'

interface SampleScreenProps {
  title: string
  child: string
  pet: string
  pages: readonly SamplePage[]
}

/** A whole book that anyone may read. */
export async function SampleScreen({ title, child, pet, pages }: SampleScreenProps) {
  const [t, book, farewell] = await Promise.all([
    getTranslations('sample'),
    getTranslations('sampleBook'),
    pictureFile('hero'),
  ])
  return (
    <Section tone="sky" className="pt-s5 pb-[clamp(96px,10vw,150px)]">
      <div className="wrap mb-s5 flex items-end justify-between gap-x-10 gap-y-3 max-md:grid max-md:items-start">
        <div>
          <h1 className="text-d-l">{t('title')}</h1>
          <p className="mt-2.5 max-w-[56ch]">
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
        <Link className="text-link flex-none" href={paths.home}>
          {t('back')}
        </Link>
      </div>
      <ClientMessages of={['sampleBook']}>
        <SampleBook
          pages={pages}
          arrow={<ArrowIcon />}
          end={
            <>
              <h2 className="text-d-xl text-coral-deep">{book('end')}</h2>
              <p>{book('endText')}</p>
            </>
          }
          create={
            <Button asChild className="max-md:flex-auto">
              <Link href={paths.createStory()}>{book('create')}</Link>
            </Button>
          }
          farewell={
            <SitePicture
              picture={farewell}
              className="h-auto max-h-110 w-full self-end justify-self-center object-contain object-bottom max-md:max-h-75"
            />
          }
        />
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
