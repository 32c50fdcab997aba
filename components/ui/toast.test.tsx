/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'
import ToastViewport from './toast'
import { dismissToast, toast, toastEntries } from './toast-store'

// jsdom has no pointer capture, which swiping asks for.
beforeAll(() =>
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  }),
)
afterEach(() =>
  act(() => {
    for (const { id } of toastEntries()) dismissToast(id)
  }),
)

const area = () => render(<ToastViewport label="Messages (F8)" closeLabel="Close" />)

test('shows title, words and action; the close button puts it away', async () => {
  const pressed = jest.fn()
  area()
  act(
    () =>
      void toast({
        title: 'Saved',
        description: 'All of it.',
        action: { element: <Button onClick={pressed}>Undo</Button>, altText: 'Undo in the menu' },
      }),
  )
  expect(screen.getByText('All of it.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(pressed).toHaveBeenCalledTimes(1)
  act(() => void toast({ title: 'Saved again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('F8 brings the focus to the messages', async () => {
  area()
  act(() => void toast({ title: 'Look here' }))
  await userEvent.keyboard('{F8}')
  const title = screen.getByText('Look here', { selector: '[data-slot="toast-title"]' })
  expect(document.activeElement).toContainElement(title)
})
