// What the pets do on a page. The first pet leads; the others take turns at a line of their own.
import type { PetRequest } from '../../story/request'
import { KIND_OF } from '../world/kinds'
import { fill, type Slots } from './fill'
import type { FramePage } from './frame'
import { JUST_SO, PET_BEATS, PET_LINES, TOGETHER, type PetBeat } from './lines/pets'
import { listNames, properName } from './people'

/** On which of the first pet's beats the others have their part. */
const WITH: Partial<Record<PetBeat, PetBeat>> = { want: 'seat', go: 'go', worry: 'worry', hear: 'hear', got: 'rest' }

/** @param brief the others share every line, in a book that would be too long */
export function createPetLines(pets: readonly PetRequest[], treat: string, brief: boolean) {
  const [first, ...others] = pets
  const names = pets.map((pet) => properName(pet.name))
  const own = (index: number, beat: PetBeat) => {
    const pet = pets[index]
    return pet ? fill(PET_LINES[KIND_OF[pet.type]][beat], { pet: names[index] ?? '', treat }) : ''
  }
  let turn = 0
  /** One of the others has a line of its own, the rest share one. */
  function ofOthers(beat: PetBeat): { line: string; named: number[] } {
    if (!others.length || !first) return { line: '', named: [] }
    const together = TOGETHER[beat]
    if (brief && others.length > 1 && together) {
      const all = others.map((_, i) => i + 1)
      return { line: fill(together, { pets: listNames(all.map((i) => names[i] ?? '')) }), named: all }
    }
    const lead = 1 + (turn++ % others.length)
    const rest = others.map((_, i) => i + 1).filter((i) => i !== lead)
    const same = JUST_SO[beat]
    const alike = KIND_OF[pets[lead]?.type ?? 'Other'] === KIND_OF[first.type] && same
    const leads = alike ? fill(same, { pets: names[lead] ?? '', partner: names[0] ?? '' }) : own(lead, beat)
    const share = rest.length && together ? fill(together, { pets: listNames(rest.map((i) => names[i] ?? '')) }) : ''
    return { line: [leads, share].filter(Boolean).join(' '), named: share ? [lead, ...rest] : [lead] }
  }
  return (page: FramePage): { lines: Slots; named: ReadonlySet<number> } => {
    const source = [page.text, page.slot?.ask, page.slot?.alone].join(' ')
    const lines: Record<string, string> = {}
    const named = new Set<number>()
    for (const beat of PET_BEATS) {
      if (!source.includes(`{pet:${beat}}`)) continue
      const others = WITH[beat] && beat !== 'hear' && beat !== 'got' ? ofOthers(WITH[beat]) : { line: '', named: [] }
      others.named.forEach((i) => named.add(i))
      lines[`pet:${beat}`] = [own(0, beat), others.line].filter(Boolean).join(' ')
    }
    if (source.includes('{others:got}')) {
      const rest = ofOthers('rest')
      rest.named.forEach((i) => named.add(i))
      lines['others:got'] = rest.line || own(0, 'rest')
    }
    return { lines, named }
  }
}
