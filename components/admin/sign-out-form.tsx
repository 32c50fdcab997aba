'use client'
import { useActionState } from 'react'
import { useFormStatus } from 'react-dom'

/** Ends the administrator's sessions in all browsers. Without scripts it is sent to the page itself. */
export function SignOutForm({ signOut, label }: { signOut: () => Promise<void>; label: string }) {
  const [, action] = useActionState(signOut, undefined, '?')
  return (
    <form action={action}>
      <SignOutButton label={label} />
    </form>
  )
}

function SignOutButton({ label }: { label: string }) {
  const { pending } = useFormStatus()
  return (
    <button
      type="submit"
      className={
        'min-h-10 px-0.5 font-heavy whitespace-nowrap decoration-2 underline-offset-[0.2em] hover:underline ' +
        'disabled:opacity-70'
      }
      aria-busy={pending || undefined}
      disabled={pending}
    >
      {label}
    </button>
  )
}
