// What pages tell search engines about the things on them (schema.org). Addresses are whole: give the site's origin.
import { PRODUCT_FACTS, type Product } from '@/lib/domain/commerce/products'
import { sharePath } from '@/lib/domain/site-illustrations/social-image'
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'

type Value = string | number | boolean | readonly Value[] | { [key: string]: Value }
export interface StructuredData {
  '@type': string
  [key: string]: Value
}

interface Described {
  origin: string
  name: string
  description: string
  url: string
}

/** Something that can be bought: the digital story, unless told. `url` is the page's own. */
export const productData = (
  { origin, name, description, url }: Described,
  product: Product = 'digital',
): StructuredData => ({
  '@type': 'Product',
  name,
  description,
  url,
  image: origin + sharePath('home'),
  brand: { '@type': 'Brand', name: 'Wagtale' },
  offers: {
    '@type': 'Offer',
    url,
    price: (PRODUCT_FACTS[product].cents / 100).toFixed(2),
    priceCurrency: 'AUD',
    availability: 'https://schema.org/InStock',
  },
})

interface DescribedBook {
  name: string
  description: string
  url: string
  image: string
  language: string
}

/** One book that can be read here. */
export const bookData = ({ name, description, url, image, language }: DescribedBook): StructuredData => ({
  '@type': 'Book',
  name,
  description,
  url,
  image,
  inLanguage: language,
  numberOfPages: PAGES_IN_A_STORY,
  bookFormat: 'https://schema.org/EBook',
  genre: "Children's literature",
  author: { '@type': 'Organization', name: 'Wagtale Press' },
})

/** Questions with their answers, all of which are on the page. */
export const questionsData = (questions: readonly { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
