// Keeps a form's text over one reload. Text only: no password, and nothing that the page itself filled in.
const NOT_TYPED = new Set(['password', 'hidden', 'file', 'checkbox', 'radio'])

/** Forms have no names of their own: the page's address and the place on it. */
const keyOf = (form: HTMLFormElement) => `wagtale-typed:${location.pathname}:${[...document.forms].indexOf(form)}`

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].flatMap((field) =>
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !NOT_TYPED.has(field.type))
      ? [field]
      : [],
  )

/** Does nothing where storage is closed (a private window). */
export function saveInput(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(
      keyOf(form),
      new URLSearchParams(fieldsOf(form).map(({ name, value }) => [name, value])).toString(),
    )
  } catch {
    return
  }
}

/** Restores once, and only into empty fields. */
export function restoreInput(form: HTMLFormElement): void {
  try {
    const key = keyOf(form)
    const stored = new URLSearchParams(sessionStorage.getItem(key) ?? '')
    sessionStorage.removeItem(key)
    for (const field of fieldsOf(form)) if (field.value === '') field.value = stored.get(field.name) ?? ''
  } catch {
    return
  }
}
