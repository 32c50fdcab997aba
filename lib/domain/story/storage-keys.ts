// Keys of the browser's storage. Apart from the schemas (draft.ts), so that code that only writes doesn't load them.

/** Written when a preview is made; read by the purchase page. */
export const SAVED_PREVIEW_KEY = 'storyPreviewData'
/** Written when a payment method is chosen. */
export const PENDING_STORY_KEY = 'pendingStoryData'
/** Written while the visitor types. */
export const DRAFT_KEY = 'wagtale-draft'
/** Written while a sequel is chosen. */
export const SEQUEL_KEY = 'wagtale-sequel'
