import { preload } from 'react-dom'
import type { Locale } from '@/lib/i18n/locales'

// The bundler gives these URLs the addresses that next/font gives the same files in fonts.ts, as long as their names
// have no hyphen.
const FONTS: { [locale in Locale]?: URL[] } = {
  ar: [
    new URL('../fonts/web/cairo_arabic_700.woff2', import.meta.url),
    new URL('../fonts/web/tajawal_arabic_500.woff2', import.meta.url),
    new URL('../fonts/web/tajawal_arabic_800.woff2', import.meta.url),
  ],
  hi: [
    new URL('../fonts/web/noto_devanagari_500.woff2', import.meta.url),
    new URL('../fonts/web/noto_devanagari_800.woff2', import.meta.url),
  ],
}

/**
 * Has an Arabic or Hindi page ask for its own fonts (32 and 90 kB) with the Latin ones: where the system has no Noto,
 * nothing stands in for them, and lines moved when they came. next/font preloads a font in every language or in none.
 */
export function preloadScriptFonts(locale: Locale): void {
  for (const { href } of FONTS[locale] ?? [])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
