'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'

interface CopyButtonProps {
  /** What is copied, as the page calls it: "Title". */
  thing: string
  text: string
  all?: boolean
}

export function CopyButton({ thing, text, all = false }: CopyButtonProps) {
  const t = useTranslations('operators.kdp')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => void toast({ title: t('copied'), description: t('copiedThing', { thing }) }),
      () => void toast({ title: t('failed'), description: t('copyFailed'), variant: 'destructive' }),
    )
  return (
    <Button
      variant="outline"
      size="sm"
      className="flex-none justify-self-start"
      aria-label={all ? `${t('copyAll')}: ${thing}` : t('copyThing', { thing })}
      onClick={() => void copy()}
    >
      {all ? t('copyAll') : t('copy')}
    </Button>
  )
}
