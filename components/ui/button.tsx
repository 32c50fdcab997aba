import { cva, type VariantProps } from 'class-variance-authority'
import type { MouseEvent } from 'react'
import { AsChild } from './as-child'
import { cn } from './cn'
import { ScriptButton, type ScriptButtonProps } from './script-button'

/** A snipped strip of paper on a second one. The element itself is unclipped, so that its focus outline shows. */
const strip =
  'btn paper-strip inline-flex items-center justify-center gap-2.5 text-center font-display leading-strip font-bold ' +
  'text-balance break-phrases no-underline disabled:cursor-not-allowed disabled:text-white ' +
  'aria-disabled:cursor-not-allowed aria-disabled:text-white aria-busy:cursor-progress'

/** Each variant that is a strip; `ghost` and `link` have no paper. */
const STRIPS = ['default', 'secondary', 'outline', 'destructive', 'success', 'paper', 'sun'] as const

/** `outline` is for paper that lies on paper; `paper`, `success` and `sun` are the shop's own. */
export const buttonVariants = cva('', {
  variants: {
    variant: {
      default: `${strip} text-white strip-primary under-coral-under`,
      secondary: `${strip} text-white strip-ink under-ink-under`,
      outline: `${strip} text-ink strip-paper-3 under-[#c2b081]`,
      destructive: `${strip} text-white strip-destructive under-coral-under`,
      success: `${strip} text-white strip-eucalyptus-deep under-eucalyptus-under`,
      paper: `${strip} text-ink strip-paper under-paper-edge`,
      sun: `${strip} text-ink strip-sun under-sun-under`,
      ghost: 'inline-grid place-items-center rounded-md transition-transform hover:-rotate-6',
      link: 'text-link',
    },
    size: { default: '', sm: '', lg: '', icon: 'size-11' },
  },
  compoundVariants: [
    { variant: [...STRIPS], size: 'default', className: 'min-h-13 px-4.5 pt-2.5 pb-2.75 text-s min-[401px]:px-6.5' },
    { variant: [...STRIPS], size: 'sm', className: 'min-h-11 px-4.5 pt-1.75 pb-2 text-[1rem]' },
    {
      variant: [...STRIPS],
      size: 'lg',
      className: 'min-h-15.5 px-4.5 pt-2.5 pb-2.75 text-[1.25rem] min-[401px]:px-6.5',
    },
  ],
  defaultVariants: { variant: 'default', size: 'default' },
})

type ButtonProps = ScriptButtonProps &
  VariantProps<typeof buttonVariants> & {
    /** Renders its one child (a link) in the look of a button. */
    asChild?: boolean
    /** While true the button keeps focus and ignores presses; `busyText` takes the place of its words. */
    busy?: boolean
    busyText?: string
  }

/**
 * A submit button takes the focus when it is released: an error that shows when a field is left would move the button
 * away while it is pressed, and the press would be lost.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault()

/** At most one `default` button in a view. */
export function Button({
  variant,
  size,
  asChild = false,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  needsScript,
  ...rest
}: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className)
  if (asChild)
    return (
      <AsChild className={look} {...(onClick ? { onClick } : {})} {...rest}>
        {children}
      </AsChild>
    )
  const submits = rest.type === 'submit'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (submits) event.currentTarget.focus()
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <ScriptButton
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...(submits ? { onMouseDown: keepFocus } : {})}
      {...(needsScript === undefined ? {} : { needsScript })}
      {...rest}
    >
      {busy && busyText !== undefined ? busyText : children}
    </ScriptButton>
  )
}
