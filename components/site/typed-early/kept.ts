/** A field that somebody changed before the page woke up, what it held then, and whether it was on. In the order of the changes. */
export type KeptChange = readonly [field: EventTarget | null, value: string, on: boolean]

declare global {
  interface Window { wagtaleTyped?: KeptChange[] }
}
