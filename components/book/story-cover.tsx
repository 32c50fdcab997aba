import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import type { Story } from '@/lib/domain/story/story'

/** The book itself, lying beside its names. */
export function StoryCover({ story, small = false }: { story: Story; small?: boolean }) {
  if (story.imageUrl === null) return null
  return (
    <div className="rotate-2 px-s4 max-md:row-start-2 max-md:justify-self-center">
      <BookCover
        title={story.title}
        layout="printed"
        width={small ? 'min(280px, 70vw)' : 'min(300px, 74vw)'}
        picture={<PagePicture src={story.imageUrl} alt="" />}
      />
    </div>
  )
}
