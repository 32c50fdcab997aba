const COLOURS = ['#b93418', '#e8603c', '#f8ca45', '#5e9c84', '#bfe1e8', '#fffdf7']
const PIECES = 130

/** Paper confetti, loaded when it is thrown, and not for those who asked for less motion. */
export async function throwConfetti(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  // Without a worker of its own: its code would come from a blob, which the pages' policy forbids.
  const throwing = confetti.create(undefined, { useWorker: false, resize: true })
  await throwing({ particleCount: PIECES, spread: 100, startVelocity: 42, origin: { y: 0.65 }, colors: COLOURS, disableForReducedMotion: true })
}
