'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { ROOM_BOUNDS } from '@/lib/domain/collaboration/room'
import { planFates } from '@/lib/domain/collaboration/idea-fates'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import { throwConfetti } from '@/components/site/confetti'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { IdeaFates } from './idea-fates'
import { RoomBook } from './room-book'
import { useRoom } from './room-context'
import type { RoomTab } from './room-tabs'

/** What becomes of each idea, the writing itself, and the book that can be made of it. */
export function GenerateTab({ show }: { show: (tab: RoomTab) => void }) {
  const t = useTranslations('together.generate')
  const locale = useLocale()
  const { room, writing, failedVersion, isCreator, isClosed, writtenIn, act } = useRoom()
  const [asking, setAsking] = useState(false)
  const isGenerating = asking || writing !== null || room.status === 'generating'
  const fates = planFates(room.contributions)
  const hasIdeas = room.contributions.some(({ fate }) => fate !== 'set-aside')
  const hasCast = room.cast.childName !== undefined && room.cast.pets.length > 0
  const version = room.versions.at(-1)
  const generate = async () => {
    setAsking(true)
    const begun = await act(() => call(roomEndpoints.generate(room.id)), t('failedTitle'))
    setAsking(false)
    if (begun) void throwConfetti('stars')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {room.contributions.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="fates">
          <h2 id="fates" className="max-w-(--measure) text-s font-heavy">
            {t('lead')}
          </h2>
          <IdeaFates fates={fates} />
          <p className="hint mt-0!">{t('told', { most: ROOM_BOUNDS.told })}</p>
        </section>
      )}
      {isGenerating && (
        <div className="grid gap-2 bg-sun-pale px-5 pt-4 pb-5 shadow-page">
          <p role="status" className="font-display text-d-s leading-[1.3] font-bold">
            {t('progress', { count: writing?.pages.length ?? 0, total: PAGES_IN_A_STORY })}
          </p>
          <Progress
            value={writing ? writing.pages.length / PAGES_IN_A_STORY : null}
            label={t('busy')}
            valueText={t('progress', { count: writing?.pages.length ?? 0, total: PAGES_IN_A_STORY })}
          />
        </div>
      )}
      {failedVersion !== null && !isGenerating && (
        <Alert variant="destructive">
          <AlertTitle>{t('failedTitle')}</AlertTitle>
          <p>{t('failed')}</p>
        </Alert>
      )}
      {version && !isGenerating && failedVersion === null && (
        <Alert variant="success">
          <AlertTitle>{t('finished')}</AlertTitle>
          <p>{t('finishedText')}</p>
          <Button variant="success" size="sm" className="mt-3" onClick={() => show('preview')}>
            {t('toPreview')}
          </Button>
        </Alert>
      )}
      {!isClosed && (
        <div className="grid justify-items-start gap-2.5">
          {!hasCast && (
            <>
              <p className="font-heavy">{t('cast')}</p>
              <Button variant="outline" size="sm" onClick={() => show('builder')}>
                {t('toBuilder')}
              </Button>
            </>
          )}
          {writtenIn !== locale && (
            <p>
              {t('language', {
                language: new Intl.DisplayNames([locale], { type: 'language' }).of(writtenIn) ?? writtenIn,
              })}
            </p>
          )}
          {isCreator ? (
            <Button
              size="lg"
              disabled={!hasIdeas || !hasCast}
              busy={isGenerating}
              busyText={t('busy')}
              onClick={() => void generate()}
            >
              {t('submit')}
            </Button>
          ) : (
            <p>{t('onlyCreator', { name: room.creatorName })}</p>
          )}
        </div>
      )}
      <RoomBook />
    </div>
  )
}
