import { createGiftCode } from '@/lib/server/admin/create-gift-code'
import { POST } from './route'

jest.mock('@/lib/http/viewer', () => ({
  readViewer: async () => ({ visitorId: null, admin: { id: 'a', username: 'ada' } }),
}))
jest.mock('@/lib/platform/db/client', () => ({ db: () => ({}) }))
jest.mock('@/lib/server/admin/create-gift-code', () => ({
  createGiftCode: jest.fn(async () => ({ code: 'ACDE3467' })),
}))

test.each([
  [{}, false],
  [{ mail: true }, true],
])('a gift code by call (%j) says whether it is mailed', async (wish, mailed) => {
  const answer = await POST(
    new Request('http://localhost:3000/api/admin/gift-codes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recipientEmail: 'gran@example.com', ...wish }),
    }),
    { params: Promise.resolve({}) },
  )
  expect(await answer.json()).toEqual({ giftCode: { code: 'ACDE3467' }, mailed })
  expect(createGiftCode).toHaveBeenLastCalledWith(
    {},
    expect.objectContaining({ code: expect.objectContaining({ mail: mailed }) }),
  )
})
