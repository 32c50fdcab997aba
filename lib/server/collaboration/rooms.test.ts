import { randomUUID } from 'node:crypto'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeVisitor } from '@/e2e/fixtures/factory'
import { CAST, giveIdea, makeRoom, seat } from '@/e2e/fixtures/rooms'
import { groupInviteCode } from '@/lib/domain/collaboration/invite-code'
import { changeIdeaBody, changeRoomBody, ROOM_DAYS } from '@/lib/domain/collaboration/room'
import { roomEvent, roomSnapshot } from '@/lib/domain/collaboration/room-log'
import { changeIdea } from './change-idea'
import { changeRoom } from './change-room'
import { findRoom } from './find-room'
import { forgetRooms } from './forget-rooms'
import { getRoom } from './get-room'
import { joinRoom } from './join-room'
import { makeRoomBook } from './make-room-book'
import { removeIdea } from './remove-idea'
import { removeMember } from './remove-member'
import { sendMessage } from './send-message'
import { startWeaving } from './start-weaving'
import { weave } from './weave'
import { failVersion, weaveRoom } from './weave-room'
import type { Asking } from './require-member'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
// No test here looks at a picture, and planning those of a book takes half a second.
jest.mock('@/lib/server/stories/with-shots', () => ({ withShots: <T>(manuscript: T): T => manuscript }))

const database = testDatabase()
const nobody = { visitorId: null, admin: null }
const now = () => new Date()
const read = async (asking: Asking) => roomSnapshot.parse(await getRoom(database.db, { viewer: nobody, ...asking }))
const logOf = async (roomId: string) =>
  (await database.db.roomEvent.findMany({ where: { roomId }, orderBy: { seq: 'asc' } })).map(({ seq, payload }) => ({
    seq,
    ...roomEvent.parse(payload),
  }))
const edit = (asking: Asking, ideaId: string, body: object) =>
  changeIdea(database.db, { ...asking, ideaId, body: changeIdeaBody.parse(body), now: now() })
const change = (asking: Asking, body: object) =>
  changeRoom(database.db, { ...asking, body: changeRoomBody.parse(body), now: now() })
const code = (reason: string) => expect.objectContaining({ code: reason })

async function generate(creator: Asking, { withClaude = false, at = now() } = {}) {
  const { version } = await startWeaving(database.db, { ...creator, withClaude, now: at })
  const row = await database.db.roomVersion.findUniqueOrThrow({
    where: { roomId_number: { roomId: creator.roomId, number: version } },
  })
  return {
    version,
    versionId: row.id,
    write: () => weaveRoom(database.db, { versionId: row.id, weave, now: at }),
  }
}

test('twenty who join at once share four free places; the log is theirs in order, without a gap', async () => {
  const { db } = database
  const room = await makeRoom(db, { maxCollaborators: 5 })
  const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => seat(db, room, `Guest ${at}`)))
  const seated = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(seated).toHaveLength(4)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toEqual(code('room_full'))

  await Promise.all(seated.flatMap(({ asking }, who) => [1, 2, 3].map((n) => giveIdea(db, asking, `Idea ${who} ${n}`))))
  const log = await logOf(room.id)
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
  expect(log.filter(({ type }) => type === 'idea-added')).toHaveLength(12)
  const { contributions, lastEvent, status } = await read(room.creator)
  expect(contributions.map(({ order }) => order)).toEqual(contributions.map((_, at) => (at + 1) * 1024))
  expect([lastEvent, status]).toEqual([log.length, 'collecting'])
})

test('an idea or message that is sent again is there once, however often at once', async () => {
  const { db } = database
  const room = await makeRoom(db)
  const clientId = randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => giveIdea(db, room.creator, 'The bus sings', clientId)))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  const messages = await Promise.all(
    [1, 2].map(() => sendMessage(db, { ...room.creator, body: { message: 'Hello', clientId }, now: now() })),
  )
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1)
  const snapshot = await read(room.creator)
  expect([snapshot.contributions.length, snapshot.messages.length]).toEqual([1, 1])
})

test('a stranger sees no names but the creator’s; nobody but the creator sees the email', async () => {
  const { db } = database
  const room = await makeRoom(db)
  await seat(db, room, 'Grandpa')
  await giveIdea(db, room.creator, 'A whale in the bath')
  const stranger = await read({ roomId: room.id, token: undefined })
  expect(stranger).toMatchObject({ creatorName: 'Nana', me: null, inviteCode: '', counts: { members: 2, ideas: 1 } })
  expect(JSON.stringify(stranger)).not.toMatch(/Grandpa|Mila|whale|example\.com/)
  const guest = await seat(db, room, 'Aunt')
  expect(JSON.stringify(await read(guest.asking))).not.toContain('example.com')
  expect((await read(room.creator)).creatorEmail).toBe('nana@example.com')
  await expect(read({ roomId: 'nowhere', token: undefined })).rejects.toEqual(code('story_not_found'))
})

test('a removed member is out at once, with the code that let them in; what was removed stands in the log no more', async () => {
  const { db } = database
  const room = await makeRoom(db)
  const guest = await seat(db, room, 'Guest')
  const idea = await giveIdea(db, guest.asking, 'Secret sauce')
  await expect(removeMember(db, { ...guest.asking, memberId: randomUUID(), now: now() })).rejects.toEqual(
    code('room_creator_only'),
  )
  await removeMember(db, { ...room.creator, memberId: guest.id, now: now() })
  await expect(giveIdea(db, guest.asking, 'Once more')).rejects.toEqual(code('room_removed'))
  await expect(read(guest.asking)).rejects.toEqual(code('room_removed'))
  await expect(seat(db, room, 'Guest')).rejects.toEqual(code('room_code_revoked'))
  await expect(seat(db, { ...room, inviteCode: 'AAAAAAAA' }, 'Guest')).rejects.toEqual(code('room_code_unknown'))
  await removeIdea(db, { ...room.creator, ideaId: idea.id, now: now() })
  expect(JSON.stringify(await logOf(room.id))).not.toContain('Secret')
  const { inviteCode } = await read(room.creator)
  const typed = ` ${groupInviteCode(inviteCode).toLowerCase()} `
  expect((await findRoom(db, { inviteCode: typed })).id).toBe(room.id)
  // Who sits already keeps the place, whatever the code.
  const again = { ...room.creator, body: { name: 'Nana', role: 'contributor', inviteCode: 'x' } as const, now: now() }
  expect((await joinRoom(db, again)).token).toBe(room.creator.token)
})

test('ideas: words are their giver’s to change, places everybody’s, fates the creator’s', async () => {
  const { db } = database
  const room = await makeRoom(db)
  const guest = await seat(db, room, 'Guest')
  const [first, second, third] = [
    await giveIdea(db, guest.asking, 'One'),
    await giveIdea(db, guest.asking, 'Two'),
    await giveIdea(db, guest.asking, 'Three'),
  ]
  await expect(edit(room.creator, first.id, { content: 'Mine' })).rejects.toEqual(code('forbidden'))
  await expect(edit(guest.asking, first.id, { fate: 'told' })).rejects.toEqual(code('room_creator_only'))
  await expect(edit(guest.asking, first.id, { content: 'call 0412 345 678' })).rejects.toEqual(code('private_words'))
  await edit(room.creator, first.id, { liked: true, fate: 'quoted' })
  // Far more moves than there are numbers between two neighbours.
  for (let move = 0; move < 60; move++) await edit(room.creator, (move % 2 ? second : third).id, { after: first.id })
  await edit(guest.asking, third.id, { after: null })
  const { contributions, me } = await read(room.creator)
  expect(contributions.map(({ content }) => content)).toEqual(['Three', 'One', 'Two'])
  expect(contributions[1]).toMatchObject({ likedBy: [me?.id], fate: 'quoted' })
})

test('a text is made once of the same ideas, told page by page, and again after a new one; Claude’s are counted', async () => {
  const { db } = database
  const room = await makeRoom(db, { cast: undefined })
  const guest = await seat(db, room, 'Guest')
  await expect(generate(room.creator)).rejects.toEqual(code('room_no_ideas'))
  await giveIdea(db, guest.asking, 'A bus that sings')
  await expect(generate(room.creator)).rejects.toEqual(code('room_no_cast'))
  await change(guest.asking, { cast: CAST })
  await expect(generate(guest.asking)).rejects.toEqual(code('room_creator_only'))
  const first = await generate(room.creator)
  await expect(generate(room.creator)).rejects.toEqual(code('room_generating'))
  await Promise.all([first.write(), first.write()])
  const pages = (await logOf(room.id)).filter(({ type }) => type === 'page-written')
  expect(pages).toHaveLength(20)
  const { versions, contributions, generatedContent } = await read(guest.asking)
  const [trace] = versions[0]?.traces ?? []
  expect(trace).toMatchObject({ ideaId: contributions[0]?.id, as: 'told' })
  expect(versions[0]?.pages[(trace?.page ?? 0) - 1]?.slice(trace?.start, trace?.end)).toMatch(/bus that sings/i)
  expect(generatedContent).toBe(versions[0]?.pages.join('\n\n'))
  expect(await read(guest.asking)).toMatchObject({
    status: 'finished',
    versions: [{ number: 1, author: 'built-in-weave@1' }],
  })
  await expect(generate(room.creator)).rejects.toEqual(code('room_nothing_new'))
  await giveIdea(db, guest.asking, 'It sings of cheese')
  const second = await generate(room.creator)
  await failVersion(db, { versionId: second.versionId, now: now() })
  expect(await read(guest.asking)).toMatchObject({ status: 'collecting', versions: [{ number: 1 }] })
  // A text that failed may be tried again, five times a day in all.
  for (let text = 3; text <= 5; text++)
    await failVersion(db, { versionId: (await generate(room.creator, { withClaude: true })).versionId, now: now() })
  await expect(generate(room.creator, { withClaude: true })).rejects.toEqual(code('room_texts_used'))
  await change(room.creator, { status: 'closed' })
  await expect(giveIdea(db, guest.asking, 'Late')).rejects.toEqual(code('room_closed'))
})

test('a book is paid once: by the room’s credits, then a gift code; another room can’t use what this one began', async () => {
  const { db } = database
  const visitorId = await makeVisitor(db)
  const purchase = await db.purchase.create({
    data: {
      orderId: randomUUID(),
      accessToken: randomUUID(),
      customerEmail: 'nana@example.com',
      customerName: 'Nana',
      productName: 'Collaborative Story',
      product: 'collaborative',
      amount: 1999,
      source: 'stripe',
    },
  })
  await db.credit.create({
    data: { visitorId, source: 'purchase', purchaseId: purchase.id, product: 'collaborative', quantity: 2 },
  })
  const write = async (words: string, creator: Asking) => {
    await giveIdea(db, creator, words)
    await (await generate(creator)).write()
  }
  const buy = (creator: Asking, giftCode?: string) => makeRoomBook(db, { ...creator, visitorId, giftCode, now: now() })
  const [room, other] = [await makeRoom(db), await makeRoom(db)]
  await expect(buy(room.creator)).rejects.toEqual(code('room_no_text'))
  await write('A bus', room.creator)
  const books = await Promise.all([1, 2, 3].map(() => buy(room.creator)))
  expect(new Set(books.map(({ storyId }) => storyId)).size).toBe(1)
  await write('A moon', other.creator)
  await expect(buy(other.creator)).rejects.toEqual(code('payment_required'))
  await write('A whale', room.creator)
  const second = await buy(room.creator)
  await write('A broom', room.creator)
  await expect(buy(room.creator)).rejects.toEqual(code('payment_required'))
  await expect(buy(room.creator, 'NONESUCH')).rejects.toEqual(code('code_unknown'))
  await buy(room.creator, await makeGiftCode(db))
  const stories = await db.story.findMany({ where: { visitorId }, include: { pets: true } })
  expect(stories).toHaveLength(3)
  for (const story of stories)
    expect(story).toMatchObject({ state: 'ready', shared: true, pets: [{ name: 'Biscuit' }] })
  const { versions } = await read(room.creator)
  expect(versions[1]?.storyId).toBe(second.storyId)

  // The room goes, the books stay.
  const later = new Date(now().getTime() + (ROOM_DAYS + 1) * 86_400_000)
  await forgetRooms(db, { now: now() })
  expect(await db.collaborativeStory.count({ where: { id: room.id } })).toBe(1)
  await forgetRooms(db, { now: later })
  expect([await db.collaborativeStory.count(), await db.roomEvent.count(), await db.story.count()]).toEqual([0, 0, 3])
})

test('letters: the creator’s own link, and an invitation to each real address', async () => {
  const { db } = database
  const room = await makeRoom(db, { collaboratorEmails: ['pa@example.com', 'nonsense@', 'pa@example.com'] })
  const mails = await db.mailOutbox.findMany({ where: { dedupeKey: { contains: room.id } }, orderBy: { id: 'asc' } })
  expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['room-created', 'nana@example.com'],
    ['room-invitation', 'pa@example.com'],
  ])
  expect(JSON.stringify(mails[0]?.params)).toContain(room.creator.token)
  expect(JSON.stringify(mails[1]?.params)).toContain(`code=${room.inviteCode}`)
})
