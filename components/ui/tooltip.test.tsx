/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { TOOLTIP_OPENS_AFTER, TOOLTIP_SKIPS_WITHIN, Tooltip, TooltipContent, TooltipTrigger } from './tooltip'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const pair = () => {
  render(
    <>
      <Tooltip>
        <TooltipTrigger>One</TooltipTrigger>
        <TooltipContent>About one</TooltipContent>
      </Tooltip>
      <Tooltip>
        <TooltipTrigger>Two</TooltipTrigger>
        <TooltipContent>About two</TooltipContent>
      </Tooltip>
    </>,
  )
  wait(60_000)
  return { one: screen.getByRole('button', { name: 'One' }), two: screen.getByRole('button', { name: 'Two' }) }
}
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null

test('opens 700 ms after the pointer came, and describes its button', () => {
  const { one } = pair()
  fireEvent.pointerEnter(one)
  wait(TOOLTIP_OPENS_AFTER - 1)
  expect(shown()).toBeNull()
  wait(1)
  expect(shown()).toBe('About one')
  expect(one).toHaveAccessibleDescription('About one')
  expect([TOOLTIP_OPENS_AFTER, TOOLTIP_SKIPS_WITHIN]).toEqual([700, 300])
})

test('the next one opens at once within 300 ms, and waits again after that', () => {
  const { one, two } = pair()
  fireEvent.pointerEnter(one)
  wait(TOOLTIP_OPENS_AFTER)
  fireEvent.pointerLeave(one)
  wait(200)
  fireEvent.pointerEnter(two)
  wait(0)
  expect(shown()).toBe('About two')
  fireEvent.pointerLeave(two)
  wait(1000)
  fireEvent.pointerEnter(one)
  wait(TOOLTIP_OPENS_AFTER - 1)
  expect(shown()).toBeNull()
})

test('stays while the pointer is on it; Escape closes it; a pointer that only passed opens nothing', () => {
  const { one } = pair()
  fireEvent.pointerEnter(one)
  wait(TOOLTIP_OPENS_AFTER)
  fireEvent.pointerLeave(one)
  fireEvent.pointerEnter(screen.getByRole('tooltip'))
  wait(5000)
  expect(shown()).toBe('About one')
  fireEvent.keyDown(one, { key: 'Escape' })
  wait(0)
  expect(shown()).toBeNull()
  wait(5000)
  fireEvent.pointerEnter(one)
  wait(300)
  fireEvent.pointerLeave(one)
  wait(5000)
  expect(shown()).toBeNull()
})
