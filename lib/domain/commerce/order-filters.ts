// Filters of the administrators' order list, and the actions on an order.
import { z } from 'zod'
import { PRINT_STATUSES } from './print-order'

export const ORDER_FILTERS = ['paid', 'held', 'pending', 'failed', 'refunded', 'all'] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]
export const orderFilter = z.enum(ORDER_FILTERS).catch('all')

export const PRINT_FILTERS = [...PRINT_STATUSES, 'all'] as const
export type PrintFilter = (typeof PRINT_FILTERS)[number]
export const printFilter = z.enum(PRINT_FILTERS).catch('all')

const trimmed = (most: number) => z.string().trim().max(most)

/** `from`: the order's status when the administrator loaded it. */
export const printStatusChange = z.object({
  id: z.uuid(),
  from: z.enum(PRINT_STATUSES),
  to: z.enum(PRINT_STATUSES),
  trackingNumber: trimmed(100).optional(),
})
export type PrintStatusChange = z.output<typeof printStatusChange>
