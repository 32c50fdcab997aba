'use client'
import { useEffect } from 'react'
import { giftDraft } from '@/components/entitlement/gift-draft'

/** Where a gift's payment ends well after a way round by the bank: what was typed for it is kept no longer. */
export function GiftPaid() {
  useEffect(() => giftDraft.clear(), [])
  return null
}
