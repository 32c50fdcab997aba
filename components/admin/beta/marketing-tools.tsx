import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/site/copy-button'
import { PanelTitle } from '../headings'
import { panelVariants } from '../panel-variants'

const CHANNELS = [1, 2, 3, 4, 5, 6] as const

/** Address and post of the program to copy, and where to post it. */
export function MarketingTools({ url, stories, places }: { url: string; stories: number; places: number }) {
  const t = useTranslations('operators.beta')
  const post = t('post', { url, stories, places })
  return (
    <section aria-labelledby="beta-marketing" className={panelVariants()}>
      <PanelTitle id="beta-marketing">{t('marketing')}</PanelTitle>
      <p>
        <code dir="ltr" className="block bg-paper-2 px-3.5 py-2.5 wrap-anywhere">
          {url}
        </code>
      </p>
      <p>
        <CopyButton value={url} text={t('copyUrl')} done={t('urlCopied')} />
      </p>
      <p className="max-w-(--measure) bg-paper-2 px-3.5 py-2.5 wrap-anywhere whitespace-pre-line">{post}</p>
      <p>
        <CopyButton value={post} text={t('copyPost')} done={t('postCopied')} />
      </p>
      <h3 className="mt-1.5 text-[1.125rem]">{t('channels')}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        {CHANNELS.map((at) => (
          <li key={at}>{t(`channel${at}`)}</li>
        ))}
      </ul>
    </section>
  )
}
