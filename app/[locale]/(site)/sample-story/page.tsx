import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { SampleScreen } from '@/components/sample/sample-screen'
import { JsonLd } from '@/components/site/json-ld'
import { bookData } from '@/components/site/structured-data'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { SAMPLE_REQUEST, shopManuscript } from '@/lib/domain/site-illustrations/shop-books'
import { sharePath } from '@/lib/domain/site-illustrations/social-image'
import { localePath } from '@/lib/i18n/locale-path'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { siteOrigin } from '@/lib/platform/site-origin'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'sample' })
  return pageMetadata({
    locale,
    path: paths.sampleStory,
    title: t('metaTitle'),
    description: t('metaDescription'),
    picture: 'sample',
    embeddable: true,
  })
}

/** Written and drawn at build time. */
export default async function SampleStoryPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const { title, summary, language, pages } = await shopManuscript('sample')
  const illustratedPages = await Promise.all(
    pages.map(async ({ pageNumber, content, alt }) => ({
      content,
      alt,
      picture: await pictureFile(`sample-${pageNumber}`),
    })),
  )
  const book = bookData({
    name: title,
    description: summary,
    language,
    url: siteOrigin() + localePath(locale, paths.sampleStory),
    image: siteOrigin() + sharePath('sample'),
  })
  return (
    <>
      <SampleScreen
        title={title}
        child={SAMPLE_REQUEST.childName}
        pet={SAMPLE_REQUEST.pets[0]?.name ?? ''}
        pages={illustratedPages}
      />
      <JsonLd data={book} />
    </>
  )
}
