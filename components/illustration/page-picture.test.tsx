/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { PagePicture } from './page-picture'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const passed = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('asks again for a picture that did not come, later each time, and leaves off in the end', () => {
  render(<PagePicture src="/one.svg?v=1" alt="Mila waves" />)
  const asked = new Set<HTMLElement>()
  const picture = () => screen.getByRole('img', { name: 'Mila waves' })
  for (const wait of [1_000, 3_000, 8_000, 20_000]) {
    asked.add(picture())
    fireEvent.error(picture())
    passed(wait - 1)
    expect(asked).toContain(picture())
    passed(1)
    expect(asked).not.toContain(picture())
    expect(picture()).toHaveAttribute('src', '/one.svg?v=1')
  }
  const last = picture()
  fireEvent.error(last)
  passed(60_000)
  expect(picture()).toBe(last)
})

it('forgets the misses of the picture before', () => {
  const { rerender } = render(<PagePicture src="/one.svg" alt="One" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<PagePicture src="/two.svg" alt="Two" />)
  const two = screen.getByRole('img', { name: 'Two' })
  passed(60_000)
  expect(screen.getByRole('img', { name: 'Two' })).toBe(two)
  fireEvent.error(two)
  passed(1_000)
  expect(screen.getByRole('img', { name: 'Two' })).not.toBe(two)
})
