export type MessageTree = { [key: string]: string | MessageTree }

/** Every message of `fallback`, in the words of `own` where it has them. */
export function withFallback(fallback: MessageTree, own: MessageTree): MessageTree {
  const merged: MessageTree = { ...fallback }
  for (const [key, value] of Object.entries(own)) {
    const below = fallback[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? withFallback(below, value) : value
  }
  return merged
}
