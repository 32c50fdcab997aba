import { z } from 'zod'
import { createRoomBody } from '@/lib/domain/collaboration/room'

/** The form of a new room: the call's fields, and the invitees as a list of fields. */
export const roomForm = createRoomBody
  .pick({
    title: true,
    description: true,
    creatorName: true,
    creatorEmail: true,
    maxCollaborators: true,
  })
  .extend({ invitees: z.array(z.object({ email: z.string().max(254) })) })
export type RoomFormInput = z.input<typeof roomForm>
export type RoomForm = z.output<typeof roomForm>
