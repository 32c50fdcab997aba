/**
 * The site's icons: size in pixels, and whether the paper fills the square, as platforms that crop icons to a shape of
 * their own need it.
 */
export const ICONS = {
  'icon-48': { size: 48, whole: false },
  'icon-192': { size: 192, whole: false },
  'icon-512': { size: 512, whole: false },
  'maskable-512': { size: 512, whole: true },
  'apple-touch': { size: 180, whole: true },
} as const
export type Icon = keyof typeof ICONS

export const iconPath = (icon: Icon): string => `/pictures/${icon}.png`
