'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Progress } from '@/components/ui/progress'
import { call } from '@/lib/http/client'
import { StatList } from '../stat-list'
import { useNumberFormat } from '../use-number-format'

interface Stats {
  totalBetaTesters: number
  activeBetaTesters: number
  totalTestStories: number
  remainingSlots: number
}

/** How often the figures are asked for (spec 2). */
const REFRESH_MS = 30_000

/** The four counters and the filled places, renewed every 30 seconds. */
export function BetaCounters({ initial, places }: { initial: Stats; places: number }) {
  const t = useTranslations('operators.beta')
  const { count } = useNumberFormat()
  const [stats, setStats] = useState(initial)
  const [stale, setStale] = useState(false)

  useEffect(() => {
    const aborter = new AbortController()
    const refresh = async () => {
      try {
        const { endpoints } = await import('@/lib/http/endpoints')
        setStats(await call(endpoints.betaStats, undefined, { signal: aborter.signal }))
        setStale(false)
      } catch {
        if (!aborter.signal.aborted) setStale(true)
      }
    }
    const timer = setInterval(() => void refresh(), REFRESH_MS)
    return () => {
      clearInterval(timer)
      aborter.abort()
    }
  }, [])

  const filled = t('filled', { count: stats.totalBetaTesters, places })
  return (
    <>
      <StatList
        stats={[
          { label: t('total'), value: count(stats.totalBetaTesters), more: t('ofPlaces', { places }) },
          { label: t('active'), value: count(stats.activeBetaTesters) },
          { label: t('stories'), value: count(stats.totalTestStories) },
          { label: t('remaining'), value: count(stats.remainingSlots) },
        ]}
      />
      <div className="mt-4 grid gap-1.5">
        <p className="text-ink-soft">{filled}</p>
        <Progress value={stats.totalBetaTesters / places} label={t('places')} valueText={filled} />
      </div>
      <p role="status" className="mt-1 text-coral-under">
        {stale ? t('stale') : ''}
      </p>
    </>
  )
}
