import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { CloseIcon } from './icons'

/** A slip of paper with a coloured edge. */
export const alertVariants = cva(
  'relative border-s-10 px-5 pt-3.5 pb-4 text-ink forced-colors:border-2 [&>p]:max-w-(--measure)',
  {
    variants: {
      variant: {
        default: 'border-eucalyptus-deep bg-card',
        success: 'border-eucalyptus-deep bg-eucalyptus-pale',
        destructive: 'border-destructive bg-blush',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

interface AlertProps extends ComponentProps<'div'>, VariantProps<typeof alertVariants> {
  /** With both, a button closes the alert. */
  onClose?: () => void
  closeLabel?: string
}

/** A message that stays in the page. Bad news is announced at once, other news when there is a pause. */
export function Alert({ variant, onClose, closeLabel, className, children, ...rest }: AlertProps) {
  const closable = onClose !== undefined && closeLabel !== undefined
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      className={cn(alertVariants({ variant }), closable && 'pe-14', className)}
      {...rest}
    >
      {children}
      {closable && (
        <Button
          variant="ghost"
          size="icon"
          className="absolute end-1.5 top-1.5"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <CloseIcon />
        </Button>
      )}
    </div>
  )
}

export const AlertTitle = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p
    className={cn('mb-1.5 font-display text-[1.125rem] leading-[1.3] font-bold text-balance break-phrases', className)}
    {...rest}
  />
)
