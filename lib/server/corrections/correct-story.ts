import { AppError, type FieldErrors } from '@/lib/domain/errors'
import { checkBookText, checkRequest, collectFreeTexts } from '@/lib/domain/moderation/check-request'
import type { Corrected, Correction } from '@/lib/domain/story/correction'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import type { StoryRequest } from '@/lib/domain/story/request'
import type { StoredBook } from '@/lib/domain/story/stored-book'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { moderationRefusal } from '@/lib/server/moderation/refusal'
import { withShots } from '@/lib/server/stories/with-shots'
import { familyOf } from '@/lib/server/stories/story-row'
import { updateBook } from './update-book'
import { readBook } from './read-book'
import { recast, regenerate, rewriteText } from './regenerate'

/**
 * Applies the owner's corrections: names, pronouns, looks, pets, the dedication and page texts. A text by the built-in
 * author is regenerated for new names and pronouns; in any other text only names are replaced. Pages that the owner
 * wrote stay.
 * @throws story_not_found (for another visitor's too), story_unfinished, story_changed, story_printed; unkind_words and
 *   private_words with the fields
 */
export async function correctStory(
  db: Db,
  { viewer, id, correction }: { viewer: Viewer; id: string; correction: Correction },
): Promise<Corrected> {
  const { visitorId } = viewer
  const { version, book, request: before, earlier, look } = await readBook(db, { visitorId, id })
  if (visitorId === null) throw new AppError('story_not_found')
  if (version !== correction.version) throw new AppError('story_changed')
  const request = correctedRequest(before, correction)
  const current = { request: before, manuscript: book.manuscript, ownPages: book.ownPages, earlier }
  const byAuthor = await rewriteText(current)
  const factsChanged = JSON.stringify(factsOf(request)) !== JSON.stringify(factsOf(before))
  if (!byAuthor && request.pets.some((pet, i) => pet.type !== before.pets[i]?.type))
    throw new AppError('invalid', {}, { pets: ['Another kind of animal needs another story'] })
  checkTexts(correction, before, request)

  const manuscript = factsChanged ? await regenerate(current, byAuthor, request) : book.manuscript
  const cast = factsChanged ? recast(book.cast, current, { request, manuscript }) : book.cast
  const { pages, ownPages } = correctPages(
    manuscript,
    book.ownPages,
    correction,
    byAuthor && (factsChanged ? await regenerate({ ...current, ownPages: [] }, byAuthor, request) : byAuthor),
  )
  const next: StoredBook = {
    ...book,
    ...familyOf(request),
    look: request.look ?? book.look,
    // A changed cast may need other shots.
    manuscript: factsChanged ? withShots({ ...manuscript, pages }, { ...look, cast }) : { ...manuscript, pages },
    cast: [...cast],
    dedication: correction.dedication === undefined ? book.dedication : correction.dedication || null,
    ownPages,
  }
  // A correction without effect (a trailing blank) creates no version and needs no new approval.
  if (JSON.stringify(next) === JSON.stringify(book)) return { version, ownPages: [], read: false }
  const newVersion = await updateBook(db, { visitorId, id, version, change: 'corrected', book: next })
  const stalePages = factsChanged ? ownPages.filter((page) => correction.pages?.[String(page)] === undefined) : []
  return { version: newVersion, ownPages: stalePages, read: factsChanged && !byAuthor }
}

/** The facts that text and pictures depend on. */
const factsOf = (request: StoryRequest) => ({ ...familyOf(request), look: request.look ?? {} })

function correctedRequest(before: StoryRequest, { pets, ...correction }: Correction): StoryRequest {
  const { childName, childGender, look, childTraits, childDescription, shortName } = correction
  if (pets && pets.length !== before.pets.length)
    throw new AppError('invalid', {}, { pets: ['A book keeps as many pets as it has'] })
  return {
    ...before,
    ...(childName === undefined ? {} : { childName }),
    ...(childGender === undefined ? {} : { childGender }),
    ...(look === undefined ? {} : { look }),
    ...(childTraits === undefined ? {} : { childTraits }),
    ...(childDescription === undefined ? {} : { childDescription }),
    ...(shortName === undefined ? {} : { shortName }),
    ...(pets ? { pets: pets.map((pet, i) => ({ ...before.pets[i], ...pet })) } : {}),
  }
}

/**
 * The pages with the owner's texts.
 * @param author the author's own text, for pages given back to the author; null if unknown
 */
function correctPages(
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

function checkTexts({ pages = {}, dedication = '' }: Correction, before: StoryRequest, request: StoryRequest): void {
  const names = [request.childName, ...request.pets.map((pet) => pet.name)]
  const typed: [string, string][] = [
    ['dedication', dedication],
    ...Object.entries(pages).map(([page, words]): [string, string] => [`pages.${page}`, words ?? '']),
  ]
  const known = new Set(collectFreeTexts(before).map(({ field, text }) => `${field} ${text}`))
  const texts = new Map(collectFreeTexts(request).map(({ field, text }) => [field, text]))
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
