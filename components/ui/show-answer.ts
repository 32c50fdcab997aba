import { focusWrong } from './focus-wrong'

/** Once a form has been answered: to the first field that is wrong, else to what it says, which may stand below the screen's edge. */
export function showAnswer(form: HTMLFormElement): void {
  focusWrong(form)
  requestAnimationFrame(() => {
    if (!form.querySelector('[aria-invalid="true"]')) form.querySelector('[role="status"]:not(:empty)')?.scrollIntoView({ block: 'nearest' })
  })
}
