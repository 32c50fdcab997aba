import localFont from 'next/font/local'

// One family a weight where only one of them is needed for the first paint: whatever shares a family is preloaded
// with it. The loader needs literals, so ranges are repeated. The *-subset files hold the letters of the site's own
// texts (scripts/fonts/subset.ts); any other letter, in a name for instance, loads the rest. The fallbacks used until
// they load are in font-fallbacks.css: next/font sizes its own by the alphabet and was 3 to 8 % off for our texts.

const corben = localFont({
  src: [{ path: '../fonts/web/corben-700-subset.woff2', weight: '700', style: 'normal' }],
  variable: '--corben',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-005B,U+005D,U+005F,U+0061-007A,U+00A0-00A1,U+00A3,U+00A5,U+00A9-00AB,U+00B0,U+00B7,U+00BA-00BB,U+00BF-00C4,U+00C6-00CF,U+00D1-00DC,U+00DF-00E4,U+00E6-00EF,U+00F1-00F6,U+00F8-00FC,U+00FF,U+0152-0153,U+2013-2014,U+2018-2019,U+201C-201E,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2212',
    },
  ],
})
const corbenRest = localFont({
  src: [{ path: '../fonts/web/corben-latin-700-normal.woff2', weight: '700', style: 'normal' }],
  variable: '--corben-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+005C,U+005E,U+0060,U+007B-007E,U+00A2,U+00A4,U+00A6-00A8,U+00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00B9,U+00BC-00BE,U+00C5,U+00D0,U+00DD-00DE,U+00E5,U+00F0,U+00F7,U+00FD-00FE,U+0131,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2010-2012,U+2015-2017,U+201A-201B,U+201F-2025,U+2027,U+2030-2038,U+203B-205E,U+2191,U+2193,U+2215',
    },
  ],
})
const corbenExt = localFont({
  src: [
    {
      path: '../fonts/web/corben-latin-ext-700-normal.woff2',
      weight: '700',
      style: 'normal',
    },
  ],
  variable: '--corben-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})
const corbenLead = localFont({
  src: [{ path: '../fonts/web/corben-400-subset.woff2', weight: '400', style: 'normal' }],
  variable: '--corben-lead',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-005B,U+005D,U+005F,U+0061-007A,U+00A0-00A1,U+00A3,U+00A5,U+00A9-00AB,U+00B0,U+00B7,U+00BA-00BB,U+00BF-00C4,U+00C6-00CF,U+00D1-00DC,U+00DF-00E4,U+00E6-00EF,U+00F1-00F6,U+00F8-00FC,U+00FF,U+0152-0153,U+2013-2014,U+2018-2019,U+201C-201E,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2212',
    },
  ],
})
const corbenLeadRest = localFont({
  src: [{ path: '../fonts/web/corben-latin-400-normal.woff2', weight: '400', style: 'normal' }],
  variable: '--corben-lead-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+005C,U+005E,U+0060,U+007B-007E,U+00A2,U+00A4,U+00A6-00A8,U+00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00B9,U+00BC-00BE,U+00C5,U+00D0,U+00DD-00DE,U+00E5,U+00F0,U+00F7,U+00FD-00FE,U+0131,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2010-2012,U+2015-2017,U+201A-201B,U+201F-2025,U+2027,U+2030-2038,U+203B-205E,U+2191,U+2193,U+2215',
    },
  ],
})
const corbenLeadExt = localFont({
  src: [
    {
      path: '../fonts/web/corben-latin-ext-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
  ],
  variable: '--corben-lead-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})
const alegreya = localFont({
  src: [
    { path: '../fonts/web/alegreya-sans-500-subset.woff2', weight: '500', style: 'normal' },
    { path: '../fonts/web/alegreya-sans-800-subset.woff2', weight: '800', style: 'normal' },
  ],
  variable: '--alegreya',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-005B,U+005D,U+005F,U+0061-007A,U+00A0-00A1,U+00A3,U+00A5,U+00A9-00AB,U+00B0,U+00B7,U+00BA-00BB,U+00BF-00C4,U+00C6-00CF,U+00D1-00DC,U+00DF-00E4,U+00E6-00EF,U+00F1-00F6,U+00F8-00FC,U+00FF,U+0152-0153,U+2013-2014,U+2018-2019,U+201C-201E,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2212',
    },
  ],
})
const alegreyaRest = localFont({
  src: [
    {
      path: '../fonts/web/alegreya-sans-latin-500-normal.woff2',
      weight: '500',
      style: 'normal',
    },
    {
      path: '../fonts/web/alegreya-sans-latin-800-normal.woff2',
      weight: '800',
      style: 'normal',
    },
  ],
  variable: '--alegreya-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+005C,U+005E,U+0060,U+007B-007E,U+00A2,U+00A4,U+00A6-00A8,U+00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00B9,U+00BC-00BE,U+00C5,U+00D0,U+00DD-00DE,U+00E5,U+00F0,U+00F7,U+00FD-00FE,U+0131,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2010-2012,U+2015-2017,U+201A-201B,U+201F-2025,U+2027,U+2030-2038,U+203B-205E,U+2191,U+2193,U+2215',
    },
  ],
})
const alegreyaExt = localFont({
  src: [
    {
      path: '../fonts/web/alegreya-sans-latin-ext-500-normal.woff2',
      weight: '500',
      style: 'normal',
    },
    {
      path: '../fonts/web/alegreya-sans-latin-ext-800-normal.woff2',
      weight: '800',
      style: 'normal',
    },
  ],
  variable: '--alegreya-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})
const alegreyaAside = localFont({
  src: [
    {
      path: '../fonts/web/alegreya-sans-latin-500-italic.woff2',
      weight: '500',
      style: 'italic',
    },
  ],
  variable: '--alegreya-aside',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})
// Beside Arabic and Devanagari the display face's stops, brackets and quotation marks are far too heavy. These are
// the interface's, in a file that is here already.
const stops = localFont({
  src: [{ path: '../fonts/web/alegreya-sans-800-subset.woff2', weight: '700', style: 'normal' }],
  variable: '--stops',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0021-0022,U+0028-0029,U+002C-002E,U+003A-003B,U+003F,U+00AB,U+00BB,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
    },
  ],
})
// Corben's bold draws the sign that opens a Spanish question as the one that closes it.
const turned = localFont({
  src: [{ path: '../fonts/web/alegreya-sans-800-subset.woff2', weight: '700', style: 'normal' }],
  variable: '--turned',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+00BF' }],
})
const andika = localFont({
  src: [
    { path: '../fonts/web/andika-latin-400-normal.woff2', weight: '400', style: 'normal' },
    { path: '../fonts/web/andika-latin-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--andika',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})
const andikaExt = localFont({
  src: [
    {
      path: '../fonts/web/andika-latin-ext-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../fonts/web/andika-latin-ext-700-normal.woff2',
      weight: '700',
      style: 'normal',
    },
  ],
  variable: '--andika-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

// Other faces that a reader may choose; fetched when chosen.
const lexend = localFont({
  src: [
    { path: '../fonts/web/lexend-latin-400-normal.woff2', weight: '400', style: 'normal' },
    { path: '../fonts/web/lexend-latin-700-normal.woff2', weight: '700', style: 'normal' },
  ],
  variable: '--lexend',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})
const lexendExt = localFont({
  src: [
    {
      path: '../fonts/web/lexend-latin-ext-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../fonts/web/lexend-latin-ext-700-normal.woff2',
      weight: '700',
      style: 'normal',
    },
  ],
  variable: '--lexend-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})
const atkinson = localFont({
  src: [
    {
      path: '../fonts/web/atkinson-hyperlegible-latin-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../fonts/web/atkinson-hyperlegible-latin-700-normal.woff2',
      weight: '700',
      style: 'normal',
    },
  ],
  variable: '--atkinson',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})
const atkinsonExt = localFont({
  src: [
    {
      path: '../fonts/web/atkinson-hyperlegible-latin-ext-400-normal.woff2',
      weight: '400',
      style: 'normal',
    },
    {
      path: '../fonts/web/atkinson-hyperlegible-latin-ext-700-normal.woff2',
      weight: '700',
      style: 'normal',
    },
  ],
  variable: '--atkinson-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

// Arabic and Devanagari, preloaded by script-fonts.ts; Chinese and Japanese faces are too heavy to send, and every
// system has good ones.
const cairo = localFont({
  src: [{ path: '../fonts/web/cairo_arabic_700.woff2', weight: '700', style: 'normal' }],
  variable: '--cairo',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
    },
  ],
})
const tajawal = localFont({
  src: [
    {
      path: '../fonts/web/tajawal_arabic_500.woff2',
      weight: '500',
      style: 'normal',
    },
    {
      path: '../fonts/web/tajawal_arabic_800.woff2',
      weight: '800',
      style: 'normal',
    },
  ],
  variable: '--tajawal',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
    },
  ],
})
const devanagari = localFont({
  src: [
    {
      path: '../fonts/web/noto_devanagari_500.woff2',
      weight: '500',
      style: 'normal',
    },
    {
      path: '../fonts/web/noto_devanagari_800.woff2',
      weight: '800',
      style: 'normal',
    },
  ],
  variable: '--devanagari',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
    },
  ],
})

/** Vietnamese names ("Ngọc"), which neither of the shop's own faces can spell: the book's face has their letters. */
const vietnamese = localFont({
  src: [
    { path: '../fonts/book/andika-vietnamese-400-normal.woff', weight: '400 500', style: 'normal' },
    { path: '../fonts/book/andika-vietnamese-700-normal.woff', weight: '700 800', style: 'normal' },
  ],
  variable: '--vietnamese',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+01A0-01A1,U+01AF-01B0,U+0309,U+0323,U+1EA0-1EF9' }],
})

/** The classes that define the faces' variables, for the html element. */
export const fontVariables = [
  corben,
  corbenRest,
  corbenExt,
  corbenLead,
  corbenLeadRest,
  corbenLeadExt,
  alegreya,
  alegreyaRest,
  alegreyaExt,
  alegreyaAside,
  stops,
  turned,
  andika,
  andikaExt,
  lexend,
  lexendExt,
  atkinson,
  atkinsonExt,
  cairo,
  tajawal,
  devanagari,
  vietnamese,
]
  .map((font) => font.variable)
  .join(' ')
