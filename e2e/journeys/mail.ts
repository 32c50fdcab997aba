// What a shop without a mail server would have sent: letters in its data directory.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect } from './test'

const DATA = process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys'
/** The shop without any account, and the one that takes cards. */
const FOLDERS = { shop: join(DATA, 'mail'), till: join(DATA, 'till', 'mail') }

/** What of a letter to `to` matches, a link as a rule, once it lies there. */
export async function findInMail(to: string, pattern: RegExp, shop: keyof typeof FOLDERS = 'shop'): Promise<string> {
  const folder = FOLDERS[shop]
  let found: string | undefined
  await expect
    .poll(async () => {
      // The first letter makes it.
      if (!existsSync(folder)) return false
      for (const file of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'))) {
        const source = readFileSync(join(folder, file.name))
        if (!source.includes(to)) continue
        found = pattern.exec((await simpleParser(source)).text ?? '')?.[0]
        if (found !== undefined) return true
      }
      return false
    })
    .toBe(true)
  return found ?? ''
}
