import { execFile } from 'node:child_process'
import { cp, mkdtemp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { compile } from 'tailwindcss'
import ts from 'typescript'

const ROOT = join(__dirname, '../..')
const run = promisify(execFile)

let project = ''
let part = ''

/** A copy of what shadcn's command line reads, in which it adds `e2e/fixtures/registry-item.json` without a network. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'wagtale-shadcn-'))
  await mkdir(join(project, 'components'))
  for (const name of ['components.json', 'package.json', 'tsconfig.json', 'app/globals.css', 'components/ui'])
    await cp(join(ROOT, name), join(project, name), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  await run(
    process.execPath,
    [
      join(ROOT, 'node_modules/shadcn/dist/index.js'),
      'add',
      join(ROOT, 'e2e/fixtures/registry-item.json'),
      '--yes',
      '--silent',
    ],
    // A registry that nobody can reach: a request to it would fail the command.
    { cwd: project, env: { ...process.env, REGISTRY_URL: 'http://127.0.0.1:9/r' }, timeout: 60_000 },
  )
  part = await readFile(join(project, 'components/ui/stat-badge.tsx'), 'utf8')
}, 90_000)
afterAll(() => rm(project, { recursive: true, force: true }))

test("shadcn's command line puts a part into components/ui, with our `cn`", () => {
  expect(part).toContain("from '@/components/ui/cn'".replaceAll("'", '"'))
})

test('the part typechecks under our settings', () => {
  const file = join(project, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, project)
  const program = ts.createProgram([join(project, 'components/ui/stat-badge.tsx')], {
    ...options,
    noEmit: true,
    incremental: false,
  })
  const messages = ts.getPreEmitDiagnostics(program).map((d) => ts.flattenDiagnosticMessageText(d.messageText, '\n'))
  expect(messages).toEqual([])
})

test('every one of its utilities exists, and its colours are ours', async () => {
  const entry = join(ROOT, 'app/globals.css')
  const load = async (id: string, base: string) => {
    const path = id === 'tailwindcss' ? join(ROOT, 'node_modules/tailwindcss/index.css') : join(base, id)
    return { path, base: dirname(path), content: await readFile(path, 'utf8') }
  }
  const compiled = async () =>
    compile(await readFile(entry, 'utf8'), { base: dirname(entry), from: entry, loadStylesheet: load })
  const classes = [...part.matchAll(/"([a-z][a-z0-9:. -]*-[a-z0-9:. -]*)"/g)]
    .flatMap(([, text]) => text?.split(' ') ?? [])
    .filter((name) => !['class-variance-authority', 'stat-badge'].includes(name))
  expect(classes.length).toBeGreaterThan(15)
  const empty = (await compiled()).build([])
  const unknown = []
  for (const name of new Set(classes)) if ((await compiled()).build([name]) === empty) unknown.push(name)
  expect(unknown).toEqual([])

  const css = (await compiled()).build(classes)
  const value = (name: string): string | undefined => {
    const found = new RegExp(`${name}: ([^;]+);`).exec(css)?.[1]
    const alias = found && /^var\((--[a-z0-9-]+)\)$/.exec(found)?.[1]
    return alias ? value(alias) : found
  }
  expect(css).toMatch(/\.bg-primary \{\s*background-color: var\(--color-primary\);/)
  expect({
    primary: value('--color-primary'),
    'primary-foreground': value('--color-primary-foreground'),
    secondary: value('--color-secondary'),
    destructive: value('--color-destructive'),
    background: value('--color-background'),
    'muted-foreground': value('--color-muted-foreground'),
    border: value('--color-border'),
    ring: value('--color-ring'),
  }).toEqual({
    primary: '#b93418',
    'primary-foreground': '#fff',
    secondary: '#f5eedd',
    destructive: '#b93418',
    background: '#fffdf7',
    'muted-foreground': '#3d5a61',
    border: '#dccfb2',
    ring: '#12313a',
  })
})
