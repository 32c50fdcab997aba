import type { Kept, KeptChange } from './kept'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** React hears of a change only if the value differs from the one that it saw last, and it sees what is set on the field itself. Whoever is typing goes on where they were. */
function setUnseen(field: TextField | HTMLSelectElement, value: string): void {
  const kind =
    field instanceof HTMLSelectElement
      ? HTMLSelectElement
      : field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : HTMLInputElement
  // Null in fields for addresses and numbers, which don't tell.
  const [start, end] =
    field instanceof HTMLSelectElement || field !== document.activeElement
      ? [null, null]
      : [field.selectionStart, field.selectionEnd]
  if (field.value === value) field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end)
}

/** Fields that were drawn anew meanwhile have others in their places. */
function inItsPlace(field: Element): Element {
  if (field.isConnected) return field
  const named = [...document.getElementsByName(field.getAttribute('name') ?? '')]
  return (
    document.getElementById(field.id) ??
    named.find((other) => other.getAttribute('value') === field.getAttribute('value')) ??
    field
  )
}

/** What is to be done again by a page of which all but `asleep` has woken up; nothing of that is listened to any more. */
export function take(typed: Kept, asleep: Element | null): KeptChange[] {
  const kept = typed.splice(0)
  if (!asleep) {
    delete window.wagtaleTyped
    return kept
  }
  typed.within = asleep
  const isInside = ([field]: KeptChange) => field instanceof Node && asleep.contains(field)
  typed.push(...kept.filter(isInside))
  return kept.filter((change) => !isInside(change))
}

/**
 * Does once more, now that the page listens, what somebody did to its fields before. The texts and choices are there to see, but a form's own state has
 * not heard of them, and waking up has put out what was switched on.
 */
export function fillAgain(kept: readonly KeptChange[]): void {
  const last = new Map<Element, { value: string; on: boolean }>()
  for (const [field, value, on] of kept) {
    if (!(field instanceof Element)) continue
    // In the order of the last changes: a pet's kind empties its coat.
    last.delete(field)
    last.set(field, { value, on })
  }
  for (const [before, { value, on }] of last) {
    const field = inItsPlace(before)
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      // As with a text: React may have taken over what was switched on early without telling the form.
      field.checked = !on
      field.click()
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      setUnseen(field, value)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }
}

/** Tabs answer to the pressing down, everything else to the whole press. */
function press(button: HTMLButtonElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  button.click()
}

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Presses the buttons that were pressed, as often as they were, and sends the forms that were sent: a moment later, when what was filled in is known to them,
 * and each a moment after the last, so that who turns two pages gets to the third.
 */
export async function actAgain(kept: readonly KeptChange[]): Promise<void> {
  for (const [field] of kept) {
    if (!(field instanceof HTMLButtonElement)) continue
    await aMoment()
    press(field)
  }
  await aMoment()
  for (const field of new Set(kept.map(([field]) => field))) if (field instanceof HTMLFormElement) field.requestSubmit()
}

/** All of it, for a page that has woken up, or all of it but the part `asleep`: at once, or as soon as no letter is being put together, which a field that is set meanwhile would lose. */
export function hearAgain(typed: Kept, asleep: Element | null): void {
  const hear = () => {
    const kept = take(typed, asleep)
    fillAgain(kept)
    void actAgain(kept)
  }
  if (!typed.composing) hear()
  // Safari tells of the letter itself only after this.
  else addEventListener('compositionend', () => setTimeout(hear), { once: true })
}
