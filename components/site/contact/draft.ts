import { tabDraft } from '@/lib/browser/tab-draft'

export const DRAFT_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type Draft = Record<(typeof DRAFT_FIELDS)[number], string>
export const contactDraft = tabDraft('wagtale-contact', DRAFT_FIELDS)
