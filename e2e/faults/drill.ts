import type { Shop } from './shop/shop'

export interface Drill {
  /** `npm run faults -- NAME` runs it. */
  name: string
  /** What goes wrong. */
  does: string
  /** What must be so afterwards, besides what must always be (shop/whole.ts). */
  holds: string
  /** Only an administrator of the machine can bring it about. */
  needsRoot?: true
  /** PgBouncer must be installed. */
  needsPooler?: true
  /** In milliseconds, where two minutes are not enough. */
  longestMs?: number
  /** Letters may arrive again under the same Message-ID, which a mailbox shows once. */
  mayRepeat?: true
  /** @returns the seconds until the shop was whole again. @throws what did not hold */
  run: (shop: Shop) => Promise<number>
}
