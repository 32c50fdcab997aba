// What was typed into a form, over one loading of its page. Only words: no password, and nothing that the page itself put there.
const NOT_TYPED = new Set(['password', 'hidden', 'file', 'checkbox', 'radio'])

/** Forms have no names of their own: the page's address and the place on it. */
const keyOf = (form: HTMLFormElement) => `wagtale-typed:${location.pathname}:${[...document.forms].indexOf(form)}`

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].flatMap((field) =>
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !NOT_TYPED.has(field.type))
      ? [field]
      : [],
  )

/** Without storage (a private window, say) nothing is kept. */
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

/** Once, and only into what is empty. */
export function restoreInput(form: HTMLFormElement): void {
  try {
    const key = keyOf(form)
    const kept = new URLSearchParams(sessionStorage.getItem(key) ?? '')
    sessionStorage.removeItem(key)
    for (const field of fieldsOf(form)) if (field.value === '') field.value = kept.get(field.name) ?? ''
  } catch {
    return
  }
}
