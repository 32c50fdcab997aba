/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useDomFormValues } from './use-dom-form-values'

interface Values {
  name: string
  age: string
  kind: string
  words: string
  mail: boolean
  pets: { name: string }[]
}
const EMPTY: Values = { name: '', age: '', kind: '', words: '', mail: true, pets: [{ name: '' }] }
const AGES = ['3-4', '5-6']

let form: UseFormReturn<Values> | undefined
const onValues = jest.fn<undefined, [unknown]>()

function Form() {
  const hook = useForm<Values>({ defaultValues: EMPTY })
  const { control, register } = hook
  const { dirtyFields } = hook.formState
  const { fields } = useFieldArray({ control, name: 'pets' })
  const values = useWatch({ control })
  useDomFormValues(hook, 'form')
  useEffect(() => {
    form = hook
    onValues({ ...values, dirty: Object.keys(dirtyFields).sort() })
  })
  return (
    <form id="form">
      <input {...register('name')} />
      {AGES.map((age) => (
        <input key={age} type="radio" value={age} {...register('age')} />
      ))}
      <select {...register('kind')}>
        <option value="">–</option>
        <option value="dog">Dog</option>
      </select>
      <textarea {...register('words')} />
      <input type="checkbox" defaultChecked {...register('mail')} />
      {fields.map((field, i) => (
        <input key={field.id} {...register(`pets.${i}.name`)} />
      ))}
      <input id="code" defaultValue="" />
    </form>
  )
}
/** What the server sends for Form: React's own server part needs what this environment lacks. */
const SERVED =
  '<form id="form"><input name="name"/><input type="radio" value="3-4" name="age"/><input type="radio" value="5-6" name="age"/><select name="kind"><option value="">–</option><option value="dog">Dog</option></select><textarea name="words"></textarea><input type="checkbox" checked="" name="mail"/><input name="pets.0.name"/><input id="code" value=""/></form>'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

async function hydrateAfter(change: (box: HTMLElement) => void): Promise<HTMLElement> {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  box.innerHTML = SERVED
  change(box)
  await act(async () => void (root = hydrateRoot(box, <Form />)))
  return box
}
const field = (box: HTMLElement, selector: string): HTMLInputElement => {
  const found = box.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

test('what was typed and chosen before hydration is in the form, watched and dirty', async () => {
  let pet: HTMLInputElement | undefined
  const box = await hydrateAfter((served) => {
    field(served, '[name=name]').value = 'Mila'
    field(served, '[value="5-6"]').checked = true
    field(served, 'select').value = 'dog'
    field(served, 'textarea').value = 'On the moon'
    field(served, '[name=mail]').checked = false
    field(served, '#code').value = 'WAGTALE1'
    pet = field(served, '[name="pets.0.name"]')
    pet.value = 'Rex'
    pet.focus()
    pet.setSelectionRange(1, 1)
  })
  const typed = { name: 'Mila', age: '5-6', kind: 'dog', words: 'On the moon', mail: false, pets: [{ name: 'Rex' }] }
  expect(form?.getValues()).toEqual(typed)
  expect(onValues).toHaveBeenLastCalledWith({ ...typed, dirty: ['age', 'kind', 'mail', 'name', 'pets', 'words'] })
  expect(field(box, '[value="5-6"]').checked).toBe(true)
  expect(field(box, '#code')).toHaveValue('WAGTALE1')
  // The same element: a field that was replaced would lose focus and cursor.
  expect(pet).toHaveFocus()
  expect(pet?.selectionStart).toBe(1)
})

test('a form that nobody touched is neither dirty nor changed', async () => {
  await hydrateAfter(() => undefined)
  expect(form?.getValues()).toEqual(EMPTY)
  expect(onValues).toHaveBeenLastCalledWith({ ...EMPTY, dirty: [] })
})
