import { testDatabase } from '@/e2e/fixtures/database'

const database = testDatabase()

test('a gift code is never used more often than its limit under concurrent requests', async () => {
  const { id } = await database.db.giftCode.create({
    data: { code: 'ABCD2345', type: 'gift', createdBy: 'test', usageLimit: 3 },
  })
  const uses = await Promise.allSettled(
    Array.from(
      { length: 40 },
      () => database.db.$executeRaw`UPDATE gift_codes SET usage_count = usage_count + 1 WHERE id = ${id}::uuid`,
    ),
  )
  expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(3)
})

test('each use of a code and each purchase gives one credit', async () => {
  const { db } = database
  const code = await db.giftCode.create({ data: { code: 'ABCD2346', type: 'gift', createdBy: 'test' } })
  const credit = { source: 'gift_code', giftCodeId: code.id, giftCodeUse: 1, product: 'digital', quantity: 1 }
  await db.credit.create({ data: credit })
  await expect(db.credit.create({ data: credit })).rejects.toMatchObject({ code: 'P2002' })
  await expect(db.credit.create({ data: { source: 'purchase', product: 'digital', quantity: 1 } })).rejects.toThrow(
    'credits_one_source',
  )
})
