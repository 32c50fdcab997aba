// Story text as a tree: plain words, {slots}, <seeded|choices> and [condition: branches | else].

export interface Test {
  name: string
  not: boolean
}
/** True if all tests of any one group are true. */
export type Condition = Test[][]
export interface Arm {
  when?: Condition
  each?: 'each' | 'others'
  body: Text
}
export type Node =
  | { type: 'words'; words: string }
  | { type: 'slot'; name: string }
  | { type: 'choice'; key: string; options: Text[] }
  | { type: 'branch'; arms: Arm[] }
export type Text = Node[]

/** A mistake in a template, with a message for the writer. */
export class TemplateError extends Error {
  override name = 'TemplateError'
}

const CLOSES: Record<string, string> = { '[': ']', '{': '}', '<': '>' }

/** Index of the bracket that closes the one at `open`. */
function closing(source: string, open: number): number {
  const stack: string[] = []
  for (let i = open; i < source.length; i++) {
    const c = source[i] ?? ''
    const close = CLOSES[c]
    if (close) stack.push(close)
    else if (c === ']' || c === '}' || c === '>') {
      if (stack.pop() !== c) throw new TemplateError(`"${c}" does not match its opening in: ${source}`)
      if (stack.length === 0) return i
    }
  }
  throw new TemplateError(`"${source[open]}" is never closed in: ${source}`)
}

/** Splits at a separator that stands outside all brackets. */
export function splitOutside(source: string, separator: string): string[] {
  const parts = ['']
  for (let i = 0; i < source.length; i++) {
    const c = source[i] ?? ''
    let piece = c
    if (CLOSES[c]) {
      const end = closing(source, i)
      piece = source.slice(i, end + 1)
      i = end
    } else if (c === separator) {
      parts.push('')
      continue
    }
    parts[parts.length - 1] += piece
  }
  return parts
}

const ARM = /^\s*([!a-z0-9+,&-]+):\s+([\s\S]*)$/

function parseArm(source: string): Arm {
  const match = ARM.exec(source)
  if (!match) return { body: parseText(source.trim()) }
  const [, head = '', rest = ''] = match
  const body = parseText(rest.trim())
  if (head === 'each' || head === 'others') return { each: head, body }
  const when = head
    .split(',')
    .map((group) => group.split('&').map((t) => ({ name: t.replace(/^!/, ''), not: t.startsWith('!') })))
  return { when, body }
}

/** @throws TemplateError if brackets do not match */
export function parseText(source: string): Text {
  const nodes: Text = []
  let words = ''
  const flush = () => {
    if (words) nodes.push({ type: 'words', words })
    words = ''
  }
  for (let i = 0; i < source.length; i++) {
    const c = source[i] ?? ''
    if (c === ']' || c === '}' || c === '>') throw new TemplateError(`"${c}" was never opened in: ${source}`)
    if (!CLOSES[c]) {
      words += c
      continue
    }
    flush()
    const end = closing(source, i)
    const body = source.slice(i + 1, end)
    i = end
    if (c === '{') nodes.push({ type: 'slot', name: body })
    else if (c === '<')
      nodes.push({ type: 'choice', key: body, options: splitOutside(body, '|').map((o) => parseText(o.trim())) })
    else nodes.push({ type: 'branch', arms: splitOutside(body, '|').map(parseArm) })
  }
  flush()
  return nodes
}

/** Every node of a text, at any depth. */
export function* nodesOf(text: Text): Generator<Node> {
  for (const node of text) {
    yield node
    if (node.type === 'choice') for (const option of node.options) yield* nodesOf(option)
    if (node.type === 'branch') for (const arm of node.arms) yield* nodesOf(arm.body)
  }
}
