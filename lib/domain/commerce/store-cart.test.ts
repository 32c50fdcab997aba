import { cartLink, storeVariants } from './store-cart'

test('store cart: the link holds product, copies, email and attributes, whatever page of the store is set', () => {
  const link = new URL(
    cartLink('https://shop.example/products/book?ref=a', {
      variant: '44012345678902',
      quantity: 3,
      email: 'a+b@example.com',
      attributes: { print_order: 'x' },
    }),
  )
  expect(link.origin + link.pathname).toBe('https://shop.example/cart/44012345678902:3')
  expect([...link.searchParams]).toEqual([
    ['checkout[email]', 'a+b@example.com'],
    ['attributes[print_order]', 'x'],
  ])
})

test('store cart: numbers of products are read from one setting; what is no product of ours is refused by name', () => {
  expect(storeVariants.parse('digital=44, hardcover_book=45')).toEqual({ digital: '44', hardcover_book: '45' })
  for (const wrong of ['mug=44', 'digital', 'digital=4x', 'digital=44,'])
    expect(storeVariants.safeParse(wrong).error?.issues[0]?.message).toContain('digital=44012345678901')
})
