import type { Prisma } from '@/lib/platform/db/generated/client'

/** The columns that the administrators' pages show (spec 2, section 3). */
export const giftCodeColumns = {
  id: true,
  code: true,
  type: true,
  createdBy: true,
  recipientName: true,
  recipientEmail: true,
  notes: true,
  expiresAt: true,
  isActive: true,
  usedBy: true,
  usedAt: true,
  usageCount: true,
  usageLimit: true,
  createdAt: true,
} as const satisfies Prisma.GiftCodeSelect

export type AdminGiftCode = Prisma.GiftCodeGetPayload<{ select: typeof giftCodeColumns }>
