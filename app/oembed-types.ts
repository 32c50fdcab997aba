import type { Metadata } from 'next'
import { api } from '@/lib/paths'

type Types = NonNullable<NonNullable<Metadata['alternates']>['types']>

/**
 * Where other sites that are given a page's address ask for its embed code: a link in the page's head (oembed.com,
 * "Discovery").
 */
export const oEmbedTypes = (origin: string, url: string, title: string): Types => ({
  'application/json+oembed': [{ url: origin + api.oEmbed(url), title }],
})
