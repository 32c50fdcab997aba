import { PagePicture } from '@/components/illustration/page-picture'
import { Book } from '@/components/illustration/book-cover'
import { titleOnCover } from '@/components/illustration/cover-layout'
import type { Story } from '@/lib/domain/story/story'

/** The book itself, lying beside what is said of it. */
export function StoryCover({ story }: { story: Story }) {
  const cover = story.imageUrl ?? story.pages[0]?.imageUrl
  if (cover === undefined) return null
  return (
    <div className="story-cover">
      <Book
        title={story.title}
        {...titleOnCover(story.title)}
        width="min(300px, 74vw)"
        picture={<PagePicture src={cover} alt="" />}
      />
    </div>
  )
}
