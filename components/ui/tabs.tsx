'use client'
import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { cn } from './cn'

export const Tabs = Radix.Root
export const TabsList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List className={cn('tab-list', className)} {...rest} />
)
/** Disabled until hydration: without scripts no other tab opens. */
export const TabsTrigger = ({ className, disabled, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger className={cn('tab', className)} {...rest} {...useDisabledUntilHydrated(disabled)} />
)
export const TabsContent = Radix.Content
