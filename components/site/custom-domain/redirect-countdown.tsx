'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useBrowserValue } from '@/lib/browser/use-hydrated'
import { Button } from '@/components/ui/button'
import { ScriptButton } from '@/components/ui/script-button'
import { REDIRECTS_AFTER_SECONDS } from '@/lib/domain/custom-domain/custom-domain'
import { api } from '@/lib/paths'

const own = () => window.location.search
/** The custom domain shows this page as its front page; at the page's own address nobody is sent on. */
const isFrontPage = () => window.location.pathname === '/'

/** Into the site, with what the visitor's own address asks for. */
function way(how: 'manual' | 'redirected', search: string): string {
  const query = new URLSearchParams(search)
  query.set(how, 'true')
  return `${api.domainRedirectGo}?${query}`
}

/** Goes on by itself after three seconds, unless one stays. */
export function RedirectCountdown() {
  const t = useTranslations('customDomain')
  const search = useBrowserValue(own, '')
  const leads = useBrowserValue(isFrontPage, false)
  const [stays, setStays] = useState(false)
  const going = leads && !stays

  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => window.location.assign(way('redirected', own())), REDIRECTS_AFTER_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [going])

  return (
    <>
      <p className="mt-6.5 flex flex-wrap items-center gap-x-7 gap-y-3.5">
        <Button asChild size="lg">
          <a href={way('manual', search)}>{t('now')}</a>
        </Button>
        {going && (
          <ScriptButton className="text-link" onClick={() => setStays(true)}>
            {t('hold')}
          </ScriptButton>
        )}
      </p>
      <p className="mt-4 min-h-[1.6em]" role="status">
        {going ? t('soon', { seconds: REDIRECTS_AFTER_SECONDS }) : ''}
      </p>
    </>
  )
}
