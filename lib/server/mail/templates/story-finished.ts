import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** To whoever had a story made: its book can be read. */
export const storyFinished = defineTemplate({
  params: z.object({ title: z.string(), link: z.url() }),
  compose: (t, { link }) => ({
    subject: t('story-finished.subject'),
    heading: t('story-finished.heading'),
    paragraphs: [t('story-finished.body1'), t('story-finished.body2')],
    button: { label: t('story-finished.button'), href: link },
    note: t('story-finished.note'),
  }),
})
