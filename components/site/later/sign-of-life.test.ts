/** @jest-environment jsdom */
import { untilTriedAgain, untilWanted } from './sign-of-life'

const never = () => new Promise<void>(() => undefined)

/** Whether somebody waiting has been let through by now. */
async function isThrough(waiting: Promise<void>): Promise<boolean> {
  let through = false
  void waiting.then(() => {
    through = true
  })
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  return through
}

beforeEach(() => {
  window.wagtaleTyped = []
})
afterEach(() => {
  jest.restoreAllMocks()
  delete window.wagtaleTyped
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'scroll', 'click'])(
  'a page that lies there wakes up at a %s, once',
  async (name) => {
    const waiting = untilWanted(never)
    expect(await isThrough(waiting)).toBe(false)
    const [added, removed] = [jest.spyOn(window, 'addEventListener'), jest.spyOn(window, 'removeEventListener')]
    document.body.dispatchEvent(new Event(name, { bubbles: true }))
    expect(await isThrough(waiting)).toBe(true)
    expect(removed).toHaveBeenCalledTimes(9)
    expect(added).not.toHaveBeenCalled()
  },
)

test('it wakes up at once where there is something to show', async () => {
  localStorage.setItem('draft', '{}')
  expect(await isThrough(untilWanted(never))).toBe(true)
  localStorage.clear()
  sessionStorage.setItem('letter', '{}')
  expect(await isThrough(untilWanted(never))).toBe(true)
  sessionStorage.clear()
  history.replaceState(null, '', '/?code=WAGTALE1')
  expect(await isThrough(untilWanted(never))).toBe(true)
  history.replaceState(null, '', '/')
  window.wagtaleTyped = [[document.body, 'M', false]]
  expect(await isThrough(untilWanted(never))).toBe(true)
  window.wagtaleTyped = []
  expect(await isThrough(untilWanted(async () => undefined))).toBe(true)
})

test('a page that was drawn here needs all of itself, and storage that is closed says nothing', async () => {
  delete window.wagtaleTyped
  expect(await isThrough(untilWanted(never))).toBe(true)
  window.wagtaleTyped = []
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('closed')
  })
  expect(await isThrough(untilWanted(never))).toBe(false)
})

test('what failed is tried again when the line is back, or after a while in which somebody went on', async () => {
  jest.useFakeTimers()
  const back = untilTriedAgain(5000)
  expect(await isThrough(back)).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(await isThrough(back)).toBe(true)
  for (const name of ['input', 'click']) {
    const early = untilTriedAgain(5000)
    window.dispatchEvent(new Event(name))
    await jest.advanceTimersByTimeAsync(4999)
    expect(await isThrough(early)).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(await isThrough(early)).toBe(true)
    const late = untilTriedAgain(5000)
    await jest.advanceTimersByTimeAsync(60_000)
    window.dispatchEvent(new Event('pointermove'))
    expect(await isThrough(late)).toBe(false)
    window.dispatchEvent(new Event(name))
    expect(await isThrough(late)).toBe(true)
  }
  jest.useRealTimers()
})
