import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** To an applicant for the beta program. */
export const betaCode = defineTemplate({
  params: z.object({ name: z.string(), code: z.string(), link: z.url() }),
  compose: (t, { code, link }) => ({
    subject: t('beta-code.subject'),
    heading: t('beta-code.heading'),
    paragraphs: [t('beta-code.body1')],
    ticket: [t('beta-code.facts.code'), code],
    button: { label: t('beta-code.button'), href: link },
    note: t('beta-code.note'),
  }),
})
