import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import { NavLinks } from '@/components/site/nav-links'
import { SkipLink } from '@/components/site/skip-link'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { SignOutForm } from './sign-out-form'
import { ADMIN_LINKS } from './admin-links'
import './admin.css'

interface StaffFrameProps {
  /** Who sits at the desk; without it there is nothing to lead to. */
  desk?: { name: string; signOut: () => Promise<void> }
  children: ReactNode
}

/** The shop's back room: a quiet head, one table, no balloons. */
export async function AdminFrame({ desk, children }: StaffFrameProps) {
  const [common, site, t] = await Promise.all([
    getTranslations('common'),
    getTranslations('site'),
    getTranslations('admin'),
  ])
  return (
    <div className="staff">
      <header className="staff-head" data-dark="">
        <SkipLink>{common('skipToContent')}</SkipLink>
        <Logo label={site('logoLabel')} />
        {desk && (
          <>
            <NavLinks
              links={ADMIN_LINKS.map(({ path, label }) => ({ path, text: t(`nav.${label}`) }))}
              label={t('nav.label')}
              look="row"
            />
            <div className="staff-out">
              <span className="staff-name">{desk.name}</span>
              <SignOutForm signOut={desk.signOut} label={t('signOut')} />
            </div>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        <ClientMessages of={['admin']}>{children}</ClientMessages>
      </main>
    </div>
  )
}
