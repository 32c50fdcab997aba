const AT_MOST = 40

/** An idea's beginning, for the name of a button that stands on it. */
export const quotedIdea = (content: string): string =>
  content.length <= AT_MOST ? content : `${content.slice(0, AT_MOST).replace(/\s+\S*$/u, '')} …`
