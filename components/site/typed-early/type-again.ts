import type { KeptChange } from './kept'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** React hears of a change only if the value differs from the one that it saw last, and it sees what is set on the field itself. */
function setUnseen(field: TextField | HTMLSelectElement, value: string): void {
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  if (field.value === value) field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
}

/** A list of fields that was drawn anew has others in their places. */
function inItsPlace(field: Element): Element {
  if (field.isConnected) return field
  const named = [...document.getElementsByName(field.getAttribute('name') ?? '')]
  return named.find((other) => other.getAttribute('value') === field.getAttribute('value')) ?? field
}

/**
 * Does once more, now that the page listens, what somebody did to its fields before. The texts and choices are there to see, but a form's own
 * state has not heard of them, and waking up has put out what was switched on.
 */
export function typeAgain(kept: readonly KeptChange[]): void {
  const last = new Map<Element, { value: string; on: boolean }>()
  for (const [field, value, on] of kept) {
    if (!(field instanceof Element)) continue
    // In its last place, so that a form goes after its fields.
    last.delete(field)
    last.set(field, { value, on })
  }
  for (const [before, { value, on }] of last) {
    const field = inItsPlace(before)
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      if (field.checked !== on) field.click()
    } else if (field instanceof HTMLFormElement) {
      field.requestSubmit()
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
      setUnseen(field, value)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }
}
