import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import { Section } from '@/components/ui/section'

/** One of a page's middle sheets. `last`: with room for the dog that sleeps on the footer's edge. */
export const InfoSection = ({
  last = false,
  className,
  ...rest
}: ComponentProps<typeof Section> & { last?: boolean }) => (
  <Section className={cn('pt-[clamp(44px,6vw,84px)]', last && 'pb-[clamp(120px,13vw,190px)]', className)} {...rest} />
)
