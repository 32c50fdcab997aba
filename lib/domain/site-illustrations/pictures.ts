// The site's own pictures by name. Each is drawn once, during the build, and served at /pictures/{name}.svg.
import type { ChildMember } from '../illustration/cast'
import { drawCover, type Cover } from '../illustration/cover/draw-cover'
import { unletteredCover } from '../illustration/cover/letter-cover'
import { drawChartFigure } from '../illustration/height-chart'
import { illustrate } from '../illustration/illustrate'
import { drawPanorama } from '../illustration/panorama'
import { resolveCast } from '../illustration/resolve-cast'
import type { Scene } from '../illustration/scene'
import type { AgeBand } from '../story/lists'
import { poseChild, cutOut, findFamilyChild, findFamilyPet, resolvePetAlone, posePet } from './cut-outs'
import { CARD_FRONTS, GIFT_OCCASIONS, cardPicture } from '../commerce/gift-order'
import { drawGiftCard } from './draw-gift-card'
import { familyLook } from './families'
import { PLACEHOLDER_PLACE, PLACEHOLDER_REQUEST } from './placeholder-story'
import { drawHero } from './hero'
import { HERO } from './hero-names'
import { PAGE_PICTURES } from './page-pictures'

/** The creation screen before a visitor has entered anything: the same picture as its preview would draw. */
const PLACEHOLDER_LOOK = {
  cast: resolveCast({ ...PLACEHOLDER_REQUEST, pets: [] }, []),
  seed: PLACEHOLDER_REQUEST.seed,
  engineVersion: 1,
} as const
/** As long as the words that stand on the book before it has a title. */
const WAITING = 'A book about somebody'
export const deskCover = (): Cover => drawCover(PLACEHOLDER_LOOK, { title: WAITING, opening: PLACEHOLDER_PLACE })
function drawPlaceholderChild(age: AgeBand): Scene {
  const child = PLACEHOLDER_LOOK.cast.find((member): member is ChildMember => member.who === 'child')
  if (!child) throw new Error('a cast without a child')
  return drawChartFigure(child, age)
}

/** For a cover beside which the pet stands by itself: nobody is in two places. */
const withoutPets = (look: ReturnType<typeof familyLook>): ReturnType<typeof familyLook> => ({
  ...look,
  cast: look.cast.filter((member) => member.kind !== 'pet'),
})

type GiftPicture = `gift-${ReturnType<typeof cardPicture>}`
/** Each front of a gift card for each occasion. */
const GIFT_PICTURES = Object.fromEntries(
  GIFT_OCCASIONS.flatMap((occasion) =>
    CARD_FRONTS.map((front) => {
      const picture = cardPicture({ occasion, front })
      return [`gift-${picture}`, () => drawGiftCard(picture)] as const
    }),
  ),
) as Record<GiftPicture, () => Scene>

export const SHOP_PICTURES = {
  'desk-cover': () => unletteredCover(deskCover()),
  'desk-0-2': () => drawPlaceholderChild('0-2'),
  'desk-3-4': () => drawPlaceholderChild('3-4'),
  'desk-5-6': () => drawPlaceholderChild('5-6'),
  'desk-7-8': () => drawPlaceholderChild('7-8'),
  'desk-9-10': () => drawPlaceholderChild('9-10'),
  'desk-11-12': () => drawPlaceholderChild('11-12'),
  meadow: () => drawPanorama('home'),
  hero: () => drawHero(HERO),
  'step-tell': () =>
    cutOut(
      poseChild(findFamilyChild('mila'), 'reach', 'happy'),
      posePet(findFamilyPet('asha'), 'walk', 'curious', { x: 250, flip: true }),
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
  'step-make-dog': () => cutOut(posePet(findFamilyPet('eli'), 'run', 'delighted')),
  'step-share': () =>
    cutOut(
      poseChild(findFamilyChild('wren'), 'read', 'happy', { view: 'front' }),
      posePet(findFamilyPet('wren'), 'lie', 'calm', { x: 290, flip: true }),
    ),
  'parade-collie': () =>
    cutOut(posePet(resolvePetAlone({ type: 'Dog', breed: 'Border Collie', colors: 'black, white' }), 'walk', 'happy')),
  'parade-cat': () =>
    cutOut(posePet(resolvePetAlone({ type: 'Cat', breed: 'Tabby', colors: 'orange' }), 'walk', 'curious')),
  'parade-rabbit': () =>
    cutOut(posePet(resolvePetAlone({ type: 'Rabbit', breed: 'Mini Lop', colors: 'grey' }), 'sit', 'happy')),
  'parade-horse': () => cutOut(posePet(resolvePetAlone({ type: 'Horse', colors: 'bay' }), 'walk', 'proud')),
  'landing-row': () =>
    cutOut(
      poseChild(findFamilyChild('wren'), 'stand', 'happy', { view: 'front' }),
      posePet(findFamilyPet('wren'), 'sit', 'calm', { x: 190 }),
      poseChild(findFamilyChild('asha'), 'wave', 'delighted', { x: 430, view: 'front' }),
      posePet(findFamilyPet('eli'), 'stand', 'happy', { x: 640 }),
      poseChild(findFamilyChild('eli'), 'wave', 'happy', { x: 950, view: 'front' }),
      posePet(findFamilyPet('eli', 1), 'sit', 'happy', { x: 1180, flip: true }),
    ),
  praise: () => cutOut(poseChild(findFamilyChild('asha'), 'jump', 'delighted', { lift: 4 })),
  'whole-book': () =>
    unletteredCover(
      drawCover(withoutPets(familyLook('mila')), {
        title: 'Mila and Biscuit Meet the Sea',
        opening: { setting: 'beach', light: 'golden', weather: 'clear' },
        toldThing: { prop: 'bucket', held: 'arms' },
      }),
    ),
  'whole-book-dog': () => cutOut(posePet(findFamilyPet('mila'), 'run', 'delighted')),
  ...PAGE_PICTURES,
  ...GIFT_PICTURES,
} as const satisfies Record<string, () => Scene>
export type ShopPicture = keyof typeof SHOP_PICTURES
