import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SignInForm } from '@/components/staff/sign-in-form'
import { Button } from '@/components/ui/button'
import { viewer } from '@/lib/http/viewer'
import { isLocale } from '@/lib/i18n/locales'
import { signIn, signOut } from './actions'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'signIn' })
  return { title: t('title') }
}

export default async function SignInPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale, namespace: 'signIn' })
  const { next, callbackUrl } = await searchParams
  const wanted = [next, callbackUrl].find((value) => typeof value === 'string')
  const { admin } = await viewer()
  return (
    <div className="mx-auto w-full max-w-md px-gutter py-16">
      <h1 className="text-d-m">{t('title')}</h1>
      {admin ? (
        <form action={signOut} className="mt-6 flex flex-col gap-5">
          <p>{t('signedIn', { name: admin.username })}</p>
          <Button type="submit" variant="ink">{t('signOut')}</Button>
        </form>
      ) : (
        <>
          <p className="mt-3">{t('lead')}</p>
          <SignInForm signIn={signIn} next={wanted} text={{ username: t('username'), password: t('password'), submit: t('submit'), busy: t('busy') }} />
        </>
      )}
    </div>
  )
}
