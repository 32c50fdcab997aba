/** What a form's action answers: done, or what went wrong in words. */
export type FormAnswer = { done: true } | { done: false; error: string; code: string }
export type FormAction = (before: FormAnswer | null, form: FormData) => Promise<FormAnswer>
