// Pictures of the pages that explain: how it works, questions, shipping, about and the like.
import type { Actor, Direction, Feeling, PetPose } from '../illustration/direction'
import { illustrate } from '../illustration/illustrate'
import type { Scene } from '../illustration/scene'
import {
  poseAdult,
  poseChild,
  findFamilyChild,
  findFamilyElder,
  findFamilyPet,
  resolvePetAlone,
  standOnEdge,
  posePet,
} from './cut-outs'
import { familyLook, type Family } from './families'
import type { PetRequest } from '../story/request'

const drawPage =
  (
    family: Family,
    pageNumber: number,
    scene: Pick<Direction, 'setting' | 'light' | 'shot' | 'actors'> & Partial<Direction>,
  ) =>
  (): Scene =>
    illustrate(familyLook(family), {
      pageNumber,
      direction: { weather: 'clear', props: [], textSpace: 'none', ...scene },
    }).scene
const act = (who: Actor['who'], pose: string, feeling: Feeling = 'happy', more: Partial<Actor> = {}): Actor => ({
  who,
  pose,
  feeling,
  ...more,
})
const drawAnimal =
  (request: Partial<PetRequest> & Pick<PetRequest, 'type'>, pose: PetPose, size: number) => (): Scene =>
    standOnEdge(posePet(resolvePetAlone(request), pose, 'happy', { size }))

export const PAGE_PICTURES = {
  // How it works: one family, five pictures.
  'steps-told': drawPage('mila', 1, {
    setting: 'kitchen',
    light: 'morning',
    shot: 'medium',
    actors: [act('child', 'sit', 'curious', { looksAt: 'drawing' }), act('pet1', 'look-up', 'curious')],
    props: [{ prop: 'drawing' }, { prop: 'crayon' }],
  }),
  'steps-opening': drawPage('mila', 2, {
    setting: 'living-room',
    light: 'golden',
    shot: 'medium',
    actors: [act('child', 'read', 'delighted'), act('pet1', 'lie', 'calm'), act('pet2', 'sit', 'curious')],
  }),
  'steps-yes': drawPage('mila', 3, {
    setting: 'garden',
    light: 'noon',
    shot: 'medium',
    actors: [act('child', 'celebrate', 'delighted'), act('pet1', 'leap', 'delighted')],
    props: [{ prop: 'present' }],
  }),
  'steps-made': drawPage('mila', 4, {
    setting: 'beach',
    light: 'golden',
    shot: 'wide',
    actors: [act('child', 'run', 'delighted'), act('pet1', 'run', 'delighted'), act('pet2', 'sit', 'calm')],
    props: [{ prop: 'kite' }],
  }),
  'steps-read': drawPage('mila', 5, {
    setting: 'bedroom',
    light: 'lamp',
    shot: 'medium',
    actors: [act('elder', 'read', 'happy'), act('child', 'sit', 'delighted'), act('pet1', 'sleep', 'calm')],
  }),
  post: drawPage('kenji', 1, {
    setting: 'street',
    light: 'morning',
    shot: 'medium',
    actors: [act('child', 'celebrate', 'delighted'), act('pet1', 'sit', 'happy', { holding: 'letter' })],
    props: [{ prop: 'box' }],
  }),
  mission: drawPage('noor', 3, {
    setting: 'garden',
    light: 'golden',
    shot: 'medium',
    actors: [
      act('elder', 'wave', 'happy'),
      act('child', 'celebrate', 'delighted'),
      act('pet1', 'sit', 'calm'),
      act('pet2', 'sit', 'curious'),
    ],
  }),

  // Figures that stand on the edges of sections.
  reader: () =>
    standOnEdge(
      poseChild(findFamilyChild('mila'), 'wave', 'delighted', { size: 560 }),
      posePet(findFamilyPet('mila'), 'sit', 'happy', { x: 300, size: 190, flip: true }),
      posePet(findFamilyPet('mila', 1), 'walk', 'curious', { x: -310, size: 150 }),
    ),
  asking: () =>
    standOnEdge(
      poseChild(findFamilyChild('kenji'), 'shrug', 'curious', { size: 580 }),
      posePet(findFamilyPet('kenji'), 'look-up', 'curious', { x: 310, size: 170, flip: true }),
    ),
  postman: () =>
    standOnEdge(
      poseChild(findFamilyChild('kenji'), 'run', 'delighted', { size: 540 }),
      posePet(findFamilyPet('kenji'), 'run', 'delighted', { x: -360, size: 170 }),
      posePet(findFamilyPet('kenji', 1), 'fly', 'happy', { x: 330, size: 150, lift: 400 }),
    ),
  returning: () =>
    standOnEdge(
      poseChild(findFamilyChild('eli'), 'point', 'curious', { size: 560 }),
      posePet(findFamilyPet('eli', 1), 'sit', 'worried', { x: 350, size: 170, flip: true }),
    ),
  giving: () =>
    standOnEdge(
      poseChild(findFamilyChild('noor'), 'celebrate', 'delighted', { size: 520 }),
      posePet(findFamilyPet('noor', 1), 'sit', 'happy', { x: 260, size: 150, flip: true }),
      posePet(findFamilyPet('noor', 2), 'sit', 'curious', { x: 440, size: 150, flip: true }),
      posePet(findFamilyPet('noor'), 'sit', 'calm', { x: -280, size: 170 }),
    ),
  grandpa: () =>
    standOnEdge(
      poseAdult(findFamilyElder('mila'), 'wave', 'happy'),
      poseChild(findFamilyChild('mila'), 'hug', 'delighted', { x: 230, size: 460, flip: true }),
      posePet(findFamilyPet('mila'), 'sit', 'proud', { x: -330, size: 200 }),
    ),
  talking: () =>
    standOnEdge(
      poseChild(findFamilyChild('eli'), 'wave', 'happy', { size: 560, flip: true }),
      posePet(findFamilyPet('eli'), 'sit', 'curious', { x: -380, size: 170 }),
    ),
  guarding: () =>
    standOnEdge(
      posePet(findFamilyPet('mila'), 'sit', 'proud', { size: 230 }),
      posePet(findFamilyPet('mila', 1), 'sit', 'calm', { x: 330, size: 190, flip: true }),
    ),
  partners: () =>
    standOnEdge(
      posePet(findFamilyPet('kenji'), 'walk', 'happy', { size: 210 }),
      posePet(findFamilyPet('kenji', 1), 'fly', 'happy', { x: 520, size: 150, lift: 260 }),
    ),
  off: () =>
    standOnEdge(
      poseChild(findFamilyChild('asha'), 'run', 'delighted', { size: 540 }),
      posePet(findFamilyPet('asha'), 'run', 'happy', { x: -330, size: 160 }),
    ),
  bedtime: () =>
    standOnEdge(
      poseChild(findFamilyChild('wren'), 'read', 'happy', { view: 'front', size: 540 }),
      posePet(findFamilyPet('wren'), 'lie', 'calm', { x: 330, size: 170, flip: true }),
    ),
  gathered: () =>
    standOnEdge(
      poseAdult(findFamilyElder('noor'), 'wave', 'happy'),
      poseChild(findFamilyChild('mila'), 'point', 'delighted', { x: -330, size: 500 }),
      poseChild(findFamilyChild('asha'), 'celebrate', 'delighted', { x: 300, size: 470 }),
      posePet(findFamilyPet('mila'), 'sit', 'happy', { x: -640, size: 170 }),
      posePet(findFamilyPet('asha'), 'sit', 'calm', { x: 570, size: 150, flip: true }),
    ),

  // One animal of each kind that the form offers, walking across the custom domain's page; each is a file of its own.
  'walker-dog': drawAnimal({ type: 'Dog', breed: 'Golden Retriever' }, 'walk', 130),
  'walker-cat': drawAnimal({ type: 'Cat', breed: 'Tabby' }, 'walk', 120),
  'walker-rabbit': drawAnimal({ type: 'Rabbit', breed: 'Mini Lop', colors: 'white' }, 'run', 120),
  'walker-bird': drawAnimal({ type: 'Bird', breed: 'Lorikeet' }, 'fly', 120),
  'walker-hamster': drawAnimal({ type: 'Hamster', breed: 'Golden Hamster' }, 'walk', 120),
  'walker-fish': drawAnimal({ type: 'Fish', breed: 'Goldfish' }, 'swim', 120),
  'walker-horse': drawAnimal({ type: 'Horse', colors: 'bay' }, 'walk', 110),
  'walker-toy': drawAnimal({ type: 'Animal Toy', breed: 'Elephant' }, 'sit', 130),
} as const satisfies Record<string, () => Scene>
