import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SignInForm } from '@/components/staff/sign-in-form'
import { SignOutForm } from '@/components/staff/sign-out-form'
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
        <>
          <p className="mt-3">{t('signedIn', { name: admin.username })}</p>
          <SignOutForm signOut={signOut} label={t('signOut')} />
        </>
      ) : (
        <>
          <p className="mt-3">{t('lead')}</p>
          <SignInForm signIn={signIn} next={wanted} text={{ username: t('username'), password: t('password'), submit: t('submit'), busy: t('busy') }} />
        </>
      )}
    </div>
  )
}
