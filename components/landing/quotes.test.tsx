/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/site.json'
import { Quotes } from './quotes'

const QUOTES = [
  { text: 'One', by: 'A' },
  { text: 'Two', by: 'B' },
  { text: 'Three', by: 'C' },
]
let still = false

const shown = () => screen.getAllByRole('figure').map((figure) => figure.textContent)
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })

beforeEach(() => {
  jest.useFakeTimers()
  still = false
  Object.assign(window, { matchMedia: () => ({ matches: still }) })
})
afterEach(() => jest.useRealTimers())
const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={{ quotes: messages.quotes }} timeZone="UTC">
      <Quotes title="Heard" quotes={QUOTES} note="Samples" icons={{ pause: null, play: null }} />
    </NextIntlClientProvider>,
  )

test('every four seconds comes the next, and after the last the first', () => {
  show()
  expect(shown()).toEqual(['OneA'])
  wait(3999)
  expect(shown()).toEqual(['OneA'])
  wait(1)
  expect(shown()).toEqual(['TwoB'])
  wait(8000)
  expect(shown()).toEqual(['OneA'])
})

test('a dot shows its quote and stops them; the button lets them go on and stops them', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Quote 3 of 3' }))
  expect(shown()).toEqual(['ThreeC'])
  wait(9000)
  expect(shown()).toEqual(['ThreeC'])
  fireEvent.click(screen.getByRole('button', { name: 'Let the quotes go on' }))
  wait(4000)
  expect(shown()).toEqual(['OneA'])
  fireEvent.click(screen.getByRole('button', { name: 'Stop the quotes' }))
  wait(9000)
  expect(shown()).toEqual(['OneA'])
})

test('nothing moves for whoever asked for stillness, or while somebody is pointing at it', () => {
  still = true
  show().unmount()
  show()
  wait(9000)
  expect(shown()).toEqual(['OneA'])
})
