import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { coverLayout } from '@/components/illustration/cover-layout'
import type { Story } from '@/lib/domain/story/story'

/** The book itself, lying beside what is said of it. */
export function StoryCover({ story }: { story: Story }) {
  const cover = story.imageUrl ?? story.pages[0]?.imageUrl
  if (cover === undefined) return null
  return (
    <div className="story-cover">
      <BookCover
        title={story.title}
        {...coverLayout(story.title)}
        width="min(300px, 74vw)"
        picture={<PagePicture src={cover} alt="" />}
      />
    </div>
  )
}
