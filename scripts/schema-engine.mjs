#!/usr/bin/env node
/**
 * Prisma's command line talks JSON-RPC over stdio with a schema engine that it would download at install, which many
 * firewalls forbid. This program speaks the same protocol through the engine's WebAssembly build from npm.
 * Set as PRISMA_SCHEMA_ENGINE_BINARY by scripts/steps.ts.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum, bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'

const CHAR_OID = 18
const TEXT_OID = 25
const METHODS = { getDatabaseVersion: 'version' }

const args = process.argv.slice(2)
const options = readArguments(args)
const url = options.url ?? process.env.DATABASE_URL

function readArguments(list) {
  const found = { datamodels: [], url: undefined }
  for (let i = 0; i < list.length; i++) {
    if (list[i] === '--datamodels') found.datamodels.push([list[++i], readFileSync(list[i], 'utf8')])
    else if (list[i] === '--datasource') found.url = JSON.parse(list[++i]).url
  }
  return found
}

async function connected(address) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return client
}

const otherDatabase = (name) => Object.assign(new URL(url), { pathname: `/${name}` }).toString()

/** The two commands that Prisma runs before it opens the protocol. */
async function command(name) {
  try {
    if (name === 'can-connect-to-database') await (await connected(url)).end()
    else if (name === 'create-database') {
      const client = await connected(otherDatabase('postgres'))
      await client.query(
        `CREATE DATABASE ${client.escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)))}`,
      )
      await client.end()
    }
  } catch (error) {
    const fields = { is_panic: false, error_code: error.code === '3D000' ? 'P1003' : 'P1001', message: error.message }
    process.stderr.write(`${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}\n`)
    process.exitCode = 1
  }
}

/** Fills two gaps of the adapter when it migrates: catalogue columns of type "char", and scripts of many statements. */
function forMigrations(connection) {
  const { performIO, queryRaw, startTransaction } = connection
  connection.queryRaw = async (query) => {
    const chars = []
    connection.performIO = async (statement) => {
      const response = await performIO.call(connection, statement)
      response.fields.forEach((field, i) => {
        if (field.dataTypeID !== CHAR_OID) return
        chars.push(i)
        field.dataTypeID = TEXT_OID
      })
      return response
    }
    const result = await queryRaw.call(connection, query)
    for (const i of chars) result.columnTypes[i] = ColumnTypeEnum.Character
    return result
  }
  connection.executeScript = async (script) => {
    try {
      await connection.client.query(script)
    } catch (error) {
      connection.onError(error)
    }
  }
  if (startTransaction)
    connection.startTransaction = async (level) => forMigrations(await startTransaction.call(connection, level))
  return connection
}

class MigrationAdapter extends PrismaPg {
  async connect() {
    return forMigrations(await super.connect())
  }

  /** Given a connection string, the adapter would use the live database as its shadow; this creates a separate one. */
  async connectToShadowDb() {
    const name = `prisma_shadow_${randomUUID()}`
    const admin = await connected(url)
    await admin.query(`CREATE DATABASE "${name}"`)
    const shadow = forMigrations(await new PrismaPg({ connectionString: otherDatabase(name) }).connect())
    const { dispose } = shadow
    shadow.dispose = async () => {
      await dispose.call(shadow)
      await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
      await admin.end()
    }
    return shadow
  }
}

async function startEngine() {
  const wasm = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm')
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) }
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  const datamodels = options.datamodels.length > 0 ? options.datamodels : undefined
  const adapter = new MigrationAdapter({ connectionString: url })
  return bindings.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter))
}

async function serve() {
  let engine
  const write = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  for await (const line of createInterface({ input: process.stdin })) {
    const request = line.trim() ? JSON.parse(line) : {}
    if (!request.method) continue
    try {
      engine ??= await startEngine()
      const result = await engine[METHODS[request.method] ?? request.method](request.params)
      if (request.method === 'diff' && result?.stdout)
        write({ method: 'print', params: { content: result.stdout }, id: 1e6 + request.id })
      write({ id: request.id, result: result ?? null })
    } catch (error) {
      const data = { is_panic: false, message: error.message, meta: error.meta ?? null, error_code: error.code ?? null }
      write({
        id: request.id,
        error: { code: 4466, message: 'An error happened. Check the data field for details.', data },
      })
    }
  }
  process.exit(0)
}

if (args.includes('--version')) console.log('schema-engine-wasm')
else if (args.includes('cli')) await command(args[args.indexOf('cli') + 1])
else await serve()
