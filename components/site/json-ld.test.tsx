/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { JsonLd } from './json-ld'
import { bookData, productData, questionsData } from './structured-data'

const ORIGIN = 'https://wagtale.example'
const read = (container: HTMLElement): Record<string, unknown> =>
  JSON.parse(container.querySelector('script')?.textContent ?? '')

test('a name cannot end the script that it stands in', () => {
  const name = '</script><script>alert(1)</script><!--'
  const { container } = render(
    <JsonLd data={bookData({ name, description: name, url: ORIGIN, image: ORIGIN, language: 'en' })} />,
  )
  expect(container.innerHTML.match(/<\/?script/g)).toHaveLength(2)
  expect(container.innerHTML).not.toContain('<!--')
  expect(read(container)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Book', name, numberOfPages: 20 })
})

test('the price is the one that is charged; questions keep their answers', () => {
  const product = productData({
    origin: ORIGIN,
    name: 'A book',
    description: 'D'.repeat(300),
    url: `${ORIGIN}/hi/home`,
  })
  expect(product).toMatchObject({ offers: { price: '9.99', priceCurrency: 'AUD' } })
  expect(productData({ origin: ORIGIN, name: 'Five', description: '', url: ORIGIN }, 'bundle')).toMatchObject({
    offers: { price: '29.99' },
  })
  // Longer texts are laid out by length in prerendered pages, where addresses are changed in place.
  expect(JSON.stringify(product).length).toBeLessThan(1000)
  expect(questionsData([{ question: 'Q', answer: 'A' }])).toMatchObject({
    mainEntity: [{ name: 'Q', acceptedAnswer: { text: 'A' } }],
  })
})
