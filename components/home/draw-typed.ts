// What the landing page draws for whoever types; loaded with the first key.
import { writeStorage, readStorage } from '@/lib/browser/storage'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { drawHero, heroSeedOf } from '@/lib/domain/site-illustrations/hero'
import type { HeroNames } from '@/lib/domain/site-illustrations/hero-names'
import type { PictureFile } from '@/lib/domain/site-illustrations/picture-files'
import { parseDraft } from '@/lib/domain/story/draft'
import { DRAFT_KEY } from '@/lib/domain/story/storage-keys'

const OURS = /^hero /

/**
 * What was typed here is there in the story form, with the chance that drew it; a story that was begun in the form
 * itself is left alone.
 */
function keepDraft({ childName, petName, petType }: HeroNames): void {
  const draft = parseDraft(readStorage(DRAFT_KEY))
  if (draft?.childName && !OURS.test(draft.seed ?? '')) return
  const [first, ...others] = draft?.pets ?? []
  const pet = { ...first, name: petName.trim(), type: petType }
  writeStorage(
    DRAFT_KEY,
    JSON.stringify({
      ...draft,
      childName: childName.trim(),
      pets: [pet, ...others],
      seed: heroSeedOf({ childName, petName }),
    }),
  )
}

let last: string | undefined

/** The picture of a child and a pet by these names, at an address of this page's own; the one before it goes. */
export async function drawTyped(names: HeroNames): Promise<PictureFile> {
  keepDraft(names)
  const scene = drawHero(names)
  const src = URL.createObjectURL(new Blob([toSvg(scene, { size: scene.width })], { type: 'image/svg+xml' }))
  const ahead = new Image()
  ahead.src = src
  // Shown only when it is whole, so that nothing flickers.
  await ahead.decode()
  if (last) URL.revokeObjectURL(last)
  last = src
  return { src, width: scene.width, height: scene.height }
}
