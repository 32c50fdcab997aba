/** Moves the focus to the first invalid field, once React has marked it. */
export const focusFirstError = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
