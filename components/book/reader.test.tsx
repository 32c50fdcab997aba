/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { bookPhrases, narratorsOf } from '@/e2e/fixtures/book-messages'
import { makeStory } from '@/e2e/fixtures/story'
import { buildSpokenPages } from '@/lib/domain/book/narration/spoken'
import { buildReaderPages } from '@/lib/domain/book/reader-pages'
import type { Story } from '@/lib/domain/story/story'
import messages from '@/messages/en/site.json'
import { dismissToast, toastEntries } from '@/components/ui/toast-store'
import { throwConfetti } from '@/components/site/confetti'
import { Reader } from './reader'

jest.mock('@/components/site/confetti', () => ({ throwConfetti: jest.fn(() => Promise.resolve()) }))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const thrown = jest.mocked(throwConfetti)

function open(story: Story = makeStory(), dir: 'ltr' | 'rtl' = 'ltr') {
  const pages = buildReaderPages(story)
  const book = {
    id: story.id,
    title: story.title,
    childName: story.childName,
    petName: story.petName,
    names: `${story.childName} and ${story.petName}`,
    language: story.language,
    dir,
    cover: story.imageUrl,
    end: null,
    sequel: '/create-sequel?previousStoryId=a',
    dedication: story.dedication,
  }
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Reader
        book={book}
        pages={pages}
        spoken={buildSpokenPages(pages, {
          title: story.title,
          names: [story.childName],
          language: story.language,
          phrases: bookPhrases(story.language, [story.childName]),
        })}
        narrators={narratorsOf(story.language)}
        narrated={null}
        logo={null}
      />
    </NextIntlClientProvider>,
  )
}
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
/** The one media query that matches. */
const media = (matching: string | null) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: query === matching,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  })
const button = (name: string) => screen.getByRole('button', { name })
const turned = () => act(() => jest.advanceTimersByTime(300))
const next = async () => {
  await user.click(button('Next'))
  turned()
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  thrown.mockClear()
})
afterEach(() => {
  for (const entry of toastEntries()) dismissToast(entry.id)
  jest.clearAllTimers()
  jest.useRealTimers()
  media(null)
})

it('opens on the title page, with nothing before it', () => {
  open()
  expect(screen.getByText('Page 1 of 22')).toBeInTheDocument()
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Next')).not.toHaveAttribute('aria-disabled')
  expect(screen.getAllByText('Mila and Biscuit Meet the Sea')).toHaveLength(2)
})

it('opens where it was left, and a book read to its end at its title', async () => {
  const first = open()
  await user.click(button('Go to page 9'))
  turned()
  first.unmount()
  const second = open()
  expect(screen.getByText('Page 9 of 22')).toBeInTheDocument()
  expect(second.container.querySelector('[data-turn]')).toBeNull()
  await user.click(button('Go to page 22'))
  turned()
  second.unmount()
  open()
  expect(screen.getByText('Page 1 of 22')).toBeInTheDocument()
})

it('opens at the title when what the browser kept is not ours', () => {
  localStorage.setItem('wagtale-left-off', '{"a":[')
  localStorage.setItem('wagtale-reading-look', '[]')
  open()
  expect(screen.getByText('Page 1 of 22')).toBeInTheDocument()
})

it('keeps letters, their size and the night for the next book', async () => {
  const first = open()
  await user.click(screen.getByRole('radio', { name: 'Lexend' }))
  await user.click(screen.getByRole('radio', { name: 'Size 4 of 5' }))
  await user.click(screen.getByRole('checkbox', { name: 'Night colours' }))
  first.unmount()
  open()
  expect(screen.getByRole('region', { name: /^Book/ })).toHaveAttribute('data-face', 'lexend')
  expect(screen.getByRole('region', { name: /^Book/ })).toHaveAttribute('data-size', '4')
  expect(screen.getByRole('region', { name: /^Book/ })).toHaveAttribute('data-night')
})

it('has one button for moving pictures, which is remembered', async () => {
  const first = open()
  expect(button('Moving pictures')).toHaveAttribute('aria-pressed', 'true')
  await user.click(button('Moving pictures'))
  expect(button('Moving pictures')).toHaveAttribute('aria-pressed', 'false')
  first.unmount()
  open()
  expect(button('Moving pictures')).toHaveAttribute('aria-pressed', 'false')
  await user.click(button('Moving pictures'))
  expect(button('Moving pictures')).toHaveAttribute('aria-pressed', 'true')
})

it('keeps pictures still where the device asks for less motion, and says why', async () => {
  media('(prefers-reduced-motion: reduce)')
  open()
  expect(button('Moving pictures')).toHaveAttribute('aria-pressed', 'false')
  expect(button('Moving pictures')).toHaveAccessibleDescription(/asks for less motion/)
  await user.click(button('Moving pictures'))
  expect(button('Moving pictures')).toHaveAttribute('aria-pressed', 'false')
  expect(toastEntries()[0]?.description).toMatch(/asks for less motion/)
})

it('takes no second turn during the 300 ms of one, and keeps the focus', async () => {
  open()
  await user.click(button('Next'))
  expect(screen.getByText('Page 2 of 22')).toBeInTheDocument()
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Next'))
  act(() => jest.advanceTimersByTime(299))
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Page 2 of 22')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(button('Next')).not.toHaveAttribute('aria-disabled')
  expect(button('Next')).toHaveFocus()
})

it('shows how far the reader is, and announces the page', async () => {
  open()
  await user.click(button('Go to page 6'))
  turned()
  expect(screen.getByText('Page 6 of 22')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '27')
  expect(
    screen
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter(Boolean),
  ).toEqual(['6 Pages Read', '27% Complete', '16 Pages Left'])
  expect(button('Go to page 6')).toHaveAttribute('aria-current', 'page')
})

it('counts one page in the singular', () => {
  open()
  expect(screen.getByText(/Page Read/)).toHaveTextContent('1 Page Read')
})

it('mounts three pages at most, and only the one at hand can be reached', async () => {
  const { container } = open()
  for (const wish of ['Go to page 12', 'Next', 'Previous', 'Go to page 22']) {
    await user.click(button(wish))
    for (const settle of [false, true]) {
      if (settle) turned()
      const leaves = [...container.querySelectorAll('article')]
      expect(leaves.length).toBeLessThanOrEqual(3)
      expect(leaves.filter((leaf) => !leaf.hasAttribute('inert')).map((leaf) => leaf.dataset.place)).toEqual(['here'])
    }
  }
})

it("has the next page's picture in the document before it is turned to", async () => {
  const { container } = open()
  await next()
  act(() => jest.runOnlyPendingTimers())
  expect(
    [...container.querySelectorAll('[data-place=waiting] img')].map((img) => img.getAttribute('src')),
  ).toContainEqual(expect.stringContaining('/pages/2/'))
})

it('turns by keys, wherever the focus is inside the book, and when it is nowhere yet', async () => {
  const { container } = open()
  expect(document.body).toHaveFocus()
  for (const [key, page] of [
    ['{ArrowRight}', 2],
    ['{End}', 22],
    ['{ArrowLeft}', 21],
    ['{Home}', 1],
    ['{ArrowLeft}', 1],
  ] as const) {
    await user.keyboard(key)
    turned()
    expect(screen.getByText(`Page ${page} of 22`)).toBeInTheDocument()
  }
  button('Next').focus()
  await user.keyboard('{ArrowRight}')
  turned()
  expect(screen.getByText('Page 2 of 22')).toBeInTheDocument()
  // What has the focus outside of the book has its own keys.
  const other = container.ownerDocument.body.appendChild(document.createElement('button'))
  other.focus()
  await user.keyboard('{ArrowRight}')
  turned()
  expect(screen.getByText('Page 2 of 22')).toBeInTheDocument()
  other.remove()
})

it('has one stop of the Tab key for all its dots; the focus goes where the arrows turn to', async () => {
  open()
  button('Next').focus()
  await user.tab()
  expect(button('Go to page 1')).toHaveFocus()
  for (const [key, page] of [
    ['{ArrowRight}', 2],
    ['{End}', 22],
    ['{ArrowRight}', 22],
    ['{ArrowLeft}', 21],
  ] as const) {
    await user.keyboard(key)
    turned()
    expect(button(`Go to page ${page}`)).toHaveFocus()
    expect(screen.getByText(`Page ${page} of 22`)).toBeInTheDocument()
  }
  await user.tab({ shift: true })
  expect(button('Next')).toHaveFocus()
})

it('turns towards the left in a right-to-left book', async () => {
  open(makeStory({ language: 'ar' }), 'rtl')
  button('Next').focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('Page 2 of 22')).toBeInTheDocument()
})

it('turns by a swipe of a finger, not by a mouse', () => {
  const { container } = open()
  const book = container.querySelector('article')
  if (!book) throw new Error('no book')
  const swipe = (pointerType: string) => {
    fireEvent(book, pointer('pointerdown', pointerType, 300))
    fireEvent(book, pointer('pointerup', pointerType, 180))
  }
  swipe('mouse')
  expect(screen.getByText('Page 1 of 22')).toBeInTheDocument()
  swipe('touch')
  expect(screen.getByText('Page 2 of 22')).toBeInTheDocument()
})
// jsdom has no PointerEvent with a pointer type of its own.
function pointer(type: string, pointerType: string, clientX: number) {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 200 }), { pointerType, isPrimary: true })
}

it('celebrates once, one second after the last page is first reached', async () => {
  open()
  await user.click(button('Go to page 22'))
  act(() => jest.advanceTimersByTime(999))
  expect(thrown).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(thrown).toHaveBeenCalledTimes(1)
  expect(toastEntries()[0]).toMatchObject({
    title: 'Story Complete! 🎉',
    description: 'What an amazing adventure! Ready for another story?',
  })
  await user.click(button('Previous'))
  turned()
  await next()
  act(() => jest.advanceTimersByTime(5000))
  expect(thrown).toHaveBeenCalledTimes(1)
})

it('ends with the end, this book’s sequel, and a way to another story', async () => {
  const { container } = open()
  await user.click(button('Go to page 22'))
  turned()
  const end = container.querySelector<HTMLElement>('[data-place=here]')
  if (!end) throw new Error('no page')
  expect(within(end).getByRole('heading', { name: 'The End' })).toBeInTheDocument()
  expect(within(end).getByRole('link', { name: 'Create Another Story' })).toHaveAttribute('href', '/')
  expect(within(end).getByText(/a sequel picks up/)).toBeInTheDocument()
  expect(within(end).getByRole('link', { name: 'Create the sequel' })).toHaveAttribute(
    'href',
    '/create-sequel?previousStoryId=a',
  )
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
})

it('shows the prompt in the place of a picture for text without pages, and names as they are', async () => {
  open(
    makeStory({
      pages: [],
      imageUrl: null,
      content: 'One <b>day</b>.\n\nTwo.',
      childName: '<img src=x onerror=alert(1)>',
    }),
  )
  await next()
  expect(screen.getByText('<img src=x onerror=alert(1)> and Biscuit in Sydney: Two.')).toBeInTheDocument()
  expect(screen.getByText('One <b>day</b>.')).toBeInTheDocument()
})

it('lays words over a picture that fills its page, in each half of the opening or above the cast', async () => {
  media('(min-width: 821px)')
  const address = '/1.svg?v=1'
  const story = makeStory()
  const { container } = open({
    ...story,
    pages: story.pages.map((page, i) => (i === 0 ? { ...page, imageUrl: address, onPicture: 'light' as const } : page)),
  })
  await next()
  const [picture, text] = container.querySelectorAll<HTMLElement>('[data-full="light"]')
  expect(picture?.querySelector('source')).toHaveAttribute('srcset', `${address}&frame=opening`)
  expect(picture?.querySelector('img')).toHaveAttribute('src', `${address}&frame=phone`)
  expect(text?.style.getPropertyValue('--opening')).toContain(`${address}&frame=opening`)
  expect(text?.textContent).toContain(story.pages[0]?.content.split('\n')[0])
  expect(container.querySelectorAll('[data-full]')).toHaveLength(2)
})

it("has the last paragraph of a page with one line large, beside the story's thing", async () => {
  const story = makeStory()
  const [first] = story.pages
  const { container } = open({
    ...story,
    pages: story.pages.map((page, i) =>
      i === 0 ? { ...page, content: 'Out.\n\n“No,” said Mila.', isLine: true } : page,
    ),
  })
  await next()
  expect(container.querySelector('[data-spot] img')).toHaveAttribute('src', `${first?.imageUrl ?? ''}&frame=spot`)
  const words = container.querySelector('[data-line]')
  expect(words?.textContent).toBe('Out.“No,” said Mila.')
  expect(words?.querySelectorAll('p')).toHaveLength(2)
})
