/**
 * The words that a picture can show: each English word (and its plural) or emoji, with what the illustrator draws for
 * it. Words that are as often a verb (swing, paint, book) are left out.
 */
import type { Prop, Setting, Weather } from '../../illustration/direction'

/** "prop: words": several words may mean the same drawing. */
const PROP_WORDS: Partial<Record<Prop, string>> = {
  ball: 'ball balls football ⚽ 🏀',
  bucket: 'bucket buckets 🪣',
  wheelbarrow: 'wheelbarrow wheelbarrows',
  'paper-plane': 'paper-plane',
  moustache: 'moustache moustaches',
  crown: 'crown crowns 👑',
  crayon: 'crayon crayons 🖍',
  plane: 'aeroplane aeroplanes airplane airplanes plane planes ✈',
  kite: 'kite kites 🪁',
  torch: 'torch torches flashlight 🔦',
  lantern: 'lantern lanterns 🏮',
  blanket: 'blanket blankets',
  pillow: 'pillow pillows',
  teddy: 'teddy teddies 🧸',
  book: 'books storybook 📖 📚',
  cake: 'cake cakes birthday-cake 🎂 🍰',
  balloon: 'balloon balloons 🎈',
  present: 'presents gift gifts 🎁',
  umbrella: 'umbrella umbrellas brolly ☂ ☔',
  suitcase: 'suitcase suitcases 🧳',
  map: 'map maps 🗺',
  shell: 'shell shells seashell seashells 🐚',
  sandcastle: 'sandcastle sandcastles',
  boat: 'boat boats ship ships sailboat ⛵ 🚢',
  mushroom: 'mushroom mushrooms toadstool 🍄',
  flower: 'flower flowers 🌸 🌼 🌻 🌷 🌹',
  apple: 'apple apples 🍎 🍏',
  sandwich: 'sandwich sandwiches 🥪',
  bread: 'bread loaf 🍞',
  feather: 'feather feathers 🪶',
  ladder: 'ladder ladders 🪜',
  basket: 'basket baskets 🧺',
  bell: 'bell bells 🔔',
  drum: 'drum drums 🥁',
  star: 'star stars ⭐ 🌟',
  moon: 'moon moons 🌙 🌛 🌕',
  snowman: 'snowman snowmen ⛄ ☃',
  sled: 'sled sledge toboggan 🛷',
  bike: 'bike bikes bicycle bicycles 🚲',
  skateboard: 'skateboard skateboards 🛹',
  bench: 'bench benches',
  sofa: 'sofa sofas couch 🛋',
  puddle: 'puddle puddles',
  tent: 'tent tents ⛺',
  campfire: 'campfire bonfire',
  bus: 'bus buses 🚌',
  trophy: 'trophy trophies 🏆',
  pumpkin: 'pumpkin pumpkins 🎃',
  microphone: 'microphone microphones 🎤',
  camera: 'camera cameras 📷',
  letter: 'letter letters ✉',
  key: 'key keys 🔑 🗝',
  clock: 'clock clocks 🕰',
  mirror: 'mirror mirrors 🪞',
  bone: 'bone bones 🦴',
  carrot: 'carrot carrots 🥕',
  jar: 'jar jars 🫙',
  soup: 'soup 🍲',
  hat: 'hat hats 🎩 👒',
  scarf: 'scarf scarves 🧣',
  boots: 'boots wellies 👢',
  sock: 'sock socks 🧦',
  snail: 'snail snails 🐌',
  butterfly: 'butterfly butterflies 🦋',
  bird: 'bird birds 🐦',
  moth: 'moth moths',
  frog: 'frog frogs 🐸',
  broom: 'broom broomstick 🧹',
  hen: 'hen hens chicken chickens 🐔',
  nest: 'nest nests 🪺',
  egg: 'egg eggs 🥚',
  chick: 'chick chicks 🐥 🐤',
  telescope: 'telescope telescopes 🔭',
  comet: 'comet comets ☄',
  slippers: 'slippers',
  postcard: 'postcard postcards',
  tomato: 'tomato tomatoes 🍅',
  jam: 'jam',
  trombone: 'trombone trombones',
  fridge: 'fridge fridges',
  towel: 'towel towels',
  cow: 'cow cows 🐄 🐮',
  piano: 'piano pianos 🎹',
  whale: 'whale whales 🐋 🐳',
  mammoth: 'mammoth mammoths 🦣',
  lollipop: 'lollipop lollipops 🍭',
  newspaper: 'newspaper newspapers 📰',
  pancake: 'pancake pancakes 🥞',
  lyrebird: 'lyrebird lyrebirds',
  banana: 'banana bananas 🍌',
  lasagne: 'lasagne lasagna',
  ambulance: 'ambulance ambulances 🚑',
  cactus: 'cactus cacti 🌵',
  bee: 'bee bees 🐝',
  porridge: 'porridge',
  potato: 'potato 🥔',
  potatoes: 'potatoes',
  helmet: 'helmet helmets',
  jelly: 'jelly jellies',
  bull: 'bull bulls 🐂',
  oven: 'oven ovens',
}

const WEATHER_WORDS: Partial<Record<Weather, string>> = {
  rain: 'rain raining rainy thunderstorm ☔ 🌧 ⛈',
  snow: 'snow snowing snowy snowstorm blizzard ❄ 🌨',
  wind: 'windy gale hurricane 🌬',
}
const SETTING_WORDS: Partial<Record<Setting, string>> = {
  park: 'park',
  playground: 'playground',
  school: 'school 🏫',
  library: 'library',
  forest: 'forest woods jungle rainforest 🌲 🌳',
  beach: 'beach seaside 🏖',
  underwater: 'underwater seabed',
  farm: 'farm',
  mountain: 'mountain mountains volcano hilltop ⛰ 🏔',
  market: 'market',
  stage: 'theatre',
  camp: 'campsite',
  attic: 'attic loft',
  shed: 'shed',
  river: 'river',
  snowfield: 'arctic antarctica',
  treehouse: 'treehouse',
  train: 'train 🚂 🚆',
  cave: 'cave caves cavern',
  museum: 'museum',
  boat: '',
  sydney: 'sydney',
  london: 'london',
  paris: 'paris',
  tokyo: 'tokyo',
  rome: 'rome',
  cairo: 'cairo',
  uluru: 'uluru',
}

export type Known = { word: string } & ({ prop: Prop } | { weather: Weather } | { setting: Setting })

const entries = <K extends string>(table: Partial<Record<K, string>>, known: (key: K, word: string) => Known) =>
  (Object.entries(table) as [K, string][]).flatMap(([key, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word): [string, Known] => [word, known(key, word)]),
  )

const KNOWN: ReadonlyMap<string, Known> = new Map([
  ...entries(SETTING_WORDS, (setting, word) => ({ word, setting })),
  ...entries(WEATHER_WORDS, (weather, word) => ({ word, weather })),
  ...entries(PROP_WORDS, (prop, word) => ({ word, prop })),
])

const DENIED =
  /^(no|not|never|without|nobody|isn[’']t|aren[’']t|wasn[’']t|don[’']t|doesn[’']t|didn[’']t|can[’']t|won[’']t)$/i
/** How many words before a thing can deny it: "there is no big bus". */
const REACH = 4

/** Everything in an idea that a picture can show, in the order of its words; what the idea denies is left out. */
export function findKnown(content: string): Known[] {
  const tokens = content.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*|\p{Extended_Pictographic}/gu) ?? []
  return tokens.flatMap((token, i) => {
    const known = KNOWN.get(token.replace(/[’']s$/, ''))
    return known && !tokens.slice(Math.max(0, i - REACH), i).some((before) => DENIED.test(before)) ? [known] : []
  })
}
