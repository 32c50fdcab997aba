/** Once a form has been answered: to the first field that is wrong, else to what it says, which may stand below the screen's edge. */
export function focusResult(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else form.querySelector('[role="status"]:not(:empty)')?.scrollIntoView({ block: 'nearest' })
  })
}
