// Orders as the back room lists them, and what may be done with them.
import { z } from 'zod'
import { PRINT_STATUSES } from './print-order'

export const ORDER_PARTS = ['paid', 'pending', 'failed', 'refunded', 'all'] as const
export type OrderPart = (typeof ORDER_PARTS)[number]
export const orderPart = z.enum(ORDER_PARTS).catch('all')

export const PRINT_PARTS = [...PRINT_STATUSES, 'all'] as const
export type PrintPart = (typeof PRINT_PARTS)[number]
export const printPart = z.enum(PRINT_PARTS).catch('all')

const trimmed = (most: number) => z.string().trim().max(most)

/** `from`: how the order stood when it was looked at. */
export const printMove = z.object({
  id: z.uuid(),
  from: z.enum(PRINT_STATUSES),
  to: z.enum(PRINT_STATUSES),
  trackingNumber: trimmed(100).optional(),
})
export type PrintMove = z.output<typeof printMove>
