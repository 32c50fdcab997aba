import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** To somebody who is invited to a story together. */
export const roomInvitation = defineTemplate({
  params: z.object({ creator: z.string(), title: z.string(), code: z.string(), link: z.url() }),
  compose: (t, { code, link }) => ({
    subject: t('room-invitation.subject'),
    heading: t('room-invitation.heading'),
    paragraphs: [t('room-invitation.body1'), t('room-invitation.body2')],
    ticket: [t('room-invitation.facts.code'), code],
    button: { label: t('room-invitation.button'), href: link },
    note: t('room-invitation.note'),
  }),
  secret: true,
})
