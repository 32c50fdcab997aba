// The shop's own pictures by name: each is drawn once, while the site is built, and stands at /pictures/{name}.svg.
import type { ChildMember } from '../illustration/cast'
import { drawCover } from '../illustration/cover'
import { drawChartFigure } from '../illustration/height-chart'
import { illustrate } from '../illustration/illustrate'
import { drawPanorama } from '../illustration/panorama'
import { resolveCast } from '../illustration/resolve-cast'
import type { Scene } from '../illustration/scene'
import type { AgeBand } from '../story/lists'
import { child, cutOut, familyChild, familyPet, kept, pet } from './cut-outs'
import { familyLook } from './families'
import { START, USUAL } from './placeholder-story'
import { drawHero } from './hero'
import { HERO } from './hero-names'
import { PAGES_PICTURES } from './page-pictures'

/** The creation screen before anybody has said anything; the same as its drawing table would draw. */
const unwritten = { cast: resolveCast({ ...USUAL, pets: [] }, []), seed: USUAL.seed, engineVersion: 1 } as const
function unwrittenChild(age: AgeBand): Scene {
  const child = unwritten.cast.find((member): member is ChildMember => member.who === 'child')
  if (!child) throw new Error('a cast without a child')
  return drawChartFigure(child.look, age)
}

export const SHOP_PICTURES = {
  'desk-cover': () => drawCover(unwritten, '', START),
  'desk-0-2': () => unwrittenChild('0-2'),
  'desk-3-4': () => unwrittenChild('3-4'),
  'desk-5-6': () => unwrittenChild('5-6'),
  'desk-7-8': () => unwrittenChild('7-8'),
  'desk-9-10': () => unwrittenChild('9-10'),
  'desk-11-12': () => unwrittenChild('11-12'),
  meadow: () => drawPanorama('home'),
  hero: () => drawHero(HERO),
  'step-tell': () =>
    cutOut(
      child(familyChild('mila'), 'reach', 'happy'),
      pet(familyPet('asha'), 'walk', 'curious', { x: 250, flip: true }),
    ),
  'step-make': () =>
    illustrate(familyLook('eli'), {
      pageNumber: 4,
      direction: {
        setting: 'forest',
        light: 'morning',
        weather: 'clear',
        shot: 'medium',
        props: [],
        textSpace: 'none',
        actors: [
          { who: 'child', pose: 'point', feeling: 'curious' },
          { who: 'pet2', pose: 'sit', feeling: 'happy' },
        ],
      },
    }).scene,
  'step-make-dog': () => cutOut(pet(familyPet('eli'), 'run', 'delighted')),
  'step-share': () =>
    cutOut(
      child(familyChild('wren'), 'read', 'happy', { view: 'front' }),
      pet(familyPet('wren'), 'lie', 'calm', { x: 290, flip: true }),
    ),
  'parade-collie': () =>
    cutOut(pet(kept({ type: 'Dog', breed: 'Border Collie', colors: 'black, white' }), 'walk', 'happy')),
  'parade-cat': () => cutOut(pet(kept({ type: 'Cat', breed: 'Tabby', colors: 'orange' }), 'walk', 'curious')),
  'parade-rabbit': () => cutOut(pet(kept({ type: 'Rabbit', breed: 'Mini Lop', colors: 'grey' }), 'sit', 'happy')),
  'parade-horse': () => cutOut(pet(kept({ type: 'Horse', colors: 'bay' }), 'walk', 'proud')),
  'landing-row': () =>
    cutOut(
      child(familyChild('wren'), 'stand', 'happy', { view: 'front' }),
      pet(familyPet('wren'), 'sit', 'calm', { x: 190 }),
      child(familyChild('asha'), 'wave', 'delighted', { x: 430, view: 'front' }),
      pet(familyPet('eli'), 'stand', 'happy', { x: 640 }),
      child(familyChild('eli'), 'wave', 'happy', { x: 950, view: 'front' }),
      pet(familyPet('eli', 1), 'sit', 'happy', { x: 1180, flip: true }),
    ),
  praise: () => cutOut(child(familyChild('asha'), 'jump', 'delighted', { lift: 4 })),
  'whole-book': () =>
    drawCover(familyLook('mila'), 'Mila and Biscuit Meet the Sea', {
      setting: 'beach',
      light: 'golden',
      weather: 'clear',
    }),
  'whole-book-dog': () => cutOut(pet(familyPet('mila'), 'run', 'delighted')),
  ...PAGES_PICTURES,
} as const satisfies Record<string, () => Scene>
export type ShopPicture = keyof typeof SHOP_PICTURES
