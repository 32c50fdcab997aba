// Every picture of the shop's own pages, by name. Drawn when the site is built and served as files.
import type { Actor, Direction } from '../direction'
import { illustrate, type BookLook } from '../illustrate'
import type { Scene } from '../scene'
import { cutOut, type Standing } from './cut-out'
import { ANIMALS, FAMILIES, animal } from './families'

const { mila, asha, kenji, noor } = FAMILIES

const page = (book: BookLook, pageNumber: number, told: Pick<Direction, 'setting' | 'light' | 'shot' | 'actors'> & Partial<Direction>) => (): Scene =>
  illustrate(book, { pageNumber, direction: { weather: 'clear', props: [], textSpace: 'none', ...told } }).scene
const standing = (book: BookLook, figures: readonly Standing[]) => (): Scene => cutOut(book.cast, book.seed, figures)
const does = (who: Actor['who'], pose: string, feeling: Actor['feeling'] = 'happy', more: Partial<Actor> = {}): Actor => ({ who, pose, feeling, ...more })

const SIZES: Record<string, { size: number; pose: string; lift?: number }> = {
  Dog: { size: 130, pose: 'walk' }, Cat: { size: 120, pose: 'walk' }, Rabbit: { size: 120, pose: 'run' }, Bird: { size: 120, pose: 'fly', lift: 60 },
  Hamster: { size: 120, pose: 'walk' }, Fish: { size: 120, pose: 'swim', lift: 60 }, Horse: { size: 110, pose: 'walk' }, 'Animal Toy': { size: 130, pose: 'sit' },
}

const PICTURES = {
  // How it works: one family, five pictures.
  'steps-told': page(mila, 1, { setting: 'kitchen', light: 'morning', shot: 'medium', actors: [does('child', 'sit', 'curious', { looksAt: 'drawing' }), does('pet1', 'look-up', 'curious')], props: [{ prop: 'drawing' }, { prop: 'crayon' }] }),
  'steps-opening': page(mila, 2, { setting: 'living-room', light: 'golden', shot: 'medium', actors: [does('child', 'read', 'delighted'), does('pet1', 'lie', 'calm'), does('pet2', 'sit', 'curious')] }),
  'steps-yes': page(mila, 3, { setting: 'garden', light: 'noon', shot: 'medium', actors: [does('child', 'celebrate', 'delighted'), does('pet1', 'leap', 'delighted')], props: [{ prop: 'present' }] }),
  'steps-made': page(mila, 4, { setting: 'beach', light: 'golden', shot: 'wide', actors: [does('child', 'run', 'delighted'), does('pet1', 'run', 'delighted'), does('pet2', 'sit', 'calm')], props: [{ prop: 'kite' }] }),
  'steps-read': page(mila, 5, { setting: 'bedroom', light: 'lamp', shot: 'medium', actors: [does('elder', 'read', 'happy'), does('child', 'sit', 'delighted'), does('pet1', 'sleep', 'calm')] }),
  'post': page(kenji, 1, { setting: 'street', light: 'morning', shot: 'medium', actors: [does('child', 'celebrate', 'delighted'), does('pet1', 'sit', 'happy', { holding: 'letter' })], props: [{ prop: 'box' }] }),
  'mission': page(noor, 3, { setting: 'garden', light: 'golden', shot: 'medium', actors: [does('elder', 'wave', 'happy'), does('child', 'celebrate', 'delighted'), does('pet1', 'sit', 'calm'), does('pet2', 'sit', 'curious')] }),

  // People and animals on the edges of sheets.
  'reader': standing(mila, [{ who: 'child', pose: 'wave', feeling: 'delighted', x: 0, size: 560 }, { who: 'pet1', pose: 'sit', feeling: 'happy', x: 300, size: 190, left: true }, { who: 'pet2', pose: 'walk', feeling: 'curious', x: -310, size: 150 }]),
  'asking': standing(kenji, [{ who: 'child', pose: 'shrug', feeling: 'curious', x: 0, size: 580 }, { who: 'pet1', pose: 'look-up', feeling: 'curious', x: 310, size: 170, left: true }]),
  'postman': standing(kenji, [{ who: 'child', pose: 'run', feeling: 'delighted', x: 0, size: 540 }, { who: 'pet1', pose: 'run', feeling: 'delighted', x: -360, size: 170 }, { who: 'pet2', pose: 'fly', feeling: 'happy', x: 330, size: 150, lift: 400 }]),
  'returning': standing(asha, [{ who: 'child', pose: 'point', feeling: 'curious', x: 0, size: 560 }, { who: 'pet2', pose: 'sit', feeling: 'worried', x: 350, size: 170, left: true }]),
  'giving': standing(noor, [{ who: 'child', pose: 'celebrate', feeling: 'delighted', x: 0, size: 520 }, { who: 'pet2', pose: 'sit', feeling: 'happy', x: 260, size: 150, left: true }, { who: 'pet3', pose: 'sit', feeling: 'curious', x: 440, size: 150, left: true }, { who: 'pet1', pose: 'sit', feeling: 'calm', x: -280, size: 170 }]),
  'grandpa': standing(mila, [{ who: 'elder', pose: 'wave', feeling: 'happy', x: 0, size: 680 }, { who: 'child', pose: 'hug', feeling: 'delighted', x: 230, size: 460, left: true }, { who: 'pet1', pose: 'sit', feeling: 'proud', x: -330, size: 200 }]),
  'talking': standing(asha, [{ who: 'child', pose: 'wave', feeling: 'happy', x: 0, size: 560, left: true }, { who: 'pet1', pose: 'sit', feeling: 'curious', x: -380, size: 170 }]),
  'guarding': standing(mila, [{ who: 'pet1', pose: 'sit', feeling: 'proud', x: 0, size: 230 }, { who: 'pet2', pose: 'sit', feeling: 'calm', x: 330, size: 190, left: true }]),
  'partners': standing(kenji, [{ who: 'pet1', pose: 'walk', feeling: 'happy', x: 0, size: 210 }, { who: 'pet2', pose: 'fly', feeling: 'happy', x: 520, size: 150, lift: 260 }]),
} satisfies Record<string, () => Scene>

type PageName = keyof typeof PICTURES
type AnimalName = `animal-${number}`
export type PictureName = PageName | AnimalName
export const ANIMAL_NAMES = ANIMALS.map((_, at): AnimalName => `animal-${at}`)
const isPageName = (name: string): name is PageName => name in PICTURES
export const PICTURE_NAMES: readonly PictureName[] = [...Object.keys(PICTURES).filter(isPageName), ...ANIMAL_NAMES]
export const isPictureName = (name: string): name is PictureName => PICTURE_NAMES.some((known) => known === name)

export function shopPicture(name: PictureName): Scene {
  if (isPageName(name)) return PICTURES[name]()
  const at = Number(name.slice('animal-'.length))
  const kind = SIZES[ANIMALS[at] ?? ''] ?? { size: 120, pose: 'walk' }
  return cutOut(animal(at), `shop-animal-${at}`, [{ who: 'pet1', feeling: 'happy', x: 0, ...kind }])
}
