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
