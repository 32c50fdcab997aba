/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { Address, WithAddress } from './address'

test.each([
  ['grandma@a-long-name.example.com', ['grandma@', 'a-long-name.', 'example.', 'com']],
  ['https://pets.example/shop/books', ['https://', 'pets.', 'example/', 'shop/', 'books']],
  ['plain', ['plain']],
])('the lines of an address end after an @, a dot or a slash: %s', (address, parts) => {
  const { container } = render(<Address>{address}</Address>)
  expect(container.textContent).toBe(address)
  expect(container.innerHTML.replace(/<\/?bdi[^>]*>/g, '').split('<wbr>')).toEqual(parts)
})

test('a sentence keeps its words around the address that it names, and is itself without one', () => {
  const { container, rerender } = render(
    <WithAddress address="ann@example.com">Sent to ann@example.com, read it there.</WithAddress>,
  )
  expect(container).toHaveTextContent('Sent to ann@example.com, read it there.')
  expect(container.querySelector('bdi')).toHaveTextContent('ann@example.com')
  rerender(<WithAddress address="">Nothing is sent.</WithAddress>)
  expect(container.innerHTML).toBe('Nothing is sent.')
})
