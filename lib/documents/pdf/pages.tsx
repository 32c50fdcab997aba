// The pages of the book that a buyer downloads. Text is always dark on paper: beside the picture, never on it.
import { Page, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { wholeHeight, window } from '../../domain/book/crop'
import { joinNames, phrases } from '../../domain/book/phrases'
import { hash } from '../../domain/chance'
import type { DrawnBook, DrawnPage } from '../book'
import { fit, fitTitle } from './fit'
import { proseLines } from './lines'
import { COLOURS, ground, tornEdge } from './paper'
import { Picture, whole } from './scene'
import { type Bones, LINE_HEIGHT, PARAGRAPH_GAP, pictureHeight, type Sheet, textLines } from './sheet'
import { Lines, type Voice } from './text'
import { TitleLabel } from './title-label'

/** What is printed beyond the edge of a page, to be cut off. */
export interface Bleed { left: number; top: number; right: number; bottom: number }
export interface LeafProps {
  sheet: Sheet
  bookmark: string
  colour?: string
  /** What reaches to the edges: drawn on the whole page, bleed and all, from its upper left corner. */
  behind?: (bleed: Bleed) => ReactElement | ReactElement[]
  children?: ReactElement | (ReactElement | false)[]
}
export interface Setting {
  book: DrawnBook
  sheet: Sheet
  voice: Voice
  leaf: (props: LeafProps) => ReactElement
  /** How near letters may come to the sides and to the foot of the sheet. */
  edge: { side: number; foot: number }
}
/** Nothing is cut off a page that is read on a screen. */
export const READING_EDGE = { side: 26, foot: 13 }

const NO_BLEED: Bleed = { left: 0, top: 0, right: 0, bottom: 0 }

/** A page on a screen or from a printer at home: as large as its sheet, with its place among the bookmarks. */
export function ReadingLeaf({ sheet, bookmark, colour = COLOURS.paper, behind, children }: LeafProps): ReactElement {
  return (
    <Page wrap={false} size={[sheet.width, sheet.height]} bookmark={bookmark} style={{ backgroundColor: colour }}>
      {/* A page that may not wrap is as tall as what flows on it. */}
      <View style={{ width: sheet.width, height: sheet.height }}>
        {behind?.(NO_BLEED)}
        {children}
      </View>
    </Page>
  )
}

function CoverOnLabel({ setting }: { setting: Setting }): ReactElement {
  const { book, sheet, voice } = setting
  return (
    <ReadingLeaf sheet={sheet} bookmark={book.title}>
      <View style={{ position: 'absolute', top: 0, left: 0 }}><Picture scene={book.cover} window={whole(book.cover)} width={sheet.width} /></View>
      <TitleLabel book={book} voice={voice} left={0} top={0} width={sheet.width} unit={sheet.width / book.cover.width} />
    </ReadingLeaf>
  )
}

const CLOTHS = [COLOURS.coral, COLOURS.eucalyptus, '#1b5a78'] as const

/** On tall paper the picture keeps its square, and the title stands on the cloth above it. */
function CoverOnCloth({ setting }: { setting: Setting }): ReactElement {
  const { book, sheet, voice } = setting
  const band = sheet.height - sheet.width
  const title = fitTitle(setting, sheet.width - 2 * sheet.margin, 46)
  return (
    <ReadingLeaf sheet={sheet} bookmark={book.title} colour={CLOTHS[hash(book.title) % CLOTHS.length] ?? COLOURS.coral}>
      <View style={{ height: band, justifyContent: 'center' }}>
        <Lines voice={voice} lines={title.lines} style="title" size={title.size} lineHeight={1.16} colour={COLOURS.white} align="centre" />
        <View style={{ marginTop: 18 }}><Lines voice={voice} lines={[book.credit]} style="lead" size={15} lineHeight={1.3} colour={COLOURS.white} align="centre" /></View>
      </View>
      <Picture scene={book.cover} window={whole(book.cover)} width={sheet.width} />
    </ReadingLeaf>
  )
}

export const Cover = ({ setting }: { setting: Setting }): ReactElement =>
  setting.sheet.height > setting.sheet.width ? <CoverOnCloth setting={setting} /> : <CoverOnLabel setting={setting} />

const foot = (sheet: Sheet, name: string) => function Foot(bleed: Bleed): ReactElement {
  const scene = ground(sheet.width + bleed.left + bleed.right, 110 + bleed.bottom, name)
  return <View style={{ position: 'absolute', bottom: 0, left: 0 }}><Picture scene={scene} window={whole(scene)} width={scene.width} /></View>
}

const CAST_SIZES = [24, 21, 18, 16]
/** Of the title page: air above and between its parts, and where those at its foot stand. */
const TITLE_PAGE = { top: 0.14, gap: 26, starring: 23, owner: 168, credit: 84, titleLine: 1.18, nameLine: 1.3, belongs: 22.5 }

export function TitlePage({ setting }: { setting: Setting }): ReactElement {
  const { book, sheet, voice, leaf: Leaf } = setting
  const words = phrases(book.language)
  const column = sheet.width - 2 * sheet.margin
  const title = fitTitle(setting, column, 38)
  const names = joinNames([book.childName, ...book.petNames], book.language)
  const few = fit(setting, names, 'lead', column, CAST_SIZES, 2)
  const cast = few.lines.length <= 3 ? few : fit(setting, names, 'lead', column, [16, 14, 12], 4)
  const owner = fit(setting, book.childName, 'title', column, [28, 24, 20, 16], 1)
  const dedication = book.dedication ? fit(setting, book.dedication, 'story', column * 0.8, [17, 15, 13], 4) : null
  const { gap, nameLine, titleLine } = TITLE_PAGE
  // What is long begins higher, so that it ends above whose book it is.
  const height = title.lines.length * title.size * titleLine + gap + TITLE_PAGE.starring + cast.lines.length * cast.size * nameLine + (dedication ? gap + dedication.lines.length * dedication.size * LINE_HEIGHT : 0)
  const room = sheet.height - TITLE_PAGE.owner - TITLE_PAGE.belongs - owner.lines.length * owner.size * nameLine - gap
  return (
    <Leaf sheet={sheet} bookmark={words.belongsTo} behind={foot(sheet, `${book.title}|front`)}>
      <View style={{ position: 'absolute', top: Math.max(sheet.margin * 0.75, Math.min(sheet.height * TITLE_PAGE.top, room - height)), left: sheet.margin, width: column }}>
        <Lines voice={voice} lines={title.lines} style="title" size={title.size} lineHeight={titleLine} align="centre" />
        <View style={{ marginTop: gap }}><Lines voice={voice} lines={[words.starring]} style="story" size={15} lineHeight={1.4} colour={COLOURS.soft} align="centre" /></View>
        <View style={{ marginTop: 2 }}><Lines voice={voice} lines={cast.lines} style="lead" size={cast.size} lineHeight={nameLine} align="centre" /></View>
        {dedication ? <View style={{ marginTop: gap }}><Lines voice={voice} lines={dedication.lines} style="story" size={dedication.size} lineHeight={LINE_HEIGHT} align="centre" ownDirection /></View> : <View />}
      </View>
      <View style={{ position: 'absolute', bottom: TITLE_PAGE.owner, left: sheet.margin, width: column }}>
        <Lines voice={voice} lines={[words.belongsTo]} style="story" size={15} lineHeight={1.5} colour={COLOURS.soft} align="centre" />
        <Lines voice={voice} lines={owner.lines} style="title" size={owner.size} lineHeight={nameLine} align="centre" />
      </View>
      {/* Above the hills: on them, light letters would stand half on the palest. */}
      <View style={{ position: 'absolute', bottom: TITLE_PAGE.credit, left: 0, width: sheet.width }}><Lines voice={voice} lines={[book.credit]} style="story" size={12} lineHeight={1.2} colour={COLOURS.soft} align="centre" /></View>
    </Leaf>
  )
}

export function StoryPage({ setting, page, number, bones }: { setting: Setting; page: DrawnPage; number: number; bones: Bones }): ReactElement {
  const { sheet, voice, book, leaf: Leaf, edge } = setting
  const column = sheet.width - 2 * sheet.margin
  const { picture } = page
  const lines = textLines(voice.type, page.text, bones.size, column)
  const height = pictureHeight(bones, sheet, lines, (wholeHeight(picture) * sheet.width) / picture.width)
  const behind = (bleed: Bleed) => {
    const width = sheet.width + bleed.left + bleed.right
    const shown = window(picture, ((height + bleed.top) / width) * picture.width)
    const tear = tornEdge(width, `${book.title}|${number}`)
    return [
      <View key="picture" style={{ position: 'absolute', top: 0, left: 0 }}><Picture scene={picture} window={shown} width={width} /></View>,
      <View key="tear" style={{ position: 'absolute', top: bleed.top + height - tear.height + 0.5, left: 0 }}><Picture scene={tear} window={whole(tear)} width={width} /></View>,
    ]
  }
  return (
    <Leaf sheet={sheet} bookmark={String(number)} behind={behind}>
      <View style={{ position: 'absolute', top: height + 4, bottom: 34, left: sheet.margin, width: column, justifyContent: 'center' }}>
        {lines.map((paragraph, i) => (
          <View key={i} style={{ marginTop: i === 0 ? 0 : bones.size * PARAGRAPH_GAP }}><Lines voice={voice} lines={paragraph} style="story" size={bones.size} lineHeight={LINE_HEIGHT} /></View>
        ))}
      </View>
      <View style={{ position: 'absolute', bottom: edge.foot, ...(voice.rtl ? { left: edge.side } : { right: edge.side }) }}><Lines voice={voice} lines={[String(number)]} style="lead" size={13} lineHeight={1.2} colour={COLOURS.soft} /></View>
    </Leaf>
  )
}

const TALK_SIZES = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9]

export function TalkPage({ setting }: { setting: Setting }): ReactElement {
  const { book, sheet, voice, leaf: Leaf } = setting
  const names = phrases(book.language)
  const column = sheet.width - 2 * sheet.margin
  const meanings = book.words.map(({ word, meaning }) => `${word}: ${meaning}`)
  const questions = book.questions.map((question, i) => `${i + 1}. ${question}`)
  const at = (size: number) => [meanings, questions].map((list) => list.map((text) => proseLines(text, column, (part) => voice.type.width(part, 'story', size))))
  const room = sheet.height - 2 * sheet.margin - 180
  const size = TALK_SIZES.find((one) => at(one).flat(2).length * one * LINE_HEIGHT + (meanings.length + questions.length) * one * 0.35 <= room) ?? 9
  const [wordLines = [], questionLines = []] = at(size)
  const block = (title: string, list: readonly string[][]): ReactElement | false => list.length > 0 && (
    <View style={{ marginBottom: 18 }}>
      <Lines voice={voice} lines={[title]} style="title" size={26} lineHeight={1.4} />
      {list.map((lines, i) => <View key={i} style={{ marginTop: size * 0.35 }}><Lines voice={voice} lines={lines} style="story" size={size} lineHeight={LINE_HEIGHT} /></View>)}
    </View>
  )
  return (
    <Leaf sheet={sheet} bookmark={names.questions} behind={foot(sheet, `${book.title}|talk`)}>
      <View style={{ position: 'absolute', top: sheet.margin, left: sheet.margin, width: column }}>
        {block(names.words, wordLines)}
        {block(names.questions, questionLines)}
      </View>
    </Leaf>
  )
}

export function EndPage({ setting }: { setting: Setting }): ReactElement {
  const { book, sheet, voice, leaf: Leaf } = setting
  const words = phrases(book.language)
  const column = sheet.width - 2 * sheet.margin
  const thanks = fit(setting, words.thanks.replace('{names}', () => joinNames([book.childName, ...book.petNames], book.language)), 'story', column * 0.8, [19, 17, 15], 3)
  return (
    <Leaf sheet={sheet} bookmark={words.theEnd} behind={foot(sheet, `${book.title}|end`)}>
      <View style={{ position: 'absolute', top: sheet.height * 0.28, left: sheet.margin, width: column }}>
        <Lines voice={voice} lines={[words.theEnd]} style="title" size={54} lineHeight={1.3} align="centre" />
        <View style={{ marginTop: 20 }}><Lines voice={voice} lines={thanks.lines} style="story" size={thanks.size} lineHeight={LINE_HEIGHT} align="centre" /></View>
      </View>
    </Leaf>
  )
}
