import { expectSame } from '../shop/expect'
import { makeBook } from '../shop/orders'
import { killedIn, withWorkers, type JobDrill } from './killed-in'

const narrate: JobDrill = {
  name: 'narrate',
  does: 'while the sixth page that was read aloud is stored',
  holds: 'the book is read to its end, each page once',
  hold: ['narration_pages', 'INSERT', 'statement', 'NEW.position = 5'],
  begin: async (shop) => {
    const { visitor, id } = await withWorkers(shop, () => makeBook(shop))
    const answer = await visitor.send(`/api/stories/${id}/narrations/wagtale`, { body: { version: 1 } })
    expectSame(answer.status, 200, 'the wish')
    // The whole takes its time: that it comes to its end is looked at when all jobs are over.
    const pages = 'narration_pages p JOIN narrations n ON n.id = p.narration_id WHERE n.story_id = $1'
    return async () => (await shop.postgres.count(pages, [id])) > 7
  },
}

export const drills = [narrate].map(killedIn)
