import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** To whoever began a story together: the link that lets her in from other devices. */
export const roomCreated = defineTemplate({
  params: z.object({ title: z.string(), code: z.string(), days: z.string(), link: z.url() }),
  compose: (t, { code, link }) => ({
    subject: t('room-created.subject'),
    heading: t('room-created.heading'),
    paragraphs: [t('room-created.body1'), t('room-created.body2')],
    ticket: [t('room-created.facts.code'), code],
    button: { label: t('room-created.button'), href: link },
    note: t('room-created.note'),
  }),
  secret: true,
})
