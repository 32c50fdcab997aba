import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { overloaded } from '@/e2e/fakes/claude'
import type { Drill } from '../drill'
import { sendForm } from '../shop/act'
import { expectSame } from '../shop/expect'
import { DOG, newAddress, ORDER } from '../shop/family'
import { makeBook, payByCard, purchaseOf, stateOf } from '../shop/orders'
import type { Shop } from '../shop/shop'
import { read } from '../shop/visitor'

interface JobDrill {
  name: string
  does: string
  holds: string
  mayRepeat?: true
  /** Where the worker is killed. */
  hold: Parameters<Shop['postgres']['hold']>
  /** Brings the job about. @returns what is so when it is done */
  begin: (shop: Shop) => Promise<() => Promise<boolean>>
}

const one = (shop: Shop, name: string) => shop.postgres.run(`SELECT graphile_worker.add_job($1, '{}'::json)`, [name])

/** A worker is killed in the middle of a job; another one is there. */
const killedIn = ({ name, does, holds, hold, begin, mayRepeat }: JobDrill): Drill => ({
  name: `job-killed-${name}`,
  does: `SIGKILL of the worker ${does}; another worker is there`,
  holds,
  ...(mayRepeat ? { mayRepeat } : {}),
  run: async (shop) => {
    await shop.addWorker().start()
    shop.workers.forEach((worker) => worker.freeze())
    const isDone = await begin(shop)
    await shop.postgres.hold(...hold)
    shop.worker.thaw()
    await shop.postgres.held(`the job ${name}`)
    await shop.worker.kill()
    const since = performance.now()
    shop.workers.forEach((worker) => worker.thaw())
    await shop.postgres.letGo()
    return shop.back(isDone, `the job ${name}`, since)
  },
})

const narrate: JobDrill = {
  name: 'narrate',
  does: 'while the sixth page that was read aloud is stored',
  holds: 'the book is read to its end, each page once',
  hold: ['narration_pages', 'INSERT', 'statement', 'NEW.position = 5'],
  begin: async (shop) => {
    for (const worker of shop.workers) worker.thaw()
    const { visitor, id } = await makeBook(shop)
    for (const worker of shop.workers) worker.freeze()
    const answer = await visitor.send(`/api/stories/${id}/narrations/wagtale`, { body: { version: 1 } })
    expectSame(answer.status, 200, 'the wish')
    // The whole takes its time: that it comes to its end is looked at when all jobs are over.
    const pages = 'narration_pages p JOIN narrations n ON n.id = p.narration_id WHERE n.story_id = $1'
    return async () => (await shop.postgres.count(pages, [id])) > 7
  },
}

const weave: JobDrill = {
  name: 'weave-room',
  does: 'while a room’s text is stored',
  holds: 'the room has one text, told of once',
  hold: ['room_versions', 'UPDATE'],
  begin: async (shop) => {
    shop.claude.otherwise = overloaded
    const visitor = shop.newVisitor()
    const room = await visitor.send('/api/collaborative-stories', {
      body: {
        title: 'The Moon Bus',
        creatorName: 'Nana',
        creatorEmail: newAddress(),
        cast: { childName: ORDER.childName, pets: [{ name: DOG, type: 'Dog', gender: 'male' }] },
      },
    })
    const { id } = read(z.object({ id: z.string() }), room)
    const path = `/api/collaborative-stories/${id}`
    const idea = await visitor.send(`${path}/contributions`, {
      body: { content: 'The bus began to sing', type: 'plot' },
    })
    expectSame(idea.status, 201, 'the idea')
    const answer = await visitor.send(`${path}/generate`, { method: 'POST' })
    if (answer.status !== 202) throw new Error(`the text was not begun: ${answer.status} ${answer.text}`)
    const finished = `room_events WHERE room_id = $1 AND type = 'version-finished'`
    return async () => (await shop.postgres.count(finished, [id])) === 1
  },
}

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
    for (const worker of shop.workers) worker.thaw()
    const { visitor, email } = await makeBook(shop)
    for (const worker of shop.workers) worker.freeze()
    const action = { page: '/my-stories', folder: 'app/[locale]/(site)/my-stories', name: 'requestFindLink' }
    const answer = await sendForm(visitor, shop.build, action, { email, language: 'en' })
    expectSame([answer.status, answer.status === 200 ? '' : answer.text], [200, ''], 'the wish')
    return async () => shop.mail.lettersTo(email).length === 2
  },
}

const settle: JobDrill = {
  name: 'settle-payments',
  does: 'while it grants an order whose webhook never came',
  holds: 'the order is granted, once',
  hold: ['credits', 'INSERT'],
  begin: async (shop) => {
    const { purchaseId } = await payByCard(shop)
    await shop.postgres.run(`UPDATE purchases SET created_at = now() - interval '2 minutes' WHERE id = $1`, [
      purchaseId,
    ])
    await one(shop, 'settle-payments')
    return async () => {
      const { credits, letters } = await purchaseOf(shop, purchaseId)
      return credits === 1 && letters === 1
    }
  },
}

const totals = (shop: Shop) =>
  shop.postgres.rows(
    `SELECT metric, sum(amount)::text AS amount FROM (SELECT metric, amount FROM stats WHERE day = '-infinity'
       UNION ALL SELECT metric, amount FROM stat_deltas) every GROUP BY metric HAVING sum(amount) <> 0 ORDER BY metric`,
  )

const maintenance: JobDrill = {
  name: 'maintenance',
  does: 'while it adds the last hours’ figures to the shop’s statistics',
  holds: 'each sale is counted once',
  hold: ['stat_deltas', 'DELETE'],
  begin: async (shop) => {
    for (const worker of shop.workers) worker.thaw()
    await makeBook(shop)
    for (const worker of shop.workers) worker.freeze()
    const before = await totals(shop)
    await one(shop, 'maintenance')
    return async () => {
      if ((await shop.postgres.count('stat_deltas')) > 0) return false
      expectSame(await totals(shop), before, 'the figures')
      return true
    }
  },
}

const retention: JobDrill = {
  name: 'retention',
  does: 'while it erases a book that nobody has opened for years',
  holds: 'the book is erased, and no other',
  hold: ['stories', 'DELETE'],
  begin: async (shop) => {
    for (const worker of shop.workers) worker.thaw()
    const [old, young] = [await makeBook(shop), await makeBook(shop)]
    for (const worker of shop.workers) worker.freeze()
    await shop.postgres.run(
      `UPDATE stories SET opened_at = now() - interval '5 years', warned_at = now() - interval '1 year' WHERE id = $1`,
      [old.id],
    )
    await one(shop, 'retention')
    return async () => (await stateOf(shop, old.id)) === 'gone' && (await stateOf(shop, young.id)) === 'ready'
  },
}

export const drills = [narrate, weave, sendMail, findStories, settle, maintenance, retention].map(killedIn)
