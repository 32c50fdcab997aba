// Sample data, as the page says; nothing about these partners is stored.
import { frameCode } from '../embed/embed-code'

export const PARTNER_TYPES = ['petStore', 'educational', 'content', 'welfare', 'technology', 'blog'] as const
export type PartnerType = (typeof PARTNER_TYPES)[number]
export const PARTNER_STATUSES = ['active', 'pending', 'proposal'] as const
export type PartnerStatus = (typeof PARTNER_STATUSES)[number]

export interface Partner {
  id: string
  name: string
  type: PartnerType
  website: string
  contact: string
  /** Text: "$n/month". */
  revenue: string
  status: PartnerStatus
  /** Percent. */
  commissionRate: number
}

const partner = (
  id: string,
  name: string,
  type: PartnerType,
  revenue: number,
  status: PartnerStatus,
  commissionRate: number,
): Partner => ({
  id,
  name,
  type,
  website: `https://${id}.example`,
  contact: `partners@${id}.example`,
  revenue: `$${revenue}/month`,
  status,
  commissionRate,
})

export const PARTNERS: readonly Partner[] = [
  partner('wet-nose', 'Wet Nose Pet Supplies', 'petStore', 1240, 'active', 20),
  partner('paperbark', 'Paperbark Learning', 'educational', 860, 'active', 25),
  partner('tiny-puddles', 'Tiny Puddles', 'content', 430, 'active', 15),
  partner('second-bowl', 'Second Bowl Animal Rescue', 'welfare', 0, 'pending', 35),
  partner('inkling', 'Inkling Classroom', 'technology', 0, 'pending', 10),
  partner('three-socks', 'Three Odd Socks', 'blog', 0, 'proposal', 30),
]

/** Parses "$1240/month" to 1240. */
export const parseDollars = (revenue: string): number => Number(/\d+/.exec(revenue)?.[0] ?? 0)

/** Monthly revenue of the active partners, in dollars. */
export const activeRevenue = (partners: readonly Partner[]): number =>
  partners.filter(({ status }) => status === 'active').reduce((sum, { revenue }) => sum + parseDollars(revenue), 0)

/** HTML that a partner adds to a page to show our sample story; sales from there name the partner. */
export const embedCode = (origin: string, { id }: Pick<Partner, 'id'>): string =>
  frameCode({ origin, story: 'sample', ref: id, title: 'A Wagtale story' })
