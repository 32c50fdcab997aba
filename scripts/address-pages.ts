// Before the server starts: the address that the site is served at and the one that people write to take the places of those that its
// static pages were built with (lib/platform/site-origin.ts, support-email.ts), so that one build serves anywhere. Takes a moment, and
// nothing when both are the last ones.
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { BUILT_ORIGIN } from '@/lib/platform/site-origin'
import { BUILT_SUPPORT_EMAIL } from '@/lib/platform/support-email'
import { sealPages } from './seal-pages'

const PRERENDERED = /\.(html|rsc|meta|body)$/

const addresses = z.object({ origin: z.string(), supportEmail: z.string() })
type Addresses = z.output<typeof addresses>

const presentIn = (stamp: string): Addresses =>
  existsSync(stamp)
    ? addresses.parse(JSON.parse(readFileSync(stamp, 'utf8')))
    : { origin: BUILT_ORIGIN, supportEmail: BUILT_SUPPORT_EMAIL }

/** Gives how many files it changed. One cut short is finished by the next. */
export function addressPages(buildFolder: string, { origin, supportEmail }: Addresses): number {
  const stamp = join(buildFolder, 'wagtale.addresses.json')
  const present = presentIn(stamp)
  if (present.origin === origin && present.supportEmail === supportEmail) return 0
  const folder = join(buildFolder, 'server', 'app')
  let changed = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!PRERENDERED.test(name)) continue
    const file = join(folder, name)
    // As bytes: a picture among them must come out as it went in.
    const text = readFileSync(file, 'latin1')
    const addressed = text.replaceAll(present.origin, origin).replaceAll(present.supportEmail, supportEmail)
    if (addressed === text) continue
    writeFileSync(file, addressed, 'latin1')
    changed++
  }
  // Next keeps a page that was asked for once here, as it was then, and reads that first from then on.
  rmSync(join(buildFolder, 'server', 'route-cache'), { recursive: true, force: true })
  // Their inline scripts have changed, and so the hashes that allow them.
  sealPages(buildFolder)
  writeFileSync(stamp, JSON.stringify({ origin, supportEmail } satisfies Addresses))
  return changed
}
