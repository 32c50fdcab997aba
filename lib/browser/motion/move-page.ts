// Moves what the words of an open page name. Only a small part of the picture is built as elements, over the image,
// while it moves; then it is gone again, and the image is what it was.
import { MOVEMENTS, transformAt } from '@/lib/domain/book/motion/movements'
import { cutPieces, readMotion, type PageCue, type PageMotion } from '@/lib/domain/book/motion/page-motion'
import { splitSentences, type Sentence, type Word } from '@/lib/domain/book/narration/script'

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

/**
 * Where a box of the picture is seen, as an inset of the image's own box. On whole pixels of the screen, since shapes
 * that are cut within one would mix with what is below them, and the edge would be seen.
 */
function insetOf(image: DOMRect, fit: string, { width, height }: PageMotion, [x, y, w, h]: PageCue['box']): string {
  const cover = Math.max(image.width / width, image.height / height)
  const [sizeX, sizeY] = fit === 'none' ? [image.width / width, image.height / height] : [cover, cover]
  const left = image.left + (image.width - width * sizeX) / 2
  const top = image.top + (image.height - height * sizeY) * (fit.includes('Max') ? 1 : 0.5)
  const from = (px: number) => Math.ceil(px * devicePixelRatio) / devicePixelRatio
  const to = (px: number) => Math.floor(px * devicePixelRatio) / devicePixelRatio
  const sides = [
    from(top + y * sizeY) - image.top,
    image.right - to(left + (x + w) * sizeX),
    image.bottom - to(top + (y + h) * sizeY),
    from(left + x * sizeX) - image.left,
  ]
  return `inset(${sides.map((px) => `${px}px`).join(' ')})`
}

/** The part of the picture where something moves, exactly over the image. */
function buildWindow(image: HTMLImageElement, svg: string, motion: PageMotion, cue: PageCue): Element {
  const look = getComputedStyle(image)
  const fit = fitOf(look)
  // Definitions get names of their own within the page.
  const pieces = cutPieces(svg, cue.pieces).replace(/( id="|url\(#)/g, '$1moving-')
  const file =
    `<svg xmlns="${SVG}" viewBox="0 0 ${motion.width} ${motion.height}" preserveAspectRatio="${fit}" ` +
    `aria-hidden="true" data-moving="">${pieces}</svg>`
  const built = document.adoptNode(new DOMParser().parseFromString(file, 'image/svg+xml').documentElement)
  if (built instanceof SVGSVGElement) {
    const { left, top, width, height, filter, maskImage } = look
    Object.assign(built.style, {
      position: 'absolute',
      left,
      top,
      width,
      height,
      filter,
      maskImage,
      clipPath: insetOf(image.getBoundingClientRect(), fit, motion, cue.box),
      // A layer of its own: the image below is not painted again.
      willChange: 'transform',
      pointerEvents: 'none',
    })
  }
  return built
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

export async function movePage({ image, text, language, signal }: OpenPage): Promise<MovedPage | null> {
  const file = await loadMotion(image, signal)
  if (!file || signal.aborted) return null
  const { svg, motion } = file
  let current = new AbortController()
  let spokenAt: number | null = null
  // Only for those who listen: to split a text takes a browser a while.
  let sentences: readonly Sentence[] | null = null

  /** In three frames, so that none of them takes long. */
  const play = async (cue: PageCue) => {
    current.abort()
    current = new AbortController()
    const stopped = AbortSignal.any([signal, current.signal])
    const host = image.offsetParent
    if (!host) return
    const shown = buildWindow(image, svg, motion, cue)
    await nextFrame()
    if (stopped.aborted) return
    host.append(shown)
    stopped.addEventListener('abort', () => shown.remove())
    await nextFrame()
    if (stopped.aborted) return
    const { ms, frames } = MOVEMENTS[cue.movement]
    const movements = cue.parts.flatMap((part) => {
      const moved = shown.querySelector(`[data-part="${part.name}"]`)
      const steps = frames.map((frame) => ({ transform: transformAt(frame, part), easing: 'ease-in-out' }))
      return moved ? [moved.animate(steps, { duration: ms })] : []
    })
    // One that is removed before never ends.
    await Promise.all(movements.map(({ finished }) => finished))
    shown.remove()
  }
  const start = (cue: PageCue | undefined) => {
    if (cue) play(cue).catch((error: unknown) => console.warn('this picture stays still', error))
  }

  const opening = setTimeout(() => start(motion.cues.find(({ opens }) => opens)), SILENT_MS)
  signal.addEventListener('abort', () => clearTimeout(opening))
  return {
    say: (word) => {
      if (!word) return
      clearTimeout(opening)
      sentences ??= splitSentences(text, language)
      const at = sentences.findIndex(({ start: from, end }) => word.start >= from && word.start < end)
      if (at === spokenAt) return
      spokenAt = at
      start(motion.cues.find(({ sentence }) => sentence === at))
    },
  }
}
