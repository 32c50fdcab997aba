import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

/** The top page of a small stack of paper: forms lie on it. */
export const cardVariants = cva(
  'relative paper-stack bg-card px-[clamp(18px,3.6vw,52px)] pt-3.5 pb-10 text-card-foreground ' +
    '[&>section~section]:border-t-3 [&>section~section]:border-dotted [&>section~section]:border-[#b9c4c2]',
)

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn(cardVariants(), className)} {...rest} />
)
export const CardHeader = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('grid gap-1.5 py-s3', className)} {...rest} />
)
export const CardTitle = ({ className, ...rest }: ComponentProps<'h2'>) => (
  <h2 className={cn('text-d-m', className)} {...rest} />
)
export const CardDescription = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={cn('max-w-(--measure) text-muted-foreground', className)} {...rest} />
)
export const CardContent = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('py-s3', className)} {...rest} />
)
export const CardFooter = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('flex flex-wrap items-center gap-s3 pt-s3', className)} {...rest} />
)
