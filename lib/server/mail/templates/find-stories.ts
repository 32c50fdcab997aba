import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** The link that brings somebody’s books to another browser. */
export const findStories = defineTemplate({
  params: z.object({ link: z.url(), minutes: z.string() }),
  compose: (t, { link }) => ({
    subject: t('find-stories.subject'),
    heading: t('find-stories.heading'),
    paragraphs: [t('find-stories.body1'), t('find-stories.body2')],
    button: { label: t('find-stories.button'), href: link },
    note: t('find-stories.note'),
  }),
  secret: true,
})
