import { mergeCast } from './use-cast-form'
import { openOutbox, outboxKey, type OutboxItem } from './outbox'

const idea = (n: number, content = `idea ${n}`): OutboxItem => ({
  kind: 'idea',
  clientId: `00000000-0000-4000-8000-00000000000${n}`,
  body: { content, type: 'plot' },
})
const memory = () => {
  const values = new Map<string, string>()
  return {
    values,
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('an idea waits while the line is down, is kept, and is sent once and in order when it is back', async () => {
  const storage = memory()
  const sent: string[] = []
  let down = true
  const outbox = openOutbox('room', storage, (one) => {
    if (down) return Promise.reject(new TypeError('no line'))
    sent.push(one.clientId)
    return Promise.resolve()
  })
  outbox.add(idea(1))
  outbox.add(idea(2))
  await jest.advanceTimersByTimeAsync(3_000)
  expect(outbox.items()).toHaveLength(2)
  expect(JSON.parse(storage.values.get(outboxKey('room')) ?? '')).toHaveLength(2)
  down = false
  outbox.sendNow()
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([idea(1).clientId, idea(2).clientId])
  expect(outbox.items()).toEqual([])
})

test('a page that was closed sends what it had kept when it is opened again', async () => {
  const storage = memory()
  openOutbox('room', storage, () => Promise.reject(new TypeError('no line'))).add(idea(1, 'kept'))
  await jest.advanceTimersByTimeAsync(0)
  const sent: OutboxItem[] = []
  openOutbox('room', storage, (one) => Promise.resolve(void sent.push(one)))
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([idea(1, 'kept')])
})

test('two tabs of a room keep each other’s ideas', async () => {
  const storage = memory()
  const offline = () => Promise.reject(new TypeError('no line'))
  const [one, two] = [openOutbox('room', storage, offline), openOutbox('room', storage, offline)]
  one.add(idea(1))
  two.add(idea(2))
  two.remove(idea(2).clientId)
  two.add(idea(3))
  one.close()
  two.close()
  const third = openOutbox('room', storage, () => Promise.resolve())
  expect(third.items()).toEqual([idea(1), idea(3)])
  await jest.advanceTimersByTimeAsync(0)
  expect(JSON.parse(storage.values.get(outboxKey('room')) ?? '')).toEqual([])
})

test('a refused idea stays with its reason and holds up no other', async () => {
  const sent: string[] = []
  const outbox = openOutbox('room', memory(), (one) => {
    if (one.clientId === idea(1).clientId) return Promise.resolve({ refused: 'kinder words' })
    sent.push(one.clientId)
    return Promise.resolve()
  })
  outbox.add(idea(1))
  outbox.add(idea(2))
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([idea(2).clientId])
  expect(outbox.items()).toEqual([{ ...idea(1), refused: 'kinder words' }])
  outbox.remove(idea(1).clientId)
  expect(outbox.items()).toEqual([])
})

test('storage that holds nonsense is an empty outbox', () => {
  const storage = memory()
  storage.values.set(outboxKey('room'), '[{"kind":"idea"}]')
  expect(openOutbox('room', storage, () => Promise.resolve()).items()).toEqual([])
})

test('two who change different parts of the cast at once keep both', () => {
  const base = { childName: 'Mila', pets: [] }
  const own = { childName: 'Mila', childAge: '5-6' as const, pets: [] }
  const others = { childName: 'Mina', pets: [{ name: 'Bo', type: 'Dog' as const, gender: 'male' as const }] }
  expect(mergeCast(base, own, others)).toEqual({ ...others, childAge: '5-6' })
})
