/** Zones of countries that have few of them, by IANA's table zone1970.tab. */
const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Pacific/Auckland': 'NZ',
    'Pacific/Chatham': 'NZ',
    'Europe/London': 'GB',
    'Europe/Dublin': 'IE',
    'Europe/Berlin': 'DE',
    'Europe/Vienna': 'AT',
    'Europe/Zurich': 'CH',
    'Europe/Paris': 'FR',
    'Europe/Madrid': 'ES',
    'Europe/Rome': 'IT',
    'Europe/Lisbon': 'PT',
    'Europe/Amsterdam': 'NL',
    'Asia/Tokyo': 'JP',
    'Asia/Seoul': 'KR',
    'Asia/Shanghai': 'CN',
    'Asia/Singapore': 'SG',
    'Asia/Kolkata': 'IN',
    'Asia/Calcutta': 'IN',
    'Asia/Dubai': 'AE',
    'Asia/Riyadh': 'SA',
    'Africa/Cairo': 'EG',
  }),
)

/**
 * The country that a device's time zone points to, chosen for a buyer beforehand and theirs to change; empty where that
 * would be a guess. Not by language: many devices outside the United States speak its English.
 */
export const countryOfZone = (timeZone: string | undefined): string =>
  timeZone === undefined ? '' : timeZone.startsWith('Australia/') ? 'AU' : (ZONES.get(timeZone) ?? '')
