import { splitSentences, type Sentence } from '../../domain/book/narration/script'
import type { Language } from '../../domain/languages'
import { alignWords } from './align-words'
import { findOnset } from './find-onset'
import type { NarratedSentence, NarratedWord, SpokenPage } from './narration'
import { utterances, type Utterance } from './speakable'
import { Track } from './track'
import { PAUSE, type Voice } from './voice'

/** In seconds. With them a whole book is read at 126 to 140 words a minute. */
const PAUSES = { opening: 0.5, sentence: 0.45, paragraph: 0.8, closing: 1 }
/** Instead of a word that can't be said: time to see which one it is. */
const UNSAID = 0.5
/** Kept of the silence around what is said, so that no soft sound is cut off. */
const AROUND = 0.05

interface Reader {
  voice: Voice
  sounds: ReadonlyMap<string, readonly string[]>
}

/** A page and how it sounds. */
export interface ReadPage {
  page: SpokenPage
  sentences: readonly NarratedSentence[]
  samples: Float32Array
}

/** Reads pages aloud, one after another. Their sentences are split by the rules of `language`. */
export async function* readPages(
  pages: readonly SpokenPage[],
  language: Language,
  voice: Voice,
): AsyncGenerator<ReadPage> {
  const split = pages.map((page) => ({ page, blocks: page.blocks.map((text) => splitSentences(text, language)) }))
  const words = split.flatMap(({ page, blocks }) =>
    blocks.flatMap((sentences, at) =>
      sentences.flatMap((sentence) => utterances(page.blocks[at] ?? '', sentence).flatMap((one) => one?.spoken ?? [])),
    ),
  )
  const reader = { voice, sounds: await voice.soundsOf(words) }
  for (const { page, blocks } of split) yield await readPage(reader, page, blocks)
}

async function readPage(reader: Reader, page: SpokenPage, blocks: readonly (readonly Sentence[])[]): Promise<ReadPage> {
  const track = new Track(reader.voice.sampleRate)
  const sentences: NarratedSentence[] = []
  track.rest(PAUSES.opening)
  for (const [block, inBlock] of blocks.entries())
    for (const [at, sentence] of inBlock.entries()) {
      if (sentences.length > 0) track.rest(at === 0 ? PAUSES.paragraph : PAUSES.sentence)
      const words = await readSentence(reader, track, page.blocks[block] ?? '', sentence)
      sentences.push({ block, start: sentence.start, end: sentence.end, words })
    }
  track.rest(PAUSES.closing)
  return { page, sentences, samples: track.samples() }
}

async function readSentence(reader: Reader, track: Track, text: string, sentence: Sentence): Promise<NarratedWord[]> {
  const spans: { begin: number; end: number }[] = []
  for (const utterance of utterances(text, sentence)) {
    const from = track.seconds
    if (utterance) spans.push(...(await sayUtterance(reader, track, utterance)))
    else {
      track.rest(UNSAID)
      spans.push({ begin: from, end: track.seconds })
    }
  }
  return sentence.words.map(({ start, end }, at) => {
    const span = spans[at] ?? { begin: track.seconds, end: track.seconds }
    return { start, end, beginMs: Math.round(span.begin * 1000), endMs: Math.round(span.end * 1000) }
  })
}

/** Adds what is said to the track without the silence around it. @returns when its words begin and end there */
async function sayUtterance({ voice, sounds }: Reader, track: Track, { spoken, text }: Utterance) {
  const speech = await voice.say(text)
  const audible = speech.sounds.filter(({ name }) => name !== PAUSE)
  const from = Math.max(0, (audible[0]?.begin ?? 0) - AROUND)
  const moved = track.seconds - from
  track.add(speech.samples, from, (audible.at(-1)?.end ?? 0) + AROUND)
  const spans = alignWords(
    spoken.map((word) => sounds.get(word) ?? []),
    audible,
  )
  return spans.map(({ begin, end }, at) => {
    const afterPause = (spans[at - 1]?.end ?? -1) < begin
    const onset = afterPause ? findOnset(speech.samples, voice.sampleRate, begin, (begin + end) / 2) : begin
    return { begin: onset + moved, end: end + moved }
  })
}
