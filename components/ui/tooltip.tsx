'use client'
import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Milliseconds before a first tooltip opens, and in which the next one opens at once. */
export const TOOLTIP_OPENS_AFTER = 700
export const TOOLTIP_SKIPS_WITHIN = 300

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_OPENS_AFTER} skipDelayDuration={TOOLTIP_SKIPS_WITHIN}>
      {children}
    </Radix.Provider>
  )
}

/** Its child must be something that can have focus. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" sideOffset={6} collisionPadding={10}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
