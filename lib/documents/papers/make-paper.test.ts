import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProgram } from '@/e2e/fixtures/bundle'
import type { InvoicePaper, PaperJob } from './papers'

const withPoppler = spawnSync('pdftotext', ['-v']).error === undefined ? test : test.skip
const folder = mkdtempSync(join(tmpdir(), 'wagtale-papers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const invoice: InvoicePaper = {
  language: 'en',
  title: 'Tax invoice',
  subtitle: '',
  seller: { label: 'Seller', lines: ['Wagtale', '1 Wharf Street'] },
  buyer: { label: 'Buyer', lines: ['Jörgy Ngọc'] },
  facts: [['Number', 'INV-000001']],
  columns: ['Item', 'Quantity', 'Amount'],
  items: [['Digital Story', '1', '9.99 AUD']],
  sums: [
    ['Total', '9.99 AUD'],
    ['GST included', '0.91 AUD'],
  ],
  notes: [],
}
const card = { picture: 'k', to: 'To', message: '', from: 'From', codeLabel: 'Code', code: 'ACDE3467', notes: [] }
const ITEMS = Array.from({ length: 90 }, (_, at) => [`Story ${at}`, '1', `${at}.00 AUD`] as const)
const CHINESE = '祝你生日快乐，希望你喜欢这个故事。'.repeat(12)
const JAPANESE = '「いいかい？」「よくない。　でも　やって」。　こんな　ことは、どんな　ときに　ありましたか？'
const JOBS: Record<'short' | 'long' | 'arabic' | 'scripts' | 'chinese' | 'japanese' | 'zFirst' | 'zSecond', PaperJob> =
  {
    short: { kind: 'invoice', invoice },
    long: { kind: 'invoice', invoice: { ...invoice, items: ITEMS } },
    arabic: {
      kind: 'invoice',
      invoice: { ...invoice, language: 'ar', title: 'فاتورة ضريبية', sums: [['المجموع', '9.99 AUD']] },
    },
    // Gurmukhi letters throw in the shaper where their marks have no anchor.
    scripts: {
      kind: 'certificate',
      certificate: { ...card, language: 'hi', message: 'ਪੰਜਾਬੀ ਵਿੱਚ தமிழ் ไทย שלום 王小明' },
    },
    chinese: { kind: 'certificate', certificate: { ...card, language: 'zh', message: CHINESE } },
    japanese: { kind: 'certificate', certificate: { ...card, language: 'ja', message: JAPANESE } },
    // Two after another from one process, which keeps the fonts' glyphs.
    zFirst: { kind: 'certificate', certificate: { ...card, language: 'de', to: 'Für Mila', from: 'Von Nan' } },
    zSecond: {
      kind: 'certificate',
      certificate: {
        ...card,
        language: 'de',
        to: 'Für Maximiliane-Alexandrine von Hohenlohe',
        from: 'Von Großmutter Wolfgangine Obermüller-Lüdenscheid',
      },
    },
  }
beforeAll(async () => {
  for (const [name, job] of Object.entries(JOBS)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(job))
  const program = await bundleProgram('e2e/fixtures/make-documents.ts')
  execFileSync(process.execPath, [program.file, folder])
  program.remove()
}, 60_000)

const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' })
const file = (name: keyof typeof JOBS) => join(folder, `${name}.pdf`)
const textOf = (name: keyof typeof JOBS) => run('pdftotext', '-layout', file(name), '-')
const fontsOf = (name: keyof typeof JOBS) => run('pdffonts', file(name))
const pagesOf = (name: keyof typeof JOBS) => Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', file(name)))?.[1])

withPoppler('a paper after another one has all its letters, and lines that end between words', () => {
  const words = textOf('zSecond')
  expect(words).toMatch(/Von Großmutter Wolfgangine\n+ *Obermüller-Lüdenscheid/)
})

withPoppler('an invoice says on one page what it was given, each amount beside its item', () => {
  expect(pagesOf('short')).toBe(1)
  const text = textOf('short')
  for (const line of [
    /Tax invoice/,
    /Digital Story +1 +9\.99 AUD/,
    /Total +9\.99 AUD/,
    /GST included +0\.91 AUD/,
    /Jörgy Ngọc/,
  ])
    expect(text).toMatch(line)
})

withPoppler('an invoice with many items goes on on further pages, and loses none', () => {
  expect(pagesOf('long')).toBeGreaterThan(2)
  const text = textOf('long')
  for (const [item, , amount] of ITEMS) expect(text).toMatch(new RegExp(`${item} +1 +${amount}`))
})

withPoppler('an Arabic invoice has its letters, and keeps the order of an English address', () => {
  expect(fontsOf('arabic')).toMatch(/Tajawal/)
  expect(textOf('arabic')).toContain('1 Wharf Street')
})

withPoppler(
  'fonts that hold the letters are embedded and no others, also for scripts that no language of the shop has',
  () => {
    const fonts = fontsOf('scripts')
    for (const font of [/Gurmukhi/, /Tamil/, /Thai/, /Hebrew/, /SC/]) expect(fonts).toMatch(font)
    expect(fontsOf('short')).not.toMatch(/SC|Tajawal|Devanagari/)
  },
)

withPoppler('a long Chinese message is broken into lines without hyphens', () => {
  expect(pagesOf('chinese')).toBe(1)
  expect(textOf('chinese').replace(/\s/g, '')).toContain(CHINESE)
})

withPoppler('Japanese with wide spaces between its words is broken where a line is full, without hyphens', () => {
  const bare = (text: string) => text.replace(/\s/gu, '')
  expect(bare(textOf('japanese'))).toContain(bare(JAPANESE))
})
