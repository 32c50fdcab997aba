'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { credits } from '@/components/entitlement/credits'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { useRouter } from '@/lib/i18n/navigation'
import { paths } from '@/lib/paths'
import { ScriptButton } from '@/components/ui/script-button'

const GOES_AFTER_MS = 5000

/** On to the creation screen after five seconds, unless somebody would rather stay. */
export function ContinueButton() {
  const t = useTranslations('paymentSuccess')
  const router = useRouter()
  const [stays, setStays] = useState(false)
  // Asked for already, so that the next page knows at once that the book is paid for.
  useFetchedOnce(credits)
  useEffect(() => {
    if (stays) return
    const going = setTimeout(() => router.push(paths.createStoryAfterPayment), GOES_AFTER_MS)
    return () => clearTimeout(going)
  }, [stays, router])
  if (stays) return null
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-3 wrap-anywhere" role="status">
      {t('going')}{' '}
      <ScriptButton className="text-link" onClick={() => setStays(true)}>
        {t('stay')}
      </ScriptButton>
    </p>
  )
}
