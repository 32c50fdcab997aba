import { testDatabase } from '@/e2e/fixtures/database'
import { makeRequest, makeVisitor, NOW } from '@/e2e/fixtures/factory'
import { newGiftCode, newGiftCodes } from '@/lib/domain/commerce/new-gift-code'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { createGiftCode, createGiftCodes } from './create-gift-code'
import { findGiftCodes } from './find-gift-codes'
import { listAuditEvents } from './list-audit-events'
import { listGiftCodes } from './list-gift-codes'
import { mailGiftCode } from './mail-gift-code'
import { readGiftCode } from './read-gift-code'
import { setGiftCodeActive } from './set-gift-code-active'

jest.setTimeout(60_000)
const database = testDatabase()
const viewer = { visitorId: null, admin: { id: 'a', username: 'ada' } }
const stranger = { visitorId: 'v', admin: null }
const create = (over: object = {}) =>
  createGiftCode(database.db, {
    viewer,
    code: newGiftCode.parse({ recipientEmail: 'Gran@Example.com', recipientName: 'Élodie', ...over }),
    now: NOW,
  })
const letters = () =>
  database.db.mailOutbox.findMany({ where: { template: 'gift-code-issued' }, orderBy: { createdAt: 'asc' } })

test('a code is mailed through the queue if requested, and again on request; a double click sends one', async () => {
  const quiet = await create({ notes: 'a\u0000b' })
  expect(quiet.notes).toBe('ab')
  expect(await letters()).toEqual([])
  const { id, code } = await create({ mail: true, language: 'de' })
  const [letter] = await letters()
  expect(letter).toMatchObject({
    recipient: 'Gran@Example.com',
    language: 'de',
    params: { code, until: '20. November 2027', link: expect.stringMatching(new RegExp(`[^/]/de\\?code=${code}$`)) },
  })
  expect(
    await database.db
      .$queryRaw`SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE key = ${`mail:${letter?.id}`}`,
  ).toEqual([{ n: 1 }])
  const again = () => mailGiftCode(database.db, { viewer, id, letters: 1, language: 'en', now: NOW })
  await Promise.all([again(), again(), again()])
  expect(await letters()).toHaveLength(2)
  expect((await readGiftCode(database.db, { viewer, id }))?.given).toBe(2)
  expect((await readGiftCode(database.db, { viewer, id: quiet.id }))?.letters).toEqual([])
  await setGiftCodeActive(database.db, { viewer, id, active: false, now: NOW })
  await expect(again()).rejects.toMatchObject({ code: 'not_found' })
})

test('a batch is all or nothing: a code, a mail and an audit entry for each', async () => {
  const before = await database.db.giftCode.count()
  const batch = newGiftCodes.parse({
    recipients: 'Ann, ann@example.com\nbob@example.com',
    mail: true,
    expiryMonths: 3,
    usageLimit: 2,
    notes: 'fair',
  })
  const created = await createGiftCodes(database.db, { viewer, batch, now: NOW })
  expect(
    created.map(({ recipientName, recipientEmail, usageLimit, notes, expiresAt }) => [
      recipientName,
      recipientEmail,
      usageLimit,
      notes,
      expiresAt?.toISOString(),
    ]),
  ).toEqual([
    ['Ann', 'ann@example.com', 2, 'fair', '2027-02-20T09:00:00.000Z'],
    [null, 'bob@example.com', 2, 'fair', '2027-02-20T09:00:00.000Z'],
  ])
  expect(
    (await letters())
      .slice(-2)
      .map(({ recipient }) => recipient)
      .sort(),
  ).toEqual(['ann@example.com', 'bob@example.com'])
  const many = await createGiftCodes(database.db, {
    viewer,
    batch: newGiftCodes.parse({ type: 'admin', count: 500 }),
    now: NOW,
  })
  expect(new Set(many.map(({ code }) => code)).size).toBe(500)
  expect(await database.db.giftCode.count()).toBe(before + 502)
  expect(
    (await listAuditEvents(database.db, { viewer, subject: { type: 'gift_code', id: created[0]?.id ?? '' } })).acts,
  ).toMatchObject([{ actor: 'ada', action: 'gift-code.create', detail: { mailed: true } }])
})

test('a deactivated code creates no story until it is activated again; each change is logged once', async () => {
  const { id, code } = await create({ usageLimit: 2 })
  const visitorId = await makeVisitor(database.db)
  const redeem = () => redeemGiftCode(database.db, { code, visitorId, request: makeRequest(), now: NOW })
  const first = await redeem()
  const set = (active: boolean) => setGiftCodeActive(database.db, { viewer, id, active, now: NOW })
  await Promise.all([set(false), set(false), set(false)])
  await expect(redeem()).rejects.toMatchObject({ code: 'code_inactive' })
  await set(true)
  await redeem()
  const detail = await readGiftCode(database.db, { viewer, id })
  expect(detail).toMatchObject({ usageCount: 2, usedBy: 'parent@example.com' })
  expect(detail?.uses.map(({ use }) => use)).toEqual([2, 1])
  expect(detail?.uses[1]?.story).toMatchObject({ id: first, childName: 'Mila' })
  expect(
    (await listAuditEvents(database.db, { viewer, subject: { type: 'gift_code', id } })).acts.map(
      ({ action }) => action,
    ),
  ).toEqual(['gift-code.activate', 'gift-code.deactivate', 'gift-code.create'])
  await expect(
    setGiftCodeActive(database.db, { viewer, id: '00000000-0000-7000-8000-000000000000', active: true, now: NOW }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('codes and recipients are found by prefix; LIKE wildcards are escaped', async () => {
  const created = await create({ recipientEmail: 'zed_100+x@example.com', recipientName: 'Zed' })
  const find = async (search: string) => (await findGiftCodes(database.db, { viewer, search })).map(({ id }) => id)
  expect(await find(`${created.code.slice(0, 4)}-${created.code.slice(4).toLowerCase()}`)).toEqual([created.id])
  expect(await find('ZED_100+')).toEqual([created.id])
  expect(await find('zed')).toEqual([created.id])
  expect(await find('Élo')).not.toEqual([])
  expect(await find('%')).toEqual([])
  expect(await find("' OR true --")).toEqual([])
  expect(
    (await listGiftCodes(database.db, { viewer, type: 'admin' })).giftCodes.every(({ type }) => type === 'admin'),
  ).toBe(true)
  for (const after of ['1~x', 'x', '~', '1~00000000-0000-7000-8000-000000000000'])
    await expect(listGiftCodes(database.db, { viewer, after })).resolves.toBeDefined()
})

test('only administrators create, find, mail or deactivate codes', async () => {
  const refused = { code: 'sign_in_required' }
  const id = '00000000-0000-7000-8000-000000000000'
  await expect(
    createGiftCodes(database.db, { viewer: stranger, batch: newGiftCodes.parse({ type: 'admin' }), now: NOW }),
  ).rejects.toMatchObject(refused)
  await expect(findGiftCodes(database.db, { viewer: stranger, search: 'A' })).rejects.toMatchObject(refused)
  await expect(readGiftCode(database.db, { viewer: stranger, id })).rejects.toMatchObject(refused)
  await expect(
    mailGiftCode(database.db, { viewer: stranger, id, letters: 0, language: 'en', now: NOW }),
  ).rejects.toMatchObject(refused)
  await expect(setGiftCodeActive(database.db, { viewer: stranger, id, active: false, now: NOW })).rejects.toMatchObject(
    refused,
  )
})
