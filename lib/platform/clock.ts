/** The one clock; rules in lib/domain are handed its answer. */
export const now = (): Date => new Date()
