'use client'
import { useTranslations } from 'next-intl'
import { useCopy } from '@/components/site/use-copy'
import { Button } from '@/components/ui/button'
import type { Snippet } from './snippets'

/** A code, to be read and copied. */
export function SnippetCode({ kind, code }: { kind: Snippet; code: string }) {
  const t = useTranslations('embedCodes')
  const { copied, copy } = useCopy({ copied: t('copied'), copyFailed: t('copyFailed') })
  return (
    <div>
      <pre
        className="font-mono max-h-[calc(9lh+24px)] overflow-auto bg-paper-2 px-4 py-3 text-xs leading-[1.5] font-normal wrap-anywhere whitespace-pre-wrap"
        dir="ltr"
        role="group"
        tabIndex={0}
        aria-label={t('code')}
      >
        <code>{code}</code>
      </pre>
      <Button className="mt-4" onClick={() => copy(kind, code, t('copiedThing', { thing: t(`things.${kind}`) }))}>
        {copied === kind ? t('copied') : t('copy')}
      </Button>
    </div>
  )
}
