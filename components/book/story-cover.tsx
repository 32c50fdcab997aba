import { PagePicture } from '@/components/illustration/page-picture'
import { Book } from '@/components/ui/book'
import type { Story } from '@/lib/domain/story/story'

/** What fits on a pasted label without hiding who is on the cover. */
const SHORT_TITLE = 14

/** The book itself, lying beside what is said of it. */
export function StoryCover({ story }: { story: Story }) {
  const cover = story.imageUrl ?? story.pages[0]?.imageUrl
  if (cover === undefined) return null
  const short = story.title.length <= SHORT_TITLE
  return (
    <div className="story-cover">
      <Book title={story.title} layout={short ? 'label' : 'cloth'} longTitle={!short} width="min(300px, 74vw)" picture={<PagePicture src={cover} alt="" />} />
    </div>
  )
}
