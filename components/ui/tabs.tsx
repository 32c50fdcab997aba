'use client'
import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { cn } from './cn'
import { tabVariants } from './tab-variants'

export const Tabs = Radix.Root
export const TabsList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List className={cn('flex flex-wrap gap-0.5 sm:gap-1.5', className)} {...rest} />
)
/** Disabled until hydration: without scripts no other tab opens. */
export const TabsTrigger = ({ className, disabled, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger className={cn(tabVariants(), className)} {...rest} {...useDisabledUntilHydrated(disabled)} />
)
export const TabsContent = Radix.Content
