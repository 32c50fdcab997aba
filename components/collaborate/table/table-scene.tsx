'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useStoryForm } from '@/components/forms/story-form-values'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'
import { SvgPicture } from '@/components/story-preview/svg-picture'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { FIT_LARGE, FIT_MIDDLE, longest, longestWord } from '@/components/ui/fit-words'
import { useRoom } from '../room-context'
import { ShareDialog } from '../share-dialog'
import { Lamp } from './lamp'
import { PlaceCards } from './place-cards'
import { TableBook } from './table-book'
import styles from './table.module.css'

interface TableSceneProps {
  drawn: DrawnPreview | null
  onRead: () => void
}

/** Letters that a line of a large heading holds beside the table. */
const LETTERS_IN_LARGE = 11

/** The room in the evening: the lamp, the child and the pets, the book between them, and who sits at the table. */
export function TableScene({ drawn, onRead }: TableSceneProps) {
  const t = useTranslations('together')
  const { room, writing } = useRoom()
  return (
    <section className={cn(styles['room'], 'text-white')} data-dark aria-labelledby="room-title">
      <div className={styles['wall']}>
        <div className={styles['words']}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Badge variant="sun">{t(`statuses.${writing ? 'generating' : room.status}`)}</Badge>
            <span className="text-s">{t('room.by', { name: room.creatorName })}</span>
          </p>
          <h1
            id="room-title"
            className={cn('mt-2 wrap-anywhere', longestWord(room.title) > LETTERS_IN_LARGE ? FIT_MIDDLE : FIT_LARGE)}
            style={longest(room.title)}
            dir="auto"
          >
            {room.title}
          </h1>
          {room.description && (
            <p className="mt-2.5 line-clamp-4 max-w-(--measure) wrap-anywhere" dir="auto">
              {room.description}
            </p>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
            <ShareDialog />
            <Forgotten />
          </div>
        </div>
        <div className={styles['stage']}>
          <Lamp className={styles['lamp']} />
          <Family drawn={drawn} />
          <TableBook drawn={drawn} onRead={onRead} />
        </div>
      </div>
      <div className={styles['board']}>
        <PlaceCards />
      </div>
    </section>
  )
}

function Forgotten() {
  const t = useTranslations('together.room')
  const format = useFormatter()
  const { room } = useRoom()
  return (
    <p className="max-w-80 text-xs">
      {t('forgotten', { when: format.dateTime(new Date(room.forgottenAt), { dateStyle: 'long' }) })}
    </p>
  )
}

/** Pets on the table's edge, and how far each is from its middle. */
const PETS_SHOWN = 5

/** The child behind the table and the pets on it, as the engine draws them now. */
function Family({ drawn }: { drawn: DrawnPreview | null }) {
  const { control } = useStoryForm()
  const age = useWatch({ control, name: 'childAge' })
  if (!drawn) return null
  const pets = drawn.pets.flatMap((svg, i) => (svg === null ? [] : [{ svg, i }])).slice(0, PETS_SHOWN)
  return (
    <div aria-hidden="true" data-family={pets.length}>
      <div className={styles['child']} data-age={age === '' ? '5-6' : age}>
        <SvgPicture svg={drawn.children[age === '' ? '5-6' : age]} width={220} height={412} />
      </div>
      {pets.map(({ svg, i }, at) => (
        <div key={i} className={styles['pet']} data-at={at}>
          <SvgPicture svg={svg} width={240} height={220} />
        </div>
      ))}
    </div>
  )
}
