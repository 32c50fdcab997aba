import { PagePicture } from '@/components/illustration/page-picture'
import { BookCover } from '@/components/illustration/book-cover'
import { coverLayout } from '@/components/illustration/cover-layout'
import type { Story } from '@/lib/domain/story/story'

/** In letters: from here on a title on cloth is set smaller. */
const LONG_TITLE = 14

/** The book itself, lying beside its names; `cloth` binds it in cloth, whatever its title. */
export function StoryCover({ story, cloth = false }: { story: Story; cloth?: boolean }) {
  const cover = story.imageUrl ?? story.pages[0]?.imageUrl
  if (cover === undefined) return null
  return (
    <div className="rotate-2 px-s4 max-md:row-start-2 max-md:justify-self-center [&_img]:object-[50%_88%]">
      <BookCover
        title={story.title}
        {...(cloth ? { layout: 'cloth', longTitle: story.title.length > LONG_TITLE } : coverLayout(story.title))}
        width={cloth ? 'min(280px, 70vw)' : 'min(300px, 74vw)'}
        picture={<PagePicture src={cover} alt="" />}
      />
    </div>
  )
}
