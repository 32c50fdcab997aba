import { renamedManuscript, replaceNames, type NameChange } from '@/lib/domain/author/replace-names'
import { writeStory } from '@/lib/domain/author/write'
import type { Cast } from '@/lib/domain/illustration/cast'
import { resolveCast } from '@/lib/domain/illustration/resolve-cast'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import type { Earlier, StoryRequest } from '@/lib/domain/story/request'

interface Told {
  request: StoryRequest
  manuscript: Manuscript
  ownPages: readonly number[]
  earlier: Earlier | undefined
}

/**
 * What the built-in author says for this request, if that is the very book that stands: one of another author, or of a release that told it
 * otherwise, is not told anew, since the family knows it as it is.
 */
export async function rewriteText({ request, manuscript, ownPages, earlier }: Told): Promise<Manuscript | null> {
  if (!manuscript.author.startsWith('built-in') || request.language !== 'en') return null
  const told = await writeStory(request, earlier).catch(() => null)
  const same = told?.pages.every(
    (page, i) => ownPages.includes(page.pageNumber) || page.content === manuscript.pages[i]?.content,
  )
  return same ? told : null
}

const namesOf = (request: StoryRequest): string[] => [request.childName, ...request.pets.map((pet) => pet.name)]

/** The book for the corrected request; pages with the owner's words keep them. `told`: what `tellAgain` gave for the request before. */
export async function regenerate(before: Told, told: Manuscript | null, request: StoryRequest): Promise<Manuscript> {
  const { manuscript, ownPages } = before
  const after = namesOf(request)
  const changes = namesOf(before.request).map((from, i): NameChange => [from, after[i] ?? from])
  const next = told ? await writeStory(request, before.earlier) : renamedManuscript(manuscript, changes)
  const title = told && manuscript.title === told.title ? next.title : replaceNames(manuscript.title, changes)
  const wordsOf = (pageNumber: number) =>
    ownPages.includes(pageNumber) ? manuscript.pages.find((page) => page.pageNumber === pageNumber)?.content : undefined
  return {
    ...next,
    ...(manuscript.wanted ? { wanted: manuscript.wanted } : {}),
    title,
    pages: next.pages.map((page) => ({ ...page, content: wordsOf(page.pageNumber) ?? page.content })),
  }
}

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whoever a correction doesn't touch looks as before, however this release would draw a new one. */
export function recast(
  cast: Cast,
  before: { request: StoryRequest; manuscript: Manuscript },
  after: { request: StoryRequest; manuscript: Manuscript },
): Cast {
  const was = resolveCast(before.request, before.manuscript.extras)
  return resolveCast(after.request, after.manuscript.extras).map((member) => {
    const same = alike(
      was.find((one) => one.who === member.who),
      member,
    )
    return (same ? cast.find((one) => one.who === member.who) : undefined) ?? member
  })
}
