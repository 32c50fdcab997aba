/** What a sealed secret is for: one account's opens for no other. */
export const purposeOf = (userId: string): string => `second factor of ${userId}`
