// Moves what the words of an open page name. Only a small part of the picture is built as elements, over the image, while it
// moves; then it is gone again, and the image is what it was.
import { MOVEMENTS, transformAt } from '@/lib/domain/book/motion/movements'
import { cutPieces, readMotion, type PageCue, type PageMotion } from '@/lib/domain/book/motion/page-motion'
import { splitSentences, type Word } from '@/lib/domain/book/narration/script'

interface OpenPage {
  image: HTMLImageElement
  /** What is read aloud of the page, and its language. */
  text: string
  language: string
  /** Aborted when the page is left, or pictures are to keep still. */
  signal: AbortSignal
}

export interface MovedPage {
  /** The word that is being said; null in silence. */
  say: (word: Word | null) => void
}

/** A narrator who reads on begins within this time, and then leads. */
const SILENT_MS = 600
const SVG = 'http://www.w3.org/2000/svg'

/** The file is what the browser has shown already. None, where the page has no movements or there is no network. */
async function loadMotion(
  image: HTMLImageElement,
  signal: AbortSignal,
): Promise<{ svg: string; motion: PageMotion } | null> {
  try {
    await loaded(image, signal)
    const answer = await fetch(image.currentSrc, { cache: 'force-cache', signal })
    const svg = answer.ok ? await answer.text() : ''
    const motion = readMotion(svg)
    return motion && { svg, motion }
  } catch {
    return null
  }
}

const loaded = (image: HTMLImageElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (image.complete) return resolve()
    image.addEventListener('load', () => resolve(), { signal, once: true })
    signal.addEventListener('abort', reject, { once: true })
  })

/** How an image that is cut to its box lies in it. */
function fitOf({ objectFit, objectPosition }: CSSStyleDeclaration): string {
  if (objectFit !== 'cover') return 'none'
  const [, down] = objectPosition.split(' ')
  return `xMidY${down === '100%' ? 'Max' : 'Mid'} slice`
}

/** The part of the picture where something moves, exactly over the image. */
function buildWindow(image: HTMLImageElement, svg: string, { width, height }: PageMotion, cue: PageCue): Element {
  const look = getComputedStyle(image)
  const [x, y, w, h] = cue.box
  // Definitions get names of their own within the page.
  const pieces = cutPieces(svg, cue.pieces).replace(/( id="|url\(#)/g, '$1moving-')
  const file =
    `<svg xmlns="${SVG}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fitOf(look)}" aria-hidden="true" data-moving="">` +
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${pieces}</svg></svg>`
  const built = document.adoptNode(new DOMParser().parseFromString(file, 'image/svg+xml').documentElement)
  if (built instanceof SVGSVGElement) {
    const { left, top, filter, maskImage } = look
    Object.assign(built.style, {
      position: 'absolute',
      left,
      top,
      width: look.width,
      height: look.height,
      filter,
      maskImage,
      // A layer of its own: the image below is not painted again.
      willChange: 'transform',
      pointerEvents: 'none',
    })
  }
  return built
}

export async function movePage({ image, text, language, signal }: OpenPage): Promise<MovedPage | null> {
  const file = await loadMotion(image, signal)
  if (!file || signal.aborted) return null
  const { svg, motion } = file
  const sentences = splitSentences(text, language)
  let stop = () => {}
  let spokenAt: number | null = null

  const play = (cue: PageCue | undefined) => {
    if (!cue) return
    stop()
    const host = image.offsetParent
    if (!host) return
    const shown = buildWindow(image, svg, motion, cue)
    host.append(shown)
    const { ms, frames } = MOVEMENTS[cue.movement]
    const movements = cue.parts.flatMap((part) => {
      const moved = shown.querySelector(`[data-part="${part.name}"]`)
      const steps = frames.map((frame) => ({ transform: transformAt(frame, part), easing: 'ease-in-out' }))
      return moved ? [moved.animate(steps, { duration: ms })] : []
    })
    stop = () => {
      for (const movement of movements) movement.cancel()
      shown.remove()
    }
    // A cancelled one has been removed already.
    Promise.all(movements.map(({ finished }) => finished)).then(
      () => shown.remove(),
      () => undefined,
    )
  }

  const opening = setTimeout(() => play(motion.cues.find(({ opens }) => opens)), SILENT_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(opening)
    stop()
  })
  return {
    say: (word) => {
      if (!word) return
      clearTimeout(opening)
      const sentence = sentences.findIndex(({ start, end }) => word.start >= start && word.start < end)
      if (sentence === spokenAt) return
      spokenAt = sentence
      play(motion.cues.find((cue) => cue.sentence === sentence))
    },
  }
}
