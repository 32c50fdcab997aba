'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'
import { FieldError, Hint } from './field'

interface RadioChipsProps<Value extends string> {
  legend: ReactNode
  more?: ReactNode
  name: string
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  /** Leave out when `inputProps` registers the radios with a form library. */
  value?: Value | null
  onValueChange?: (value: Value) => void
  inputProps?: ComponentProps<'input'>
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  legendHidden?: boolean
  className?: string
}

/** A radio group drawn as luggage tags. */
export function RadioGroup<Value extends string>({
  legend,
  more,
  name,
  options,
  value,
  onValueChange,
  inputProps,
  hint,
  error,
  required = false,
  legendHidden = false,
  className,
}: RadioChipsProps<Value>) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  const controlled = (option: Value) =>
    value === undefined ? {} : { checked: value === option, onChange: () => onValueChange?.(option) }
  return (
    <fieldset
      className={cn('field', className)}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <legend id={`${id}-legend`} className={legendHidden ? 'sr-only' : 'label'}>
        {legend}
        {more !== undefined && <span className="label-more"> {more}</span>}
      </legend>
      <div className="chips">
        {options.map((option) => (
          <label key={option.value} className="chip">
            <input
              type="radio"
              className="over-paint"
              name={name}
              value={option.value}
              {...inputProps}
              {...controlled(option.value)}
              disabled={option.disabled}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </fieldset>
  )
}
