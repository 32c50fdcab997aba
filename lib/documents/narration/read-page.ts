import type { NarratedSentence, NarratedWord, SpokenPage } from '../../domain/book/narration/narrated-book'
import { splitSentences, type Sentence } from '../../domain/book/narration/script'
import type { Language } from '../../domain/languages'
import { alignWords } from './align-words'
import { findOnset } from './find-onset'
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

interface ReadPage {
  sentences: NarratedSentence[]
  samples: Float32Array
}

/** Reads a page aloud. Its sentences are split by the rules of `language`. */
export async function readPage({ blocks }: SpokenPage, language: Language, voice: Voice): Promise<ReadPage> {
  const split = blocks.map((text) => ({ text, sentences: splitSentences(text, language) }))
  const words = split.flatMap(({ text, sentences }) =>
    sentences.flatMap((sentence) => utterances(text, sentence).flatMap((one) => one?.spoken ?? [])),
  )
  const reader = { voice, sounds: await voice.soundsOf(words) }
  const track = new Track(voice.sampleRate)
  const read: NarratedSentence[] = []
  track.rest(PAUSES.opening)
  for (const [block, { text, sentences }] of split.entries())
    for (const [at, sentence] of sentences.entries()) {
      if (read.length > 0) track.rest(at === 0 ? PAUSES.paragraph : PAUSES.sentence)
      const { start, end } = sentence
      read.push({ block, start, end, words: await readSentence(reader, track, text, sentence) })
    }
  track.rest(PAUSES.closing)
  return { sentences: read, samples: track.samples() }
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
