'use client'
import { useState } from 'react'
import { toast } from '@/components/ui/toast-store'
import { useTranslations } from 'next-intl'
import { CreateRoomForm } from './create-room-form'
import { RoomCreated, type CreatedRoom } from './room-created'

/** The form, and in its place the new room's code once there is one. */
export function CreateRoom() {
  const t = useTranslations('together.created')
  const [created, setCreated] = useState<CreatedRoom | null>(null)
  const show = (room: CreatedRoom) => {
    setCreated(room)
    toast({ title: t('title'), description: t('text') })
  }
  return created === null ? (
    <CreateRoomForm onCreated={show} />
  ) : (
    <RoomCreated room={created} onAnother={() => setCreated(null)} />
  )
}
