// Assigns a comic thread to each pet: the one of its kind, or an `any` thread for the second pet of a kind.
import { pick } from '../../chance'
import type { Book } from './book'
import type { Player } from './cast'
import type { Thread } from './template'
import { leadsInsteadOfThread } from './lead'
import { TemplateError } from './text'

export interface Role {
  pet: Player
  thread: Thread
}

export function assignThreads(book: Book): Role[] {
  const used = new Set<Thread>()
  const choose = (kind: string): Thread | undefined => {
    const free = book.template.threads.filter((t) => t.for === kind && !used.has(t))
    return free.length ? pick(book.seed, `${book.template.id} thread ${kind} ${used.size}`, free) : undefined
  }
  // A dog or cat that leads has lines of its own; its thread is free for another one.
  const pets = leadsInsteadOfThread(book) ? book.pets.slice(1) : book.pets
  return pets.map((pet) => {
    const thread = choose(pet.kind) ?? choose('any')
    if (!thread) throw new TemplateError(`no thread left for a ${pet.kind}`)
    used.add(thread)
    return { pet, thread }
  })
}
