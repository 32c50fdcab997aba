'use client'
import type { ComponentProps } from 'react'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'

export type ScriptButtonProps = ComponentProps<'button'> & {
  /**
   * Whether pressing it does nothing without scripts: disabled until hydration. True for `type="button"`. Set it on
   * the submit button of a form without an `action`, which then can't be sent with what was typed in the address, by
   * Enter neither.
   */
  needsScript?: boolean
}

/** A button without a look of its own, disabled until the page has hydrated. */
export function ScriptButton({
  type = 'button',
  needsScript = type === 'button',
  disabled,
  ...rest
}: ScriptButtonProps) {
  const waiting = useDisabledUntilHydrated(disabled)
  return <button type={type} {...rest} {...(needsScript ? waiting : { disabled })} />
}
