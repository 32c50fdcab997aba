// `npm start` and `npm run dev`: everything up, in order, and everything down again.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect as dial, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '@/lib/platform/env'
import { addressPages } from './address-pages'
import {
  bin,
  buildDocuments,
  buildSite,
  generateClient,
  loadSettings,
  root,
  step,
  stopSignal,
  stopSteps,
} from './steps'

const STOP_MS = 27_000
/** A server whose command was killed needs a moment to notice and to let its port go. */
const PORT_MS = 15_000

export async function serve(mode: 'start' | 'dev'): Promise<void> {
  loadSettings()
  const { PORT, WAGTALE_DATA_DIR, APP_URL, SMTP_URL, SUPPORT_EMAIL } = readEnv(process.env)
  if (SMTP_URL && !process.env.SUPPORT_EMAIL)
    console.warn(`  SUPPORT_EMAIL is not set: visitors are told to write to ${SUPPORT_EMAIL}, which is nobody's`)
  await freePort(PORT)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopSteps)
  stopWithNpm()

  await generateClient()
  // Loaded now, since it needs the client that the line before may have made.
  const { openDatabase, migrateDatabase, seedDatabase } = await import('./database')
  const database = await step(
    process.env.DATABASE_URL ? 'Using the database of DATABASE_URL' : 'Starting the embedded PostgreSQL',
    openDatabase,
  )
  let failed = false
  try {
    const applied = await step('Bringing the database up to date', () => migrateDatabase(database.url))
    for (const name of applied) console.log(`  applied ${name}`)
    if (existsSync(path.join(root, 'scripts/build-documents.mjs'))) await buildDocuments()
    if (mode === 'start') {
      await buildSite()
      addressPages(path.join(root, '.next'), { origin: APP_URL, supportEmail: SUPPORT_EMAIL })
    }
    stopSignal.throwIfAborted()
    const { newPassword } = await seedDatabase(database)
    const server = start(mode, PORT, {
      DATABASE_URL: database.url,
      WAGTALE_DATA_DIR: path.resolve(root, WAGTALE_DATA_DIR),
      APP_URL,
    })
    stopSignal.addEventListener('abort', () => void end(server))
    void answering(PORT, server).then((ready) => ready && announce(APP_URL, database.embedded, newPassword))
    failed = (await ended(server)) !== 0 && !stopSignal.aborted
  } catch (error) {
    if (!stopSignal.aborted) {
      failed = true
      console.error(`  ${error instanceof Error ? error.message : String(error)}`)
    }
  } finally {
    if (database.embedded) console.log('• Stopping')
    await database.release()
  }
  // Outright: standard input or a stray handle must not keep a stopped command alive.
  process.exit(failed ? 1 : 0)
}

/** A SIGTERM sent to npm ends npm alone: when npm is gone, so is whoever asked for this command. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stopSteps()
  }, 500).unref()
}

function start(mode: 'start' | 'dev', port: number, env: Record<string, string>): ChildProcess {
  const preloads = ['leash.mjs', 'passed-query.mjs', 'kept-answers.mjs'].flatMap((file) => [
    '--import',
    path.join(root, 'scripts', file),
  ])
  return spawn(process.execPath, [...preloads, bin.next, mode, '--port', String(port)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...env,
      NODE_ENV: mode === 'start' ? 'production' : 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(mode === 'start' ? { NEXT_MANUAL_SIG_HANDLE: '1' } : {}),
    },
  })
}

const ended = (server: ChildProcess) =>
  new Promise<number>((resolve) => server.on('exit', (code) => resolve(code ?? 0)).on('error', () => resolve(1)))

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  await sleep(STOP_MS, undefined, { ref: false })
  server.kill('SIGKILL')
}

function announce(address: string, demo: boolean, newPassword: string | null): void {
  const lines = ['', `Wagtale is at ${address}`]
  if (demo) lines.push('A gift code to try it with: WAGTALE1')
  if (newPassword)
    lines.push(
      `Administrator: ${process.env.ADMIN_USERNAME ?? 'admin'}, password ${newPassword} (shown this once; ${address}/sign-in)`,
    )
  console.log(`${lines.join('\n')}\n`)
}

async function answering(port: number, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = dial({ port, host: '127.0.0.1' }, () => {
        socket.destroy()
        resolve(true)
      }).on('error', () => resolve(false))
    })
    if (open) return true
    await sleep(50)
  }
  return false
}

async function freePort(port: number): Promise<void> {
  const until = Date.now() + PORT_MS
  for (let told = false; !(await canListen(port)); told = true) {
    if (Date.now() > until) {
      console.error(`Port ${port} is in use by another program. Stop it, or choose another: PORT=3001 npm start`)
      process.exit(1)
    }
    if (!told) console.log(`• Waiting for port ${port}`)
    await sleep(250)
  }
}

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
