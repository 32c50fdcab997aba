import { Document, Page, renderToBuffer, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { phrases, rightToLeft } from '../../domain/book/phrases'
import { lineArt } from '../../domain/illustration/print/line-art'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook, Paper } from '../book'
import { typesetter } from './faces'
import { proseLines } from './lines'
import { COLOURS } from './paper'
import { Picture } from './scene'
import { LINE_HEIGHT, SHEETS, type Sheet } from './sheet'
import { Lines, type Voice } from './text'

/** Points around a picture, as printers at home can't print to the edge. */
const BORDER = 30
const SIZES = [15, 14, 13, 12, 11, 10]

/** The book's pictures as lines to colour in, the cover first: one a page, with its words where the paper has room for them. */
export async function makeColouring(book: DrawnBook, paper: Paper, fonts: string): Promise<Uint8Array> {
  const sheet = SHEETS[paper]
  const type = await typesetter(fonts, book.language)
  const voice: Voice = { type, rtl: rightToLeft(book.language) }
  const leaf = (key: number, scene: Scene, bookmark: string, words: string): ReactElement => (
    <Page key={key} wrap={false} size={[sheet.width, sheet.height]} bookmark={bookmark} style={{ backgroundColor: COLOURS.white }}>
      <View style={{ width: sheet.width, height: sheet.height }}>
        <Leaf sheet={sheet} voice={voice} scene={lineArt(scene)} words={words} />
      </View>
    </Page>
  )
  return await renderToBuffer(
    <Document title={book.title} author={book.credit} creator={book.credit} producer={book.credit} language={book.language} pageLayout="singlePage">
      {leaf(0, book.cover, book.title, `${book.title} · ${phrases(book.language).belongsTo} ____________________`)}
      {book.pages.map((page, i) => leaf(i + 1, page.picture, String(i + 1), page.text.replace(/\s*\n\s*/g, ' ')))}
    </Document>,
  )
}

function Leaf({ sheet, voice, scene, words }: { sheet: Sheet; voice: Voice; scene: Scene; words: string }): ReactElement {
  const tall = sheet.height - sheet.width
  const side = sheet.width - 2 * BORDER
  const window = { x: 0, y: 0, width: scene.width, height: scene.height }
  const size = SIZES.find((one) => proseLines(words, side, (part) => voice.type.width(part, 'story', one)).length * one * LINE_HEIGHT < tall - BORDER) ?? 0
  return (
    <>
      <View style={{ position: 'absolute', top: BORDER, left: BORDER, borderWidth: 1, borderColor: COLOURS.soft }}><Picture scene={scene} window={window} width={side} /></View>
      {tall > BORDER && size > 0 && (
        <View style={{ position: 'absolute', top: sheet.width - BORDER / 3, left: BORDER, width: side }}>
          <Lines voice={voice} lines={proseLines(words, side, (part) => voice.type.width(part, 'story', size))} style="story" size={size} lineHeight={LINE_HEIGHT} />
        </View>
      )}
    </>
  )
}
