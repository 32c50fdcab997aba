import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { InfoEnd } from './info-end'
import { InfoSection } from './info-section'
import { InfoTop } from './info-top'
import { RICH } from './rich'

const SAMPLE_CODE = 'AB12CD34'

export async function GiftCardsScreen() {
  const t = await getTranslations('giftCards')
  return (
    <>
      <InfoTop tone="eucalyptus-deep" title={t('title')} lead={t('lead')} figures="giving">
        <dl className="mt-8.5 grid max-w-120 -rotate-1 grid-cols-1 gap-3.5 px-[clamp(30px,4vw,44px)] py-6.5 text-ink paper-ticket ticket-sun">
          <div>
            <dt className="text-xs font-heavy">{t('to')}</dt>
            <dd className="font-lead text-[1.25rem] leading-[1.3] font-normal">{t('toName')}</dd>
          </div>
          <div>
            <dt className="text-xs font-heavy">{t('codeLabel')}</dt>
            <dd className="font-display text-[clamp(1.6rem,1rem+2.6vw,2.5rem)] leading-[1.1] font-bold tracking-[0.1em]">
              <bdi lang="en">{SAMPLE_CODE}</bdi>
            </dd>
          </div>
        </dl>
        <p className="mt-3.5 text-xs">{t('sample')}</p>
      </InfoTop>
      <InfoSection tone="paper" edge="a">
        <div
          className={cn(
            'wrap grid grid-cols-1 gap-x-[clamp(22px,3vw,44px)] gap-y-8.5 pb-[clamp(28px,4vw,52px)] sm:grid-cols-2',
            'lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.3fr)]',
          )}
        >
          {(['what', 'give', 'use', 'from'] as const).map((part) => (
            <section key={part} className="row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0">
              <h2 className="mb-2 self-end text-d-s">{t(part)}</h2>
              <p className="text-balance">{t.rich(`${part}Text`, RICH)}</p>
            </section>
          ))}
        </div>
      </InfoSection>
      <InfoEnd tone="sun" edge="c" figures="bedtime">
        <h2>{t('today')}</h2>
        <p className="lead">{t('todayText')}</p>
        <p className="mt-6.5 flex flex-wrap items-center gap-x-7 gap-y-3.5 max-md:*:basis-full">
          <Button asChild>
            <Link href={paths.createStory()}>{t('make')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href={paths.give}>{t('buy')}</Link>
          </Button>
          <Button asChild variant="paper">
            <Link href={paths.redeem}>{t('redeem')}</Link>
          </Button>
        </p>
      </InfoEnd>
    </>
  )
}
