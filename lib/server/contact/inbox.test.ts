import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { testDatabase } from '@/e2e/fixtures/database'
import { answer } from '@/lib/domain/contact/inbox'
import { env } from '@/lib/platform/env'
import { sendMail } from '@/lib/server/mail/send-mail'
import { readTotals } from '@/lib/server/stats/read-stats'
import { replyToMessage } from './reply-to-message'
import { receivedMailKey, replyMailKey } from './mail-keys'
import { listMessages } from './list-messages'
import { archiveMessage } from './archive-message'
import { readMessage } from './read-message'
import { sendContactMessage } from './send-contact-message'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
const admin = { visitorId: null, admin: { id: 'a', username: 'admin' } }
const stranger = { visitorId: 'v', admin: null }
const now = new Date('2026-11-21T10:00:00.000Z')

async function createMessage(email: string, message = 'Where is my book, please?', language: 'en' | 'de' = 'en') {
  await sendContactMessage(database.db, { name: 'Ann Ng', email, subject: 'Order Support', message, language })
  return (await database.db.contactMessage.findFirstOrThrow({ where: { email } })).id
}
const reply = (id: string, body: string, repliesShown: number) =>
  replyToMessage(database.db, { viewer: admin, answer: answer.parse({ id, body, repliesShown }), now })
const mailOf = async (dedupeKey: string) =>
  (await database.db.mailOutbox.findUniqueOrThrow({ where: { dedupeKey } })).id
async function sentMail(mailId: string) {
  await sendMail(database.db, { mailId })
  const folder = path.resolve(env().WAGTALE_DATA_DIR, 'mail')
  return simpleParser(readFileSync(path.join(folder, readdirSync(folder).find((file) => file.includes(mailId)) ?? '')))
}

test('inbox: a reply is mailed in the thread, in the sender’s language, with the message that it answers', async () => {
  const id = await createMessage('ann@example.com', 'Wo ist mein Buch?', 'de')
  await reply(id, 'Unterwegs.\n{name} grüßt.', 0)
  await reply(id, 'Noch etwas.', 1)
  const thread = await readMessage(database.db, { viewer: admin, id })
  expect(thread?.replies.map(({ author, body, posted: state }) => [author, body, state])).toEqual([
    ['admin', 'Unterwegs.\n{name} grüßt.', 'waiting'],
    ['admin', 'Noch etwas.', 'waiting'],
  ])
  const [first, second] = await Promise.all((thread?.replies ?? []).map((reply) => mailOf(replyMailKey(reply.id))))
  const receipt = await mailOf(receivedMailKey(id))
  const letter = await sentMail(first ?? '')
  expect(letter).toMatchObject({
    subject: 'Re: Order Support',
    inReplyTo: `<${receipt}@wagtale>`,
    messageId: `<${first}@wagtale>`,
  })
  // Typed text is not interpreted as a template.
  expect(letter.text).toContain('Unterwegs.\n{name} grüßt.')
  expect(letter.text).toContain('Du hast geschrieben:\n\n> Wo ist mein Buch?')
  expect(letter.replyTo?.text).toBe('hello@wagtale.example')
  expect((await sentMail(second ?? '')).references).toEqual([`<${receipt}@wagtale>`, `<${first}@wagtale>`])
  expect((await readMessage(database.db, { viewer: admin, id }))?.replies.map((reply) => reply.posted)).toEqual([
    'sent',
    'sent',
  ])
  expect(await database.db.auditEntry.count({ where: { action: 'message.answer', subjectId: id } })).toBe(2)
})

test('inbox: two concurrent replies send one mail, and the other writer gets an error', async () => {
  const id = await createMessage('two@example.com')
  const both = await Promise.allSettled([reply(id, 'One', 0), reply(id, 'Two', 0)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'answered_meanwhile' } })
  expect(await database.db.contactReply.count({ where: { messageId: id } })).toBe(1)
  expect(
    await database.db.mailOutbox.count({ where: { recipient: 'two@example.com', template: 'contact-reply' } }),
  ).toBe(1)
})

test('inbox: open messages are listed, counted, found by any word, and archived once', async () => {
  const { db } = database
  expect(await db.searchTerm.count({ where: { list: 'message' } })).toBeGreaterThan(0)
  await db.contactMessage.deleteMany()
  expect(await db.searchTerm.count({ where: { list: 'message' } })).toBe(0)
  const message = (i: number) => ({
    name: 'Ann Ng',
    email: `p${i}@mail.example`,
    subject: 'Order Support',
    message: i === 7 ? 'The giraffe’s scarf is missing' : 'Just a question about things',
  })
  const created = await db.contactMessage.createManyAndReturn({
    data: Array.from({ length: 60 }, (_, i) => message(i)),
    select: { id: true },
  })
  const open = (more: object = {}) => listMessages(db, { viewer: admin, part: 'open', ...more })
  const first = await open()
  const second = await open({ after: first.next })
  expect([first.messages.length, second.messages.length, second.next]).toEqual([50, 10, undefined])
  expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(60)
  expect((await open({ search: 'GIRAF scar' })).messages.map(({ email }) => email)).toEqual(['p7@mail.example'])
  expect((await open({ search: ' P7@mail.example ' })).messages.map(({ email }) => email)).toEqual(['p7@mail.example'])
  // Search matches letters of any script with or without accents, and no word that was removed.
  await db.contactMessage.update({
    where: { id: created[3]?.id ?? '' },
    data: { name: 'José Łukasz 李小龙', message: 'أين كتاب محمَّد؟ मोहन की किताब ガラス' },
  })
  for (const search of ['jose', 'JOSÉ', 'łuka', '李', 'محمد', 'كتاب', 'मोहन', 'ガラス'])
    expect([search, (await open({ search })).messages.map(({ email }) => email)]).toEqual([search, ['p3@mail.example']])
  await db.contactMessage.update({
    where: { id: created[3]?.id ?? '' },
    data: { name: 'Ann Ng', message: 'Just a question about things' },
  })
  expect((await open({ search: 'jose' })).messages).toEqual([])
  // Common words across pages; a prefix of too many words is reported as cut off.
  const [early, late] = [await open({ search: 'things question' }), await open({ search: 'mail', after: first.next })]
  expect([early.messages.length, early.cut, late.messages.map(({ id }) => id)]).toEqual([
    50,
    undefined,
    second.messages.map(({ id }) => id),
  ])
  expect(await open({ search: 'p' })).toMatchObject({ cut: true })
  // Input is never query syntax, and an invalid cursor gives the first page.
  for (const search of ["giraffe' | !'", 'a & !b', ':*', "\\'", '%_', '😀'])
    expect((await open({ search })).messages.length).toBeLessThanOrEqual(50)
  expect((await open({ search: '!!!' })).messages).toEqual([])
  for (const after of ['x', '1~', `${Date.now()}~no-uuid`, '99999999999999999~a'])
    expect((await open({ after })).messages).toHaveLength(50)
  const { id } = created[0] ?? { id: '' }
  expect((await readTotals(db)).get('messages-open')).toBe(60)
  await Promise.all([1, 2].map(() => archiveMessage(db, { viewer: admin, id, open: false, now })))
  expect((await readTotals(db)).get('messages-open')).toBe(59)
  expect((await listMessages(db, { viewer: admin, part: 'answered' })).messages.map((message) => message.id)).toEqual([
    id,
  ])
  await archiveMessage(db, { viewer: admin, id, open: true, now })
  expect(
    (await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } }))
      .map(({ action }) => action)
      .sort(),
  ).toEqual(['message.close', 'message.reopen'])
})

test('inbox: only administrators read and reply', async () => {
  const id = await createMessage('private@example.com')
  const refused = { code: 'sign_in_required' }
  await expect(listMessages(database.db, { viewer: stranger, part: 'all' })).rejects.toMatchObject(refused)
  await expect(readMessage(database.db, { viewer: stranger, id })).rejects.toMatchObject(refused)
  await expect(
    replyToMessage(database.db, { viewer: stranger, answer: { id, body: 'x', repliesShown: 0 }, now }),
  ).rejects.toMatchObject(refused)
  await expect(archiveMessage(database.db, { viewer: stranger, id, open: false, now })).rejects.toMatchObject(refused)
  expect(await readMessage(database.db, { viewer: admin, id: 'no-uuid' })).toBeNull()
  await expect(reply('01990000-0000-7000-8000-000000000000', 'x', 0)).rejects.toMatchObject({ code: 'not_found' })
  expect(answer.safeParse({ id, body: ' \n\u0000 ', repliesShown: '0' }).success).toBe(false)
})
