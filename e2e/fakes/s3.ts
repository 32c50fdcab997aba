// A bucket of an S3 service over real HTTP: PUT, GET and DELETE of objects, each with its signature checked as the
// service does (AWS Signature Version 4,
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const S3_KEY_ID = 'a-key-id'
export const S3_SECRET = 'the secret that goes with the key'

type Fault = 'none' | 'down' | 'refuse'

export interface FakeS3 {
  /** With the bucket. */
  url: string
  objects: Map<string, Buffer>
  /** What happens to calls from now on. */
  fail: (fault: Fault) => void
  close: () => Promise<void>
}

export async function startS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  let fault: Fault = 'none'
  const server = createServer((request, answer) => {
    void buffer(request).then((body) => {
      if (fault === 'down') return refuse(answer, 503, 'SlowDown')
      if (fault === 'refuse' || !isSigned(request, body)) return refuse(answer, 403, 'SignatureDoesNotMatch')
      serve(objects, request, body, answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    objects,
    fail: (next) => void (fault = next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function serve(objects: FakeS3['objects'], { method, url }: IncomingMessage, body: Buffer, answer: ServerResponse) {
  const key = decodeURIComponent(new URL(url ?? '', 'http://s3').pathname).replace(/^\/bucket\//, '')
  if (method === 'PUT') {
    objects.set(key, body)
    return void answer.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return void answer.writeHead(204).end()
  }
  const found = objects.get(key)
  if (method !== 'GET' || !found) return refuse(answer, 404, 'NoSuchKey')
  answer.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': found.length }).end(found)
}

const refuse = (answer: ServerResponse, status: number, code: string) =>
  void answer
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, keyId, day = '', region = '', names = '', signature] = given.exec(headers.authorization ?? '') ?? []
  const time = String(headers['x-amz-date'])
  const payload = String(headers['x-amz-content-sha256'])
  if (keyId !== S3_KEY_ID || !time.startsWith(day)) return false
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  const { pathname, searchParams } = new URL(url ?? '', 'http://s3')
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const request = [
    method,
    pathname,
    query.sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    payload,
  ]
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request.join('\n'))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${S3_SECRET}`)
  return hmac(key, text).toString('hex') === signature
}
