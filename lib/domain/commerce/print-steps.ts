/** Where a print order is: the steps in their order, each with its day once it is done. */
const PRINT_STEPS = ['ordered', 'paid', 'in_production', 'shipped', 'delivered'] as const
type PrintStep = (typeof PRINT_STEPS)[number]

interface Followed {
  status: string
  createdAt: Date
  startedAt: Date | null
  shippedAt: Date | null
  actualDelivery: Date | null
  /** Of its payments that stand, the first. */
  paidAt: Date | null
}

export interface ShownStep {
  step: PrintStep
  isDone: boolean
  /** Null where nobody said when: a printer may leave a step out. */
  at: Date | null
}

/** Null for one that was cancelled or waits for a person: it is on no way. */
export function printSteps(order: Followed): ShownStep[] | null {
  const reached = order.status === 'pending' ? 0 : PRINT_STEPS.findIndex((step) => step === order.status)
  if (reached < 0) return null
  const days: Record<PrintStep, Date | null> = {
    ordered: order.createdAt,
    paid: order.paidAt,
    in_production: order.startedAt,
    shipped: order.shippedAt,
    delivered: order.actualDelivery,
  }
  return PRINT_STEPS.map((step, i) => ({ step, isDone: i <= reached, at: i <= reached ? days[step] : null }))
}
