import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { SignInForm } from '@/components/admin/sign-in-form'
import { AdminFrame } from '@/components/admin/admin-layout'
import { AdminTitle } from '@/components/admin/headings'
import { Alert } from '@/components/ui/alert'
import { panelVariants } from '@/components/admin/panel-variants'
import { cn } from '@/components/ui/cn'
import { readViewer } from '@/lib/http/viewer'
import { localePath } from '@/lib/i18n/locale-path'
import { isLocale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { withErrorPage } from '../with-error-page'
import { signIn, signOut } from './actions'
import { SIGNED_OUT, SIGNED_OUT_HERE } from './signed-out'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'signIn' })
  return { title: t('title'), robots: { index: false, follow: false } }
}

export default async function SignInPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [t, common] = await Promise.all([getTranslations('signIn'), getTranslations('common')])
  const { next, callbackUrl, [SIGNED_OUT]: signedOut } = await searchParams
  const destination =
    [next, callbackUrl].find((value) => typeof value === 'string') ?? localePath(locale, paths.adminDashboard)
  const viewer = readViewer()
  // If the session can't be read, the frame shows no account; the error is shown below.
  const { admin: currentAdmin } = await viewer.catch(() => ({ admin: null }))
  return (
    <AdminFrame
      {...(currentAdmin ? { account: { name: currentAdmin.username, signOut: signOut.bind(null, locale) } } : {})}
    >
      {/* Outside what needs the database, which was away just now. */}
      {signedOut === SIGNED_OUT_HERE && (
        <Alert variant="destructive" className="mx-auto mt-s3 max-w-[28rem]">
          {t('signedOutHere')}
        </Alert>
      )}
      {await withErrorPage({ locale, route: paths.signIn() }, async () => {
        const { admin } = await viewer
        return (
          <div className={cn(panelVariants(), 'mx-auto mt-[clamp(12px,8vh,90px)] max-w-[28rem]')}>
            <AdminTitle>{t('title')}</AdminTitle>
            {admin ? (
              <>
                <p>{t('signedIn', { name: admin.username })}</p>
                <p>
                  <Link className="text-link" href={paths.adminDashboard}>
                    {t('goOn')}
                  </Link>
                </p>
              </>
            ) : (
              <>
                <p>{t('lead')}</p>
                <SignInForm
                  signIn={signIn}
                  next={destination}
                  text={{
                    username: t('username'),
                    password: t('password'),
                    code: t('code'),
                    codeHint: t('codeHint'),
                    submit: t('submit'),
                    busy: t('busy'),
                    noAnswer: common('unreachable'),
                  }}
                />
              </>
            )}
          </div>
        )
      })}
    </AdminFrame>
  )
}
