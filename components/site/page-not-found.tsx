import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { DachshundHead, DachshundTail } from './dachshund'

/** The page for addresses that have none. The sheet keeps its place in the middle, the dog its halves at its sides. */
export async function PageNotFound() {
  const t = await getTranslations('notFound')
  return (
    <Section tone="sky" className="grid min-h-[62vh] content-between pb-0 text-center" data-foot-dog="none">
      <div className="wrap w-full">
        <h1 className="text-d-l">{t('title')}</h1>
        <p className="mx-auto mt-3.5 mb-6.5 max-w-[46ch] text-l leading-[1.4]">{t('text')}</p>
        <Button asChild>
          <Link href={paths.createStory()}>{t('home')}</Link>
        </Button>
      </div>
      <div
        className="relative z-3 mt-s6 mb-[calc(clamp(36px,4.6vw,70px)*0.36)] grid grid-cols-[1fr_calc(min(42vw,380px)-16px)_1fr] items-end [direction:ltr] *:[svg]:h-[clamp(110px,16vw,190px)]"
        aria-hidden="true"
      >
        <DachshundTail className="justify-self-end" />
        <div className="relative z-1 -mx-2 mb-1.5 grid w-[min(42vw,380px)] -rotate-1 place-items-center bg-paper pt-[clamp(24px,4vw,52px)] pb-[clamp(30px,5vw,62px)] font-display text-[clamp(3rem,11vw,8rem)] leading-[0.9] font-bold text-coral-deep shadow-2">
          404
        </div>
        <DachshundHead />
      </div>
    </Section>
  )
}
