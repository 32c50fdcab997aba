/** Who asks: the browser, and the administrator signed in there. */
export interface Viewer {
  /** Null for a browser that has made nothing yet. */
  visitorId: string | null
  admin: { id: string; username: string } | null
}

export type Visitor = Viewer & { visitorId: string }
