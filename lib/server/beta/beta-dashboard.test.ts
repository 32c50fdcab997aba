import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeVisitor } from '@/e2e/fixtures/factory'
import { betaApplication } from '@/lib/domain/commerce/beta-application'
import { betaExpiry, waitToMailAgain } from '@/lib/domain/commerce/beta-tester'
import { LIMITS } from '@/lib/domain/limits'
import { listBetaTesters } from './list-beta-testers'
import { mailBetaCode } from './mail-beta-code'
import { receiveApplication } from './receive-application'

const database = testDatabase()
const NOW = new Date('2026-11-20T09:00:00.000Z')
const viewer = { visitorId: null, admin: { id: 'a', username: 'ann' } }
const HOUR = 3_600_000
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
const apply = async (email: string, { address, visitorId }: { address: string; visitorId: string }) => {
  const application = betaApplication.parse({
    name: 'Ann Ng',
    email,
    followers: '12',
    why: 'I read to my three children every single night of the year.',
    experience: 'Ten years as a school librarian.',
    language: 'fr',
  })
  return receiveApplication(database.db, { application, address, visitorId, now: NOW }).then(
    () => 'in',
    (error: { code?: string }) => error.code,
  )
}

test('beta: one code a day for a browser and five for an address, also at once; refused applications don’t count', async () => {
  const { db } = database
  const devices = await Promise.all(Array.from({ length: 12 }, () => makeVisitor(db)))
  const device = (at: number) => devices[at] ?? ''
  const first = { address: '192.0.2.1', visitorId: device(0) }
  expect((await Promise.all([apply('a@example.com', first), apply('b@example.com', first)])).sort()).toEqual([
    'day_limited',
    'in',
  ])
  const known = (await db.betaApplication.findFirstOrThrow()).email
  expect(await apply(known, first)).toBe('beta_known')
  const crowd = await Promise.all(
    devices.slice(1).map((visitorId, i) => apply(`crowd${i}@example.com`, { address: '192.0.2.1', visitorId })),
  )
  expect(crowd.filter((answer) => answer === 'in')).toHaveLength(LIMITS.betaAddress.most - 1)
  const refused = crowd.indexOf('day_limited')
  expect(await apply('late@example.com', { address: '192.0.2.9', visitorId: device(refused + 1) })).toBe('in')
})

test('beta: a code is mailed again in the tester’s language, once for a double click, three times a day at most, and each letter is recorded', async () => {
  const { db } = database
  const { giftCodeId: id } = await db.betaApplication.findFirstOrThrow()
  // The letters of applications are stamped by the database; for this one time is told.
  await db.mailOutbox.update({ where: { dedupeKey: `beta-code:${id}` }, data: { createdAt: NOW } })
  const mail = (letters: number, at: Date) =>
    mailBetaCode(db, { viewer, id, letters, language: 'en', now: at }).then(
      (sent) => sent,
      (error: { code?: string }) => error.code,
    )
  const clicks = await Promise.all([mail(1, later(1)), mail(1, later(1)), mail(1, later(1))])
  expect(clicks.filter((sent) => sent === true)).toHaveLength(1)
  await db.mailOutbox.updateMany({
    where: { dedupeKey: { startsWith: `beta-code:${id}:` } },
    data: { createdAt: later(1) },
  })
  expect(await mail(2, later(2))).toBe(true)
  await db.mailOutbox.updateMany({
    where: { dedupeKey: `beta-code:${id}:${later(2).toISOString()}` },
    data: { createdAt: later(2) },
  })
  expect(await mail(3, later(3))).toBe('day_limited')
  expect(await mail(3, later(24.1))).toBe(true)
  const letters = await db.mailOutbox.findMany({ where: { dedupeKey: { startsWith: `beta-code:${id}` } } })
  expect(letters.map(({ language, template }) => `${language} ${template}`)).toEqual(Array(4).fill('fr beta-code'))
  expect(await db.auditEntry.count({ where: { action: 'gift-code.mail', subjectId: id } })).toBe(3)

  await db.giftCode.update({ where: { id }, data: { isActive: false } })
  expect(await mail(4, later(99))).toBe('not_found')
  await makeGiftCode(db, { recipientEmail: 'gift@example.com' })
  const gift = await db.giftCode.findFirstOrThrow({ where: { type: 'gift' } })
  await expect(mailBetaCode(db, { viewer, id: gift.id, letters: 0, language: 'en', now: NOW })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('beta: the list has the beta codes alone, with the letters of each', async () => {
  const { db } = database
  await makeGiftCode(db, { type: 'beta', recipientName: 'By hand' })
  const testers = await listBetaTesters(db, { viewer })
  expect(testers).toHaveLength((await db.betaApplication.count()) + 1)
  expect(testers.find(({ recipientName }) => recipientName === 'By hand')?.letters).toEqual([])
  const { giftCodeId } = await db.betaApplication.findFirstOrThrow()
  expect(testers.find(({ id }) => id === giftCodeId)?.letters).toHaveLength(4)
  await expect(listBetaTesters(db, { viewer: { visitorId: null, admin: null } })).rejects.toMatchObject({
    code: 'sign_in_required',
  })
})

test('beta: when a code ends, and when it may be mailed again', () => {
  expect([null, later(-1), later(24 * 30), later(24 * 31)].map((at) => betaExpiry(at, NOW))).toEqual([
    'never',
    'expired',
    'soon',
    'later',
  ])
  const sent = [later(-1), later(-30), later(-5)]
  expect(waitToMailAgain(sent, NOW)).toBe(0)
  expect(waitToMailAgain([...sent, later(-2)], NOW)).toBe(19 * HOUR)
  expect(waitToMailAgain([...sent, later(-2), later(-3)], NOW)).toBe(21 * HOUR)
})
