import type { StudioPage } from '@/lib/domain/book/recording/recording'
import type { Take, TakeState } from './take-sender'

export type PageState = TakeState['at'] | 'none' | 'changed'

/** How a page stands: what happened here comes before what the server had. */
export const pageState = ({ state }: Pick<StudioPage, 'state'>, take: Take | undefined): PageState =>
  take?.state.at ?? (state === 'recorded' ? 'stored' : state)

/** Where something can be listened to, or will be in a moment. */
export const hasTake = (state: PageState): boolean => state !== 'none' && state !== 'unreadable'
