// npx tsx scripts/art/cover-sheets.ts OUT.png [square|tall] [from]: covers of many families and stories.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { letterWithFonts } from '../../lib/documents/cover/letter-with-fonts'
import { writeStory } from '../../lib/domain/author/write'
import { joinNames } from '../../lib/domain/book/phrases'
import { drawCover, SQUARE_COVER } from '../../lib/domain/illustration/cover/draw-cover'
import { findToldThing } from '../../lib/domain/illustration/cover/told-thing'
import { ENGINE_VERSION } from '../../lib/domain/illustration/engine-version'
import { toSvg } from '../../lib/domain/illustration/print/svg'
import { resolveCast } from '../../lib/domain/illustration/resolve-cast'
import { LIFE_SKILLS, PET_TYPES } from '../../lib/domain/story/lists'
import { storyRequest } from '../../lib/domain/story/request'
import { inflateFonts } from '../inflate-fonts'
import { contactSheet } from './sheet'

const [out = 'covers.png', shape = 'square', from = '0'] = process.argv.slice(2)
const fonts = join(process.cwd(), 'build', 'fonts')
inflateFonts(process.cwd(), fonts)
const AGES = ['0-2', '5-6', '11-12', '3-4', '7-8', '9-10'] as const
const NAMES = ['Leni', 'Otto', 'Amina', 'Kwame', 'Wren', 'Mei']
const PETS = ['Biscuit', 'Olive', 'Mr. Fluffington', 'Bo', 'Pip']
const TITLES: Partial<Record<number, { title: string; language: 'ar' | 'ja' | 'de' | 'hi' | 'zh' }>> = {
  3: { title: 'ميلا والبيضة التي لا تنتظر', language: 'ar' },
  7: { title: 'たまごは、まだ？', language: 'ja' },
  11: { title: 'Gute Nacht, Kinderzimmerfenster!', language: 'de' },
  15: { title: 'अंडा और इंतज़ार', language: 'hi' },
  19: { title: '小狗和红色的大皮球', language: 'zh' },
}
const pictures: string[] = []
for (let i = Number(from); i < Number(from) + 24; i++) {
  const request = storyRequest.parse({
    childName: NAMES[i % NAMES.length],
    childAge: AGES[i % AGES.length],
    childGender: i % 2 ? 'boy' : 'girl',
    lifeSkill: LIFE_SKILLS[i % LIFE_SKILLS.length],
    language: 'en',
    seed: `cover-${i}`,
    pets: Array.from({ length: 1 + ((i * 7) % 5 > 2 ? (i * 3) % 5 : i % 2) }, (_, k) => ({
      name: PETS[k % PETS.length],
      type: PET_TYPES[(i * 3 + k * 5) % PET_TYPES.length],
      gender: 'male',
    })),
    ...(i % 5 === 4 ? { look: { mobility: 'wheelchair' } } : {}),
  })
  const manuscript = await writeStory(request)
  const other = TITLES[i]
  const language = other?.language ?? 'en'
  const title = other?.title ?? manuscript.title
  const book = { cast: resolveCast(request, manuscript.extras), seed: request.seed, engineVersion: ENGINE_VERSION }
  const started = performance.now()
  const cover = drawCover(
    book,
    {
      title,
      names: joinNames([request.childName, ...request.pets.map(({ name }) => name)], language),
      language,
      opening: manuscript.pages[0]?.direction,
      toldThing: findToldThing(manuscript.pages.map(({ direction }) => direction)),
    },
    shape === 'tall' ? { ...SQUARE_COVER, height: 1333 } : SQUARE_COVER,
  )
  const took = performance.now() - started
  const svg = toSvg(await letterWithFonts(cover, language, fonts))
  console.log(i, title, cover.before.shot, cover.title.size.toFixed(0), `${took.toFixed(0)} ms`, svg.length)
  pictures.push(svg)
  if (process.env['COVER_SVG']) writeFileSync(`${process.env['COVER_SVG']}/${i}.svg`, svg)
}
await contactSheet(out, pictures, 6, 330)
