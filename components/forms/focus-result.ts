/** After a response: focuses the first invalid field, else scrolls the status message into view. */
export function focusResult(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else form.querySelector('[role="status"]:not(:empty)')?.scrollIntoView({ block: 'nearest' })
  })
}
