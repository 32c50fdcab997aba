// A mail's text as HTML.
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A web or email address. */
const ADDRESS = /(https?:\/\/\S+|[^\s@]{1,64}@[^\s@]{1,255})/
/** Lines of an address end after these. */
const ADDRESS_ENDS = /(?<=[@./?&=])(?=[^/])/
/** Text in which addresses don't break in the middle of a word. */
export const breakable = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, i) => (i % 2 === 0 ? escape(part) : part.split(ADDRESS_ENDS).map(escape).join('<wbr>')))
    .join('')

/** Addresses of the shop's own can be pressed, also in the middle of a sentence; what a visitor typed stays text. */
export const linked = (text: string, shop: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      part.startsWith(`${shop}/`)
        ? `<a href="${escape(part)}" dir="ltr" style="color:inherit;overflow-wrap:anywhere">${breakable(part)}</a>`
        : breakable(part),
    )
    .join('')

/** "Your receipt as a PDF: https://…": the words themselves are the link, since an address fills three lines. */
const NAMED_LINK = /^([^\n:：]+?)\s*[:：]\s*(https?:\/\/\S+)$/u
export function namedLink(text: string, shop: string): string | null {
  const [, name, href] = NAMED_LINK.exec(text) ?? []
  if (!name || !href?.startsWith(`${shop}/`)) return null
  return `<a href="${escape(href)}" style="color:inherit">${escape(name)}</a>`
}
