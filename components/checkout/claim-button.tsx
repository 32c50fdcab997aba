'use client'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import type { Claim } from '@/lib/domain/commerce/claim'
import { useClaim, type ClaimAction } from './use-claim'

interface ClaimButtonProps {
  claim: ClaimAction
  /** What is known of the order already. */
  order: Partial<Claim>
  next: string
  text: { button: string; busy: string }
  /** What can be done when the order isn't found. */
  otherwise?: React.ReactNode
}

/** Brings an order that is known already to this browser, and goes on. */
export function ClaimButton({ claim, order, next, text, otherwise }: ClaimButtonProps) {
  const { busy, error, find } = useClaim(claim, next)
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      <Button size="lg" busy={busy} busyText={text.busy} onClick={() => void find(order)}>
        {text.button}
      </Button>
      {error !== null && (
        <Alert variant="destructive">
          <p>{error}</p>
          {otherwise}
        </Alert>
      )}
    </div>
  )
}
