import { plainMessage } from './build-steps'

test('an error is one sentence: of a database client the last line, of others the only one', () => {
  expect(plainMessage(new Error("EACCES: permission denied, mkdir '/srv/.data'"))).toBe(
    "EACCES: permission denied, mkdir '/srv/.data'",
  )
  const excerpt = [
    '',
    'Invalid `db.story.createMany()` invocation in',
    '/srv/build/start.mjs:20:9',
    '',
    '→ 20   if (!first) throw ',
    'Null constraint violation on the fields: (`shelf`)',
    '',
  ]
  expect(plainMessage(new Error(excerpt.join('\n')))).toBe('Null constraint violation on the fields: (`shelf`)')
  expect(plainMessage('gone')).toBe('gone')
})
