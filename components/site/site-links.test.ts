import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { LEGAL_LINKS, MAIN_LINKS, QUICK_LINKS, SUPPORT_LINKS } from './site-links'

/** The addresses, without language, of the pages in the tree: folders in brackets like (site) are no part of them. */
function pages(): Set<string> {
  const root = join('app', '[locale]')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])page\.tsx$/.test(file),
  )
  return new Set(
    files.map(
      (file) =>
        `/${relative('.', file)
          .split(sep)
          .slice(0, -1)
          .filter((segment) => !segment.startsWith('('))
          .join('/')}`,
    ),
  )
}

test.each([...MAIN_LINKS, ...QUICK_LINKS, ...SUPPORT_LINKS, ...LEGAL_LINKS])(
  '$label at $path is shown if its page is there, and only then',
  ({ path, exists }) => {
    expect(exists).toBe(pages().has(path.split('#')[0] ?? ''))
  },
)

test("the header has the spec's ten, in its order", () => {
  expect(MAIN_LINKS.map((link) => link.path)).toEqual([
    '/',
    '/sample-story',
    '/my-stories',
    '/redeem',
    '/give',
    '/embed-dashboard',
    '/partnerships',
    '/pricing',
    '/collaborate',
    '/about',
    '/contact',
  ])
})
