/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from './toast-store'
import { Toaster } from './toaster'

jest.mock('./load-toast', () => ({ loadToastViewport: () => Promise.reject(new Error('Failed to load chunk')) }))

test('a message is said and can be put away though the script of the messages does not come, and the page stands', async () => {
  render(
    <>
      <h1>Write to us</h1>
      <Toaster label="Messages (F8)" closeLabel="Close" />
    </>,
  )
  act(() => void toast({ title: 'Not sent', description: 'Please load the page again.', variant: 'destructive' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sentPlease load the page again.')
  expect(screen.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
})
