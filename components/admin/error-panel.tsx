import { useTranslations } from 'next-intl'
import { SleepingDachshund } from '@/components/site/dachshund'
import { buttonVariants } from '@/components/ui/button'

/** In the place of a page that can't be read: what is wrong, and the same address once more. A plain link, since it is all there is without scripts. */
export function ErrorPanel({ text }: { text: string }) {
  const t = useTranslations('failure')
  const common = useTranslations('common')
  return (
    <div className="staff-panel staff-trouble" role="alert">
      <SleepingDachshund />
      <h1>{t('title')}</h1>
      <p>{text}</p>
      <p>
        <a className={buttonVariants()} href="">
          {common('retry')}
        </a>
      </p>
    </div>
  )
}
