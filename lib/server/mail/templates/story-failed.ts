import { z } from 'zod'
import { defineTemplate } from '../define-template'

/** Of a story that failed after every try, or that a person refused: its page says which. */
export const storyFailed = defineTemplate({
  params: z.object({ link: z.url() }),
  compose: (t, { link }) => ({
    subject: t('story-failed.subject'),
    heading: t('story-failed.heading'),
    paragraphs: [t('story-failed.body1'), t('story-failed.body2')],
    button: { label: t('story-failed.button'), href: link },
    note: t('story-failed.note'),
  }),
})
