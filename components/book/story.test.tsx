/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement, ReactNode } from 'react'
import { narratorsOf } from '@/e2e/fixtures/book-messages'
import { makeStory } from '@/e2e/fixtures/story'
import { dismissToast, toastEntries } from '@/components/ui/toast-store'
import german from '@/messages/de/site.json'
import messages from '@/messages/en/site.json'
import { DownloadButton } from './download-button'
import { DownloadFiles } from './download-files'
import { SpokenDownloads } from './spoken-downloads'
import { StoryDetails } from './story-details'
import { StoryViewer, type StoryViewerProps } from './story-viewer'
import { StoryQueued } from './story-queued'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children, ...rest }: { href: string; children?: ReactNode }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
}))
const refresh = jest.fn()
let mockSegments: string[] = ['(open)']
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), useSelectedLayoutSegments: () => mockSegments }))

const show = (element: ReactElement) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  )
const button = (name: string) => screen.getByRole('button', { name })
const viewer = (over: Partial<StoryViewerProps> = {}) => {
  const story = makeStory()
  return (
    <StoryViewer
      id={story.id}
      cover={story.imageUrl}
      mine={false}
      review={null}
      narrators={narratorsOf('en')}
      pages={story.pages}
      images={story.storyImages}
      content={story.content}
      lang="en"
      dir="ltr"
      {...over}
    />
  )
}

describe('the story viewer', () => {
  it('shows a page at a time and stops at both ends', async () => {
    const user = userEvent.setup()
    show(viewer())
    expect(screen.getByText('Page 1 of 20')).toBeInTheDocument()
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Next'))
    expect(screen.getByText('Page 2 of 20')).toBeInTheDocument()
    expect(screen.getByText('Mila looked at the sea on morning 2.')).toBeInTheDocument()
    await user.click(button('Go to page 20'))
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Next'))
    expect(screen.getByText('Page 20 of 20')).toBeInTheDocument()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  })
  it('has the whole text in the traditional view, on the picture at hand', async () => {
    const user = userEvent.setup()
    show(viewer())
    await user.click(button('Go to page 3'))
    await user.click(button('Traditional View'))
    expect(button('Traditional View')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Mila looked at the sea on morning 20.')).toBeInTheDocument()
    expect(screen.getByAltText('Mila and Biscuit stand at the edge of the sea, picture 3.')).toBeInTheDocument()
    await user.click(button('Next picture'))
    expect(screen.getByText('Picture 4 of 20')).toBeInTheDocument()
    await user.click(button('Show picture 1'))
    await user.click(button('Previous picture'))
    expect(screen.getByText('Picture 20 of 20')).toBeInTheDocument()
  })
  it('goes by thumbnails', async () => {
    const user = userEvent.setup()
    show(viewer())
    await user.click(button('Show picture 7'))
    expect(screen.getByText('Page 7 of 20')).toBeInTheDocument()
    expect(button('Show picture 7')).toHaveAttribute('aria-current', 'true')
  })
  it('offers no choice of views for text without pages, and says so when there is nothing', () => {
    const { unmount } = show(viewer({ pages: [], images: [], content: 'One.\n\nTwo.' }))
    expect(screen.queryByRole('button', { name: 'Page View' })).not.toBeInTheDocument()
    expect(screen.getByText('Two.')).toBeInTheDocument()
    unmount()
    show(viewer({ pages: [], images: [], content: '' }))
    expect(screen.getByText('No pages available for this story.')).toBeInTheDocument()
  })
})

describe('the files of a book', () => {
  it('are offered read aloud, each with an address of its own, where our voice speaks the language', async () => {
    const addresses: string[] = []
    window.fetch = (address) => {
      addresses.push(String(address))
      return Promise.reject(new Error('not here'))
    }
    const story = makeStory()
    show(
      <>
        <DownloadFiles id="a" title={story.title} language="en" />
        <SpokenDownloads story={{ id: 'a', title: story.title, language: 'en' }} />
      </>,
    )
    const user = userEvent.setup()
    for (const name of [
      'Download Listen to it: EPUB with voice',
      'Download Listen to it: MP3',
      'EPUB with voice',
      'MP3 to listen to',
    ])
      await user.click(button(name))
    const [epub, mp3] = ['epub', 'mp3'].map((format) => `/api/stories/a/download?format=${format}&voice=wagtale`)
    expect(addresses).toEqual([epub, mp3, epub, mp3])
  })
  it('are offered without a voice in other languages', () => {
    show(
      <>
        <DownloadFiles id="a" title="Mila" language="de" />
        <SpokenDownloads story={{ id: 'a', title: 'Mila', language: 'de' }} />
      </>,
    )
    expect(screen.queryByText(/MP3|voice/)).not.toBeInTheDocument()
    expect(button('Download EPUB')).toBeInTheDocument()
  })
})

describe('story details', () => {
  it('speaks the language of the page', () => {
    const story = makeStory({
      lifeSkill: 'courage',
      preferredLocation: 'rome',
      specialEvent: 'snow-day',
      homeType: 'farm',
      pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male', breed: '', colors: 'Black, White, gold on one ear' }],
    })
    render(
      <NextIntlClientProvider locale="de" messages={german} timeZone="UTC">
        <StoryDetails story={story} />
      </NextIntlClientProvider>,
    )
    for (const textOf of [
      'Hund',
      'Schwarz, Weiß, gold on one ear',
      'Ängste überwinden',
      'Rom',
      'Schneetag',
      'Bauernhof',
    ])
      expect(screen.getByText(textOf)).toBeInTheDocument()
  })
  it('names everything that the story was made of, each pet too', () => {
    const story = makeStory({
      lifeSkill: 'digital_wellness',
      preferredLocation: 'great-barrier-reef',
      homeType: null,
      pets: [...makeStory().pets, { name: 'Tofu', type: 'Cat', gender: 'female', breed: '', colors: '' }],
    })
    show(<StoryDetails story={story} />)
    const rows = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    expect(rows).toEqual([
      'Child: Mila',
      'Age: 5-6 years',
      'Pet: Biscuit',
      'Type: Dog',
      'Breed: Labrador',
      'Colours: Golden',
      'Pet: Tofu',
      'Type: Cat',
      'Life skill: Digital Wellness',
      'Location: Great Barrier Reef',
      'Special event: Birthday',
    ])
  })
})

describe("a story that can't be read yet", () => {
  const listeners = new Map<string, (event: { lastEventId: string }) => void>()
  const source = {
    url: '',
    close: jest.fn(),
    readyState: 1,
    addEventListener: (name: string, hear: (event: { lastEventId: string }) => void) => void listeners.set(name, hear),
  }
  beforeEach(() => {
    jest.useFakeTimers()
    refresh.mockClear()
    Object.assign(globalThis, {
      EventSource: Object.assign(
        function (url: string) {
          return Object.assign(source, { url, readyState: 1 })
        },
        { CLOSED: 2 },
      ),
    })
  })
  afterEach(() => jest.useRealTimers())

  it('asks again, ever more seldom, until it goes away', () => {
    const { unmount } = show(<StoryQueued story={makeStory({ state: 'held' })} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Someone is reading this story first' })).toBeInTheDocument()
    jest.advanceTimersByTime(1500)
    expect(refresh).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(2250)
    expect(refresh).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(60_000)
    const calls = refresh.mock.calls.length
    expect(calls).toBeLessThan(12)
    unmount()
    jest.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledTimes(calls)
  })
  it('says in the reader that pages are being prepared', () => {
    mockSegments = ['(open)', 'read']
    show(<StoryQueued story={makeStory({ state: 'writing' })} />)
    mockSegments = ['(open)']
    expect(screen.getByRole('heading', { name: 'Preparing Pages...' })).toBeInTheDocument()
  })
  it('follows a story by its events: each page appears as it is drawn, and the end opens the book', () => {
    show(<StoryQueued story={makeStory({ id: 'abc', state: 'writing', progress: 4 })} />)
    expect(source.url).toBe('/api/stories/abc/events?after=4')
    expect(screen.getByRole('status')).toHaveTextContent('Page 5 is being written')
    expect(within(screen.getByRole('list', { name: 'Pages so far' })).getAllByRole('img')).toHaveLength(4)
    act(() => listeners.get('page')?.({ lastEventId: '5' }))
    expect(screen.getByRole('status')).toHaveTextContent('Page 6 is being written')
    expect(screen.getByAltText('Picture 5')).toHaveAttribute('src', '/api/stories/abc/pages/5/picture.svg?draft=1')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    act(() => listeners.get('page')?.({ lastEventId: '20' }))
    expect(screen.getByRole('status')).toHaveTextContent('The pictures are being drawn')
    act(() => listeners.get('ready')?.({ lastEventId: '21' }))
    expect(source.close).toHaveBeenCalled()
    expect(refresh).toHaveBeenCalledTimes(1)
    // A stream that is refused for good is asked for in the old way.
    source.readyState = 2
    act(() => listeners.get('error')?.({ lastEventId: '' }))
    act(() => void jest.advanceTimersByTime(1500))
    expect(refresh).toHaveBeenCalledTimes(2)
  })
  it('says of a held story that the credit is kept, and of one that failed or was refused that it is back, to its owner alone', () => {
    const textOf = (over: Partial<ReturnType<typeof makeStory>>) => {
      const { container, unmount } = show(<StoryQueued story={makeStory(over)} />)
      const text = container.textContent
      unmount()
      return text
    }
    expect(textOf({ state: 'held' })).toContain('your credit is kept for this story')
    expect(textOf({ state: 'failed', failure: 'author' })).toContain('your credit is yours again')
    expect(textOf({ state: 'failed', failure: 'refused' })).toMatch(/can’t be printed.*your credit is yours again/)
    for (const state of ['held', 'failed'] as const) expect(textOf({ state, mine: false })).not.toContain('credit')
  })
  it('does not wait for one that has failed', () => {
    show(<StoryQueued story={makeStory({ state: 'failed' })} />)
    jest.advanceTimersByTime(60_000)
    expect(refresh).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Make a new story' })).toHaveAttribute('href', '/')
  })
})

describe('the PDF button', () => {
  const click = jest.fn()
  beforeEach(() => {
    click.mockClear()
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      click(this.download)
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    for (const entry of toastEntries()) dismissToast(entry.id)
  })
  const started = { title: 'Download Started', description: 'Your story PDF is downloading...' }
  const failed = { title: 'Download Error', description: 'Unable to download the story. Please try again.' }
  const download = async (answer: Partial<Response> | Error) => {
    const fetched = jest.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
    Object.assign(globalThis, { fetch: fetched })
    show(
      <DownloadButton
        address="/api/stories/a/download"
        fileName="Mila_Biscuit_Story.pdf"
        label="Download PDF"
        busyLabel="Making the PDF..."
        started={started}
        failed={failed}
      />,
    )
    await userEvent.click(button('Download PDF'))
    await waitFor(() => expect(button('Download PDF')).not.toHaveAttribute('aria-busy'))
    expect(fetched).toHaveBeenCalledTimes(1)
  }

  it('saves the file under its name and says so', async () => {
    await download({ ok: true, blob: () => Promise.resolve(new Blob(['%PDF'])) })
    expect(click).toHaveBeenCalledWith('Mila_Biscuit_Story.pdf')
    expect(toastEntries()[0]).toMatchObject(started)
  })
  it.each([
    ['an answer that is not good', { ok: false, status: 503 }],
    ['no answer', new TypeError('network')],
  ])('tells %s as a failure', async (_, answer) => {
    await download(answer)
    expect(click).not.toHaveBeenCalled()
    expect(toastEntries()[0]).toMatchObject({ ...failed, variant: 'destructive' })
  })
})
