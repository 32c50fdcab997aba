import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { makeBook } from '../shop/orders'
import { ended, secondsSince } from './ended'

const download: Drill = {
  name: 'stopped-in-a-download',
  does: 'SIGTERM to the web process while a book’s PDF is being made for a download',
  holds: 'the whole file arrives, then the process ends',
  run: async (shop) => {
    const { visitor, id } = await makeBook(shop)
    const file = visitor.send(`/api/stories/${id}/download?format=pdf`)
    await sleep(150)
    shop.web.ask('SIGTERM')
    const since = performance.now()
    const { status, text } = await file
    expectSame([status, text.startsWith('%PDF'), text.trimEnd().endsWith('%%EOF')], [200, true, true], 'the file')
    await ended(shop)
    return secondsSince(since)
  },
}

export const drills = [download]
