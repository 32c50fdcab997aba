// What an embedded reader and the page around it tell each other. The page speaks first, so that the reader knows its
// origin and answers nobody else.
export const HELLO = 'wagtale:hello'
const SIZE = 'wagtale:size'

/** The reader's answer: how tall it would be, and what its book is called. */
export interface FrameSize {
  type: typeof SIZE
  height: number
  title: string
}

export const frameSize = (height: number, title: string): FrameSize => ({ type: SIZE, height, title })

export const isFrameSize = (data: unknown): data is FrameSize =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === SIZE &&
  'height' in data &&
  typeof data.height === 'number' &&
  data.height > 0 &&
  'title' in data &&
  typeof data.title === 'string'
