// The breed catalogue of the picker. A breed's id is also its row in the illustrator's breed table.
import type { PetType } from './lists'

export const BREED_TYPES = ['dog', 'cat', 'rabbit', 'bird', 'fish', 'hamster', 'guinea-pig', 'lizard'] as const
export type BreedType = (typeof BREED_TYPES)[number]
export const SIZES = ['small', 'medium', 'large'] as const
export const ENERGY_LEVELS = ['low', 'medium', 'high'] as const

export interface Breed {
  id: string
  name: string
  type: BreedType
  description: string
  characteristics: readonly string[]
  /** Among animals of its own type. */
  size: (typeof SIZES)[number]
  temperament: readonly string[]
  goodWithKids: boolean
  energyLevel: (typeof ENERGY_LEVELS)[number]
  /** Ids in the colour catalogue. */
  colorOptions: readonly string[]
  /** Its usual coats: main colour, second, third. */
  coats: readonly (readonly string[])[]
}

export const BREED_TYPE_OF: Partial<Record<PetType, BreedType>> = {
  Dog: 'dog', Cat: 'cat', Rabbit: 'rabbit', Bird: 'bird', Fish: 'fish', Hamster: 'hamster', 'Guinea Pig': 'guinea-pig', Lizard: 'lizard',
}

export const BREEDS: readonly Breed[] = [
  {
    id: 'labrador', name: 'Labrador Retriever', type: 'dog', size: 'large', energyLevel: 'high', goodWithKids: true,
    description: 'A broad, cheerful dog that carries things about and is always ready for lunch.',
    characteristics: ['drop ears', 'otter tail', 'short thick coat'], temperament: ['friendly', 'greedy', 'patient'],
    colorOptions: ['golden', 'black', 'chocolate', 'cream'],
    coats: [['golden'], ['black'], ['chocolate'], ['cream']],
  },
  {
    id: 'border-collie', name: 'Border Collie', type: 'dog', size: 'medium', energyLevel: 'high', goodWithKids: true,
    description: 'A quick thinker that will round up sheep, ducks or cousins.',
    characteristics: ['half-pricked ears', 'white collar and blaze', 'feathered tail'], temperament: ['clever', 'keen', 'watchful'],
    colorOptions: ['black', 'chocolate', 'blue-grey', 'red', 'white'],
    coats: [['black', 'white'], ['chocolate', 'white'], ['blue-grey', 'white']],
  },
  {
    id: 'kelpie', name: 'Australian Kelpie', type: 'dog', size: 'medium', energyLevel: 'high', goodWithKids: true,
    description: 'A tireless farm dog that would rather run along the backs of the sheep than round them.',
    characteristics: ['pricked ears', 'lean build', 'short coat'], temperament: ['tireless', 'loyal', 'independent'],
    colorOptions: ['red', 'chestnut', 'black', 'tan', 'chocolate', 'fawn'],
    coats: [['chestnut', 'tan'], ['black', 'tan'], ['chocolate', 'fawn']],
  },
  {
    id: 'german-shepherd', name: 'German Shepherd', type: 'dog', size: 'large', energyLevel: 'high', goodWithKids: true,
    description: 'A brave, serious dog with a dark saddle on its back and one ear always listening.',
    characteristics: ['pricked ears', 'dark saddle', 'bushy tail'], temperament: ['brave', 'steady', 'protective'],
    colorOptions: ['tan', 'black', 'fawn'],
    coats: [['tan', 'black'], ['fawn', 'black']],
  },
  {
    id: 'dachshund', name: 'Dachshund', type: 'dog', size: 'small', energyLevel: 'medium', goodWithKids: true,
    description: 'Long in the middle, short in the leg, and quite sure of being the largest dog in the street.',
    characteristics: ['long body', 'short legs', 'long ears'], temperament: ['bold', 'stubborn', 'loving'],
    colorOptions: ['red', 'chestnut', 'black', 'chocolate', 'cream', 'tan'],
    coats: [['chestnut'], ['black', 'tan'], ['chocolate', 'tan']],
  },
  {
    id: 'poodle', name: 'Poodle', type: 'dog', size: 'medium', energyLevel: 'high', goodWithKids: true,
    description: 'A springy, curly dog that learns a trick faster than you can teach it.',
    characteristics: ['curly coat', 'pompom tail', 'long legs'], temperament: ['bright', 'elegant', 'playful'],
    colorOptions: ['white', 'black', 'cream', 'brown', 'grey'],
    coats: [['cream'], ['brown'], ['black'], ['white'], ['grey']],
  },
  {
    id: 'pug', name: 'Pug', type: 'dog', size: 'small', energyLevel: 'low', goodWithKids: true,
    description: 'A small, solid dog with a worried forehead, a curly tail and a snore.',
    characteristics: ['flat face', 'curled tail', 'wrinkled brow'], temperament: ['funny', 'cuddly', 'easygoing'],
    colorOptions: ['fawn', 'black', 'silver'],
    coats: [['fawn'], ['black'], ['silver']],
  },
  {
    id: 'tabby', name: 'Tabby', type: 'cat', size: 'medium', energyLevel: 'medium', goodWithKids: true,
    description: 'A striped cat with an M on its forehead and its own opinion of your timetable.',
    characteristics: ['stripes', 'white paws', 'green eyes'], temperament: ['curious', 'independent', 'friendly'],
    colorOptions: ['ginger', 'grey', 'brown', 'silver', 'white'],
    coats: [['ginger', 'white'], ['grey', 'white'], ['brown', 'white'], ['silver', 'white']],
  },
  {
    id: 'siamese', name: 'Siamese', type: 'cat', size: 'medium', energyLevel: 'high', goodWithKids: true,
    description: 'A slim cat with dark ears, blue eyes and a great deal to say.',
    characteristics: ['dark mask, ears and paws', 'blue eyes', 'long tail'], temperament: ['talkative', 'clever', 'devoted'],
    colorOptions: ['cream', 'seal', 'chocolate', 'lilac', 'blue-grey'],
    coats: [['cream', 'seal'], ['cream', 'chocolate'], ['cream', 'blue-grey']],
  },
  {
    id: 'persian', name: 'Persian', type: 'cat', size: 'medium', energyLevel: 'low', goodWithKids: true,
    description: 'A cloud with a face in it, best left on the cushion.',
    characteristics: ['long fluffy coat', 'round face', 'plume tail'], temperament: ['calm', 'gentle', 'dignified'],
    colorOptions: ['silver', 'white', 'cream', 'grey', 'ginger', 'black'],
    coats: [['silver'], ['white'], ['cream'], ['ginger']],
  },
  {
    id: 'black-cat', name: 'Black Shorthair', type: 'cat', size: 'medium', energyLevel: 'medium', goodWithKids: true,
    description: 'A sleek black cat: at night only the eyes come in.',
    characteristics: ['sleek coat', 'amber eyes', 'quiet feet'], temperament: ['playful', 'sly', 'affectionate'],
    colorOptions: ['black', 'charcoal'],
    coats: [['black']],
  },
  {
    id: 'mini-lop', name: 'Mini Lop', type: 'rabbit', size: 'medium', energyLevel: 'medium', goodWithKids: true,
    description: 'A rounded rabbit whose ears hang down like socks on a line.',
    characteristics: ['drooping ears', 'round cheeks', 'thick coat'], temperament: ['sweet', 'steady', 'nosy'],
    colorOptions: ['brown', 'grey', 'white', 'fawn', 'chestnut', 'black'],
    coats: [['brown'], ['grey'], ['white'], ['fawn']],
  },
  {
    id: 'dutch-rabbit', name: 'Dutch', type: 'rabbit', size: 'small', energyLevel: 'medium', goodWithKids: true,
    description: 'A neat rabbit dressed in two halves, with a white blaze down its nose.',
    characteristics: ['upright ears', 'white blaze and saddle', 'white feet'], temperament: ['gentle', 'lively', 'easygoing'],
    colorOptions: ['black', 'blue-grey', 'chocolate', 'grey', 'white'],
    coats: [['black', 'white'], ['blue-grey', 'white'], ['chocolate', 'white']],
  },
  {
    id: 'netherland-dwarf', name: 'Netherland Dwarf', type: 'rabbit', size: 'small', energyLevel: 'high', goodWithKids: false,
    description: 'The smallest of rabbits, quick and shy, with ears no longer than your thumb.',
    characteristics: ['short ears', 'round head', 'tiny body'], temperament: ['shy', 'quick', 'bright'],
    colorOptions: ['white', 'chestnut', 'lilac', 'black', 'sandy', 'grey'],
    coats: [['chestnut'], ['white'], ['lilac'], ['black']],
  },
  {
    id: 'budgie', name: 'Budgerigar', type: 'bird', size: 'small', energyLevel: 'high', goodWithKids: true,
    description: 'A chattering little parrot that flies in great green flocks over the inland of Australia.',
    characteristics: ['striped wings', 'long tail', 'spotted throat'], temperament: ['chatty', 'sociable', 'busy'],
    colorOptions: ['green', 'yellow', 'sky-blue', 'white', 'blue'],
    coats: [['green', 'yellow'], ['sky-blue', 'white'], ['yellow', 'white']],
  },
  {
    id: 'cockatoo', name: 'Cockatoo', type: 'bird', size: 'large', energyLevel: 'high', goodWithKids: false,
    description: 'A white bird with a yellow crest, a loud voice and a talent for opening things.',
    characteristics: ['raised crest', 'strong beak', 'white feathers'], temperament: ['loud', 'clever', 'cheeky'],
    colorOptions: ['white', 'yellow', 'pink', 'grey', 'black'],
    coats: [['white', 'yellow'], ['pink', 'grey']],
  },
  {
    id: 'macaw', name: 'Macaw', type: 'bird', size: 'large', energyLevel: 'high', goodWithKids: false,
    description: 'A long, bright parrot that looks as if somebody could not choose a colour.',
    characteristics: ['long tail', 'bare face', 'hooked beak'], temperament: ['bold', 'noisy', 'affectionate'],
    colorOptions: ['scarlet', 'blue', 'yellow', 'green'],
    coats: [['scarlet', 'blue', 'yellow'], ['blue', 'yellow']],
  },
  {
    id: 'goldfish', name: 'Goldfish', type: 'fish', size: 'medium', energyLevel: 'medium', goodWithKids: true,
    description: 'A bright, round fish that soon knows who brings the food.',
    characteristics: ['flowing tail', 'shining scales', 'round belly'], temperament: ['peaceful', 'hungry', 'watchful'],
    colorOptions: ['orange', 'golden', 'white', 'black', 'scarlet'],
    coats: [['orange'], ['golden'], ['white', 'orange']],
  },
  {
    id: 'betta', name: 'Betta', type: 'fish', size: 'small', energyLevel: 'low', goodWithKids: true,
    description: 'A small fish with fins like a ball gown, who prefers to live alone.',
    characteristics: ['veil fins', 'slim body', 'deep colours'], temperament: ['proud', 'solitary', 'brave'],
    colorOptions: ['blue', 'purple', 'scarlet', 'turquoise', 'white'],
    coats: [['blue', 'purple'], ['scarlet'], ['turquoise', 'blue'], ['purple']],
  },
  {
    id: 'clownfish', name: 'Clownfish', type: 'fish', size: 'small', energyLevel: 'medium', goodWithKids: true,
    description: 'A striped reef fish that keeps to its own anemone and never goes far.',
    characteristics: ['white bands', 'black-edged fins', 'waggling swim'], temperament: ['homely', 'bold', 'busy'],
    colorOptions: ['orange', 'black', 'white'],
    coats: [['orange', 'white', 'black']],
  },
  {
    id: 'golden-hamster', name: 'Golden Hamster', type: 'hamster', size: 'medium', energyLevel: 'medium', goodWithKids: true,
    description: 'A round night worker with pouches big enough for tomorrow’s breakfast.',
    characteristics: ['cheek pouches', 'round ears', 'pink paws'], temperament: ['busy', 'solitary', 'gentle'],
    colorOptions: ['golden', 'cream', 'white', 'grey', 'sandy'],
    coats: [['golden', 'cream'], ['cream'], ['grey', 'white']],
  },
  {
    id: 'dwarf-hamster', name: 'Dwarf Hamster', type: 'hamster', size: 'small', energyLevel: 'high', goodWithKids: true,
    description: 'A hamster half the size and twice the speed, with a dark stripe down its back.',
    characteristics: ['back stripe', 'tiny body', 'furry feet'], temperament: ['quick', 'curious', 'shy'],
    colorOptions: ['grey', 'white', 'brown', 'fawn', 'silver'],
    coats: [['grey', 'white'], ['brown', 'fawn'], ['white', 'silver']],
  },
  {
    id: 'american-guinea-pig', name: 'American Guinea Pig', type: 'guinea-pig', size: 'medium', energyLevel: 'medium', goodWithKids: true,
    description: 'A smooth, stout guinea pig in two or three colours that whistles when the fridge opens.',
    characteristics: ['short smooth coat', 'patches', 'no tail'], temperament: ['sociable', 'gentle', 'vocal'],
    colorOptions: ['ginger', 'black', 'white', 'cream', 'chocolate', 'tan'],
    coats: [['ginger', 'white', 'black'], ['black', 'white'], ['chocolate', 'cream'], ['tan', 'white']],
  },
  {
    id: 'abyssinian-guinea-pig', name: 'Abyssinian Guinea Pig', type: 'guinea-pig', size: 'medium', energyLevel: 'high', goodWithKids: true,
    description: 'A guinea pig whose hair grows in whorls, as if it had just got out of bed.',
    characteristics: ['rosettes of hair', 'ridged back', 'whiskery cheeks'], temperament: ['lively', 'cheeky', 'affectionate'],
    colorOptions: ['brown', 'black', 'white', 'golden', 'ginger', 'silver'],
    coats: [['brown', 'white'], ['black', 'white'], ['golden', 'white'], ['silver', 'black']],
  },
  {
    id: 'bearded-dragon', name: 'Bearded Dragon', type: 'lizard', size: 'large', energyLevel: 'low', goodWithKids: true,
    description: 'A sunbather from inland Australia that waves one arm to be polite.',
    characteristics: ['spiny beard', 'broad head', 'sandy scales'], temperament: ['calm', 'patient', 'curious'],
    colorOptions: ['sandy', 'tan', 'orange', 'yellow', 'brown'],
    coats: [['sandy'], ['orange', 'yellow'], ['tan', 'brown']],
  },
  {
    id: 'leopard-gecko', name: 'Leopard Gecko', type: 'lizard', size: 'small', energyLevel: 'low', goodWithKids: true,
    description: 'A spotted gecko that smiles, blinks, and stores its supper in its tail.',
    characteristics: ['spots', 'fat tail', 'eyelids'], temperament: ['gentle', 'quiet', 'nocturnal'],
    colorOptions: ['yellow', 'orange', 'white', 'cream', 'black'],
    coats: [['yellow', 'black'], ['orange', 'white'], ['white', 'black']],
  },
]

export const breedsOf = (type: PetType): Breed[] => BREEDS.filter((row) => row.type === BREED_TYPE_OF[type])
/** Drawn by the illustrator when asked for. */
export const breedImageUrl = (id: string): string => `/api/breeds/${id}/picture.svg`
