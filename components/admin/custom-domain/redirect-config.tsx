import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { api, paths } from '@/lib/paths'
import { CopyBlock } from '../copy-block'
import { PanelTitle } from '../headings'
import { panelVariants } from '../panel-variants'

const OPTIONS = [1, 2, 3] as const

/** The redirect page in a frame. Nothing runs in it, and its link opens a tab of its own. */
export function RedirectPreview({ previewPage }: { previewPage: string }) {
  const t = useTranslations('operators.customDomain')
  return (
    <section className={panelVariants()} aria-labelledby="redirect-preview">
      <PanelTitle id="redirect-preview">{t('previewTitle')}</PanelTitle>
      <iframe
        className="h-130 w-full border-2 border-admin-line bg-white"
        title={t('frame')}
        srcDoc={previewPage}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <Button asChild variant="success">
          <a href={api.domainRedirectPage} target="_blank" rel="noopener">
            {t('openPreview')}
          </a>
        </Button>
        <Link className="text-link" href={paths.domainRedirect}>
          {t('appVersion')}
        </Link>
      </p>
    </section>
  )
}

export function DnsSetup({ dnsInstructions }: { dnsInstructions: string }) {
  const t = useTranslations('operators.customDomain')
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <section className={panelVariants()} aria-labelledby="dns-options">
        <PanelTitle id="dns-options">{t('options')}</PanelTitle>
        <ol className="grid gap-4">
          {OPTIONS.map((at) => (
            <li key={at} className="border-s-4 border-sun ps-4">
              <h3 className="text-[1.125rem]">{t(`option${at}`)}</h3>
              <p className="max-w-(--measure)">{t(`option${at}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={panelVariants()} aria-labelledby="dns-text">
        <PanelTitle id="dns-text">{t('dnsTitle')}</PanelTitle>
        <CopyBlock label={t('dnsTitle')} value={dnsInstructions} copy={t('copyDns')} copied={t('copied')} />
      </section>
    </div>
  )
}

export function HtmlPage({ htmlPage }: { htmlPage: string }) {
  const t = useTranslations('operators.customDomain')
  return (
    <section className={panelVariants()} aria-labelledby="html-page">
      <PanelTitle id="html-page">{t('htmlTitle')}</PanelTitle>
      <p className="max-w-(--measure)">{t('htmlNote')}</p>
      <CopyBlock label={t('htmlTitle')} value={htmlPage} copy={t('copyHtml')} copied={t('copied')} />
    </section>
  )
}
