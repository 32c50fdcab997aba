'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { EMBED_SIZE, EMBED_THEMES } from '@/lib/domain/embed/embed-address'
import { parseSize, type EmbedSettings, type ShownBook } from './snippets'

interface SettingsProps {
  books: readonly ShownBook[]
  settings: EmbedSettings
  change: (some: Partial<EmbedSettings>) => void
}

/** What the code shall show. */
export function Settings({ books, settings, change }: SettingsProps) {
  const t = useTranslations('embedCodes')
  const title = useId()
  const waiting = useDisabledUntilHydrated()
  return (
    <Card role="group" aria-labelledby={title} className="grid grid-cols-1 gap-4 pt-6! pb-8!">
      <h2 id={title} className="text-d-m">
        {t('settings')}
      </h2>
      <Field label={t('story')} hint={t('storyHint')}>
        <Select
          {...waiting}
          value={settings.story}
          onChange={({ target }) => {
            const book = books.find(({ story }) => story === target.value)
            if (book) change({ story: book.story })
          }}
        >
          {books.map(({ story, title: name }) => (
            <option key={story} value={story}>
              {t(`stories.${story}`, { title: name })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('theme')}>
        <Select
          {...waiting}
          value={settings.theme}
          onChange={({ target }) => {
            const theme = EMBED_THEMES.find((known) => known === target.value)
            if (theme) change({ theme })
          }}
        >
          {EMBED_THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {t(`themes.${theme}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <SizeField label={t('width')} start={settings.width} change={(width) => change({ width })} />
        <SizeField label={t('height')} start={settings.height} change={(height) => change({ height })} />
      </div>
      <Checkbox
        {...waiting}
        checked={settings.branding}
        onChange={({ target }) => change({ branding: target.checked })}
      >
        {t('branding')}
      </Checkbox>
    </Card>
  )
}

/** While what is typed is no size, the code keeps the last one that was. */
function SizeField({ label, start, change }: { label: string; start: number; change: (size: number) => void }) {
  const t = useTranslations('embedCodes')
  const waiting = useDisabledUntilHydrated()
  const [text, setText] = useState(String(start))
  const bounds = { least: String(EMBED_SIZE.least), most: String(EMBED_SIZE.most) }
  return (
    <Field label={label} error={parseSize(text) === null ? t('sizeError', bounds) : undefined}>
      <Input
        {...waiting}
        inputMode="numeric"
        dir="ltr"
        maxLength={5}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const size = parseSize(target.value)
          if (size !== null) change(size)
        }}
      />
    </Field>
  )
}
