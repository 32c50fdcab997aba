// Recent activity on the dashboard: the latest events of each kind in one list.

export const ACTIVITY_TYPES = ['story', 'purchase', 'refund', 'gift_code', 'message', 'print_order'] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** `params` of its sentence; `id` of the story, purchase ... */
export interface Activity {
  type: ActivityType
  timestamp: Date
  id: string
  params: Record<string, string>
}

/** Newest first; at most `most`. */
export const latest = (kinds: readonly Activity[][], most: number): Activity[] =>
  kinds
    .flat()
    .toSorted((a, b) => b.timestamp.getTime() - a.timestamp.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, most)

const SENTENCES: Record<ActivityType, (params: Record<string, string>) => string> = {
  story: ({ title }) => (title ? `New story: ${title}` : 'New story, still being written'),
  purchase: ({ order, product }) => `Order ${order} paid: ${product}`,
  refund: ({ order }) => `Order ${order} refunded`,
  gift_code: ({ code, by }) => `Gift code ${code} created by ${by}`,
  message: ({ name, subject }) => `Message from ${name}: ${subject}`,
  print_order: ({ product, quantity }) => `Print order: ${quantity} × ${product}`,
}

/** In English, for the API; pages use their messages. */
export const describeActivity = ({ type, params }: Pick<Activity, 'type' | 'params'>): string => SENTENCES[type](params)
