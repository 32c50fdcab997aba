import { StoryLoading } from '@/components/book/story-loading'

export default function Loading() {
  return <StoryLoading />
}
