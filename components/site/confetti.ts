import type { Options } from 'canvas-confetti'

const COLOURS = ['#b93418', '#e8603c', '#f8ca45', '#5e9c84', '#bfe1e8', '#fffdf7']
const RAINBOW = ['#b93418', '#e8603c', '#f8ca45', '#5e9c84', '#1b5a78', '#7a4d9c']
const HEART =
  'M167 72c19,-38 37,-56 75,-56 42,0 76,33 76,75 0,76 -76,151 -151,227 -76,-76 -151,-151 -151,-227 0,-42 33,-75 75,-75 38,0 57,18 76,56z'

/** One throw, and when it comes, in milliseconds after the first. */
interface Throw {
  at: number
  options: Options
  heart?: true
}

const LOW = { x: 0.5, y: 0.65 }
const PRESETS = {
  basic: [{ at: 0, options: { particleCount: 130, spread: 100, startVelocity: 42, origin: LOW } }],
  burst: [{ at: 0, options: { particleCount: 160, spread: 360, startVelocity: 32, origin: { x: 0.5, y: 0.4 } } }],
  stars: [
    {
      at: 0,
      options: {
        particleCount: 70,
        spread: 120,
        startVelocity: 36,
        origin: LOW,
        shapes: ['star'],
        colors: ['#f8ca45', '#fdefc4', '#fffdf7'],
      },
    },
  ],
  rainbow: [
    {
      at: 0,
      options: { particleCount: 180, spread: 140, startVelocity: 46, origin: { x: 0.5, y: 0.8 }, colors: RAINBOW },
    },
  ],
  hearts: [
    {
      at: 0,
      heart: true,
      options: {
        particleCount: 60,
        spread: 110,
        startVelocity: 34,
        origin: LOW,
        colors: ['#b93418', '#e8603c', '#fcddd0'],
      },
    },
  ],
  celebration: [
    { at: 0, options: { particleCount: 110, spread: 80, startVelocity: 44, origin: LOW } },
    { at: 300, options: { particleCount: 80, angle: 60, spread: 65, startVelocity: 48, origin: { x: 0, y: 0.7 } } },
    { at: 600, options: { particleCount: 80, angle: 120, spread: 65, startVelocity: 48, origin: { x: 1, y: 0.7 } } },
  ],
} satisfies Record<string, Throw[]>
type ConfettiPreset = keyof typeof PRESETS

export const loadConfetti = () => import('canvas-confetti')

/** Paper confetti, loaded when it is thrown, and not for those who asked for less motion. */
export async function throwConfetti(preset: ConfettiPreset = 'basic'): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await loadConfetti()
  const canvas = document.createElement('canvas')
  canvas.ariaHidden = 'true'
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: '100',
  })
  document.body.append(canvas)
  // Without a worker of its own: its code would come from a blob, which the pages' policy forbids.
  const throwing = confetti.create(canvas, { useWorker: false, resize: true })
  const throws: readonly Throw[] = PRESETS[preset]
  const landed = Promise.all(
    throws.map(async ({ at, options, heart }) => {
      await new Promise((resolve) => setTimeout(resolve, at))
      const shapes = heart ? { shapes: [confetti.shapeFromPath({ path: HEART })] } : {}
      await throwing({ colors: COLOURS, disableForReducedMotion: true, ...options, ...shapes })
    }),
  )
  await landed.finally(() => canvas.remove())
}
