/** What a form's action answers: done, or what went wrong in words. */
export type FormAnswer = { done: true } | { done: false; error: string; code: string }
/** @param error in the visitor's language */
export const noAnswer = (error: string) => ({ done: false, error, code: 'no_answer' }) satisfies FormAnswer
export type FormAction = (before: FormAnswer | null, form: FormData) => Promise<FormAnswer>
