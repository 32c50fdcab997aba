// The purchase form's values, what they begin with, and how they are stored while somebody types.
import { storeDraft } from '@/lib/browser/draft-storage'
import { countryOfZone } from '@/lib/domain/commerce/country-of-zone'
import {
  DEFAULT_PAYMENT_METHOD,
  PURCHASE_DRAFT_KEY,
  parsePurchaseDraft,
  type PurchaseFormInput,
} from '@/lib/domain/commerce/purchase'

export type PurchaseValues = PurchaseFormInput

function storedDraft(): ReturnType<typeof parsePurchaseDraft> {
  try {
    return parsePurchaseDraft(localStorage.getItem(PURCHASE_DRAFT_KEY))
  } catch {
    return {}
  }
}

/** What was typed here last, else the email that is known, and the country that the device is in. */
export function initialValues(known = ''): PurchaseValues {
  const { email, fullName = '', country, paymentMethod = DEFAULT_PAYMENT_METHOD } = storedDraft()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { email: email || known, fullName, country: country ?? countryOfZone(timeZone), paymentMethod }
}

export const saveValues = (values: PurchaseValues): void => storeDraft(PURCHASE_DRAFT_KEY, values)
