export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** `text` with a capital if the slot that it fills has one: {He}, {Fruit}. */
export const casedLike = (slot: string, text: string): string => (uncapitalise(slot) === slot ? text : capitalise(text))
