/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { FakeSpeech, voice } from '@/e2e/fakes/speech'
import { FakeSound } from '@/e2e/fakes/sound'
import { narratorsOf } from '@/e2e/fixtures/book-messages'
import type { NarrationAnswer } from '@/lib/domain/book/narration/narration-answer'
import type { Word } from '@/lib/domain/book/narration/script'
import messages from '@/messages/en/site.json'
import type { NarratedBook } from './narration-source'
import NarratorPanel from './narrator-panel'

const PAGES = ['Mila looked up.', 'It rang!', 'The end.']
const DESCRIPTIONS = ['A bell.', null, 'A closed door.']
const READY: NarrationAnswer = {
  state: 'ready',
  id: 'n1',
  done: 3,
  total: 3,
  pages: PAGES.map((text) => ({
    blocks: [text],
    durationMs: 3_000,
    words: [...text.matchAll(/\w+/g)].map(({ 0: { length }, index }, at) => [0, index, index + length, 500 + at * 500]),
  })),
}
const MAKING = { state: 'making', done: 0, total: 3 }
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const word = () => screen.getByTestId('word').textContent
const page = () => screen.getByTestId('page').textContent

interface BookProps {
  book?: NarratedBook | null
  bedtime?: boolean
  language?: 'en' | 'de'
}
const OURS: NarratedBook = { id: 's1', version: 2, language: 'en', ours: true, recorders: [] }
function Book({ book = OURS, bedtime = false, language = 'en' }: BookProps) {
  const [at, goTo] = useState(1)
  const [spokenWord, setWord] = useState<Word | null>(null)
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <p data-testid="page">{at}</p>
      <p data-testid="word">{spokenWord ? PAGES[at - 1]?.slice(spokenWord.start, spokenWord.end) : ''}</p>
      <button onClick={() => goTo(at + 1)}>Next</button>
      <NarratorPanel
        place="room"
        pages={PAGES}
        descriptions={DESCRIPTIONS}
        page={at}
        goTo={goTo}
        language={language}
        narrators={narratorsOf(language)}
        onWord={setWord}
        bedtime={bedtime}
        book={book}
      />
    </NextIntlClientProvider>
  )
}

interface Call {
  method: string
  path: string
}
let calls: Call[]
let answers: (call: Call) => Answer | Promise<Answer>
let events: FakeEvents[]
class FakeEvents extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  constructor(readonly url: string) {
    super()
    events.push(this)
  }
  close = () => void (this.readyState = 2)
  tell = (now: object) => this.dispatchEvent(new MessageEvent('progress', { data: JSON.stringify(now) }))
}
/** What is read of an answer: jsdom has none. */
interface Answer {
  ok: boolean
  status: number
  statusText: string
  text: () => Promise<string>
  blob: () => Promise<Blob>
}
const answer = (text: string, status: number): Answer => ({
  ok: status < 400,
  status,
  statusText: '',
  text: async () => text,
  blob: async () => new Blob([text]),
})
const json = (body: object, status = 200) => answer(JSON.stringify(body), status)
const mp3 = () => answer('mp3', 200)

let speech: FakeSpeech
let sound: FakeSound
beforeEach(() => {
  localStorage.clear()
  calls = []
  events = []
  speech = new FakeSpeech([voice('Karen', 'en-AU'), voice('Daniel', 'en-GB')])
  speech.install()
  sound = new FakeSound()
  sound.install()
  answers = ({ path }) => (path.includes('/sound.mp3') ? mp3() : json(READY))
  Object.assign(globalThis, {
    EventSource: FakeEvents,
    fetch: async (path: string, { method = 'GET' }: RequestInit = {}) => {
      calls.push({ method, path })
      return answers({ method, path })
    },
  })
})
afterEach(() => {
  speech.remove()
  sound.remove()
})

const select = () => screen.findByRole('combobox', { name: 'Voice' })
const choose = async (name: string) => {
  await user.selectOptions(await select(), name)
  // The other panel, with the same choice.
  await waitFor(async () => expect(await select()).toHaveDisplayValue(name))
}
async function listen() {
  render(<Book />)
  await choose('Wagtale’s voice')
  await press('Play')
  await waitFor(() => expect(sound.playing).toBe(true))
}

it('is offered beside the device’s voices where it reads the book, and remembered', async () => {
  const { unmount } = render(<Book />)
  expect(screen.getAllByRole('option')).toHaveLength(7)
  await choose('Wagtale’s voice')
  expect(await select()).toHaveFocus()
  unmount()
  const again = render(<Book />)
  expect(await select()).toHaveValue('wagtale')
  await choose('Matilda (English)')
  expect(await select()).toHaveFocus()
  again.unmount()
  render(<Book book={null} />)
  expect(screen.queryByRole('option', { name: 'Wagtale’s voice' })).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

it('is what reads where the browser has no voices', async () => {
  speech.remove()
  render(<Book />)
  await select()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Wagtale’s voice'])
})

it('has the book made once it is asked to, shows how far that is, then plays', async () => {
  let ready = false
  answers = ({ method, path }) =>
    path.includes('/sound.mp3')
      ? mp3()
      : method === 'POST'
        ? json(MAKING)
        : json(ready ? READY : { ...READY, state: 'absent', id: '', done: 0, total: 0, pages: [] })
  render(<Book />)
  await choose('Wagtale’s voice')
  await press('Play')
  const bar = await screen.findByRole('progressbar')
  await waitFor(() => expect(events).toHaveLength(1))
  expect(events[0]?.url).toBe('/api/stories/s1/narrations/wagtale/events?v=2')
  act(() => void events[0]?.tell({ ...MAKING, done: 2 }))
  expect(bar).toHaveAttribute('aria-valuenow', '67')
  expect(bar).toHaveAttribute('aria-valuetext', 'Getting ready to read: 2 of 3\u00a0pages')
  ready = true
  act(() => void events[0]?.tell({ state: 'ready', done: 3, total: 3 }))
  await waitFor(() => expect(sound.playing).toBe(true))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(events[0]?.readyState).toBe(2)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('lights each word at its time, and turns the page at the end of its sound', async () => {
  await listen()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  const words: [number, string | null][] = []
  for (const ms of [100, 500, 999, 1_000, 1_600]) {
    await act(() => sound.goTo(ms))
    words.push([ms, word()])
  }
  expect(words).toEqual([
    [100, ''],
    [500, 'Mila'],
    [999, 'Mila'],
    [1_000, 'looked'],
    [1_600, 'up'],
  ])
  await act(() => sound.end())
  await waitFor(() => expect(page()).toBe('2'))
  await waitFor(() => expect(sound.playing).toBe(true))
  await act(() => sound.goTo(600))
  expect(word()).toBe('It')
  // The next page's sound is there before it is needed.
  expect(calls.filter(({ path }) => path.includes('/sound.mp3')).map(({ path }) => path)).toEqual(
    [1, 2, 3].map((n) => `/api/stories/s1/narrations/wagtale/pages/${n}/sound.mp3?v=n1`),
  )
})

it('pauses, goes on where it was, and goes to any second by keyboard', async () => {
  await listen()
  await act(() => sound.goTo(1_100))
  await press('Pause')
  expect([sound.playing, word()]).toEqual([false, 'looked'])
  await press('Resume')
  expect(sound.audio.currentTime).toBe(1.1)
  expect(sound.playing).toBe(true)
  const [slider] = screen.getAllByRole('slider', { name: 'Place in the page' })
  if (!(slider instanceof HTMLInputElement)) throw new Error('no slider')
  expect(slider).toHaveAttribute('aria-valuetext', '0:01 / 0:03')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '2000')
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect([sound.audio.currentTime, word()]).toEqual([2, 'up'])
  await press('Stop')
  expect([sound.playing, word()]).toEqual([false, ''])
})

it('a page turned by hand is read from its beginning, and the other way of stopping is not taken for a pause', async () => {
  await listen()
  await act(() => sound.goTo(1_100))
  await press('Next')
  await waitFor(() => expect(sound.audio.src).toContain('2'))
  await waitFor(() => expect(sound.playing).toBe(true))
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(word()).toBe('')
})

const PICTURES: NarrationAnswer = { ...READY, id: 'p1' }
/** The switch in the bar. */
async function describe() {
  await user.click(await screen.findByText('Sound and speed'))
  await user.click(screen.getByRole('switch', { name: 'Describe the pictures' }))
}
const toPage = (n: string) => waitFor(() => expect([page(), sound.playing]).toEqual([n, true]))

it('describes a picture between the words and the turn, in the same voice, where that is wanted', async () => {
  answers = ({ path }) =>
    path.includes('/sound.mp3') ? mp3() : json(path.includes('part=pictures') ? PICTURES : READY)
  render(<Book />)
  await choose('Wagtale’s voice')
  await describe()
  await press('Play')
  await toPage('1')
  await act(() => sound.end())
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/stories/s1/narrations/wagtale/pages/1/sound.mp3?v=p1'))
  await toPage('1')
  await act(() => sound.goTo(600))
  expect(word()).toBe('')
  await press('Pause')
  expect(sound.playing).toBe(false)
  await press('Resume')
  await toPage('1')
  await act(() => sound.end())
  await toPage('2')
  await act(() => sound.goTo(600))
  expect(word()).toBe('It')
  // It has no picture: the turn comes at once.
  await act(() => sound.end())
  await toPage('3')
  await act(() => sound.end())
  await toPage('3')
  await act(() => sound.end())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument())
  expect([page(), sound.playing]).toEqual(['3', false])
})

it('leaves a description where the page is turned by hand', async () => {
  answers = ({ path }) =>
    path.includes('/sound.mp3') ? mp3() : json(path.includes('part=pictures') ? PICTURES : READY)
  render(<Book />)
  await choose('Wagtale’s voice')
  await describe()
  await press('Play')
  await toPage('1')
  await act(() => sound.end())
  await waitFor(() => expect(sound.playing).toBe(true))
  await press('Next')
  await toPage('2')
  await act(() => sound.goTo(600))
  expect(word()).toBe('It')
})

const NOBODY = 'A picture could not be described just now. The book reads on, and the next one is tried again.'
it.each([
  ['the device says it', true],
  ['it is told where nobody can', false],
])('a description that can’t be had is never silently missing: %s', async (_, hasVoice) => {
  const noted = jest.spyOn(console, 'warn').mockImplementation(() => {})
  if (!hasVoice) speech.learn(voice('Anna', 'de-DE'))
  answers = ({ path }) =>
    path.includes('/sound.mp3')
      ? mp3()
      : path.includes('part=pictures')
        ? json({ error: 'Oh', code: 'unavailable' }, 503)
        : json(READY)
  render(<Book />)
  await choose('Wagtale’s voice')
  await describe()
  await press('Play')
  await toPage('1')
  await act(() => sound.end())
  if (hasVoice) {
    await waitFor(() => expect(speech.last()).toMatchObject({ text: 'A bell.', lang: 'en-AU' }), { timeout: 2_000 })
    expect(page()).toBe('1')
    act(() => speech.end())
  } else expect(await screen.findByText(NOBODY)).toBeInTheDocument()
  await toPage('2')
  expect(speech.utterances).toHaveLength(hasVoice ? 1 : 0)
  noted.mockRestore()
})

it('a person’s reading in another language is followed by the device’s descriptions', async () => {
  speech.learn(voice('Anna', 'de-DE'))
  const READ = { ...READY, id: 'r1', pages: READY.pages.map((timed) => ({ ...timed, take: 't' })) }
  answers = ({ path }) => (path.includes('/sound.mp3') ? mp3() : json(READ))
  render(<Book book={{ ...OURS, language: 'de', ours: false, recorders: [{ id: 'r1', name: 'Oma' }] }} language="de" />)
  await choose('Oma (family)')
  await describe()
  await press('Play')
  await toPage('1')
  await act(() => sound.end())
  await waitFor(() => expect(speech.last()).toMatchObject({ text: 'A bell.', lang: 'de-DE' }), { timeout: 2_000 })
  await press('Pause')
  expect(speech.speaking).toBe(false)
  await press('Resume')
  await waitFor(() => expect(speech.speaking).toBe(true))
  act(() => speech.end())
  await toPage('2')
  expect(calls.some(({ path }) => path.includes('/narrations/'))).toBe(false)
})

it('stops after the last page', async () => {
  await listen()
  for (const n of ['2', '3']) {
    await act(() => sound.end())
    await waitFor(() => expect(page()).toBe(n))
    await waitFor(() => expect(sound.playing).toBe(true))
  }
  await act(() => sound.end())
  expect(page()).toBe('3')
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

it('keeps its pitch at any speed', async () => {
  await listen()
  expect(sound.audio).toMatchObject({ playbackRate: 1, preservesPitch: true, volume: 0.8 })
  await user.click(screen.getByText('Sound and speed'))
  const slider = screen.getByRole('slider', { name: 'Speed' })
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '0.7')
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(sound.audio).toMatchObject({ playbackRate: 0.7, preservesPitch: true })
})

it('is slower and softer at bedtime, as soon as that begins', async () => {
  const { rerender } = render(<Book />)
  await choose('Wagtale’s voice')
  await press('Play')
  await waitFor(() => expect(sound.playing).toBe(true))
  rerender(<Book bedtime />)
  expect(sound.audio.playbackRate).toBe(0.8)
  expect(sound.audio.volume).toBeCloseTo(0.6)
  expect(sound.playing).toBe(true)
})

it.each([
  ['a making that failed', () => json({ ...MAKING, state: 'failed' }), /can’t read right now/],
  [
    'a refusal, in the server’s words',
    () => json({ error: 'This book was changed.', code: 'story_changed' }, 409),
    /^This book was changed\.$/,
  ],
  ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch')), /no network/],
  ['a server that is down', () => json({ error: 'Oh', code: 'unavailable' }, 503), /can’t read right now/],
])('says what can be done after %s, and tries again when asked to', async (_, refusal, words) => {
  const noted = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answers = ({ method }) => (method === 'POST' ? refusal() : json({ ...READY, state: 'absent', pages: [] }))
  render(<Book />)
  await choose('Wagtale’s voice')
  await press('Play')
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  answers = ({ path }) => (path.includes('/sound.mp3') ? mp3() : json(READY))
  await press('Play')
  await waitFor(() => expect(sound.playing).toBe(true))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  noted.mockRestore()
})

it('waits for a press where the browser wants one', async () => {
  sound.refuse = true
  render(<Book />)
  await choose('Wagtale’s voice')
  await press('Play')
  sound.refuse = false
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(sound.playing).toBe(true))
})

it('is silent once it is closed or the device’s voice is chosen', async () => {
  await listen()
  await choose('Matilda (English)')
  expect(sound.playing).toBe(false)
  expect(word()).toBe('')
})
