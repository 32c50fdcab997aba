import { z } from 'zod'
import { defineTemplate } from '../define-template'
import { unsubscribeHeaders } from '../unsubscribe-headers'

/** The second opt-in of a newsletter subscription. */
export const newsletterConfirm = defineTemplate({
  params: z.object({ confirm: z.url(), oneClick: z.url(), days: z.string() }),
  compose: (t, { confirm }) => ({
    subject: t('newsletter-confirm.subject'),
    heading: t('newsletter-confirm.heading'),
    paragraphs: [t('newsletter-confirm.body1'), t('newsletter-confirm.body2')],
    button: { label: t('newsletter-confirm.button'), href: confirm },
    note: t('newsletter-confirm.note'),
  }),
  headers: ({ oneClick }) => unsubscribeHeaders(oneClick),
})
