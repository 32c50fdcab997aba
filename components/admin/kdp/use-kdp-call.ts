import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { call, CallError } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'

interface Outcome<T> {
  value?: T
  /** The server's error code, where it answered. */
  code?: string | undefined
}

/**
 * Runs calls one at a time and shows the page's newest data afterwards, also when the server refused. `busy` names the
 * call under way; `error` is in the server's words.
 */
export function useKdpCall() {
  const common = useTranslations('common')
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [, begin] = useTransition()

  async function run<T>(
    name: string,
    work: (tools: { call: typeof call; endpoints: typeof endpoints }) => Promise<T>,
    after?: (value: T) => void,
  ): Promise<Outcome<T>> {
    if (busy !== null) return {}
    setBusy(name)
    setError(null)
    try {
      const value = await work({ call, endpoints })
      begin(() => {
        router.refresh()
        after?.(value)
      })
      return { value }
    } catch (thrown) {
      const answered = thrown instanceof CallError ? thrown : undefined
      setError(answered?.error ?? common('unreachable'))
      if (answered) begin(() => router.refresh())
      return { code: answered?.code }
    } finally {
      setBusy(null)
    }
  }
  return { busy, error, run }
}
