/**
 * The vocabulary of page directions, shared by the author, Claude and the illustrator. Words are only ever added, since
 * stored books use them. An unknown word is replaced by a sensible one and noted (see compose); it never raises an
 * error.
 */
import { z } from 'zod'
import { HOME_TYPES } from '../story/lists'

export const SETTINGS = [
  'bedroom',
  'kitchen',
  'living-room',
  'garden',
  'street',
  'park',
  'playground',
  'school',
  'library',
  'forest',
  'beach',
  'underwater',
  'farm',
  'mountain',
  'market',
  'vet',
  'stage',
  'camp',
  'sky',
  'night',
  'bathroom',
  'hallway',
  'attic',
  'shed',
  'pool',
  'river',
  'snowfield',
  'treehouse',
  'train',
  'boat',
  'car',
  'cave',
  'canteen',
  'museum',
  'council',
] as const
export const DESTINATIONS = [
  'sydney',
  'melbourne',
  'gold-coast',
  'great-barrier-reef',
  'uluru',
  'tasmania',
  'perth',
  'auckland',
  'rotorua',
  'queenstown',
  'wellington',
  'london',
  'paris',
  'tokyo',
  'washington-dc',
  'rome',
  'singapore',
  'beijing',
  'new-delhi',
  'cairo',
] as const
export const LIGHTS = ['morning', 'noon', 'golden', 'dusk', 'night', 'lamp'] as const
export const WEATHERS = ['clear', 'cloud', 'rain', 'wind', 'snow'] as const
/** How near the set is built. As words of a direction they are hints, which the plan of the book's shots follows. */
export const SET_SHOTS = ['wide', 'medium', 'close', 'behind', 'above'] as const
/**
 * Shots by the share of the picture's width that the leading face takes: face 55 %, bust 30 %, knee 16 %, whole 9 %,
 * tiny 4 %; over a shoulder, from below, and the plan view from straight above.
 */
export const FRAMINGS = ['face', 'bust', 'knee', 'whole', 'tiny', 'shoulder', 'below', 'plan'] as const
export const SHOTS = [...SET_SHOTS, ...FRAMINGS] as const
export const FEELINGS = ['happy', 'delighted', 'calm', 'curious', 'worried', 'scared', 'sad', 'cross', 'proud'] as const
export const CHILD_POSES = [
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'kneel',
  'hug',
  'point',
  'wave',
  'hide',
  'sleep',
  'carry',
  'reach',
  'celebrate',
  'crouch',
  'lie',
  'look-up',
  'read',
  'climb',
  'shrug',
  'hands-on-hips',
  'whisper',
  'hush',
  'bow',
  'clap',
  'count',
  'rub-eyes',
  'cover-face',
  'cover-mouth',
  'cover-ears',
] as const
export const PET_POSES = [
  'stand',
  'sit',
  'walk',
  'run',
  'leap',
  'sleep',
  'beg',
  'look-up',
  'fly',
  'perch',
  'swim',
  'carried',
  'cuddled',
  'hide',
  'lie',
  'dig',
  'back-turned',
] as const
/** Who may stand in a picture. Friends and grown-ups are drawn from the manuscript's extras. */
export const WHO = ['child', 'pet1', 'pet2', 'pet3', 'pet4', 'pet5', 'friend', 'friend2', 'grownup', 'elder'] as const
export const PROPS = [
  'ball',
  'bucket',
  'flowerpot',
  'wheelbarrow',
  'paper',
  'drawing',
  'paper-plane',
  'brick',
  'sign',
  'moustache',
  'crown',
  'note',
  'crayon',
  'plane',
  'kite',
  'torch',
  'lantern',
  'blanket',
  'pillow',
  'teddy',
  'book',
  'cake',
  'balloon',
  'present',
  'umbrella',
  'suitcase',
  'map',
  'shell',
  'sandcastle',
  'boat',
  'rock',
  'log',
  'mushroom',
  'flower',
  'apple',
  'cup',
  'bowl',
  'plate',
  'spoon',
  'sandwich',
  'bread',
  'leaf',
  'feather',
  'stick',
  'rope',
  'ladder',
  'box',
  'bag',
  'basket',
  'bell',
  'drum',
  'star',
  'moon',
  'snowman',
  'sled',
  'bike',
  'skateboard',
  'swing',
  'slide',
  'bench',
  'table',
  'chair',
  'bed',
  'lamp',
  'rug',
  'plant',
  'shelf',
  'sofa',
  'fence',
  'hole',
  'door',
  'window',
  'puddle',
  'tent',
  'campfire',
  'bus',
  'ribbon',
  'trophy',
  'pumpkin',
  'scale',
  'microphone',
  'phone',
  'tablet',
  'camera',
  'letter',
  'key',
  'clock',
  'alarm-clock',
  'mirror',
  'bone',
  'fishbowl',
  'cage',
  'hutch',
  'hay',
  'carrot',
  'bandage',
  'paint',
  'easel',
  'blocks',
  'puzzle',
  'jar',
  'soup',
  'hat',
  'scarf',
  'boots',
  'sock',
  'snail',
  'butterfly',
  'bird',
  'moth',
  'shadow',
  'frog',
  'broom',
  'glove',
  'spade',
  'chalk-line',
  'big-bell',
  'jetty',
  'holed-fence',
  'sprout',
  'limp-sprout',
  'two-leaves',
  'cubby',
  'scribble',
  'ship-cup',
  'hen',
  'nest',
  'egg',
  'chick',
  'telescope',
  'comet',
  'slippers',
  'tin',
  'train-window',
  'chessboard',
  'postcard',
  'blank-card',
  'blue-picture',
  'jam-picture',
  'holed-picture',
  'tomato',
  'sun-picture',
  'moon-picture',
  'jam',
  'blue-paint',
  'trombone',
  'triangle',
  'water-tower',
  'box-boat',
  'wet-box',
  'worn-box',
  'fridge',
  'home-lamp',
  'dragons',
  'dragon-suit',
  'kite-tree',
  'old-blanket',
  'washer',
  'clothes-line',
  'towel',
  'marrow',
  'cow',
  'cow-front',
  'cow-back',
  'tipping-barn',
  'long-stick',
  'stick-end',
  'open-door',
  'piano',
  'poled-chair',
  'clock-tower',
  'fifth-clock',
  'big-bush',
  'whale',
  'mammoth',
  'lift',
  'class-line',
  'lollipop',
  'signed-chair',
  'newspaper',
  'hatch',
  'wallet',
  'pan',
  'pancake',
  'pipe',
  'goal',
  'light-box',
  'lyrebird',
  'streak',
  'cross',
  'banana',
  'lion-bath',
  'handprint',
  'onions',
  'lasagne',
  'ambulance',
  'hand',
  'hot-cup',
  'ice-bowl',
  'cactus',
  'bee',
  'prickle',
  'porridge',
  'rod',
  'waders',
  'potato',
  'potatoes',
  'roller',
  'tin-rocket',
  'helmet',
  'jelly',
  'cherry-jelly',
  'bull',
  'block-tower',
  'red-block',
  'spoon-stage',
  'ladle',
  'comic',
  'bus-shelter',
  'armour-arm',
  'drainpipe-arm',
  'money-jar',
  'letterbox',
  'under-table',
  'steps',
  'stairs',
  'poster',
  'name-peg',
  'oven',
  'bird-tree',
  'light-switch',
  'bins',
  'tweezers',
] as const

/**
 * What somebody does to a thing or to somebody: the hands (or nose, or paw) touch it. The first group is people's, the
 * second that of animals; who cannot do a verb does the nearest one (acts/verbs).
 */
export const VERBS = [
  'play',
  'push',
  'pull',
  'hug',
  'hold-up',
  'drink',
  'eat',
  'write',
  'read',
  'tear',
  'pour',
  'paint',
  'glue',
  'wrap',
  'hand-over',
  'point',
  'touch',
  'peel',
  'shout-into',
  'hide-behind',
  'lap',
  'arm-round',
  'foreheads',
  'lift',
  'throw',
  'put-on',
  'climb',
  'open',
  'knock',
  'dig',
  'catch',
  'look-along',
  'nose-into',
  'paw-on',
  'tug',
  'carry',
  'lean',
  'lie-across',
] as const

/** Worn on head, face or chest, by any member of the cast. */
const WORN = [
  'hat',
  'helmet',
  'crown',
  'bucket',
  'loaf',
  'block',
  'ferns',
  'moustache',
  'jam',
  'blue-dab',
  'sticker',
  'badge',
  'scarf',
] as const
/**
 * What a story puts on or takes off, besides the clothes for weather and place: one yellow boot with the other foot
 * bare, glasses (people only), or something worn.
 */
export const WEARS = ['one-boot', 'glasses', ...WORN] as const

/**
 * What a mouth does besides what the feeling makes of it. Who sings has notes, unless the mood is too low for any to
 * come.
 */
export const VOICES = ['sings', 'calls', 'says', 'yawns'] as const

/** 'aboard': in the page's boat. */
export const SPOTS = ['left', 'centre', 'right', 'far', 'near', 'aboard'] as const

/** A verb with what it is done to: a thing, or a member of the cast. */
const act = z
  .object({ verb: z.enum(VERBS), thing: z.enum(PROPS).optional(), who: z.enum(WHO).optional() })
  .refine(({ thing, who }) => (thing === undefined) !== (who === undefined))

export const actor = z.object({
  who: z.enum(WHO),
  pose: z.string(),
  feeling: z.enum(FEELINGS),
  /** A member of the cast or a prop in the picture. If it is left out, the composer turns everyone to what matters. */
  looksAt: z.string().optional(),
  holding: z.enum(PROPS).optional(),
  wears: z.enum(WEARS).optional(),
  at: z.enum(SPOTS).optional(),
  act: act.optional(),
  /** Tears run down the face, of sorrow or of laughter. People only. */
  weeps: z.literal(true).optional(),
  /** What the mouth does. People only. */
  voice: z.enum(VOICES).optional(),
})
export const direction = z.object({
  setting: z.enum([...SETTINGS, ...DESTINATIONS]),
  light: z.enum(LIGHTS),
  weather: z.enum(WEATHERS),
  /** What clocks show, as "5:55", where the text tells it. */
  time: z
    .string()
    .regex(/^\d{1,2}:\d\d$/)
    .optional(),
  shot: z.enum(SHOTS),
  actors: z.array(actor).min(1).max(9),
  props: z
    .array(z.object({ prop: z.enum(PROPS), at: z.enum(SPOTS).optional(), text: z.string().max(40).optional() }))
    .max(6),
  /** The special event whose decorations are drawn. */
  event: z.string().optional(),
  /** What the family lives in, on pages at home: decides what stands in the garden and what the windows look out on. */
  home: z.enum(HOME_TYPES).optional(),
  /** Where the whole book takes place: decides streets, trees, air and what windows look out on. */
  destination: z.enum(DESTINATIONS).optional(),
  /** Where the layout needs quiet space for text. The reader and the PDF set text beside the picture: 'none'. */
  textSpace: z.enum(['none', 'top', 'bottom', 'left', 'right']).default('none'),
})
export type Direction = z.infer<typeof direction>
export type Actor = z.infer<typeof actor>
export type Act = z.infer<typeof act>
export type Verb = (typeof VERBS)[number]
export type Voice = (typeof VOICES)[number]
export type Setting = Direction['setting']
export type Destination = (typeof DESTINATIONS)[number]
export type Light = (typeof LIGHTS)[number]
export type Weather = (typeof WEATHERS)[number]
export type Shot = (typeof SET_SHOTS)[number]
export type Framing = (typeof FRAMINGS)[number]
/** A direction whose set is chosen. */
export type SetDirection = Omit<Direction, 'shot'> & {
  shot: Shot
  /** Left and right are exchanged. */
  mirrored?: boolean
  /** Everybody else is on one side of the leading figure. */
  oneSided?: boolean
}
export type Feeling = (typeof FEELINGS)[number]
export type ChildPose = (typeof CHILD_POSES)[number]
export type PetPose = (typeof PET_POSES)[number]
export type Who = (typeof WHO)[number]
export type Worn = (typeof WORN)[number]
export type Prop = (typeof PROPS)[number]
