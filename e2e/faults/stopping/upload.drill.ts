import { request as ask } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { ended, secondsSince } from './ended'

const upload: Drill = {
  name: 'stopped-in-an-upload',
  does: 'SIGTERM to the web process when half of a photo has arrived',
  holds: 'the rest is taken and the photo is answered, then the process ends',
  run: async (shop) => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251))
    const photo = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    const body = JSON.stringify({ image: `data:image/png;base64,${photo.toString('base64')}` })
    let status = 0
    const call = ask({
      host: '127.0.0.1',
      port: shop.port,
      path: '/api/moderate-image',
      method: 'POST',
      agent: false,
      headers: {
        host: new URL(shop.site).host,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
    const answered = new Promise<void>((resolve) => {
      call.on('response', (response) => {
        status = response.statusCode ?? 0
        response.resume().on('end', resolve)
      })
      call.on('error', () => resolve())
    })
    call.write(body.slice(0, body.length / 2))
    await sleep(300)
    shop.web.ask('SIGTERM')
    const since = performance.now()
    await sleep(500)
    call.end(body.slice(body.length / 2))
    await answered
    expectSame(status, 200, 'the answer')
    await ended(shop)
    return secondsSince(since)
  },
}

export const drills = [upload]
