// Exports gift codes as CSV (RFC 4180).
export interface CsvGiftCode {
  code: string
  type: string
  recipientName: string | null
  recipientEmail: string | null
  expiresAt: string | Date | null
  usageLimit: number
  notes: string | null
}

const HEAD = ['code', 'type', 'recipient_name', 'recipient_email', 'expires_at', 'usage_limit', 'notes']

/** Prefixes cells that a spreadsheet would read as formulas with an apostrophe (CSV injection). */
const cell = (value: string): string =>
  `"${(/^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Starts with a byte order mark, by which Excel recognises UTF-8. */
export const formatGiftCodesCsv = (codes: readonly CsvGiftCode[]): string =>
  `\uFEFF${[
    HEAD,
    ...codes.map((one) => [
      one.code,
      one.type,
      one.recipientName ?? '',
      one.recipientEmail ?? '',
      one.expiresAt === null ? '' : new Date(one.expiresAt).toISOString(),
      String(one.usageLimit),
      one.notes ?? '',
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')}\r\n`
