// The books that the shop shows to everybody, written and drawn as every book is.
import { writeStory } from '../author/write'
import { joinNames } from '../book/phrases'
import { COVER_PAGE } from '../book/picture-path'
import { hash } from '../chance'
import { drawBookCover } from '../illustration/cover/book-cover'
import { drawLatinLetter } from '../illustration/cover/latin-letters'
import { letterCover } from '../illustration/cover/letter-cover'
import { getEngine } from '../illustration/engine'
import type { BookLook } from '../illustration/book-look'
import { resolveCast } from '../illustration/resolve-cast'
import type { Scene } from '../illustration/scene'
import type { Manuscript } from '../story/manuscript'
import { storyRequest, type StoryRequest } from '../story/request'
import { familyRequest } from './families'
import type { ShopBook } from './shop-book-names'

/** The book of the page `/sample-story`. */
export const SAMPLE_REQUEST: StoryRequest = storyRequest.parse({
  childName: 'Mila',
  childAge: '9-10',
  childGender: 'girl',
  lifeSkill: 'courage',
  language: 'en',
  seed: 'sample-beach',
  preferredLocation: 'gold-coast',
  look: { skin: 'fair', hair: 'bob', hairColour: 'chestnut', eyes: 'brown' },
  pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'golden' }],
})

const REQUESTS: Record<ShopBook, StoryRequest> = {
  sample: SAMPLE_REQUEST,
  courage: { ...familyRequest('eli'), lifeSkill: 'courage' },
  friendship: familyRequest('asha'),
}

interface WrittenBook {
  manuscript: Manuscript
  look: BookLook
}

const written = new Map<ShopBook, Promise<WrittenBook>>()
function shopBook(book: ShopBook): Promise<WrittenBook> {
  const known = written.get(book) ?? writeBook(REQUESTS[book])
  written.set(book, known)
  return known
}

async function writeBook(request: StoryRequest): Promise<WrittenBook> {
  const manuscript = await writeStory(request)
  const look: BookLook = { cast: resolveCast(request, manuscript.extras), seed: request.seed, engineVersion: 1 }
  const pages = getEngine(look.engineVersion).planPages(look, manuscript.pages)
  return { manuscript: { ...manuscript, pages }, look }
}

export const shopManuscript = async (book: ShopBook): Promise<Manuscript> => (await shopBook(book)).manuscript

/** One of a book's pictures, page 0 being its cover; null for a page that it doesn't have. */
export async function drawShopPage(book: ShopBook, pageNumber: number): Promise<Scene | null> {
  const { manuscript, look } = await shopBook(book)
  const request = REQUESTS[book]
  if (pageNumber === COVER_PAGE) {
    const cover = drawBookCover({
      look,
      title: manuscript.title,
      language: manuscript.language,
      childName: request.childName,
      petNames: request.pets.map(({ name }) => name),
      directions: manuscript.pages.map(({ direction }) => direction),
      withPets: `with ${joinNames(
        request.pets.map(({ name }) => name),
        'en',
      )}`,
    })
    return letterCover(cover, drawLatinLetter)
  }
  const { illustrate } = getEngine(look.engineVersion)
  const page = manuscript.pages.find((one) => one.pageNumber === pageNumber)
  return page ? illustrate(look, page).scene : null
}

/**
 * The address of a picture for whoever can't wait until it is drawn: its version is a hash of what it is drawn from.
 */
export async function shopPicturePath(book: ShopBook, pageNumber: number): Promise<string> {
  const version = hash(JSON.stringify([REQUESTS[book], await shopManuscript(book)])).toString(36)
  return `/pictures/${book}-${pageNumber}.svg?v=${version}`
}
