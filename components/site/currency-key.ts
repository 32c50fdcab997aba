/** The browser storage key of the picked currency. */
export const CURRENCY_KEY = 'wagtale-currency'
