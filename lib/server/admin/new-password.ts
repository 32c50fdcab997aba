import { newCode } from '@/lib/platform/ids'

/** About 74 random bits, in characters that aren't mistaken for each other. */
export const newPassword = (): string => [newCode(5), newCode(5), newCode(5)].join('-')
