import type { StructuredData } from './structured-data'

/**
 * Data about the page for search engines. Names in it are text to them and to the browser: no `<` of theirs can end
 * the script.
 */
export const JsonLd = ({ data }: { data: StructuredData }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    }}
  />
)
