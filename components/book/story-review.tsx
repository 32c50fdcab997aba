import { useTranslations } from 'next-intl'
import { MOST_STARS, type Review } from '@/lib/domain/story/review'
import { StarShape } from './star-shape'

/** How many stars the family gave its book. */
export function StoryReview({ review }: { review: Review }) {
  const t = useTranslations('story')
  return (
    <section className="story-review" aria-labelledby="story-review">
      <h2 id="story-review">{t('reviewTitle')}</h2>
      <p className="story-stars">
        {Array.from({ length: MOST_STARS }, (_, i) => (
          <StarShape key={i} lit={i < review.rating} />
        ))}
        <span className="sr-only">{t('stars', { count: review.rating, most: MOST_STARS })}</span>
      </p>
      {review.comment !== null && <p>{review.comment}</p>}
    </section>
  )
}
