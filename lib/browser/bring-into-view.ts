/**
 * Scrolls gently to what a person asked to see, at once where motion is not wanted. Only here: a `scroll-behavior` of
 * the whole page would also glide at each step of the tab key, and move what a pointer is about to press.
 */
export function bringIntoView(element: Element | null, block: ScrollLogicalPosition = 'start'): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block, behavior: still ? 'auto' : 'smooth' })
}
