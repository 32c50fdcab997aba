import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { AdminTitle } from './headings'
import { panelVariants } from './panel-variants'

/**
 * Stands for a page whose data can't be read: the error, and a link to the same address. A plain link, since it works
 * without scripts too.
 */
export function ErrorPanel({ text }: { text: string }) {
  const t = useTranslations('failure')
  const common = useTranslations('common')
  return (
    <div
      className={cn(
        panelVariants(),
        'mx-auto mt-[clamp(12px,10vh,110px)] max-w-[34rem] justify-items-center text-center',
      )}
      role="alert"
    >
      <SleepingDachshund className="h-14 w-auto" />
      <AdminTitle>{t('title')}</AdminTitle>
      <p>{text}</p>
      <p>
        <a className={buttonVariants()} href="">
          {common('retry')}
        </a>
      </p>
    </div>
  )
}
