import { cn } from './cn'

interface ProgressProps {
  /** From 0 to 1; null while nobody knows. */
  value: number | null
  label: string
  /** What is read instead of the percentage. */
  valueText?: string
  className?: string
}

const bar = 'brush-stroke block h-full bg-coral transition-[width]'

export function Progress({ value, label, valueText, className }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.max(0, Math.min(1, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { 'aria-valuenow': percent })}
      aria-valuetext={valueText}
      className={cn('relative h-2.5 overflow-hidden bg-ink/20', className)}
    >
      {percent === null ? (
        <span className={cn(bar, 'skeleton')} />
      ) : (
        <span className={bar} style={{ width: `${percent}%` }} />
      )}
    </div>
  )
}
