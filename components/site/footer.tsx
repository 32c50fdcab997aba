import { getLocale, getTranslations } from 'next-intl/server'
import { cn } from '@/components/ui/cn'
import { controlVariants } from '@/components/ui/control'
import { Edge } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import { AsleepPicture } from './asleep-picture'
import { Logo } from './logo'
import type { FormAction } from './newsletter/form-result'
import { NewsletterForm } from './newsletter/newsletter-form'
import { ShareButtons } from './newsletter/share-buttons'
import { FacebookIcon, LinkIcon, XIcon } from './newsletter/share-icons'
import { LEGAL_LINKS, QUICK_LINKS, SUPPORT_LINKS } from './site-links'

const FOUNDED = 2026

/**
 * Columns of a width that doesn't depend on what comes into them; none is narrower than its longest word, but on the
 * narrowest screens, where two of those would not fit: there a word breaks at its hyphen.
 */
const COLUMNS =
  'wrap grid grid-cols-2 gap-x-[clamp(20px,5.4vw,52px)] gap-y-s5 ' +
  'xs:grid-cols-[repeat(2,minmax(min-content,1fr))] ' +
  'tablet:grid-cols-[repeat(2,minmax(min-content,1fr))_minmax(250px,1.6fr)]'
const FOUR = 'md:grid-cols-[1.5fr_repeat(2,minmax(min-content,1fr))_minmax(250px,1.4fr)]'
const THREE = 'md:grid-cols-[2fr_1fr_1fr]'
const TITLE = 'mb-1.5 text-[1rem] xs:text-m'
/**
 * The shop has one dog: a page that shows it, or figures in its place, says so with `data-foot-dog`: `none`, or `wide`
 * (here on wide screens only).
 */
const FOOT_DOG =
  'absolute end-[6%] bottom-[calc(100%-12px)] z-3 w-43.5 md:end-[12%] md:w-60.75 ' +
  '[main:has([data-foot-dog=none])+footer_&]:hidden max-md:[main:has([data-foot-dog=wide])+footer_&]:hidden'

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
    <footer className="relative bg-(--sheet) pt-s6 pb-s5 text-[#e9f1ee] md:pt-s7" data-tone="ink" data-dark>
      <Edge />
      <AsleepPicture className={FOOT_DOG} />
      <div className={cn(COLUMNS, subscribe ? FOUR : THREE)}>
        <div className="max-md:col-span-full">
          <Logo label={site('logoLabel')} className="mb-3 text-white" />
          <p className="max-w-[34ch]">{t('blurb')}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={TITLE}>{title}</h2>
            <ul>
              {links.map(({ path, label }) => (
                <li key={label}>
                  <Link className="block py-2 no-underline hover:underline" href={path}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {subscribe && (
          <section className="max-tablet:col-span-full" aria-labelledby="foot-news">
            <h2 id="foot-news" className={TITLE}>
              {t('newsletter')}
            </h2>
            <p>{t('newsletterText')}</p>
            <NewsletterForm
              subscribe={subscribe}
              language={language}
              fieldClassName={cn(controlVariants(), 'min-h-11!')}
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
        <div className="col-span-full flex flex-wrap items-center gap-x-7 gap-y-1.5 border-t-2 border-white/20 pt-4.5 text-xs">
          <p className="max-sm:basis-full">{t('copyright', { year: String(FOUNDED) })}</p>
          {LEGAL_LINKS.filter((link) => link.exists).map(({ path, label }) => (
            <Link key={label} className="inline-flex min-h-8 items-center hover:underline" href={path}>
              {t(label)}
            </Link>
          ))}
          <ShareButtons
            icons={{ facebook: <FacebookIcon />, x: <XIcon />, copy: <LinkIcon /> }}
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
