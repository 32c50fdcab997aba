import { createTranslator } from 'use-intl/core'
import { REDIRECTS_AFTER_SECONDS } from '@/lib/domain/custom-domain/custom-domain'
import { redirectPage } from '@/lib/domain/custom-domain/redirect-page'
import type { Viewer } from '@/lib/domain/viewer'
import { direction, type Locale } from '@/lib/i18n/locales'
import { loadPageMessages } from '@/lib/i18n/messages'
import { api } from '@/lib/paths'
import { requireAdmin } from '@/lib/server/authorization/require-admin'

interface ConfigInput {
  viewer: Viewer
  locale: Locale
  /** Origin of the app. */
  site: string
  /** CUSTOM_DOMAIN; without one the instructions name a placeholder. */
  domain: string | undefined
}

export interface RedirectConfig {
  dnsInstructions: string
  htmlPage: string
  /** The same page, which stays where it is. */
  previewPage: string
}

const EXAMPLE_DOMAIN = 'stories.example'

/** What an administrator copies to let a second domain lead to the site, in the language of the page. */
export async function redirectConfig({ viewer, locale, site, domain }: ConfigInput): Promise<RedirectConfig> {
  requireAdmin({ viewer })
  const { operators, customDomain } = await loadPageMessages(locale)
  const t = createTranslator({ locale, messages: { operators }, namespace: 'operators.customDomain' })
  const page = createTranslator({ locale, messages: { customDomain }, namespace: 'customDomain' })
  const target = `${site}${api.domainRedirectGo}`
  const texts = {
    lang: locale,
    dir: direction(locale),
    title: page('title'),
    lead: page('lead'),
    soon: page('soon', { seconds: REDIRECTS_AFTER_SECONDS }),
    now: page('now'),
  }
  return {
    dnsInstructions: t('instructions', {
      domain: domain ?? EXAMPLE_DOMAIN,
      host: new URL(site).hostname,
      forward: `${target}?source=domain_forwarding`,
    }),
    htmlPage: redirectPage(target, texts),
    previewPage: redirectPage(target, texts, { still: true }),
  }
}
