// npm run env:example: writes .env.example from the settings' schema.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { settingsSchema } from '@/lib/platform/env'

/** One commented line a setting, with its default where it has one, under its description. */
export function envExample(): string {
  const settings = Object.entries(settingsSchema.shape).flatMap(([name, field]) => {
    if (field.description === undefined) return []
    const value = field.safeParse(undefined).data
    return [`# ${field.description}\n# ${name}=${value ?? ''}`]
  })
  return `# Settings of Wagtale. Copy to .env and take the # off; the environment wins.\n\n${settings.join('\n\n')}\n`
}

if (process.argv[1] !== undefined && import.meta.filename === path.resolve(process.argv[1]))
  writeFileSync(path.resolve(import.meta.dirname, '../.env.example'), envExample())
