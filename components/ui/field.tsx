'use client'
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'
import { FieldContext } from './field-context'
import { Label } from './label'

export const FieldDescription = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={cn('hint', className)} {...rest} />
)
/**
 * Stays in the page while empty, so that a message that appears in it is announced. The message opens a moment after
 * the field is left: what it pushes down must not slip away from under a press.
 */
export const FieldError = ({ className, children, ...rest }: ComponentProps<'p'>) => (
  <p
    className={cn(
      'mt-1.5 text-xs leading-[1.35] font-heavy text-destructive',
      children ? 'animate-field-error' : 'sr-only',
      className,
    )}
    aria-live="polite"
    {...rest}
  >
    {children}
  </p>
)

interface FieldProps {
  label: ReactNode
  /** Words after the label in a quieter look: "(optional)". */
  more?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** The control's id; generated when absent. */
  id?: string
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

/**
 * A label, its one control (Input, Select, Textarea: they read their ids and state from its context), a hint and an
 * error in words.
 */
export function Field({
  label,
  more,
  hint,
  error,
  required = false,
  id: ownId,
  labelHidden = false,
  className,
  children,
}: FieldProps) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const hasHint = hint !== undefined
  const hasError = Boolean(error)
  const wiring = useMemo(
    () => ({
      id,
      describedBy: [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      invalid: hasError,
      required,
    }),
    [id, hasHint, hasError, required],
  )
  return (
    <FieldContext value={wiring}>
      <div className={cn('min-w-0', className)}>
        <Label htmlFor={id} className={labelHidden ? 'sr-only' : undefined}>
          {label}
          {more !== undefined && <span className="label-more"> {more}</span>}
        </Label>
        {children}
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {hasHint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      </div>
    </FieldContext>
  )
}
