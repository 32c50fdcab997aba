import { randomUUID } from 'node:crypto'
import { sendForm } from '../shop/act'
import { expectSame } from '../shop/expect'
import { newAddress } from '../shop/family'
import { makeBook } from '../shop/orders'
import { killedIn, withWorkers, type JobDrill } from './killed-in'

const sendMail: JobDrill = {
  name: 'send-mail',
  does: 'when the mail server has taken a letter, and before that is written down',
  holds: 'the letter is sent again with the same Message-ID, which a mailbox shows once',
  mayRepeat: true,
  hold: ['mail_outbox', 'UPDATE'],
  begin: async (shop) => {
    const email = newAddress()
    await shop.postgres.run(
      `WITH written AS (
         INSERT INTO mail_outbox (id, dedupe_key, template, recipient, language, params)
         VALUES (gen_random_uuid(), 'drill:' || $1, 'story-finished', $2, 'en', '{"title":"A Book","link":"http://localhost/story/a"}')
         RETURNING id)
       SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id), max_attempts := 12) FROM written`,
      [randomUUID(), email],
    )
    return async () => {
      const ids = new Set(shop.mail.lettersTo(email).map(({ messageId }) => messageId))
      const isSent = await shop.postgres.count('mail_outbox WHERE recipient = $1 AND sent_at IS NOT NULL', [email])
      return isSent === 1 && ids.size === 1
    }
  },
}

const findStories: JobDrill = {
  name: 'find-stories',
  does: 'while the letter with a link to a family’s books is written down',
  holds: 'one letter with one link arrives',
  hold: ['mail_outbox', 'INSERT'],
  begin: async (shop) => {
    const { visitor, email } = await withWorkers(shop, () => makeBook(shop))
    const action = { page: '/my-stories', folder: 'app/[locale]/(site)/my-stories', name: 'requestFindLink' }
    const answer = await sendForm(visitor, shop.build, action, { email, language: 'en' })
    expectSame([answer.status, answer.status === 200 ? '' : answer.text], [200, ''], 'the wish')
    return async () => shop.mail.lettersTo(email).length === 2
  },
}

export const drills = [sendMail, findStories].map(killedIn)
