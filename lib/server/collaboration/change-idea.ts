import type { z } from 'zod'
import type { changeIdeaBody } from '@/lib/domain/collaboration/room'
import type { RoomIdea } from '@/lib/domain/collaboration/room-log'
import { AppError } from '@/lib/domain/errors'
import type { Db, Tx } from '@/lib/platform/db/client'
import { ORDER_STEP } from './add-idea'
import { checkWords } from './check-words'
import { presentIdea } from './present-room'
import { recordRoomEvent, setRoomStatus } from './record-room-event'
import { enterRoom, requireCreator, type Asking } from './require-member'

type Change = Asking & { ideaId: string; body: z.output<typeof changeIdeaBody>; now: Date }

/**
 * Its giver changes an idea's words and type; everybody moves and likes ideas; the creator decides what becomes of one.
 * @throws as enterRoom; room_item_gone, forbidden, room_creator_only, unkind_words, private_words
 */
export async function changeIdea(db: Db, { ideaId, body, now, ...asking }: Change): Promise<RoomIdea> {
  const { content, type, after, fate, liked } = body
  return db.$transaction(async (tx) => {
    const { room, member } = await enterRoom(tx, asking)
    const idea = await tx.storyContribution.findUnique({ where: { id: ideaId, storyId: room.id } })
    if (!idea) throw new AppError('room_item_gone')
    if ((content !== undefined || type !== undefined) && idea.contributorId !== member.id)
      throw new AppError('forbidden')
    if (fate !== undefined) requireCreator(member)
    checkWords(room.language, content)
    const likedBy = idea.likedBy.filter((id) => id !== member.id)
    const changed = await tx.storyContribution.update({
      where: { id: ideaId },
      data: {
        ...(content === undefined ? {} : { content }),
        ...(type === undefined ? {} : { type }),
        ...(fate === undefined ? {} : { fate }),
        ...(liked === undefined ? {} : { likedBy: liked ? [...likedBy, member.id] : likedBy }),
        ...(after === undefined ? {} : { order: await orderAfter(tx, { roomId: room.id, ideaId, after, now }) }),
      },
    })
    const presented = presentIdea(changed)
    await recordRoomEvent(tx, { roomId: room.id, event: { type: 'idea-changed', idea: presented }, now })
    // Likes change no book.
    if (room.status === 'finished' && [content, type, after, fate].some((value) => value !== undefined))
      await setRoomStatus(tx, { room, status: 'collecting', now })
    return presented
  })
}

interface Move {
  roomId: string
  ideaId: string
  after: string | null
  now: Date
}

/** The sort key right after an idea, or before all. Where two neighbours leave no number between, all get new ones. */
async function orderAfter(tx: Tx, { roomId, ideaId, after, now }: Move): Promise<number> {
  const others = await tx.storyContribution.findMany({
    where: { storyId: roomId, id: { not: ideaId } },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
    select: { id: true, order: true },
  })
  const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1
  if (after !== null && at === 0) throw new AppError('room_item_gone')
  const low = others[at - 1]?.order ?? (others[at]?.order ?? ORDER_STEP) - 2 * ORDER_STEP
  const high = others[at]?.order ?? low + 2 * ORDER_STEP
  const middle = (low + high) / 2
  if (middle > low && middle < high) return middle
  for (const [index, { id }] of others.entries()) {
    const idea = await tx.storyContribution.update({
      where: { id },
      data: { order: (index < at ? index + 1 : index + 2) * ORDER_STEP },
    })
    await recordRoomEvent(tx, { roomId, event: { type: 'idea-changed', idea: presentIdea(idea) }, now })
  }
  return (at + 1) * ORDER_STEP
}
