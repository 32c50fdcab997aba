import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { MOST_STARS, type Review } from '@/lib/domain/story/review'
import { StarShape } from './star-shape'

/** How many stars the family gave its book. */
export function StoryReview({ review }: { review: Review }) {
  const t = useTranslations('story')
  return (
    <section className="bg-sun-pale px-6.5 pt-4.5 pb-5.5 wrap-anywhere shadow-1" aria-labelledby="story-review">
      <h2 id="story-review" className="mb-s3 text-d-m">
        {t('reviewTitle')}
      </h2>
      <p className="flex gap-0.5">
        {Array.from({ length: MOST_STARS }, (_, i) => (
          <StarShape
            key={i}
            className={cn('w-7.5 stroke-sun-deep stroke-[2.5]', i < review.rating ? 'fill-sun' : 'fill-white')}
          />
        ))}
        <span className="sr-only">{t('stars', { count: review.rating, most: MOST_STARS })}</span>
      </p>
      {review.comment !== null && <p>{review.comment}</p>}
    </section>
  )
}
