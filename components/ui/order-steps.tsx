import { cn } from '@/components/ui/cn'
import type { ShownStep } from '@/lib/domain/commerce/print-steps'

interface OrderStepsProps {
  steps: readonly ShownStep[]
  label: string
  nameOf: (step: ShownStep['step']) => string
  day: (date: Date) => string
}

/** A line of steps, for whoever ordered and for staff. What is still to come is grey and has no day. */
export function OrderSteps({ steps, label, nameOf, day }: OrderStepsProps) {
  const reached = steps.filter(({ isDone }) => isDone).at(-1)
  return (
    <ol aria-label={label} className="flex w-full flex-wrap gap-x-4 gap-y-1.5 text-s">
      {steps.map(({ step, isDone, at }) => (
        <li
          key={step}
          aria-current={step === reached?.step ? 'step' : undefined}
          className={cn(
            'grid min-w-20 content-start border-t-4 pt-1',
            isDone ? 'border-eucalyptus-deep font-heavy' : 'border-paper-edge text-ink-soft',
          )}
        >
          {nameOf(step)}
          {at && <span className="font-normal">{day(at)}</span>}
        </li>
      ))}
    </ol>
  )
}
