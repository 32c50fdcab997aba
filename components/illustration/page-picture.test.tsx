/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { PagePicture } from './page-picture'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('retries a picture that failed to load, each time after a longer delay, and stops in the end', () => {
  render(<PagePicture src="/one.svg?v=1" alt="Mila waves" />)
  const requested = new Set<HTMLElement>()
  const picture = () => screen.getByRole('img', { name: 'Mila waves' })
  for (const wait of [1_000, 3_000, 8_000, 20_000]) {
    requested.add(picture())
    fireEvent.error(picture())
    advanceTime(wait - 1)
    expect(requested).toContain(picture())
    advanceTime(1)
    expect(requested).not.toContain(picture())
    expect(picture()).toHaveAttribute('src', '/one.svg?v=1')
  }
  const last = picture()
  fireEvent.error(last)
  advanceTime(60_000)
  expect(picture()).toBe(last)
})

it('starts counting again for another picture', () => {
  const { rerender } = render(<PagePicture src="/one.svg" alt="One" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<PagePicture src="/two.svg" alt="Two" />)
  const two = screen.getByRole('img', { name: 'Two' })
  advanceTime(60_000)
  expect(screen.getByRole('img', { name: 'Two' })).toBe(two)
  fireEvent.error(two)
  advanceTime(1_000)
  expect(screen.getByRole('img', { name: 'Two' })).not.toBe(two)
})
