import { z } from 'zod'
import { CallError, call } from './client'

const endpoint = { method: 'POST', path: '/api/things', answer: z.object({ id: z.string() }) } as const
const answers = (status: number, body: string, statusText = '') => {
  globalThis.fetch = jest.fn(async () => new Response(body, { status, statusText }))
}
const failure = async (): Promise<CallError> => {
  const error: unknown = await call(endpoint, undefined).catch((thrown: unknown) => thrown)
  if (!(error instanceof CallError)) throw new Error('it should have failed')
  return error
}

test('client: an error has the specification’s message, and the text to show apart', async () => {
  const body = JSON.stringify({
    error: 'Pet name is required',
    code: 'invalid',
    fields: { 'pets.0.name': ['Pet name is required'] },
  })
  answers(400, body)
  expect(await failure()).toMatchObject({
    message: `400: ${body}`,
    status: 400,
    error: 'Pet name is required',
    code: 'invalid',
    fields: { 'pets.0.name': ['Pet name is required'] },
  })
})

test('client: an empty body gives the status text; a proxy’s page gives no text to show', async () => {
  answers(502, '', 'Bad Gateway')
  expect(await failure()).toMatchObject({ message: '502: Bad Gateway', error: undefined })
  answers(504, '<h1>Timeout</h1>')
  expect(await failure()).toMatchObject({ message: '504: <h1>Timeout</h1>', error: undefined, fields: {} })
})

test('client: an answer that does not match the schema is refused', async () => {
  answers(200, '{"id":7}')
  await expect(call(endpoint, undefined)).rejects.toThrow(z.ZodError)
})
