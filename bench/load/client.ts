// A process that sends visitors, as many a second as it is told, whether those before have been answered or not.
import { setTimeout as sleep } from 'node:timers/promises'
import { stream } from '@/lib/domain/chance'
import { JOURNEYS, type Book, type World } from './journeys'
import type { Sample } from './sample'
import { Left, Visit } from './visit'

export interface Setting {
  site: string
  seed: string
  books: Book[]
  admin: string
  families: string[]
}
export type Command = { setting: Setting } | { rate: number } | 'report'
export interface Report {
  /** Since the report before, with those that are open. */
  samples: Sample[]
  /** For how long, in ms, this process itself was late at the worst. */
  late: number
}

/** A visitor who waits longer for a turn of this process than this is a client that is overloaded. */
let late = 0
let rate = 0
let samples: Sample[] = []
let goOn: () => void = () => {}
let world: World | undefined
let site = ''

function send(due: number, { random, ...rest }: World): void {
  let at = random() * JOURNEYS.reduce((sum, { share }) => sum + share, 0)
  const journey = JOURNEYS.find(({ share }) => (at -= share) < 0) ?? JOURNEYS[0]
  if (!journey) return
  const part = () => Math.floor(random() * 254) + 1
  const address = `10.${part()}.${part()}.${part()}`
  const family = rest.families[Math.floor(random() * rest.families.length)]
  const cookie = journey.by === 'administrator' ? rest.admin : journey.by === 'family' ? family : undefined
  const visit = new Visit(site, address, due, (sample) => samples.push(sample), cookie)
  journey.go(visit, { random, ...rest }).catch((error: unknown) => {
    if (!(error instanceof Left)) process.send?.({ failed: String(error) })
  })
}

async function sendAll(): Promise<void> {
  for (let due = Date.now(); ;) {
    if (rate === 0 || !world) {
      await new Promise<void>((resolve) => (goOn = resolve))
      due = Date.now()
      continue
    }
    // A Poisson process: visitors know nothing of each other.
    due += (-Math.log(1 - world.random()) / rate) * 1_000
    const wait = due - Date.now()
    if (wait > 0) await sleep(wait)
    late = Math.max(late, Date.now() - due)
    if (rate > 0) send(due, world)
  }
}

process.on('message', (command: Command) => {
  if (command === 'report') {
    const now = Date.now()
    const report: Report = {
      samples: samples.map((sample) => (sample.outcome === 'open' ? { ...sample, ms: now - sample.start } : sample)),
      late,
    }
    samples = samples.filter(({ outcome }) => outcome === 'open')
    late = 0
    process.send?.(report)
  } else if ('rate' in command) {
    rate = command.rate
    goOn()
  } else {
    site = command.setting.site
    world = { ...command.setting, random: stream(command.setting.seed, 'visitors') }
  }
})
process.on('disconnect', () => process.exit(0))
void sendAll()
