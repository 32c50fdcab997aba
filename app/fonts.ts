import localFont from 'next/font/local'

// One family a weight where only one of them is needed for the first paint: whatever shares a family is preloaded with it.
// The loader wants literals, hence the repeated ranges (those of the font packages).

const corben = localFont({
  src: [{ path: '../node_modules/@fontsource/corben/files/corben-latin-700-normal.woff2', weight: '700', style: 'normal' }],
  variable: '--corben',
  adjustFontFallback: 'Times New Roman',
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' }],
})
const corbenExt = localFont({
  src: [{ path: '../node_modules/@fontsource/corben/files/corben-latin-ext-700-normal.woff2', weight: '700', style: 'normal' }],
  variable: '--corben-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' }],
})
const corbenLead = localFont({
  src: [{ path: '../node_modules/@fontsource/corben/files/corben-latin-400-normal.woff2', weight: '400', style: 'normal' }],
  variable: '--corben-lead',
  preload: false,
  adjustFontFallback: 'Times New Roman',
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' }],
})
const corbenLeadExt = localFont({
  src: [{ path: '../node_modules/@fontsource/corben/files/corben-latin-ext-400-normal.woff2', weight: '400', style: 'normal' }],
  variable: '--corben-lead-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' }],
})
const alegreya = localFont({
  src: [
    { path: '../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2', weight: '500', style: 'normal' },
    { path: '../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2', weight: '800', style: 'normal' },
  ],
  variable: '--alegreya',
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' }],
})
const alegreyaExt = localFont({
  src: [
    { path: '../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff2', weight: '500', style: 'normal' },
    { path: '../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-800-normal.woff2', weight: '800', style: 'normal' },
  ],
  variable: '--alegreya-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' }],
})
const alegreyaAside = localFont({
  src: [{ path: '../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-500-italic.woff2', weight: '500', style: 'italic' }],
  variable: '--alegreya-aside',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' }],
})
const andika = localFont({
  src: [
    { path: '../node_modules/@fontsource/andika/files/andika-latin-400-normal.woff2', weight: '400', style: 'normal' },
    { path: '../node_modules/@fontsource/andika/files/andika-latin-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--andika',
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' }],
})
const andikaExt = localFont({
  src: [
    { path: '../node_modules/@fontsource/andika/files/andika-latin-ext-400-normal.woff2', weight: '400', style: 'normal' },
    { path: '../node_modules/@fontsource/andika/files/andika-latin-ext-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--andika-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' }],
})

// Other faces that a reader may choose; fetched when chosen.
const lexend = localFont({
  src: [
    { path: '../node_modules/@fontsource/lexend/files/lexend-latin-400-normal.woff2', weight: '400', style: 'normal' },
    { path: '../node_modules/@fontsource/lexend/files/lexend-latin-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--lexend',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' }],
})
const lexendExt = localFont({
  src: [
    { path: '../node_modules/@fontsource/lexend/files/lexend-latin-ext-400-normal.woff2', weight: '400', style: 'normal' },
    { path: '../node_modules/@fontsource/lexend/files/lexend-latin-ext-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--lexend-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' }],
})
const atkinson = localFont({
  src: [
    { path: '../node_modules/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2', weight: '400', style: 'normal' },
    { path: '../node_modules/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--atkinson',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' }],
})
const atkinsonExt = localFont({
  src: [
    { path: '../node_modules/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-normal.woff2', weight: '400', style: 'normal' },
    { path: '../node_modules/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--atkinson-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' }],
})

// Arabic and Devanagari; Chinese and Japanese faces are too heavy to send, and every system has good ones.
const cairo = localFont({
  src: [
    { path: '../node_modules/@fontsource/cairo/files/cairo-arabic-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--cairo',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC' }],
})
const tajawal = localFont({
  src: [
    { path: '../node_modules/@fontsource/tajawal/files/tajawal-arabic-500-normal.woff2', weight: '500', style: 'normal' },
    { path: '../node_modules/@fontsource/tajawal/files/tajawal-arabic-800-normal.woff2', weight: '800', style: 'normal' },
  ],
  variable: '--tajawal',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC' }],
})
const devanagari = localFont({
  src: [
    { path: '../node_modules/@fontsource/noto-sans/files/noto-sans-devanagari-500-normal.woff2', weight: '500', style: 'normal' },
    { path: '../node_modules/@fontsource/noto-sans/files/noto-sans-devanagari-800-normal.woff2', weight: '800', style: 'normal' },
  ],
  variable: '--devanagari',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF' }],
})

/** The classes that define the faces' variables, for the html element. */
export const fontVariables = [corben, corbenExt, corbenLead, corbenLeadExt, alegreya, alegreyaExt, alegreyaAside, andika, andikaExt, lexend, lexendExt, atkinson, atkinsonExt, cairo, tajawal, devanagari]
  .map((font) => font.variable)
  .join(' ')
