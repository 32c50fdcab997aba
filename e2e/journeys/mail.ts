// Mails of a shop without a mail server: files in its data directory.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect } from './test'

const DATA = process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys'
/** The shop without any account, and the one that takes cards. */
const FOLDERS = { shop: join(DATA, 'mail'), till: join(DATA, 'till', 'mail') }

/** Waits for a mail to `to` with text that matches. @returns the match, as a rule a link */
export async function linkTo(to: string, wanted: RegExp, from: keyof typeof FOLDERS = 'shop'): Promise<string> {
  const folder = FOLDERS[from]
  let found: string | undefined
  await expect
    .poll(async () => {
      // The first mail creates it.
      if (!existsSync(folder)) return false
      for (const file of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'))) {
        const source = readFileSync(join(folder, file.name))
        if (!source.includes(to)) continue
        found = wanted.exec((await simpleParser(source)).text ?? '')?.[0]
        if (found !== undefined) return true
      }
      return false
    })
    .toBe(true)
  return found ?? ''
}
