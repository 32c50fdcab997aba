// What the papers share: paper size, headings, paragraphs.
import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { startsRightToLeft } from '../pdf/bidi'
import type { TypeStyle } from '../pdf/fonts'
import { COLOURS } from '../pdf/paper'
import type { Setting } from './type-setting'

/** Of what the eye should find first. */
export const ACCENT = '#b93418'

/** Of A4, in points. */
const MARGIN = 51
export const MEASURE = 595 - 2 * MARGIN

interface SheetProps {
  title: string
  language: string
  children: ReactNode
}

/** A flow of A4 pages. */
export const Sheet = ({ title, language, children }: SheetProps) => (
  <Document title={title} language={language} author="Wagtale" creator="Wagtale" producer="Wagtale">
    <Page size="A4" style={{ paddingHorizontal: MARGIN, paddingTop: 44, paddingBottom: 48, color: COLOURS.ink }}>
      <View fixed style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 10, backgroundColor: ACCENT }} />
      {children}
    </Page>
  </Document>
)

/** Fonts sit on their lines at different heights; an invisible letter of this one brings every line to its height. */
const LINE_FACE = 'andika'
const INVISIBLE = '\u200b'

interface WordsProps {
  setting: Setting
  children: string
  style?: TypeStyle
  size?: number
  width?: number
  colour?: string
  /** Where a line begins; the other side for figures. */
  align?: 'start' | 'end'
  space?: number
}

/** One text in the fonts that it needs, on the side of the paper where its language begins. */
export function Words({
  setting,
  children: text,
  style = 'story',
  size = 11,
  width = MEASURE,
  colour = COLOURS.ink,
  align = 'start',
  space = 0,
}: WordsProps) {
  const isRight = setting.rtl === (align === 'start')
  const faces = setting.faces(text, style)
  const isLow = style === 'story' ? !faces.includes(LINE_FACE) : !faces.some((face) => face.startsWith('corben'))
  return (
    <Text
      style={{
        // The library's types name one font; it takes a list, and looks for each letter in their order.
        fontFamily: isLow ? [...faces, LINE_FACE] : faces,
        fontSize: size,
        lineHeight: 1.4,
        color: colour,
        // By its first letter: an address in English keeps its order on an Arabic paper.
        direction: startsRightToLeft(text) ? 'rtl' : 'ltr',
        textAlign: isRight ? 'right' : 'left',
        marginTop: space,
      }}
    >
      {(isLow ? INVISIBLE : '') + setting.broken(text, style, size, width)}
    </Text>
  )
}

/** Boxes side by side, in the order of reading. */
export const Row = ({ setting, children, space = 0 }: { setting: Setting; children: ReactNode; space?: number }) => (
  <View style={{ flexDirection: setting.rtl ? 'row-reverse' : 'row', marginTop: space }} wrap={false}>
    {children}
  </View>
)

export const Brand = ({ setting }: { setting: Setting }) => (
  <Words setting={setting} style="title" size={17} colour={ACCENT}>
    Wagtale
  </Words>
)
