const KEPT = 400
const recent = new Map<string, string>()

/** Figures that were drawn lately, by what they were drawn from: most changes of the form leave most of them alone. */
export function memoiseDrawing(key: string, draw: () => string): string {
  const known = recent.get(key)
  if (known !== undefined) return known
  if (recent.size > KEPT) recent.clear()
  const drawn = draw()
  recent.set(key, drawn)
  return drawn
}
