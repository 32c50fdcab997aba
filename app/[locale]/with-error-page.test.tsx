import { redirect } from 'next/navigation'
import { isValidElement, type ReactNode } from 'react'
import { AppError } from '@/lib/domain/errors'
import { connect } from '@/lib/platform/db/client'
import { withErrorPage } from './with-error-page'

let mockStatus = 200
let mockHeaders: Record<string, string> = {}
jest.mock('@/lib/platform/response-status', () => ({
  setResponseStatus: (status: number, headers: Record<string, string>) => {
    mockStatus = status
    mockHeaders = headers
  },
}))
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const shown = async (page: () => Promise<ReactNode>) => {
  mockStatus = 200
  const node = await withErrorPage({ locale: 'en', route: '/admin/inbox' }, page)
  return { status: mockStatus, text: isValidElement<{ text: string }>(node) ? node.props.text : node }
}

test('a page that can’t be read says so with the status of what is wrong; a redirect goes its way', async () => {
  const nobody = connect('postgresql://postgres:x@127.0.0.1:1/none', { pool: 1, waitMs: 500 })
  expect(await shown(async () => 'a page')).toEqual({ status: 200, text: 'a page' })
  expect(await shown(async () => String(await nobody.story.count()))).toEqual({
    status: 503,
    text: 'The database connection is not available right now. Please try again in a moment.',
  })
  expect(mockHeaders).toEqual({ 'retry-after': '10' })
  expect(
    await shown(async () => {
      throw new TypeError('secret.of.ours')
    }),
  ).toEqual({
    status: 500,
    text: expect.stringMatching(/^Something unexpected went wrong. Please try again. \(Reference: [\da-f]{8}\)$/),
  })
  expect(
    await shown(async () => {
      throw new AppError('sign_in_required')
    }),
  ).toEqual({ status: 401, text: 'Please sign in first.' })
  await expect(shown(async () => redirect('/sign-in'))).rejects.toMatchObject({
    digest: expect.stringContaining('NEXT_REDIRECT'),
  })
  await nobody.$disconnect()
})
