import { readEnv } from './env'

test('settings: a password that is too short stops the start, by name and in words', () => {
  expect(() => readEnv({ ADMIN_PASSWORD: 'fourteen signs' })).toThrow(
    'settings: ADMIN_PASSWORD: needs 15 characters or more',
  )
  expect(readEnv({ ADMIN_PASSWORD: 'fifteen signs!!' }).ADMIN_PASSWORD).toBe('fifteen signs!!')
  expect(readEnv({ ADMIN_PASSWORD: '' }).ADMIN_PASSWORD).toBeUndefined()
})

test('settings: an address of a database that is none is told by name, without what it holds', () => {
  for (const wrong of ['not a url', 'localhost:5432/wagtale', 'https://db.example/wagtale'])
    expect(() => readEnv({ DATABASE_URL: wrong })).toThrow(
      /^settings: DATABASE_URL: an address like postgresql:\/\/user:password@host:5432\/name$/,
    )
  for (const right of [
    'postgresql://user:p%40ss@db:5432/shop?sslmode=require',
    'postgres:///shop?host=/run/postgresql',
  ])
    expect(readEnv({ DATABASE_URL: right }).DATABASE_URL).toBe(right)
})

test('settings: another address of the database stands beside DATABASE_URL, or stops the start', () => {
  const url = 'postgresql://shop@pooler:6432/shop'
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
    expect(() => readEnv({ [name]: url })).toThrow(`settings: ${name}: goes with DATABASE_URL, which is unset`)
    expect(readEnv({ [name]: url, DATABASE_URL: url })).toMatchObject({ [name]: url })
  }
})

test('settings: an ABN is kept as its digits, and one with a wrong digit stops the start', () => {
  expect(readEnv({ BUSINESS_ABN: '51 824 753 556' }).BUSINESS_ABN).toBe('51824753556')
  expect(readEnv({ BUSINESS_ABN: '' })).toMatchObject({ BUSINESS_NAME: 'Wagtale' })
  expect(() => readEnv({ BUSINESS_ABN: '51 824 753 557' })).toThrow('settings: BUSINESS_ABN: an ABN has eleven digits')
})
