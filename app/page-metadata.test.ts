import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pageMetadata } from './page-metadata'
import { PUBLIC_PAGES } from './public-pages'

const root = join('app', '[locale]')
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => ({
    path: `/${file
      .split('/')
      .slice(0, -1)
      .filter((segment) => !segment.startsWith('('))
      .join('/')}`,
    source: readFileSync(join(root, file), 'utf8'),
  }))

test('the sitemap lists the pages that describe themselves to search engines, and no others', () => {
  const described = pages
    .filter(
      ({ source, path }) =>
        /(pageMetadata|staticPage)\(/.test(source) || (path === '/' && source.includes('createMetadata(')),
    )
    .map(({ path }) => path)
  expect([...PUBLIC_PAGES].sort()).toEqual(described.sort())
})

test('a page names its own address, that of each language, and a picture, all whole', () => {
  process.env['APP_URL'] = 'https://wagtale.example/'
  const { alternates, openGraph } = pageMetadata({
    locale: 'ar',
    path: '/pricing',
    title: 'T',
    description: 'D',
    picture: 'gift',
  })
  expect(alternates?.canonical).toBe('https://wagtale.example/ar/pricing')
  expect(alternates?.languages).toMatchObject({
    en: 'https://wagtale.example/pricing',
    ja: 'https://wagtale.example/ja/pricing',
    'x-default': 'https://wagtale.example/pricing',
  })
  expect(Object.keys(alternates?.languages ?? {})).toHaveLength(11)
  expect(openGraph).toMatchObject({
    locale: 'ar_EG',
    images: [{ url: 'https://wagtale.example/pictures/share-gift.png', width: 1200, height: 630 }],
  })
  expect(pageMetadata({ locale: 'en', path: '/', title: 'T', description: 'D' }).alternates).toMatchObject({
    canonical: 'https://wagtale.example/',
    languages: { es: 'https://wagtale.example/es' },
  })
})
