import { tabDraft } from '@/lib/browser/tab-draft'

/** The gift as it was filled in, stored until it is paid for. */
export const giftDraft = tabDraft('wagtale-gift', [
  'occasion',
  'front',
  'dedication',
  'timeZone',
  'recipientName',
  'recipientEmail',
  'deliverOn',
  'message',
  'senderName',
  'email',
  'fullName',
  'country',
])
