import { tabDraft } from '@/lib/browser/tab-draft'

/** The gift as it was filled in, stored until it is paid for. */
export const giftDraft = tabDraft('wagtale-gift', [
  'recipientName',
  'recipientEmail',
  'deliverOn',
  'message',
  'senderName',
  'email',
  'fullName',
  'country',
])
