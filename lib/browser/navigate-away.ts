// The two ways out of the shop.

/** A tab beside this one, which knows nothing of it. */
export const openInNewTab = (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer')
export const navigateAway = (address: string): void => window.location.assign(address)
