import { AppError } from '@/lib/domain/errors'
import { sessionCookie } from '@/lib/platform/auth/session'
import { signOut } from './actions'

const mockJar = { get: () => undefined, delete: jest.fn() }
let mockSignOut: () => Promise<void>
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' }),
  cookies: async () => mockJar,
}))
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  redirect: (to: string) => {
    throw new Error(`redirect to ${to}`)
  },
}))
jest.mock('@/lib/server/admin/sign-out', () => ({ signOutEverywhere: () => mockSignOut() }))
jest.mock('@/lib/platform/db/client', () => ({ db: () => ({}) }))
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => ({ visitorId: null, admin: null }) }))
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
beforeEach(() => jest.clearAllMocks())

test('sign-out: ends the sessions, and this browser forgets its own', async () => {
  mockSignOut = async () => {}
  await expect(signOut('de')).rejects.toThrow(/^redirect to \/de\/sign-in$/)
  expect(mockJar.delete).toHaveBeenCalledWith(sessionCookie())
})

test('sign-out without a database: this browser forgets its session, and the page says that the others go on', async () => {
  mockSignOut = async () => {
    throw new AppError('unavailable')
  }
  await expect(signOut('en')).rejects.toThrow(/^redirect to \/sign-in\?signed-out=here$/)
  expect(mockJar.delete).toHaveBeenCalledWith(sessionCookie())
})
