import { useTranslations } from 'next-intl'
import type { Studio } from '@/lib/domain/book/recording/recording'

/** Which book is read, and by whom. */
export function BookName({ title, language, dir, name }: Pick<Studio, 'title' | 'language' | 'dir' | 'name'>) {
  const t = useTranslations('recording')
  return (
    <div>
      <h2 className="font-lead text-d-s leading-[1.2] font-normal wrap-anywhere no-ligatures" lang={language} dir={dir}>
        {title}
      </h2>
      <p className="wrap-anywhere">{t.rich('readBy', { name, who: (words) => <bdi>{words}</bdi> })}</p>
    </div>
  )
}
