'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { throwConfetti } from '@/components/site/confetti'
import { StoryFormContext } from '@/components/forms/story-form-values'
import { DrawnPreviewContext } from '@/components/story-preview/drawn-preview-context'
import { Section } from '@/components/ui/section'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { bringIntoView } from '@/lib/browser/bring-into-view'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { AwayList } from './away-list'
import { GenerateTab } from './generate-tab'
import { ROOM_TABS, type RoomTab } from './room-tabs'
import { IdeasTab } from './ideas-tab'
import { LineNotice } from './line-notice'
import { PreviewTab } from './preview-tab'
import { RoomContext } from './room-context'
import { StoryBuilder } from './story-builder'
import { TableScene } from './table/table-scene'
import { TeamChat } from './team-chat'
import { useCastDrawing } from './use-cast-drawing'
import { useCastForm } from './use-cast-form'
import { useRoomValue, type OpenRoomProps } from './use-room-value'

/** A row of tabs; on a phone it lies at the lower edge, in reach of the thumb. */
const TAB_ROW =
  'mb-6 border-b-3 border-dotted border-ink/30 max-md:order-last max-md:sticky max-md:bottom-0 max-md:z-20 max-md:mb-0 ' +
  'max-md:-mx-[var(--spacing-gutter)] max-md:grid! max-md:grid-cols-4 max-md:gap-0! max-md:border-t-3 max-md:border-b-0 ' +
  'max-md:border-solid max-md:border-ink max-md:bg-paper max-md:pb-[env(safe-area-inset-bottom)]'
const TAB =
  'max-md:min-h-14 max-md:px-0.5! max-md:text-center max-md:text-xs max-md:leading-[1.15] max-md:wrap-anywhere md:text-m'

/** The room of somebody who has joined: the table, and what lies on it. */
export function Workspace(props: OpenRoomProps) {
  const t = useTranslations('together.room')
  const room = useRoomValue(props)
  const { id, cast, versions } = room.room
  const errors = useTranslations('together.line')
  const { form, values } = useCastForm(id, cast, (next) =>
    room.act(() => call(roomEndpoints.change(id), { cast: next }), errors('failedTitle')),
  )
  const { drawn, drawLooks, drawPetLooks } = useCastDrawing(values)
  const [tab, setTab] = useState<RoomTab>('builder')
  const panels = useRef<HTMLDivElement>(null)

  // Everybody at the table sees the paper fly when a version is there; not who only opens the page.
  const newest = versions.at(-1)?.number ?? 0
  const celebrated = useRef(newest)
  useEffect(() => {
    if (newest > celebrated.current) void throwConfetti('celebration')
    celebrated.current = newest
  }, [newest])

  /** A tab's beginning is shown when it lies outside of the screen: another tab may have been longer. */
  const show = (next: RoomTab) => {
    setTab(next)
    requestAnimationFrame(() => {
      const top = panels.current?.getBoundingClientRect().top ?? 0
      if (top < 0 || top > window.innerHeight * 0.7) bringIntoView(panels.current)
    })
  }
  return (
    <RoomContext value={room}>
      <StoryFormContext value={form}>
        <DrawnPreviewContext value={drawn}>
          <TableScene drawn={drawn} onRead={() => show('preview')} />
          <Section tone="paper" className="pt-5 pb-30">
            <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(28px,4vw,60px)] gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-full">
                <LineNotice />
                <AwayList />
              </div>
              <Tabs
                value={tab}
                onValueChange={(next) => show(ROOM_TABS.find((one) => one === next) ?? 'builder')}
                className="grid min-w-0 grid-cols-[minmax(0,1fr)]"
              >
                <TabsList aria-label={t('tabs')} className={TAB_ROW} data-bottom-bar="">
                  {ROOM_TABS.map((one) => (
                    <TabsTrigger key={one} value={one} className={TAB}>
                      {t(one)}
                      {one === 'ideas' && room.room.contributions.length > 0 && (
                        <span
                          className="ms-1.5 inline-block min-w-6 bg-sun px-1 text-center text-xs"
                          aria-hidden="true"
                        >
                          {room.room.contributions.length}
                        </span>
                      )}
                    </TabsTrigger>
                  ))}
                </TabsList>
                <div ref={panels} className="min-w-0 scroll-mt-4">
                  <TabsContent value="builder">
                    <StoryBuilder onLooks={drawLooks} onPetLooks={drawPetLooks} />
                  </TabsContent>
                  <TabsContent value="ideas">
                    <IdeasTab />
                  </TabsContent>
                  <TabsContent value="preview">
                    <PreviewTab />
                  </TabsContent>
                  <TabsContent value="generate">
                    <GenerateTab show={show} />
                  </TabsContent>
                </div>
              </Tabs>
              <TeamChat />
            </div>
          </Section>
        </DrawnPreviewContext>
      </StoryFormContext>
    </RoomContext>
  )
}
