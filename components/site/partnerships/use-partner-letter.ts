'use client'
import { useTranslations } from 'next-intl'
import { embedCode, type Partner } from '@/lib/domain/partnerships/partners'

/** The email to a partner, subject first, in the language of the page. */
export function usePartnerLetter(origin: string): (partner: Partner) => string {
  const t = useTranslations('partnerships.letter')
  return (partner) => {
    const { name, website, commissionRate } = partner
    return `${t('subject')}\n\n${t('body', { name, website: new URL(website).host, commission: commissionRate, embed: embedCode(origin, partner) })}`
  }
}
