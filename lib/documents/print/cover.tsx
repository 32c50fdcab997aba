import { Document, Page, renderToBuffer, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { rightToLeft } from '../../domain/book/phrases'
import type { Box } from '../../domain/illustration/scene'
import type { DrawnBook } from '../book'
import { typesetter } from '../pdf/faces'
import { proseLines } from '../pdf/lines'
import { COLOURS, ground } from '../pdf/paper'
import { Picture } from '../pdf/scene'
import { LINE_HEIGHT } from '../pdf/sheet'
import { Lines, type Voice } from '../pdf/text'
import { TitleLabel } from '../pdf/title-label'
import { withBoxes } from './boxes'
import { coverSheet, type CoverSheet, type PageCount, type Printer } from './printers'

/** Back, spine and front in one sheet, as they lie when the book is open face down. Spines this thin carry no words. */
export async function makeCover(book: DrawnBook, { printer, pages }: { printer: Printer; pages: PageCount }, fonts: string): Promise<Uint8Array> {
  const rtl = rightToLeft(book.language)
  const type = await typesetter(fonts, book.language)
  const sheet = coverSheet(printer, pages, rtl)
  const voice: Voice = { type, rtl }
  const file = await renderToBuffer(
    <Document title={book.title} author={book.credit} creator={book.credit} producer={book.credit} language={book.language}>
      <Page wrap={false} size={[sheet.width, sheet.height]} style={{ backgroundColor: COLOURS.eucalyptus }}>
        <View style={{ width: sheet.width, height: sheet.height }}>
          <Front book={book} sheet={sheet} voice={voice} />
          <Back book={book} sheet={sheet} voice={voice} />
        </View>
      </Page>
    </Document>,
  )
  return await withBoxes(file, () => ({ x: sheet.around, y: sheet.around, width: sheet.width - 2 * sheet.around, height: sheet.height - 2 * sheet.around }))
}

const at = (box: Box) => ({ position: 'absolute' as const, left: box.x, top: box.y, width: box.width, height: box.height })

/** The picture reaches over the three outer edges of its side, and ends at the spine. */
function reach({ front, around }: CoverSheet): Box {
  const spineAtLeft = front.x > around
  return { x: spineAtLeft ? front.x : front.x - around, y: 0, width: front.width + around, height: front.height + 2 * around }
}

function Front({ book, sheet, voice }: { book: DrawnBook; sheet: CoverSheet; voice: Voice }): ReactElement {
  const { front } = sheet
  const side = reach(sheet)
  const { cover } = book
  const shown = { width: cover.width * (side.width / side.height), height: cover.height }
  return (
    <>
      <View style={at(side)}><Picture scene={cover} window={{ x: (cover.width - shown.width) / 2, y: 0, ...shown }} width={side.width} /></View>
      <TitleLabel book={book} voice={voice} left={front.x} top={front.y} width={front.width} unit={side.height / cover.height} />
    </>
  )
}

const BLURB_SIZES = [19, 17, 15, 13, 12]

function Back({ book, sheet, voice }: { book: DrawnBook; sheet: CoverSheet; voice: Voice }): ReactElement {
  const { back, barcode, around, spine } = sheet
  const column = back.width * 0.72
  const left = back.x + (back.width - column) / 2
  const set = (size: number) => proseLines(book.summary, column, (part) => voice.type.width(part, 'story', size))
  const size = BLURB_SIZES.find((one) => set(one).length * one * LINE_HEIGHT < back.height * 0.36) ?? 12
  const picture = book.pages[9]?.picture ?? book.cover
  // Over the spine too, so that a fold a little beside its place shows no edge.
  const hill = ground(back.width + around + spine.width, 130 + around, `${book.title}|back`)
  return (
    <>
      <View style={{ position: 'absolute', left: back.x > around ? spine.x : 0, bottom: 0 }}><Picture scene={hill} window={{ x: 0, y: 0, width: hill.width, height: hill.height }} width={hill.width} /></View>
      <View style={{ position: 'absolute', left: back.x + back.width * 0.32, top: back.y + 52, width: back.width * 0.36, height: back.width * 0.36, borderWidth: 6, borderColor: COLOURS.paper }}>
        <Picture scene={picture} window={{ x: 0, y: 0, width: picture.width, height: picture.height }} width={back.width * 0.36 - 12} />
      </View>
      <View style={{ position: 'absolute', left, top: back.y + 76 + back.width * 0.36, width: column }}>
        <Lines voice={voice} lines={set(size)} style="story" size={size} lineHeight={LINE_HEIGHT} colour={COLOURS.white} align="centre" />
        <View style={{ marginTop: 18 }}><Lines voice={voice} lines={[book.credit]} style="lead" size={15} lineHeight={1.3} colour={COLOURS.sun} align="centre" /></View>
      </View>
      <View style={{ ...at(barcode), backgroundColor: COLOURS.white }} />
    </>
  )
}
