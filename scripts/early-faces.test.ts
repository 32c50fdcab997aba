import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askForFaces } from './early-faces'

const page = (lang: string) =>
  `<!DOCTYPE html><html lang="${lang}" dir="auto"><head><link rel="preload" href="/_next/static/media/corben_700.x.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head></html>`

test('Arabic pages ask for their faces before the style sheets, once; others are left alone', () => {
  const build = mkdtempSync(join(tmpdir(), 'wagtale-faces-'))
  const app = join(build, 'server', 'app')
  const media = join(build, 'static', 'media')
  for (const folder of [app, media]) mkdirSync(folder, { recursive: true })
  for (const file of [
    'cairo_arabic_700_normal.1s.woff2',
    'corben_700.x.woff2',
    'tajawal_arabic_500_normal.2s.woff2',
    'tajawal_arabic_800_normal.3s.woff2',
  ])
    writeFileSync(join(media, file), '')
  for (const lang of ['ar', 'en', 'hi']) writeFileSync(join(app, `${lang}.html`), page(lang))
  expect([askForFaces(build), askForFaces(build)]).toEqual([1, 0])
  expect(readFileSync(join(app, 'ar.html'), 'utf8').match(/(?:media\/|href="\/)[a-z][a-z_0-9]*/g)).toEqual([
    'media/corben_700',
    'media/cairo_arabic_700_normal',
    'media/tajawal_arabic_500_normal',
    'media/tajawal_arabic_800_normal',
    'href="/a',
    'href="/b',
  ])
  expect(readFileSync(join(app, 'hi.html'), 'utf8')).toBe(page('hi'))
  rmSync(build, { recursive: true })
})

test('app/fonts.ts and the packages still name the files so', () => {
  const fonts = readFileSync(join(import.meta.dirname, '..', 'app', 'fonts.ts'), 'utf8')
  for (const file of ['cairo-arabic-700-normal', 'tajawal-arabic-500-normal', 'tajawal-arabic-800-normal'])
    expect(fonts).toContain(`/${file}.woff2`)
})
