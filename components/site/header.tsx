import { getTranslations } from 'next-intl/server'
import { cn } from '@/components/ui/cn'
import { ContentsMenu } from './contents-menu'
import { CurrencyPicker } from './currency-picker'
import { LanguagePicker } from './language-picker'
import { Logo } from './logo'
import { NavLinks } from './nav-links'
import { MAIN_LINKS } from './site-links'
import { SkipLink } from './skip-link'

/** The sheet of contents spans the header, not the page column. Letters that the reader sets wider may wrap. */
const HEADER_ROW =
  'wrap flex flex-wrap items-center justify-between gap-x-2 pt-2 pb-2.5 max-xl:static! xs:grid ' +
  'xs:grid-cols-[auto_minmax(0,1fr)] xs:gap-x-s5 xl:items-end xl:py-3'
const TAGLINE =
  'font-aside text-xs text-ink-soft italic [:root:is(:lang(zh),:lang(ja),:lang(hi),:lang(ar))_&]:not-italic'

const NAV_ROW =
  'flex flex-wrap gap-x-[clamp(14px,1.7vw,30px)] text-s font-heavy has-[>:nth-child(8)]:justify-between ' +
  'has-[>:nth-child(8)]:gap-x-2.5'
/** A painted stroke below the page that is open, and below the one that is pointed at. */
const ROW_LINK =
  'relative pt-2 pb-2.25 whitespace-nowrap no-underline after:absolute after:-inset-x-1.5 after:bottom-0 after:h-2 ' +
  'after:[clip-path:polygon(0_60%,22%_25%,55%_40%,100%_0,96%_60%,60%_75%,25%_62%,2%_100%)] ' +
  'aria-[current]:after:bg-coral [&:not([aria-current])]:hover:after:bg-sun ' +
  'forced-colors:aria-[current]:after:bg-[CanvasText] forced-colors:aria-[current]:after:forced-color-adjust-none'
const CONTENTS_LINK = 'flex min-h-11.5 items-baseline pt-2.5 font-heavy no-underline aria-[current]:text-coral-deep'

export async function Header() {
  const [common, site, nav] = await Promise.all([
    getTranslations('common'),
    getTranslations('site'),
    getTranslations('nav'),
  ])
  const links = MAIN_LINKS.filter((link) => link.exists).map(({ path, label, also }) => ({
    path,
    text: nav(label),
    ...(also ? { also } : {}),
  }))
  return (
    <header className="relative z-20 bg-paper">
      <SkipLink>{common('skipToContent')}</SkipLink>
      <div className={HEADER_ROW}>
        <Logo label={site('logoLabel')} size="header" />
        <div className="hidden min-h-18.5 xl:block">
          <div className="flex items-center justify-end gap-s4 text-xs">
            <p className={cn(TAGLINE, 'me-auto')}>{site('tagline')}</p>
            <LanguagePicker label={site('language')} />
            <CurrencyPicker label={site('currency')} />
          </div>
          <NavLinks links={links} label={nav('main')} className={NAV_ROW} linkClassName={ROW_LINK} />
        </div>
        <div className="justify-self-end xl:hidden">
          <ContentsMenu label={nav('contents')} icon={<OpenBookIcon />}>
            <NavLinks links={links} label={nav('main')} linkClassName={CONTENTS_LINK} numbered />
            <div className="mt-4.5 mb-1.5 flex gap-7 text-s [--picker-height:44px] [--picker-pad:calc((44px-1lh)/2)]">
              <LanguagePicker label={site('language')} />
              <CurrencyPicker label={site('currency')} />
            </div>
            <p className={TAGLINE}>{site('tagline')}</p>
          </ContentsMenu>
        </div>
      </div>
    </header>
  )
}

const OpenBookIcon = () => (
  <svg className="w-6.25 xs:w-7.5" viewBox="0 0 30 22" aria-hidden="true" focusable="false">
    <path d="M15 4C11 .6 5 .8 1 2v17c4-1.2 10-1.2 14 2 4-3.2 10-3.2 14-2V2c-4-1.2-10-1.4-14 2z" fill="#12313a" />
    <path
      d="M14.2 6v11.5C11 16 7 15.6 4 16V5c4-.6 7.5-.4 10.2 1zM15.8 6v11.5c3.2-1.5 7.2-1.9 10.2-1.5V5c-4-.6-7.5-.4-10.2 1z"
      fill="#fffdf7"
    />
  </svg>
)
