/** A field that somebody changed before the page woke up, what it held then, and whether it was on; or a form that was sent. In the order of the acts. */
export type KeptChange = readonly [field: EventTarget | null, value: string, on: boolean]

declare global {
  interface Window { wagtaleTyped?: KeptChange[] }
}
