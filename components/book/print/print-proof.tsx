'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PagePicture } from '@/components/illustration/page-picture'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import type { Leaf } from '@/lib/domain/book/leaves'
import type { PrintProduct } from '@/lib/domain/commerce/print-order'
import type { StoryPage } from '@/lib/domain/story/story'
import { api } from '@/lib/paths'

interface Sheet {
  width: number
  height: number
  /** What is left when it is cut, or folded. */
  trim: { x: number; y: number; width: number; height: number }
}
/** How a book is bound. `spine`: its edges on the cover's sheet. */
export interface Binding {
  cover: Sheet & { spine: readonly [number, number] }
  page: Sheet
  leaves: readonly Leaf[]
}

interface PrintProofProps {
  id: string
  version: number
  product: PrintProduct
  binding: Binding
  pages: readonly StoryPage[]
  /** Typed in the order, where it is another than the book's. */
  dedication: string | undefined
  dir: 'ltr' | 'rtl'
}

/** The pages that lie open together, by their place in the interior; null is the inside of the cover. */
const listOpenings = (count: number): (number | null)[][] => [
  [null, 1],
  ...Array.from({ length: count / 2 - 1 }, (_, i) => [2 * i + 2, 2 * i + 3]),
  [count, null],
]

/** The printed book to look through, opening by opening; with what is trimmed when that is asked for. */
export function PrintProof({ id, version, product, binding, pages, dedication, dir }: PrintProofProps) {
  const t = useTranslations('printOrder')
  const [chosen, setAt] = useState(0)
  const [trims, setTrims] = useState(false)
  const [large, setLarge] = useState(false)
  const openings = listOpenings(binding.leaves.length)
  const at = Math.min(chosen, openings.length)
  const path = (page: number) => {
    const typed = binding.leaves[page - 1]?.kind === 'dedication' ? dedication : undefined
    return api.proofPage(id, page, { book: product, v: version, dedication: typed })
  }
  const nameOf = (page: number) => {
    const { kind = 'end', page: number = 0 } = binding.leaves[page - 1] ?? {}
    const words = kind === 'story' ? pages[number - 1]?.content : undefined
    return t(`leaf.${kind}`, { page: number }) + (words ? `: ${words}` : '')
  }
  const step = (to: number) => () => {
    if (to >= 0 && to <= openings.length) setAt(to)
  }
  return (
    <div className="grid min-w-0 gap-s3">
      <div
        className="overflow-x-auto pb-2"
        dir={dir}
        tabIndex={large ? 0 : undefined}
        aria-label={t('proof')}
        role="group"
      >
        <div className={cn('mx-auto flex', large ? 'w-[200%]' : 'w-full', trims && 'gap-3')}>
          {at === 0 ? (
            <PrintedSheet
              src={path(0)}
              alt={t('leaf.cover')}
              sheet={binding.cover}
              folds={binding.cover.spine}
              trims={trims}
            />
          ) : (
            openings[at - 1]?.map((page, i) =>
              page === null ? (
                <p
                  key="cover"
                  className="grid flex-1 place-content-center bg-paper-edge/40 p-2 text-center text-s"
                  dir="auto"
                >
                  {t('insideCover')}
                </p>
              ) : (
                <PrintedSheet
                  key={page}
                  src={path(page)}
                  alt={nameOf(page)}
                  sheet={binding.page}
                  gutter={(i === 0) === (dir === 'ltr') ? 'right' : 'left'}
                  trims={trims}
                />
              ),
            )
          )}
        </div>
      </div>
      <div className="grid items-center gap-3 text-center max-md:grid-cols-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Button
          type="button"
          variant="secondary"
          size="sm"
          aria-disabled={at === 0 || undefined}
          onClick={step(at - 1)}
        >
          {t('before')}
        </Button>
        <p
          className="font-display text-[1.1rem] leading-[1.2] font-bold max-md:col-span-full max-md:row-start-1"
          aria-live="polite"
        >
          {at === 0 ? t('leaf.cover') : t('opening', { at, total: openings.length })}
        </p>
        <Button
          type="button"
          variant="secondary"
          size="sm"
          aria-disabled={at === openings.length || undefined}
          onClick={step(at + 1)}
        >
          {t('after')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Checkbox checked={trims} onChange={({ target }) => setTrims(target.checked)}>
          {t('showTrim')}
        </Checkbox>
        <Checkbox checked={large} onChange={({ target }) => setLarge(target.checked)}>
          {t('larger')}
        </Checkbox>
      </div>
      {trims && <p className="hint">{t('trimHint')}</p>}
    </div>
  )
}

interface PrintedSheetProps {
  src: string
  alt: string
  sheet: Sheet
  folds?: readonly [number, number]
  /** The side on which it is bound. */
  gutter?: 'left' | 'right'
  trims: boolean
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A page as it is printed: cut, or whole with a line where it is cut. */
function PrintedSheet({ src, alt, sheet, folds, gutter, trims }: PrintedSheetProps) {
  const { width, height, trim } = sheet
  const [left, top] = [percent(trim.x, width), percent(trim.y, height)]
  return (
    <div
      className="relative min-w-0 flex-1 overflow-hidden bg-paper shadow-page"
      style={{ aspectRatio: trims ? `${width} / ${height}` : `${trim.width} / ${trim.height}` }}
      dir="ltr"
    >
      <PagePicture
        src={src}
        alt={alt}
        className="absolute block h-auto max-w-none"
        style={
          trims
            ? { inset: 0, width: '100%', height: '100%' }
            : {
                width: percent(width, trim.width),
                height: percent(height, trim.height),
                left: `-${percent(trim.x, trim.width)}`,
                top: `-${percent(trim.y, trim.height)}`,
              }
        }
      />
      {gutter && !trims && (
        <span
          className={cn(
            'pointer-events-none absolute inset-y-0 w-[6%] from-black/20 to-transparent',
            gutter === 'left' ? 'left-0 bg-linear-to-r' : 'right-0 bg-linear-to-l',
          )}
          aria-hidden="true"
        />
      )}
      {trims && (
        <span
          className="pointer-events-none absolute border-2 border-dashed border-coral-deep outline-1 -outline-offset-2 outline-white/70"
          style={{
            left,
            top,
            right: percent(width - trim.x - trim.width, width),
            bottom: percent(height - trim.y - trim.height, height),
          }}
          aria-hidden="true"
        />
      )}
      {folds?.map((fold) => (
        <span
          key={fold}
          className="pointer-events-none absolute inset-y-0 w-px bg-black/35"
          style={{ left: trims ? percent(fold, width) : percent(fold - trim.x, trim.width) }}
          aria-hidden="true"
        />
      ))}
    </div>
  )
}
