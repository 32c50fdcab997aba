import { getLocale, getTranslations } from 'next-intl/server'
import { cn } from '@/components/ui/cn'
import { Edge } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import { Logo } from './logo'
import type { FormAction } from './newsletter/form-result'
import { NewsletterForm } from './newsletter/newsletter-form'
import { ShareButtons } from './newsletter/share-buttons'
import { LEGAL_LINKS, QUICK_LINKS, SUPPORT_LINKS } from './site-links'

const FOUNDED = 2026

/** Four columns; without `subscribe` (on pages that no route answers, which take no form) three. */
export async function Footer({ subscribe }: { subscribe: FormAction | undefined }) {
  const [site, t, beta, language] = await Promise.all([
    getTranslations('site'),
    getTranslations('footer'),
    getTranslations('beta'),
    getLocale(),
  ])
  const columns = [
    { title: t('quickLinks'), links: QUICK_LINKS.filter((link) => link.exists) },
    { title: t('support'), links: SUPPORT_LINKS.filter((link) => link.exists) },
  ].filter((column) => column.links.length > 0)
  return (
    <footer className="site-foot" data-tone="ink" data-dark>
      <Edge />
      <span className="asleep foot-dog" />
      <div className={cn('wrap', !subscribe && 'foot-three')}>
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
        {subscribe && (
          <section className="foot-news" aria-labelledby="foot-news">
            <h2 id="foot-news">{t('newsletter')}</h2>
            <p>{t('newsletterText')}</p>
            <NewsletterForm
              subscribe={subscribe}
              language={language}
              text={{
                title: t('newsletter'),
                email: t('email'),
                send: t('send'),
                sending: t('sending'),
                sent: t('sent'),
                wrong: t('wrongEmail'),
                noAnswer: beta('failed'),
              }}
            />
          </section>
        )}
        <div className="foot-last">
          <p>{t('copyright', { year: String(FOUNDED) })}</p>
          {LEGAL_LINKS.filter((link) => link.exists).map(({ path, label }) => (
            <Link key={label} href={path}>
              {t(label)}
            </Link>
          ))}
          <ShareButtons
            text={{
              share: t('share'),
              facebook: t('facebook'),
              x: t('x'),
              copy: t('copy'),
              copied: t('copied'),
              copyFailed: t('copyFailed'),
            }}
          />
        </div>
      </div>
    </footer>
  )
}
