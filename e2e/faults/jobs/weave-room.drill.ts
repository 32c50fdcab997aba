import { z } from 'zod'
import { overloaded } from '@/e2e/fakes/claude'
import { expectSame } from '../shop/expect'
import { DOG, newAddress, ORDER } from '../shop/family'
import { read } from '../shop/visitor'
import { killedIn, type JobDrill } from './killed-in'

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

export const drills = [weave].map(killedIn)
