// Leaving the shop.

/** A new tab without access to this one. */
export const openInNewTab = (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer')
export const navigateAway = (address: string): void => window.location.assign(address)
