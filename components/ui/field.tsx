'use client'
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'
import { FieldContext } from './field-context'

export const Label = ({ className, ...rest }: ComponentProps<'label'>) => (
  <label className={cn('label', className)} {...rest} />
)
export const Hint = ({ className, ...rest }: ComponentProps<'p'>) => <p className={cn('hint', className)} {...rest} />
/** Stays in the page while empty, so that a message that appears in it is announced. */
export const FieldError = ({ className, children, ...rest }: ComponentProps<'p'>) => (
  <p className={cn('field-error', !children && 'sr-only', className)} aria-live="polite" {...rest}>
    {children}
  </p>
)

interface FieldProps {
  label: ReactNode
  /** Words after the label in a quieter voice: "(optional)". */
  more?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** The control's id; one is made when absent. */
  id?: string
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

/** A label, its one control (Input, Select, Textarea: they find their wiring here), a hint and an error in words. */
export function Field({
  label,
  more,
  hint,
  error,
  required = false,
  id: given,
  labelHidden = false,
  className,
  children,
}: FieldProps) {
  const made = useId()
  const id = given ?? made
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
      <div className={cn('field', className)}>
        <Label htmlFor={id} className={labelHidden ? 'sr-only' : undefined}>
          {label}
          {more !== undefined && <span className="label-more"> {more}</span>}
        </Label>
        {children}
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {hasHint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </div>
    </FieldContext>
  )
}
