import { getTranslations } from 'next-intl/server'
import { ContentsMenu } from './contents-menu'
import { CurrencyPicker } from './currency-picker'
import { LanguagePicker } from './language-picker'
import { Logo } from './logo'
import { NavLinks } from './nav-links'
import { MAIN_LINKS } from './site-links'

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
    <header className="site-head">
      <a className="skip-link" href="#main">
        {common('skipToContent')}
      </a>
      <div className="wrap">
        <Logo label={site('logoLabel')} />
        <div className="head-wide">
          <div className="head-top">
            <p className="tagline">{site('tagline')}</p>
            <LanguagePicker label={site('language')} />
            <CurrencyPicker label={site('currency')} />
          </div>
          <NavLinks links={links} label={nav('main')} look="row" />
        </div>
        <div className="head-narrow">
          <ContentsMenu label={nav('contents')}>
            <NavLinks links={links} label={nav('main')} look="contents" />
            <div className="contents-pickers">
              <LanguagePicker label={site('language')} />
              <CurrencyPicker label={site('currency')} />
            </div>
            <p className="tagline">{site('tagline')}</p>
          </ContentsMenu>
        </div>
      </div>
    </header>
  )
}
