import { readEnv } from './env'

test('settings: a password that is too short stops the start, by name and in words', () => {
  expect(() => readEnv({ ADMIN_PASSWORD: 'fourteen signs' })).toThrow(
    'settings: ADMIN_PASSWORD: needs 15 characters or more',
  )
  expect(readEnv({ ADMIN_PASSWORD: 'fifteen signs!!' }).ADMIN_PASSWORD).toBe('fifteen signs!!')
  expect(readEnv({ ADMIN_PASSWORD: '' }).ADMIN_PASSWORD).toBeUndefined()
})
