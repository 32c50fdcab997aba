import { z } from 'zod'
import { PARTNER_TYPES, type Partner } from './partners'

export const COMMISSION = { least: 5, most: 50, usual: 20 } as const

const address = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)

export const newPartner = z.object({
  name: z.string().trim().min(1).max(80),
  type: z.string().pipe(z.enum(PARTNER_TYPES)),
  /** The scheme may be left out: "petshop.example". */
  website: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .transform(address)
    .pipe(z.url({ protocol: /^https?$/, hostname: /\./ })),
  email: z.string().trim().pipe(z.email().max(254)),
  commissionRate: z.coerce.number<string>().int().min(COMMISSION.least).max(COMMISSION.most),
})
export type NewPartner = z.output<typeof newPartner>

/** Slug of a name for a link: "Wet Nose & Co." is "wet-nose-co". */
export const slugify = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'partner'

/** Revenue of a new proposal, in the form of `Partner.revenue`. */
export const PROPOSED_REVENUE = '$0/month'

/** A new partner is a proposal without earnings. */
export const createProposal = ({ name, type, website, email, commissionRate }: NewPartner): Partner => ({
  id: slugify(name),
  name,
  type,
  website,
  contact: email,
  revenue: PROPOSED_REVENUE,
  status: 'proposal',
  commissionRate,
})
