/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { readDomValues, useDomValues, type DomValues } from './dom-values'

const SERVED = `<form id="f">
  <input name="name" value=""><input id="code" value="A1"><textarea name="words">Hi</textarea>
  <input type="radio" name="age" value="3-4" checked=""><input type="radio" name="age" value="5-6">
  <input type="checkbox" name="mail" checked=""><input type="hidden" name="token" value="t">
  <select name="kind"><option value="">-</option><option value="dog">Dog</option></select>
  <select name="place"><option value="sea">Sea</option><option value="moon" selected="">Moon</option></select>
</form>`

const serve = (html: string) => {
  document.body.innerHTML = html
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}
const set = (selector: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field) throw new Error(`no ${selector}`)
  if (field.type === 'radio' || field.type === 'checkbox') field.checked = value === 'on'
  else field.value = value
}

test('a form as the server sent it has no changed values', () => {
  expect([...readDomValues(serve(SERVED))]).toEqual([])
})

test('text, selects, radio buttons and checkboxes are read by name, or by id', () => {
  const form = serve(SERVED)
  set('[name=name]', 'Mila')
  set('#code', '')
  set('textarea', 'Hi Mila')
  set('[value="5-6"]', 'on')
  set('[name=mail]', 'off')
  set('[name=token]', 'x')
  set('[name=kind]', 'dog')
  set('[name=place]', 'sea')
  expect(Object.fromEntries(readDomValues(form))).toEqual({
    name: 'Mila',
    code: '',
    words: 'Hi Mila',
    age: '5-6',
    mail: false,
    kind: 'dog',
    place: 'sea',
  })
  const [code] = document.querySelectorAll('#code')
  expect([...(code ? readDomValues(code) : [])]).toEqual([['code', '']])
})

describe('when a part of a page hydrates', () => {
  let root: Root | undefined
  afterEach(() => act(() => root?.unmount()))

  const applied: DomValues[] = []
  function Part() {
    const [name, setName] = useState('')
    const [on, setOn] = useState(false)
    useDomValues('part', (values) => {
      applied.push(values)
      setName(String(values.get('name')))
      setOn(values.get('on') === true)
    })
    return (
      <form id="part">
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
        <input name="on" type="checkbox" checked={on} onChange={() => setOn(!on)} />
        <output>{name}</output>
      </form>
    )
  }
  const PART = '<form id="part"><input name="name" value=""/><input name="on" type="checkbox"/><output></output></form>'
  const hydrate = async () => {
    const box = document.createElement('div')
    document.body.replaceChildren(box)
    box.innerHTML = PART
    set('[name=name]', 'Mila')
    set('[name=on]', 'on')
    const field = box.querySelector('input')
    field?.focus()
    field?.setSelectionRange(1, 2)
    await act(async () => void (root = hydrateRoot(box, <Part />)))
    return field
  }
  beforeEach(() => void applied.splice(0))

  test('controlled fields keep what was typed, with focus and cursor, and state has it', async () => {
    const field = await hydrate()
    expect(document.querySelector('form')).toHaveFormValues({ name: 'Mila', on: true })
    expect(document.querySelector('output')).toHaveTextContent('Mila')
    expect(field).toHaveFocus()
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 2])
    expect(applied).toHaveLength(1)
  })

  test('a part that React creates has nothing to take over', async () => {
    const box = document.createElement('div')
    document.body.replaceChildren(box)
    const { createRoot } = await import('react-dom/client')
    await act(async () => {
      root = createRoot(box)
      root.render(<Part />)
    })
    expect(applied).toEqual([])
  })
})
