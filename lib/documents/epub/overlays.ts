// Media overlays of EPUB 3.3 (https://www.w3.org/TR/epub-33/#sec-media-overlays): words of a page and the parts of
// its sound, a list of words in a list of sentences.
import type { NarratedPage, NarratedSentence, Narration } from '../../domain/book/narration/narrated-book'
import { xml } from './xml'

/**
 * In which reading systems give the word that is heard: the name that the specification's example and most books use.
 */
export const ACTIVE_CLASS = '-epub-media-overlay-active'
/** Dark letters on yellow, on paper and on a picture: 9 to 1. */
export const OVERLAY_CSS = `.${ACTIVE_CLASS}{background:#ffdf7e;color:#12313a;border-radius:.14em}\n`

/** A player that seeks may begin a moment late. */
const BEFORE_FIRST_MS = 60

const sentenceId = (sentence: number): string => `s${sentence + 1}`
const wordId = (sentence: number, word: number): string => `s${sentence + 1}w${word + 1}`

/** Writes a block of a page as XHTML: blocks are counted from 0, in the order in which they are read. */
export type WriteBlock = (page: string, block: number, text: string) => string
export const writePlainBlock: WriteBlock = (_page, _block, text) => xml(text)

/** Blocks with an element for each sentence and each of its words. */
export function blockWriter({ pages }: Narration): WriteBlock {
  return (name, block, text) => {
    const page = pages.find((one) => one.name === name)
    if (page?.blocks[block] !== text) return xml(text)
    let at = 0
    const parts: string[] = []
    for (const [number, sentence] of page.sentences.entries())
      if (sentence.block === block) {
        parts.push(xml(text.slice(at, sentence.start)), sentenceSpan(text, sentence, number))
        at = sentence.end
      }
    return parts.join('') + xml(text.slice(at))
  }
}

function sentenceSpan(text: string, { start, end, words }: NarratedSentence, number: number): string {
  let at = start
  const parts = words.map((word, i) => {
    const before = xml(text.slice(at, word.start))
    at = word.end
    return `${before}<span id="${wordId(number, i)}">${xml(text.slice(word.start, word.end))}</span>`
  })
  return `<span id="${sentenceId(number)}">${parts.join('')}${xml(text.slice(at, end))}</span>`
}

interface Clip {
  id: string
  beginMs: number
  endMs: number
}

/**
 * Each word's part of the sound. A word lasts until the next one begins, so that nothing is skipped while they are
 * read on.
 */
function clipsOf({ sentences, durationMs }: NarratedPage): Clip[] {
  const words = sentences.flatMap((sentence, s) =>
    sentence.words.map(({ beginMs }, w) => ({ id: wordId(s, w), beginMs })),
  )
  return words.map(({ id, beginMs }, at) => ({
    id,
    beginMs: at === 0 ? Math.max(0, beginMs - BEFORE_FIRST_MS) : beginMs,
    endMs: words[at + 1]?.beginMs ?? durationMs,
  }))
}

/** How long a page is heard. */
export const overlayMs = (page: NarratedPage): number =>
  page.durationMs - (clipsOf(page)[0]?.beginMs ?? page.durationMs)

/** A clock value of SMIL 3: "5.25s". */
export const clock = (ms: number): string => `${(ms / 1000).toFixed(3)}s`

export function overlayFile(page: NarratedPage): string {
  const clips = new Map(clipsOf(page).map((clip) => [clip.id, clip]))
  const document = `../pages/${page.name}.xhtml`
  const par = (id: string): string => {
    const clip = clips.get(id)
    return clip
      ? `<par><text src="${document}#${id}"/><audio src="../audio/${page.name}.mp3" clipBegin="${clock(clip.beginMs)}" clipEnd="${clock(clip.endMs)}"/></par>`
      : ''
  }
  const sentences = page.sentences.map(
    ({ words }, s) =>
      `<seq epub:textref="${document}#${sentenceId(s)}">${words.map((_, w) => par(wordId(s, w))).join('')}</seq>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body epub:textref="${document}">
${sentences.join('\n')}
</body>
</smil>
`
}
