/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { narratorsOf } from '@/e2e/fixtures/book-messages'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import type { Word } from '@/lib/domain/book/narration/script'
import messages from '@/messages/en/site.json'
import { FakeSpeech, voice } from '@/e2e/fakes/speech'
import NarratorPanel from './narrator-panel'

const PAGES = ['Mila looked up. The bell was high.', 'It rang!', 'The end.']
const DESCRIPTIONS = ['Mila looks at a bell.', null, null]
let speech: FakeSpeech
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function Book({ language = 'en', place = 'room' }: { language?: 'en' | 'hi'; place?: 'room' | 'page' }) {
  const [page, goTo] = useState(1)
  const [word, setWord] = useState<Word | null>(null)
  const [bedtime, setBedtime] = useState(false)
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <p data-testid="page">{page}</p>
      <p data-testid="word">{word ? PAGES[page - 1]?.slice(word.start, word.end) : ''}</p>
      <button onClick={() => goTo(page + 1)}>Next</button>
      <NarratorPanel
        place={place}
        pages={PAGES}
        descriptions={DESCRIPTIONS}
        page={page}
        goTo={goTo}
        language={language}
        narrators={narratorsOf(language)}
        onWord={setWord}
        bedtime={bedtime}
        {...(place === 'page' ? { onBedtime: setBedtime } : {})}
      />
    </NextIntlClientProvider>
  )
}
const page = () => screen.getByTestId('page').textContent
const word = () => screen.getByTestId('word').textContent

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  speech = new FakeSpeech([voice('Karen', 'en-AU'), voice('Daniel', 'en-GB')])
  speech.install()
})
afterEach(() => {
  speech.remove()
  jest.clearAllTimers()
  jest.useRealTimers()
})

it('opens where it is seen on the story’s page; in the reader nothing scrolls the picture away', () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(<Book />).unmount()
  expect(shown).not.toHaveBeenCalled()
  render(<Book place="page" />)
  expect(shown.mock.contexts).toEqual([screen.getByRole('region', { name: 'Narrator' })])
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' })
})

it('describes a picture between the words and the turn, in the same voice, with no word lit, where that is wanted', async () => {
  const { unmount } = render(<Book />)
  await user.click(screen.getByText('Sound and speed'))
  const describe = screen.getByRole('switch', { name: 'Describe the pictures' })
  expect(describe).not.toBeChecked()
  await user.click(describe)
  await press('Play')
  wait(0)
  for (const _ of ['Mila looked up.', 'The bell was high.']) act(() => speech.end())
  wait(700)
  expect(speech.last()).toMatchObject({ text: 'Mila looks at a bell.', lang: 'en-AU', volume: 0.8 })
  act(() => speech.begin())
  act(() => speech.boundary(5))
  expect([word(), page()]).toEqual(['', '1'])
  await press('Pause')
  expect(speech.speaking).toBe(false)
  await press('Resume')
  wait(700)
  expect(speech.last()?.text).toBe('looks at a bell.')
  act(() => speech.end())
  wait(700)
  expect(page()).toBe('2')
  wait(0)
  // A page without a picture is followed by its turn.
  expect(speech.last()?.text).toBe('It rang!')
  act(() => speech.end())
  wait(700)
  expect(page()).toBe('3')
  unmount()
  render(<Book />)
  await user.click(screen.getByText('Sound and speed'))
  expect(screen.getByRole('switch', { name: 'Describe the pictures' })).toBeChecked()
})

it('says nothing until it is asked to', async () => {
  render(<Book />)
  wait(10_000)
  expect(speech.utterances).toEqual([])
  await press('Next')
  wait(10_000)
  expect(speech.utterances).toEqual([])
})

it('reads sentence by sentence with the usual settings, lights up the words that the voice names, and turns the pages', async () => {
  render(<Book />)
  await press('Play')
  wait(0)
  expect(speech.last()).toMatchObject({ text: 'Mila looked up.', rate: 1, volume: 0.8, pitch: 1.1, lang: 'en-AU' })
  act(() => speech.begin())
  expect(word()).toBe('Mila')
  act(() => speech.boundary(5))
  expect(word()).toBe('looked')
  act(() => speech.end())
  expect(speech.last()?.text).toBe('The bell was high.')
  act(() => speech.begin())
  act(() => speech.boundary(9))
  expect(word()).toBe('was')
  act(() => speech.end())
  expect(page()).toBe('1')
  wait(700)
  expect(page()).toBe('2')
  wait(0)
  act(() => speech.begin())
  expect(word()).toBe('It')
})

it('lights up words by the clock for a voice that names none', async () => {
  render(<Book />)
  await press('Play')
  wait(0)
  act(() => speech.begin())
  const words = new Set<string | null>()
  for (let i = 0; i < 40; i++) {
    words.add(word())
    wait(60)
  }
  expect([...words]).toEqual(['Mila', 'looked', 'up'])
})

it("pauses at a word and resumes there; stop goes back to the page's beginning", async () => {
  render(<Book />)
  await press('Play')
  wait(0)
  act(() => speech.begin())
  act(() => speech.boundary(5))
  await press('Pause')
  expect(speech.speaking).toBe(false)
  wait(60_000)
  expect(speech.utterances).toHaveLength(1)
  await press('Resume')
  wait(0)
  expect(speech.last()?.text).toBe('looked up.')
  act(() => speech.begin())
  act(() => speech.boundary(7))
  expect(word()).toBe('up')
  await press('Stop')
  expect(speech.speaking).toBe(false)
  expect(word()).toBe('')
  await press('Play')
  wait(0)
  expect(speech.last()?.text).toBe('Mila looked up.')
})

it('pauses between two pages too', async () => {
  render(<Book />)
  await press('Next')
  await press('Play')
  wait(0)
  act(() => speech.begin())
  act(() => speech.end())
  await press('Pause')
  wait(60_000)
  expect(page()).toBe('2')
  await press('Resume')
  wait(0)
  expect(page()).toBe('3')
  expect(speech.last()?.text).toBe('The end.')
})

it('restarts 100 ms after a change of mute, volume or speed, at the word it had come to', async () => {
  render(<Book />)
  await press('Play')
  wait(0)
  act(() => speech.begin())
  act(() => speech.boundary(5))
  await press('Mute')
  wait(99)
  expect(speech.utterances).toHaveLength(1)
  wait(1)
  expect(speech.last()).toMatchObject({ text: 'looked up.', volume: 0 })
  await press('Stop')
  await press('Mute')
  wait(1000)
  expect(speech.utterances).toHaveLength(2)
})

it('goes on from a page turned by hand, and stops when the book ends', async () => {
  render(<Book />)
  await press('Play')
  wait(0)
  act(() => speech.begin())
  await press('Next')
  wait(0)
  expect(speech.last()?.text).toBe('It rang!')
  act(() => speech.begin())
  act(() => speech.end())
  wait(700)
  wait(0)
  act(() => speech.begin())
  act(() => speech.end())
  wait(10_000)
  expect(page()).toBe('3')
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

it('is slower and softer at bedtime', async () => {
  render(<Book place="page" />)
  await user.click(screen.getByRole('checkbox', { name: 'Bedtime mode' }))
  await press('Play')
  wait(0)
  expect(speech.last()?.rate).toBeCloseTo(0.8)
  expect(speech.last()?.volume).toBeCloseTo(0.6)
})

it('speaks in the chosen voice, kept for the next book', async () => {
  const first = render(<Book />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Voice' }), 'Jack (English)')
  first.unmount()
  render(<Book />)
  await press('Play')
  wait(0)
  expect(speech.last()).toMatchObject({ lang: 'en-GB', pitch: 0.9 })
})

it('shuts its sheet of sound and speed by Escape', () => {
  const { container } = render(<Book />)
  const sheet = container.querySelector('details')
  if (!sheet) throw new Error('no sheet')
  sheet.open = true
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Speed' }), { key: 'Escape' })
  expect(sheet.open).toBe(false)
  expect(sheet.querySelector('summary')).toHaveFocus()
})

it('is silent once it is closed', async () => {
  const { unmount } = render(<Book />)
  await press('Play')
  wait(0)
  act(() => speech.begin())
  unmount()
  wait(10_000)
  expect(speech.speaking).toBe(false)
  expect(speech.utterances).toHaveLength(1)
})

it('says honestly that the device has no voice, or few', async () => {
  const { unmount } = render(<Book language="hi" />)
  expect(screen.getByText(/no voice for Hindi yet/)).toBeInTheDocument()
  await press('Play')
  wait(1000)
  expect(speech.utterances).toEqual([])
  unmount()
  render(<Book />)
  expect(screen.getByText(/2 voices for English/)).toBeInTheDocument()
})

describe('voices as they really are', () => {
  it('come late, and without an event', () => {
    speech = new FakeSpeech([])
    speech.install()
    render(<Book />)
    expect(screen.getByText(/no voice for English yet/)).toBeInTheDocument()
    speech.learn(voice('Karen', 'en-AU'))
    wait(1000)
    expect(screen.queryByText(/no voice for English yet/)).not.toBeInTheDocument()
  })

  it('are taken away by another page: then reading is paused, and goes on at its word even where the browser was left paused', async () => {
    render(<Book />)
    await press('Play')
    wait(0)
    act(() => speech.begin())
    act(() => speech.boundary(5))
    act(() => speech.takeAway())
    wait(60_000)
    expect(speech.utterances).toHaveLength(1)
    speech.paused = true
    await press('Resume')
    wait(0)
    expect(speech.last()?.text).toBe('looked up.')
    expect(speech.paused).toBe(false)
  })

  it('fall silent without an end: reading goes on behind what was said', async () => {
    render(<Book />)
    await press('Play')
    wait(0)
    act(() => speech.begin())
    wait(12_000)
    expect(speech.utterances.map(({ text }) => text)).toEqual(['Mila looked up.', 'The bell was high.'])
  })

  it('never begin: then that is said, and nothing turns', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<Book />)
    await press('Play')
    wait(120_000)
    expect(page()).toBe('1')
    expect(screen.getByRole('alert')).toHaveTextContent('The voice fell silent')
    await press('Play')
    wait(0)
    act(() => speech.begin())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(errors).toHaveBeenCalledWith('narration stopped:', 'no voice came')
    errors.mockRestore()
  })

  it('tell of their first word alone: the clock lights up the others', async () => {
    render(<Book />)
    await press('Play')
    wait(0)
    act(() => speech.begin())
    act(() => speech.boundary(0))
    wait(2000)
    expect(word()).toBe('up')
  })
})

describe('when the voice fails', () => {
  it('stops, and can be tried again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<Book />)
    await press('Play')
    wait(0)
    act(() => speech.fail('synthesis-failed'))
    wait(10_000)
    expect(speech.utterances).toHaveLength(1)
    expect(errors).toHaveBeenCalledWith('narration stopped:', 'synthesis-failed')
    errors.mockRestore()
    await press('Play')
    wait(0)
    expect(speech.utterances).toHaveLength(2)
  })
})
