import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** To the family of a book that nobody has opened for years: the day on which it goes. */
export const storyUnopened = defineTemplate({
  params: z.object({ title: z.string(), day: z.string(), link: z.url() }),
  compose: (t, { link }) => ({
    subject: t('story-unopened.subject'),
    heading: t('story-unopened.heading'),
    paragraphs: [t('story-unopened.body1'), t('story-unopened.body2')],
    button: { label: t('story-unopened.button'), href: link },
    note: t('story-unopened.note'),
  }),
})
