import { nextPageLink } from './paged-response'

test('pagination: the next page’s URL keeps the filters; the last page has none', () => {
  const request = new Request('http://localhost/api/gift-codes?type=beta&after=1~a')
  expect(nextPageLink(request, '2~b').get('link')).toBe('</api/gift-codes?type=beta&after=2%7Eb>; rel="next"')
  expect(nextPageLink(request, undefined).get('link')).toBeNull()
})
