'use client'
import { toast } from '@/components/ui/toast-store'
import { Button } from '@/components/ui/button'

interface CopyButtonProps {
  value: string
  text: string
  /** Told when it is copied. */
  done: string
}

/** Where the browser gives no clipboard, the value stands beside the button anyway. */
export function CopyButton({ value, text, done }: CopyButtonProps) {
  const copy = () => {
    navigator.clipboard?.writeText(value).then(
      () => toast({ title: done }),
      (error: unknown) => console.warn('not copied', error),
    )
  }
  return (
    <Button variant="paper" onClick={copy}>
      {text}
    </Button>
  )
}
