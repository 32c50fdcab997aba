/** A field that somebody changed before the page woke up, what it held then, and whether it was on; or a form that was sent, or a button that was pressed. In the order of the acts. */
export type KeptChange = readonly [field: EventTarget | null, value: string, on: boolean]

/** What has been kept so far. */
export interface Kept extends Array<KeptChange> {
  /** The rest of the page has woken up and answers by itself: only this part of it is still listened to. */
  within?: Element
  /** Letters are being put together (Japanese, accents): the field must be left alone. */
  composing?: boolean
}

declare global {
  interface Window {
    wagtaleTyped?: Kept
  }
}
