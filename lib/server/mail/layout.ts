// The look of every mail: a page of the shop's paper with one thing to do on it. Mail programs know no stylesheets
// and few fonts.
import { LANGUAGE_FACTS, type Language } from '@/lib/domain/languages'
import { QUOTE, type MailContent } from './define-template'
import { breakable, escape, linked, namedLink } from './mail-text'

const INK = '#12313a'
const SOFT = '#3d5a61'
const PAPER = '#fffdf7'
const TABLE = '#f5eedd'
const EDGE = '#dccfb2'
const CORAL = '#b93418'
const STRIPE = '#efe4c8'
const SUN = '#f8ca45'
/** Odd, so that the awning ends as it begins. */
const STRIPES = 15
/**
 * Blanks after the preheader, which a list of mails shows beside the subject, so that nothing of the heading follows
 * it there.
 */
const PREHEADER_BLANKS = 60
const DISPLAY = "Corben, Georgia, 'Times New Roman', serif"
const TEXT = "Andika, 'Trebuchet MS', Verdana, sans-serif"

/** What a quoted paragraph says; null for one of our own. */
const quoted = (line: string): string | null => (line.startsWith(QUOTE) ? line.slice(QUOTE.length) : null)

/** An inline style. */
const css = (...rules: readonly string[]): string => rules.join(';')

const paragraph = (text: string, shop: string): string => {
  const quotation = quoted(text)
  const style = css(
    'margin:16px 0 0',
    ...(quotation === null ? [] : ['padding-inline-start:16px', `border-inline-start:4px solid ${SUN}`]),
    'font-size:17px',
    'line-height:1.6',
    `color:${INK}`,
    'white-space:pre-line',
    'unicode-bidi:plaintext',
    'text-align:start',
    'overflow-wrap:anywhere',
  )
  return `<p style="${style}">${(quotation === null ? namedLink(text, shop) : null) ?? linked(quotation ?? text, shop)}</p>`
}

const cell = (inner: string, style: string) =>
  `<tr><td style="padding:0 24px;font-family:${TEXT};${style}">${inner}</td></tr>`

const TABLE_TAG = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"'

const ROW = css('padding:9px 0', `border-bottom:2px dotted ${EDGE}`)
const LABEL = css(ROW, 'font-size:15px', 'white-space:nowrap', `color:${SOFT}`)
const VALUE = css(ROW, 'font-size:17px', 'font-weight:700', 'text-align:end', 'word-break:break-word', `color:${INK}`)
const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><td style="${LABEL}">${escape(label)}&emsp;</td><td style="${VALUE}">${breakable(value)}</td></tr>`

const TICKET = css('padding:14px 16px 16px', `background:${SUN}`, `border-inline:6px dotted ${PAPER}`, `color:${INK}`)
const CODE = css('margin:4px 0 0', `font:700 26px/1.2 ${DISPLAY}`, 'letter-spacing:.1em')
const ticketOf = ([label, code]: readonly [string, string]) =>
  `${TABLE_TAG}><tr><td style="${TICKET}"><p style="margin:0;font-size:15px">${escape(label)}</p>` +
  `<p style="${CODE}"><bdi dir="ltr">${escape(code)}</bdi></p></td></tr></table>`

/** The cloth over the shop's window, of table cells: the one drawing that every mail program shows. */
const AWNING_CELLS = Array.from({ length: STRIPES }, (_, at) => {
  const style = css(
    'height:24px',
    'font-size:0',
    'line-height:0',
    `background:${at % 2 === 0 ? CORAL : STRIPE}`,
    'border-radius:0 0 14px 14px',
  )
  return `<td height="24" style="${style}">&nbsp;</td>`
})
const AWNING = `${TABLE_TAG} style="table-layout:fixed" aria-hidden="true"><tr>${AWNING_CELLS.join('')}</tr></table>`

const BUTTON = css(
  'display:inline-block',
  'padding:14px 24px',
  `background:${CORAL}`,
  `color:${PAPER}`,
  `font:700 18px/1.2 ${TEXT}`,
  'text-decoration:none',
  'border-radius:3px',
)
const NOTE = css(
  'margin:0',
  'padding-top:20px',
  `border-top:1px solid ${EDGE}`,
  'font-size:14px',
  'line-height:1.5',
  `color:${SOFT}`,
  'overflow-wrap:anywhere',
)
/** Japanese lines end between phrases, where a mail program can. */
const PHRASES = ';word-break:auto-phrase;line-break:strict'
const HIDDEN = 'display:none;max-height:0;overflow:hidden'
const PAGE = css(`background:${PAPER}`, `border:1px solid ${EDGE}`, 'border-top:0', 'border-radius:3px')

/** The HTML and the plain text of a mail. Both hold the same words. */
export function layout(
  { subject, heading, paragraphs, facts = [], ticket, button, note }: MailContent,
  language: Language,
): { html: string; text: string } {
  const shop = new URL(button.href).origin
  const rows = [
    cell(`<h1 style="margin:0;font:700 28px/1.25 ${DISPLAY};color:${INK}">${escape(heading)}</h1>`, 'padding-top:28px'),
    ...paragraphs.map((text) => cell(paragraph(text, shop), '')),
    ...(ticket ? [cell(ticketOf(ticket), 'padding-top:24px')] : []),
    ...(facts.length > 0 ? [cell(`${TABLE_TAG}>${facts.map(factRow).join('')}</table>`, 'padding-top:20px')] : []),
    cell(`<a href="${escape(button.href)}" style="${BUTTON}">${escape(button.label)}</a>`, 'padding-top:28px'),
    ...(button.href.startsWith('mailto:')
      ? []
      : [
          cell(
            `<p style="margin:0;font-size:14px;line-height:1.5;color:${SOFT}">${linked(button.href, shop)}</p>`,
            'padding-top:12px',
          ),
        ]),
    cell(`<p style="${NOTE}">${linked(note, shop)}</p>`, 'padding-top:32px;padding-bottom:32px'),
  ]
  const preheader = escape(quoted(paragraphs[0] ?? '') ?? paragraphs[0] ?? '')
  const html = `<!doctype html>
<html lang="${language}" dir="${LANGUAGE_FACTS[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${TABLE}">
<div style="${HIDDEN}">${preheader}${'&#8199;&#847; '.repeat(PREHEADER_BLANKS)}</div>
${TABLE_TAG} style="background:${TABLE}"><tr><td align="center" style="padding:24px 12px">
${TABLE_TAG} style="max-width:560px;text-align:start${language === 'ja' ? PHRASES : ''}">
<tr><td style="padding:0 0 12px;font:700 22px/1 ${DISPLAY};color:${CORAL}">Wagtale</td></tr>
<tr><td style="${PAGE}">${AWNING}${TABLE_TAG}>
${rows.join('\n')}
</table></td></tr>
</table>
</td></tr></table>
</body>
</html>`
  const rowsOfText = [...facts, ...(ticket ? [ticket] : [])]
  const text = [
    heading,
    '',
    ...paragraphs.flatMap((part) => [quoted(part) === null ? part : part.replaceAll('\n', `\n${QUOTE}`), '']),
    ...rowsOfText.map(([label, value]) => `${label}: ${value}`),
    ...(rowsOfText.length > 0 ? [''] : []),
    `${button.label}: ${button.href}`,
    '',
    note,
    '',
    'Wagtale',
  ].join('\n')
  return { html, text }
}
