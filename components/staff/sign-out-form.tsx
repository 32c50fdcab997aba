'use client'
import { useFormStatus } from 'react-dom'
import { Button } from '@/components/ui/button'

export const SignOutForm = ({ signOut, label }: { signOut: () => Promise<void>; label: string }) => (
  <form action={signOut} className="mt-6">
    <SignOutButton label={label} />
  </form>
)

function SignOutButton({ label }: { label: string }) {
  const { pending } = useFormStatus()
  return <Button type="submit" variant="ink" busy={pending}>{label}</Button>
}
