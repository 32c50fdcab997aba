import {
  TOAST_REMOVED_AFTER,
  dismissToast,
  noToastEntries,
  subscribeToToasts,
  toast,
  toastEntries,
} from './toast-store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  for (const { id } of toastEntries()) dismissToast(id)
  jest.runAllTimers()
  jest.useRealTimers()
})

test('a new message takes the place of the one on screen', () => {
  toast({ title: 'first' })
  toast({ title: 'second', variant: 'destructive' })
  expect(toastEntries().map(({ title, open, variant }) => ({ title, open, variant }))).toEqual([
    { title: 'second', open: true, variant: 'destructive' },
  ])
})

test('a dismissed message is closed at once and forgotten after 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'bye' })
  dismiss()
  expect(toastEntries().map((entry) => entry.open)).toEqual([false])
  jest.advanceTimersByTime(TOAST_REMOVED_AFTER - 1)
  expect(toastEntries()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(toastEntries()).toHaveLength(0)
  expect(TOAST_REMOVED_AFTER).toBe(1_000_000)
})

test('putting away a replaced message leaves the new one on screen', () => {
  const first = toast({ title: 'first' })
  toast({ title: 'second' })
  first.dismiss()
  jest.runAllTimers()
  expect(toastEntries().map(({ title, open }) => ({ title, open }))).toEqual([{ title: 'second', open: true }])
})

test('listeners hear of every change until they leave, and the server has none', () => {
  const calls = jest.fn()
  const leave = subscribeToToasts(calls)
  const { dismiss } = toast({ title: 'one' })
  dismiss()
  expect(calls).toHaveBeenCalledTimes(2)
  leave()
  toast({ title: 'two' })
  expect(calls).toHaveBeenCalledTimes(2)
  expect(noToastEntries()).toEqual([])
})
