'use client'
import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export const Tabs = Radix.Root
export const TabsList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List className={cn('tab-list', className)} {...rest} />
)
export const TabsTrigger = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger className={cn('tab', className)} {...rest} />
)
export const TabsContent = Radix.Content
