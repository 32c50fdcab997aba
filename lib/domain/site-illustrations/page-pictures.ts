// The pictures of the shop's pages that explain: how it works, questions, shipping, about and their like.
import type { Actor, Direction, Feeling, PetPose } from '../illustration/direction'
import { illustrate } from '../illustration/illustrate'
import type { Scene } from '../illustration/scene'
import { adult, child, familyChild, familyElder, familyPet, kept, onEdge, pet } from './cut-outs'
import { familyLook, type Family } from './families'
import type { PetRequest } from '../story/request'

const page =
  (
    family: Family,
    pageNumber: number,
    told: Pick<Direction, 'setting' | 'light' | 'shot' | 'actors'> & Partial<Direction>,
  ) =>
  (): Scene =>
    illustrate(familyLook(family), {
      pageNumber,
      direction: { weather: 'clear', props: [], textSpace: 'none', ...told },
    }).scene
const does = (who: Actor['who'], pose: string, feeling: Feeling = 'happy', more: Partial<Actor> = {}): Actor => ({
  who,
  pose,
  feeling,
  ...more,
})
const animal = (request: Partial<PetRequest> & Pick<PetRequest, 'type'>, pose: PetPose, size: number) => (): Scene =>
  onEdge(pet(kept(request), pose, 'happy', { size }))

export const PAGES_PICTURES = {
  // How it works: one family, five pictures.
  'steps-told': page('mila', 1, {
    setting: 'kitchen',
    light: 'morning',
    shot: 'medium',
    actors: [does('child', 'sit', 'curious', { looksAt: 'drawing' }), does('pet1', 'look-up', 'curious')],
    props: [{ prop: 'drawing' }, { prop: 'crayon' }],
  }),
  'steps-opening': page('mila', 2, {
    setting: 'living-room',
    light: 'golden',
    shot: 'medium',
    actors: [does('child', 'read', 'delighted'), does('pet1', 'lie', 'calm'), does('pet2', 'sit', 'curious')],
  }),
  'steps-yes': page('mila', 3, {
    setting: 'garden',
    light: 'noon',
    shot: 'medium',
    actors: [does('child', 'celebrate', 'delighted'), does('pet1', 'leap', 'delighted')],
    props: [{ prop: 'present' }],
  }),
  'steps-made': page('mila', 4, {
    setting: 'beach',
    light: 'golden',
    shot: 'wide',
    actors: [does('child', 'run', 'delighted'), does('pet1', 'run', 'delighted'), does('pet2', 'sit', 'calm')],
    props: [{ prop: 'kite' }],
  }),
  'steps-read': page('mila', 5, {
    setting: 'bedroom',
    light: 'lamp',
    shot: 'medium',
    actors: [does('elder', 'read', 'happy'), does('child', 'sit', 'delighted'), does('pet1', 'sleep', 'calm')],
  }),
  post: page('kenji', 1, {
    setting: 'street',
    light: 'morning',
    shot: 'medium',
    actors: [does('child', 'celebrate', 'delighted'), does('pet1', 'sit', 'happy', { holding: 'letter' })],
    props: [{ prop: 'box' }],
  }),
  mission: page('noor', 3, {
    setting: 'garden',
    light: 'golden',
    shot: 'medium',
    actors: [
      does('elder', 'wave', 'happy'),
      does('child', 'celebrate', 'delighted'),
      does('pet1', 'sit', 'calm'),
      does('pet2', 'sit', 'curious'),
    ],
  }),

  // On the edges of sheets.
  reader: () =>
    onEdge(
      child(familyChild('mila'), 'wave', 'delighted', { size: 560 }),
      pet(familyPet('mila'), 'sit', 'happy', { x: 300, size: 190, flip: true }),
      pet(familyPet('mila', 1), 'walk', 'curious', { x: -310, size: 150 }),
    ),
  asking: () =>
    onEdge(
      child(familyChild('kenji'), 'shrug', 'curious', { size: 580 }),
      pet(familyPet('kenji'), 'look-up', 'curious', { x: 310, size: 170, flip: true }),
    ),
  postman: () =>
    onEdge(
      child(familyChild('kenji'), 'run', 'delighted', { size: 540 }),
      pet(familyPet('kenji'), 'run', 'delighted', { x: -360, size: 170 }),
      pet(familyPet('kenji', 1), 'fly', 'happy', { x: 330, size: 150, lift: 400 }),
    ),
  returning: () =>
    onEdge(
      child(familyChild('eli'), 'point', 'curious', { size: 560 }),
      pet(familyPet('eli', 1), 'sit', 'worried', { x: 350, size: 170, flip: true }),
    ),
  giving: () =>
    onEdge(
      child(familyChild('noor'), 'celebrate', 'delighted', { size: 520 }),
      pet(familyPet('noor', 1), 'sit', 'happy', { x: 260, size: 150, flip: true }),
      pet(familyPet('noor', 2), 'sit', 'curious', { x: 440, size: 150, flip: true }),
      pet(familyPet('noor'), 'sit', 'calm', { x: -280, size: 170 }),
    ),
  grandpa: () =>
    onEdge(
      adult(familyElder('mila'), 'wave', 'happy'),
      child(familyChild('mila'), 'hug', 'delighted', { x: 230, size: 460, flip: true }),
      pet(familyPet('mila'), 'sit', 'proud', { x: -330, size: 200 }),
    ),
  talking: () =>
    onEdge(
      child(familyChild('eli'), 'wave', 'happy', { size: 560, flip: true }),
      pet(familyPet('eli'), 'sit', 'curious', { x: -380, size: 170 }),
    ),
  guarding: () =>
    onEdge(
      pet(familyPet('mila'), 'sit', 'proud', { size: 230 }),
      pet(familyPet('mila', 1), 'sit', 'calm', { x: 330, size: 190, flip: true }),
    ),
  partners: () =>
    onEdge(
      pet(familyPet('kenji'), 'walk', 'happy', { size: 210 }),
      pet(familyPet('kenji', 1), 'fly', 'happy', { x: 520, size: 150, lift: 260 }),
    ),
  off: () =>
    onEdge(
      child(familyChild('asha'), 'run', 'delighted', { size: 540 }),
      pet(familyPet('asha'), 'run', 'happy', { x: -330, size: 160 }),
    ),
  bedtime: () =>
    onEdge(
      child(familyChild('wren'), 'read', 'happy', { view: 'front', size: 540 }),
      pet(familyPet('wren'), 'lie', 'calm', { x: 330, size: 170, flip: true }),
    ),
  gathered: () =>
    onEdge(
      adult(familyElder('noor'), 'wave', 'happy'),
      child(familyChild('mila'), 'point', 'delighted', { x: -330, size: 500 }),
      child(familyChild('asha'), 'celebrate', 'delighted', { x: 300, size: 470 }),
      pet(familyPet('mila'), 'sit', 'happy', { x: -640, size: 170 }),
      pet(familyPet('asha'), 'sit', 'calm', { x: 570, size: 150, flip: true }),
    ),

  // One animal of each kind that the form offers, each a file of its own, walking by at the door.
  'walker-dog': animal({ type: 'Dog', breed: 'Golden Retriever' }, 'walk', 130),
  'walker-cat': animal({ type: 'Cat', breed: 'Tabby' }, 'walk', 120),
  'walker-rabbit': animal({ type: 'Rabbit', breed: 'Mini Lop', colors: 'white' }, 'run', 120),
  'walker-bird': animal({ type: 'Bird', breed: 'Lorikeet' }, 'fly', 120),
  'walker-hamster': animal({ type: 'Hamster', breed: 'Golden Hamster' }, 'walk', 120),
  'walker-fish': animal({ type: 'Fish', breed: 'Goldfish' }, 'swim', 120),
  'walker-horse': animal({ type: 'Horse', colors: 'bay' }, 'walk', 110),
  'walker-toy': animal({ type: 'Animal Toy', breed: 'Elephant' }, 'sit', 130),
} as const satisfies Record<string, () => Scene>
