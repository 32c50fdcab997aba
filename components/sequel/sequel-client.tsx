'use client'
import type { SequelStart } from '@/lib/domain/story/sequel'
import { SequelDone } from './sequel-done'
import { SequelForm } from './sequel-form'
import { useSequel } from './use-sequel'

/** The form until the sequel is created, then the news of it. */
export function SequelClient({ start }: { start: SequelStart }) {
  const { busy, created, create } = useSequel(start)
  if (created) return <SequelDone created={created} remaining={start.remaining - 1} />
  return <SequelForm start={start} busy={busy} onMake={(choice, code) => void create(choice, code)} />
}
