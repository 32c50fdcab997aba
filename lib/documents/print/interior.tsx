import { Document, Page, renderToBuffer, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { joinNames, phrases, rightToLeft } from '../../domain/book/phrases'
import { lineArt } from '../../domain/illustration/print/line-art'
import type { Scene } from '../../domain/illustration/scene'
import type { DrawnBook } from '../book'
import { typesetter } from '../pdf/faces'
import { fit } from '../pdf/fit'
import { EndPage, StoryPage, TalkPage, TitlePage, type LeafProps, type Setting } from '../pdf/pages'
import { COLOURS } from '../pdf/paper'
import { Picture } from '../pdf/scene'
import { bones, SHEETS } from '../pdf/sheet'
import { Lines } from '../pdf/text'
import { withBoxes } from './boxes'
import { insidePage, type PageCount, type Printer, type Sheet } from './printers'

/** A page as the printer wants it: larger than what is left when it is cut, without bookmarks. */
const printed = (paper: Sheet) => function PrintedLeaf({ colour = COLOURS.paper, behind, children }: LeafProps): ReactElement {
  const { trim } = paper
  const bleed = { left: trim.x, top: trim.y, right: paper.width - trim.x - trim.width, bottom: paper.height - trim.y - trim.height }
  return (
    <Page wrap={false} size={[paper.width, paper.height]} style={{ backgroundColor: colour }}>
      <View style={{ width: paper.width, height: paper.height }}>
        {behind?.(bleed)}
        <View style={{ position: 'absolute', left: trim.x, top: trim.y, width: trim.width, height: trim.height }}>{children}</View>
      </View>
    </Page>
  )
}

/** Inside the safe area of every printer, on the spine's side too; a page number is as wide as its figures. */
const PRINTED_EDGE = { side: 52, foot: 40 }

type MakePage = (setting: Setting, key: number) => ReactElement

/**
 * The inside of a printed book, every page with something on it. 24 pages: title, dedication, the twenty, questions, the end. 32: also
 * everybody's portrait, a page for the giver, four pictures to colour in, and one to draw.
 */
export async function makeInterior(book: DrawnBook, { printer, pages, dedication }: { printer: Printer; pages: PageCount; dedication?: string | undefined }, fonts: string): Promise<Uint8Array> {
  const rtl = rightToLeft(book.language)
  const type = await typesetter(fonts, book.language)
  const sheet = SHEETS.square
  const frame = bones(type, book.pages.map((page) => page.text), sheet)
  const story: MakePage[] = book.pages.map((page, i) => function storyPage(setting, key) {
    return <StoryPage key={key} setting={setting} page={page} number={i + 1} bones={frame} />
  })
  // The dedication has a page of its own here.
  const title: MakePage = (setting, key) => <TitlePage key={key} setting={{ ...setting, book: { ...book, dedication: null } }} />
  const end: MakePage = (setting, key) => <EndPage key={key} setting={setting} />
  const words = phrases(book.language)
  const own = dedication ?? book.dedication ?? undefined
  const dedicated: MakePage = (setting, key) => <WordsPage key={key} setting={setting} words={own ?? words.forName.replace('{name}', () => book.childName)} small={book.credit} own={own !== undefined} />
  const colouring = [3, 8, 13, 18].map((at): MakePage => function colouringPage(setting, key) {
    return <PicturePage key={key} setting={setting} title={words.colourIn} scene={lineArt(book.pages[at - 1]?.picture ?? book.cover)} />
  })
  const list: MakePage[] = pages === 24
    ? [title, dedicated, ...story, (setting, key) => <TalkPage key={key} setting={setting} />, end]
    : [
        title, dedicated,
        (setting, key) => <PicturePage key={key} setting={setting} title={words.cast} scene={book.cover} under={joinNames([book.childName, ...book.petNames], book.language)} />,
        (setting, key) => <WordsPage key={key} setting={setting} words={words.presentFrom} line />,
        ...story,
        (setting, key) => <TalkPage key={key} setting={{ ...setting, book: { ...book, words: [] } }} />,
        (setting, key) => <TalkPage key={key} setting={{ ...setting, book: { ...book, questions: [] } }} />,
        ...colouring,
        (setting, key) => <PicturePage key={key} setting={setting} title={words.draw} />,
        end,
      ]
  const make = list.map((one, i) => one({ book, sheet, voice: { type, rtl }, leaf: printed(insidePage(printer, i + 1, rtl)), edge: PRINTED_EDGE }, i))
  const file = await renderToBuffer(<Document title={book.title} author={book.credit} creator={book.credit} producer={book.credit} language={book.language}>{make}</Document>)
  return await withBoxes(file, (page) => insidePage(printer, page, rtl).trim)
}

/** `own`: the words are the owner's, in a language of their own. */
function WordsPage({ setting, words, small, line = false, own = false }: { setting: Setting; words: string; small?: string; line?: boolean; own?: boolean }): ReactElement {
  const { sheet, voice, leaf: Leaf } = setting
  const column = sheet.width * 0.62
  const set = fit(setting, words, 'lead', column, [26, 23, 20, 17], 6)
  return (
    <Leaf sheet={sheet} bookmark="">
      <View style={{ position: 'absolute', top: sheet.height * 0.36, left: (sheet.width - column) / 2, width: column }}>
        <Lines voice={voice} lines={set.lines} style="lead" size={set.size} lineHeight={1.4} align="centre" ownDirection={own} />
        {line && <View style={{ marginTop: 62, borderBottomWidth: 1.2, borderBottomColor: COLOURS.soft }} />}
      </View>
      {small !== undefined && <View style={{ position: 'absolute', bottom: 60, left: sheet.margin, width: sheet.width - 2 * sheet.margin }}><Lines voice={voice} lines={[small]} style="story" size={11} lineHeight={1.3} colour={COLOURS.soft} align="centre" /></View>}
    </Leaf>
  )
}

/** Where a framed picture begins, how far below it its words are, and how far apart these stand. */
const FRAME_TOP = 92
const UNDER_FRAME = 10
const UNDER_LINE = 1.25

/** A picture in a frame under its heading; without one, the frame is for the reader's own. The picture gives way to names of many lines. */
function PicturePage({ setting, title, scene, under }: { setting: Setting; title: string; scene?: Scene; under?: string }): ReactElement {
  const { sheet, voice, leaf: Leaf, edge } = setting
  const head = fit(setting, title, 'title', sheet.width - 2 * sheet.margin, [26, 23, 20, 17], 1)
  const foot = under === undefined ? undefined : fit(setting, under, 'lead', sheet.width - 2 * sheet.margin, [20, 18, 16, 14], 2)
  const below = foot === undefined ? 0 : UNDER_FRAME + foot.lines.length * foot.size * UNDER_LINE
  const side = Math.min(sheet.width - 2 * sheet.margin - 64, sheet.height - FRAME_TOP - below - edge.foot)
  return (
    <Leaf sheet={sheet} bookmark="">
      <View style={{ position: 'absolute', top: 44, left: sheet.margin, width: sheet.width - 2 * sheet.margin }}><Lines voice={voice} lines={head.lines} style="title" size={head.size} lineHeight={1.3} align="centre" /></View>
      <View style={{ position: 'absolute', top: FRAME_TOP, left: (sheet.width - side) / 2, width: side, height: side, borderWidth: 1.2, borderColor: COLOURS.soft, backgroundColor: COLOURS.white }}>
        {scene !== undefined && <Picture scene={scene} window={{ x: 0, y: 0, width: scene.width, height: scene.height }} width={side - 2.4} />}
      </View>
      {foot !== undefined && <View style={{ position: 'absolute', top: FRAME_TOP + side + UNDER_FRAME, left: sheet.margin, width: sheet.width - 2 * sheet.margin }}><Lines voice={voice} lines={foot.lines} style="lead" size={foot.size} lineHeight={UNDER_LINE} align="centre" /></View>}
    </Leaf>
  )
}
