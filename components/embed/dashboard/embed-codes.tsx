'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { audAmount, PRICES } from '@/lib/domain/commerce/prices'
import { DEFAULT_THEME, EMBED_SIZE } from '@/lib/domain/embed/embed-address'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import { CardPreview, FramePreview, WidgetPreview } from './previews'
import { Settings } from './settings'
import { SnippetCode } from './snippet-code'
import { linkCard, makeSnippet, SNIPPETS, type EmbedSettings, type ShownBook, type Snippet } from './snippets'

const START: EmbedSettings = {
  story: 'sample',
  theme: DEFAULT_THEME,
  width: EMBED_SIZE.width,
  height: EMBED_SIZE.height,
  branding: true,
}

/**
 * What the code shall show, each kind of code, and what it does. The codes name the address that the page was opened
 * at.
 */
export function EmbedCodes({ books }: { books: readonly ShownBook[] }) {
  const t = useTranslations('embedCodes')
  const language = useLocale()
  const origin = useBrowserValue(() => window.location.origin, '')
  const [settings, setSettings] = useState(START)
  const [open, setOpen] = useState<string>('iframe')
  const title = books.find(({ story }) => story === settings.story)?.title ?? ''
  const words = {
    kind: t('cards.kind', { pages: String(PAGES_IN_A_STORY) }),
    read: t('cards.read'),
    affiliateTitle: t('cards.affiliateTitle'),
    affiliateText: t('cards.affiliateText'),
    price: t('cards.price', { amount: audAmount(PRICES.digitalStory, language) }),
    make: t('cards.make'),
    post: t('cards.post', { title }),
    signature: t('cards.signature'),
  }
  const facts = { settings, origin, language, title, words }
  const preview = (kind: Snippet, code: string) => {
    if (kind === 'iframe') return <FramePreview settings={settings} language={language} title={title} />
    if (kind === 'widget') return <WidgetPreview settings={settings} language={language} />
    return (
      <CardPreview html={kind === 'social' ? linkCard(facts) : code} language={language} title={t('previewFrame')} />
    )
  }
  return (
    <div className="wrap grid items-start gap-x-[clamp(24px,5vw,64px)] gap-y-9 tablet:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
      <Settings books={books} settings={settings} change={(some) => setSettings({ ...settings, ...some })} />
      <Tabs value={open} onValueChange={setOpen} className="min-w-0">
        <TabsList aria-label={t('tabsLabel')}>
          {SNIPPETS.map((kind) => (
            <TabsTrigger key={kind} value={kind}>
              {t(`tabs.${kind}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {SNIPPETS.map((kind) => {
          const code = makeSnippet[kind](facts)
          return (
            <TabsContent key={kind} value={kind} className="grid gap-6 pt-6 data-[state=inactive]:hidden">
              <p className="max-w-(--measure)">{t(`what.${kind}`)}</p>
              <SnippetCode kind={kind} code={code} />
              <div>
                <h3 className="mb-3 text-d-s">{t('preview')}</h3>
                {preview(kind, code)}
              </div>
            </TabsContent>
          )
        })}
      </Tabs>
    </div>
  )
}
