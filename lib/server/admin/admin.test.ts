import { testDatabase } from '@/e2e/fixtures/database'
import { newGiftCode, newGiftCodes } from '@/lib/domain/commerce/new-gift-code'
import { hashPassword, verifyPassword } from '@/lib/platform/auth/password'
import { newSession, readSession } from '@/lib/platform/auth/session'
import { signIn } from './sign-in'
import { createGiftCode, createGiftCodes } from './create-gift-code'
import { ensureAdmin } from './ensure-admin'
import { listAuditEvents } from './list-audit-events'
import { GIFT_CODES_AT_ONCE, listGiftCodes } from './list-gift-codes'
import { recordAuditEvent } from './record-audit-event'
import { signOutEverywhere } from './sign-out'

const database = testDatabase()
const stranger = { visitorId: 'v', admin: null }
const admin = { visitorId: null, admin: { id: 'a', username: 'admin' } }
const NOW = new Date('2026-11-20T10:00:00.000Z')

test('concurrent first starts create one administrator, whose password works', async () => {
  const results = await Promise.all(Array.from({ length: 4 }, () => ensureAdmin(database.db, { username: 'first' })))
  const passwords = results.filter((password): password is string => password !== null)
  expect(passwords).toHaveLength(1)
  const account = await signIn(database.db, { username: 'first', password: passwords[0] ?? '', now: NOW })
  expect(account).toMatchObject({ username: 'first', sessionVersion: 1 })
  expect(await signIn(database.db, { username: 'first', password: 'wrong', now: NOW })).toBeNull()
  expect(await signIn(database.db, { username: 'nobody', password: passwords[0] ?? '', now: NOW })).toBeNull()
  expect(await signIn(database.db, { username: 'no\u0000body', password: 'x', now: NOW })).toBeNull()
  expect(await ensureAdmin(database.db, { username: 'first' })).toBeNull()
})

test('a configured password replaces the stored one and ends its sessions', async () => {
  await ensureAdmin(database.db, { username: 'set', password: 'the old password' })
  const before = await database.db.user.findUniqueOrThrow({ where: { username: 'set' } })
  await ensureAdmin(database.db, { username: 'set', password: 'the old password' })
  expect(await database.db.user.findUniqueOrThrow({ where: { username: 'set' } })).toEqual(before)
  await ensureAdmin(database.db, { username: 'set', password: 'the new password' })
  expect(await signIn(database.db, { username: 'set', password: 'the old password', now: NOW })).toBeNull()
  expect(await signIn(database.db, { username: 'set', password: 'the new password', now: NOW })).toMatchObject({
    sessionVersion: 2,
  })
})

test('signing out ends all sessions; a cookie that was tampered with is rejected', async () => {
  await ensureAdmin(database.db, { username: 'out', password: 'a good password' })
  const account = await signIn(database.db, { username: 'out', password: 'a good password', now: NOW })
  if (!account) throw new Error('signing in failed')
  const open = () => newSession(database.db, account, NOW)
  const [local, elsewhere] = await Promise.all([open(), open()])
  const read = (value: string) => readSession(database.db, (name) => (name === local.name ? value : undefined), NOW)
  expect(await read(local.value)).toEqual({ id: account.id, username: 'out' })
  expect(await read(`${local.value.slice(0, -2)}xx`)).toBeNull()
  await signOutEverywhere(database.db, {
    viewer: { visitorId: null, admin: { id: account.id, username: 'out' } },
    now: NOW,
  })
  expect(await read(local.value)).toBeNull()
  expect(await read(elsewhere.value)).toBeNull()
})

test('stored passwords are salted hashes', async () => {
  const [one, two] = await Promise.all([hashPassword('pässword'), hashPassword('pässword')])
  expect(one).not.toBe(two)
  expect(one).not.toContain('pässword')
  expect(await verifyPassword('pässword'.normalize('NFD'), one)).toBe(true)
})

test('gift codes: created and listed by administrators only, newest first, paged', async () => {
  const code = newGiftCode.parse({ recipientEmail: 'gran@example.com', expiryMonths: 1 })
  await expect(createGiftCode(database.db, { viewer: stranger, code, now: NOW })).rejects.toMatchObject({
    code: 'sign_in_required',
  })
  await expect(listGiftCodes(database.db, { viewer: stranger })).rejects.toMatchObject({ code: 'sign_in_required' })
  const created = await createGiftCode(database.db, { viewer: admin, code, now: NOW })
  expect(created).toMatchObject({
    type: 'gift',
    createdBy: 'admin',
    recipientEmail: 'gran@example.com',
    usageLimit: 1,
    expiresAt: new Date('2026-12-20T10:00:00.000Z'),
  })
  expect(created.code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{8}$/)
  // Many with the same time: the id breaks ties.
  await createGiftCodes(database.db, {
    viewer: admin,
    batch: newGiftCodes.parse({ type: 'admin', count: GIFT_CODES_AT_ONCE + 20 }),
    now: NOW,
  })
  const first = await listGiftCodes(database.db, { viewer: admin })
  const second = await listGiftCodes(database.db, { viewer: admin, after: first.next })
  expect([first.giftCodes.length, second.giftCodes.length, second.next]).toEqual([GIFT_CODES_AT_ONCE, 21, undefined])
  expect(new Set([...first.giftCodes, ...second.giftCodes].map(({ id }) => id)).size).toBe(GIFT_CODES_AT_ONCE + 21)
  expect(await database.db.auditEntry.count({ where: { action: 'gift-code.create' } })).toBe(GIFT_CODES_AT_ONCE + 21)
})

test('the audit log records actor and time, is for administrators only, and is append-only', async () => {
  const acts = await listAuditEvents(database.db, { viewer: admin, actor: 'set' })
  expect(acts.acts.map(({ action, subjectType }) => `${action} ${subjectType}`)).toEqual(['session.start user'])
  expect(acts.acts[0]?.createdAt).toEqual(NOW)
  const [first] = (await listAuditEvents(database.db, { viewer: admin, subject: { type: 'gift_code', id: 'nobody' } }))
    .acts
  expect(first).toBeUndefined()
  await expect(listAuditEvents(database.db, { viewer: stranger })).rejects.toMatchObject({ code: 'sign_in_required' })
  await expect(database.db.auditEntry.updateMany({ data: { actor: 'somebody else' } })).rejects.toThrow('never changed')
  await expect(database.db.auditEntry.deleteMany()).rejects.toThrow('never changed')
  // Only entries about a story may be anonymised (eraseStory), no others.
  await expect(
    database.db.$executeRaw`UPDATE audit_log SET subject_id = 'erased', detail = NULL WHERE actor = 'set'`,
  ).rejects.toThrow('never changed')
  await recordAuditEvent(database.db, {
    actor: 'set',
    act: 'story.note',
    subject: { type: 'story', id: 'erased soon' },
    now: NOW,
  })
  await expect(
    database.db.$executeRaw`UPDATE audit_log SET subject_id = 'erased', detail = NULL, actor = 'nobody'
        WHERE subject_id = 'erased soon'`,
  ).rejects.toThrow('never changed')
  expect(
    await database.db
      .$executeRaw`UPDATE audit_log SET subject_id = 'erased', detail = NULL WHERE subject_id = 'erased soon'`,
  ).toBe(1)
})

test('sign-in is slowed down for each username, and never closed; a successful attempt is not counted', async () => {
  await database.db.rateLimit.deleteMany()
  await ensureAdmin(database.db, { username: 'tried', password: 'a good password' })
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const right = { username: 'tried', password: 'a good password', now: NOW, wait }
  for (let i = 0; i < 3; i++) expect(await signIn(database.db, right)).not.toBeNull()
  const [counter] = await database.db.rateLimit.findMany({ where: { key: { startsWith: 'signInName:' }, count: 0 } })
  expect(counter?.key).not.toContain('tried')
  waits.length = 0
  for (let i = 0; i < 12; i++) expect(await signIn(database.db, { ...right, password: 'wrong' })).toBeNull()
  expect(waits).toEqual([0, 0, 0, 0, 0, 250, 500, 1000, 2000, 4000, 8000, 8000])

  await database.db.rateLimit.updateMany({ where: { key: counter?.key ?? '' }, data: { count: 5_000 } })
  const account = await signIn(database.db, right)
  expect([account?.username, waits.at(-1)]).toEqual(['tried', 8000])

  waits.length = 0
  const known = { userId: account?.id ?? '', browser: 'b' }
  expect(await signIn(database.db, { ...right, known })).toEqual(account)
  expect(waits).toEqual([])
  expect(await signIn(database.db, { ...right, known: { userId: 'another', browser: 'b' } })).toEqual(account)
  expect(waits).toEqual([8000])
})

test('a session ends when it was not used for half an hour, and after twelve hours in any case', async () => {
  await ensureAdmin(database.db, { username: 'idle', password: 'a good password' })
  const account = await signIn(database.db, { username: 'idle', password: 'a good password', now: NOW })
  if (!account) throw new Error('signing in failed')
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
  const opened = async () => {
    const { name, value } = await newSession(database.db, account, NOW)
    return async (minutes: number) =>
      (await readSession(database.db, (wanted) => (wanted === name ? value : undefined), at(minutes))) !== null
  }
  const [unused, used] = [await opened(), await opened()]
  expect([await unused(29), await unused(60)]).toEqual([true, false])
  for (let minutes = 0; minutes < 720; minutes += 29) expect([minutes, await used(minutes)]).toEqual([minutes, true])
  expect(await used(721)).toBe(false)
})
