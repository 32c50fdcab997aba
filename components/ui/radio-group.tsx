'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'
import { FieldDescription, FieldError } from './field'

interface RadioGroupProps<Value extends string> {
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
  /** All choices of one width, and as tall as the tallest of their row. */
  equal?: boolean
  className?: string
}

interface RadioGroupItemProps extends Omit<ComponentProps<'input'>, 'type'> {
  invalid?: boolean
}

/** One choice, drawn as a luggage tag over the browser's own radio button. */
const RadioGroupItem = ({ invalid = false, className, children, ...rest }: RadioGroupItemProps) => (
  <label
    className={cn(
      'relative inline-block max-w-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
      'has-focus-visible:outline-ink',
      className,
    )}
  >
    <input type="radio" className="peer over-paint" {...rest} />
    <span className="paper-tag" data-invalid={invalid || undefined}>
      {children}
    </span>
  </label>
)

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
  equal = false,
  className,
}: RadioGroupProps<Value>) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  const controlled = (option: Value) =>
    value === undefined ? {} : { checked: value === option, onChange: () => onValueChange?.(option) }
  return (
    <fieldset
      className={cn('min-w-0', className)}
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
      <div
        className={
          equal ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2' : 'flex flex-wrap gap-2'
        }
      >
        {options.map((option) => (
          <RadioGroupItem
            key={option.value}
            name={name}
            value={option.value}
            invalid={Boolean(error)}
            {...inputProps}
            {...controlled(option.value)}
            disabled={option.disabled}
            className={equal ? 'grid! w-full [&>span]:grid [&>span]:items-center' : undefined}
          >
            {option.label}
          </RadioGroupItem>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint !== undefined && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
    </fieldset>
  )
}
