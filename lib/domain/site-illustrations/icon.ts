/** The shop's icons: pixels, and whether the paper fills the square, as platforms that cut icons to their own shape want it. */
export const ICONS = {
  'icon-48': { size: 48, whole: false },
  'icon-192': { size: 192, whole: false },
  'icon-512': { size: 512, whole: false },
  'maskable-512': { size: 512, whole: true },
  'apple-touch': { size: 180, whole: true },
} as const
export type Icon = keyof typeof ICONS

export const iconPath = (icon: Icon): string => `/pictures/${icon}.png`
