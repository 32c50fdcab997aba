/** A leaf is a message: text, or, compiled by the build, a list of its parts. */
export type MessageTree = { [key: string]: string | readonly unknown[] | MessageTree }

export const isTree = (value: MessageTree[string] | undefined): value is MessageTree =>
  typeof value === 'object' && !Array.isArray(value)

/** Every message of `fallback`, in the words of `own` where it has them. */
export function withFallback(fallback: MessageTree, own: MessageTree): MessageTree {
  const merged: MessageTree = { ...fallback }
  for (const [key, value] of Object.entries(own)) {
    const below = fallback[key]
    merged[key] = isTree(value) && isTree(below) ? withFallback(below, value) : value
  }
  return merged
}
