import { getTranslations } from 'next-intl/server'
import { SitePicture } from '@/components/illustration/site-picture'
import { Section } from '@/components/ui/section'
import { pictureFile } from '@/lib/domain/site-illustrations/picture-files'

/** On narrow screens smaller: beyond six lines browsers don't balance, and the last word would stand alone. */
const FIRST_QUOTE =
  'max-w-[19ch] font-display text-d-l leading-[calc(var(--leading-display)+0.02)] font-bold text-balance break-phrases ' +
  'max-md:text-[clamp(1.65rem,0.9rem+3.75vw,2.7rem)]'

/** Stands on the edge of the next sheet. */
const CHILD =
  'absolute end-gutter -bottom-29 z-3 h-112.5 w-auto max-md:relative max-md:inset-auto max-md:ms-auto max-md:mt-6.5 ' +
  'max-md:-mb-29.5 max-md:h-75'

/** What families say; samples, and marked as such, until families have said something. */
export async function Praise() {
  const [t, picture] = await Promise.all([getTranslations('home.quotes'), pictureFile('praise')])
  return (
    <Section tone="eucalyptus-deep" edge="b">
      <div className="wrap pb-5">
        <h2 className="sr-only">{t('title')}</h2>
        <figure>
          <blockquote>
            <p className={FIRST_QUOTE}>{t('first')}</p>
          </blockquote>
          <figcaption className="mt-3 text-eucalyptus-pale">{t('firstBy')}</figcaption>
        </figure>
        <div className="mt-s6 grid max-w-190 grid-cols-[1fr_1fr] gap-10 max-md:grid-cols-1 max-md:gap-7">
          {(['second', 'third'] as const).map((quote) => (
            <figure key={quote}>
              <blockquote>
                <p className="font-lead text-d-s leading-[1.4] font-normal">{t(quote)}</p>
              </blockquote>
              <figcaption className="mt-3 text-eucalyptus-pale">{t(`${quote}By`)}</figcaption>
            </figure>
          ))}
        </div>
        <p className="mt-8.5 text-xs text-eucalyptus-pale">{t('sample')}</p>
        <SitePicture picture={picture} className={CHILD} />
      </div>
    </Section>
  )
}
