/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

test('a busy button says so, keeps its focus and neither acts nor submits', async () => {
  const pressed = jest.fn()
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={sent}>
      <Button type="submit" busy={busy} busyText="Checking..." onClick={pressed}>
        Apply
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Checking...' })
  await userEvent.click(button)
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1])
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('a link can wear it', () => {
  render(
    <Button asChild variant="secondary">
      <a href="#there">Go</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Go' })).toHaveClass('paper-strip', 'strip-ink')
})
