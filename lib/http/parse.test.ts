import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { createStoryBody } from '@/lib/domain/story/create-body'
import { parse } from './parse'

const schema = z.strictObject({
  stars: z.int().min(1).max(5).optional(),
  book: z.enum(['hardcover_book', 'softcover_book']).optional(),
  name: z.string().min(2).max(4).optional(),
  email: z.email().optional(),
  colours: z.array(z.string()).max(2).optional(),
  when: z.iso.date().optional(),
  either: z.union([z.literal('a'), z.number()]).optional(),
  own: z.string({ error: 'Words of the schema' }).optional(),
  needed: z.boolean(),
})

async function refusals(input: object, referer = 'http://localhost/'): Promise<Record<string, string[]>> {
  try {
    await parse(schema, { needed: true, ...input }, new Headers({ referer }))
  } catch (error) {
    if (error instanceof AppError) return error.fields ?? {}
    throw error
  }
  return {}
}

test.each([
  [{ stars: 6 }, 'stars', 'At most 5, please'],
  [{ stars: 0 }, 'stars', 'At least 1, please'],
  [{ stars: 'four' }, 'stars', 'Please check this: it can’t be read as it is.'],
  [{ stars: 1.5 }, 'stars', 'Please check this: it can’t be read as it is.'],
  [{ book: 'paper' }, 'book', 'Please choose one of these: hardcover_book, softcover_book.'],
  [{ name: 'x' }, 'name', 'At least 2 characters, please'],
  [{ name: 'xxxxx' }, 'name', 'Please keep to 4 characters'],
  [{ name: '' }, 'name', 'Please fill this in.'],
  [{ email: 'me' }, 'email', 'Please enter a valid email address'],
  [{ colours: ['a', 'b', 'c'] }, 'colours', 'At most 2, please'],
  [{ when: 'soon' }, 'when', 'Please check this: it can’t be read as it is.'],
  [{ either: true }, 'either', 'Please check this: it can’t be read as it is.'],
  [{ own: 7 }, 'own', 'Words of the schema'],
  [{ needed: undefined }, 'needed', 'Please fill this in.'],
  [{ stranger: 1 }, '', 'There is no field called stranger.'],
])('a call with %j reads people’s words', async (input, field, words) => {
  expect(await refusals(input)).toEqual({ [field]: [words] })
})

test('in the language of the page that sent it', async () => {
  expect(await refusals({ stars: 6 }, 'http://localhost/de/create')).toEqual({ stars: ['Bitte höchstens 5'] })
})

test('no message of the library is left in what a story’s call refuses', async () => {
  const bodies = [
    { look: { hair: 'blue', more: 1 }, pets: 7, childName: 4, email: [], seed: {}, isSequel: 'yes', language: 'xx' },
    { pets: Array.from({ length: 6 }, () => ({})), childAge: {}, homeType: 'x'.repeat(99), previousStoryId: 4 },
    [],
    'text',
    undefined,
  ]
  for (const body of bodies) {
    const error: unknown = await parse(createStoryBody, body, new Headers()).catch((reason: unknown) => reason)
    expect(JSON.stringify(error instanceof AppError ? error.fields : error)).not.toMatch(/expected|Invalid|Too |Unrec/)
  }
})
