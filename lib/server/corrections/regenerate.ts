import { renamedManuscript, replaceNames, type NameChange } from '@/lib/domain/author/replace-names'
import { writeStory } from '@/lib/domain/author/write'
import type { Cast, Member } from '@/lib/domain/illustration/cast'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import type { Earlier, StoryRequest } from '@/lib/domain/story/request'

interface WrittenBook {
  request: StoryRequest
  manuscript: Manuscript
  ownPages: readonly number[]
  earlier: Earlier | undefined
}

/**
 * The built-in author's text for this request if it equals the stored one; else null. A text by another author or by
 * a release that wrote differently is never regenerated, since the family knows it as it is.
 */
export async function rewriteText({ request, manuscript, ownPages, earlier }: WrittenBook): Promise<Manuscript | null> {
  if (!manuscript.author.startsWith('built-in')) return null
  const rewritten = await writeStory(request, earlier).catch(() => null)
  if (rewritten?.language !== manuscript.language) return null
  const same = rewritten.pages.every(
    (page, i) => ownPages.includes(page.pageNumber) || page.content === manuscript.pages[i]?.content,
  )
  return same ? rewritten : null
}

const namesOf = (request: StoryRequest): string[] => [request.childName, ...request.pets.map((pet) => pet.name)]

/**
 * The text for the corrected request; pages that the owner wrote stay.
 * @param rewritten of `rewriteText` for the request before
 */
export async function regenerate(
  before: WrittenBook,
  rewritten: Manuscript | null,
  request: StoryRequest,
): Promise<Manuscript> {
  const { manuscript, ownPages } = before
  const after = namesOf(request)
  const changes = namesOf(before.request).map((from, i): NameChange => [from, after[i] ?? from])
  const next = rewritten ? await writeStory(request, before.earlier) : renamedManuscript(manuscript, changes)
  const title = rewritten && manuscript.title === rewritten.title ? next.title : replaceNames(manuscript.title, changes)
  const ownText = (pageNumber: number) =>
    ownPages.includes(pageNumber) ? manuscript.pages.find((page) => page.pageNumber === pageNumber)?.content : undefined
  return {
    ...next,
    ...(manuscript.wanted ? { wanted: manuscript.wanted } : {}),
    title,
    pages: next.pages.map((page) => ({ ...page, content: ownText(page.pageNumber) ?? page.content })),
  }
}

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const withFaceOf = (known: Member | undefined, member: Member): Member =>
  known && known.kind !== 'pet' && member.kind !== 'pet' ? { ...member, face: known.face } : member

/**
 * Resolves the cast of the corrected request. Members that the correction doesn't change keep their stored look, even
 * if this release would resolve another. Whoever is given another name keeps the face.
 */
export function recast(
  cast: Cast,
  before: { request: StoryRequest; manuscript: Manuscript },
  after: { request: StoryRequest; manuscript: Manuscript },
): Cast {
  const previous = resolveCast(before.request, before.manuscript.extras)
  return resolveCast(after.request, after.manuscript.extras).map((resolved) => {
    const stored = cast.find((one) => one.who === resolved.who)
    const earlier = previous.find((one) => one.who === resolved.who)
    const member = withFaceOf(earlier, resolved)
    if (stored && alike(earlier, member)) return stored
    return withFaceOf(stored, resolved)
  })
}
