'use client'
import { useTranslations } from 'next-intl'
import { ScriptButton } from '@/components/ui/script-button'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { ConfirmDialog } from './confirm-dialog'
import { useRoom } from './room-context'

/** The creator ends the collecting for good. */
export function CloseRoom() {
  const t = useTranslations('together')
  const { room, isCreator, isClosed, act } = useRoom()
  if (!isCreator || isClosed) return null
  return (
    <ConfirmDialog
      trigger={<ScriptButton className="text-link min-h-11 text-xs">{t('room.close')}</ScriptButton>}
      title={t('room.closeTitle')}
      text={t('room.closeText')}
      yes={t('room.close')}
      onYes={() => void act(() => call(roomEndpoints.change(room.id), { status: 'closed' }), t('line.failedTitle'))}
    />
  )
}
