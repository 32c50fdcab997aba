'use client'
import { useFormStatus } from 'react-dom'

/** Ends the administrator's sessions in all browsers. */
export const SignOutForm = ({ signOut, label }: { signOut: () => Promise<void>; label: string }) => (
  <form action={signOut}>
    <SignOutButton label={label} />
  </form>
)

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
