'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { SitePicture } from '@/components/illustration/site-picture'
import { Button } from '@/components/ui/button'
import { ArrowIcon } from '@/components/ui/icons'
import { ScriptButton } from '@/components/ui/script-button'
import type { PictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { Link } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { cn } from '@/components/ui/cn'
import styles from './sample.module.css'

export interface SamplePage {
  content: string
  alt: string
  picture: PictureFile
}

const BACK = ['ArrowLeft', 'PageUp']
const ON = ['ArrowRight', 'PageDown']

/** The sample's pages, one at a time; after the last one comes its end, where its two stand and wave. */
export function SampleBook({ pages, farewell }: { pages: readonly SamplePage[]; farewell: PictureFile }) {
  const t = useTranslations('sampleBook')
  const [at, setAt] = useState(0)
  const leaf = useRef<HTMLElement>(null)
  const last = pages.length
  const page = pages[at]
  const next = pages[at + 1]

  const go = (to: number) => {
    if (to < 0 || to > last) return
    setAt(to)
    leaf.current?.focus({ preventScroll: true })
  }
  const turn = (event: KeyboardEvent) => {
    const ahead = document.documentElement.dir === 'rtl' ? BACK[0] : ON[0]
    if (event.key === ahead || event.key === ON[1]) go(at + 1)
    else if (BACK.includes(event.key) || ON.includes(event.key)) go(at - 1)
    else return
    event.preventDefault()
  }
  return (
    <div className={cn(styles['sampleBook'], 'wrap')}>
      <section
        ref={leaf}
        className={styles['sampleLeaf']}
        tabIndex={-1}
        aria-label={page ? t('page', { page: at + 1, total: last }) : t('end')}
        aria-live="polite"
        onKeyDown={turn}
      >
        {page ? (
          <>
            <PagePicture
              key={page.picture.src}
              src={page.picture.src}
              alt={page.alt}
              className={styles['samplePicture']}
            />
            <div className={styles['sampleText']} lang="en" dir="ltr">
              {page.content.split(/\n\s*\n/).map((paragraph, i) => (
                <p key={i}>{paragraph}</p>
              ))}
            </div>
          </>
        ) : (
          <div className={styles['sampleEnd']}>
            <div>
              <h2>{t('end')}</h2>
              <p>{t('endText')}</p>
              <p className={styles['sampleEndWays']}>
                <Button asChild>
                  <Link href={paths.createStory()}>{t('create')}</Link>
                </Button>
                <Button variant="outline" onClick={() => go(0)}>
                  {t('again')}
                </Button>
              </p>
            </div>
            <SitePicture picture={farewell} className={styles['sampleFarewell']} />
          </div>
        )}
      </section>
      {/* The picture of the page to come is fetched while this one is read. */}
      {next && (
        <img key={next.picture.src} src={next.picture.src} alt="" hidden loading={at === 0 ? 'lazy' : 'eager'} />
      )}
      <div className={styles['sampleTurn']}>
        <Button variant="paper" size="sm" disabled={at === 0} aria-label={t('previous')} onClick={() => go(at - 1)}>
          <ArrowIcon className={styles['sampleArrowBack']} />
        </Button>
        <p aria-hidden="true">{page ? t('page', { page: at + 1, total: last }) : t('end')}</p>
        <Button variant="paper" size="sm" disabled={at === last} aria-label={t('next')} onClick={() => go(at + 1)}>
          <ArrowIcon className={styles['sampleArrow']} />
        </Button>
      </div>
      <nav aria-label={t('jump')}>
        <ol className={styles['sampleJumps']}>
          {pages.map((_, i) => (
            <li key={i}>
              <ScriptButton
                aria-label={t('goTo', { page: i + 1 })}
                aria-current={i === at ? 'page' : undefined}
                onClick={() => go(i)}
              >
                {i + 1}
              </ScriptButton>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
