'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { TellMe } from './tell-me'

/** Where nothing can be bought: said before any form, with what can be done instead. Needs the messages `preview`. */
export function ClosedShop({ title }: { title: (words: string) => ReactNode }) {
  const t = useTranslations('preview')
  return (
    <>
      {title(t('closed'))}
      <p className="basis-full">{t('closedText')}</p>
      <Button asChild className="mt-2 w-full" variant="secondary">
        <Link href={paths.redeem}>{t('closedCode')}</Link>
      </Button>
      <TellMe />
    </>
  )
}
