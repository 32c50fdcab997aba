import { aceReport, violationsIn } from '../fixtures/ace'
import { expect, ownBook, test } from './test'

for (const [name, query] of [
  ['a book', 'format=epub'],
  ['a book that reads itself', 'format=epub&voice=wagtale'],
] as const)
  test(`epub: DAISY Ace finds nothing in ${name}, and no metadata is missing`, async ({ page, browser }) => {
    const id = await ownBook(page)
    const file = await page.request.get(`/api/stories/${id}/download?${query}`)
    expect(file.status()).toBe(200)
    const report = await aceReport(await file.body(), browser)
    expect(violationsIn(report)).toEqual([])
    expect(report['earl:result']['earl:outcome']).toBe('pass')
    const { missing, present } = report['a11y-metadata']
    // Nobody but us has certified it: there is no report and no credential of somebody else.
    expect(missing.filter((one) => !/certifier/.test(one))).toEqual([])
    expect(present).toEqual(expect.arrayContaining(['dcterms:conformsTo', 'a11y:certifiedBy']))
  })
