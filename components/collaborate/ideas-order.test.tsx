/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { applyMove, type Move } from '@/lib/domain/collaboration/move-idea'
import { useReorder } from './use-reorder'

function List({ onMove }: { onMove: (move: Move) => void }) {
  const [ids, setIds] = useState(['duck', 'bus', 'moon'])
  const [announcement, setAnnouncement] = useState('')
  const { list, shown, handleProps } = useReorder({
    ids,
    onMove: (move) => {
      onMove(move)
      setIds(
        applyMove(
          ids.map((id) => ({ id })),
          move,
        ).map(({ id }) => id),
      )
    },
    announce: (what, id, place) => setAnnouncement(`${what} ${id} ${place + 1}`),
  })
  return (
    <>
      <ol ref={list}>
        {shown.map((id) => (
          <li key={id} data-slip={id}>
            <button {...handleProps(id)}>{id}</button>
          </li>
        ))}
      </ol>
      <p role="status">{announcement}</p>
    </>
  )
}
const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('Space lifts, arrows move, Space lays down: the idea keeps the focus and every step is said', async () => {
  const user = userEvent.setup()
  const onMove = jest.fn()
  render(<List onMove={onMove} />)
  act(() => screen.getByRole('button', { name: 'duck' }).focus())
  await user.keyboard(' ')
  expect(screen.getByRole('status')).toHaveTextContent('lifted duck 1')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(order()).toEqual(['bus', 'moon', 'duck'])
  expect(screen.getByRole('button', { name: 'duck' })).toHaveFocus()
  expect(onMove).not.toHaveBeenCalled()
  await user.keyboard(' ')
  expect(onMove).toHaveBeenCalledWith({ id: 'duck', after: 'moon' })
  expect(screen.getByRole('status')).toHaveTextContent('dropped duck 3')
})

test('Escape leaves everything as it was', async () => {
  const user = userEvent.setup()
  const onMove = jest.fn()
  render(<List onMove={onMove} />)
  act(() => screen.getByRole('button', { name: 'moon' }).focus())
  await user.keyboard(' {ArrowUp}{Escape}')
  expect(order()).toEqual(['duck', 'bus', 'moon'])
  expect(onMove).not.toHaveBeenCalled()
})
