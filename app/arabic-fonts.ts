import { preload } from 'react-dom'

// The bundler gives these URLs the addresses that next/font gives the same files in fonts.ts, as long as their names have no hyphen.
const FILES = [
  new URL('../fonts/web/cairo_arabic_700.woff2', import.meta.url),
  new URL('../fonts/web/tajawal_arabic_500.woff2', import.meta.url),
  new URL('../fonts/web/tajawal_arabic_800.woff2', import.meta.url),
]

/**
 * Has an Arabic page ask for its three fonts (32 kB) with the Latin ones, since nothing stands in for them where the system has no Noto.
 * next/font preloads a font in every language or in none.
 */
export function preloadArabicFonts(): void {
  for (const { href } of FILES) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
