/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { useTypedEarly } from './use-typed-early'

interface TicketProps {
  onApply: (code: string) => void
  onDraw: (on: boolean) => void
}

function Ticket({ onApply, onDraw }: TicketProps) {
  const [code, setCode] = useState('')
  const [on, setOn] = useState(false)
  useTypedEarly()
  onDraw(on)
  return (
    <form>
      <input type="radio" name="age" checked={on} onChange={() => setOn(true)} />
      <input name="code" value={code} onChange={(event) => setCode(event.target.value)} />
      <button type="button" onClick={() => onApply(code)}>
        Apply
      </button>
    </form>
  )
}
const SERVED =
  '<form><input type="radio" name="age"/><input name="code" value=""/><button type="button">Apply</button></form>'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** A page of which Ticket wakes up when all of this has been done to it. */
async function wakeUp(composing: boolean) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  box.innerHTML = SERVED
  const [age, code] = box.querySelectorAll('input')
  if (!age || !code) throw new Error('no fields')
  age.checked = true
  code.value = 'WAGTALE1'
  window.wagtaleTyped = [
    [age, 'on', true],
    [code, 'WAGTALE1', false],
    [box.querySelector('button'), '', true],
  ]
  window.wagtaleTyped.composing = composing
  const [apply, draw] = [jest.fn<undefined, [string]>(), jest.fn<undefined, [boolean]>()]
  await act(async () => {
    root = hydrateRoot(box, <Ticket onApply={apply} onDraw={draw} />)
  })
  await act(aMoment)
  return { age, code, apply, draw }
}
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

test('a part that wakes up has what was chosen and typed, and its buttons know of it', async () => {
  const { age, code, apply, draw } = await wakeUp(false)
  expect(age).toBeChecked()
  expect(code).toHaveValue('WAGTALE1')
  expect(draw).toHaveBeenLastCalledWith(true)
  expect(apply.mock.calls).toEqual([['WAGTALE1']])
  expect(window.wagtaleTyped).toBeUndefined()
})

test('while a letter is being put together it waits', async () => {
  const { apply } = await wakeUp(true)
  expect(apply).not.toHaveBeenCalled()
  await act(async () => {
    window.dispatchEvent(new Event('compositionend'))
  })
  await act(aMoment)
  expect(apply.mock.calls).toEqual([['WAGTALE1']])
})
