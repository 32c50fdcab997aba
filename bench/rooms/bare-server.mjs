// The least that can send events to many: every POST's body goes to all open streams. Prints its port.
import { createServer } from 'node:http'

const streams = new Set()
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    streams.add(response)
    request.on('close', () => streams.delete(response))
    return
  }
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const event = `event: entry\ndata: ${Buffer.concat(parts)}\n\n`
    for (const stream of streams) stream.write(event)
    response.writeHead(204).end()
  })
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
