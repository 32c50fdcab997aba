import { safePath } from './safe-path'

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'evil',
  '',
  'javascript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  '\\/evil.example',
])('safe path: %j falls back', (wanted) => {
  expect(safePath(wanted, '/')).toBe('/')
})

test('safe path: a path of this site is kept with its query', () => {
  expect(safePath('/admin/gift-codes?after=1#x', '/')).toBe('/admin/gift-codes?after=1')
})
