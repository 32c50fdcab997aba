// Mails of a shop without SMTP: .eml files in its data directory.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect } from './test'

const DATA = process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys'
/** `shop`: without card payments. `till`: with card payments. */
const FOLDERS = { shop: join(DATA, 'mail'), till: join(DATA, 'till', 'mail') }

/** Waits for a mail to `to` and returns the first match of the pattern in its text, usually a link. */
export async function findInMail(to: string, pattern: RegExp, shop: keyof typeof FOLDERS = 'shop'): Promise<string> {
  const folder = FOLDERS[shop]
  let found: string | undefined
  await expect
    .poll(async () => {
      // The first mail creates the folder.
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
