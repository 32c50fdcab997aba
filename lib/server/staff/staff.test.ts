import { testDatabase } from '@/e2e/fixtures/database'
import { newGiftCode } from '@/lib/domain/commerce/new-gift-code'
import { hashPassword, verifyPassword } from '@/lib/platform/auth/password'
import { newSession, readSession } from '@/lib/platform/auth/session'
import { checkPassword } from './check-password'
import { createGiftCode } from './create-gift-code'
import { ensureAdmin } from './ensure-admin'
import { GIFT_CODES_AT_ONCE, listGiftCodes } from './list-gift-codes'
import { signOutEverywhere } from './sign-out'

const database = testDatabase()
const stranger = { visitorId: 'v', admin: null }
const admin = { visitorId: null, admin: { id: 'a', username: 'admin' } }
const NOW = new Date('2026-11-20T10:00:00.000Z')

test('the first start makes one administrator, and its password works', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => ensureAdmin(database.db, { username: 'first' })))
  const passwords = made.filter((password): password is string => password !== null)
  expect(passwords).toHaveLength(1)
  const account = await checkPassword(database.db, { username: 'first', password: passwords[0] ?? '' })
  expect(account).toMatchObject({ username: 'first', sessionVersion: 1 })
  expect(await checkPassword(database.db, { username: 'first', password: 'wrong' })).toBeNull()
  expect(await checkPassword(database.db, { username: 'nobody', password: passwords[0] ?? '' })).toBeNull()
  expect(await ensureAdmin(database.db, { username: 'first' })).toBeNull()
})

test('a password set from outside takes over, and ends the sessions of the old one', async () => {
  await ensureAdmin(database.db, { username: 'set', password: 'the old password' })
  const before = await database.db.user.findUniqueOrThrow({ where: { username: 'set' } })
  await ensureAdmin(database.db, { username: 'set', password: 'the old password' })
  expect(await database.db.user.findUniqueOrThrow({ where: { username: 'set' } })).toEqual(before)
  await ensureAdmin(database.db, { username: 'set', password: 'the new password' })
  expect(await checkPassword(database.db, { username: 'set', password: 'the old password' })).toBeNull()
  expect(await checkPassword(database.db, { username: 'set', password: 'the new password' })).toMatchObject({ sessionVersion: 2 })
})

test('signing out ends every session, on every machine; a cookie that was tampered with is none', async () => {
  await ensureAdmin(database.db, { username: 'out', password: 'a good password' })
  const account = await checkPassword(database.db, { username: 'out', password: 'a good password' })
  if (!account) throw new Error('signing in failed')
  const [here, elsewhere] = await Promise.all([newSession(account), newSession(account)])
  const read = (value: string) => readSession(database.db, (name) => (name === here.name ? value : undefined))
  expect(await read(here.value)).toEqual({ id: account.id, username: 'out' })
  expect(await read(`${here.value.slice(0, -2)}xx`)).toBeNull()
  await signOutEverywhere(database.db, { viewer: { visitorId: null, admin: { id: account.id, username: 'out' } } })
  expect(await read(here.value)).toBeNull()
  expect(await read(elsewhere.value)).toBeNull()
})

test('a stored password gives nothing away and is never the same twice', async () => {
  const [one, two] = await Promise.all([hashPassword('pässword'), hashPassword('pässword')])
  expect(one).not.toBe(two)
  expect(one).not.toContain('pässword')
  expect(await verifyPassword('pässword'.normalize('NFD'), one)).toBe(true)
})

test('codes are made and seen by administrators alone, newest first, page after page', async () => {
  const code = newGiftCode.parse({ recipientEmail: 'gran@example.com', expiryMonths: 1 })
  await expect(createGiftCode(database.db, { viewer: stranger, code, now: NOW })).rejects.toMatchObject({ code: 'sign_in_required' })
  await expect(listGiftCodes(database.db, { viewer: stranger })).rejects.toMatchObject({ code: 'sign_in_required' })
  const made = await createGiftCode(database.db, { viewer: admin, code, now: NOW })
  expect(made).toMatchObject({ type: 'gift', createdBy: 'admin', recipientEmail: 'gran@example.com', usageLimit: 1, expiresAt: new Date('2026-12-20T10:00:00.000Z') })
  expect(made.code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{8}$/)
  // Many of one moment: ties are told apart by the id.
  await Promise.all(Array.from({ length: GIFT_CODES_AT_ONCE + 20 }, () => createGiftCode(database.db, { viewer: admin, code, now: NOW })))
  const first = await listGiftCodes(database.db, { viewer: admin })
  const second = await listGiftCodes(database.db, { viewer: admin, after: first.next })
  expect([first.giftCodes.length, second.giftCodes.length, second.next]).toEqual([GIFT_CODES_AT_ONCE, 21, undefined])
  expect(new Set([...first.giftCodes, ...second.giftCodes].map(({ id }) => id)).size).toBe(GIFT_CODES_AT_ONCE + 21)
  expect(await database.db.auditEntry.count({ where: { action: 'gift-code.create' } })).toBe(GIFT_CODES_AT_ONCE + 21)
})
