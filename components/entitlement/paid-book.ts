/** In this tab, that the book of the stored preview was paid for a moment ago: the creation screen makes it at once. */
const PAID_BOOK_KEY = 'wagtale-paid-book'

export function rememberPaidBook(): void {
  try {
    sessionStorage.setItem(PAID_BOOK_KEY, 'paid')
  } catch {
    // Without storage the buyer presses "Create My Story Now".
  }
}

/** Once for each payment. */
export function takePaidBook(): boolean {
  try {
    const paid = sessionStorage.getItem(PAID_BOOK_KEY) !== null
    sessionStorage.removeItem(PAID_BOOK_KEY)
    return paid
  } catch {
    return false
  }
}
