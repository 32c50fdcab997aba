import { readingLevel, AGE_BANDS, LANGUAGES } from '@/lib/domain/story/lists'
import { manuscript as manuscriptSchema, type Manuscript } from '@/lib/domain/story/manuscript'
import type { Story } from '@/lib/domain/story/story'
import { addDirectionMarks } from '@/lib/domain/book/line-order'
import { isRightToLeft } from '@/lib/domain/languages'
import { altOfHalf } from '@/lib/domain/book/gutter-alt'
import { halfOf, hasWordsOnPicture } from '@/lib/domain/book/gutter-page'
import { isLinePage } from '@/lib/domain/book/line-page'
import { COVER_PAGE, picturePath } from '@/lib/domain/book/picture-path'
import type { Viewer } from '@/lib/domain/viewer'
import { letterToneOf } from '@/lib/domain/illustration/letter-tone'
import { customizationsOf } from './book-look'
import type { StoryRow } from './columns'
import { shownRequest } from './story-row'

const bandOf = (age: string) => AGE_BANDS.find((band) => band === age) ?? '5-6'
const languageOf = (language: string) => LANGUAGES.find((known) => known === language) ?? 'en'

/** The stored manuscript; parsed again, since a row outlives the code that wrote it. @throws ZodError */
export const manuscriptOf = (row: Pick<StoryRow, 'manuscript'>): Manuscript | null =>
  row.manuscript === null ? null : manuscriptSchema.parse(row.manuscript)

/** A row as pages and the API show it (spec 2, section 3). */
export function presentStory(row: StoryRow, viewer: Pick<Viewer, 'visitorId'>): Story {
  const manuscript = manuscriptOf(row)
  const language = languageOf(row.language)
  const ordered = (text: string) => addDirectionMarks(text, isRightToLeft(language))
  const customizations = customizationsOf(row)
  const pages = (manuscript?.pages ?? []).map((page, _, all) => {
    const { pageNumber, content, alt, direction, shot } = page
    const half = halfOf(page, all, customizations)
    return {
      pageNumber,
      content: ordered(content),
      alt: half === null ? alt : altOfHalf(alt, half, language),
      imageUrl: picturePath(row.id, pageNumber, row.version),
      ...(isLinePage({ pageNumber, shot }, customizations) ? { isLine: true as const } : {}),
      ...(shot?.form === 'full' ? { onPicture: letterToneOf(direction) } : {}),
      ...(half !== null && hasWordsOnPicture(page, all)
        ? { onPicture: letterToneOf(direction), half: { side: half, quiet: shot?.gutter?.quiet ?? 0 } }
        : {}),
    }
  })
  return {
    id: row.id,
    title: row.title,
    storyTitle: row.title,
    ...shownRequest(row),
    storyContent: row.storyContent,
    content: row.storyContent,
    storyImages: pages.map((page) => page.imageUrl),
    imageUrl: manuscript ? picturePath(row.id, COVER_PAGE, row.version) : null,
    pages,
    interactiveElements: JSON.stringify(manuscript?.interactiveElements ?? []),
    hiddenSurprises: JSON.stringify(manuscript?.hiddenSurprises ?? []),
    seriesNumber: row.seriesNumber,
    previousStoryId: row.previousStoryId,
    dedication: row.dedication,
    shared: row.shared,
    featured: row.featured,
    approved: row.approved,
    contentApproved: row.contentApproved,
    imagesApproved: row.imagesApproved,
    createdAt: row.createdAt.toISOString(),
    language,
    wantedLanguage: manuscript?.wanted ?? null,
    level: readingLevel(bandOf(row.childAge)),
    state: row.state,
    progress: row.progress,
    failure: row.failure,
    version: row.version,
    customizations,
    words: manuscript?.words ?? [],
    questions: manuscript?.questions ?? [],
    ...(manuscript?.table ? { table: manuscript.table } : {}),
    summary: manuscript?.summary ?? '',
    mine: viewer.visitorId !== null && row.visitorId === viewer.visitorId,
  }
}
