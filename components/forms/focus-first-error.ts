/** Once a form has been marked: to the first field that is wrong. */
export const focusFirstError = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
