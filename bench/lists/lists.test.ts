import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory } from '@/e2e/fixtures/factory'
import { LISTS } from './lists'

const database = testDatabase()
/** Invalid keys; the last ones have a valid form. */
const KEYS = [
  '',
  '~',
  'x',
  '1~',
  '1~x',
  '~x',
  '1~\u0000',
  '-1~x',
  `${'9'.repeat(15)}~x`,
  `${'9'.repeat(15)}~00000000-0000-7000-8000-000000000000`,
  '1e3~1',
  "1~' OR true --",
  '0~00000000-0000-7000-8000-000000000000',
]

beforeAll(async () => void (await makeWrittenStory(database.db)))

test.each(LISTS.filter(({ of }) => of))('$name: an invalid key is no error', async ({ read }) => {
  for (const key of KEYS) await expect(read(database.db, key)).resolves.toBeDefined()
})
