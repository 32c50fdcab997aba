'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { call } from '@/lib/http/client'
import { roomEndpoints } from '@/lib/http/endpoints'
import { ConfirmDialog } from '../confirm-dialog'
import { CrownIcon } from '../idea-icons'
import { useRoom } from '../room-context'
import { Cup } from './cup'
import styles from './table.module.css'

/** Who sits at the table: a folded card each, and a cup that steams for whoever is here. */
export function PlaceCards() {
  const t = useTranslations('together.room')
  const line = useTranslations('together.line')
  const { room, me, isCreator, typing, act } = useRoom()
  const members = room.collaborators.filter(({ removed }) => !removed)
  const online = new Set([...room.online, me.id])
  const writing = new Set(typing.map(({ memberId }) => memberId))
  return (
    <>
      <h2 className="sr-only">{t('members')}</h2>
      <ul className={styles['places']}>
        {members.map(({ id, name, role }) => (
          <li key={id} className={styles['place']} data-here={online.has(id) || undefined}>
            <Cup className={styles['cup']} steams={online.has(id)} />
            <span className={styles['card']}>
              {role === 'creator' && (
                <span className={styles['crown']}>
                  <CrownIcon />
                  <span className="sr-only">{t('crown')}</span>
                </span>
              )}
              <bdi className="wrap-anywhere">{name}</bdi>
              {id === me.id && <span className="text-xs font-medium">({t('you')})</span>}
              <span className="sr-only">, {t(online.has(id) ? 'here' : 'notHere')}</span>
              {writing.has(id) && id !== me.id && <span className={styles['dots']} aria-hidden="true" />}
            </span>
            {isCreator && id !== me.id && (
              <ConfirmDialog
                trigger={
                  <Button variant="ghost" size="icon" className={styles['remove']} aria-label={t('remove', { name })}>
                    <CloseIcon width={13} height={13} />
                  </Button>
                }
                title={t('removeTitle', { name })}
                text={t('removeText')}
                yes={t('removeYes')}
                onYes={() => void act(() => call(roomEndpoints.removeMember(room.id, id)), line('failedTitle'))}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
