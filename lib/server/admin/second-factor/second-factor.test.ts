import { testDatabase } from '@/e2e/fixtures/database'
import { oneTimeCode, timeStep } from '@/lib/platform/auth/totp'
import { confirmAdmin } from '@/lib/server/admin/confirm-admin'
import { ensureAdmin } from '@/lib/server/admin/ensure-admin'
import { resetAdmin } from '@/lib/server/admin/manage-admins'
import { signIn } from '@/lib/server/admin/sign-in'
import { beginSecondFactor } from './begin-second-factor'
import { confirmSecondFactor } from './confirm-second-factor'
import { readSecondFactor } from './read-second-factor'
import { removeSecondFactor } from './remove-second-factor'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
const PASSWORD = 'a good long password'
const NOW = new Date('2026-11-26T10:00:00.000Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** As an authenticator app does it: from the address in the QR code alone. */
function appOf(address: string): (now: Date) => string {
  const secret = new URL(address).searchParams.get('secret') ?? ''
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)))
  return (now) => oneTimeCode(bytes, timeStep(now))
}

/** An account with the factor on, switched on at NOW. */
async function protectedAdmin(username: string) {
  await ensureAdmin(database.db, { username, password: PASSWORD })
  const { id } = await database.db.user.findUniqueOrThrow({ where: { username } })
  const viewer = { visitorId: null, admin: { id, username } }
  await beginSecondFactor(database.db, { viewer })
  const pending = await readSecondFactor(database.db, { viewer })
  if (pending.state !== 'pending') throw new Error('nothing to confirm')
  const code = appOf(pending.address)
  const codes = await confirmSecondFactor(database.db, { viewer, code: code(NOW), now: NOW })
  return { viewer, code, codes }
}
const entering = (username: string, code: string, now: Date) =>
  signIn(database.db, { username, password: PASSWORD, code, now }).then(
    (account) => account?.username ?? null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

test('switched on by a code of the app; then a password alone opens nothing, and a code works once', async () => {
  const { viewer, code } = await protectedAdmin('guarded')
  expect(await readSecondFactor(database.db, { viewer })).toEqual({ state: 'on', recoveryCodes: 10 })
  const stored = await database.db.user.findUniqueOrThrow({ where: { username: 'guarded' } })
  expect([stored.totpPending, stored.totpSecret?.includes(code(NOW))]).toEqual([null, false])

  expect(await entering('guarded', '', later(60))).toBe('sign_in_code_failed')
  expect(await entering('guarded', '000000', later(60))).toBe('sign_in_code_failed')
  expect(await entering('guarded', code(NOW), later(10))).toBe('sign_in_code_failed')
  expect(await entering('guarded', code(later(60)), later(60))).toBe('guarded')
  expect(await entering('guarded', code(later(60)), later(61))).toBe('sign_in_code_failed')
  const at = later(300)
  const both = await Promise.all([entering('guarded', code(at), at), entering('guarded', code(at), at)])
  expect(both.sort()).toEqual(['guarded', 'sign_in_code_failed'])
  expect(
    await signIn(database.db, { username: 'guarded', password: 'wrong', code: code(later(600)), now: later(600) }),
  ).toBe(null)
})

test('a recovery code opens once, however it is typed', async () => {
  const { viewer, codes } = await protectedAdmin('recovered')
  const [first = '', second = ''] = codes
  expect(new Set(codes).size).toBe(10)
  expect(await entering('recovered', ` ${first.toUpperCase().replace('-', ' ')}`, NOW)).toBe('recovered')
  expect(await entering('recovered', first, NOW)).toBe('sign_in_code_failed')
  expect(await entering('recovered', second, NOW)).toBe('recovered')
  expect(await readSecondFactor(database.db, { viewer })).toEqual({ state: 'on', recoveryCodes: 8 })
})

test('a wrong code switches nothing on, and a pending secret guards nothing', async () => {
  await ensureAdmin(database.db, { username: 'unsure', password: PASSWORD })
  const { id } = await database.db.user.findUniqueOrThrow({ where: { username: 'unsure' } })
  const viewer = { visitorId: null, admin: { id, username: 'unsure' } }
  const wrong = { viewer, code: '000000', now: NOW }
  await expect(confirmSecondFactor(database.db, wrong)).rejects.toMatchObject({ code: 'not_confirmed' })
  await beginSecondFactor(database.db, { viewer })
  await expect(confirmSecondFactor(database.db, wrong)).rejects.toMatchObject({ code: 'not_confirmed' })
  expect(await entering('unsure', '', NOW)).toBe('unsure')
})

test('asked again: the password without the factor, its code with it; guesses are limited', async () => {
  const { viewer, code } = await protectedAdmin('asked')
  const asks = (proof: string, now: Date) =>
    confirmAdmin(database.db, { viewer, proof, now }).then(
      () => 'confirmed',
      (error: unknown) => (error instanceof Error ? error.message : error),
    )
  expect([await asks(PASSWORD, later(60)), await asks(code(later(60)), later(60))]).toEqual([
    'not_confirmed',
    'confirmed',
  ])
  await removeSecondFactor(database.db, { viewer, proof: code(later(120)), now: later(120) })
  expect(await readSecondFactor(database.db, { viewer })).toEqual({ state: 'off' })
  expect([await asks(PASSWORD, NOW), await asks('', NOW)]).toEqual(['confirmed', 'not_confirmed'])
  for (let i = 0; i < 8; i++) await asks('wrong', NOW)
  expect(await asks(PASSWORD, NOW)).toBe('rate_limited')
})

test('a new password by command switches the factor off', async () => {
  const { viewer } = await protectedAdmin('lost-phone')
  expect(await resetAdmin(database.db, { username: 'lost-phone', now: NOW })).not.toBeNull()
  expect(await readSecondFactor(database.db, { viewer })).toEqual({ state: 'off' })
})
