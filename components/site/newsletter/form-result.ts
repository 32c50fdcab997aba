/**
 * What a form's action answers: done, or what went wrong in words, with what was typed: without scripts the page is
 * made anew around it.
 */
export type FormResult = { done: true } | { done: false; error: string; code: string; email?: string }

const typedEmail = (form: FormData) => {
  const email = form.get('email')
  return typeof email === 'string' ? { email } : {}
}
export const formResult = (
  result: { ok: true } | { ok: false; error: string; code: string },
  form: FormData,
): FormResult =>
  result.ok ? { done: true } : { done: false, error: result.error, code: result.code, ...typedEmail(form) }
/** @param error in the visitor's language */
export const noAnswer = (error: string) => ({ done: false, error, code: 'no_answer' }) satisfies FormResult
export type FormAction = (before: FormResult | null, form: FormData) => Promise<FormResult>
