'use client'
import { useFormStatus } from 'react-dom'

/** Ends the session on every machine. */
export const SignOutForm = ({ signOut, label }: { signOut: () => Promise<void>; label: string }) => (
  <form action={signOut}>
    <SignOutButton label={label} />
  </form>
)

function SignOutButton({ label }: { label: string }) {
  const { pending } = useFormStatus()
  return (
    <button type="submit" className="staff-sign-out" aria-busy={pending || undefined} disabled={pending}>
      {label}
    </button>
  )
}
