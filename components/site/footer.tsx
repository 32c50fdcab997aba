import { getTranslations } from 'next-intl/server'
import { Edge } from '@/components/ui/sheet'
import { Link } from '@/lib/i18n/navigation'
import { Logo } from './logo'
import { LEGAL_LINKS, QUICK_LINKS, SUPPORT_LINKS } from './site-links'

const FOUNDED = 2026

export async function Footer() {
  const [site, t] = await Promise.all([getTranslations('site'), getTranslations('footer')])
  const columns = [
    { title: t('quickLinks'), links: QUICK_LINKS.filter((link) => link.exists) },
    { title: t('support'), links: SUPPORT_LINKS.filter((link) => link.exists) },
  ].filter((column) => column.links.length > 0)
  return (
    <footer className="site-foot" data-tone="ink" data-dark>
      <Edge />
      <span className="asleep foot-dog" />
      <div className="wrap">
        <div className="foot-brand">
          <Logo label={site('logoLabel')} />
          <p>{t('blurb')}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ path, label }) => (
                <li key={label}>
                  <Link href={path}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="foot-last">
          <p>{t('copyright', { year: String(FOUNDED) })}</p>
          {LEGAL_LINKS.filter((link) => link.exists).map(({ path, label }) => (
            <Link key={label} href={path}>{t(label)}</Link>
          ))}
        </div>
      </div>
    </footer>
  )
}
