import { spawnSync } from 'node:child_process'

const itOnLinux = process.platform === 'linux' ? it : it.skip

/** In a process of its own, which ends with its low priority. Its other thread stands for what people wait for. */
const SCRIPT = `
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { lowerPriority } from './lib/documents/lower-priority.ts'
const other = new Worker(
  "const { parentPort } = require('node:worker_threads'); parentPort.once('message', () => parentPort.postMessage(require('node:os').getPriority()))",
  { eval: true, execArgv: [] },
)
await once(other, 'online')
const before = getPriority()
lowerPriority()
other.postMessage('')
const [ofOther] = await once(other, 'message')
console.log(JSON.stringify({ lowered: getPriority() > before, others: ofOther - before }))
`

itOnLinux('lowers the priority of the thread that asks for it, and of no other', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
    encoding: 'utf8',
  })
  expect({ stderr, stdout: stdout.trim() }).toEqual({ stderr: '', stdout: '{"lowered":true,"others":0}' })
})
