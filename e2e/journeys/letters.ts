// What a shop without a mail server would have sent: letters in its data directory.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect } from './test'

const FOLDER = join(process.env['JOURNEY_DATA_DIR'] ?? '.data/journeys', 'mail')

/** The link of a letter to `to` that matches, once it lies there. */
export async function linkTo(to: string, wanted: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      for (const file of readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'))) {
        const source = readFileSync(join(FOLDER, file.name))
        if (!source.includes(to)) continue
        found = wanted.exec((await simpleParser(source)).text ?? '')?.[0]
        if (found !== undefined) return true
      }
      return false
    })
    .toBe(true)
  return found ?? ''
}
