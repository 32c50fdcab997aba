import { newCode } from '@/lib/platform/ids'

/** About 74 random bits in letters that nobody mistakes for each other. */
export const newPassword = (): string => [newCode(5), newCode(5), newCode(5)].join('-')
