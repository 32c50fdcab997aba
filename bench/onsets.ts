// npm run bench:onsets: how far words that follow a pause are marked from where they are heard, over twenty narrated
// books. The sound is what a player plays: the pages' MP3 files, decoded by mpg123 (Debian: mpg123). In running speech
// nothing parts two words, so others aren't counted. Bar: none further than 80 ms.
import { spawnSync } from 'node:child_process'
import { writeStory } from '@/lib/domain/author/write'
import { spokenPages } from '@/lib/domain/book/narration/spoken-pages'
import { storyRequest } from '@/lib/domain/story/request'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { flite } from '@/lib/documents/narration/flite'
import { narratePage } from '@/lib/documents/narration/narrate-page'
import { loadBookPhrases } from '@/lib/i18n/book-messages'

const BOOKS = 20
const BAR_MS = 80
const RATE = 16_000
/** Above the faintest f and h, below which there is silence, in decibels. */
const AUDIBLE = -54
/** A shorter gap is a consonant's. */
const PAUSE_MS = 80
const NAMES = ['Mila', 'Zoë', 'Ngọc', 'Te Ariki', 'Siobhán', 'अनन्या', 'Bo', 'Maximilian', 'Freya', '小明']
const AGES = ['3-4', '5-6', '7-8', '9-10', '11-12'] as const

function decode(mp3: Uint8Array): Float32Array {
  const { stdout, status } = spawnSync(
    'mpg123',
    ['-q', '--no-gapless', '-m', '-r', String(RATE), '-e', 'f32', '-s', '-'],
    {
      input: mp3,
      maxBuffer: 1 << 28,
    },
  )
  if (status !== 0) throw new Error('mpg123 (Debian: mpg123) is needed to decode')
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length))
}

/** Of ten milliseconds, in decibels. */
function loudness(samples: Float32Array, ms: number): number {
  const part = samples.subarray(Math.max(0, Math.round((ms * RATE) / 1000)), Math.round(((ms + 10) * RATE) / 1000))
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 1e-12) / Math.max(1, part.length))
}

/** Where sound begins near `ms`, from `before` ms ahead of it; NaN where none does. */
function findSound(samples: Float32Array, ms: number, before: number): number {
  for (let at = ms - before; at < ms + 400; at += 5) if (loudness(samples, at) > AUDIBLE) return at
  return NaN
}

const off: number[] = []
for (let n = 0; n < BOOKS; n++) {
  const childName = NAMES[n % NAMES.length] ?? ''
  const petNames = [NAMES[(n + 3) % NAMES.length] ?? '']
  const request = storyRequest.parse({
    childName,
    childAge: AGES[n % AGES.length],
    childGender: n % 2 ? 'girl' : 'boy',
    lifeSkill: LIFE_SKILLS[n % LIFE_SKILLS.length],
    seed: `onsets ${n}`,
    pets: petNames.map((name) => ({ name, type: n % 3 ? 'Dog' : 'Cat', gender: 'female' })),
  })
  const { title, pages } = await writeStory(request)
  const phrases = await loadBookPhrases('en', { childName, petNames })
  const spoken = spokenPages({
    ...{ title, language: 'en', childName, petNames, phrases },
    pages: pages.map(({ content }) => ({ text: content })),
  })
  for (const page of spoken) {
    const { mp3, sentences } = await narratePage(page, 'en', flite)
    const samples = decode(mp3)
    for (const { words } of sentences)
      for (const [at, { beginMs }] of words.entries()) {
        const pause = beginMs - (words[at - 1]?.endMs ?? beginMs - 200)
        if (pause >= PAUSE_MS) off.push(findSound(samples, beginMs, Math.min(200, pause / 2)) - beginMs)
      }
  }
}
const distances = off.filter((ms) => !Number.isNaN(ms)).map(Math.abs)
distances.sort((a, b) => a - b)
const worst = distances.at(-1) ?? NaN
console.log(
  `${off.length} words after a pause in ${BOOKS} books: nine in ten within ${distances[Math.floor(distances.length * 0.9)]} ms, worst ${worst} ms ` +
    `(bar ${BAR_MS}); ${off.length - distances.length} not said (letters that the voice doesn't know)`,
)
if (!(worst <= BAR_MS)) process.exitCode = 1
