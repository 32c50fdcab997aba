import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** To whoever wants to hear of the shop's opening: is it really their wish? */
export const openingConfirm = defineTemplate({
  params: z.object({ confirm: z.url(), days: z.string() }),
  compose: (t, { confirm }) => ({
    subject: t('opening-confirm.subject'),
    heading: t('opening-confirm.subject'),
    paragraphs: [t('opening-confirm.body1'), t('opening-confirm.body2')],
    button: { label: t('opening-confirm.button'), href: confirm },
    note: t('opening-confirm.note'),
  }),
})

/** The one letter that they wanted. */
export const shopOpen = defineTemplate({
  params: z.object({ shop: z.url() }),
  compose: (t, { shop }) => ({
    subject: t('shop-open.subject'),
    heading: t('shop-open.subject'),
    paragraphs: [t('shop-open.body1')],
    button: { label: t('shop-open.button'), href: shop },
    note: t('shop-open.note'),
  }),
})
