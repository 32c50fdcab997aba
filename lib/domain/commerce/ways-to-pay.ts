/** Which ways to pay are set up: by card here, and in the stores. */
export interface WaysToPay {
  card: boolean
  stores: { stanstore: boolean; shopify: boolean }
}
