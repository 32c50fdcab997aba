import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CreateScreen } from '@/components/create/create-screen'
import { JsonLd } from '@/components/site/json-ld'
import { productData } from '@/components/site/structured-data'
import { localePath } from '@/lib/i18n/locale-path'
import { createMetadata } from './create-metadata'
import { isLocale } from '@/lib/i18n/locales'
import { paths } from '@/lib/paths'
import { siteOrigin } from '@/lib/platform/site-origin'

interface Props {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: Props) => createMetadata((await params).locale)

export default async function CreatePage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [name, site] = await Promise.all([getTranslations('pricing.digital'), getTranslations('site')])
  return (
    <>
      <CreateScreen />
      <JsonLd
        data={productData({
          origin: siteOrigin(),
          name: name('name'),
          description: site('description'),
          url: siteOrigin() + localePath(locale, paths.createStory()),
        })}
      />
    </>
  )
}
