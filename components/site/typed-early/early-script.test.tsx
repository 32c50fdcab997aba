/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { EarlyScript } from './early-script'

const script = renderToStaticMarkup(<EarlyScript />).replace(/^<script>|<\/script>$/g, '')
const field = (name: string): HTMLInputElement => {
  const found = document.getElementsByName(name)[0]
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${name}`)
  return found
}
const tell = (target: EventTarget, name: string) =>
  target.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name"/><input type="radio" name="age" value="5-6"/><button type="button"><b>Add</b></button></form><form action="/news"></form><section><input name="late"/><form></form></section><button type="button" id="menu"></button>'
  new Function(script)()
})

test('what is typed, chosen, pressed and sent is kept in its order; a form that works without scripts goes its way', () => {
  const [form, ready] = document.querySelectorAll('form')
  const [add, menu] = [document.querySelector('b'), document.querySelector('#menu')]
  if (!form || !ready || !add || !menu) throw new Error('no page')
  field('name').value = 'Mi'
  tell(field('name'), 'input')
  field('age').checked = true
  tell(field('age'), 'change')
  tell(add, 'click')
  tell(menu, 'click')
  // False where the page keeps the browser from sending it.
  expect([tell(form, 'submit'), tell(ready, 'submit')]).toEqual([false, true])
  expect([...(window.wagtaleTyped ?? [])]).toEqual([
    [field('name'), 'Mi', false],
    [field('age'), '5-6', true],
    [add.closest('button'), '', true],
    [menu, '', true],
    [form, '', false],
  ])
})

test('what is kept to be done later is done by nobody now; what is not kept goes its way', () => {
  const heard = jest.fn<undefined, [string]>()
  for (const name of ['click', 'submit']) document.addEventListener(name, () => heard(name), { once: true })
  const [form, menu] = [document.querySelector('form'), document.querySelector('#menu')]
  if (!form || !menu) throw new Error('no page')
  tell(menu, 'click')
  tell(form, 'submit')
  expect(heard).not.toHaveBeenCalled()
  delete window.wagtaleTyped
  tell(menu, 'click')
  tell(form, 'submit')
  expect(heard.mock.calls).toEqual([['click'], ['submit']])
})

test('once the page has woken up nothing is kept, or only what belongs to the part that is still asleep', () => {
  const [part, form] = [document.querySelector('section'), document.querySelector('section form')]
  if (!part || !form || !window.wagtaleTyped) throw new Error('no page')
  window.wagtaleTyped.within = part
  tell(field('name'), 'input')
  tell(field('late'), 'input')
  expect(tell(form, 'submit')).toBe(false)
  expect([...window.wagtaleTyped]).toEqual([
    [field('late'), '', false],
    [form, '', false],
  ])
  const kept = window.wagtaleTyped
  delete window.wagtaleTyped
  tell(field('late'), 'input')
  expect(tell(form, 'submit')).toBe(true)
  expect(kept).toHaveLength(2)
})

test('it is known whether a letter is being put together', () => {
  tell(field('name'), 'compositionstart')
  expect(window.wagtaleTyped?.composing).toBe(true)
  tell(field('name'), 'compositionend')
  expect(window.wagtaleTyped?.composing).toBe(false)
})
