import { cva, type VariantProps } from 'class-variance-authority'
import type { MouseEvent } from 'react'
import { AsChild } from './as-child'
import { cn } from './cn'
import { ScriptButton, type ScriptButtonProps } from './script-button'

const button = cva('btn', {
  variants: {
    variant: {
      coral: '',
      ink: 'btn-ink',
      eucalyptus: 'btn-eucalyptus',
      paper: 'btn-paper',
      manila: 'btn-manila',
      sun: 'btn-sun',
    },
    size: { small: 'btn-small', medium: '', large: 'btn-large' },
    wide: { true: 'w-full' },
  },
  defaultVariants: { variant: 'coral', size: 'medium' },
})

type ButtonProps = ScriptButtonProps &
  VariantProps<typeof button> & {
    /** Renders its one child (a link) in the look of a button. */
    asChild?: boolean
    /** While true the button keeps focus and ignores presses; `busyText` takes the place of its words. */
    busy?: boolean
    busyText?: string
  }

/** One coral button a view; `manila` is paper that lies on paper. */
export function Button({
  variant,
  size,
  wide,
  asChild = false,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  needsScript,
  ...rest
}: ButtonProps) {
  const look = cn(button({ variant, size, wide }), className)
  if (asChild)
    return (
      <AsChild className={look} {...(onClick ? { onClick } : {})} {...rest}>
        {children}
      </AsChild>
    )
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <ScriptButton
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...(needsScript === undefined ? {} : { needsScript })}
      {...rest}
    >
      {busy && busyText !== undefined ? busyText : children}
    </ScriptButton>
  )
}
