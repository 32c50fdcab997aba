import { AppError, type FieldErrors } from '@/lib/domain/errors'
import { checkBookText, checkRequest, freeTexts } from '@/lib/domain/moderation/check-request'
import type { Corrected, Correction } from '@/lib/domain/story/correction'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import type { StoryRequest } from '@/lib/domain/story/request'
import type { StoredBook } from '@/lib/domain/story/stored-book'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { moderationRefusal } from '@/lib/server/moderation/refusal'
import { petColumns } from '@/lib/server/stories/story-row'
import { updateBook } from './update-book'
import { readBook } from './read-book'
import { recast, regenerate, rewriteText } from './regenerate'

/**
 * Puts right what the owner says: names, pronouns, looks, pets, the dedication, the words of pages. The built-in author tells its own book
 * again for new names and pronouns; in any other book names alone are replaced. Pages with the owner's words keep them.
 * @throws story_not_found for anybody else's, story_unfinished, story_changed, story_printed; unkind_words and private_words with the fields
 */
export async function correctStory(
  db: Db,
  { viewer, id, correction }: { viewer: Viewer; id: string; correction: Correction },
): Promise<Corrected> {
  const { visitorId } = viewer
  const { version, book, request: before, earlier } = await readBook(db, { visitorId, id })
  if (visitorId === null) throw new AppError('story_not_found')
  if (version !== correction.version) throw new AppError('story_changed')
  const request = requestAfter(before, correction)
  const told = { request: before, manuscript: book.manuscript, ownPages: book.ownPages, earlier }
  const byAuthor = await rewriteText(told)
  const factsChanged = JSON.stringify(factsOf(request)) !== JSON.stringify(factsOf(before))
  if (!byAuthor && request.pets.some((pet, i) => pet.type !== before.pets[i]?.type))
    throw new AppError('invalid', {}, { pets: ['Another kind of animal needs another story'] })
  refuseWords(correction, before, request)

  const manuscript = factsChanged ? await regenerate(told, byAuthor, request) : book.manuscript
  const cast = factsChanged ? recast(book.cast, told, { request, manuscript }) : book.cast
  const { pages, ownPages } = wordsAfter(
    manuscript,
    book.ownPages,
    correction,
    byAuthor && (factsChanged ? await regenerate({ ...told, ownPages: [] }, byAuthor, request) : byAuthor),
  )
  const next: StoredBook = {
    ...book,
    childName: request.childName,
    childGender: request.childGender,
    look: request.look ?? book.look,
    pets: petColumns(request.pets),
    manuscript: { ...manuscript, pages },
    cast: [...cast],
    dedication: correction.dedication === undefined ? book.dedication : correction.dedication || null,
    ownPages,
  }
  // What comes to the same book (a blank at the end of a line) is no new version, and nobody has to approve it anew.
  if (JSON.stringify(next) === JSON.stringify(book)) return { version, kept: [], read: false }
  const newVersion = await updateBook(db, { visitorId, id, version, change: 'corrected', book: next })
  const kept = factsChanged ? ownPages.filter((page) => correction.pages?.[String(page)] === undefined) : []
  return { version: newVersion, kept, read: factsChanged && !byAuthor }
}

/** What the words and the pictures depend on. */
const factsOf = ({ childName, childGender, look, pets }: StoryRequest) => ({
  childName,
  childGender,
  look: look ?? {},
  pets: petColumns(pets),
})

function requestAfter(before: StoryRequest, { childName, childGender, look, pets }: Correction): StoryRequest {
  if (pets && pets.length !== before.pets.length)
    throw new AppError('invalid', {}, { pets: ['A book keeps as many pets as it has'] })
  return {
    ...before,
    ...(childName === undefined ? {} : { childName }),
    ...(childGender === undefined ? {} : { childGender }),
    ...(look === undefined ? {} : { look }),
    ...(pets ? { pets: pets.map((pet, i) => ({ ...before.pets[i], ...pet })) } : {}),
  }
}

/** The pages with what the owner wrote on them. @param author what stands on a page that is given back; null when nobody can say */
function wordsAfter(
  manuscript: Manuscript,
  own: readonly number[],
  { pages: changed = {} }: Correction,
  author: Manuscript | null,
) {
  const ownPages = new Set(own)
  const pages = manuscript.pages.map((page) => {
    const words = changed[String(page.pageNumber)]
    if (words === undefined) return page
    const first = author?.pages.find(({ pageNumber }) => pageNumber === page.pageNumber)?.content
    const content = words ?? first ?? page.content
    if (content === first) ownPages.delete(page.pageNumber)
    else if (words !== null) ownPages.add(page.pageNumber)
    return { ...page, content }
  })
  return { pages, ownPages: [...ownPages].sort((a, b) => a - b) }
}

function refuseWords({ pages = {}, dedication = '' }: Correction, before: StoryRequest, request: StoryRequest): void {
  const names = [request.childName, ...request.pets.map((pet) => pet.name)]
  const typed: [string, string][] = [
    ['dedication', dedication],
    ...Object.entries(pages).map(([page, words]): [string, string] => [`pages.${page}`, words ?? '']),
  ]
  const known = new Set(freeTexts(before).map(({ field, text }) => `${field} ${text}`))
  const texts = new Map(freeTexts(request).map(({ field, text }) => [field, text]))
  const found = [
    ...typed.flatMap(([field, words]) =>
      checkBookText(words, names, request.language, listedWords).map((rule) => ({ field, rule })),
    ),
    ...checkRequest(request, listedWords).reasons.filter(
      ({ field }) => !known.has(`${field} ${texts.get(field) ?? ''}`),
    ),
  ]
  if (found.length === 0) return
  const fields: FieldErrors = Object.fromEntries(found.map(({ field, rule }) => [field, [rule]]))
  throw new AppError(moderationRefusal(found.map(({ rule }) => rule)), {}, fields)
}
