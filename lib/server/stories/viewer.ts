/** Who asks. `visitorId` is null for a browser that has made nothing yet. */
export interface StoryViewer { visitorId: string | null; admin: boolean }
