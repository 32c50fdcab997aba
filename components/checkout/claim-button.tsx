'use client'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import type { Claim } from '@/lib/domain/commerce/claim'
import { useClaim, type ClaimAction } from './use-claim'

interface ClaimButtonProps {
  claim: ClaimAction
  order: Claim
  next: string
  text: { button: string; busy: string }
}

/** Brings the order of an access link to this browser, and goes on. */
export function ClaimButton({ claim, order, next, text }: ClaimButtonProps) {
  const { busy, error, bring } = useClaim(claim, next)
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      <Button size="lg" busy={busy} busyText={text.busy} onClick={() => void bring(order)}>
        {text.button}
      </Button>
      {error !== null && (
        <Alert variant="destructive">
          <p>{error}</p>
        </Alert>
      )}
    </div>
  )
}
