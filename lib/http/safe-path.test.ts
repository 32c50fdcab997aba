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
])('%j stays at home', (wanted) => {
  expect(safePath(wanted, '/')).toBe('/')
})

test('a path of our own is kept with its search', () => {
  expect(safePath('/admin/gift-codes?after=1#x', '/')).toBe('/admin/gift-codes?after=1')
})
