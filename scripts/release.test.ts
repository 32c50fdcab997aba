import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { carryStaticFiles, writeRelease } from './write-release'

const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-release-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A release whose command says what it was started with. */
function makeRelease(name: string, files: Record<string, string> = {}): string {
  const root = path.join(folder, name)
  const site = `build/site-${name}`
  mkdirSync(path.join(root, site, 'static/chunks'), { recursive: true })
  mkdirSync(path.join(root, 'build/commands-1'), { recursive: true })
  mkdirSync(path.join(root, 'scripts'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, site, 'static', file), text)
  cpSync('scripts/release.mjs', path.join(root, 'scripts/release.mjs'))
  writeFileSync(
    path.join(root, 'build/commands-1/start.mjs'),
    'const { APP_URL, SUPPORT_EMAIL, BOOK_MONTHS, WAGTALE_BUILD_DIR } = process.env\n' +
      'console.log(JSON.stringify([APP_URL, SUPPORT_EMAIL, BOOK_MONTHS, WAGTALE_BUILD_DIR, process.cwd()]))',
  )
  writeRelease({
    root,
    site,
    commands: 'build/commands-1',
    settings: { APP_URL: 'https://shop.example', SUPPORT_EMAIL: 'hello@shop.example', BOOK_MONTHS: 36 },
  })
  return root
}

const run = (root: string, command: string, env: Record<string, string> = {}) => {
  const { PATH = '' } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/release.mjs'), command], {
    cwd: '/',
    env: { PATH, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

test('a release starts for the address that it was built for, and with another stops with one sentence', () => {
  const root = makeRelease('first')
  const started = JSON.stringify(['https://shop.example', 'hello@shop.example', '36', 'build/site-first', root])
  expect(run(root, 'start')).toEqual({ status: 0, stdout: started, stderr: '' })
  expect(run(root, 'start', { APP_URL: 'https://shop.example/' }).stdout).toBe(started)
  expect(run(root, 'start', { APP_URL: 'https://other.example' })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'This was built for APP_URL=https://shop.example, and is started with APP_URL=https://other.example: build it for that, or leave APP_URL unset.',
  })
  expect(run(root, 'dance').stderr).toBe('There is no command dance: start, worker, admin, backup, restore')
  rmSync(path.join(root, 'build/release.json'))
  expect(run(root, 'start').stderr).toMatch(/^Nothing is built here: /)
})

test('the files of the release before go along, those of the one before that do not', () => {
  const old = makeRelease('one', { 'chunks/a.js': 'a1', 'chunks/shared.js': 'shared' })
  const next = makeRelease('two', { 'chunks/b.js': 'b2', 'chunks/shared.js': 'shared' })
  const last = makeRelease('three', { 'chunks/c.js': 'c3' })
  const carry = (from: string, to: string) => carryStaticFiles({ from, to, site: `build/site-${path.basename(to)}` })
  const read = (root: string, file: string) =>
    readFileSync(path.join(root, `build/site-${path.basename(root)}/static/chunks`, file), 'utf8')
  expect(carry(path.join(folder, 'never-built'), old)).toBe(0)
  expect(carry(old, next)).toBe(1)
  expect([read(next, 'a.js'), read(next, 'b.js')]).toEqual(['a1', 'b2'])
  expect(carry(next, last)).toBe(2)
  expect([read(last, 'b.js'), read(last, 'c.js'), read(last, 'shared.js')]).toEqual(['b2', 'c3', 'shared'])
  expect(() => read(last, 'a.js')).toThrow('ENOENT')
  // Building the same release anew carries the same.
  expect(carry(next, last)).toBe(0)
})
