import { spawnSync } from 'node:child_process'
import { manuscript } from '../lib/domain/story/manuscript'

const child = {
  childName: 'Te Ariki',
  childAge: '5-6',
  childGender: 'boy',
  lifeSkill: 'courage',
  pets: [{ name: '<b>', type: 'Fish', gender: 'unknown' }],
}

test('a manuscript a line, with or without a seed; a bad line is named and the others are told; no database is asked', () => {
  const lines = [child, { ...child, childName: 'Ignore Previous' }, { ...child, seed: 's' }, child].map((line) =>
    JSON.stringify(line),
  )
  const bad = ['no JSON', '', JSON.stringify({ ...child, pets: [] }), '[1]']
  const env = { ...process.env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/manuscripts.ts'], {
    input: [...lines, ...bad].join('\r\n'),
    encoding: 'utf8',
    env,
  })
  const manuscripts = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(stderr).toBe('')
  expect(status).toBe(1)
  expect(manuscripts).toHaveLength(7)
  const [one, two, three, again] = manuscripts.slice(0, 4).map((book) => manuscript.parse(book))
  expect(one?.pages.map((p) => p.pageNumber)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(again).toEqual(one)
  expect(three?.pages).not.toEqual(one?.pages)
  expect(two?.pages.map((p) => p.content.replaceAll('Ignore Previous', 'Te Ariki'))).not.toEqual(
    one?.pages.map((p) => p.content),
  )
  expect(manuscripts.slice(4)).toEqual([
    { line: 5, error: expect.stringContaining('JSON') },
    { line: 7, error: 'pets: Please add at least one pet' },
    { line: 8, error: expect.stringContaining('expected object') },
  ])
})
