import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import type { EmbeddedBook } from '@/lib/domain/embed/embedded-book'
import { ON_SHOW } from '@/lib/domain/story/on-show'
import { isShopBook, type ShopBook } from '@/lib/domain/site-illustrations/shop-book-names'
import { shopManuscript, shopPicturePath } from '@/lib/domain/site-illustrations/shop-books'
import { sharePath } from '@/lib/domain/site-illustrations/social-image'
import { api, paths } from '@/lib/paths'
import type { Db } from '@/lib/platform/db/client'
import { storyColumns } from '../stories/columns'
import { presentStory } from '../stories/present-story'

/**
 * One of the shop's books by its name, or a featured and approved story by its id. `private`: there is such a story,
 * and whoever has its link may read it, but it isn't for the public. A story that isn't shared is as unknown as one
 * that isn't there.
 */
export async function findEmbeddedBook(
  db: Db,
  { story }: { story: string },
): Promise<EmbeddedBook | 'private' | 'unknown'> {
  if (isShopBook(story)) return shopBook(story)
  // PostgreSQL text can't hold NUL, so nothing has such an id.
  if (story.includes('\0')) return 'unknown'
  const row = await db.story.findFirst({ where: { id: story, ...ON_SHOW }, select: storyColumns })
  if (!row) {
    const shared = await db.story.findFirst({ where: { id: story, shared: true }, select: { id: true } })
    return shared ? 'private' : 'unknown'
  }
  const { id, title, summary, language, pages, imageUrl, version } = presentStory(row, { visitorId: null })
  return {
    title,
    summary,
    language,
    cover: imageUrl ?? '',
    pages: pages.map(({ content, alt, imageUrl: picture }) => ({ content, alt, picture })),
    page: paths.story(id),
    sharePicture: api.storySharePicture(id, version),
  }
}

async function shopBook(book: ShopBook): Promise<EmbeddedBook> {
  const { title, summary, language, pages } = await shopManuscript(book)
  return {
    title,
    summary,
    language,
    cover: await shopPicturePath(book, COVER_PAGE),
    pages: await Promise.all(
      pages.map(async ({ pageNumber, content, alt }) => ({
        content,
        alt,
        picture: await shopPicturePath(book, pageNumber),
      })),
    ),
    page: book === 'sample' ? paths.sampleStory : null,
    sharePicture: sharePath(book),
  }
}
