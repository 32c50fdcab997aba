'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { useRoom } from './room-context'

/** A blink of the line isn't worth a word. */
const SAID_AFTER_MS = 1_200

/** Says how the room hears of the others, when it isn't at once. */
export function LineNotice() {
  const t = useTranslations('together.line')
  const rooms = useTranslations('together.room')
  const { connection, isClosed } = useRoom()
  const [shown, setShown] = useState<typeof connection>('live')
  useEffect(() => {
    const timer = setTimeout(() => setShown(connection), connection === 'live' ? 0 : SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [connection])
  return (
    <>
      {/* Stays in the page, so that what appears in it is announced. */}
      <div role="status" className="empty:hidden" data-line={connection}>
        {shown !== 'live' && shown !== 'opening' && (
          <p className="slip border-s-10 border-sun bg-sun-pale px-5 pt-2.5 pb-3 font-heavy">{t(shown)}</p>
        )}
      </div>
      {isClosed && (
        <Alert>
          <p>{rooms('closed')}</p>
        </Alert>
      )}
    </>
  )
}
