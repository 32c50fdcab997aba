import { splitLastLine } from '../last-line'

interface DescribedPage {
  /** The story's words on the page. */
  content: string
  /** What its picture shows; none on the title page and the end page. */
  alt?: string | undefined
  isLine?: boolean | undefined
}

/** What is said of each page's picture, for whoever doesn't see it; null where the page has none. */
export const describePages = (pages: readonly DescribedPage[]): (string | null)[] =>
  pages.map(({ content, alt = '', isLine = false }) => {
    const hasPicture = !isLine || splitLastLine(content) === null
    return hasPicture && alt.trim() !== '' ? alt : null
  })
