// The choices of a look as pictures: this very child with each hair, pair of glasses or coat, this kind of pet in
// each breed and coat.
import type { ChildMember } from '@/lib/domain/illustration/cast'
import { drawChild } from '@/lib/domain/illustration/child/draw'
import { group } from '@/lib/domain/illustration/kit/shape'
import { translate } from '@/lib/domain/illustration/kit/vector'
import {
  GLASSES,
  HAIR_STYLES,
  HEARING,
  MOBILITY,
  OUTFITS,
  PROSTHESES,
  type ChildLook,
} from '@/lib/domain/illustration/look'
import { drawPet } from '@/lib/domain/illustration/pets/draw'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { isDescribed, resolvePet } from '@/lib/domain/illustration/resolve-pet'
import type { PetRequest } from '@/lib/domain/story/request'
import type { PetMember } from '@/lib/domain/illustration/cast'
import type { PetType } from '@/lib/domain/story/lists'
import { chooseUnstatedLooks, coatInWords, coatsOf, kindsOf, looksToPointAt } from '@/lib/domain/story/pet-surprise'
import type { LookPictures, PetLookPictures } from './drawn-preview'
import { framed } from './framed'
import { memoiseDrawing } from './memoise-drawing'

const WHOLE = { width: 200, height: 220 }
const PORTRAIT = { width: 240, height: 220 }

/** A head and shoulders, with room for hair. */
function head(
  { look, age, face }: ChildMember,
  change: Partial<ChildLook>,
  view: 'front' | 'threeQuarter' = 'front',
): string {
  const drawnLook = { ...look, ...change }
  return memoiseDrawing(JSON.stringify([drawnLook, age, face, view, 'head']), () => {
    const figure = drawChild(
      { age, look: drawnLook, face },
      { pose: 'stand', feeling: 'happy', view, size: 300, key: 'head' },
    )
    const [x, y] = figure.face.centre
    const half = figure.face.radius * 1.75
    return toSvg({
      width: half * 2,
      height: half * 2,
      nodes: [group(figure.nodes, { transform: translate(half - x, half * 1.06 - y) })],
    })
  })
}
const whole = ({ look, age, face }: ChildMember, change: Partial<ChildLook>): string => {
  const drawnLook = { ...look, ...change }
  return memoiseDrawing(JSON.stringify([drawnLook, age, face, 'whole']), () =>
    toSvg(
      framed(
        drawChild({ age, look: drawnLook, face }, { pose: 'stand', feeling: 'happy', size: 300, key: 'whole' }),
        WHOLE,
      ),
    ),
  )
}

const TALL = { width: 260, height: 440 }
/** The child as large as the frame, whatever the look holds. */
export const drawPortrait = ({ look, age, face }: ChildMember): string =>
  memoiseDrawing(JSON.stringify([look, age, face, 'portrait']), () =>
    toSvg(
      framed(drawChild({ age, look, face }, { pose: 'stand', feeling: 'happy', size: 600, key: 'portrait' }), TALL),
    ),
  )

const pictures = <T extends string>(values: readonly T[], draw: (value: T) => string): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, draw(value)]))

export const drawLooks = (child: ChildMember): LookPictures => ({
  hair: pictures(HAIR_STYLES, (hair) => head(child, { hair })),
  glasses: pictures(GLASSES, (glasses) => head(child, { glasses })),
  hearing: pictures(HEARING, (hearing) =>
    head(
      child,
      { hearing, ...(child.look.hair === 'hijab' || child.look.hair === 'patka' ? {} : { hair: 'crop' }) },
      'threeQuarter',
    ),
  ),
  mobility: pictures(MOBILITY, (mobility) => whole(child, { mobility })),
  prosthesis: pictures(PROSTHESES, (prosthesis) => whole(child, { prosthesis, mobility: 'none' })),
  outfit: pictures(OUTFITS, (outfit) => whole(child, { outfit, mobility: 'none' })),
})

export const portrait = (member: PetMember): string =>
  memoiseDrawing(JSON.stringify(member), () =>
    toSvg(
      framed(
        drawPet(member, {
          pose: member.type === 'Bird' ? 'perch' : member.type === 'Fish' ? 'swim' : 'sit',
          feeling: 'happy',
          size: 100,
          key: member.who,
        }),
        PORTRAIT,
      ),
    ),
  )

/** Each kind in its usual coat, and the kind at hand in each of its coats. */
export function drawPetLooks(type: PetType, breed: string): PetLookPictures {
  const draw = (kind: string, colors: string) =>
    portrait(resolvePet({ name: '', type, gender: 'unknown', breed: kind, colors }, 0, 'looks', []))
  return {
    kinds: Object.fromEntries(kindsOf(type).map(({ name, coats }) => [name, draw(name, coatInWords(coats[0] ?? []))])),
    coats: pictures(coatsOf(type, breed), (coat) => draw(breed, coat)),
  }
}

/**
 * Looks to point at for the pet at `index`, of which no breed was told: the one that chance draws first, and one that
 * was pointed at under another seed before it.
 */
export function drawAlternatives(
  pets: readonly PetRequest[],
  index: number,
  seed: string,
): { drawnAs: string; svg: string }[] {
  const pet = pets[index]
  if (!pet || isDescribed(pet) || kindsOf(pet.type).length < 2) return []
  const unstated = pets.map(({ type, breed = '', colors = '' }) => ({ type, breed, colors }))
  const at = chooseUnstatedLooks(unstated, seed)[index]
  if (!at) return []
  const looks = looksToPointAt(pet.type, at, seed)
  const { drawnAs = '' } = pet
  return (drawnAs === '' || looks.includes(drawnAs) ? looks : [drawnAs, ...looks.slice(1)]).map((look) => {
    const [words] = chooseUnstatedLooks([{ type: pet.type, breed: '', colors: pet.colors ?? '', drawnAs: look }], seed)
    return { drawnAs: look, svg: portrait(resolvePet({ ...pet, ...words }, index, seed, [])) }
  })
}
