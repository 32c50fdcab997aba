// What the browser keeps of a story, by name. Apart from its schemas (draft.ts), so that whoever only writes loads none of them.

/** Saved when a preview is made; the purchase page reads it. */
export const SAVED_PREVIEW_KEY = 'storyPreviewData'
/** Saved when a way to pay is chosen. */
export const PENDING_STORY_KEY = 'pendingStoryData'
/** Saved while somebody types. */
export const DRAFT_KEY = 'wagtale-draft'
/** Saved while a sequel is chosen. */
export const SEQUEL_KEY = 'wagtale-sequel'
