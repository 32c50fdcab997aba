'use client'
import type { SequelStart } from '@/lib/domain/story/sequel'
import { SequelDone } from './sequel-done'
import { SequelForm } from './sequel-form'
import { useSequel } from './use-sequel'

/** The form until the sequel is created, then the news of it. */
export function SequelClient({ start }: { start: SequelStart }) {
  const { busy, made, make } = useSequel(start)
  if (made) return <SequelDone made={made} remaining={start.remaining - 1} />
  return <SequelForm start={start} busy={busy} onMake={(choice, code) => void make(choice, code)} />
}
