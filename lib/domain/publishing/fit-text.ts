/** One line without control characters, angle brackets or runs of spaces. */
export const toLine = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[<>]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** At most `most` UTF-16 units, cut between whole characters and, where there are spaces, between words. */
export function fitText(text: string, most: number): string {
  if (text.length <= most) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length > most) break
    cut += segment
  }
  const space = cut.lastIndexOf(' ')
  return (space > most / 2 ? cut.slice(0, space) : cut).trim()
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
