/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { useForm, useWatch } from 'react-hook-form'
import { hearAgain } from './type-again'
import type { Kept, KeptChange } from './kept'

const aMoment = () => new Promise((resolve) => setTimeout(resolve))
const typeAgain = (kept: Kept) => hearAgain(kept, null)

function Page({ onValues }: { onValues: (values: unknown) => void }) {
  const { control, register } = useForm({ defaultValues: { name: '', age: '', kind: '', words: '' } })
  const [code, setCode] = useState('')
  const values = useWatch({ control })
  useEffect(() => onValues({ ...values, code }), [onValues, values, code])
  return (
    <form>
      <input {...register('name')} />
      {['3-4', '5-6'].map((age) => (
        <input key={age} type="radio" value={age} {...register('age')} />
      ))}
      <select {...register('kind')}>
        <option value="">–</option>
        <option value="dog">Dog</option>
      </select>
      <textarea {...register('words')} />
      <input name="code" value={code} onChange={(event) => setCode(event.target.value)} />
      <input name="free" defaultValue="" />
    </form>
  )
}

/** What the server sends for Page: React's own server part needs what this environment lacks. */
const SERVED =
  '<form><input name="name"/><input type="radio" value="3-4" name="age"/><input type="radio" value="5-6" name="age"/><select name="kind"><option value="">–</option><option value="dog">Dog</option></select><textarea name="words"></textarea><input name="code" value=""/><input name="free" value=""/></form>'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

function typedBefore(box: HTMLElement): KeptChange[] {
  const kept: KeptChange[] = []
  const change = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) => {
    if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = true
    else field.value = value
    kept.push([field, field.value, field instanceof HTMLInputElement && field.checked])
  }
  const inputs = (name: string) => [...box.querySelectorAll('input')].filter((field) => field.name === name)
  for (const text of ['Mi', 'Mila']) for (const field of inputs('name')) change(field, text)
  for (const field of inputs('age')) change(field, '')
  for (const field of box.querySelectorAll('select')) change(field, 'dog')
  for (const field of box.querySelectorAll('textarea')) change(field, 'On the moon')
  for (const field of inputs('code')) change(field, 'WAGTALE1')
  for (const field of inputs('free')) change(field, 'mila@example.com')
  return kept
}

test('a page that wakes up hears of everything that was typed and chosen before, in the order of the last changes', async () => {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  box.innerHTML = SERVED
  const kept = typedBefore(box)
  const hear = jest.fn<undefined, [unknown]>()
  await act(async () => void (root = hydrateRoot(box, <Page onValues={hear} />)))
  expect(hear).toHaveBeenLastCalledWith(expect.objectContaining({ age: '', code: '' }))
  act(() => typeAgain(kept))
  expect(hear).toHaveBeenLastCalledWith({
    name: 'Mila',
    age: '5-6',
    kind: 'dog',
    words: 'On the moon',
    code: 'WAGTALE1',
  })
  expect(box.querySelector('form')).toHaveFormValues({
    name: 'Mila',
    age: '5-6',
    kind: 'dog',
    words: 'On the moon',
    code: 'WAGTALE1',
    free: 'mila@example.com',
  })
})

test('a form that was sent goes off after its fields', async () => {
  document.body.innerHTML = '<form><input name="name" value=""/></form>'
  const sent: string[] = []
  const [form, field] = [document.querySelector('form'), document.querySelector('input')]
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(field?.value ?? '')
  })
  typeAgain([
    [form, '', false],
    [field, 'Ann', false],
    [form, '', false],
  ])
  await aMoment()
  expect(sent).toEqual(['Ann'])
})

test('a field that was drawn anew meanwhile is found by its id or name, one that is gone is left alone', () => {
  document.body.innerHTML =
    '<input name="pets.0.name" value=""/><select id="place"><option value="">–</option><option value="beach">Beach</option></select>'
  const place = document.createElement('select')
  place.id = 'place'
  const gone = document.createElement('input')
  gone.name = 'pets.0.name'
  gone.setAttribute('value', '')
  const other = document.createElement('input')
  other.name = 'pets.7.name'
  typeAgain([
    [gone, 'Biscuit', false],
    [other, 'Rex', false],
    [place, 'beach', false],
    [null, '', false],
  ])
  expect(document.querySelector('select')).toHaveValue('beach')
  expect(document.querySelector('input')).toHaveValue('Biscuit')
})

test('a button is pressed as often as it was, once the fields are filled in, and each time when the last press is done with', async () => {
  document.body.innerHTML = '<form><input name="name" value=""/><button type="button">Add</button></form>'
  const [field, button] = [document.querySelector('input'), document.querySelector('button')]
  const pressed: string[] = []
  button?.addEventListener('click', () => {
    pressed.push(field?.value ?? '')
    queueMicrotask(() => pressed.push('done'))
  })
  typeAgain([
    [button, '', true],
    [field, 'Ann', false],
    [button, '', true],
  ])
  await aMoment()
  await aMoment()
  expect(pressed).toEqual(['Ann', 'done', 'Ann', 'done'])
})

test('a tab answers too, which waits for no release', async () => {
  document.body.innerHTML = '<button type="button" role="tab">Proposals</button>'
  const tab = document.querySelector('button')
  const heard: string[] = []
  for (const name of ['mousedown', 'click'])
    tab?.addEventListener(name, (event) => heard.push(`${name} ${String(event instanceof MouseEvent && event.button)}`))
  typeAgain([[tab, '', true]])
  await aMoment()
  expect(heard).toEqual(['mousedown 0', 'click 0'])
})

test('whoever is typing goes on in the same place', () => {
  document.body.innerHTML = '<input name="name" value=""/>'
  const field = document.querySelector('input')
  if (!field) throw new Error('no field')
  field.focus()
  field.value = 'Mla'
  field.setSelectionRange(1, 1)
  typeAgain([[field, 'Mla', false]])
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Mla', 1, 1])
})

test('a field in which a letter is being put together is left alone until it is done, and then has all of it', async () => {
  document.body.innerHTML = '<input name="name" value=""/>'
  const field = document.querySelector('input')
  const typed: Kept = [[field, 'に', false]]
  typed.composing = true
  window.wagtaleTyped = typed
  const heard = jest.fn<undefined, [string]>()
  field?.addEventListener('input', () => heard(field.value))
  typeAgain(typed)
  expect(heard).not.toHaveBeenCalled()
  typed.push([field, 'にほ', false])
  window.dispatchEvent(new Event('compositionend'))
  await aMoment()
  expect(heard.mock.calls).toEqual([['にほ']])
  expect(window.wagtaleTyped).toBeUndefined()
})

test('while a part of the page is still asleep, what was done there waits for it, and only that part is listened to', () => {
  document.body.innerHTML = '<input name="news" value=""/><section><input name="name" value=""/></section>'
  const [news, name, part] = [
    document.querySelector('[name=news]'),
    document.querySelector('[name=name]'),
    document.querySelector('section'),
  ]
  const typed: Kept = [
    [name, 'Mila', false],
    [news, 'a@example.com', false],
  ]
  window.wagtaleTyped = typed
  hearAgain(typed, part)
  expect(news).toHaveValue('a@example.com')
  expect(name).toHaveValue('')
  expect([...typed]).toEqual([[name, 'Mila', false]])
  expect(window.wagtaleTyped).toBe(typed)
  expect(typed.within).toBe(part)
  hearAgain(typed, null)
  expect(name).toHaveValue('Mila')
  expect(window.wagtaleTyped).toBeUndefined()
})
