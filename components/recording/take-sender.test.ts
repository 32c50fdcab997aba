import { CallError } from '@/lib/http/client'
import { SilenceError } from '@/lib/browser/recording/encode-sound'
import type { KeptTake, TakeShelf } from '@/lib/browser/recording/keep-takes'
import { takeSender, type TakeState } from './take-sender'

jest.mock('wasm-media-encoders', () => ({ createEncoder: async () => null }))
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

/** As the browser's database, in memory; it outlives a page. */
function memoryShelf(): TakeShelf & { takes: Map<number, KeptTake> } {
  const takes = new Map<number, KeptTake>()
  return {
    takes,
    keep: async (take) => Boolean(takes.set(take.page, take)),
    list: async () => [...takes.values()].sort((a, b) => a.page - b.page),
    forget: async ({ page, id }) => void (takes.get(page)?.id === id && takes.delete(page)),
  }
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const refuse = (status: number) => Promise.reject(new CallError(status, '', '', { error: 'No.', code: 'x' }))
const blob = (text: string) => new Blob([text])

function openPage(shelf: TakeShelf, send: (page: number) => Promise<string>, encode = async (raw: Blob) => raw) {
  const states = new Map<number, TakeState>()
  const sender = takeSender({
    shelf,
    recording: 'r',
    encode,
    send: (page) => send(page),
    onChange: (page, take) => {
      if (take) states.set(page, take.state)
      else states.delete(page)
    },
    onUnkept: () => {},
  })
  return { states, ...sender }
}
const read = (page: number) => ({ page, words: 'w', sound: blob(`page ${page}`) })

test('a take is kept until the server has it', async () => {
  const shelf = memoryShelf()
  const page = openPage(shelf, async () => {
    expect(shelf.takes.size).toBe(1)
    return 't1'
  })
  await page.add(read(1))
  expect(page.states.get(1)).toEqual({ at: 'stored', take: 't1' })
  expect(shelf.takes.size).toBe(0)
})

test('without a line every take waits; the next page that is opened sends them all, in their order', async () => {
  const shelf = memoryShelf()
  const first = openPage(shelf, offline)
  for (const n of [3, 1, 2]) await first.add(read(n))
  expect([...first.states.values()]).toEqual(Array(3).fill({ at: 'waiting' }))
  expect(shelf.takes.size).toBe(3)
  const sent: number[] = []
  const second = openPage(shelf, async (n) => `t${sent.push(n)}`)
  await second.resume()
  expect([sent, shelf.takes.size]).toEqual([[1, 2, 3], 0])
})

test('what was recorded when the page was closed is encoded and sent by the next one', async () => {
  const shelf = memoryShelf()
  await shelf.keep({ recording: 'r', id: 'raw', isEncoded: false, ...read(4) })
  const page = openPage(
    shelf,
    async () => 't',
    async () => blob('mp3'),
  )
  await page.resume()
  expect(page.states.get(4)).toEqual({ at: 'stored', take: 't' })
})

test.each([429, 500, 503])('a server that answers %i may have it later', async (status) => {
  const shelf = memoryShelf()
  let answer: () => Promise<string> = () => refuse(status)
  const page = openPage(shelf, () => answer())
  await page.add(read(1))
  expect(page.states.get(1)).toEqual({ at: 'waiting' })
  answer = async () => 't'
  await page.resume()
  expect([page.states.get(1)?.at, shelf.takes.size]).toEqual(['stored', 0])
})

test('a take that the server refuses says why, stays here, and holds up no other page', async () => {
  const shelf = memoryShelf()
  let tries = 0
  const page = openPage(shelf, (n) => (n === 1 ? (tries++, refuse(409)) : Promise.resolve('t')))
  await page.add(read(1))
  await page.add(read(2))
  expect(page.states.get(1)).toEqual({ at: 'refused', words: 'No.' })
  expect([page.states.get(2)?.at, [...shelf.takes.keys()], tries]).toEqual(['stored', [1], 1])
})

test('silence is told, and leaves the take before it', async () => {
  const shelf = memoryShelf()
  const page = openPage(shelf, offline, async (raw) => {
    if ((await raw.arrayBuffer()).byteLength === 0) throw new SilenceError()
    return raw
  })
  await page.add(read(1))
  const before = shelf.takes.get(1)?.id
  await expect(page.add({ page: 1, words: 'w', sound: blob('') })).rejects.toThrow(SilenceError)
  expect([shelf.takes.get(1)?.id, page.states.get(1)]).toEqual([before, { at: 'waiting' }])
  await expect(page.add({ page: 2, words: 'w', sound: blob('') })).rejects.toThrow(SilenceError)
  expect([shelf.takes.size, page.states.has(2)]).toEqual([1, false])
})

test('silence that was being encoded when the page was closed is gone', async () => {
  const shelf = memoryShelf()
  await shelf.keep({ recording: 'r', id: 'raw', isEncoded: false, ...read(4) })
  const page = openPage(shelf, offline, async () => {
    throw new SilenceError()
  })
  await page.resume()
  expect([shelf.takes.size, page.states.size]).toEqual([0, 0])
})

test('a take that is recorded while another one of its page is sent is sent as well', async () => {
  const shelf = memoryShelf()
  const sent: string[] = []
  let again: Promise<void> | undefined
  const page = openPage(shelf, async () => {
    sent.push(shelf.takes.get(1)?.id ?? '')
    again ??= page.add(read(1))
    return `t${sent.length}`
  })
  await page.add(read(1))
  await again
  expect([new Set(sent).size, shelf.takes.size, page.states.get(1)?.at]).toEqual([2, 0, 'stored'])
})
