'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { TabsTrigger, TabsList, TabsContent, Tabs } from '@/components/ui/tabs'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import type { Customizations } from '@/lib/domain/illustration/customizations'
import type { Who } from '@/lib/domain/illustration/direction'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import { LONGEST_COMMENT, type Review } from '@/lib/domain/story/review'
import { CallError } from '@/lib/http/client'
import { PictureStrip } from '../picture-strip'
import { withFurnitureChange, withOffset, EMPTY_CUSTOMIZATIONS, offsetOn, type Place } from './changes'
import { CharactersTab } from './characters-tab'
import { ColoursTab } from './colours-tab'
import type { Stage } from './render-stage'
import { FurnitureTab } from './furniture-tab'
import { saveBoard } from './load-board'
import { StageView, type Movable } from './stage-view'
import { Stars } from './stars'
import { useStage } from './use-stage'
import styles from './customizer.module.css'

/** On a phone the picture stays in sight above the fields. */
const STAGE_SIDE =
  'sticky top-4 grid grid-cols-1 gap-3 max-md:top-0 max-md:z-3 max-md:-mx-gutter max-md:bg-paper max-md:px-gutter ' +
  'max-md:pt-2 max-md:pb-1 max-md:shadow-[0_6px_10px_-8px_#12313a66]'
const PANEL = 'grid grid-cols-1 gap-s4 pt-s4'

const TABS = ['characters', 'furniture', 'colors'] as const
type TabName = (typeof TABS)[number]
const isTab = (name: string): name is TabName => TABS.some((tab) => tab === name)
const same = (a: Customizations, b: Customizations) => JSON.stringify(a) === JSON.stringify(b)

export interface CustomizerProps {
  id: string
  board: DrawingBoard
  review: Review | null
  /** The saved pictures, cover first: what shows until the first is drawn, and in the row below. */
  images: readonly string[]
  onSaved: () => void
}

const withStars = (chosen: Customizations, rating: number | null): Customizations => ({
  ...chosen,
  ...(rating === null ? {} : { rating }),
})

/** The book's drawing table: every change shows at once in the picture at hand, and once saved in all of them. */
export default function Customizer({ id, board, review, images, onSaved }: CustomizerProps) {
  const t = useTranslations('customizer')
  const [saved, setSaved] = useState({ version: board.version, chosen: board.customizations ?? EMPTY_CUSTOMIZATIONS })
  const [chosen, setChosen] = useState(saved.chosen)
  const [rating, setRating] = useState(review?.rating ?? saved.chosen.rating ?? null)
  const [comment, setComment] = useState(review?.comment ?? '')
  const [page, setPage] = useState(COVER_PAGE)
  const [tab, setTab] = useState<TabName>('characters')
  const [who, setWho] = useState<Who>('child')
  const [piece, setPiece] = useState<string | null>(saved.chosen.furniture[0]?.id ?? null)
  const [saving, setSaving] = useState(false)
  const { stage, failed } = useStage(board, chosen, page)

  const direction = board.pages.find(({ pageNumber }) => pageNumber === page)
  const room = board.pages.find(({ indoors }) => indoors)
  const shown = stage?.page === page ? stage : null
  const fresh =
    !same(withStars(chosen, rating), withStars(saved.chosen, review?.rating ?? saved.chosen.rating ?? null)) ||
    comment !== (review?.comment ?? '')

  const save = async () => {
    setSaving(true)
    // An opinion is the buyer's own: without a star pressed, none is sent.
    const customizations = withStars(chosen, rating)
    try {
      const stored = await saveBoard(id, { customizations, comment, version: saved.version })
      setSaved({ version: stored.version, chosen: customizations })
      toast({ title: t('saved'), description: t('savedText') })
      onSaved()
    } catch (error) {
      toast({
        title: t('failedTitle'),
        description: (error instanceof CallError && error.status < 500 && error.error) || t('failed'),
        variant: 'destructive',
      })
    } finally {
      setSaving(false)
    }
  }
  const reset = () => {
    setChosen(EMPTY_CUSTOMIZATIONS)
    setRating(review?.rating ?? null)
    setPiece(null)
  }
  const move = (moved: string, to: Place) =>
    setChosen((now) =>
      tab === 'furniture' ? withFurnitureChange(now, moved, { position: to }) : withOffset(now, who, page, to),
    )
  const pick = (at: Place) => {
    if (tab === 'characters') setWho((now) => nearest(shown, at) ?? now)
  }
  return (
    <section
      className={cn(
        'grid items-start gap-s5 max-md:grid-cols-1 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
        styles['customizer'],
      )}
      aria-label={t('title')}
    >
      <div className={STAGE_SIDE}>
        <StageView
          svg={stage?.svg ?? images[COVER_PAGE] ?? ''}
          alt={direction?.alt ?? ''}
          busy={!shown}
          movable={movableOf()}
          onMove={move}
          onPick={pick}
        />
        {failed && (
          <p role="alert" className="mt-1.5 text-xs leading-[1.35] font-heavy text-destructive">
            {t('notDrawn')}
          </p>
        )}
        <PictureStrip images={images} at={page} goTo={setPage} small />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-s4">
        <Tabs value={tab} onValueChange={(name) => isTab(name) && setTab(name)}>
          <TabsList aria-label={t('title')}>
            {TABS.map((name) => (
              <TabsTrigger key={name} value={name}>
                {t(name)}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value="characters" className={PANEL}>
            <CharactersTab
              members={board.members}
              who={who}
              onWho={setWho}
              page={page}
              present={shown?.figures.map((figure) => figure.who) ?? []}
              chosen={chosen}
              onChange={setChosen}
            />
          </TabsContent>
          <TabsContent value="furniture" className={PANEL}>
            <FurnitureTab
              chosen={chosen}
              onChange={setChosen}
              piece={piece}
              onPiece={setPiece}
              indoors={direction?.indoors ?? false}
              toRoom={room ? () => setPage(room.pageNumber) : null}
            />
          </TabsContent>
          <TabsContent value="colors" className={PANEL}>
            <ColoursTab chosen={chosen} onChange={setChosen} />
          </TabsContent>
        </Tabs>
        <div className="grid gap-s3 border-t-3 border-dotted border-[#b9c4c2] pt-s4">
          <Stars value={rating} onValue={setRating} />
          {/* A comment goes with an opinion. */}
          {rating !== null && (
            <Field label={t('comment')} more={t('optional')}>
              <Textarea
                className="min-h-19!"
                rows={2}
                maxLength={LONGEST_COMMENT}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            </Field>
          )}
        </div>
        <div className="bottom-0 z-2 flex flex-wrap items-center gap-x-4 gap-y-2.5 bg-paper py-3 md:sticky md:shadow-[0_-6px_10px_-8px_#12313a66]">
          <Button variant="outline" onClick={reset}>
            {t('reset')}
          </Button>
          <Button variant="default" busy={saving} busyText={t('saving')} onClick={() => void save()}>
            {t('save')}
          </Button>
          <p className="text-s text-ink-soft" role="status">
            {fresh ? t('unsaved') : ''}
          </p>
        </div>
      </div>
    </section>
  )

  function movableOf(): Movable | undefined {
    if (tab === 'furniture') {
      const one = chosen.furniture.find((standing) => standing.id === piece)
      return one && direction?.indoors
        ? { id: one.id, name: t(`types.${one.type}`), grip: one.position, at: one.position }
        : undefined
    }
    const box = tab === 'characters' ? shown?.figures.find((figure) => figure.who === who)?.box : undefined
    if (!box) return undefined
    const name = board.members.find((member) => member.who === who)?.name ?? ''
    return {
      id: who,
      name,
      at: offsetOn(chosen, who, page),
      grip: { x: within((box.x + box.width / 2) / 10), y: within((box.y + box.height) / 10) },
    }
  }
}

/** The grip stays on the page, whatever hangs over its edge. */
const within = (percent: number) => Math.max(4, Math.min(96, percent))

/** Whoever was pressed on: of several that overlap, the smallest. */
function nearest(stage: Stage | null, at: Place): Who | undefined {
  const [x, y] = [at.x * 10, at.y * 10]
  const hit =
    stage?.figures.filter(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height) ??
    []
  return hit.sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0]?.who
}
