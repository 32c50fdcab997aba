/** Who makes the request: the browser's visitor, and the signed-in administrator. */
export interface Viewer {
  /** Null for a browser that has not created anything yet. */
  visitorId: string | null
  admin: { id: string; username: string } | null
}

export type Visitor = Viewer & { visitorId: string }
