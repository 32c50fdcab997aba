import { testDatabase } from '@/e2e/fixtures/database'
import { DEMO_GIFT_CODE } from '@/lib/domain/commerce/gift-code'
import { validateGiftCode } from '@/lib/server/gifts/validate-gift-code'
import { seed } from './seed'

jest.setTimeout(60_000)
const database = testDatabase()

test('seed: the gift code that everybody knows is there to try the product with, and unusable once the shop is public', async () => {
  const validate = () => validateGiftCode(database.db, { code: DEMO_GIFT_CODE, now: new Date() })
  const options = { embedded: true, username: 'admin', password: 'a password of the test' }
  await seed(database.db, { ...options, trial: false })
  expect(await validate()).toEqual({ valid: false, reason: 'unknown' })
  await seed(database.db, { ...options, trial: true })
  expect(await validate()).toMatchObject({ valid: true })
  await seed(database.db, { ...options, trial: false })
  expect(await validate()).toEqual({ valid: false, reason: 'inactive' })
})
