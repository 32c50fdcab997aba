import { StoryMissing } from '@/components/book/story-missing'

export default function NotFound() {
  return <StoryMissing />
}
