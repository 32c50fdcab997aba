// What is typed for a gift, kept while the tab is open. The browser may be closed to us: then the page works without it.
import { GIFT_DRAFT_KEY, parseGiftDraft, type GiftDraft } from '@/lib/domain/commerce/gift-order'

export function keptGift(): GiftDraft | null {
  try {
    return parseGiftDraft(sessionStorage.getItem(GIFT_DRAFT_KEY))
  } catch {
    return null
  }
}

export function keepGift(draft: object): void {
  try {
    sessionStorage.setItem(GIFT_DRAFT_KEY, JSON.stringify(draft))
  } catch (error) {
    console.warn('not stored', GIFT_DRAFT_KEY, error)
  }
}

/** It is paid for. */
export function forgetGift(): void {
  try {
    sessionStorage.removeItem(GIFT_DRAFT_KEY)
  } catch (error) {
    console.warn('not forgotten', GIFT_DRAFT_KEY, error)
  }
}
