import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { WalkingDachshund } from '@/components/site/dachshund'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ADMIN_LINKS } from './admin-links'
import { OPERATOR_LINKS } from './operator-links'
import { AdminNav } from './admin-nav'
import { SignOutForm } from './sign-out-form'

interface AdminFrameProps {
  /** The administrator; without one there is no navigation. */
  account?: { name: string; signOut: () => Promise<void> }
  children: ReactNode
}

/** Form controls are smaller than in the shop: they stand in rows above tables. */
const CONTROLS =
  '[&_:is(input:not([type=checkbox],[type=radio]),select)]:min-h-11 [&_textarea]:min-h-21 ' +
  '[&_:is(input:not([type=checkbox],[type=radio]),select,textarea)]:border-b-2 ' +
  '[&_:is(input:not([type=checkbox],[type=radio]),select,textarea)]:text-s'
const CODE = '[&_code]:font-ui [&_code]:tracking-[0.02em] [&_code]:tabular-nums [&_code]:lining-nums'

/** Header and main area of the admin pages: the shop's paper and ink on a cooler ground, nothing that moves. */
export async function AdminFrame({ account, children }: AdminFrameProps) {
  const [common, site, t, operators] = await Promise.all([
    getTranslations('common'),
    getTranslations('site'),
    getTranslations('admin'),
    getTranslations('operators'),
  ])
  return (
    <div className={`min-h-dvh bg-admin text-s lining-nums ${CONTROLS} ${CODE}`}>
      <header
        className={
          'flex items-end gap-x-[clamp(20px,1.9vw,30px)] gap-y-1 bg-eucalyptus-deep px-[clamp(16px,3vw,40px)] py-2 text-white ' +
          'max-md:flex-wrap max-md:items-center'
        }
        data-dark=""
      >
        <a
          className={
            'absolute start-2 top-2 z-80 bg-ink px-5 py-3 font-heavy text-white ' + 'not-focus:[clip-path:inset(50%)]'
          }
          href="#main"
        >
          {common('skipToContent')}
        </a>
        <Link
          href={paths.createStory()}
          aria-label={site('logoLabel')}
          className={
            'relative isolate inline-block flex-none pt-4.75 font-display text-[1.6rem] leading-none font-bold ' +
            'tracking-[-0.03em]'
          }
        >
          <WalkingDachshund className="absolute -top-1.25 left-8.25 -z-1 w-15 forced-colors:z-auto" />
          <span lang="en" dir="ltr">
            Wagtale
          </span>
        </Link>
        {account && (
          <>
            <AdminNav
              links={[
                ...ADMIN_LINKS.map(({ path, label }) => ({ path, text: t(`nav.${label}`) })),
                ...OPERATOR_LINKS.map(({ path, screen }) => ({ path, text: operators(`${screen}.nav`) })),
              ]}
              label={t('nav.label')}
            />
            <div className="flex grow items-center justify-end gap-3.5">
              <Link
                className="w-0 max-w-[12ch] min-w-[5ch] grow truncate py-2 text-end text-xs text-eucalyptus-pale underline"
                href={paths.adminSecurity}
                title={t('security.title')}
              >
                {account.name}
              </Link>
              <SignOutForm signOut={account.signOut} label={t('signOut')} />
            </div>
          </>
        )}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-[1680px] px-[clamp(16px,3vw,40px)] pt-5.5 pb-15 focus:outline-none"
      >
        <ClientMessages of={['admin']}>{children}</ClientMessages>
      </main>
    </div>
  )
}
