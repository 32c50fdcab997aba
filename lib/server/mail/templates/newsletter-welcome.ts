import { z } from 'zod'
import { defineTemplate } from '../define-template'
import { unsubscribeHeaders } from '../unsubscribe-headers'

/** To a confirmed subscriber of the newsletter. */
export const newsletterWelcome = defineTemplate({
  params: z.object({ shop: z.url(), leave: z.url(), oneClick: z.url() }),
  compose: (t, { shop }) => ({
    subject: t('newsletter-welcome.subject'),
    heading: t('newsletter-welcome.heading'),
    paragraphs: [t('newsletter-welcome.body1'), t('newsletter-welcome.body2')],
    button: { label: t('newsletter-welcome.button'), href: shop },
    note: t('newsletter-welcome.note'),
  }),
  headers: ({ oneClick }) => unsubscribeHeaders(oneClick),
})
